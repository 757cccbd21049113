import type { Colour } from '../../../words/idea.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { ball, box, limb, type Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import type { Wish } from '../../wish.ts';
import { doerOf } from '../doer.ts';
import type { Feat } from '../feat.ts';
import { figureOf } from '../figure.ts';

const OAK: Colour = [0.56, 0.38, 0.22];
const PAPER: Colour = [0.8, 0.66, 0.46];
const GOODS: readonly Colour[] = [
  [0.84, 0.24, 0.2],
  [0.26, 0.46, 0.74],
  [0.95, 0.76, 0.24],
  [0.36, 0.6, 0.36],
  [0.62, 0.36, 0.62],
];
/** The counter: where its middle is ahead, half its depth and its length. */
const COUNTER = { ahead: 0.42, deep: 0.15, wide: 0.56 } as const;

/** A counter so high with a till, a bag that is packed and goods upon it. */
function counter(high: number): Solid[] {
  const { ahead, deep, wide } = COUNTER;
  const wood = planks(OAK, 0.07);
  const steel = plain([0.22, 0.24, 0.28], { gloss: 0.5 });
  const on = (x: number, y: number, z: number): Vector => [ahead + x, high + y, z];
  return [
    box(wood, [ahead, high / 2 - 0.02, 0], [deep - 0.02, high / 2 - 0.02, wide - 0.03]),
    box(
      plain([0.93, 0.91, 0.86], { gloss: 0.4 }),
      on(0, -0.014, 0),
      [deep, 0.016, wide],
      undefined,
      0.006,
    ),
    // The till, whose drawer and screen look to who keeps it.
    box(steel, on(0.01, 0.04, 0.36), [0.09, 0.04, 0.11], undefined, 0.008),
    box(steel, on(0.05, 0.13, 0.36), [0.014, 0.06, 0.1], undefined, 0.008),
    box(plain([0.98, 0.84, 0.3]), on(0.066, 0.13, 0.36), [0.004, 0.03, 0.06]),
    box(plain(PAPER), on(0.02, 0.09, -0.36), [0.055, 0.09, 0.08], undefined, 0.004),
    limb(plain([0.82, 0.6, 0.32]), on(0, 0.14, -0.34), on(0.02, 0.26, -0.32), 0.024, 0.02),
    ball(plain([0.3, 0.58, 0.26]), on(0.03, 0.19, -0.39), 0.04),
    ...GOODS.map((colour, n) =>
      box(
        plain(colour, { gloss: 0.3 }),
        on(0.07, 0.035 + 0.008 * (n % 2), -0.18 + 0.08 * n),
        [0.035, 0.035 + 0.008 * (n % 2), 0.032],
        undefined,
        0.005,
      ),
    ),
  ];
}

/** Somebody in an apron behind the counter of a shop, a hand on it and one at what is sold. */
export function keepingShop({ traits: own = [], ...wish }: Wish): Feat {
  const traits = own.includes('waiter') ? own : ([...own, 'waiter'] as const);
  const { waist } = figureOf(traits);
  const high = waist - 0.13;
  const one = doerOf({ ...wish, traits });
  const hands = {
    near: [0.3, high + 0.03, -0.13],
    far: [0.34, high + 0.09, 0.08],
  } as const;
  return { model: [...one('tending', hands), ...counter(high)], turn: 1, above: 0.1 };
}
