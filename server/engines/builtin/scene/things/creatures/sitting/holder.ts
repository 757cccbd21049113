import type { Held } from '../../../words/held.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { moved } from '../../sculpt/move.ts';
import type { Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import type { Wish } from '../../wish.ts';
import { figureOf } from '../figure.ts';
import { heldBy } from '../held/held.ts';
import { human } from '../human.ts';
import { hipsOf } from '../stance.ts';

/** What is held before the breast or at the mouth, as well by who sits as by who stands. */
const BEFORE_BREAST: ReadonlySet<Held> = new Set<Held>([
  ...(['foodbowl', 'baby', 'cup', 'wineglass', 'phone', 'icecream', 'melon', 'flowers'] as const),
  ...(['sandwich', 'pizzaslice', 'cakeslice', 'donut', 'apple', 'banana', 'bread'] as const),
]);

/** Whether who sits on a seat can have that in the hands. */
export const isHeldSitting = (held: Held): boolean => BEFORE_BREAST.has(held);

/** Someone on a seat with something in the hands that `isHeldSitting`: a baby, a bowl, a cup, what is eaten. */
export function holder(
  {
    random,
    colour,
    hair,
  }: Pick<Wish, 'random'> & { readonly colour: Colour | null; readonly hair?: Colour | undefined },
  traits: readonly Trait[],
  holds: NonNullable<Wish['holds']>,
): Solid[] {
  const figure = figureOf(traits);
  // What is held is planned for who stands.
  const down: Vector = [0, hipsOf(figure, 'seated') - figure.hips, 0];
  const { hands, pieces } = heldBy(random, holds.thing, figure, holds.colour);
  const lowered = Object.fromEntries(
    Object.entries(hands).map(([name, at]) => [name, add(at, down)]),
  );
  return [
    ...human(random, 'seated', colour, traits, lowered, hair),
    ...moved(pieces, { to: down }),
  ];
}
