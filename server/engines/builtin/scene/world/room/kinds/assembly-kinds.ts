import type { Land } from '../../../words/land.ts';
import { hotpotRestaurant, hotpotSurfaces } from '../eating/hotpot-restaurant.ts';
import { FIRE_HALL, fireHall, fireHallSurfaces } from '../public/fire-hall.ts';
import type { RoomKind } from '../room-kind.ts';
import { stationeryShop, stationerySurfaces } from '../shops/stationery-shop.ts';
import { KARTING_HALL, kartingHall, kartingSurfaces } from '../sport/karting-hall.ts';
import { CASTLE_KITCHEN, castleKitchen, castleKitchenSurfaces } from '../tales/castle-kitchen.ts';
import { GREAT_HALL, greatHall, greatHallSurfaces } from '../tales/great-hall.ts';
import { SCRIPTORIUM, scriptorium, scriptoriumSurfaces } from '../tales/scriptorium.ts';

/** Halls, shops and rooms to eat in that are known by one thing which everybody there has come for, by their land: they have their own people. */
export const ASSEMBLY_KINDS = {
  hotpotrestaurant: {
    shape: { half: 3.6, high: 3.1, back: [9.6, 0.4], window: [0, 0, 1, 2] },
    surfaces: (noise) => hotpotSurfaces(noise),
    furnish: hotpotRestaurant,
    light: { lamp: [1.5, 1.05, 0.66], least: 1.15, day: 0.6 },
    isPeopled: true,
    isFrameless: true,
    isMeasured: true,
  },
  kartinghall: {
    shape: {
      half: KARTING_HALL.half,
      high: KARTING_HALL.high,
      back: [KARTING_HALL.back, 0],
      window: [0, 0, 1, 2],
    },
    surfaces: kartingSurfaces,
    furnish: kartingHall,
    light: { lamp: [1.6, 1.62, 1.66], least: 1.2, day: 0.8 },
    isPeopled: true,
    isFrameless: true,
    isMeasured: true,
  },
  firehall: {
    shape: {
      half: FIRE_HALL.half,
      high: FIRE_HALL.high,
      back: [FIRE_HALL.back, 0],
      window: [0, 0, 1, 2],
    },
    surfaces: (noise) => fireHallSurfaces(noise),
    furnish: fireHall,
    light: { lamp: [1.4, 1.36, 1.28], least: 1.15, day: 1 },
    has: ({ traits = [] }) => traits.includes('firefighter'),
    isFrameless: true,
    isMeasured: true,
  },
  greathall: {
    shape: {
      half: GREAT_HALL.half,
      high: GREAT_HALL.high,
      back: [GREAT_HALL.back, 0],
      window: [0, 0, 1, 2],
    },
    surfaces: greatHallSurfaces,
    furnish: greatHall,
    light: { lamp: [1.55, 1.05, 0.58], least: 1.2, day: 0.9 },
    has: ({ traits = [] }) => traits.includes('musician'),
    hasFire: true,
    hasCandles: true,
    isFrameless: true,
    isMeasured: true,
  },
  castlekitchen: {
    shape: {
      half: CASTLE_KITCHEN.half,
      high: CASTLE_KITCHEN.high,
      back: [CASTLE_KITCHEN.back, 0],
      window: [0, 0, 1, 2],
    },
    surfaces: castleKitchenSurfaces,
    furnish: castleKitchen,
    light: { lamp: [1.5, 1, 0.55], least: 1.2, day: 0.8 },
    has: ({ traits = [] }) => traits.includes('chef'),
    hasFire: true,
    hasCandles: true,
    isFrameless: true,
    isMeasured: true,
  },
  stationeryshop: {
    shape: { half: 2.9, high: 3, back: [7.4, 0.3], window: [0, 0, 1, 2] },
    surfaces: stationerySurfaces,
    furnish: stationeryShop,
    light: { lamp: [1.3, 1.26, 1.14], least: 1.1, day: 1.1 },
    isFrameless: true,
    isMeasured: true,
  },
  scriptorium: {
    shape: {
      half: SCRIPTORIUM.half,
      high: SCRIPTORIUM.high,
      back: [SCRIPTORIUM.back, 0],
      window: [0, 0, 1, 2],
    },
    surfaces: scriptoriumSurfaces,
    furnish: scriptorium,
    light: { lamp: [1.3, 1, 0.66], least: 0.9, day: 1.35 },
    has: ({ traits = [] }) => traits.includes('monk'),
    hasCandles: true,
    isFrameless: true,
    isMeasured: true,
  },
} as const satisfies Partial<Readonly<Record<Land, RoomKind>>>;
