import { isBeast } from '../creatures.ts';
import type { Seat, Thing } from '../idea.ts';
import type { Land } from '../land.ts';
import type { Piece, Pieces } from '../pieces.ts';
import { isUpon } from './said-on.ts';
import { takersOf } from './seats.ts';

/** Furniture that says nothing unless somebody is on it, and the room that it is of where none is named. */
const SURFACES: Partial<Readonly<Record<Seat, Land>>> = {
  counter: 'kitchen',
  desk: 'office',
  rug: 'room',
  towel: 'beach',
  stairs: 'room',
};

const surfaceOf = ({ meanings }: Piece): Seat | undefined =>
  meanings.find(({ seat }) => seat !== undefined && SURFACES[seat] !== undefined)?.seat;

/** What has its steps before it, in the open. */
const WITH_STEPS: ReadonlySet<Thing | undefined> = new Set<Thing>([
  ...(['temple', 'church', 'mosque', 'monastery', 'castle'] as const),
]);

/** What names a shop of noodle soup, whose counter is looked at from within. */
const RAMEN = /ramen|lámen|ラーメン|拉面|라멘|라면|рамен|رامن|रामेन/u;

/** Whether a word names an animal or somebody. */
const namesWho = ({ meanings }: Piece): boolean =>
  meanings.some(({ thing }) => thing === 'person' || (thing !== undefined && isBeast(thing)));

/** The words of a prompt: a counter, a desk, a rug or stairs that somebody is on is that alone, in the room that is named with it; all others say what they say without. */
export function readSurfaces(pieces: Pieces): Pieces {
  const isOutside = pieces.some(({ meanings }) =>
    meanings.some(({ thing }) => WITH_STEPS.has(thing)),
  );
  const isTaken = (piece: Piece, at: number): boolean => {
    const seat = surfaceOf(piece);
    return (
      seat !== undefined &&
      !piece.negated &&
      !(isOutside && seat === 'stairs') &&
      isUpon(pieces, piece) &&
      takersOf(pieces, at, seat).size > 0
    );
  };
  const isInside = pieces.some(isTaken);
  const isOfPeople = pieces.some(({ meanings }) =>
    meanings.some(({ thing }) => thing === 'person'),
  );
  const isInBar = pieces.some((piece, at) => isTaken(piece, at) && surfaceOf(piece) === 'counter');
  const isNoodleBar = isInBar && pieces.some(namesWho);
  return pieces.map((piece, at): Piece => {
    const seat = surfaceOf(piece);
    if (isNoodleBar && seat === undefined && RAMEN.test(piece.text.toLowerCase()))
      return { ...piece, meanings: [{ land: 'sushibar' }] };
    const land = seat && SURFACES[seat];
    // The house whose stairs are named is not seen from them.
    if (seat === undefined || land === undefined)
      return isInside && piece.meanings.some(({ thing }) => thing === 'house')
        ? { ...piece, meanings: [{ land: 'room', ifNone: true }] }
        : piece;
    if (isTaken(piece, at)) return { ...piece, meanings: [{ seat, land, ifNone: true }] };
    // Only animals are seen on single steps; people are on a house's staircase.
    if (seat === 'stairs' && !isOutside && !piece.negated && isUpon(pieces, piece) && isOfPeople)
      return { ...piece, meanings: [{ land: 'stairhall', ifNone: true }] };
    return { ...piece, meanings: piece.meanings.filter((one) => one.seat !== seat) };
  });
}
