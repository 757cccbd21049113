import { mixColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { box, type Look, type Solid } from '../../sculpt/solid.ts';
import { pitch } from '../../sculpt/vector.ts';

/** Where a hatch is in the side of a vehicle that is toward the eye: from where to where along, and up; in the vehicle's units. */
export interface Hatch {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
}

/** How wide a stripe of an awning is. */
const STRIPE = 0.1;

/** Whether a place on a vehicle's body is in its hatch. */
export const isInHatch = (
  { from, to, low, high }: Hatch,
  [x, y, z]: readonly [number, number, number],
  normal: readonly number[],
): boolean => Math.abs(normal[2] ?? 0) > 0.7 && z < 0 && x > from && x < to && y > low && y < high;

/** A counter below a hatch in the side at `front`, and an awning propped open over it, its stripes pale and the paint with `red` in it; `deep` is half how far that reaches out, `drop` how far its edge hangs. */
export function counterAndAwning(
  { from, to, low, high }: Hatch,
  front: number,
  { steel, paint, red, pale }: Readonly<Record<'steel' | 'paint' | 'red' | 'pale', Colour>>,
  { deep, drop }: { readonly deep: number; readonly drop: number },
): Solid[] {
  const middle = (from + to) / 2;
  const half = (to - from) / 2;
  const striped: Look = {
    paint: (x) => (Math.abs(Math.floor(x / STRIPE)) % 2 === 0 ? mixColour(paint, red, 0.35) : pale),
  };
  return [
    box(
      plain(steel, { gloss: 0.6 }),
      [middle, low - 0.03, front - 0.1],
      [half + 0.04, 0.018, 0.13],
      undefined,
      0.01,
    ),
    box(
      striped,
      [middle, high + 0.05, front - deep + 0.03],
      [half + 0.08, 0.014, deep],
      pitch(-0.34),
      0.008,
    ),
    box(striped, [middle, high - drop, front - 2 * deep + 0.05], [half + 0.08, 0.045, 0.008]),
  ];
}
