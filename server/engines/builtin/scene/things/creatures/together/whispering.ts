import type { Random } from '../../../../kernels/random.ts';
import type { Colour, Company } from '../../../words/idea.ts';
import type { Feat } from '../feat.ts';
import { figureOf } from '../figure.ts';
import { member, sizesOf } from '../members.ts';
import type { Doing } from '../postures/doings.ts';
import { stanceOf } from '../stance.ts';

/** How far from each other those two are. */
const APART = 0.27;

/** How tall beside the other somebody is at the most to whom one kneels. */
const SMALL = 0.8;

/** Somebody with a hand beside the mouth at another's ear, who listens with a hand before the lips; who is much taller kneels. */
export function whispering(
  random: Random,
  colour: Colour | null,
  [a = [], b = []]: Company['members'],
  vary: number,
): Feat {
  const [first = 1, second = 1] = sizesOf([a, b]);
  const tells: Doing = second < SMALL * first ? 'comforting' : 'whispering';
  const hears: Doing = first < SMALL * second ? 'kneeling' : 'standing';
  const [own, other] = [figureOf(a), figureOf(b)];
  const [chin, ear] = [stanceOf(own, tells).chin, stanceOf(other, hears).chin];
  return {
    model: [
      ...member(
        random,
        tells,
        colour,
        a,
        { at: [-APART, 0, 0.02], turned: 0.2, size: first },
        {
          near: [
            first * (chin[0] + 0.52 * own.head) - APART,
            first * (chin[1] - 0.3 * own.head),
            -0.085 * first,
          ],
        },
      ),
      ...member(
        random,
        hears,
        null,
        b,
        { at: [0, 0, 0], turned: 1.15, size: second },
        { far: [0.06 * second, second * (ear[1] + 0.08 * other.head), -0.11 * second] },
      ),
    ],
    turn: 0.12 + vary,
  };
}
