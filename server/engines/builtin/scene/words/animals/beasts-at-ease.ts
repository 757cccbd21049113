import { namesHandedBeast } from '../dress/holding.ts';
import type { Held } from '../held.ts';
import type { Meaning } from '../meaning.ts';
import type { Pieces } from '../pieces.ts';

/** What of a meaning is in the hands of an animal that drinks as people do; undefined: it is nothing that is drunk out of the hand. */
const drunk = ({ held, thing }: Meaning): Held | undefined =>
  held === 'cup' ? 'cup' : thing === 'wine' ? 'wineglass' : undefined;

/** What of a meaning is read by an animal; undefined: nothing is. */
const read = ({ trait, thing }: Meaning): Held | undefined =>
  thing === 'person'
    ? undefined
    : trait === 'newspaper'
      ? 'newspaper'
      : trait === 'reading'
        ? 'book'
        : undefined;

/** Whether a word says that a newspaper is read, which one word may say together. */
const NEWS =
  /newspaper|zeitung|journal|periódico|diario|giornale|jornal|газет|gazete|صحيف|جريد|अख़बार|अखबार|报|新聞|신문/u;

const firstOf = (
  pieces: Pieces,
  what: (meaning: Meaning) => Held | undefined,
): { readonly at: number; readonly held: Held } | null => {
  for (const [at, { meanings, negated }] of pieces.entries()) {
    const held = negated ? undefined : meanings.map(what).find((one) => one !== undefined);
    if (held !== undefined) return { at, held };
  }
  return null;
};

/**
 * The words of a prompt: an animal that drinks something hot or wine, or reads, where nobody else is named, has
 * the cup, the glass, the book or the newspaper in its paws; what it drinks of else it drinks as animals do.
 */
export function beastsAtEase(pieces: Pieces): Pieces {
  if (!namesHandedBeast(pieces)) return pieces;
  const reading = firstOf(pieces, read);
  if (reading !== null) {
    const held = pieces.some(({ text }) => NEWS.test(text.toLowerCase()))
      ? 'newspaper'
      : reading.held;
    return pieces.map((piece, at) => {
      if (at === reading.at) return { ...piece, meanings: [{ held, holding: true }] };
      const isSame = piece.meanings.some(
        (meaning) => read(meaning) !== undefined || meaning.thing === 'book',
      );
      return isSame ? { ...piece, meanings: [{ size: 1 }] } : piece;
    });
  }
  const drink = firstOf(pieces, drunk);
  const drinks = pieces.some(
    ({ meanings, negated }) => !negated && meanings.some(({ dines }) => dines),
  );
  if (drink === null || !drinks) return pieces;
  return pieces.map((piece, at) => {
    if (at === drink.at) return { ...piece, meanings: [{ held: drink.held, holding: true }] };
    return { ...piece, meanings: piece.meanings.map(({ dines: _, ...rest }) => rest) };
  });
}
