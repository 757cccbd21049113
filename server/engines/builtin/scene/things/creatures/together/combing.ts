import type { Random } from '../../../../kernels/random.ts';
import type { Colour, Company } from '../../../words/idea.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { box, frustum, limb, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import type { Feat } from '../feat.ts';
import { figureOf } from '../figure.ts';
import { human } from '../human.ts';
import { member, sizesOf } from '../members.ts';
import { stanceOf } from '../stance.ts';

const WOOD: Colour = [0.5, 0.32, 0.18];
const COMB = plain([0.86, 0.26, 0.42], { gloss: 0.5 });

/** How high the seat of the stool is of who combs. */
const SEAT = 0.27;

/** A comb whose teeth point ahead, from a hand. */
const comb = (hand: Vector): Solid[] => [
  limb(COMB, add(hand, [-0.04, 0.01, -0.01]), add(hand, [0.02, 0.02, -0.02]), 0.012, 0.012),
  box(COMB, add(hand, [0.05, 0.02, -0.025]), [0.06, 0.014, 0.008], undefined, 0.004),
  ...[0, 1, 2, 3, 4, 5].map((n) =>
    limb(
      COMB,
      add(hand, [0.005 + 0.019 * n, 0.015, -0.025]),
      add(hand, [0.005 + 0.019 * n, -0.03, -0.025]),
      0.004,
      0.003,
    ),
  ),
];

/** Somebody who stands behind another on a stool and draws a comb through that one's long hair; in heights of the taller. */
export function combing(
  random: Random,
  colour: Colour | null,
  [a = [], b = []]: Company['members'],
  vary: number,
): Feat {
  const [first = 1, second = 1] = sizesOf([a, b]);
  const seated = figureOf(b);
  const { hips, chin } = stanceOf(seated, 'sitting');
  const up = SEAT - second * (hips[1] - 0.06);
  const crown = up + second * (chin[1] + seated.head);
  const hair: Vector = [0.2, crown - 0.1, -0.05];
  return {
    model: [
      ...member(
        random,
        'tending',
        colour,
        a,
        { at: [-0.06, 0, 0.06], turned: 0.3, size: first },
        { near: add(hair, [-0.05, -0.02, -0.03]), far: add(hair, [0.02, 0.06, 0.09]) },
      ),
      ...comb(add(hair, [-0.04, -0.01, -0.04])),
      ...moved(human(random, 'sitting', null, [...b, 'longhaired']), {
        size: second,
        to: [0.3, up, 0],
      }),
      frustum(planks(WOOD, 0.05), [0.3, SEAT - 0.03, 0], 0.03, 0.13, 0.13),
      ...[-1, 1].flatMap((x) =>
        [-1, 1].map((z) =>
          limb(
            plain(WOOD),
            [0.3 + 0.08 * x, SEAT - 0.02, 0.08 * z],
            [0.3 + 0.12 * x, 0, 0.11 * z],
            0.016,
            0.014,
          ),
        ),
      ),
    ],
    turn: 0.35 + vary,
    above: 0.06,
  };
}
