import { namesSomething, namesThing } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Thing } from '../thing.ts';
import { MOUNTS, TALE_MOUNTS } from './mounts.ts';
import { isOnTopBehind, saysOn, saysUpon } from './said-on.ts';
import { isAimed, isInCompound, startBefore } from './straight-on.ts';

type Things = ReadonlySet<Thing | undefined>;

const RIDDEN: Things = new Set([...MOUNTS, ...TALE_MOUNTS]);

/** On what somebody is only where it is said to be large. */
const SMALL: Things = new Set<Thing>([
  ...(['cat', 'dog', 'fox', 'rabbit', 'frog', 'snail', 'bird', 'fish', 'duck', 'bee'] as const),
]);

const SOMEBODY: Things = new Set<Thing>(['person', 'astronaut', 'robot']);

/** Words for riding that no list has: before what is ridden, and behind it in the languages whose verbs come last. */
const RIDES_BEFORE = /^(?:[骑騎][着著]?|montad[oa]s?|astride)$/iu;
const RIDES_BEHIND =
  /^(?:[乗跨]|またが|탄|타[고는]|탔|올라탄|bin(?:en|miş|ip|iyor|erek)|sırtında|सवार)/u;

/** Words for riding that name the horse, or who rides: what is named behind them is ridden by nobody. */
const OF_RIDER =
  /rider|horse|reiter|pferd|caval(?:l|i|e)|cheval|caball|cavalo|jinete|всадни|наездни|кон|лошад|binici|at (?:üst|sırt)|ata |기수|말|馬|騎手|马|骑手|घोड़|घुड़|فارس|حصان/iu;

/** Words that name who rides, right behind what is ridden: "a wolf rider". */
const RIDER_BEHIND = /rider|binici|기수|騎手|骑手|सवार/iu;

/** Words that name who rides a horse, and do not only say that somebody is on one. */
const NAMES_RIDER =
  /rider|horse(?:wo)?m[ae]n|reiter|cavali|cavaleir|jinete|всадни|наездни|binici|기수|騎手|骑手|सवार|فارس/iu;

/** Words for a back alone: what is on one without somebody who is named is a town or another beast. */
const BACK = /^sırt/u;

/** Words for "in" that say "on" too of what carries people. */
const IN_SADDLE = /^(?:en|em|n[oa]s?|num|numa)$/iu;

/** What of those who sit is said behind a beast to which it is joined ("말에 앉은", "馬に座る"). */
const SITS = /^(?:앉|座)/u;

const names = (piece: Piece | undefined, those: Things): boolean =>
  piece !== undefined &&
  !piece.negated &&
  piece.meanings.some(({ thing }) => thing !== undefined && those.has(thing));

const saysRiding = ({ meanings, negated }: Piece): boolean =>
  !negated && meanings.some(({ trait }) => trait === 'mounted');

const saysOnBack = ({ meanings, negated }: Piece): boolean =>
  !negated && meanings.some(({ onBack }) => onBack === true);

/** Whether somebody is named by a word for who is on a horse. */
export const namesRider = (pieces: Pieces): boolean =>
  pieces.some((piece) => saysRiding(piece) && OF_RIDER.test(piece.text));

/** Whether that word names a person, and does not only say that something is on a horse. */
export const isRiderNamed = (pieces: Pieces): boolean =>
  pieces.some((piece) => saysRiding(piece) && NAMES_RIDER.test(piece.text));

/** Whether it is somebody who is named nearest to an animal: before it, or behind where nothing is before. */
function isBesideSomebody(pieces: Pieces, at: number): boolean {
  const before = pieces.slice(0, at).findLast(namesThing);
  return names(before ?? pieces.slice(at + 1).find(namesThing), SOMEBODY);
}

/** Whether a thing that is called for an animal stands right behind it: "a whale watching boat". */
const isCalledFor = (pieces: Pieces, at: number): boolean =>
  pieces[at + 1]?.afterStop === false &&
  pieces
    .slice(at + 1, at + 3)
    .some(
      (piece) =>
        piece.role === null && !piece.afterStop && namesThing(piece) && !names(piece, SOMEBODY),
    );

/** Whether an animal is said to be large, before it. */
function isSaidLarge(pieces: Pieces, at: number): boolean {
  const before = pieces.slice(0, at);
  return before
    .slice(before.findLastIndex(namesThing) + 1)
    .some(({ meanings }) => meanings.some(({ size = 1 }) => size > 1));
}

