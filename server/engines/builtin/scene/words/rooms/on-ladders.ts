import { ACTORS } from '../creatures.ts';
import type { Land } from '../land.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';

/** Rooms whose shelves are reached by ladders. */
const OF_SHELVES: ReadonlySet<Land | undefined> = new Set<Land>([
  ...(['library', 'readingroom', 'bookshop'] as const),
]);

/** The words of a prompt: what is called stairs or a ladder alike is a ladder where somebody is on it before shelves of books, and does not sit. */
export function onLadders(pieces: Pieces): Pieces {
  const isUp =
    says(pieces, ({ land }) => OF_SHELVES.has(land)) &&
    says(pieces, ({ thing }) => thing === 'person') &&
    !says(pieces, ({ posture, thing }) => posture !== undefined || ACTORS.has(thing));
  if (!isUp) return pieces;
  return pieces.map((piece) =>
    piece.meanings.some(({ seat }) => seat === 'stairs')
      ? { ...piece, meanings: [{ trait: 'onladder' }] }
      : piece,
  );
}
