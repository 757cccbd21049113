import { isBeast } from '../creatures.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';
import { MOUNTS } from './mounts.ts';
import { riddenAt } from './ridden.ts';

const isMount = ({ thing }: Meaning): boolean =>
  thing !== undefined && isBeast(thing) && MOUNTS.has(thing);

/** The words of a prompt; who is on an animal that carries people rides it ("a tourist on a camel", "象に乗った王様"). */
export function onMounts(pieces: Pieces): Pieces {
  // At a tournament the place brings those who ride.
  if (says(pieces, ({ trait, scenery }) => trait === 'mounted' || scenery === 'tournament'))
    return pieces;
  const ridden = riddenAt(pieces);
  return pieces.map((piece, at) =>
    at === ridden && piece.meanings.some(isMount)
      ? { ...piece, meanings: [...piece.meanings, { trait: 'mounted' }] }
      : piece,
  );
}
