import type { Piece } from '../../words/reader.ts';
import type { Meaning } from './meaning.ts';

/** Words that say that a place is seen from within: before what it is, and behind it. */
const BEFORE: ReadonlySet<string> = new Set(
  'inside within interior intérieur dans innenraum inneren innern innere dentro interno interior внутри интерьер داخل'.split(
    ' ',
  ),
);
const BEHIND: ReadonlySet<string> = new Set(
  'interior innenraum inneres 内部 里面 内 中 내부 안 안에서 içi içinde iç अंदर भीतर'.split(' '),
);

/** How many words may stand between the two ("inside an old gothic church"). */
const NEAR = 5;

/** The words of a prompt; a church that is said to be seen from within is no building on a meadow but its nave. */
export function readWithin(pieces: readonly Piece<Meaning>[]): readonly Piece<Meaning>[] {
  const church = pieces.findIndex(
    ({ negated, meanings }) => !negated && meanings.some(({ thing }) => thing === 'church'),
  );
  const word = church < 0 ? -1 : wordFor(pieces, church);
  if (word < 0) return pieces;
  return pieces.map((piece, at) =>
    at === church || at === word ? { ...piece, role: null, meanings: [{ land: 'nave' }] } : piece,
  );
}

/** Where the word is that says so of a church; -1 where none does. */
function wordFor(pieces: readonly Piece<Meaning>[], church: number): number {
  for (let at = church - 1; at >= church - NEAR && pieces[at + 1]?.afterStop === false; at--) {
    const piece = pieces[at];
    if (piece === undefined) break;
    if (says(BEFORE, piece)) return at;
    if (namesAnother(piece)) break;
  }
  for (let at = church + 1; at <= church + 2 && pieces[at]?.afterStop === false; at++) {
    const piece = pieces[at];
    if (piece === undefined) break;
    if (says(BEHIND, piece)) return at;
    if (namesAnother(piece)) break;
  }
  return -1;
}

const says = (words: ReadonlySet<string>, { text }: Piece<Meaning>): boolean =>
  words.has(text.toLowerCase());

const namesAnother = ({ meanings }: Piece<Meaning>): boolean =>
  meanings.some(({ thing, land }) => (thing ?? land) !== undefined);
