import type { Colour } from '../../../words/idea.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { ball, blade, box, ellipsoid, frustum, limb, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import type { WithGear } from '../with-gear.ts';
import { workTable } from './baker.ts';

const GREEN: Colour = [0.3, 0.56, 0.16];
const PALE: Colour = [0.82, 0.9, 0.56];
const RED: Colour = [0.82, 0.1, 0.07];
const ORANGE: Colour = [0.94, 0.46, 0.08];
const STEEL: Colour = [0.82, 0.84, 0.87];

/** At a table with a knife over a cucumber on a board, its slices fallen, around it tomatoes, carrots, a head of lettuce and a bowl. Lengths in a man's heights. */
export const cuttingVegetables: WithGear = (traits, one) => {
  const { model, on } = workTable(figureOf(traits).tall);
  const near = on(0.3, 0.085, -0.1);
  const far = on(0.33, 0.055, 0.13);
  const edge = on(0.345, 0.03, -0.02);
  const carrot = (at: Vector): Solid[] => [
    limb(plain(ORANGE), at, add(at, [0.03, 0, 0.13]), 0.024, 0.008),
    ...[-1, 0, 1].map((n) =>
      limb(plain(GREEN), at, add(at, [-0.02 + 0.012 * n, 0.02, -0.05]), 0.008, 0.006),
    ),
  ];
  return [
    ...one('tending', { near, far }),
    ...model,
    box(
      planks([0.84, 0.66, 0.42], 0.04),
      on(0.37, 0.012, 0),
      [0.13, 0.012, 0.24],
      undefined,
      0.008,
    ),
    limb(plain(GREEN), on(0.36, 0.05, 0.0), on(0.36, 0.05, 0.19), 0.028, 0.026),
    ...Array.from({ length: 8 }, (_, n) => {
      const at = on(0.33 + 0.045 * (n % 3), 0.028, -0.07 - 0.022 * n);
      return [
        frustum(plain(GREEN), at, 0.009, 0.027, 0.027),
        frustum(plain(PALE), add(at, [0, 0.007, 0]), 0.004, 0.023, 0.023),
      ];
    }).flat(),
    // The knife.
    limb(
      plain([0.12, 0.1, 0.1]),
      add(near, [-0.02, -0.01, 0.02]),
      add(near, [0.03, -0.015, 0.06]),
      0.012,
      0.012,
    ),
    blade(
      plain(STEEL, { gloss: 0.9 }),
      add(near, [0.03, -0.02, 0.065]),
      add(edge, [0.09, 0.01, 0.03]),
      0.022,
      0.012,
      0.2,
    ),
    ...[0, 1, 2].flatMap((n) => {
      const at = on(0.5 - 0.05 * (n % 2), 0.036, -0.3 + 0.075 * n);
      return [
        ball(plain(RED, { gloss: 0.6 }), at, 0.038),
        ball(plain(GREEN), add(at, [0, 0.036, 0]), 0.011),
      ];
    }),
    ...carrot(on(0.3, 0.026, -0.38)),
    ...carrot(on(0.36, 0.026, -0.4)),
    ellipsoid(plain([0.46, 0.7, 0.24]), on(0.5, 0.06, 0.02), [0.075, 0.062, 0.075]),
    ...Array.from({ length: 9 }, (_, n) =>
      ellipsoid(
        plain([0.36 + 0.02 * n, 0.64, 0.2]),
        on(0.5 + 0.06 * Math.cos(n * 0.7), 0.06 + 0.015 * (n % 3), 0.02 + 0.06 * Math.sin(n * 0.7)),
        [0.03, 0.045, 0.03],
      ),
    ),
    frustum(plain([0.94, 0.94, 0.92], { gloss: 0.5 }), on(0.46, 0, 0.31), 0.07, 0.05, 0.1),
    ...[0, 1, 2, 3, 4, 5].map((n) =>
      ball(
        plain([RED, GREEN, ORANGE][n % 3] ?? RED),
        on(0.46 + 0.05 * Math.cos(n), 0.07, 0.31 + 0.05 * Math.sin(n)),
        0.03,
      ),
    ),
  ];
};
