import type { Random } from '../../../kernels/random.ts';
import type { Colour, Scenery } from '../../words/idea.ts';
import { lookUp } from '../../world/height-map.ts';
import { HOMES } from '../../world/scenery/burrows.ts';
import { riverOfChocolate } from '../../world/scenery/candy.ts';
import { sceneryIn } from '../../world/scenery/sceneries.ts';
import { grassOf } from '../../world/soil.ts';
import {
  alienRock,
  bulbPlant,
  shelfFungus,
  spiralFrond,
  tentacleTree,
} from '../scenery/alien-growth.ts';
import { burrow } from '../scenery/burrow.ts';
import {
  candyCane,
  gingerbreadHouse,
  gumdrops,
  iceCreamTree,
  lollipop,
} from '../scenery/sweets.ts';
import { statue } from '../objects/statue.ts';
import { flowers } from '../plants/bloom.ts';
import type { Sprite } from '../sprite.ts';
import { car } from '../vehicles/car.ts';
import type { Wish } from '../wish.ts';
import { type Draft, type Drawing, drawAsSeen } from './as-seen.ts';
import { kindOf, scatter } from './scatter.ts';
import type { Planted, Stage } from './stage.ts';

/** The most that one of it is high, as a share of the picture's height. */
const MOST = 0.6;

/** What grows and stands in a land that is known by it. */
export function scenery(stage: Stage): Planted[] {
  const kind = sceneryIn(stage.setting);
  const drafts = kind === null ? [] : (DRESSED[kind]?.(stage) ?? []);
  return drawAsSeen(stage, drafts, MOST * stage.frame.height);
}

const DRESSED: Partial<Readonly<Record<Scenery, (stage: Stage) => Draft[]>>> = {
  alien: alienGrowth,
  candy: sweets,
  burrows,
  atlantis: (stage) => [inMiddle(stage, some(stage, 1, statue)[0] as Drawing, 35.5, 7.5)],
  motel: (stage) => parked(stage, [4.1, 3.4, 3.8], [23, 31, 38]),
  roadside: (stage) => parked(stage, [7, -7.6], [21.6, 60]),
};

/** Something on the axis of the picture. World units. */
const inMiddle = (stage: Stage, draw: Drawing, z: number, size: number): Draft => ({
  ...at(stage, draw, 0, z, size),
  boost: 1.2,
});

/** Cars at places beside the eye, on the buildings' side of the road, and ahead. World units. */
const parked = (stage: Stage, asides: readonly number[], zs: readonly number[]): Draft[] =>
  asides.map((aside, n) => {
    const [x, z] = [stage.setting.side * aside, zs[n] as number];
    const draw = kindOf(stage, car, PAINTS[n % PAINTS.length]);
    return { draw, x, z, base: lookUp(stage.map.heights, x, z), size: 1.5, casts: true };
  });

/** Cars of the fifties. */
const PAINTS: readonly Colour[] = [
  [0.2, 0.56, 0.6],
  [0.78, 0.14, 0.12],
  [0.9, 0.84, 0.7],
];

/** A height between two by chance, world units; small ones are more often. */
const between =
  (least: number, most: number) =>
  (random: Random): number =>
    least + (most - least) * random.unit() ** 1.5;

const some = (stage: Stage, count: number, draw: (wish: Wish) => Sprite) =>
  Array.from({ length: count }, () => kindOf(stage, draw));

/** Something of a kind at a place beside the middle, given in shares of half the picture's width. */
function at(stage: Stage, draw: Draft['draw'], across: number, z: number, size: number): Draft {
  const { frame, camera, map } = stage;
  const x = (across * z * frame.width) / 2 / camera.focal;
  return { draw, x, z, base: lookUp(map.heights, x, z) - 0.02 * size, size, casts: true };
}

