import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';

/** The words of a prompt: who is on a scaffold over lunch sits on its edge; where nobody is named it is a building site's. */
export function onScaffolds(pieces: Pieces): Pieces {
  if (!says(pieces, ({ trait }) => trait === 'scaffold')) return pieces;
  if (!says(pieces, ({ thing, toils }) => thing === 'person' || toils === true))
    return pieces.map((piece) =>
      piece.meanings.some(({ trait }) => trait === 'scaffold')
        ? { ...piece, meanings: [{ thing: 'buildingsite' }] }
        : piece,
    );
  return pieces.map((piece) =>
    piece.meanings.some(({ lunches, dines }) => lunches === true || dines === true)
      ? { ...piece, meanings: [{ trait: 'lunching' }] }
      : piece,
  );
}
