import type { Land } from '../../../words/land.ts';
import { DINER_SHAPE, diner, dinerSurfaces } from '../eating/diner.ts';
import { restaurant, restaurantSurfaces } from '../eating/restaurant.ts';
import { FARM, MEXICAN } from '../furnishings/kitchen-look.ts';
import { diningRoom, diningSurfaces } from '../home/dining-room.ts';
import { PARLOUR_HIGH, parlour, parlourSurfaces } from '../home/parlour.ts';
import { isOldCook, rusticKitchen, rusticSurfaces } from '../home/rustic-kitchen.ts';
import { tatamiRoom, tatamiSurfaces } from '../home/tatami-room.ts';
import { brick, paint, tiles, wood } from '../materials.ts';
import { cellBlock, cellBlockSurfaces } from '../public/cell-block.ts';
import { courtroom, courtSurfaces } from '../public/courtroom.ts';
import { hotelLobby, lobbySurfaces } from '../public/hotel-lobby.ts';
import { laundry, laundrySurfaces } from '../public/laundry.ts';
import { type RoomKind, TUBES, WARM } from '../room-kind.ts';
import { deadMall, deadMallSurfaces } from '../shops/dead-mall.ts';
import { flowerShop } from '../shops/flower-shop.ts';
import { mall, mallSurfaces } from '../shops/mall.ts';
import { toyShop, toyShopSurfaces } from '../shops/toy-shop.ts';
import { casino, casinoSurfaces } from '../shows/casino.ts';
import { cinema, cinemaSurfaces } from '../shows/cinema.ts';
import { arcadeSurfaces, gameArcade } from '../shows/game-arcade.ts';
import { nightclub, nightclubSurfaces } from '../shows/nightclub.ts';
import { concertSurfaces, rockConcert } from '../shows/rock-concert.ts';
import { bowling, bowlingSurfaces } from '../sport/bowling.ts';
import { boxingRing, ringSurfaces } from '../sport/boxing-ring.ts';
import { indoorPool, POOL_SHAPE, poolSurfaces } from '../sport/indoor-pool.ts';
import { compartment, compartmentSurfaces } from '../travel/compartment.ts';
import { METRO, metro, metroSurfaces } from '../travel/metro.ts';
import { oldStation, oldStationSurfaces } from '../travel/old-station.ts';
import { OLD_STATION } from '../travel/old-station-plan.ts';
import { PALACE_HIGH, palaceStation, palaceStationSurfaces } from '../travel/palace-station.ts';
import { cabinSurfaces, planeCabin } from '../travel/plane-cabin.ts';
import { SUBWAY_SHAPE, subwayStation, subwaySurfaces } from '../travel/subway-station.ts';
import { terminal, terminalSurfaces } from '../travel/terminal.ts';
import { serverRoom, serverRoomSurfaces } from '../work/server-room.ts';

