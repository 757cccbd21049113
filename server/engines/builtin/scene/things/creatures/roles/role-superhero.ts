import { flare } from '../../sculpt/flare.ts';
import { plain } from '../../sculpt/looks.ts';
import { ellipsoid, limb, type Solid } from '../../sculpt/solid.ts';
import { add, between, type Vector } from '../../sculpt/vector.ts';
import type { Figure } from '../figure.ts';
import type { Stance } from '../stance.ts';
import { CLOTH, GOLD } from './role-cloth.ts';

/** Red briefs over the trousers. */
export const briefs = ({ hipsWide }: Figure, { hips, waist, legs }: Stance): Solid[] => [
  flare(
    plain(CLOTH.red),
    between(waist, hips, 0.5),
    [hipsWide * 0.82, hipsWide * 1.03],
    add(hips, [0, -0.012, 0]),
    [hipsWide * 0.84, hipsWide * 1.06],
  ),
  ...legs.map(([hip, knee]) =>
    limb(plain(CLOTH.red), hip, between(hip, knee, 0.16), 0.0605, 0.058, 0.01),
  ),
];

/** A golden shield with a red star on the chest. */
export const emblem = (on: (at: Vector) => Vector): Solid[] => [
  ellipsoid(GOLD, on([0.072, -0.07, 0]), [0.016, 0.046, 0.056]),
  ...[0, 1, 2, 3, 4].map((n) => {
    const around = Math.PI / 2 + (n * 2 * Math.PI) / 5;
    return limb(
      plain(CLOTH.red),
      on([0.087, -0.07, 0]),
      on([0.084, -0.07 + 0.03 * Math.sin(around), 0.034 * Math.cos(around)]),
      0.012,
      0.003,
    );
  }),
];
