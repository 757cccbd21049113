import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';

const isClockTower = ({ trait }: Meaning): boolean => trait === 'clocktower';

/** Whether it tells of a place. */
const namesPlace = ({ land, scenery, settled, town, aloft }: Meaning): boolean =>
  (land ?? scenery ?? settled ?? town ?? aloft) !== undefined;

/** The words of a prompt; a clock tower of which no place is told stands over the houses of a town. */
export function clockTowers(pieces: Pieces): Pieces {
  if (says(pieces, namesPlace)) return pieces;
  const at = pieces.findIndex(({ negated, meanings }) => !negated && meanings.some(isClockTower));
  return pieces.map((piece, n) =>
    n === at ? { ...piece, meanings: [...piece.meanings, { settled: 'town' }] } : piece,
  );
}
