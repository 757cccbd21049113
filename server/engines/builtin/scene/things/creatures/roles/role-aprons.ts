import { flare } from '../../sculpt/flare.ts';
import { blade, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, after, between, turn, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Figure } from '../figure.ts';
import type { Stance } from '../stance.ts';

/** A cook's apron of pale checked cloth. */
export const kitchenApron = (figure: Figure, stance: Stance): Solid[] =>
  apron(checked, figure, stance, (at) => add(stance.chest, turn(stance.twisted, at)));

/** Cloth with a pattern of red squares. */
const checked: Look = {
  paint: (_x, y, z) => {
    const [u, v] = [Math.sin(z * 190) > 0, Math.sin(y * 190) > 0];
    return u && v ? [0.78, 0.3, 0.28] : u || v ? [0.9, 0.66, 0.64] : [0.95, 0.93, 0.9];
  },
};

/** How far ahead of the chest's middle a bib is, half its width, and how thick that is. */
const BIB = { ahead: 0.022, wide: 0.076, flat: 0.76 } as const;

/** An apron from the chest down to the knees, its bib on two straps. */
export function apron(
  look: Look,
  { waistWide, hipsWide }: Figure,
  { waist, hips, legs, twisted }: Stance,
  on: (at: Vector) => Vector,
): Solid[] {
  const wide = Math.max(waistWide, hipsWide) * 1.16;
  const knees = legs.map(([, knee]) => knee);
  const [near = hips, far = hips] = knees;
  const hem = add(between(near, far, 0.5), [0.015, 0.05, 0]);
  return [
    flare(look, between(waist, hips, 0.2), [wide * 0.8, wide], hem, [wide * 1.02, wide * 1.22]),
    // The bib lies on the chest, as round as that.
    blade(
      look,
      on([BIB.ahead, -0.1, 0]),
      add(waist, [BIB.ahead, -0.01, 0]),
      BIB.wide,
      Math.max(BIB.wide, waistWide * 0.95),
      BIB.flat,
      0,
      after(twisted, yaw(Math.PI / 2)),
    ),
    ...[-1, 1].map((side) =>
      limb(look, on([0.062, -0.05, side * 0.05]), on([-0.014, 0.04, side * 0.036]), 0.009, 0.009),
    ),
  ];
}
