import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';
import { isSaidLeft, isSaidOutside } from './said-in.ts';

const isWedding = ({ scenery }: Meaning): boolean => scenery === 'wedding';

/** The ground before a church. */
const CHURCHYARD: Meaning = { thing: 'person', count: 2, trait: 'wedding', land: 'field' };

/** The words of a prompt: a wedding that comes out of a church, or stands before it, is at that church's door and not on a meadow. */
export function beforeChurches(pieces: Pieces): Pieces {
  const isBefore = pieces.some(
    ({ meanings, negated }, at) =>
      !negated &&
      meanings.some(({ thing }) => thing === 'church') &&
      (isSaidLeft(pieces, at) || isSaidOutside(pieces, at)),
  );
  if (!isBefore || !says(pieces, isWedding)) return pieces;
  return pieces.map((piece) => ({
    ...piece,
    meanings: piece.meanings.map((one) => (isWedding(one) ? CHURCHYARD : one)),
  }));
}
