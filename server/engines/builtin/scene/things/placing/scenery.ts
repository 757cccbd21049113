import type { Random } from '../../../kernels/random.ts';
import type { Colour } from '../../words/idea.ts';
import type { Scenery } from '../../words/place.ts';
import { lookUp } from '../../world/height-map.ts';
import { HOMES } from '../../world/scenery/burrows.ts';
import { riverOfChocolate } from '../../world/scenery/candy.ts';
import { firstTrees, OLIVES, TERRACES, terraceAt } from '../../world/scenery/olive-land.ts';
import { sceneryIn } from '../../world/scenery/sceneries.ts';
import { runAt } from '../../world/scenery/ski-resort.ts';
import { grassOf } from '../../world/soil.ts';
import { farmhouse } from '../buildings/house.ts';
import { skier } from '../creatures/winter-sports.ts';
import { statue } from '../objects/statue.ts';
import { appleTree } from '../plants/apple-tree.ts';
import { flowers } from '../plants/bloom.ts';
import { olive } from '../plants/olive.ts';
import { vine } from '../plants/vine.ts';
import {
  alienRock,
  bulbPlant,
  shelfFungus,
  spiralFrond,
  tentacleTree,
} from '../scenery/alien-growth.ts';
import { burrow } from '../scenery/burrow.ts';
import { chalet } from '../scenery/chalet.ts';
import {
  candyCane,
  gingerbreadHouse,
  gumdrops,
  iceCreamTree,
  lollipop,
} from '../scenery/sweets.ts';
import type { Sprite } from '../sprite.ts';
import { car } from '../vehicles/car.ts';
import type { Wish } from '../wish.ts';
import { type Draft, type Drawing, drawAsSeen } from './as-seen.ts';
import { IN_BUILT_PLACES } from './built-places.ts';
import { IN_EVERYDAY_PLACES } from './everyday-places.ts';
import { IN_FAMOUS_PLACES } from './famous-places.ts';
import { IN_FAR_PLACES } from './far-places.ts';
import { AT_FEASTS } from './feasts/feasts.ts';
import { makeThing } from './make-thing.ts';
import { IN_OLD_PLACES } from './old-places.ts';
import { IN_OUTLYING_PLACES } from './outlying-places.ts';
import { kindOf, scatter } from './scatter.ts';
import type { Planted, Stage } from './stage.ts';
import { IN_WATER_PLACES } from './water-places.ts';

/** The most that one of it is high, as a share of the picture's height. */
const MOST = 0.36;

/** What grows and stands in a land that is known by it. */
export function scenery(stage: Stage): Planted[] {
  const kind = sceneryIn(stage.setting);
  const drafts = kind === null ? [] : (DRESSED[kind]?.(stage) ?? []);
  return drawAsSeen(stage, drafts, MOST * stage.frame.height);
}

