import type { Random } from '../../../../kernels/random.ts';
import type { Colour, Company } from '../../../words/idea.ts';
import { type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import type { Feat } from '../feat.ts';
import { figureOf } from '../figure.ts';
import { member, sizesOf } from '../members.ts';

const YELLOW: Colour = [0.98, 0.84, 0.12];
const INK: Colour = [0.1, 0.1, 0.1];

/** How far apart the marks of a tape are, larger than life. */
const MARK = 0.03;

/** A tape with a mark at every step along x or up. */
const tape: Look = {
  paint: (x, y) => ((((x + y) % MARK) + MARK) % MARK < 0.005 ? INK : YELLOW),
};

const strip = (from: Vector, to: Vector): Solid => limb(tape, from, to, 0.013, 0.013);

/** Somebody who holds a tape along the arm of another, who stands with both arms out; in heights of the taller. */
export function fitting(
  random: Random,
  colour: Colour | null,
  [a = [], b = []]: Company['members'],
  vary: number,
): Feat {
  const [first = 1, second = 1] = sizesOf([a, b]);
  const { shoulder, shoulders } = figureOf(b);
  const high = second * (shoulder - 0.03) + 0.03;
  const near: Vector = [-second * (shoulders + 0.02), high, -0.05];
  const far: Vector = [-second * (shoulders + 0.29), high + 0.005, -0.05];
  const place: Vector = [-0.36 * second - 0.14, 0, 0.12];
  const neck = first * figureOf(a).chin;
  const over = (x: number, y: number, z: number) => add(place, [x, neck + y, z]);
  return {
    model: [
      ...member(random, 'armsout', colour, b, { at: [0, 0, 0], turned: 1.4, size: second }, {}),
      ...member(
        random,
        'tending',
        null,
        a,
        { at: place, turned: 0.55, size: first },
        { near: far, far: near },
      ),
      strip(far, near),
      strip(far, add(far, [-0.02, -0.34, -0.01])),
      strip(over(0.06, -0.05, -0.07), over(0.11, -0.32, -0.1)),
      strip(over(0.1, -0.05, 0.0), over(0.16, -0.3, -0.04)),
    ],
    turn: 0.1 + vary,
  };
}
