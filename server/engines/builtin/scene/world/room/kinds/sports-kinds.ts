import type { Land } from '../../../words/land.ts';
import type { RoomKind } from '../room-kind.ts';
import { basketballHall, basketballSurfaces, HALL } from '../sport/basketball-hall.ts';
import { boxingGym, boxingGymSurfaces } from '../sport/boxing-gym.ts';
import { ARENA, iceRink, iceRinkSurfaces } from '../sport/ice-rink.ts';
import { scienceFair } from '../sport/science-fair.ts';

/** Halls in which people play before spectators, by their land. */
export const SPORTS_KINDS = {
  basketballhall: {
    shape: { half: HALL.half, high: HALL.high, back: [HALL.back, 0], window: [0, 0, 1, 2] },
    surfaces: (noise, middle) => basketballSurfaces(noise, middle),
    furnish: basketballHall,
    light: { lamp: [1.75, 1.8, 1.85], least: 1, day: 0.8 },
    seatsThem: true,
    isFrameless: true,
    isMeasured: true,
  },
  sciencefair: {
    shape: { half: HALL.half, high: HALL.high, back: [HALL.back, 0], window: [0, 0, 1, 2] },
    surfaces: (noise, middle) => basketballSurfaces(noise, middle),
    furnish: scienceFair,
    light: { lamp: [1.75, 1.8, 1.85], least: 1, day: 0.8 },
    isFrameless: true,
    isMeasured: true,
  },
  boxinggym: {
    shape: { half: 3, high: 3.6, back: [11, 0.8], window: [0, 0, 1, 2] },
    surfaces: boxingGymSurfaces,
    furnish: boxingGym,
    light: { lamp: [1.5, 1.36, 1.1], least: 1.2, day: 0.9 },
    isFrameless: true,
    isMeasured: true,
  },
  icerink: {
    shape: { half: ARENA.half, high: ARENA.high, back: [ARENA.back, 0], window: [0, 0, 1, 2] },
    surfaces: (noise, middle) => iceRinkSurfaces(noise, middle),
    furnish: iceRink,
    light: { lamp: [2.1, 2.15, 2.2], least: 1.1, day: 0.9 },
    seatsThem: true,
    isFrameless: true,
    isMeasured: true,
  },
} as const satisfies Partial<Readonly<Record<Land, RoomKind>>>;
