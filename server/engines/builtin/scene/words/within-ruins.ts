import type { Piece } from '../../words/reader.ts';
import type { Thing } from './idea.ts';
import type { Meaning } from './meaning.ts';
import type { OldPlace } from './place.ts';
import { wordFor } from './within.ts';

/** What buildings are from within where they are ruins. */
const RUIN_OF: Partial<Readonly<Record<Thing, OldPlace>>> = {
  church: 'ruinednave',
  abbey: 'ruinednave',
};
/** Things that are ruins anyway. */
const FALLEN: ReadonlySet<Thing | undefined> = new Set<Thing>(['abbey', 'ruin']);

/** The words of a prompt; a church that people have left, or what is left of one, is its nave where it says that it is seen from within. */
export function withinRuins(pieces: readonly Piece<Meaning>[]): readonly Piece<Meaning>[] {
  const said = pieces.filter(({ negated }) => !negated);
  if (!said.some(saysRuined)) return pieces;
  const at = pieces.findIndex((piece) => !piece.negated && placeIn(piece) !== undefined);
  const place = placeIn(pieces[at]);
  if (place === undefined || !isWithin(pieces, at)) return pieces;
  const within = wordFor(pieces, at);
  const inside: Meaning = { land: 'field', scenery: place };
  return pieces.map((piece, n) =>
    n === at || n === within || (n === at + 1 && isLast(pieces, n)) || saysRuined(piece)
      ? { ...piece, role: null, meanings: [inside] }
      : piece,
  );
}

const isWithin = (pieces: readonly Piece<Meaning>[], at: number): boolean =>
  wordFor(pieces, at) >= 0 ||
  pieces[at]?.meanings.some(({ land }) => land === 'nave') === true ||
  isLast(pieces, at + 1);

/** Whether a word that says no more ends what is said of the building before it ("an abandoned church inside"). */
const isLast = (pieces: readonly Piece<Meaning>[], at: number): boolean =>
  pieces[at]?.text.toLowerCase() === 'inside' &&
  pieces[at]?.afterStop === false &&
  pieces[at + 1]?.afterStop !== false;

const saysRuined = ({ meanings, negated }: Piece<Meaning>): boolean =>
  !negated && meanings.some(({ thing, forsaken }) => FALLEN.has(thing) || forsaken === true);

const placeIn = (piece: Piece<Meaning> | undefined): OldPlace | undefined =>
  piece?.meanings
    .map(({ thing, land }) =>
      land === 'nave' ? 'ruinednave' : thing === undefined ? undefined : RUIN_OF[thing],
    )
    .find((place) => place !== undefined);
