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

/** The words of a prompt; a window is that of the room of which another word tells by what is there: of a kitchen where its table is named. */
export function windowsOfRooms(pieces: Pieces): Pieces {
  if (!says(pieces, tellsRoom)) return pieces;
  return pieces.map((piece) =>
    piece.meanings.some(({ land, pane }) => pane === true && land === 'room')
      ? {
          ...piece,
          meanings: piece.meanings.map(({ land, ...one }) =>
            one.pane === true && land === 'room' ? one : { ...one, ...(land && { land }) },
          ),
        }
      : piece,
  );
}
