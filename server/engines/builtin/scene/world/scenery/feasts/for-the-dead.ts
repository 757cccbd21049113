import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance } from '../../street/front.ts';
import { ellipsoidAt, frustumAt } from '../../street/round-solid.ts';
import type { Paint, Point, Solid } from '../../street/solid.ts';

/** Marigolds, which show the dead the way. */
export const MARIGOLDS: readonly Colour[] = [
  [1, 0.5, 0.04],
  [1, 0.62, 0.06],
  [1, 0.78, 0.12],
  [0.95, 0.42, 0.05],
];

/** A candle on the ground, its flame; the `number` tells how high it is, `glow` how bright. World units. */
export function candleFor([x, y, z]: Point, number: number, glow: number): Solid[] {
  const high = 0.2 + 0.14 * chance(number, 2, 8);
  const wax: Paint = ({ normal }, { up }) => ({
    colour: [0.95, 0.86, 0.66],
    glass: 0,
    glow: scaleColour([1, 0.62, 0.26], glow * (normal[1] > 0.5 ? 1 : 0.35 + up)),
  });
  const flame: Paint = () => ({
    colour: [1, 0.85, 0.5],
    glass: 0,
    glow: scaleColour([1.3, 0.9, 0.4], glow),
  });
  return [
    frustumAt([x, y, z], high, 0.06, 0.055, wax, 7),
    ellipsoidAt([x, y + high + 0.07, z], 0.035, 0.08, flame),
  ].map((one) => ({ ...one, isSheer: true as const }));
}
