import type { Random } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { ball, blade, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, roll, type Vector } from '../../sculpt/vector.ts';
import { coated } from '../beast-body/coated.ts';
import { headOf } from '../beast-heads/head.ts';
import { CAT } from '../beasts/animals.ts';

const BLACK: Colour = [0.1, 0.1, 0.13];

/** A raven that sits at a place, facing as who has it there: a strong bill, a shaggy throat, wings folded over a wedge of a tail; null colour: black. */
export function ravenAt(foot: Vector, colour: Colour | null): Solid[] {
  const base = colour ?? BLACK;
  const coat: Look = {
    paint: (x, y, z) =>
      scaleColour(base, 0.9 + 0.3 * Math.sin(y * 340 + x * 120) * Math.sin(x * 260 - z * 150)),
    fur: 0.005,
    gloss: 0.5,
  };
  const bill = plain([0.06, 0.06, 0.07], { gloss: 0.6 });
  const lean = roll(0.75);
  return moved(
    [
      ellipsoid(coat, [0, 0.095, 0], [0.1, 0.056, 0.055], 0, lean),
      ball(coat, [0.06, 0.155, 0], 0.046, 0.04),
      ball(coat, [0.085, 0.205, 0], 0.043, 0.03),
      limb(coat, [0.095, 0.18, 0], [0.085, 0.14, 0], 0.03, 0.024, 0.02),
      limb(bill, [0.115, 0.205, 0], [0.185, 0.192, 0], 0.022, 0.006, 0.01),
      ...[-1, 1].flatMap((side) => [
        ellipsoid(coat, [-0.03, 0.09, side * 0.045], [0.125, 0.046, 0.018], 0.01, lean),
        ball(plain([0.5, 0.42, 0.3], { gloss: 0.7 }), [0.108, 0.218, side * 0.033], 0.009),
        ball(plain([0.01, 0.01, 0.01], { gloss: 0.9 }), [0.111, 0.218, side * 0.038], 0.0065),
        limb(bill, [0.02, 0.05, side * 0.022], [0.03, 0.004, side * 0.026], 0.01, 0.007),
        limb(bill, [0.03, 0.004, side * 0.026], [0.055, 0.002, side * 0.03], 0.007, 0.004),
      ]),
      blade(coat, [-0.06, 0.03, 0], [-0.15, -0.05, 0], 0.03, 0.045, 0.3, 0.01),
    ],
    { to: foot },
  );
}

/** How large a cat's head is on a shoulder, in heights of who has it there. */
const CAT_HEAD = 0.052;

/** A cat that lies over a shoulder at a place, its head beside that of who has it there, its tail hanging before the chest; null colour: one of its own. */
export function catAt(random: Random, foot: Vector, colour: Colour | null): Solid[] {
  const { coat, looks } = coated(CAT, colour, random);
  const at = (x: number, y: number, z: number): Vector => add(foot, [x, y, z]);
  return [
    limb(looks.coat, at(-0.1, 0.035, 0), at(0.05, 0.05, 0), 0.062, 0.055),
    limb(looks.coat, at(0.05, 0.05, 0), at(0.085, 0.095, 0), 0.048, 0.036, 0.03),
    ...moved(headOf(CAT, { coat, looks }, [0, 0, 0], { aside: 0.4, nod: 0.1 }), {
      size: CAT_HEAD / CAT.head.size,
      to: at(0.09, 0.12, 0),
    }),
    ...[-1, 1].map((side) =>
      limb(looks.coat, at(0.06, 0.03, side * 0.03), at(0.1, -0.05, side * 0.032), 0.022, 0.018),
    ),
    limb(looks.coat, at(-0.14, 0.03, 0), at(-0.17, -0.1, 0), 0.022, 0.018, 0.02),
    limb(looks.coat, at(-0.17, -0.1, 0), at(-0.14, -0.2, 0), 0.018, 0.014, 0.02),
  ];
}
