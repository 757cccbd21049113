import type { Colour, EverydayPlace, Thing } from '../../words/idea.ts';
import { PARK } from '../../world/scenery/everyday/ballpark.ts';
import { TABLE, YARD } from '../../world/scenery/everyday/backyard.ts';
import { NEAR_BENCH, POND } from '../../world/scenery/everyday/park-pond.ts';
import { BED, BEDS } from '../../world/scenery/everyday/vegetable-garden.ts';
import { batter, fielder, pitcher } from '../creatures/ballplayers.ts';
import { shoveller } from '../creatures/shoveller.ts';
import { figureOf } from '../creatures/figure.ts';
import { barbecue, bouncyCastle, clothesLine } from '../outdoors/yard-things.ts';
import {
  beanPoles,
  cabbage,
  carrotTops,
  lettuce,
  tomatoPlant,
  wateringCan,
} from '../plants/vegetables.ts';
import { smokePuff, STEAM } from '../smoke-puff.ts';
import type { Sprite } from '../sprite.ts';
import { car } from '../vehicles/car.ts';
import { tractor } from '../vehicles/tractor.ts';
import type { Wish } from '../wish.ts';
import type { Draft, Drawing } from './as-seen.ts';
import { boostIn } from './boost.ts';
import { greenOf } from './greens.ts';
import { makeThing } from './make-thing.ts';
import { campsite, children, dogpark, playground } from './play-places.ts';
import { askedOf, at, HIGH, PAINTS, people, turned } from './put-in-place.ts';
import { kindOf } from './scatter.ts';
import type { Stage } from './stage.ts';
import { STANDS } from './stands.ts';
import { trafficJam } from './traffic-jam.ts';

/** What grows and stands in places of everyday life, and who is about there. */
export const IN_EVERYDAY_PLACES: Partial<
  Readonly<Record<EverydayPlace, (stage: Stage) => Draft[]>>
> = {
  backyard,
  vegetablegarden,
  trafficjam: trafficJam,
  ballpark,
  driveway,
  snowydriveway: driveway,
  parkpond,
  ploughed,
  playground,
  campsite,
  dogpark,
};

/** Smoke that rises from a place, so high above the ground. World units. */
function smokeFrom(stage: Stage, x: number, z: number, up: number): Draft[] {
  const { setting } = stage;
  const kinds = [0.6, 0.42, 0.22].map((dense) =>
    smokePuff(setting.light, STEAM, dense, setting.random),
  );
  const puffs = 12;
  return Array.from({ length: puffs }, (_, n) => {
    const share = n / (puffs - 1);
    const size = 0.3 + 0.95 * share;
    const sprite = kinds[Math.min(2, Math.floor(share * 3))] as Sprite;
    const aside = setting.side * 0.8 * share ** 1.5 + 0.14 * (setting.random.unit() - 0.5);
    const { casts: _casts, ...puff } = at(
      stage,
      () => sprite,
      x + aside,
      z + 0.01 * n,
      size,
      up + 1.9 * share ** 0.8 - size * 0.4,
    );
    return { ...puff, tone: [1, 1, 1] };
  });
}

const asksFor = ({ setting }: Stage, ...things: readonly Thing[]): boolean =>
  setting.subjects.some(({ thing }) => things.includes(thing));

function backyard(stage: Stage): Draft[] {
  const { setting } = stage;
  const { side, idea } = setting;
  const on = (draw: (wish: Wish) => Sprite, thing: Thing, x: number, z: number, size: number) => ({
    ...at(stage, kindOf(stage, draw, askedOf(stage, thing)), side * x, z, size),
    boost: boostIn(setting),
  });
  const trees = [0, 1, 2].map(() => greenOf(stage, false));
  const bushes = [0, 1].map(() => greenOf(stage, true));
  const isJumping = asksFor(stage, 'bouncycastle');
  const isHung = asksFor(stage, 'clothesline');
  const isParty = asksFor(stage, 'balloons', 'gift', 'bouncycastle', 'barbecue');
  const grill =
    (isHung || isJumping) && !asksFor(stage, 'barbecue') ? null : ([1.25, 6.3] as const);
  const green = [
    ...TREES.map(([x, z, size], n) => at(stage, trees[n % 3] as Drawing, side * x, z, size)),
    ...[5.4, 7.6, 9.6, 12, 14.2, 16.4].flatMap((z, n) =>
      [-1, 1].map((edge) =>
        at(
          stage,
          bushes[(n + edge + 1) % 2] as Drawing,
          edge * (YARD.half - 0.6),
          z,
          0.9 + 0.4 * ((n * 7) % 3) * 0.5,
        ),
      ),
    ),
  ];
  return [
    ...(idea.without.includes('tree') ? [] : green),
    ...(isJumping ? [on(bouncyCastle, 'bouncycastle', -2, 11.4, 3.7)] : []),
    ...(isHung
      ? [on(clothesLine, 'clothesline', isJumping ? 2.4 : -1, isJumping ? 8.4 : 7.4, 2.05)]
      : []),
    ...(grill === null
      ? []
      : [
          on(barbecue, 'barbecue', grill[0], grill[1], 1.25),
          ...smokeFrom(stage, side * grill[0], grill[1] - 0.1, 0.9),
        ]),
    ...people(stage, [
      ...(grill === null ? [] : ([[grill[0] + 1, grill[1] + 0.3]] as const)),
      ...(isParty ? ([[TABLE[0] - 2.4, TABLE[1] + 1.4]] as const) : []),
    ]),
    ...(isParty
      ? children(stage, [
          [-0.6, 8.6],
          [-5.6, 10],
          [-3.4, 8.2],
          [1.6, 13],
        ])
      : []),
  ];
}

