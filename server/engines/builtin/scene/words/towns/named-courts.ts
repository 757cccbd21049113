import type { Thing } from '../idea.ts';
import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Scenery } from '../scenery.ts';

/** The courts of buildings that are named with a courtyard. */
const COURT_OF: Partial<Readonly<Record<Thing, Scenery>>> = {
  mosque: 'mosquecourt',
  castle: 'castleyard',
  abbey: 'cloister',
  church: 'cloister',
  temple: 'japantemple',
};

/** The words of a prompt; a courtyard that is named with a mosque, a castle, a church or a temple is the one of that, not a court of flowers in which that stands. */
export function namedCourts(pieces: Pieces): Pieces {
  const court = pieces.findIndex((piece) => !piece.negated && piece.meanings.some(isCourt));
  if (court < 0) return pieces;
  const building = pieces.findIndex((piece) => !piece.negated && sceneryOf(piece) !== undefined);
  const named = sceneryOf(pieces[building]);
  if (named === undefined) return pieces;
  const isRuined = pieces.some(
    ({ meanings, negated }) =>
      !negated && meanings.some(({ thing, forsaken }) => thing === 'ruin' || forsaken === true),
  );
  const scenery = named === 'castleyard' && isRuined ? 'castlecourt' : named;
  return pieces.map((piece, at) =>
    at === court || at === building || (isRuined && piece.meanings.some(isLeft))
      ? { ...piece, role: null, meanings: [{ land: 'field', scenery }] }
      : piece,
  );
}

const isCourt = ({ town }: Meaning): boolean => town === 'patio' || town === 'riad';

const isLeft = ({ thing, forsaken }: Meaning): boolean => thing === 'ruin' || forsaken === true;

/** The court of the building that a word names; undefined where it names none. */
const sceneryOf = (piece: Piece | undefined): Scenery | undefined =>
  piece?.meanings
    .map(({ thing }) => thing && COURT_OF[thing])
    .find((scenery) => scenery !== undefined);
