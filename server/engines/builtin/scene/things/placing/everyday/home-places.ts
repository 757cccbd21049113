import type { Colour, Thing } from '../../../words/idea.ts';
import { TABLE, YARD } from '../../../world/scenery/everyday/backyard.ts';
import { BED, BEDS } from '../../../world/scenery/everyday/vegetable-garden.ts';
import { shoveller } from '../../creatures/work/shoveller.ts';
import { sprinkler } from '../../outdoors/sprinkler.ts';
import { barbecue, bouncyCastle, clothesLine } from '../../outdoors/yard-things.ts';
import {
  beanPoles,
  cabbage,
  carrotTops,
  lettuce,
  tomatoPlant,
  wateringCan,
} from '../../plants/vegetables.ts';
import { STEAM, smokePuff } from '../../smoke-puff.ts';
import type { Sprite } from '../../sprite.ts';
import { car } from '../../vehicles/road/car.ts';
import type { Wish } from '../../wish.ts';
import type { Draft, Drawing } from '../as-seen.ts';
import { greenOf } from '../greens.ts';
import { boostIn } from '../light/boost.ts';
import { SPRINKLER } from '../own-places/through-sprinkler.ts';
import { askedOf, at, HIGH, PAINTS, people, turned } from '../put-in-place.ts';
import { kindOf } from '../scatter.ts';
import type { Stage } from '../stage.ts';
import { children } from './play-places.ts';

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

/** A garden behind the house: trees and bushes, a grill that smokes, what was asked for to hang or jump there. */
export function backyard(stage: Stage): Draft[] {
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
  const isWet = asksFor(stage, 'sprinkler');
  const isParty = asksFor(stage, 'balloons', 'gift', 'bouncycastle', 'barbecue');
  const grill =
    (isHung || isJumping || isWet) && !asksFor(stage, 'barbecue') ? null : ([1.25, 6.3] as const);
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
    ...(isWet ? [sprays(stage)] : []),
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

/** A sprinkler on the lawn, whose water is before and behind who runs through it. */
function sprays(stage: Stage): Draft {
  const { aside, ahead, high } = SPRINKLER;
  const { setting } = stage;
  const { casts: _casts, ...water } = at(
    stage,
    kindOf(stage, sprinkler),
    setting.side * aside,
    ahead,
    high,
  );
  return { ...water, boost: boostIn(setting) };
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

/** Rows of vegetables in their beds, a can, and who works there. */
export function vegetablegarden(stage: Stage): Draft[] {
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
  // A school's front is seen between them.
  const places = setting.idea.scenery === 'schoolgarden' ? [-19, 20] : [-17, -9, -1, 8, 16];
  const behind = places.map((x, n) =>
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

/** A car on the drive, trees beside the house; under snow somebody who shovels. */
export function driveway(stage: Stage): Draft[] {
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
