import type { Land } from '../../../words/land.ts';
import { homeLaundry, homeLaundrySurfaces } from '../home/home-laundry.ts';
import { teenRoom, teenRoomSurfaces } from '../home/teen-room.ts';
import { type RoomKind, WARM } from '../room-kind.ts';

/** Rooms of homes that are each a file of their own, by their land. */
export const HOME_KINDS = {
  teenroom: {
    shape: { half: 2.6, high: 2.8, back: [5, 0.3], window: [0.55, 0.55, 1, 2.2] },
    surfaces: teenRoomSurfaces,
    furnish: teenRoom,
    light: { lamp: [0.95, 0.7, 1.3], least: 0.6, day: 0.75 },
    outlook: 'city',
    isMeasured: true,
  },
  homelaundry: {
    shape: { half: 2.15, high: 2.6, back: [3.7, 0.1], window: [0.42, -0.76, 1.25, 2.15] },
    surfaces: homeLaundrySurfaces,
    furnish: homeLaundry,
    light: { lamp: WARM, least: 0.5, day: 1.15 },
    isMeasured: true,
  },
} as const satisfies Partial<Readonly<Record<Land, RoomKind>>>;
