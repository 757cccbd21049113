import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { blade, cut, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, turn, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Figure } from '../figure.ts';
import type { Stance } from '../stance.ts';

/** Whether somebody has a hood over the head. */
export const isHooded = (traits: readonly Trait[]): boolean =>
  traits.includes('raincoat') || traits.includes('cloak');

/** Colours of what is worn over all, where none is said: oilskin, and the wool of cloaks. */
const OILSKIN: Colour = [0.93, 0.72, 0.12];
const WOOL: Colour = [0.15, 0.13, 0.13];

/** The colour of what somebody wears over all where none is said; null where it may be any. */
export function outerColour(traits: readonly Trait[]): Colour | null {
  if (traits.includes('raincoat')) return OILSKIN;
  return traits.includes('cloak') ? WOOL : null;
}

/** A hood that leaves the face free and lies on the shoulders, in heights of the head; what comes after it in a model is not cut by its opening. */
export const hood = (look: Look): Solid[] => [
  ellipsoid(look, [-0.1, 0.54, 0], [0.56, 0.68, 0.5]),
  // It stands up where it is sewn together.
  ellipsoid(look, [-0.42, 0.86, 0], [0.24, 0.2, 0.2], 0.16),
  ellipsoid(look, [-0.16, -0.14, 0], [0.46, 0.2, 0.52], 0.1),
  cut(limb(look, [0.46, 0.62, 0], [0.46, 0.14, 0], 0.41, 0.26)),
];

/** What is thin from front to back. */
const ACROSS = yaw(Math.PI / 2);

/** Cloth that hangs from both shoulders down the back in folds, its hem `hem` above the ground, in heights of the body. */
export function cape(
  look: Look,
  { shoulders }: Figure,
  { chest, twisted }: Stance,
  hem: number,
): Solid[] {
  const on = (at: Vector): Vector => add(chest, turn(twisted, at));
  return [-1, -0.72, -0.44, -0.15, 0.15, 0.44, 0.72, 1].flatMap((share, n) => {
    const top = on([-0.055, 0.012, share * shoulders * 0.98]);
    const mid: Vector = [
      top[0] - 0.075 - 0.012 * (n % 2),
      (top[1] + hem) / 2 + 0.06,
      share * shoulders * 1.22,
    ];
    const low: Vector = [
      top[0] - 0.17 - 0.03 * (n % 2),
      hem + 0.02 * Math.abs(share),
      share * shoulders * 1.6,
    ];
    return [
      blade(look, top, mid, 0.03, 0.036, 0.4, 0.02, ACROSS),
      blade(look, mid, low, 0.036, 0.046, 0.4, 0.02, ACROSS),
    ];
  });
}
