import type { Random } from '../../../../kernels/random.ts';
import { isInstrument } from '../../../words/dress/holding.ts';
import type { Held } from '../../../words/held.ts';
import { moved } from '../../sculpt/move.ts';
import type { Solid } from '../../sculpt/solid.ts';
import { scale, type Vector } from '../../sculpt/vector.ts';
import type { Wish } from '../../wish.ts';
import type { Figure } from '../figure.ts';
import { heldBy } from '../held/held.ts';
import { heldSeated } from '../held/held-seated.ts';
import { playedSeated } from '../held/instruments.ts';
import type { Hands } from '../stance.ts';

/** How much larger what an animal drinks from and reads is than people's, on its large head; missing: 1. */
const LARGER: Partial<Readonly<Record<Held, number>>> = {
  cup: 1.7,
  wineglass: 1.5,
  book: 1.45,
  newspaper: 1.15,
};

/** Where the paws of an animal, or a robot's hands, hold a thing, and that thing, for a body of those measures that stands or sits on the ground. */
export function inPaws(
  random: Random,
  { thing, colour }: NonNullable<Wish['holds']>,
  figure: Figure,
  sits: boolean,
): { readonly hands: Hands; readonly pieces: readonly Solid[] } {
  if (sits && isInstrument(thing)) return playedSeated(thing, figure, colour, 'crosslegged');
  const { hands, pieces } = sits
    ? heldSeated(random, { thing, colour }, figure)
    : heldBy(random, thing, figure, colour);
  const size = LARGER[thing] ?? 1;
  const [x = 0, y = 0, z = 0] = hands.near ?? [];
  const middle: Vector = hands.far === undefined ? [x, y, z] : [x, y, 0];
  return { hands, pieces: moved(pieces, { size, to: scale(middle, 1 - size) }) };
}
