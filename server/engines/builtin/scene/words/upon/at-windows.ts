import { INDOORS } from '../../world/room/plan-room.ts';
import { OF_CITIES } from '../buildings.ts';
import type { Subject } from '../idea.ts';
import type { Meaning } from '../meaning.ts';
import { namesThing, says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** Words for "at", "by" and "before": before what somebody is at, and behind it. */
const BEFORE: ReadonlySet<string> = new Set(
  'at by near beside before behind next against à près devant contre am an beim vor neben en junto ante frente alla vicino accanto davanti na no perto у возле около перед عند بجانب قرب أمام'.split(
    ' ',
  ),
);
const BEHIND: ReadonlySet<string> = new Set([
  ...['önünde', 'yanında', 'kenarında', 'başında', 'पर', 'पास', 'के पास', 'के सामने', 'सामने'],
  ...['前', 'そば', '旁', '旁边', '前面', '앞', '앞에', '앞에서', '앞의', '옆에', '옆의'],
]);
/** The same where a word for a window says it, or its ending. */
const ITSELF = /^(窗边|窓辺|窓際|窗前|창가|창문가|pencerede|pencereden)/u;

/** How many words may stand between "at" and its window, and between that and how one looks out of it. */
const NEAR = 3;
const SIGHT = 5;

const isPane = ({ negated, meanings }: Piece): boolean =>
  !negated && meanings.some(({ pane, land }) => pane === true && land === 'room');
/** Whether a word names a city or a sight of one. */
const isCity = ({ negated, meanings }: Piece): boolean =>
  !negated &&
  meanings.some(
    ({ thing, city, scenery, letters }) =>
      (thing !== undefined && OF_CITIES.includes(thing)) ||
      (city ?? scenery ?? letters) !== undefined,
  );
const looks = ({ negated, meanings }: Piece): boolean =>
  !negated && meanings.some(({ trait }) => trait === 'watching');

/** In what people ride at windows that have no sill. */
const RIDDEN: ReadonlySet<Meaning['land']> = new Set<Meaning['land']>([
  'compartment',
  'buscabin',
  'tramcabin',
  'carcabin',
  'metro',
  'planecabin',
]);

/** Whether the inside of a train, a bus or the like is named. */
export const isRidden = (pieces: Pieces): boolean => says(pieces, ({ land }) => RIDDEN.has(land));

/** Whether the word at a place names a window of a room that somebody or an animal is said to be at, or to look out of. */
export function isSomebodyAt(pieces: Pieces, at: number): boolean {
  const pane = pieces[at];
  if (pane === undefined || !isPane(pane)) return false;
  if (ITSELF.test(pane.text)) return true;
  // In Japanese a particle is between the two.
  const behind = pieces.slice(at + 1, at + 3).find(({ text }) => text !== 'の');
  if (behind?.afterStop === false && BEHIND.has(behind.text)) return true;
  for (let back = 0; back < NEAR && pieces[at - back]?.afterStop === false; back++) {
    const before = pieces[at - back - 1];
    if (before === undefined || namesThing(before)) break;
    if (BEFORE.has(before.text.toLowerCase())) return true;
  }
  return pieces.some((one, n) => {
    if (!looks(one) || Math.abs(n - at) > SIGHT) return false;
    return !pieces.slice(Math.min(n, at) + 1, Math.max(n, at)).some(namesThing);
  });
}

/** The words of a prompt; the window at which somebody is where a city is named is surely one of a room, and not only where nothing else is named: a city on the water was its quay. */
export function windowsOntoCities(pieces: Pieces): Pieces {
  const isElsewhere = pieces.some(
    ({ negated, meanings }) =>
      !negated &&
      meanings.some(
        ({ land, pane }) => land !== undefined && pane !== true && INDOORS.includes(land),
      ),
  );
  if (isElsewhere || !pieces.some(isCity)) return pieces;
  return pieces.map((piece, at) =>
    isSomebodyAt(pieces, at)
      ? { ...piece, meanings: [...piece.meanings, { land: 'room' as const }] }
      : piece,
  );
}

/** Whether it is a room that is named, and no front that is seen from the street. */
const isOtherRoom = ({ land, ifNone }: Meaning): boolean =>
  land !== undefined && INDOORS.includes(land) && land !== 'shopfront' && ifNone !== true;

/** Puts those at a window of a room who are said to stand or look there, or who clean it. */
export function atWindows(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const isThere = pieces.some((_, at) => isSomebodyAt(pieces, at));
  const isInRoom = says(pieces, isOtherRoom);
  if ((!isThere && !isInRoom) || isRidden(pieces)) return things;
  return things.map((one) =>
    one.thing === 'person' &&
    (isThere || one.traits?.includes('windowcleaning') === true) &&
    one.on === undefined &&
    (one.posture === null || one.posture === 'standing')
      ? { ...one, at: 'window' }
      : one,
  );
}

/** The words of a prompt; puts those at the wall of a room who hang pictures on it. */
export const atWalls = (pieces: Pieces, things: readonly Subject[]): readonly Subject[] =>
  isRidden(pieces)
    ? things
    : things.map((one) =>
        one.traits?.includes('picturehanging') === true ? { ...one, at: 'wall' } : one,
      );

/** Whether somebody or something of a picture is on the sill of a window, or stands at one or at the wall beside it. */
export const isAtWindow = ({ subjects }: { readonly subjects: readonly Subject[] }): boolean =>
  subjects.some(({ on, at }) => on === 'windowsill' || at !== undefined);
