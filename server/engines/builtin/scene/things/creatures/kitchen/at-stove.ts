import type { Random } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { fireTongues } from '../../outdoors/fire-tongues.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, box, ellipsoid, frustum, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import type { Body } from '../with-gear.ts';
import { campStove, STOVE } from './camp-stove.ts';

const IRON: Colour = [0.13, 0.13, 0.14];
const STEEL: Colour = [0.5, 0.52, 0.54];
const FOOD: readonly Colour[] = [
  [0.86, 0.3, 0.14],
  [0.36, 0.6, 0.2],
  [0.95, 0.76, 0.3],
];

/** Somebody who looks at the pan that one hand holds on a stove, a camp's where that is said, and stirs it with the other, in flames where that is said; eggs are in it where somebody fries, and who stirs does so in a pot. */
export function atStove(random: Random, traits: readonly Trait[], one: Body): Solid[] {
  const under = traits.includes('campstove') ? campStove() : stove();
  if (traits.includes('stirring')) return overPot(one, under);
  const pan: Vector = [STOVE.ahead - 0.03, STOVE.high + 0.018, -0.03];
  const near = add(pan, [-0.2, 0.035, -0.02]);
  const far = add(pan, [-0.05, 0.14, 0.1]);
  const iron = plain(IRON, { gloss: 0.45 });
  const spoon = add(pan, [0.03, 0.03, 0.02]);
  return [
    ...one('offering', { near, far }),
    ...under,
    limb(iron, add(near, [-0.03, -0.004, 0]), add(pan, [-0.08, 0.02, 0]), 0.012, 0.011),
    frustum(iron, pan, 0.026, 0.085, 0.106),
    ...(traits.includes('frying') ? eggs(pan) : pieces(pan)),
    limb(plain(STEEL, { gloss: 0.6 }), add(far, [-0.02, 0.03, 0.01]), spoon, 0.006, 0.009),
    ...(traits.includes('flambe') ? fireTongues(random, pan) : []),
  ];
}

/** What is cut into a pan. */
const pieces = (pan: Vector): Solid[] =>
  FOOD.flatMap((colour, n) =>
    [0, 1].map((k) => {
      const angle = 2.1 * n + 3.3 * k;
      const place = add(pan, [0.045 * Math.cos(angle), 0.026, 0.045 * Math.sin(angle)]);
      return ellipsoid(plain(colour), place, [0.024, 0.012, 0.02]);
    }),
  );

/** Two fried eggs in a pan. */
function eggs(pan: Vector): Solid[] {
  const [white, yolk] = [plain([0.99, 0.98, 0.95]), plain([1, 0.7, 0.08], { gloss: 0.5 })];
  return [-1, 1].flatMap((side) => {
    const at = add(pan, [0.012 * side, 0.028, 0.044 * side]);
    return [
      ellipsoid(white, at, [0.05, 0.007, 0.042]),
      ball(yolk, add(at, [0.004, 0.006, 0]), 0.019),
    ];
  });
}

/** How high a large pot is. */
const POT_HIGH = 0.15;

/** Somebody with a long ladle in a large pot on the stove that is given. */
function overPot(one: Body, under: readonly Solid[]): Solid[] {
  const foot: Vector = [STOVE.ahead - 0.02, STOVE.high + 0.006, -0.02];
  const rim = add(foot, [0, POT_HIGH, 0]);
  const near = add(rim, [-0.1, 0.12, -0.03]);
  const [pot, dark] = [plain([0.72, 0.16, 0.12], { gloss: 0.5 }), plain(IRON, { gloss: 0.4 })];
  return [
    ...one('offering', { near, far: add(rim, [-0.13, -0.03, 0.12]) }),
    ...under,
    frustum(pot, foot, POT_HIGH, 0.115, 0.125),
    ring(dark, rim, 0.125, 0.008),
    ellipsoid(plain([0.9, 0.52, 0.16]), add(rim, [0, -0.012, 0]), [0.115, 0.008, 0.115]),
    ...FOOD.map((colour, n) =>
      ball(
        plain(colour),
        add(rim, [0.06 * Math.cos(2.1 * n), -0.006, 0.06 * Math.sin(2.1 * n)]),
        0.018,
      ),
    ),
    ...[-1, 1].map((side) =>
      limb(
        dark,
        add(rim, [0, -0.04, 0.12 * side]),
        add(rim, [0, -0.04, 0.16 * side]),
        0.014,
        0.014,
      ),
    ),
    limb(
      plain([0.66, 0.46, 0.26]),
      add(near, [-0.02, 0.07, -0.01]),
      add(rim, [0.04, -0.02, 0.01]),
      0.01,
      0.012,
    ),
  ];
}

/** A range of steel: the oven's door and knobs to the cook, burners on it, a pot that stands there. */
function stove(): Solid[] {
  const { high, ahead, deep, wide } = STOVE;
  const steel = plain(STEEL, { gloss: 0.5 });
  const dark = plain(IRON, { gloss: 0.3 });
  const front = ahead - deep;
  return [
    box(steel, [ahead, high / 2 - 0.01, 0], [deep, high / 2 - 0.01, wide], undefined, 0.006),
    box(dark, [ahead, high - 0.008, 0], [deep - 0.012, 0.012, wide - 0.012]),
    box(dark, [front - 0.006, high * 0.42, 0], [0.006, high * 0.26, wide - 0.05]),
    limb(
      steel,
      [front - 0.015, high * 0.74, -wide + 0.06],
      [front - 0.015, high * 0.74, wide - 0.06],
      0.008,
      0.008,
    ),
    // The oven is seen from its side too.
    box(dark, [ahead, high * 0.42, -wide], [deep - 0.05, high * 0.22, 0.004]),
    ...[-0.2, -0.07, 0.07, 0.2].map((z) => ball(dark, [front - 0.006, high - 0.055, z], 0.015)),
    frustum(steel, [ahead + 0.05, high + 0.004, 0.17], 0.11, 0.082, 0.082),
    ellipsoid(steel, [ahead + 0.05, high + 0.116, 0.17], [0.085, 0.014, 0.085]),
    ball(dark, [ahead + 0.05, high + 0.136, 0.17], 0.012),
  ];
}
