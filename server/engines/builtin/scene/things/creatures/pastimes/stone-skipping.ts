import { plain } from '../../sculpt/looks.ts';
import { ellipsoid, type Solid } from '../../sculpt/solid.ts';
import { add, roll, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import type { WithGear } from '../with-gear.ts';

const STONE = plain([0.42, 0.42, 0.44], { gloss: 0.2 });

/** Somebody who throws low, out of the hip, a flat stone in the air ahead and more of them at the feet. */
export const stoneSkipping: WithGear = (traits, one): Solid[] => {
  const { hips, shoulder } = figureOf(traits);
  const near: Vector = [0.36, hips + 0.1, -0.24];
  const flat = (at: Vector, size = 1): Solid =>
    ellipsoid(STONE, at, [0.036 * size, 0.013 * size, 0.03 * size], 0, roll(0.15));
  return [
    ...one('pitching', { near, far: [-0.26, shoulder - 0.12, 0.16] }),
    flat(add(near, [0.3, 0.02, -0.06])),
    ...[0, 1, 2, 3, 4].map((n) =>
      flat([-0.16 + 0.05 * n, 0.014, -0.2 - 0.04 * Math.sin(n * 2.4)], 0.9),
    ),
  ];
};
