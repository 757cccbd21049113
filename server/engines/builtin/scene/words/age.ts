import type { Piece } from '../../words/reader.ts';
import type { Meaning } from './meaning.ts';

type Pieces = readonly Piece<Meaning>[];

/** How many words may stand between what is said of somebody's age and who that is ("an old street musician"). */
const NEAR = 2;

/** The words of a prompt; who is called old is old, and what else is called so is no more than that. */
export function readAge(pieces: Pieces): Pieces {
  const said = pieces.flatMap((piece, at) => (isAged(piece) && !piece.negated ? [at] : []));
  const old = new Set(said.map((at) => whoIs(pieces, at)));
  return pieces.map((piece, at) => {
    if (isAged(piece)) {
      const rest = piece.meanings.filter(({ aged }) => aged !== true);
      // It is understood of somebody, and of nothing else.
      const who = whoIs(pieces, at);
      return { ...piece, meanings: who === null ? rest : [...rest, { size: 1 }] };
    }
    if (!old.has(at)) return piece;
    return { ...piece, meanings: [...piece.meanings, { thing: 'person', trait: 'old' }] };
  });
}

const isAged = ({ meanings }: Piece<Meaning>): boolean =>
  meanings.some(({ aged }) => aged === true);

const isPerson = (piece: Piece<Meaning> | undefined): boolean =>
  piece?.meanings.some(({ thing }) => thing === 'person') ?? false;

const namesSomething = (piece: Piece<Meaning>): boolean =>
  piece.meanings.some(({ thing, land }) => thing !== undefined || land !== undefined);

/** Who is called old there: who is named next, or was named just before ("músicos viejos"); null if something else is. */
function whoIs(pieces: Pieces, at: number): number | null {
  for (let next = at + 1; next <= at + NEAR; next++) {
    const piece = pieces[next];
    if (piece === undefined || piece.afterStop || piece.role === 'and') break;
    if (isPerson(piece)) return next;
    if (namesSomething(piece)) break;
  }
  const before = pieces[at - 1];
  return pieces[at]?.afterStop === false && isPerson(before) ? at - 1 : null;
}