/** Trees behind the fences: to the right on the terrace's side, ahead, how high. World units. */
const TREES = [
  [-11.6, 15, 6.4],
  [-10.4, 22, 8],
  [-14, 27, 9.5],
  [12, 18, 7],
  [11.4, 25, 8.5],
  [16, 31, 10],
  [-19, 36, 11],
  [22, 40, 11],
] as const;

/** What grows in a bed: how it is drawn, in how many places across and along, how high. World units. */
interface Grown {
  readonly draw: (wish: Wish) => Sprite;
  readonly across: number;
  readonly along: number;
  readonly high: number;
}

const TOMATOES: Grown = { draw: tomatoPlant, across: 2, along: 3, high: 1.5 };
const CABBAGES: Grown = { draw: cabbage, across: 2, along: 4, high: 0.42 };
const GROWN: readonly Grown[] = [
  CABBAGES,
  TOMATOES,
  { draw: lettuce, across: 3, along: 5, high: 0.3 },
  TOMATOES,
  { draw: carrotTops, across: 2, along: 5, high: 0.4 },
  { draw: beanPoles, across: 1, along: 2, high: 1.75 },
  CABBAGES,
];

function vegetablegarden(stage: Stage): Draft[] {
  const { setting } = stage;
  const { side } = setting;
  const kinds = new Map(GROWN.map(({ draw }) => [draw, kindOf(stage, draw)]));
  const rows = BEDS.flatMap(([aside, z], n) => {
    const { draw, across, along, high } = GROWN[n % GROWN.length] as Grown;
    const kind = kinds.get(draw) as Drawing;
    return Array.from({ length: across * along }, (_, place): Draft => {
      const u = ((place % across) + 0.5) / across;
      const v = (Math.floor(place / across) + 0.5) / along;
      const x = side * aside + (2 * u - 1) * (BED.half - 0.1);
      const size = high * (0.88 + 0.24 * setting.random.unit());
      return {
        ...at(stage, kind, x, z + (2 * v - 1) * (BED.long - 0.12), size, BED.high - 0.06),
        boost: 1.1,
      };
    });
  });
  const trees = [0, 1].map(() => greenOf(stage, false));
  const behind = [-17, -9, -1, 8, 16].map((x, n) =>
    at(stage, trees[n % 2] as Drawing, x, 28 + 2 * (n % 3), 6 + (n % 3)),
  );
  return [
    ...rows,
    ...behind,
    { ...at(stage, kindOf(stage, wateringCan), side * 0.3, 5.4, 0.48), boost: 1.1 },
    ...(setting.subjects.some(({ thing }) => thing === 'person')
      ? []
      : people(stage, [[-0.2, 14.6]])),
  ];
}

function ballpark(stage: Stage): Draft[] {
  const { setting } = stage;
  if (setting.idea.without.includes('person')) return [];
  const { home, base, mound } = PARK;
  const half = base / Math.SQRT2;
  // Who was asked for stands at the plate.
  const asked = setting.subjects.find(({ thing }) => thing === 'person');
  const hits = kindOf(
    stage,
    (wish) => batter({ ...wish, traits: asked?.traits ?? [] }),
    asked?.colour,
  );
  const [throws, waits] = [pitcher, fielder].map((draw) => kindOf(stage, draw));
  const tall = 2 * (asked === undefined ? 1 : Math.max(0.84, figureOf(asked.traits ?? []).tall));
  const far = (x: number, z: number): Draft => ({
    ...at(stage, waits as Drawing, x, home + z, 1.75),
    boost: 1.5,
  });
  return [
    { ...at(stage, hits, -1.15, home, tall), boost: boostIn(setting) },
    { ...at(stage, throws as Drawing, 0, home + mound, 1.95, 0.2), boost: boostIn(setting) },
    far(half - 1.6, half + 2),
    far(-half + 1.6, half + 2),
    far(4.4, 2 * half - 2),
    far(-6, half + 9),
    far(0, 50),
    far(-24, 42),
    far(24, 42),
  ];
}

