import { FAR_KEYS } from '../keys/places/far-keys.ts';
import type { Meaning } from '../meaning.ts';
import { isPerson, says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';
import { isUpon } from './said-on.ts';

/** Whose ship it is that they are on. */
const isOfShip = ({ trait }: Meaning): boolean => trait === 'pirate' || trait === 'captain';

const isShip = ({ thing }: Meaning): boolean => thing === 'boat' || thing === 'galleon';

/** Whether somebody feeds birds, which fly beside a ferry. */
const isFedFrom = (pieces: Pieces): boolean =>
  says(pieces, isPerson) &&
  says(pieces, ({ trait }) => trait === 'feeding') &&
  says(pieces, ({ sky }) => sky === 'birds');

/** The words of a prompt; who feeds gulls from a ferry is on its deck. */
export function onFerries(pieces: Pieces): Pieces {
  if (!isFedFrom(pieces)) return pieces;
  return pieces.map((piece) =>
    !piece.negated && piece.meanings.some(({ thing }) => thing === 'ferry')
      ? { ...piece, role: null, meanings: [FAR_KEYS.ferrydeck] }
      : piece,
  );
}

/** The words of a prompt; a ship on which a pirate or a captain is is its deck: from afar nobody would see them. */
export function onShips(pieces: Pieces): Pieces {
  if (!says(pieces, isOfShip)) return pieces;
  return pieces.map((piece) =>
    !piece.negated && piece.meanings.some(isShip) && isUpon(pieces, piece)
      ? { ...piece, meanings: [FAR_KEYS.shipdeck] }
      : piece,
  );
}
