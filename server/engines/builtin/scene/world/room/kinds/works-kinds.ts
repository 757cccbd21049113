import type { Land } from '../../../words/land.ts';
import { SPA, spa, spaSurfaces } from '../care/spa.ts';
import { type RoomKind, TUBES } from '../room-kind.ts';
import { carShowroom, SHOWROOM, showroomSurfaces } from '../shops/car-showroom.ts';
import { BACKSTAGE, backstage, backstageSurfaces } from '../shows/backstage.ts';
import { musicRoom, musicRoomSurfaces } from '../shows/music-room.ts';
import { ASSEMBLY, assemblyLine, assemblySurfaces } from '../work/assembly-line.ts';
import { CONTROL_ROOM, controlRoom, controlRoomSurfaces } from '../work/control-room.ts';

/** Rooms of industry, trade and the arts, by their land. */
export const WORKS_KINDS = {
  carshowroom: {
    shape: {
      half: SHOWROOM.half,
      high: SHOWROOM.high,
      back: [SHOWROOM.back, 0],
      window: [5.9, 0, 0.14, 3.1],
    },
    surfaces: showroomSurfaces,
    furnish: carShowroom,
    light: { lamp: [1.1, 1.08, 1.02], least: 0.9, day: 1.1 },
    outlook: 'street',
    isFrameless: true,
    isMeasured: true,
  },
  assemblyline: {
    shape: {
      half: ASSEMBLY.half,
      high: ASSEMBLY.high,
      back: [ASSEMBLY.back, 0],
      window: [0, 0, 1, 2],
    },
    surfaces: assemblySurfaces,
    furnish: assemblyLine,
    light: { lamp: [1.5, 1.5, 1.42], least: 1, day: 1 },
    isFrameless: true,
    isMeasured: true,
  },
  controlroom: {
    shape: {
      half: CONTROL_ROOM.half,
      high: CONTROL_ROOM.high,
      back: [CONTROL_ROOM.back, 0],
      window: [0, 0, 1, 2],
    },
    surfaces: controlRoomSurfaces,
    furnish: controlRoom,
    light: { lamp: TUBES, least: 0.9, day: 0.9 },
    isFrameless: true,
    isMeasured: true,
  },
  musicroom: {
    shape: { half: 2.9, high: 3.1, back: [5.4, 0], window: [0.85, 0.7, 0.8, 2.45] },
    surfaces: musicRoomSurfaces,
    furnish: musicRoom,
    light: { lamp: [1.15, 0.98, 0.75], least: 0.75, day: 1.15 },
    isMeasured: true,
  },
  backstage: {
    shape: {
      half: BACKSTAGE.half,
      high: BACKSTAGE.high,
      back: [BACKSTAGE.back, 0],
      window: [0, 0, 1, 2],
    },
    surfaces: backstageSurfaces,
    furnish: backstage,
    light: { lamp: [1.35, 1.08, 0.78], least: 1.1, day: 0.7 },
    isFrameless: true,
    isMeasured: true,
  },
  spa: {
    shape: { half: SPA.half, high: SPA.high, back: [SPA.back, 0], window: [0, 0, 1, 2] },
    surfaces: spaSurfaces,
    furnish: spa,
    light: { lamp: [1.4, 1.12, 0.78], least: 1, day: 0.8 },
    isPeopled: true,
    isFrameless: true,
    hasCandles: true,
    isMeasured: true,
  },
} as const satisfies Partial<Readonly<Record<Land, RoomKind>>>;
