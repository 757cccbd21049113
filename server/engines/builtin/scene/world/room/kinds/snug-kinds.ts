import type { Land } from '../../../words/land.ts';
import { blanketFort, fortSurfaces } from '../home/blanket-fort.ts';
import { bubbleBath, bubbleBathSurfaces } from '../home/bubble-bath.ts';
import { camper, camperSurfaces } from '../home/camper.ts';
import { closet, closetSurfaces } from '../home/closet.ts';
import { nursery, nurserySurfaces } from '../home/nursery.ts';
import { nookSurfaces, readingNook } from '../home/reading-nook.ts';
import { tinyHouse, tinySurfaces } from '../home/tiny-house.ts';
import { type RoomKind, TUBES, WARM } from '../room-kind.ts';
import { cabinSurfaces, logCabin } from '../shelters/log-cabin.ts';
import { escapeRoom, escapeSurfaces } from '../shows/escape-room.ts';
import { SPACE_GARDEN, spaceGarden, spaceGardenSurfaces } from '../travel/space-garden.ts';
import { callCenter, callCenterSurfaces } from '../work/call-center.ts';
import { meetingRoom, meetingSurfaces } from '../work/meeting-room.ts';
import { openOffice, openOfficeSurfaces } from '../work/open-office.ts';

/** Small rooms to live in and rooms to work in together, by their land. */
export const SNUG_KINDS = {
  camper: {
    shape: { half: 1.12, high: 1.95, back: [4, 0], window: [0.9, 0, 0.8, 1.7] },
    surfaces: camperSurfaces,
    furnish: camper,
    light: { lamp: WARM, least: 0.55, day: 1.3 },
    isFrameless: true,
    isMeasured: true,
  },
  spacegarden: {
    shape: {
      half: SPACE_GARDEN.half,
      high: SPACE_GARDEN.high,
      back: [SPACE_GARDEN.back, 0],
      window: [1.3, 0, 0.9, 2.5],
    },
    surfaces: spaceGardenSurfaces,
    furnish: spaceGarden,
    light: { lamp: [1.05, 0.9, 1.05], least: 0.9, day: 0.6 },
    outlook: 'orbit',
    isFrameless: true,
    isMeasured: true,
  },
  meetingroom: {
    shape: { half: 2.4, high: 2.8, back: [6.1, 0], window: [0, 0, 1, 2] },
    surfaces: meetingSurfaces,
    furnish: meetingRoom,
    light: { lamp: TUBES, least: 0.8, day: 1 },
    isPeopled: true,
    isFrameless: true,
    isMeasured: true,
  },
  openoffice: {
    shape: { half: 5.4, high: 3.1, back: [10.2, 0], window: [5.2, 0, 0.3, 2.8] },
    surfaces: openOfficeSurfaces,
    furnish: openOffice,
    light: { lamp: TUBES, least: 0.7, day: 1.1 },
    outlook: 'city',
    // Several who work sit at its desks.
    has: ({ traits = [], count, posture }) =>
      count > 2 &&
      posture !== 'standing' &&
      traits.every((trait) => trait === 'typing' || trait === 'woman'),
    isFrameless: true,
    isMeasured: true,
  },
  callcenter: {
    shape: { half: 3.4, high: 2.9, back: [7.6, 0], window: [1.5, -1.4, 1, 2.5] },
    surfaces: callCenterSurfaces,
    furnish: callCenter,
    light: { lamp: TUBES, least: 0.75, day: 1 },
    outlook: 'city',
    isPeopled: true,
    isFrameless: true,
    isMeasured: true,
  },
  nursery: {
    shape: { half: 2.3, high: 2.6, back: [4.7, 0], window: [0.65, -0.7, 1, 2.1] },
    surfaces: nurserySurfaces,
    furnish: nursery,
    light: { lamp: WARM, least: 0.5, day: 1.15 },
    isMeasured: true,
  },
  bubblebath: {
    shape: { half: 2, high: 2.6, back: [4.3, 0], window: [0.5, -0.35, 1.3, 2.2] },
    surfaces: bubbleBathSurfaces,
    furnish: bubbleBath,
    light: { lamp: WARM, least: 0.6, day: 1.15 },
    isMeasured: true,
  },
  blanketfort: {
    shape: { half: 2.5, high: 2.6, back: [5.6, 0], window: [0, 0, 1, 2] },
    surfaces: fortSurfaces,
    furnish: blanketFort,
    light: { lamp: [1.3, 0.85, 0.45], least: 1, day: 0.3 },
    isPeopled: true,
    isFrameless: true,
    isMeasured: true,
  },
  closet: {
    shape: { half: 1.75, high: 2.65, back: [5, 0], window: [0, 0, 1, 2] },
    surfaces: closetSurfaces,
    furnish: closet,
    light: { lamp: [1.12, 1, 0.86], least: 0.9, day: 0.9 },
    isFrameless: true,
    isMeasured: true,
  },
  readingnook: {
    shape: { half: 2.3, high: 2.6, back: [4.2, 0], window: [1.15, 0, 0.62, 2.2] },
    surfaces: nookSurfaces,
    furnish: readingNook,
    light: { lamp: WARM, least: 0.7, day: 1.1 },
    isFrameless: true,
    isMeasured: true,
  },
  logcabin: {
    shape: { half: 2.8, high: 3, back: [5.6, 0.3], window: [0.8, 1.2, 0.85, 2.2] },
    surfaces: cabinSurfaces,
    furnish: logCabin,
    light: { lamp: WARM, least: 0.7, day: 0.85 },
    outlook: 'forest',
    hasFire: true,
    isFrameless: true,
    isMeasured: true,
  },
  escaperoom: {
    shape: { half: 2.35, high: 2.85, back: [4.7, 0], window: [0, 0, 1, 2] },
    surfaces: escapeSurfaces,
    furnish: escapeRoom,
    light: { lamp: [1.25, 0.95, 0.62], least: 1, day: 0.3 },
    isFrameless: true,
    hasCandles: true,
    isMeasured: true,
  },
  tinyhouse: {
    shape: { half: 1.7, high: 3.6, back: [5.1, 0], window: [0.5, -0.5, 1.12, 1.85] },
    surfaces: tinySurfaces,
    furnish: tinyHouse,
    light: { lamp: WARM, least: 0.5, day: 1.3 },
    isMeasured: true,
  },
} as const satisfies Partial<Readonly<Record<Land, RoomKind>>>;
