import type { Land } from '../../../words/land.ts';
import { type RoomKind, WARM } from '../room-kind.ts';
import { CLOCK_ROOM, clockRoom, clockRoomSurfaces } from '../tales/clock-room.ts';
import {
  bookTower,
  bookTowerSurfaces,
  STAIR_TOWER,
  spiralStair,
  towerSurfaces,
} from '../tales/spiral-stair.ts';
import { CAPTAIN_CABIN, captainCabin, captainSurfaces } from '../travel/captain-cabin.ts';
import { CABIN, cabinSurfaces, carCabin } from '../travel/car-cabin.ts';
import {
  PLANE_ROW,
  planeRowSurfaces,
  planeWindow,
  TRAIN_WINDOW,
  trainWindow,
} from '../travel/plane-window.ts';
import { STATION_MODULE, stationModule, stationSurfaces } from '../travel/station-module.ts';
import { SUBMARINE, submarine, submarineSurfaces, VIEWPORT } from '../travel/submarine.ts';
import { WRECK_HOLD, wreckHold, wreckSurfaces } from '../travel/wreck-hold.ts';

const TOWER_SHAPE = {
  half: STAIR_TOWER.radius,
  high: STAIR_TOWER.high,
  back: [STAIR_TOWER.ahead + STAIR_TOWER.radius, 0],
  window: [0, 0, 1, 2],
} as const;

/** Rooms in towers and in the hulls of vessels, by their land. */
export const TOWER_KINDS = {
  planewindow: {
    shape: {
      half: 3,
      high: PLANE_ROW.high,
      back: [PLANE_ROW.back, 0],
      window: [2.4, 0, PLANE_ROW.up - 0.4, PLANE_ROW.up + 0.4],
    },
    surfaces: planeRowSurfaces,
    furnish: planeWindow,
    light: { lamp: [1.05, 1, 0.94], least: 0.7, day: 1.2 },
    outlook: 'clouds',
    isFrameless: true,
    isMeasured: true,
  },
  trainwindow: {
    shape: {
      half: 3,
      high: PLANE_ROW.high,
      back: [PLANE_ROW.back, 0],
      window: [2.5, 0, PLANE_ROW.up - TRAIN_WINDOW[1], PLANE_ROW.up + TRAIN_WINDOW[1]],
    },
    surfaces: planeRowSurfaces,
    furnish: trainWindow,
    light: { lamp: [1.05, 1, 0.94], least: 0.7, day: 1.2 },
    outlook: 'field',
    isFrameless: true,
    isMeasured: true,
  },
  carcabin: {
    shape: { half: 7, high: 9, back: [CABIN.back, 0], window: [7, 0, 0, 9] },
    surfaces: cabinSurfaces,
    furnish: carCabin,
    light: { lamp: WARM, least: 0, day: 0.8 },
    outlook: 'street',
    isPeopled: true,
    isFrameless: true,
    isMeasured: true,
  },
  captaincabin: {
    shape: {
      half: CAPTAIN_CABIN.half,
      high: CAPTAIN_CABIN.high,
      back: [CAPTAIN_CABIN.back, 0],
      window: [CAPTAIN_CABIN.glass[0], 0, CAPTAIN_CABIN.glass[1], CAPTAIN_CABIN.glass[2]],
    },
    surfaces: captainSurfaces,
    furnish: captainCabin,
    light: { lamp: [1.2, 0.86, 0.5], least: 0.55, day: 1.15 },
    outlook: 'sea',
    isFrameless: true,
    isMeasured: true,
  },
  wreckhold: {
    shape: {
      half: WRECK_HOLD.half,
      high: WRECK_HOLD.high,
      back: [WRECK_HOLD.back, 0],
      window: [0, 0, 1, 2],
    },
    surfaces: wreckSurfaces,
    furnish: wreckHold,
    light: { lamp: [0.5, 1.05, 1.15], least: 1, day: 0.4 },
    isFrameless: true,
    isMeasured: true,
  },
  submarineroom: {
    shape: {
      half: SUBMARINE.half,
      high: SUBMARINE.high,
      back: [SUBMARINE.back, 0],
      window: [VIEWPORT.radius, 0, VIEWPORT.up - VIEWPORT.radius, VIEWPORT.up + VIEWPORT.radius],
    },
    surfaces: submarineSurfaces,
    furnish: submarine,
    light: { lamp: [1.15, 1, 0.8], least: 1, day: 0.35 },
    outlook: 'underwater',
    isFrameless: true,
    isMeasured: true,
  },
  stationmodule: {
    shape: {
      half: STATION_MODULE.half,
      high: STATION_MODULE.high,
      back: [STATION_MODULE.back, 0],
      window: [0, 0, 1, 2],
    },
    surfaces: stationSurfaces,
    furnish: stationModule,
    light: { lamp: [1.05, 1.08, 1.1], least: 1, day: 0.3 },
    isFrameless: true,
    isMeasured: true,
  },
  clockroom: {
    shape: {
      half: CLOCK_ROOM.half,
      high: CLOCK_ROOM.high,
      back: [CLOCK_ROOM.back, 0],
      window: [0, 0, 1, 2],
    },
    surfaces: clockRoomSurfaces,
    furnish: clockRoom,
    light: { lamp: [1.15, 0.95, 0.7], least: 0.8, day: 0.8 },
    isFrameless: true,
    isMeasured: true,
  },
  spiralstair: {
    shape: TOWER_SHAPE,
    surfaces: towerSurfaces,
    furnish: spiralStair,
    light: { lamp: [1.3, 1, 0.68], least: 1.1, day: 1.1 },
    isFrameless: true,
    isMeasured: true,
  },
  booktower: {
    shape: TOWER_SHAPE,
    surfaces: bookTowerSurfaces,
    furnish: bookTower,
    light: { lamp: [1.4, 1.05, 0.66], least: 1.1, day: 1.1 },
    isFrameless: true,
    isMeasured: true,
  },
} as const satisfies Partial<Readonly<Record<Land, RoomKind>>>;
