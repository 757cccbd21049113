import type { Colour } from '../../../words/idea.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { box, frustum, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { add, pitch, roll, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import { mug } from '../held/things-in-use.ts';
import type { WithGear } from '../with-gear.ts';

const WOOD: Colour = [0.45, 0.29, 0.17];
const STONE: Colour = [0.86, 0.84, 0.8];
const MILK = plain([1, 0.98, 0.94], { gloss: 0.4 });
const STEEL = plain([0.74, 0.76, 0.79], { gloss: 0.8 });
const BLACK = plain([0.08, 0.08, 0.09], { gloss: 0.5 });

/** How high a bar is, in the heights of who stands behind it. */
const BAR = 0.53;

/** Behind a bar with a coffee machine: milk runs from a jug in one hand into the cup in the other. */
export const pouring: WithGear = (traits, one) => {
  const { shoulder } = figureOf(traits);
  const cup: Vector = [0.27, shoulder - 0.2, 0.045];
  const jug: Vector = add(cup, [0.0, 0.1, -0.085]);
  const far = add(cup, [-0.045, 0.012, 0.03]);
  const near = add(jug, [-0.045, 0.02, -0.05]);
  const lip = add(jug, [0.012, 0.042, 0.05]);
  return [
    ...one('tending', { near, far }),
    ...mug(cup, [0.96, 0.95, 0.92]),
    frustum(STEEL, add(jug, [0, -0.01, -0.012]), 0.085, 0.042, 0.034, pitch(-0.7)),
    ring(STEEL, add(jug, [-0.03, 0.02, -0.03]), 0.026, 0.006, pitch(Math.PI / 2)),
    limb(MILK, lip, add(cup, [0.002, 0.05, 0.002]), 0.0095, 0.0065),
    ...bar(),
  ];
};

/** A bar before who stands there, a coffee machine with its groups and cups upon it. */
function bar(): Solid[] {
  const machine: Vector = [0.47, BAR, 0.36];
  return [
    box(
      planks(WOOD, 0.06),
      [0.5, BAR / 2 - 0.02, 0.05],
      [0.12, BAR / 2 - 0.02, 0.62],
      undefined,
      0.006,
    ),
    box(
      plain(STONE, { gloss: 0.4 }),
      [0.49, BAR - 0.014, 0.05],
      [0.16, 0.014, 0.64],
      undefined,
      0.006,
    ),
    box(STEEL, add(machine, [0, 0.12, 0]), [0.1, 0.05, 0.18], undefined, 0.015),
    box(BLACK, add(machine, [0.05, 0.05, 0]), [0.05, 0.05, 0.17]),
    box(STEEL, add(machine, [0, 0.012, 0]), [0.11, 0.012, 0.19], undefined, 0.006),
    ...[-0.09, 0.09].flatMap((z) => [
      limb(BLACK, add(machine, [-0.02, 0.075, z]), add(machine, [-0.13, 0.07, z]), 0.014, 0.012),
      frustum(BLACK, add(machine, [-0.03, 0.055, z]), 0.025, 0.026, 0.03),
    ]),
    ...[-0.1, -0.02, 0.06].flatMap((z) => mug(add(machine, [0, 0.17, z]), [0.95, 0.94, 0.9])),
    frustum(plain([0.82, 0.66, 0.42]), [0.49, BAR, -0.4], 0.11, 0.055, 0.055, roll(0)),
  ];
}
