import type { Noise } from '../../noise.ts';
import type { Colour } from '../../words/idea.ts';
import type { Land } from '../../words/land.ts';
import { hospital } from './care/hospital.ts';
import { SALOON_SHAPE, saloon, saloonSurfaces } from './eating/saloon.ts';
import { tavern } from './eating/tavern.ts';
import { CANDLELIGHT } from './furnishings/candles.ts';
import { timberedSurfaces } from './furnishings/timbered.ts';
import { flat, OAK, WALNUT, WHITE } from './furniture.ts';
import { attic } from './home/attic.ts';
import { atticBedroom } from './home/attic-bedroom.ts';
import { CLOUDED, kidsRoom } from './home/kids-room.ts';
import { AQUARIUM_KINDS } from './kinds/aquarium-kinds.ts';
import { ASSEMBLY_KINDS } from './kinds/assembly-kinds.ts';
import { COMMON_KINDS } from './kinds/common-kinds.ts';
import { CORNER_KINDS } from './kinds/corner-kinds.ts';
import { CRAFT_KINDS } from './kinds/craft-kinds.ts';
import { FEAST_KINDS } from './kinds/feast-kinds.ts';
import { HALL_KINDS } from './kinds/hall-kinds.ts';
import { HOME_KINDS } from './kinds/home-kinds.ts';
import { INTERIOR_KINDS } from './kinds/interior-kinds.ts';
import { OPEN_AIR_KINDS } from './kinds/open-air-kinds.ts';
import { OPEN_GROUND_KINDS } from './kinds/open-ground-kinds.ts';
import { PASSAGE_KINDS } from './kinds/passage-kinds.ts';
import { PASTIME_KINDS } from './kinds/pastime-kinds.ts';
import { PUBLIC_KINDS } from './kinds/public-kinds.ts';
import { SHELTER_KINDS } from './kinds/shelter-kinds.ts';
import { SHOP_KINDS } from './kinds/shop-kinds.ts';
import { SNUG_KINDS } from './kinds/snug-kinds.ts';
import { SPORTS_KINDS } from './kinds/sports-kinds.ts';
import { STAGE_KINDS } from './kinds/stage-kinds.ts';
import { TOWER_KINDS } from './kinds/tower-kinds.ts';
import { TRADE_KINDS } from './kinds/trade-kinds.ts';
import { VENUE_KINDS } from './kinds/venue-kinds.ts';
import { WORKS_KINDS } from './kinds/works-kinds.ts';
import { boards, paint, tiles } from './materials.ts';
import { type RoomKind, type Surfaces, TORCH, TUBES, WARM } from './room-kind.ts';
import { supermarket } from './shops/supermarket.ts';
import { museum } from './shows/museum.ts';
import { operaHall, operaSurfaces } from './shows/opera-hall.ts';
import { stageFloor, theatre } from './shows/theatre.ts';
import type { Material } from './solids/solid.ts';
import { gym } from './sport/gym.ts';
import { dungeon, dungeonSurfaces } from './tales/dungeon.ts';
import { throneRoom, throneRoomSurfaces } from './tales/throne-room.ts';
import { cockpit, HULL_FLOOR, HULL_WALL } from './travel/cockpit.ts';
import { laboratory } from './work/laboratory.ts';

const plainly = (noise: Noise, wall: Colour, floor: Material): Surfaces => ({
  walls: paint(wall, noise),
  floor,
  ceiling: paint(WHITE, noise),
});

