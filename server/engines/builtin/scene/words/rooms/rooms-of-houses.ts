import { INDOORS } from '../../world/room/plan-room.ts';
import type { Thing } from '../idea.ts';
import { isPicker } from '../keys/places/field-keys.ts';
import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';
import { type Interior, interiorOf, landsAround, roomWithin } from './rooms-within.ts';
import { isSaidIn, isSaidOutside, isToldInside } from './said-in.ts';

/** Who is inside a building that somebody is said to be in; animals of the wood in a house alone, cattle in a barn. */
const TENANTS: ReadonlySet<Thing | undefined> = new Set<Thing>(['person', 'cat', 'dog', 'mouse']);
/** Animals of the wood that live in houses as people do. */
const OF_WOODS: ReadonlySet<Thing> = new Set<Thing>([
  ...(['fox', 'rabbit', 'bear', 'hedgehog', 'squirrel', 'owl', 'raccoon', 'frog'] as const),
]);
/** Who haunts a house besides those who come into it. */
const HAUNTING: ReadonlySet<Thing | undefined> = new Set<Thing>([
  ...(['ghost', 'skeleton', 'zombie', 'vampire', 'spider', 'bat'] as Thing[]),
]);
const CATTLE: ReadonlySet<Thing | undefined> = new Set<Thing>([
  ...['horse', 'cow', 'sheep', 'goat', 'pig', 'hen', 'donkey', 'rabbit'],
] as Thing[]);

/**
 * The words of a prompt; a building that is furnished or has a fire burning in it, and one that
 * somebody is said to be in, is the room that is seen within it: one of logs where it is a hut, the
 * hall of its staircase where it is a mansion.
 */
export function inRoomsOfHouses(pieces: Pieces): Pieces {
  const at = pieces.findIndex((piece) => !piece.negated && interiorOf(piece)?.isLivedIn === true);
  const building = pieces[at];
  const interior = interiorOf(building);
  if (building === undefined || interior === undefined) return pieces;
  if (isSaidOutside(pieces, at)) return pieces;
  // What is harvested on a farm is so in its fields.
  if (interior.of === 'barn' && pieces.some(isHarvest)) return pieces;
  const within = roomWithin(building, interior, pieces);
  const isIn = isSaidIn(pieces, at) || isToldInside(pieces, at);
  // The corridor of a haunted house is its hall.
  if (within === 'hauntedhall' && pieces.some(isCorridor))
    return pieces.map((piece, index) =>
      index === at || isCorridor(piece)
        ? { ...piece, role: null, meanings: [{ land: within }] }
        : piece,
    );
  const isRoomNamed = pieces.some(isOtherPlace);
  if (isRoomNamed && !isIn) return pieces;
  // A tent is seen from outside but where somebody reads in it.
  const isShut = interior.of === 'tent' && !pieces.some(saysReading);
  const isLivedIn =
    (isIn || pieces.some((piece) => isSeenFrom(piece, interior))) &&
    !isShut &&
    pieces.some((piece) => isTenant(piece, within === 'hauntedhall' ? within : interior.room));
  if (!isLivedIn && !pieces.some((piece) => isFurniture(piece, isIn))) return pieces;
  // What is furnished in a mansion is another room than its hall.
  const isOtherRoom = within === 'stairhall' && pieces.some((piece) => isFurnished(piece, isIn));
  const land = isOtherRoom ? interior.room : within;
  // What has another room is around that.
  const seen: readonly Meaning[] = [
    ...(isRoomNamed ? [] : [{ land }]),
    ...landsAround(building, interior),
  ];
  return pieces.map((piece, index) =>
    index === at ? { ...piece, role: null, meanings: seen } : piece,
  );
}

const isCorridor = ({ negated, meanings }: Piece): boolean =>
  !negated && meanings.some(({ land }) => land === 'hotelcorridor');

const saysReading = ({ meanings }: Piece): boolean =>
  meanings.some(({ trait }) => trait === 'reading');

/** Whether a piece names another place to be in than a room that any house has. */
const isOtherPlace = ({ negated, meanings }: Piece): boolean =>
  !negated &&
  meanings.some(
    ({ land, ifNone, seat, town, scenery }) =>
      town !== undefined ||
      scenery !== undefined ||
      (land !== undefined &&
        land !== 'room' &&
        ifNone !== true &&
        seat === undefined &&
        INDOORS.includes(land)),
  );

/** Whether a piece names what only stands in rooms: a fire in its hearth, a sofa, a bed, and within a building chairs, tables and lamps too. */
const isFurniture = ({ negated, meanings }: Piece, isIn: boolean): boolean =>
  !negated &&
  meanings.some(
    ({ hearth, fireside, thing, seat }) =>
      (hearth === true && thing === undefined && (isIn || fireside === undefined)) ||
      seat === 'sofa' ||
      seat === 'bed' ||
      thing === 'armchair' ||
      (isIn && (seat === 'table' || seat === 'chair' || thing === 'lamp' || thing === 'piano')),
  );

/** Whether a piece names a living room, or what stands in one. */
const isFurnished = (piece: Piece, isIn: boolean): boolean =>
  isFurniture(piece, isIn) ||
  (!piece.negated && piece.meanings.some(({ land }) => land === 'room'));

/** Whether a piece names what is outside of the windows of such a room. */
const isSeenFrom = ({ negated, meanings }: Piece, { room }: Interior): boolean =>
  !negated && meanings.some(({ inside }) => inside?.includes(room) === true);

/** Whether a piece says that something is picked where it grows. */
const isHarvest = ({ negated, meanings }: Piece): boolean =>
  !negated && meanings.some(({ trait }) => trait !== undefined && isPicker([trait]));

const isTenant = ({ negated, meanings }: Piece, room: Land): boolean =>
  !negated &&
  meanings.some(
    ({ thing }) =>
      TENANTS.has(thing) ||
      (room === 'hauntedhall' && HAUNTING.has(thing)) ||
      (room === 'barnhall' && CATTLE.has(thing)) ||
      (room === 'room' && thing !== undefined && OF_WOODS.has(thing)),
  );
