import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, box, frustum, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { add, pitch, roll, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import type { Body } from '../with-gear.ts';

const TIN: Colour = [0.2, 0.44, 0.4];
const DROPS: Colour = [0.72, 0.86, 0.96];
const PETALS: readonly Colour[] = [
  [0.9, 0.3, 0.4],
  [0.96, 0.8, 0.25],
  [0.75, 0.45, 0.85],
];
const STALK = plain([0.25, 0.5, 0.2]);
const CLAY = plain([0.72, 0.36, 0.2]);
const EARTH = plain([0.2, 0.13, 0.09]);
const WOOD = plain([0.5, 0.34, 0.2]);

/** How high water falls on flowers in a bed, and on those in pots. */
const FALLS_TO = { bed: 0.12, pots: 0.27 } as const;
/** Where pots stand on their bench, how high that is, and how high a pot; how many flowers each has. */
const POTS: readonly Vector[] = [
  [0.5, 0, -0.2],
  [0.62, 0, -0.04],
  [0.72, 0, -0.2],
];
const BENCH = 0.12;
const POT = 0.1;
const IN_POT = 4;

/** Somebody who waters a bed of flowers from a can. */
export const wateringBed = (traits: readonly Trait[], one: Body): Solid[] => [
  ...withCan(traits, one, FALLS_TO.bed),
  ...Array.from({ length: 9 }, (_, n) => {
    const foot: Vector = [0.5 + 0.2 * ((n * 0.618) % 1), 0, -0.2 + 0.2 * ((n * 0.37) % 1)];
    return flower(foot, 0.09 + 0.05 * Math.sin(n * 3) ** 2, n);
  }).flat(),
];

/** Somebody who waters flowers in pots on a low bench, as in a room. */
export const wateringPots = (traits: readonly Trait[], one: Body): Solid[] => [
  ...withCan(traits, one, FALLS_TO.pots),
  box(WOOD, [0.61, BENCH - 0.012, -0.12], [0.2, 0.012, 0.17]),
  ...[-1, 1].flatMap((side) =>
    [-1, 1].map((deep) =>
      box(
        WOOD,
        [0.61 + 0.17 * side, 0.5 * BENCH - 0.01, -0.12 + 0.14 * deep],
        [0.014, 0.5 * BENCH - 0.01, 0.014],
      ),
    ),
  ),
  ...POTS.flatMap((place, n) => potOf(add(place, [0, BENCH, 0]), n)),
];

/** A pot with flowers. */
function potOf(foot: Vector, nth: number): Solid[] {
  const rim = add(foot, [0, POT, 0]);
  return [
    frustum(CLAY, foot, POT, 0.045, 0.066),
    ring(CLAY, rim, 0.064, 0.01),
    frustum(EARTH, add(rim, [0, -0.008, 0]), 0.008, 0.06, 0.06),
    ...Array.from({ length: IN_POT }, (_, n) => {
      const angle = 1.7 * n + nth;
      const at = add(rim, [0.034 * Math.cos(angle), 0, 0.034 * Math.sin(angle)]);
      return flower(at, 0.07 + 0.04 * Math.sin(2 * n + nth) ** 2, nth);
    }).flat(),
  ];
}

/** A flower so high. */
function flower(foot: Vector, high: number, nth: number): Solid[] {
  const tip = add(foot, [0.015 * Math.sin(nth), high, 0]);
  const petals = PETALS[nth % PETALS.length] ?? PETALS[0];
  return [
    limb(STALK, foot, tip, 0.006, 0.005),
    ...(petals === undefined ? [] : [ball(plain(petals), tip, 0.024)]),
  ];
}

/** Somebody with a can whose water falls down to a height. */
function withCan(traits: readonly Trait[], one: Body, low: number): Solid[] {
  const { waist } = figureOf(traits);
  const near: Vector = [0.24, waist - 0.08, -0.12];
  const body = add(near, [0.06, -0.09, 0]);
  const rose = add(body, [0.2, 0.0, 0]);
  const tin = plain(TIN, { gloss: 0.4 });
  return [
    ...one('watering', { near }),
    frustum(tin, add(body, [0, -0.06, 0]), 0.11, 0.07, 0.06, roll(-0.35)),
    ring(tin, add(body, [-0.01, 0.055, 0]), 0.055, 0.008, pitch(Math.PI / 2)),
    limb(tin, add(body, [0.05, -0.05, 0]), rose, 0.016, 0.011),
    frustum(tin, rose, 0.03, 0.014, 0.03, roll(-1.2)),
    ...Array.from({ length: 14 }, (_, n) => {
      const fall = ((n * 0.618) % 1) ** 0.7;
      const x = rose[0] + 0.03 + 0.16 * Math.sqrt(fall) + 0.02 * Math.sin(n * 5);
      const at: Vector = [x, rose[1] - (rose[1] - low) * fall, rose[2] + 0.03 * Math.sin(n * 2.4)];
      return limb(plain(DROPS, { gloss: 0.8 }), at, add(at, [0.008, -0.03, 0]), 0.0045, 0.0035);
    }),
  ];
}