/** Rooms in which one travels, waits, eats, buys or plays, by their land. */
export const PUBLIC_KINDS = {
  metro: {
    shape: { half: METRO.half, high: 2.36, back: [14.6, 0], window: [0, 0, 1, 2] },
    surfaces: metroSurfaces,
    furnish: metro,
    light: { lamp: TUBES, least: 1.1, day: 0.5 },
    isFrameless: true,
    isMeasured: true,
  },
  oldstation: {
    shape: {
      half: OLD_STATION.half,
      high: OLD_STATION.high,
      back: [OLD_STATION.back, 0],
      window: [0, 0, 1, 2],
    },
    surfaces: oldStationSurfaces,
    furnish: oldStation,
    light: { lamp: [1.5, 1.36, 1.14], least: 1.1, day: 2 },
    isFrameless: true,
    isMeasured: true,
  },
  palacestation: {
    shape: {
      half: SUBWAY_SHAPE.half,
      high: PALACE_HIGH,
      back: [SUBWAY_SHAPE.back, 0],
      window: [0, 0, 1, 2],
    },
    surfaces: palaceStationSurfaces,
    furnish: palaceStation,
    light: { lamp: [2.1, 1.75, 1.25], least: 1, day: 0.9 },
    isFrameless: true,
    isMeasured: true,
  },
  subwaystation: {
    shape: {
      half: SUBWAY_SHAPE.half,
      high: SUBWAY_SHAPE.high,
      back: [SUBWAY_SHAPE.back, 0],
      window: [0, 0, 1, 2],
    },
    surfaces: subwaySurfaces,
    furnish: subwayStation,
    light: { lamp: [2.1, 2.15, 2.15], least: 1, day: 0.9 },
    isFrameless: true,
    isMeasured: true,
  },
  planecabin: {
    shape: { half: 1.72, high: 2.24, back: [15.4, 0], window: [0, 0, 1, 2] },
    surfaces: (_, middle, night) => cabinSurfaces(middle, night),
    furnish: planeCabin,
    light: { lamp: TUBES, least: 0.9, day: 0.8 },
    seatsThem: true,
    isFrameless: true,
    isMeasured: true,
  },
  compartment: {
    shape: { half: 1.36, high: 2.5, back: [3.3, 0], window: [0.8, 0, 0.98, 2.06] },
    surfaces: compartmentSurfaces,
    furnish: compartment,
    light: { lamp: WARM, least: 0.55, day: 1.05 },
    isFrameless: true,
    isMeasured: true,
  },
  mall: {
    shape: { half: 6.6, high: 9.4, back: [33, 3], window: [0, 0, 1, 2] },
    surfaces: (_, middle) => mallSurfaces(middle),
    furnish: mall,
    light: { lamp: [1.05, 1, 0.9], least: 0.9, day: 1.25 },
    isFrameless: true,
    isMeasured: true,
  },
  deadmall: {
    shape: { half: 6.6, high: 9.4, back: [33, 3], window: [0, 0, 1, 2] },
    surfaces: deadMallSurfaces,
    furnish: deadMall,
    light: { lamp: [0.86, 0.95, 1], least: 0.8, day: 1.3 },
    isFrameless: true,
    isMeasured: true,
  },
  terminal: {
    shape: { half: 7, high: 5.6, back: [16.4, 0.8], window: [6.6, 0, 0.3, 5.2] },
    surfaces: terminalSurfaces,
    furnish: terminal,
    light: { lamp: TUBES, least: 0.6, day: 1.1 },
    outlook: 'airfield',
    isFrameless: true,
    isMeasured: true,
  },
  indoorpool: {
    shape: {
      half: POOL_SHAPE.half,
      high: POOL_SHAPE.high,
      back: [POOL_SHAPE.back, 0],
      window: [POOL_SHAPE.glass[0], 0, POOL_SHAPE.glass[1], POOL_SHAPE.glass[2]],
    },
    surfaces: poolSurfaces,
    furnish: indoorPool,
    light: { lamp: [2.3, 2.25, 2.1], least: 0.35, day: 1.1 },
    isFrameless: true,
  },
  cellblock: {
    shape: { half: 5, high: 6, back: [22, 0], window: [0.9, 0, 3.5, 5.3] },
    surfaces: cellBlockSurfaces,
    furnish: cellBlock,
    light: { lamp: [1.75, 1.75, 1.65], least: 1, day: 1 },
    outlook: 'city',
    isFrameless: true,
  },
  diner: {
    shape: {
      half: DINER_SHAPE.half,
      high: DINER_SHAPE.high,
      back: [DINER_SHAPE.back, 0],
      window: [1.2, 1.9, 1, 2.3],
    },
    surfaces: dinerSurfaces,
    furnish: diner,
    light: { lamp: WARM, least: 0.9, day: 0.9 },
    outlook: 'city',
    isMeasured: true,
  },
  restaurant: {
    shape: { half: 4.6, high: 3.7, back: [11.4, 0.8], window: [1.5, 0, 0.9, 2.8] },
    surfaces: restaurantSurfaces,
    furnish: restaurant,
    light: { lamp: WARM, least: 0.95, day: 0.7 },
    outlook: 'city',
    isMeasured: true,
  },
  lobby: {
    shape: { half: 5.6, high: 5.2, back: [12.4, 0.8], window: [0, 0, 1, 2] },
    surfaces: lobbySurfaces,
    furnish: hotelLobby,
    light: { lamp: [1.1, 0.9, 0.66], least: 1, day: 1.1 },
    isFrameless: true,
    isMeasured: true,
  },
  courtroom: {
    shape: { half: 4.3, high: 4.4, back: [7.8, 0.2], window: [0, 0, 1, 2] },
    surfaces: (noise) => courtSurfaces(wood([0.5, 0.31, 0.17], noise)),
    furnish: courtroom,
    isPeopled: true,
    light: { lamp: [1.1, 0.92, 0.7], least: 0.95, day: 1.15 },
    isFrameless: true,
    isMeasured: true,
  },
  bowling: {
    shape: { half: 4.25, high: 3.3, back: [17, 1], window: [0, 0, 1, 2] },
    surfaces: (_, middle) => bowlingSurfaces(middle),
    furnish: bowling,
    light: { lamp: [0.95, 0.85, 1.1], least: 1.1, day: 0.6 },
    isFrameless: true,
    isMeasured: true,
  },
  laundry: {
    shape: { half: 2.5, high: 2.9, back: [9.4, 0.6], window: [0, 0, 1, 2] },
    surfaces: laundrySurfaces,
    furnish: laundry,
    light: { lamp: TUBES, least: 1, day: 1.1 },
    isFrameless: true,
    isMeasured: true,
  },
  serverroom: {
    shape: { half: 1.85, high: 2.9, back: [15.4, 0.6], window: [0, 0, 1, 2] },
    surfaces: serverRoomSurfaces,
    furnish: serverRoom,
    light: { lamp: [0.7, 0.9, 1.15], least: 1, day: 0.6 },
    isFrameless: true,
    isMeasured: true,
  },
  flowershop: {
    shape: { half: 2.6, high: 3.1, back: [6.6, 0.6], window: [1.1, -0.9, 0.9, 2.4] },
    surfaces: (noise) => ({
      walls: brick([0.8, 0.74, 0.68], noise),
      floor: tiles([0.5, 0.5, 0.48], [0.46, 0.46, 0.45], 0.5),
      ceiling: paint([0.9, 0.89, 0.85], noise),
    }),
    furnish: flowerShop,
    light: { lamp: WARM, least: 0.5, day: 1.15 },
    outlook: 'street',
    isMeasured: true,
  },
  cinema: {
    shape: { half: 5.2, high: 5.3, back: [10.4, 0.5], window: [0, 0, 1, 2] },
    surfaces: (_, middle) => cinemaSurfaces(middle),
    furnish: cinema,
    light: { lamp: [1.5, 1.1, 0.95], least: 1.2, day: 0.25 },
    seatsThem: true,
    isFrameless: true,
    isMeasured: true,
  },
  tatamiroom: {
    shape: { half: 2.75, high: 2.55, back: [5.6, 0.4], window: [0.95, -0.85, 0.06, 1.95] },
    surfaces: tatamiSurfaces,
    furnish: tatamiRoom,
    light: { lamp: WARM, least: 0.35, day: 1.1 },
    outlook: 'forest',
    isFrameless: true,
    isMeasured: true,
  },
  casino: {
    shape: { half: 4.8, high: 4.1, back: [11.4, 0.6], window: [0, 0, 1, 2] },
    surfaces: (_, middle) => casinoSurfaces(middle),
    furnish: casino,
    light: { lamp: [1.35, 1.05, 0.72], least: 1.05, day: 0.6 },
    isFrameless: true,
    isMeasured: true,
  },
  gamearcade: {
    shape: { half: 3.7, high: 3.3, back: [9.6, 0.5], window: [0, 0, 1, 2] },
    surfaces: (_, middle) => arcadeSurfaces(middle),
    furnish: gameArcade,
    light: { lamp: [1.05, 0.75, 1.3], least: 1, day: 0.3 },
    isFrameless: true,
    isMeasured: true,
  },
  diningroom: {
    shape: { half: 3, high: 2.8, back: [5.7, 0.3], window: [0.75, -1, 0.95, 2.3] },
    surfaces: diningSurfaces,
    furnish: diningRoom,
    light: { lamp: WARM, least: 0.75, day: 0.95 },
    seatsThem: true,
    isMeasured: true,
  },
  rockconcert: {
    shape: { half: 5.4, high: 5.4, back: [8.6, 0.4], window: [0, 0, 1, 2] },
    surfaces: (_, middle) => concertSurfaces(middle),
    furnish: rockConcert,
    light: { lamp: [1.25, 0.95, 1.3], least: 1.15, day: 0.15 },
    seatsThem: true,
    isFrameless: true,
    isMeasured: true,
  },
  nightclub: {
    shape: { half: 4.6, high: 4, back: [10.4, 0.5], window: [0, 0, 1, 2] },
    surfaces: (_, middle) => nightclubSurfaces(middle),
    furnish: nightclub,
    light: { lamp: [0.95, 0.7, 1.3], least: 1.1, day: 0.15 },
    isFrameless: true,
    isMeasured: true,
  },
  rustickitchen: {
    shape: { half: 2.9, high: 2.8, back: [5.6, 0.4], window: [0.6, -0.75, 1.2, 2.05] },
    surfaces: (noise) => rusticSurfaces(FARM, noise),
    furnish: rusticKitchen(FARM),
    has: isOldCook,
    light: { lamp: WARM, least: 0.7, day: 1.2 },
    hasFire: true,
    isMeasured: true,
  },
  mexicankitchen: {
    shape: { half: 2.9, high: 2.8, back: [5.6, 0.4], window: [0.6, -0.75, 1.2, 2.05] },
    surfaces: (noise) => rusticSurfaces(MEXICAN, noise),
    furnish: rusticKitchen(MEXICAN),
    has: isOldCook,
    light: { lamp: WARM, least: 0.7, day: 1.2 },
    hasFire: true,
    isMeasured: true,
  },
  parlour: {
    shape: { half: 2.85, high: PARLOUR_HIGH, back: [5.5, 0.3], window: [0.55, -1.5, 0.5, 2.5] },
    surfaces: (noise) => parlourSurfaces(noise),
    furnish: parlour,
    light: { lamp: WARM, least: 0.85, day: 0.9 },
    hasFire: true,
    isMeasured: true,
  },
  toyshop: {
    shape: { half: 2.7, high: 3, back: [7.4, 0.6], window: [0, 0, 1, 2] },
    surfaces: toyShopSurfaces,
    furnish: toyShop,
    light: { lamp: [1.05, 0.98, 0.86], least: 0.95, day: 1.15 },
    isFrameless: true,
    isMeasured: true,
  },
  boxingring: {
    shape: { half: 7.5, high: 5.6, back: [15.5, 1], window: [0, 0, 1, 2] },
    surfaces: ringSurfaces,
    furnish: boxingRing,
    light: { lamp: [1.1, 1.06, 0.96], least: 1.3, day: 0.55 },
    isFrameless: true,
    isMeasured: true,
  },
} as const satisfies Partial<Readonly<Record<Land, RoomKind>>>;
