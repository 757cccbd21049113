import { flare } from '../../sculpt/flare.ts';
import { box, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, between } from '../../sculpt/vector.ts';
import type { Figure } from '../figure.ts';
import type { Stance } from '../stance.ts';
import { GOLD } from './role-cloth.ts';

/** A belt with its buckle, so much wider than the waist. */
export function belt(
  look: Look,
  { waistWide, hipsWide }: Figure,
  { waist, hips }: Stance,
  by: number,
): Solid[] {
  const [top, low] = [between(waist, hips, 0.28), between(waist, hips, 0.46)];
  const wide = Math.max(waistWide * 1.08, hipsWide * 0.96) * by;
  return [
    flare(look, top, [wide * 0.79, wide], low, [wide * 0.81, wide * 1.02]),
    box(
      GOLD,
      add(between(top, low, 0.5), [wide * 0.8, 0, 0]),
      [0.006, 0.015, 0.02],
      undefined,
      0.004,
    ),
  ];
}

/** Tops of boots up to the knee. */
export const boots = (look: Look, { legs }: Stance): Solid[] =>
  legs.map(([, knee, ankle]) =>
    limb(look, between(knee, ankle, 0.3), add(ankle, [0, -0.005, 0]), 0.05, 0.04),
  );
