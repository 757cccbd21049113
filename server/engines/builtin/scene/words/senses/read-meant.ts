import { createReader } from '../../../words/reader.ts';
import type { Meaning } from '../meaning.ts';
import type { Pieces } from '../pieces.ts';
import { PAINTER_WORDS } from '../scene-words.ts';
import { handledOtherwise } from './handled.ts';

const readAll = createReader<Meaning>(PAINTER_WORDS, {
  mends: true,
  signs: true,
  number: (count) => ({ count }),
  // Shoes are a pair by their word, which describes nothing.
  describes: ({ thing, colour, count, size, posture, praise, aged }) =>
    thing === undefined &&
    [colour, count, size, posture, praise, aged].some((one) => one !== undefined),
});

/** The words of a text, read again as if no list had what some of them turn out not to mean; what `leaves` tells is not read. */
export function readMeant(text: string, leaves?: (meaning: Meaning) => boolean): Pieces {
  const pieces = readAll(text, leaves);
  const others = handledOtherwise(pieces);
  return others.size === 0
    ? pieces
    : readAll(text, (one) => others.has(one) || leaves?.(one) === true);
}
