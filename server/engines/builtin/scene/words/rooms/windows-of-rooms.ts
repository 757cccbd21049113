import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';

/** Rooms of homes that are told of by what stands there. */
const ROOMS: ReadonlySet<Land | undefined> = new Set<Land>([
  'kitchen',
  'rustickitchen',
  'bathroom',
]);

/** Whether it tells of such a room. */
const tellsRoom = ({ land, ifNone }: Meaning): boolean => ifNone === true && ROOMS.has(land);

/** Whether it is a window, which is in some room. */
const isOfAnyRoom = ({ land, pane }: Meaning): boolean => pane === true && land === 'room';

/** The words of a prompt; a window is that of the room of which another word tells by what is there: of a kitchen where its table is named. */
export function windowsOfRooms(pieces: Pieces): Pieces {
  if (!says(pieces, tellsRoom)) return pieces;
  return pieces.map((piece) =>
    piece.meanings.some(isOfAnyRoom)
      ? {
          ...piece,
          meanings: piece.meanings.map((one) => (isOfAnyRoom(one) ? { pane: true } : one)),
        }
      : piece,
  );
}
