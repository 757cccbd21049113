import { INDOORS } from '../../world/room/plan-room.ts';
import { isBeast } from '../creatures.ts';
import type { Seat, Thing } from '../idea.ts';
import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import { isOnTop, isUpon } from './said-on.ts';
import { takersOf } from './seats.ts';

/** What says nothing, or no more than a room, unless somebody is on it, and where it is when no place is named. */
const SURFACES: Partial<Readonly<Record<Seat, Land>>> = {
  counter: 'kitchen',
  desk: 'office',
  rug: 'room',
  towel: 'beach',
  stairs: 'room',
  washer: 'homelaundry',
  fridge: 'kitchen',
  wall: 'field',
};

const surfaceOf = ({ meanings }: Piece): Seat | undefined =>
  meanings.find(({ seat }) => seat !== undefined && SURFACES[seat] !== undefined)?.seat;

/** On what something is only where no word may say that it is in there. */
const CLOSED: ReadonlySet<Seat> = new Set<Seat>(['washer', 'fridge']);

/** Words for what hangs on a wall, or is painted on it, and shows who is named. */
const SHOWN =
  /^(?:pictures?|photos?|photographs?|posters?|paintings?|portraits?|drawings?|murals?|graffiti|shadows?|bild(?:er)?|foto\p{L}*|schatten|tableau\p{L}*|affiche\p{L}*|ombre|ombra|sombra|cuadros?|quadr[oi]s?|retratos?|картин\p{L}*|портрет\p{L}*|тень|tablo\p{L}*|resim\p{L}*|resmi|gölge\p{L}*|صورة|لوحة|ظل|चित्र|तस्वीर|छाया|画|照片|影子|写真|影|그림|사진|그림자)$/iu;

/** What has its steps before it, in the open. */
const WITH_STEPS: ReadonlySet<Thing | undefined> = new Set<Thing>([
  ...(['temple', 'church', 'mosque', 'monastery', 'castle'] as const),
]);

/** What names a shop of noodle soup, whose counter is looked at from within. */
const RAMEN = /ramen|lámen|ラーメン|拉面|라멘|라면|рамен|رامن|रामेन/u;

/** Whether a word names an animal or somebody. */
const namesWho = ({ meanings }: Piece): boolean =>
  meanings.some(({ thing }) => thing === 'person' || (thing !== undefined && isBeast(thing)));

/** Whether a word names a room, for sure. */
const isOfRoom = ({ land, ifNone }: Meaning): boolean =>
  land !== undefined && ifNone !== true && INDOORS.includes(land);

/** What a word still means where nobody is on what it names: in which room that is. */
const withoutSeat = (one: Meaning, seat: Seat): readonly Meaning[] =>
  one.seat !== seat ? [one] : one.land === undefined ? [] : [{ land: one.land, ifNone: true }];

/** The words of a prompt: a counter, a desk, a rug, stairs, a machine or a wall that somebody is on is that alone, in the room that is named with it; all others say what they say without. */
export function readSurfaces(pieces: Pieces): Pieces {
  const isOutside = pieces.some(({ meanings }) =>
    meanings.some(({ thing }) => WITH_STEPS.has(thing)),
  );
  const isFree =
    !says(pieces, isOfRoom) &&
    !pieces.some(({ text }) => text.split(' ').some((word) => SHOWN.test(word)));
  const isTaken = (piece: Piece, at: number): boolean => {
    const seat = surfaceOf(piece);
    return (
      seat !== undefined &&
      !piece.negated &&
      !(isOutside && seat === 'stairs') &&
      !(seat === 'wall' && !isFree) &&
      (CLOSED.has(seat) ? isOnTop : isUpon)(pieces, piece) &&
      takersOf(pieces, at, seat).size > 0
    );
  };
  const isInside = pieces.some((piece, at) => isTaken(piece, at) && surfaceOf(piece) !== 'wall');
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
    return { ...piece, meanings: piece.meanings.flatMap((one) => withoutSeat(one, seat)) };
  });
}