/** The rooms by their land. */
export const ROOM_KINDS: Partial<Readonly<Record<Land, RoomKind>>> = {
  ...PUBLIC_KINDS,
  ...FEAST_KINDS,
  ...TRADE_KINDS,
  ...OPEN_AIR_KINDS,
  ...OPEN_GROUND_KINDS,
  ...SPORTS_KINDS,
  ...HOME_KINDS,
  ...INTERIOR_KINDS,
  ...SNUG_KINDS,
  ...HALL_KINDS,
  ...TOWER_KINDS,
  ...STAGE_KINDS,
  ...SHOP_KINDS,
  ...AQUARIUM_KINDS,
  ...PASSAGE_KINDS,
  ...PASTIME_KINDS,
  ...VENUE_KINDS,
  ...SHELTER_KINDS,
  ...WORKS_KINDS,
  ...ASSEMBLY_KINDS,
  ...COMMON_KINDS,
  ...CORNER_KINDS,
  ...CRAFT_KINDS,
  attic: {
    shape: { half: 2.5, high: 3.2, back: [5.8, 0.5], window: [0.55, 0, 0.95, 2] },
    surfaces: (noise) => ({
      walls: boards([0.64, 0.48, 0.33], noise),
      floor: boards(WALNUT, noise),
      ceiling: flat([0.3, 0.2, 0.13]),
    }),
    furnish: attic,
    light: { lamp: WARM, least: 0.75, day: 1.15 },
  },
  atticbedroom: {
    shape: { half: 2.5, high: 3.2, back: [5.4, 0.3], window: [0.5, -0.5, 0.95, 1.95] },
    surfaces: (noise) => ({
      walls: boards([0.72, 0.58, 0.42], noise),
      floor: boards(WALNUT, noise),
      ceiling: flat([0.3, 0.2, 0.13]),
    }),
    furnish: atticBedroom,
    light: { lamp: WARM, least: 0.7, day: 1.25 },
  },
  kidsroom: {
    shape: { half: 2.6, high: 2.9, back: [5.4, 0.6], window: [1, -0.6, 0.9, 2.3] },
    surfaces: (noise) => ({
      walls: CLOUDED,
      floor: boards(OAK, noise),
      ceiling: paint(WHITE, noise),
    }),
    furnish: kidsRoom,
    light: { lamp: WARM, least: 0.2, day: 1.05 },
  },
  laboratory: {
    shape: { half: 3, high: 2.9, back: [5.8, 0.6], window: [1.6, -0.4, 1.15, 2.5] },
    surfaces: (noise) =>
      plainly(noise, [0.86, 0.9, 0.91], tiles([0.74, 0.77, 0.79], [0.7, 0.73, 0.75], 0.6)),
    furnish: laboratory,
    light: { lamp: TUBES, least: 0.5, day: 1 },
    outlook: 'city',
  },
  hospital: {
    shape: { half: 2.9, high: 2.9, back: [5.2, 0.4], window: [0.5, 0.9, 1.35, 2.3] },
    surfaces: (noise) =>
      plainly(noise, [0.78, 0.87, 0.85], tiles([0.78, 0.82, 0.82], [0.72, 0.78, 0.79], 0.6)),
    furnish: hospital,
    light: { lamp: TUBES, least: 0.5, day: 1 },
    outlook: 'city',
  },
  museum: {
    shape: { half: 3.5, high: 4, back: [11.6, 0.8], window: [0, 0, 1, 2] },
    surfaces: (noise) => plainly(noise, [0.78, 0.75, 0.7], boards(OAK, noise)),
    furnish: museum,
    light: { lamp: WARM, least: 0.9, day: 1.25, closed: 0.55 },
    isFrameless: true,
  },
  gym: {
    shape: { half: 3.4, high: 3.2, back: [7.4, 0.6], window: [1.8, -0.6, 0.5, 2.7] },
    surfaces: (noise) => plainly(noise, [0.72, 0.74, 0.76], flat([0.2, 0.21, 0.23])),
    furnish: gym,
    seatsThem: true,
    light: { lamp: TUBES, least: 0.6, day: 1 },
    outlook: 'city',
  },
  supermarket: {
    shape: { half: 2.9, high: 3.9, back: [19, 2], window: [0, 0, 1, 2] },
    surfaces: (noise) =>
      plainly(noise, [0.86, 0.87, 0.86], tiles([0.86, 0.86, 0.84], [0.8, 0.8, 0.79], 0.6)),
    furnish: supermarket,
    light: { lamp: TUBES, least: 1, day: 1.3, closed: 0.4 },
    isFrameless: true,
  },
  throneroom: {
    shape: { half: 4.4, high: 7.4, back: [19, 1.5], window: [0, 0, 4, 5] },
    surfaces: throneRoomSurfaces,
    furnish: throneRoom,
    light: { lamp: WARM, least: 0.8, day: 1.25 },
    isFrameless: true,
  },
  dungeon: {
    shape: { half: 2.5, high: 2.7, back: [6, 0.8], window: [0.34, -0.9, 1.75, 2.3] },
    surfaces: dungeonSurfaces,
    furnish: dungeon,
    light: { lamp: TORCH, least: 1.25, day: 0.4 },
    isFrameless: true,
  },
  spacebridge: {
    shape: { half: 3.2, high: 3, back: [6, 0.5], window: [2.7, 0.3, 1.05, 2.55] },
    surfaces: () => ({ walls: HULL_WALL, floor: HULL_FLOOR, ceiling: flat([0.26, 0.285, 0.315]) }),
    furnish: cockpit,
    seatsThem: true,
    light: { lamp: [0.62, 0.9, 1.15], least: 0.8, day: 0.55 },
    outlook: 'orbit',
    isFrameless: true,
  },
  saloon: {
    shape: SALOON_SHAPE,
    surfaces: saloonSurfaces,
    furnish: saloon,
    light: { lamp: [1.25, 0.92, 0.56], least: 0.95, day: 0.75 },
    outlook: 'desert',
    isFrameless: true,
    isMeasured: true,
  },
  tavern: {
    shape: { half: 2.75, high: 2.95, back: [6.6, 0.5], window: [0.3, -0.4, 1.15, 2.05] },
    surfaces: timberedSurfaces,
    furnish: tavern,
    light: { lamp: CANDLELIGHT, least: 1.05, day: 0.36 },
    isFrameless: true,
    hasFire: true,
    hasCandles: true,
    isMeasured: true,
  },
  operahall: {
    shape: { half: 5.8, high: 8, back: [12.4, 0], window: [0, 0, 1, 2] },
    surfaces: (_, middle) => operaSurfaces(middle),
    furnish: operaHall,
    light: { lamp: [1.5, 1.15, 0.75], least: 1.2, day: 0.4 },
    seatsThem: true,
    isFrameless: true,
    isMeasured: true,
  },
  theatre: {
    shape: { half: 3.7, high: 3.7, back: [7.4, 0.6], window: [0, 0, 1, 2] },
    surfaces: (_, middle) => ({
      walls: flat([0.16, 0.07, 0.07]),
      floor: stageFloor(middle),
      ceiling: flat([0.07, 0.06, 0.06]),
    }),
    furnish: theatre,
    light: { lamp: WARM, least: 1.25, day: 0.9 },
    isFrameless: true,
  },
};
