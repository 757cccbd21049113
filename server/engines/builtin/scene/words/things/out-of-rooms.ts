import { INDOORS } from '../../world/room/plan-room.ts';
import type { Meaning } from '../meaning.ts';
import type { Pieces } from '../pieces.ts';
import { SEASIDE_THINGS } from '../seaside-things.ts';
import type { Thing } from '../thing.ts';
import { WAYSIDE_THINGS } from '../wayside-things.ts';

/** What is found in the open alone. */
const IN_THE_OPEN: ReadonlySet<Thing | undefined> = new Set<Thing | undefined>([
  ...SEASIDE_THINGS,
  ...WAYSIDE_THINGS,
]);

const isOpen = ({ thing }: Meaning): boolean => IN_THE_OPEN.has(thing);

/** What is found in the open alone is not in a room: where no other place is named, such words say nothing. */
export function outOfRooms(pieces: Pieces): Pieces {
  const lands = pieces
    .filter(({ negated }) => !negated)
    .flatMap(({ meanings }) => meanings)
    .flatMap(({ land, ifNone }) => (land === undefined || ifNone === true ? [] : [land]));
  if (lands.length === 0 || !lands.every((land) => INDOORS.includes(land))) return pieces;
  return pieces.map((piece) =>
    piece.meanings.some(isOpen)
      ? { ...piece, meanings: piece.meanings.filter((one) => !isOpen(one)) }
      : piece,
  );
}