function alienGrowth(stage: Stage): Draft[] {
  const { side } = stage.setting;
  const [bulb, tentacle, spiral, shelf, rock] = [
    some(stage, 4, bulbPlant),
    some(stage, 2, tentacleTree),
    some(stage, 3, spiralFrond),
    some(stage, 2, shelfFungus),
    some(stage, 3, alienRock),
  ] as const;
  const one = <One>(kinds: readonly One[], n: number): One => kinds[n % kinds.length] as One;
  return [
    at(stage, one(tentacle, 0), -side * 0.62, 24, 11),
    at(stage, one(spiral, 0), side * 0.72, 19, 7.5),
    at(stage, one(shelf, 0), side * 0.38, 34, 8),
    at(stage, one(rock, 0), -side * 0.2, 85, 26),
    at(stage, one(bulb, 0), -side * 0.9, 13, 3.6),
    at(stage, one(bulb, 1), side * 0.9, 12, 2.8),
    ...scatter(stage, {
      kinds: rock,
      rows: [
        { z: 130, count: 4 },
        { z: 230, count: 7 },
        { z: 360, count: 9 },
      ],
      free: 0.3,
      size: between(18, 42),
    }),
    ...scatter(stage, {
      kinds: [...tentacle, ...spiral, ...shelf],
      rows: [
        { z: 48, count: 5 },
        { z: 75, count: 9 },
        { z: 120, count: 14 },
        { z: 180, count: 18 },
      ],
      free: 0.4,
      size: between(6, 13),
    }),
    ...scatter(stage, {
      kinds: bulb,
      rows: [
        { z: 15, count: 6 },
        { z: 24, count: 10 },
        { z: 38, count: 14 },
        { z: 60, count: 20 },
      ],
      free: 0.42,
      size: between(0.9, 2.6),
    }),
  ];
}

function sweets(stage: Stage): Draft[] {
  const { side } = stage.setting;
  const [pops, canes, drops, cones, houses] = [
    some(stage, 6, lollipop),
    some(stage, 3, candyCane),
    some(stage, 4, gumdrops),
    some(stage, 4, iceCreamTree),
    some(stage, 3, gingerbreadHouse),
  ] as const;
  const one = <One>(kinds: readonly One[], n: number): One => kinds[n % kinds.length] as One;
  const placed = [
    at(stage, one(houses, 0), side * 0.5, 25, 7.4),
    at(stage, one(houses, 1), -side * 0.62, 52, 8),
    at(stage, one(houses, 2), side * 0.3, 82, 9),
    at(stage, one(pops, 0), -side * 0.74, 17, 6.6),
    at(stage, one(pops, 1), side * 0.92, 18, 5.4),
    at(stage, one(pops, 2), -side * 0.44, 30, 6.2),
    at(stage, one(canes, 0), side * 0.86, 12, 3),
    at(stage, one(canes, 1), -side * 0.9, 12.5, 2.6),
    at(stage, one(canes, 2), side * 0.16, 27, 3.2),
    at(stage, one(drops, 0), -side * 0.66, 11.5, 1),
    ...scatter(stage, {
      kinds: [...pops, ...cones],
      rows: [
        { z: 38, count: 5 },
        { z: 60, count: 9 },
        { z: 95, count: 14 },
        { z: 150, count: 18 },
      ],
      free: 0.4,
      size: between(5, 9),
    }),
    ...scatter(stage, {
      kinds: [...drops, ...canes, ...drops],
      rows: [
        { z: 13, count: 5 },
        { z: 20, count: 8 },
        { z: 32, count: 11 },
        { z: 50, count: 14 },
      ],
      free: 0.34,
      size: between(0.5, 1.3),
    }),
  ];
  return placed.filter(({ x, z }) => riverOfChocolate(stage.setting, x, z) < 0.1);
}

function burrows(stage: Stage): Draft[] {
  const { setting } = stage;
  const { side } = setting;
  const grass = grassOf(setting.season);
  const homes = some(stage, 4, (wish) => burrow(wish, grass));
  const blooms = some(stage, 4, flowers);
  const standing = HOMES.map(({ x: aside, z, high }, n): Draft => {
    const x = side * aside;
    const base = lookUp(stage.map.heights, x, z) - 0.04 * high;
    return { draw: homes[n % homes.length] as Drawing, x, z, base, size: high, boost: 1.1 };
  });
  return [
    ...standing,
    ...scatter(stage, {
      kinds: blooms,
      rows: [
        { z: 8, count: 3 },
        { z: 11, count: 5 },
        { z: 15, count: 6 },
      ],
      free: 0.5,
      size: between(0.6, 0.9),
    }),
  ];
}
