import type { Land } from '../../../words/land.ts';
import { WARD_CORRIDOR, wardCorridor, wardCorridorSurfaces } from '../care/hospital-corridor.ts';
import { LECTURE_HALL, lectureHall, lectureHallSurfaces } from '../public/lecture-hall.ts';
import { CORRIDOR_SHAPE, corridorSurfaces, schoolCorridor } from '../public/school-corridor.ts';
import { type RoomKind, TUBES } from '../room-kind.ts';
import { MARKET_HALL, marketHall, marketHallSurfaces } from '../shops/market-hall.ts';
import { BALLROOM_SHAPE, ballroom, ballroomSurfaces } from '../shows/ballroom.ts';
import { DWARF_HALL_SHAPE, dwarfHall, dwarfHallSurfaces } from '../tales/dwarf-hall.ts';

/** Halls and corridors that are longer than they are wide, by their land. */
export const HALL_KINDS = {
  ballroom: {
    shape: {
      half: BALLROOM_SHAPE.half,
      high: BALLROOM_SHAPE.high,
      back: [BALLROOM_SHAPE.back, 0],
      window: [0, 0, 4, 5],
    },
    surfaces: ballroomSurfaces,
    furnish: ballroom,
    light: { lamp: [1.55, 1.35, 1.05], least: 1, day: 1.1 },
    isFrameless: true,
    isMeasured: true,
  },
  dwarfhall: {
    shape: {
      half: DWARF_HALL_SHAPE.half,
      high: DWARF_HALL_SHAPE.high,
      back: [DWARF_HALL_SHAPE.back, 0],
      window: [0, 0, 4, 5],
    },
    surfaces: dwarfHallSurfaces,
    furnish: dwarfHall,
    light: { lamp: [1.5, 1, 0.56], least: 1.5, day: 0.8 },
    isFrameless: true,
    isMeasured: true,
  },
  schoolcorridor: {
    shape: {
      half: CORRIDOR_SHAPE.half,
      high: CORRIDOR_SHAPE.high,
      back: [CORRIDOR_SHAPE.back, 0],
      window: [0, 0, 1, 2],
    },
    surfaces: corridorSurfaces,
    furnish: schoolCorridor,
    light: { lamp: TUBES, least: 0.95, day: 1 },
    isFrameless: true,
    isMeasured: true,
  },
  hospitalcorridor: {
    shape: {
      half: WARD_CORRIDOR.half,
      high: WARD_CORRIDOR.high,
      back: [WARD_CORRIDOR.back, 0],
      window: [0, 0, 1, 2],
    },
    surfaces: wardCorridorSurfaces,
    furnish: wardCorridor,
    light: { lamp: TUBES, least: 0.95, day: 1 },
    isFrameless: true,
    isMeasured: true,
  },
  markethall: {
    shape: {
      half: MARKET_HALL.half,
      high: MARKET_HALL.high,
      back: [MARKET_HALL.back, 0],
      window: [0, 0, 1, 2],
    },
    surfaces: marketHallSurfaces,
    furnish: marketHall,
    light: { lamp: [1.5, 1.34, 1.08], least: 0.9, day: 1.8 },
    isFrameless: true,
    isMeasured: true,
  },
  lecturehall: {
    shape: {
      half: LECTURE_HALL.half,
      high: LECTURE_HALL.high,
      back: [LECTURE_HALL.back, 0],
      window: [0, 0, 1, 2],
    },
    surfaces: lectureHallSurfaces,
    furnish: lectureHall,
    light: { lamp: [1.5, 1.4, 1.22], least: 1.5, day: 1 },
    isPeopled: true,
    isFrameless: true,
    isMeasured: true,
  },
} as const satisfies Partial<Readonly<Record<Land, RoomKind>>>;
