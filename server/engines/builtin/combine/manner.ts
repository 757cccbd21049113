import type { ShapeName } from '../instruct/language/lists/shapes.ts';
import type { AmountName } from '../words/lists/amounts.ts';
import type { Piece } from '../words/reader.ts';
import type { CombineName } from './manner-words.ts';

/** How two pictures are put together. */
export type Manner = 'beside' | 'stack' | 'inset' | 'background' | 'blend' | 'style' | 'pattern';

/** What a word means when two pictures are put together. */
export type Meaning =
  | { readonly combine: CombineName }
  | { readonly shape: ShapeName }
  | { readonly amount: AmountName }
  | { readonly number: number };

/** The manner that a name stands for. */
export const MANNERS: Readonly<Partial<Record<CombineName, Manner>>> = {
  beside: 'beside',
  above: 'stack',
  below: 'stack',
  inset: 'inset',
  background: 'background',
  blend: 'blend',
  style: 'style',
  pattern: 'pattern',
};

/** What a word names of how pictures are put together. */
export const namesOf = ({ meanings }: Pick<Piece<Meaning>, 'meanings'>): CombineName[] =>
  meanings.flatMap((meaning) => ('combine' in meaning ? [meaning.combine] : []));

/** The manners that a word names. */
export const mannersOf = (piece: Pick<Piece<Meaning>, 'meanings'>): Manner[] =>
  namesOf(piece).flatMap((name) => MANNERS[name] ?? []);
