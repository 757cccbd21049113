import type { Random } from '../../../../kernels/random.ts';
import type { Held } from '../../../words/held.ts';
import { moved } from '../../sculpt/move.ts';
import type { Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import type { Wish } from '../../wish.ts';
import type { Figure } from '../figure.ts';
import { type Hands, hipsOf } from '../stance.ts';
import { heldBy } from './held.ts';

/** What people have in the hands who sit cross-legged: they eat or drink it. */
const EATEN: ReadonlySet<Held | undefined> = new Set<Held>([
  ...(['icecream', 'melon', 'cup', 'wineglass', 'sandwich', 'pizzaslice', 'cakeslice'] as const),
  ...(['donut', 'apple', 'banana', 'bread'] as const),
]);

/** Whether somebody eats or drinks what they hold, for which they may sit on the ground or on a wall. */
export const isEatenSeated = (holds: Wish['holds']): boolean => EATEN.has(holds?.thing);

/** Where the hands of who sits cross-legged hold a thing, and that thing: as of who stands, and lower. */
export function heldSeated(
  random: Random,
  { thing, colour }: NonNullable<Wish['holds']>,
  figure: Figure,
): { readonly hands: Hands; readonly pieces: readonly Solid[] } {
  const { hands, pieces } = heldBy(random, thing, figure, colour);
  const lower: Vector = [0.03, hipsOf(figure, 'crosslegged') - figure.hips, 0];
  return {
    hands: {
      ...(hands.near && { near: add(hands.near, lower) }),
      ...(hands.far && { far: add(hands.far, lower) }),
    },
    pieces: moved(pieces, { to: lower }),
  };
}