/** Whether a word says that somebody is on what an index names, straight before it or right behind it. */
function isOn(pieces: Pieces, at: number, piece: Piece): boolean {
  const isMount = names(piece, MOUNTS);
  const on = startBefore(pieces, at, (one) => saysOn(one) || (isMount && IN_SADDLE.test(one.text)));
  if (on >= 0) {
    const isEnglish = /^(?:on|upon|onto|atop)$/iu.test(pieces[on]?.text ?? '');
    return !isAimed(pieces, on) && !(isEnglish && isInCompound(pieces, at, isMount));
  }
  const next = pieces.slice(at + 1, at + 3).find(({ text }) => text !== 'に');
  return (
    isOnTopBehind(pieces, piece) ||
    piece.text.startsWith('على ') ||
    (isMount && next?.afterStop === false && SITS.test(next.text))
  );
}

/** Whether somebody is said to be on the animal or the cycle of an index. */
function isSatOn(pieces: Pieces, at: number): boolean {
  const piece = pieces[at];
  if (piece === undefined || !names(piece, RIDDEN) || !isBesideSomebody(pieces, at)) return false;
  if (!isOn(pieces, at, piece)) return false;
  return (
    names(piece, MOUNTS) ||
    (!isCalledFor(pieces, at) && (!names(piece, SMALL) || isSaidLarge(pieces, at)))
  );
}

/** Whether it ends what a word for riding may be said of: somebody else, a place, a deed, or who is beside. */
const endsRide = (piece: Piece): boolean =>
  piece.afterStop ||
  piece.role === 'and' ||
  (piece.role === 'with' && !saysUpon(piece)) ||
  piece.meanings.some(
    ({ thing, land, trait, posture, relation }) =>
      (thing !== undefined && thing !== 'toys') ||
      (land ?? trait ?? posture ?? relation) !== undefined,
  );

/** Where the animal or the cycle is that is named right behind a word for riding, or right before one for a rider; −1: none is. */
function riddenBy(pieces: Pieces, at: number): number {
  const word = pieces[at]?.text ?? '';
  if (OF_RIDER.test(word))
    return RIDER_BEHIND.test(word) &&
      pieces[at]?.afterStop === false &&
      names(pieces[at - 1], RIDDEN)
      ? at - 1
      : -1;
  const behind = pieces.findIndex(
    (piece, n) => n > at && ((!piece.afterStop && names(piece, RIDDEN)) || endsRide(piece)),
  );
  if (!names(pieces[behind], RIDDEN) || pieces[behind]?.afterStop !== false) return -1;
  const start = startBefore(pieces, behind, (one) => one === pieces[at] || saysUpon(one));
  return start >= 0 ? behind : -1;
}

/** The same that is named nearest before a verb which comes last. */
function riddenBefore(pieces: Pieces, at: number): number {
  const before = pieces.slice(0, at).findLastIndex(namesSomething);
  return names(pieces[before], RIDDEN) ? before : -1;
}

/** Where what is ridden is by the word of an index; −1: it says that of nothing. */
function riddenByWord(pieces: Pieces, at: number, isAnyone: boolean): number {
  const piece = pieces[at];
  if (piece === undefined) return -1;
  if (isSatOn(pieces, at)) return at;
  if (!isAnyone && (saysOnBack(piece) || BACK.test(piece.text))) return -1;
  const before = RIDES_BEHIND.test(piece.text) ? riddenBefore(pieces, at) : -1;
  const rides = saysRiding(piece) || RIDES_BEFORE.test(piece.text) || saysOnBack(piece);
  return before < 0 && rides ? riddenBy(pieces, at) : before;
}

/**
 * Where the animal or the cycle is that is ridden by the words of a prompt, the first one: on which somebody is said
 * to be; what is named right behind a word for riding, or nearest before it in the languages whose verbs come last; or
 * right before a word for a rider. −1: none is.
 */
export function riddenAt(pieces: Pieces): number {
  const isAnyone = pieces.some((piece) => names(piece, SOMEBODY));
  for (const at of pieces.keys()) {
    const found = riddenByWord(pieces, at, isAnyone);
    if (found >= 0) return found;
  }
  return -1;
}
