import { plain, planks } from '../../sculpt/looks.ts';
import { ball, box, ellipsoid, frustum, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import { hipsOf } from '../stance.ts';
import type { WithGear } from '../with-gear.ts';

/** How high who sits at a hole in the ice is, of the height upright. */
export const AT_HOLE = 0.78;

/** Where the hole is ahead of who fishes in it, and how wide; in a man's heights. */
const HOLE = { at: [0.62, 0, -0.04] as Vector, wide: 0.13 } as const;

/** On a box on the ice, a short rod over a round hole in it, caught fish and a drill beside. */
export const iceFishing: WithGear = (traits, one) => {
  const figure = figureOf(traits);
  const seat = hipsOf(figure, 'mending') - 0.05;
  const near: Vector = [0.28, 0.42, -0.08];
  const tip: Vector = [0.6, 0.5, -0.05];
  const ice = plain([0.86, 0.93, 0.97], { gloss: 0.4 });
  const steel = plain([0.7, 0.73, 0.77], { gloss: 0.7 });
  const drill: Vector = [0.34, 0, 0.34];
  return [
    ...one('mending', { near, far: add(near, [-0.06, -0.03, 0.09]) }),
    box(
      planks([0.66, 0.46, 0.26], 0.05),
      [-0.01, seat / 2, 0],
      [0.13, seat / 2, 0.15],
      undefined,
      0.006,
    ),
    limb(planks([0.36, 0.24, 0.14], 0.02), add(near, [-0.08, -0.03, 0.01]), tip, 0.013, 0.006),
    limb(plain([0.9, 0.9, 0.92]), tip, HOLE.at, 0.003, 0.003),
    frustum(plain([0.02, 0.08, 0.14], { gloss: 0.9 }), HOLE.at, 0.008, HOLE.wide, HOLE.wide),
    ring(ice, add(HOLE.at, [0, 0.006, 0]), HOLE.wide + 0.012, 0.022),
    ...Array.from({ length: 22 }, (_, n) => {
      const out = HOLE.wide + 0.03 + 0.06 * ((n * 0.618) % 1);
      const at = add(HOLE.at, [out * Math.cos(n * 2.4), 0.012, out * Math.sin(n * 2.4)]);
      return ball(ice, at, 0.014 + 0.014 * ((n * 0.37) % 1));
    }),
    ...[0, 1, 2].flatMap((n) => fish([0.3 + 0.1 * n, 0.03, -0.34 + 0.03 * (n % 2)])),
    // The drill stands in the ice.
    limb(steel, drill, add(drill, [0, 0.46, 0]), 0.02, 0.014),
    ...Array.from({ length: 6 }, (_, n) =>
      ring(steel, add(drill, [0, 0.06 + 0.05 * n, 0]), 0.032, 0.011),
    ),
    limb(
      plain([0.76, 0.14, 0.1]),
      add(drill, [0, 0.46, 0]),
      add(drill, [0.1, 0.5, 0]),
      0.014,
      0.014,
    ),
    limb(
      plain([0.76, 0.14, 0.1]),
      add(drill, [0.1, 0.5, 0]),
      add(drill, [0.1, 0.6, 0]),
      0.016,
      0.016,
    ),
  ];
};

/** A fish on the ice. */
const fish = (at: Vector): Solid[] => {
  const scales = plain([0.56, 0.62, 0.6], { gloss: 0.6 });
  return [
    ellipsoid(scales, at, [0.026, 0.024, 0.085]),
    limb(scales, add(at, [0, 0, 0.075]), add(at, [0, 0, 0.12]), 0.008, 0.028),
    ball(plain([0.05, 0.05, 0.05]), add(at, [0.014, 0.012, -0.06]), 0.007),
  ];
};
