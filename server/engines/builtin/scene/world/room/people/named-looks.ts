import type { Furnishing } from '../furniture.ts';
import { type Attire, attireOf } from './posed.ts';

/** Who is small: as a share of a grown person's height. */
const CHILD = 0.68;

/** How the one of a place in a room is, who is told by a number where nobody is named, and else the one of those named whose turn it is: hair, and how tall, as a share of a grown person. */
export function namedLook(
  guests: Furnishing['guests'],
  turn: number,
  number: number,
  own: Partial<Attire> = {},
): { readonly attire: Attire; readonly tall: number | undefined } {
  const traits = guests?.[turn % Math.max(1, guests.length)];
  const isGirl = traits?.some((trait) => trait === 'woman' || trait === 'girl');
  const isSmall = traits?.some((trait) => trait === 'child' || trait === 'girl' || trait === 'boy');
  const usual = attireOf(number, own);
  return {
    attire:
      traits === undefined ? usual : { ...usual, hairForm: isGirl === true ? 'long' : 'short' },
    tall: traits === undefined ? undefined : isSmall === true ? CHILD : 1,
  };
}