const DRESSED: Partial<Readonly<Record<Scenery, (stage: Stage) => Draft[]>>> = {
  ...IN_BUILT_PLACES,
  ...AT_FEASTS,
  ...IN_FAMOUS_PLACES,
  ...IN_EVERYDAY_PLACES,
  ...IN_FAR_PLACES,
  ...IN_OLD_PLACES,
  ...IN_OUTLYING_PLACES,
  ...IN_WATER_PLACES,
  alien: alienGrowth,
  candy: sweets,
  burrows,
  atlantis: (stage) => [inMiddle(stage, some(stage, 1, statue)[0] as Drawing, 35.5, 7.5)],
  skiresort,
  olives: (stage) => treeRows(stage, olivesOf(stage, 5)),
  orchard: (stage) =>
    treeRows(
      stage,
      some(stage, 5, (wish) => appleTree(wish, stage.setting)),
    ),
  hillside: onTerraces,
  drystone: pasture,
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

function skiresort(stage: Stage): Draft[] {
  const { side } = stage.setting;
  const [homes, skiers] = [
    some(stage, 4, chalet),
    SKI_COATS.map((coat) => kindOf(stage, skier, coat)),
  ];
  const on = (draw: Drawing, x: number, z: number, size: number): Draft => ({
    ...{ draw, x, z, size, casts: true },
    base: lookUp(stage.map.heights, x, z) - 0.02 * size,
  });
  const placed = CHALETS.map(([x, z, size], n) =>
    on(homes[n % homes.length] as Drawing, side * x, z, size),
  );
  const going = SKIERS.map(([aside, z], n) => {
    const x = runAt(side, z) + side * aside;
    return on(skiers[n % skiers.length] as Drawing, x, z, 1.75);
  });
  const has = stage.setting.subjects.some(({ thing }) => thing === 'skier' || thing === 'person');
  return [...placed, ...going.slice(has ? 2 : 0)];
}

/** Chalets at the foot of the run: how far to the right on the run's side, how far off, how high. World units. */
const CHALETS = [
  [17, 34, 8.5],
  [-17, 40, 8.5],
  [27, 48, 9],
  [-28, 54, 9],
  [38, 66, 9.5],
  [-42, 72, 9.5],
  [-34, 96, 9],
  [44, 98, 9],
] as const;
/** Skiers: how far beside the run's middle, and how far off. World units. */
const SKIERS = [
  [2.4, 9.5],
  [-4.2, 16],
  [8, 33],
  [-2, 46],
  [12, 66],
  [-9, 84],
  [4, 110],
  [16, 140],
  [-12, 176],
] as const;
const SKI_COATS: readonly Colour[] = [
  [0.88, 0.2, 0.14],
  [0.16, 0.46, 0.84],
  [0.96, 0.72, 0.1],
  [0.24, 0.64, 0.4],
];

const olivesOf = (stage: Stage, count: number) =>
  some(stage, count, (wish) => olive(wish, stage.setting.snowy));

function treeRows(stage: Stage, kinds: readonly Drawing[]): Draft[] {
  const { frame, camera, setting, map } = stage;
  const { random, side } = setting;
  const drafts: Draft[] = [];
  for (let z = firstTrees(setting); z < OLIVES.far; z += OLIVES.along) {
    const half = (0.56 * frame.width * z) / camera.focal + OLIVES.across;
    for (let row = -Math.ceil(half / OLIVES.across); row * OLIVES.across < half; row++) {
      const x = (row + 0.5) * OLIVES.across + 0.9 * (random.unit() - 0.5);
      const atZ = z + 1.2 * (random.unit() - 0.5);
      const draw = kinds[random.below(kinds.length)] as Drawing;
      const size = 4.4 + 1.3 * random.unit();
      // The wall runs there, and a view along the rows stays open.
      if (setting.idea.scenery === 'olives' && side * x > 3 && side * x < 7 + 0.02 * z) continue;
      drafts.push({ draw, x, z: atZ, base: lookUp(map.heights, x, atZ) - 0.12, size });
    }
  }
  return drafts;
}

/** The share of olives that are left out between vines. */
const BETWEEN_VINES = 0.93;
/** Rows of vines on a terrace: how far behind the middle each is, how high a vine, and how far it is from the next there and for each unit of distance. World units. */
const VINES = { rows: [-1.4, 0.5, 2.4], high: 1.7, apart: 1, farther: 0.009 } as const;

function vinesOnTerraces({ frame, camera, setting, ...stage }: Stage): Draft[] {
  const { random, side, season, snowy } = setting;
  const grown = snowy ? 'winter' : season;
  const kinds = some({ ...stage, frame, camera, setting }, 5, (wish) => vine(wish, grown));
  const drafts: Draft[] = [];
  for (let n = 0; n < TERRACES; n++) {
    const far = terraceAt(n, 0, side).z;
    const half = (0.58 * frame.width * far) / camera.focal;
    const apart = VINES.apart + VINES.farther * far;
    for (const behind of VINES.rows)
      for (let x = -half; x < half; x += apart) {
        const { z, base } = terraceAt(n, x, side);
        const draw = kinds[random.below(kinds.length)] as Drawing;
        const size = VINES.high * (0.9 + 0.2 * random.unit());
        drafts.push({ draw, x: x + 0.2 * random.unit(), z: z + behind, base: base - 0.06, size });
      }
  }
  return drafts;
}

function onTerraces(stage: Stage): Draft[] {
  const { frame, camera, setting } = stage;
  const { random, side } = setting;
  const hasVines = setting.subjects.some(({ thing }) => thing === 'vine');
  const kinds = olivesOf(stage, 4);
  const homes = some(stage, 2, farmhouse);
  const drafts: Draft[] = [];
  for (let n = 0; n < TERRACES; n++) {
    const far = terraceAt(n, 0, side).z;
    const half = (0.58 * frame.width * far) / camera.focal;
    for (let x = -half + 3 * random.unit(); x < half; x += 6.5 + 3 * random.unit()) {
      const { z, base } = terraceAt(n, x, side);
      const draw = kinds[random.below(kinds.length)] as Drawing;
      if (random.unit() < (hasVines ? BETWEEN_VINES : 0.24)) continue;
      drafts.push({ draw, x, z, base: base - 0.2, size: 3.6 + 1.2 * random.unit() });
    }
  }
  if (hasVines) drafts.push(...vinesOnTerraces(stage));
  const home = (n: number, x: number): Draft => {
    const { z, base } = terraceAt(n, x, side);
    return {
      draw: homes[n % homes.length] as Drawing,
      x,
      z: z - 1,
      base: base - 0.3,
      size: 7.5,
      casts: true,
    };
  };
  const standing = [home(5, side * 9), home(9, -side * 26), home(12, side * 34)];
  return [
    ...drafts.filter((one) =>
      standing.every(({ x, z }) => Math.abs(one.x - x) > 6 || one.z < z - 12 || one.z > z + 4),
    ),
    ...standing,
  ];
}

function pasture(stage: Stage): Draft[] {
  const { side } = stage.setting;
  const flock = some(stage, 3, (wish) =>
    makeThing(stage.setting, 'sheep', GRAZES, wish.tall, false),
  );
  const barns = some(stage, 1, farmhouse);
  const at = (draw: Drawing, x: number, z: number, size: number): Draft => ({
    ...{ draw, x, z, size, casts: true },
    base: lookUp(stage.map.heights, x, z) - 0.02 * size,
  });
  return [
    ...SHEEP.map(([x, z], n) => at(flock[n % flock.length] as Drawing, side * x, z, 1.15)),
    at(barns[0] as Drawing, -side * 19, 58, 7),
  ];
}

const GRAZES = { colour: null, posture: null } as const;

/** Where sheep graze: to the right on the wall's side, and ahead. World units. */
const SHEEP = [
  [-1.7, 9],
  [-4.2, 12],
  [1.4, 14],
  [-8, 21],
  [5, 33],
  [-3, 36],
  [12, 38],
  [-14, 52],
  [3, 60],
  [20, 64],
  [-30, 88],
  [8, 92],
] as const;
