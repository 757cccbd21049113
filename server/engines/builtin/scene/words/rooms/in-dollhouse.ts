import type { Meaning } from '../meaning.ts';
import type { Pieces } from '../pieces.ts';
import { FOOD } from '../tableware.ts';

/** Whether it is the room of a dinner, or what is eaten there: a doll's house has both. */
const isServedThere = ({ land, thing, party, dines }: Meaning): boolean =>
  land === 'diningroom' ||
  party === true ||
  dines === true ||
  (thing !== undefined && (FOOD.has(thing) || thing === 'candle'));

/** The words of a prompt: animals in a doll's house dine in its room, at its table, and not in one of people. */
export function inDollhouse(pieces: Pieces): Pieces {
  const isThere = pieces.some(({ meanings }) =>
    meanings.some(({ stand }) => stand === 'dollhouse'),
  );
  if (!isThere) return pieces;
  return pieces.map((piece) =>
    piece.meanings.some(isServedThere) ? { ...piece, meanings: [{ stand: 'dollhouse' }] } : piece,
  );
}
