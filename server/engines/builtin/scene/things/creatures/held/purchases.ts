import type { Colour } from '../../../words/idea.ts';
import { plain, worn } from '../../sculpt/looks.ts';
import { ball, box, ellipsoid, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { add, roll, type Vector } from '../../sculpt/vector.ts';

const HESSIAN: Colour = [0.74, 0.62, 0.44];
const CARDBOARD: Colour = [0.86, 0.36, 0.2];
const TISSUE: Colour = [0.97, 0.96, 0.94];
const SHOE: Colour = [0.16, 0.32, 0.66];
const PAPER: Colour = [0.8, 0.64, 0.44];

/** A full sack that lies on a shoulder, its middle at a point. */
export function shoulderedSack(at: Vector, colour: Colour | null): Solid[] {
  const cloth = worn(colour ?? HESSIAN, 0.14);
  return [
    ellipsoid(cloth, at, [0.2, 0.1, 0.105], 0, roll(0.14)),
    limb(cloth, add(at, [-0.16, -0.03, 0]), add(at, [-0.26, -0.05, 0]), 0.06, 0.035, 0.04),
    ring(plain([0.46, 0.34, 0.2]), add(at, [-0.22, -0.04, 0]), 0.038, 0.01, roll(Math.PI / 2)),
  ];
}

/** An open box with a pair of new shoes in tissue, its foot at a point. */
export function shoeBox(foot: Vector, colour: Colour | null): Solid[] {
  const card = plain(colour ?? CARDBOARD, { gloss: 0.2 });
  const at = (x: number, y: number, z: number): Vector => add(foot, [x, y, z]);
  const leather = plain(SHOE, { gloss: 0.5 });
  return [
    box(card, at(0, 0.04, 0), [0.085, 0.04, 0.135], undefined, 0.003),
    box(plain(TISSUE), at(0, 0.082, 0), [0.078, 0.006, 0.128]),
    ...[-0.038, 0.036].flatMap((x): Solid[] => [
      limb(leather, at(x, 0.1, -0.02), at(x, 0.097, 0.07), 0.034, 0.03),
      limb(leather, at(x, 0.11, -0.06), at(x, 0.135, -0.07), 0.032, 0.03, 0.02),
      limb(plain(TISSUE), at(x, 0.085, -0.08), at(x, 0.085, 0.09), 0.016, 0.016),
      ball(plain(TISSUE), at(x, 0.13, 0.0), 0.011),
    ]),
  ];
}

/** A bag of paper with handles that hangs from a hand, what was bought looking out of it. */
export function shoppingBag(hand: Vector, colour: Colour | null): Solid[] {
  const paper = plain(colour ?? PAPER, { gloss: 0.1 });
  const middle = add(hand, [0, -0.16, 0]);
  const cord = plain([0.36, 0.26, 0.18]);
  return [
    box(paper, middle, [0.095, 0.1, 0.055], undefined, 0.004),
    box(plain([0.9, 0.24, 0.3]), add(middle, [0, 0.0, -0.056]), [0.04, 0.04, 0.002]),
    ...[-0.045, 0.045].flatMap((z) => [
      limb(cord, hand, add(middle, [-0.055, 0.1, z]), 0.006, 0.006),
      limb(cord, hand, add(middle, [0.055, 0.1, z]), 0.006, 0.006),
    ]),
    limb(
      plain([0.82, 0.6, 0.32]),
      add(middle, [0.05, 0.05, 0]),
      add(middle, [0.075, 0.15, 0.01]),
      0.02,
      0.018,
    ),
    ball(plain([0.3, 0.6, 0.24]), add(middle, [-0.04, 0.11, 0.01]), 0.035),
    ball(plain([0.86, 0.2, 0.16]), add(middle, [0.005, 0.105, -0.02]), 0.026),
  ];
}
