import { plain } from '../../sculpt/looks.ts';
import { ellipsoid, limb, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import { chopsticks } from './chopsticks.ts';

const CHINA = plain([0.86, 0.2, 0.14], { gloss: 0.6 });
const RIM = plain([0.96, 0.94, 0.88], { gloss: 0.5 });
const NOODLE = plain([0.97, 0.86, 0.52]);

/** How far the bowl's rim is from its middle, in heights of who eats. */
const RADIUS = 0.068;

/** A bowl of noodles over one hand, chopsticks in the other that draw some of them up. Lengths in a man's heights. */
export function bowlWithChopsticks(under: Vector, sticks: Vector): Solid[] {
  const middle = add(under, [0.03, 0.03, -0.045]);
  const tip = add(sticks, [0.07, -0.04, 0.02]);
  return [
    ellipsoid(CHINA, add(middle, [0, 0.03, 0]), [RADIUS, 0.045, RADIUS]),
    ellipsoid(RIM, add(middle, [0, 0.044, 0]), [1.1 * RADIUS, 0.014, 1.1 * RADIUS]),
    ellipsoid(NOODLE, add(middle, [0, 0.056, 0]), [0.94 * RADIUS, 0.034, 0.94 * RADIUS]),
    ...[-0.014, 0, 0.014].map((aside) =>
      limb(
        NOODLE,
        add(tip, [aside * 0.3, 0.005, aside]),
        add(middle, [aside, 0.066, aside]),
        0.005,
        0.006,
      ),
    ),
    ...chopsticks(sticks),
  ];
}
