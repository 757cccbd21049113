import { PETS } from '../creatures.ts';
import type { Meaning } from '../meaning.ts';
import { isPerson } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';

const has = ({ negated, meanings }: Piece, test: (meaning: Meaning) => boolean): boolean =>
  !negated && meanings.some(test);

/** The words of a prompt: the cat in a baker's window lies among the bread there, seen from the street. */
export function inShopWindows(pieces: Pieces): Pieces {
  const shop = pieces.findIndex((piece) => has(piece, ({ land }) => land === 'bakery'));
  const pane = pieces.findIndex((piece) =>
    has(piece, ({ pane: is, seat }) => is === true || seat === 'windowsill'),
  );
  const isPet = ({ thing }: Meaning) => thing !== undefined && PETS.has(thing);
  const isThere =
    shop >= 0 &&
    pane >= 0 &&
    pieces.some((piece) => has(piece, isPet)) &&
    !pieces.some((piece) => has(piece, isPerson));
  if (!isThere) return pieces;
  return pieces.map((piece, at) =>
    at === shop
      ? { ...piece, meanings: [{ land: 'street' }] }
      : at === pane
        ? { ...piece, meanings: [{ stand: 'bakerywindow' }], plural: false }
        : piece,
  );
}
