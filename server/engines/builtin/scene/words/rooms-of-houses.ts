import type { Piece } from '../../words/reader.ts';
import { INDOORS } from '../world/room/plan-room.ts';
import type { Thing } from './idea.ts';
import type { Meaning } from './meaning.ts';
import { type Interior, interiorOf, landsAround, roomWithin } from './rooms-within.ts';

/** Who is inside a building that somebody is said to be in; cattle in a barn alone. */
const TENANTS: ReadonlySet<Thing | undefined> = new Set<Thing>(['person', 'cat', 'dog', 'mouse']);
const CATTLE: ReadonlySet<Thing | undefined> = new Set<Thing>([
  ...['horse', 'cow', 'sheep', 'goat', 'pig', 'hen', 'donkey', 'rabbit'],
] as Thing[]);

/** "In": before what somebody is in, and behind it. */
const BEFORE = wordsOf('in inside within dans im en dentro nel nella nello em no na num numa в во');
const BEHIND = wordsOf('里 里面 内 中 で の中 안 안에 안에서 속 içinde में अंदर भीतर');
BEFORE.add('внутри').add('في').add('داخل');
/** How a word ends that says so by itself: Korean and Turkish. */
const ENDING = /(에서|에서는|[dt][ae]ki|n?d[ae])$/u;

/** "Outside" and "in front of": before what somebody is not in, and behind it. */
const OUT_BEFORE = wordsOf(
  'outside front before near beside devant dehors vor bei neben frente delante fuera afuera fora fuori davanti перед возле около أمام خارج',
);
const OUT_BEHIND = wordsOf('前 外 外面 旁 앞 앞에 밖 밖에 önünde dışında सामने बाहर');

/** How many words may stand between "in" and the building ("in an old little log cabin"). */
const NEAR = 4;

function wordsOf(line: string): Set<string> {
  return new Set(line.split(' '));
}

/**
 * The words of a prompt; a building that is furnished or has a fire burning in it, and one that
 * somebody is said to be in, is the room that is seen within it: one of logs where it is a hut.
 */
export function inRoomsOfHouses(pieces: readonly Piece<Meaning>[]): readonly Piece<Meaning>[] {
  const at = pieces.findIndex((piece) => !piece.negated && interiorOf(piece)?.isLivedIn === true);
  const building = pieces[at];
  const interior = interiorOf(building);
  if (building === undefined || interior === undefined) return pieces;
  if (isOutside(pieces, at)) return pieces;
  const isIn = isSaidIn(pieces, at);
  const isRoomNamed = pieces.some(isOtherPlace);
  if (isRoomNamed && !isIn) return pieces;
  // A tent is seen from outside but where somebody reads in it.
  const isShut = interior.of === 'tent' && !pieces.some(saysReading);
  const isLivedIn = isIn && !isShut && pieces.some((piece) => isTenant(piece, interior));
  if (!isLivedIn && !pieces.some((piece) => isFurniture(piece, isIn))) return pieces;
  // What has another room is around that.
  const seen: readonly Meaning[] = [
    ...(isRoomNamed ? [] : [{ land: roomWithin(building, interior) }]),
    ...landsAround(building, interior.outlook),
  ];
  return pieces.map((piece, index) =>
    index === at ? { ...piece, role: null, meanings: seen } : piece,
  );
}

const saysReading = ({ meanings }: Piece<Meaning>): boolean =>
  meanings.some(({ trait }) => trait === 'reading');

/** Whether a piece names another place to be in than a room that any house has. */
const isOtherPlace = ({ negated, meanings }: Piece<Meaning>): boolean =>
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
const isFurniture = ({ negated, meanings }: Piece<Meaning>, isIn: boolean): boolean =>
  !negated &&
  meanings.some(
    ({ hearth, fireside, thing, seat }) =>
      (hearth === true && thing === undefined && (isIn || fireside === undefined)) ||
      seat === 'sofa' ||
      seat === 'bed' ||
      thing === 'armchair' ||
      (isIn && (seat === 'table' || seat === 'chair' || thing === 'lamp' || thing === 'piano')),
  );

const isTenant = ({ negated, meanings }: Piece<Meaning>, { room }: Interior): boolean =>
  !negated &&
  meanings.some(({ thing }) => TENANTS.has(thing) || (room === 'barnhall' && CATTLE.has(thing)));

/** Whether it is said that something is in the building of that index. */
function isSaidIn(pieces: readonly Piece<Meaning>[], at: number): boolean {
  if (ENDING.test(pieces[at]?.text.toLowerCase() ?? '')) return true;
  return stands(pieces, at, BEFORE, -1, NEAR) || stands(pieces, at, BEHIND, 1, 2);
}

const isOutside = (pieces: readonly Piece<Meaning>[], at: number): boolean =>
  stands(pieces, at, OUT_BEFORE, -1, NEAR) || stands(pieces, at, OUT_BEHIND, 1, 2);

/** Whether one of some words stands so near to a piece, before (-1) or behind it (1), and nothing else that is named between them. */
function stands(
  pieces: readonly Piece<Meaning>[],
  at: number,
  words: ReadonlySet<string>,
  step: 1 | -1,
  most: number,
): boolean {
  for (let far = 1; far <= most; far++) {
    const piece = pieces[at + far * step];
    const isParted = pieces[at + far * step + (step < 0 ? 1 : 0)]?.afterStop === true;
    if (piece === undefined || isParted) return false;
    if (words.has(piece.text.toLowerCase())) return true;
    if (piece.meanings.some(({ thing, land, posture }) => (thing ?? land ?? posture) !== undefined))
      return false;
  }
  return false;
}
