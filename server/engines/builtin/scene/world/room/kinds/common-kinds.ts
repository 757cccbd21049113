import type { Land } from '../../../words/land.ts';
import { BUNK_ROOM, BUNKS, bunkRoom, dormitorySurfaces } from '../home/bunk-room.ts';
import { type RoomKind, WARM } from '../room-kind.ts';
import { IZBA, izba, liesOnStove } from '../shelters/izba.ts';
import { cabinSurfaces } from '../shelters/log-cabin.ts';
import { BINGO_HALL, bingoHall, bingoSurfaces, playsBingo } from '../shows/bingo-hall.ts';
import { DINOSAUR_HALL, dinosaurHall, dinosaurSurfaces } from '../shows/dinosaur-hall.ts';

const BUNK_SHAPE: RoomKind['shape'] = {
  half: BUNK_ROOM.half,
  high: BUNK_ROOM.high,
  back: [BUNK_ROOM.back, 0.2],
  window: [0.62, 0, 1, 2.1],
};

/** Rooms that many share, and that are known by what fills them: bunk beds, a stove to lie on, tables of cards, a skeleton. */
export const COMMON_KINDS = {
  dormitory: {
    shape: BUNK_SHAPE,
    surfaces: dormitorySurfaces([0.93, 0.9, 0.8], [0.42, 0.62, 0.66]),
    furnish: bunkRoom(BUNKS.dormitory),
    light: { lamp: WARM, least: 0.7, day: 1.15 },
    isMeasured: true,
  },
  barracks: {
    shape: BUNK_SHAPE,
    surfaces: dormitorySurfaces([0.84, 0.83, 0.74], [0.38, 0.44, 0.32]),
    furnish: bunkRoom(BUNKS.barracks),
    light: { lamp: [1.3, 1.2, 0.95], least: 0.7, day: 1.1 },
    isMeasured: true,
  },
  campcabin: {
    shape: BUNK_SHAPE,
    surfaces: cabinSurfaces,
    furnish: bunkRoom(BUNKS.campcabin),
    light: { lamp: [1.4, 1, 0.6], least: 0.8, day: 1.1 },
    outlook: 'forest',
    isMeasured: true,
  },
  izba: {
    shape: {
      half: IZBA.half,
      high: IZBA.high,
      back: [IZBA.back, 0],
      window: [0.5, -0.55, 1, 1.95],
    },
    surfaces: cabinSurfaces,
    furnish: izba,
    light: { lamp: [1.3, 1.02, 0.7], least: 0.5, day: 1.2 },
    has: liesOnStove,
    hasFire: true,
    isMeasured: true,
  },
  bingohall: {
    shape: {
      half: BINGO_HALL.half,
      high: BINGO_HALL.high,
      back: [BINGO_HALL.back, 0],
      window: [0, 0, 1, 2],
    },
    surfaces: bingoSurfaces,
    furnish: bingoHall,
    light: { lamp: [1.45, 1.28, 1], least: 1.15, day: 0.9 },
    has: playsBingo,
    isFrameless: true,
    isMeasured: true,
  },
  dinosaurhall: {
    shape: {
      half: DINOSAUR_HALL.half,
      high: DINOSAUR_HALL.high,
      back: [DINOSAUR_HALL.back, 0],
      window: [0, 0, 1, 2],
    },
    surfaces: dinosaurSurfaces,
    furnish: dinosaurHall,
    light: { lamp: [1.4, 1.15, 0.82], least: 1.05, day: 1.15, closed: 0.55 },
    isFrameless: true,
    isMeasured: true,
  },
} as const satisfies Partial<Readonly<Record<Land, RoomKind>>>;