/** A car on the drive, trees beside the house; under snow somebody who shovels. */
function driveway(stage: Stage): Draft[] {
  const { setting } = stage;
  const { side, snowy, idea } = setting;
  const trees = [0, 1].map(() => greenOf(stage, false));
  const green = DRIVE_TREES.map(([x, z, size], n) =>
    at(stage, trees[n % 2] as Drawing, side * x, z, size),
  );
  const [x, z] = [side * 3, 13.2];
  const paint = askedOf(stage, 'car') ?? (PAINTS[1] as Colour);
  const parked = {
    ...at(stage, turned(stage, car, Math.PI / 2, [x, z], paint), x, z, HIGH.car),
    boost: boostIn(setting),
  };
  const asked = setting.subjects.find(({ thing }) => thing === 'person');
  const shovels = kindOf(
    stage,
    (wish) => shoveller({ ...wish, traits: ['wintry', ...(asked?.traits ?? [])] }),
    asked?.colour,
  );
  const isShovelled = snowy && !idea.without.includes('person');
  return [
    ...(idea.without.includes('tree') ? [] : green),
    ...(idea.without.includes('car') ? [] : [parked]),
    ...(isShovelled
      ? [{ ...at(stage, shovels, side * 0.5, 7.2, 1.75), boost: boostIn(setting) }]
      : []),
  ];
}

/** Trees beside and behind the house: to the right on the drive's side, ahead, how high. World units. */
const DRIVE_TREES = [
  [-9.5, 14, 6.5],
  [9.6, 17, 7],
  [8.4, 30, 10],
  [-14, 32, 11],
  [-3, 36, 11.5],
  [16, 38, 11],
] as const;

/** Trees around a pond, ducks on it, and people on the path. */
function parkpond(stage: Stage): Draft[] {
  const { setting } = stage;
  const { side, idea, subjects } = setting;
  const trees = [0, 1, 2].map(() => greenOf(stage, false));
  const green = POND_TREES.map(([x, z, size], n) =>
    at(stage, trees[n % 3] as Drawing, side * (POND.aside + x), z, size),
  );
  const asked = subjects.find(({ thing }) => thing === 'duck');
  const hasOthers = subjects.some(({ thing }) => thing !== 'duck' && STANDS[thing].on === 'water');
  const kinds = [0, 1, 2].map(() =>
    kindOf(stage, (wish) =>
      makeThing(
        setting,
        'duck',
        { colour: asked?.colour ?? null, posture: null },
        wish.tall,
        false,
      ),
    ),
  );
  const ducks = DUCKS.map(([x, z], n) => ({
    ...at(stage, kinds[n % 3] as Drawing, side * (POND.aside + x), z, 0.62),
    base: -0.07,
    floats: true,
    boost: 1.1,
  }));
  const seat = subjects.find(({ thing }) => thing === 'bench');
  const [near, ahead] = NEAR_BENCH;
  const seated =
    seat === undefined
      ? []
      : [
          {
            ...at(
              stage,
              kindOf(stage, (wish) => makeThing(setting, 'bench', seat, wish.tall, false)),
              side * (POND.aside + near),
              ahead,
              seat.traits?.includes('crewed') === true ? 1.45 : 1,
            ),
            boost: boostIn(setting),
          },
        ];
  return [
    ...seated,
    ...(idea.without.includes('tree') ? [] : green),
    ...((asked === undefined && hasOthers) || idea.without.includes('bird') ? [] : ducks),
    ...people(stage, [
      [POND.aside - 5.2, 29.4],
      [POND.aside - 4.2, 29.8],
      [POND.aside + 10.2, 22],
    ]),
  ];
}

/** Trees around the pond: to the right of its middle on the picture's side, ahead, how high. World units. */
const POND_TREES = [
  [-11.5, 15, 6.5],
  [-13, 26, 8.5],
  [-8, 37, 10],
  [0, 41, 11],
  [7.5, 38, 9.5],
  [13, 28, 9],
  [12.4, 13.4, 6],
  [-19, 38, 12],
  [19, 40, 12],
] as const;

const DUCKS = [
  [-1.2, 6.6],
  [0.3, 7.6],
  [1.7, 6.9],
  [2.7, 10],
  [-2.6, 11],
  [0.2, 14],
  [-1.4, 17],
  [3.6, 18],
] as const;

/** A tractor that ploughs, unless one was asked for. */
function ploughed(stage: Stage): Draft[] {
  const { setting } = stage;
  if (setting.subjects.some(({ thing }) => thing === 'tractor')) return [];
  const draw = kindOf(stage, tractor);
  return [{ ...at(stage, draw, setting.side * 3, 15.5, 2.9), boost: boostIn(setting) }];
}
