import type { Thing } from '../idea.ts';
import type { Land } from '../land.ts';
import { isHull, namesLooseRoom } from '../lands/hulls.ts';
import type { Meaning } from '../meaning.ts';
import type { OuterShell } from '../outer-shell.ts';
import type { Piece, Pieces } from '../pieces.ts';
import { isOnTop } from '../upon/said-on.ts';
import { isSaidIn } from './said-in.ts';

/** The walls of what carries somebody or stands for itself, and what is before its windows; missing: what is named. */
const OF_THINGS: Partial<Readonly<Record<Thing, readonly [OuterShell, Land?]>>> = {
  submarine: ['submarine', 'underwater'],
  galleon: ['hold', 'sea'],
  steamship: ['hold', 'sea'],
  boat: ['hold', 'sea'],
  train: ['carriage'],
  tram: ['carriage', 'street'],
  bus: ['carriage'],
  airship: ['airship', 'clouds'],
  spaceship: ['spaceship', 'orbit'],
  spacestation: ['spaceship', 'orbit'],
  lighthouse: ['lighthouse', 'sea'],
};

/** The same of places that are named as lands. */
const OF_LANDS: Partial<Readonly<Record<Land, readonly [OuterShell, Land?]>>> = {
  cave: ['cave'],
  hollowtree: ['trunk', 'woods'],
  captaincabin: ['hold', 'sea'],
  submarineroom: ['submarine', 'underwater'],
  stationmodule: ['spaceship', 'orbit'],
};

/** What stands in the open elsewhere, and the room that it is within walls: a stall of noodle soup, a market; among stars a garden is one under glass. */
function roomOf({ town, land, thing, garden, ifNone }: Meaning, shell: OuterShell): Land | null {
  if (ifNone === true) return null;
  if (town === 'yatai') return 'sushibar';
  if (land === 'street' && thing === 'stall') return 'markethall';
  const isGarden = land === 'field' && (garden === true || thing === 'flower');
  return isGarden && shell === 'spaceship' ? 'spacegarden' : null;
}

/** "Aboard" before a vessel, where that is not "on" itself. */
const ABOARD = /^(?:aboard|onboard|bord|bordo|борту|متن)$/iu;
/** Words for a view, of what is not around the room: "с видом на корабль". */
const VIEW =
  /^(?:views?|overlooking|blick|aussicht|vues?|vistas?|vista|вид\p{L}*|manzara\p{L}*)$/iu;
/** How many words may stand between. */
const NEAR = 3;

/** What a piece names that another room can be in, and what is around it. */
function shellOf({ negated, plural, meanings }: Piece): readonly [OuterShell, Land?] | null {
  if (negated || plural) return null;
  for (const { thing, land, scenery, ifNone } of meanings) {
    // A porthole is one of any room.
    if (ifNone === true) continue;
    const found = (thing && OF_THINGS[thing]) ?? (scenery ? undefined : land && OF_LANDS[land]);
    if (found !== undefined) return found;
  }
  return null;
}

const isViewed = (pieces: Pieces, at: number): boolean =>
  pieces.slice(Math.max(0, at - NEAR), at).some(({ text }) => VIEW.test(text));

const isAboard = (pieces: Pieces, at: number, piece: Piece): boolean =>
  pieces.slice(Math.max(0, at - NEAR), at).some(({ text }) => ABOARD.test(text)) ||
  isOnTop(pieces, piece);

/** A piece within some walls: what else stands in the open is the room that it is there. */
function within(piece: Piece, shell: OuterShell): Piece {
  if (piece.negated) return piece;
  const land = piece.meanings.map((one) => roomOf(one, shell)).find((one) => one !== null);
  return land ? { ...piece, role: null, meanings: [{ land }] } : piece;
}

/** Whether a word is that of a dish, which is eaten anywhere, as much as of the restaurant for it. */
const isDish = ({ land }: Meaning): boolean => land === 'hotpotrestaurant';

/** Whether a piece names a room that can be anywhere, or has become one within these walls. */
const namesRoom = (piece: Piece, was: Piece | undefined): boolean =>
  !piece.negated &&
  (piece !== was || piece.meanings.some((one) => namesLooseRoom(one) && !isDish(one)));

/** The words of a prompt; where a room is said to be in a vessel, a tree or a cave ("a kitchen in a submarine"), that is around it and does not stand in it. */
export function inShells(pieces: Pieces): Pieces {
  const at = pieces.findIndex(
    (piece, n) =>
      shellOf(piece) !== null &&
      !isViewed(pieces, n) &&
      (isSaidIn(pieces, n) ||
        isAboard(pieces, n, piece) ||
        piece.meanings.some(({ land }) => land !== undefined && isHull(land))),
  );
  const piece = pieces[at];
  const shell = piece && shellOf(piece);
  if (!shell) return pieces;
  const [name, around] = shell;
  const rooms = pieces.map((one, n) => (n === at ? one : within(one, name)));
  if (!rooms.some((one, n) => n !== at && namesRoom(one, pieces[n]))) return pieces;
  return rooms.map((one, n) =>
    n === at
      ? {
          ...one,
          role: null,
          meanings: [{ shell: name, ...(around !== undefined && { surrounds: around }) }],
        }
      : one,
  );
}
