import type { Piece } from '../../../words/reader.ts';
import type { Meaning } from '../meaning.ts';
import type { Thing } from '../thing.ts';

/** What people ride. */
export const MOUNTS: ReadonlySet<Thing | undefined> = new Set<Thing>([
  'horse',
  'camel',
  'zebra',
  'donkey',
  'unicorn',
  'elephant',
  'bicycle',
  'motorcycle',
]);

/** Beasts that are ridden in tales, whatever their size is by nature: somebody who is told of sits on them. */
export const TALE_MOUNTS: ReadonlySet<Thing | undefined> = new Set<Thing>([
  ...(['wolf', 'bear', 'panda', 'lion', 'tiger', 'leopard', 'cat', 'dog', 'fox'] as const),
  ...(['deer', 'cow', 'pig', 'sheep', 'llama', 'goat', 'giraffe', 'rhino', 'hippo'] as const),
  ...(['capybara', 'rabbit', 'frog', 'snail', 'ostrich', 'crocodile', 'turtle'] as const),
  ...(['dragon', 'dinosaur', 'pterosaur', 'eagle', 'soaringeagle', 'bird', 'flyingbird'] as const),
  ...(['whale', 'dolphin', 'shark', 'fish', 'seahorse', 'swan', 'duck', 'bee'] as const),
]);

type Pieces = readonly Piece<Meaning>[];

const names = (piece: Piece<Meaning> | undefined, those: ReadonlySet<Thing | undefined>): boolean =>
  piece !== undefined &&
  !piece.negated &&
  piece.meanings.some(({ thing }) => thing !== undefined && those.has(thing));

const RIDDEN: ReadonlySet<Thing | undefined> = new Set([...MOUNTS, ...TALE_MOUNTS]);

/** On what somebody is only where it is said to be large. */
const SMALL: ReadonlySet<Thing | undefined> = new Set<Thing>([
  ...(['cat', 'dog', 'fox', 'rabbit', 'frog', 'snail', 'bird', 'fish', 'duck', 'bee'] as const),
]);

const SOMEBODY: ReadonlySet<Thing | undefined> = new Set<Thing>(['person', 'astronaut', 'robot']);

const saysRiding = ({ meanings, negated }: Piece<Meaning>): boolean =>
  !negated && meanings.some(({ trait }) => trait === 'mounted');

const saysOnBack = ({ meanings, negated }: Piece<Meaning>): boolean =>
  !negated && meanings.some(({ onBack }) => onBack === true);

/** Words for riding that stand behind what is ridden. */
const BEHIND_MOUNT =
  /^(?:乗[りるっ]?|跨|またが|타고|탄|타는|탄다|올라탄|bin(?:en|miş|iyor|erek)|sırtında|सवार)/u;

/** Words that somebody is on what is named next: on an animal that is riding. */
const ON =
  /^(?:on|upon|atop|astride|auf|sur|sobre|encima|montado|montada|montados|su|sul|sulla|in groppa|em cima|на|فوق|على)$/iu;

/** How many words may stand between those and the animal. */
const REACH = 5;

/** Whether a word stands between somebody and what that one is on: an article, that one sits, how large or of what colour it is. */
const isBetween = ({ meanings, role, afterStop }: Piece<Meaning>): boolean =>
  !afterStop &&
  role !== 'and' &&
  meanings.every(
    ({ thing, land, held, trait }) => (thing ?? land ?? held) === undefined && trait !== 'watching',
  );

/** Where the animal is that somebody named before a word for being on something is on; −1: nobody is. */
function satOn(pieces: Pieces, at: number): number {
  if (!ON.test(pieces[at]?.text ?? '')) return -1;
  const before = pieces.slice(0, at).findLastIndex((piece) => !isBetween(piece));
  if (!names(pieces[before], SOMEBODY)) return -1;
  const behind = pieces.slice(at + 1, at + 1 + REACH);
  const found = behind.findIndex((piece) => names(piece, RIDDEN));
  const isLarge = behind
    .slice(0, found)
    .some(({ meanings }) => meanings.some(({ size = 1 }) => size > 1));
  const isNamed = found >= 0 && (isLarge || !names(behind[found], SMALL));
  // "On a whale watching boat".
  const isOfOther = behind[found + 1]?.afterStop === false && namesOther(behind.slice(found + 1));
  return isNamed && !isOfOther && behind.slice(0, found + 1).every(isReached) ? at + 1 + found : -1;
}

/** Whether what an animal is named for stands right behind it. */
const namesOther = ([next, after]: Pieces): boolean =>
  [next, after].some(
    (piece) =>
      piece?.role === null && !piece.afterStop && piece.meanings.some(({ thing }) => thing),
  );

const isReached = (piece: Piece<Meaning>): boolean =>
  isBetween(piece) || (!piece.afterStop && names(piece, RIDDEN));

/** Words for riding that name the horse, or who rides: what is named behind them is ridden by nobody. */
const OF_RIDER =
  /rider|horse|reiter|pferd|caval(?:l|i|e)|cheval|caball|cavalo|jinete|всадни|наездни|кон|лошад|binici|at (?:üst|sırt)|ata |기수|말|馬|騎手|马|骑手|घोड़|घुड़|فارس|حصان/iu;

/** Whether somebody is named by a word for who is on a horse. */
export const namesRider = (pieces: Pieces): boolean =>
  pieces.some((piece) => saysRiding(piece) && OF_RIDER.test(piece.text));

/** Whether it ends what a word for riding may be said of: somebody else, a place, a deed, or who is beside. */
const endsRide = ({ meanings, role, afterStop, text }: Piece<Meaning>): boolean =>
  afterStop ||
  role === 'and' ||
  (role === 'with' && !ON.test(text)) ||
  meanings.some(
    ({ thing, land, trait, posture, relation }) =>
      (thing ?? land ?? trait ?? posture ?? relation) !== undefined,
  );

/** Where the animal or the cycle is that is named right behind a word for riding, or right before one for a rider; −1: none is. */
function riddenBy(pieces: Pieces, at: number): number {
  const text = pieces[at]?.text ?? '';
  if (OF_RIDER.test(text))
    return pieces[at]?.afterStop === false && names(pieces[at - 1], RIDDEN) ? at - 1 : -1;
  const behind = pieces.findIndex(
    (piece, n) => n > at && ((!piece.afterStop && names(piece, RIDDEN)) || endsRide(piece)),
  );
  return names(pieces[behind], RIDDEN) && pieces[behind]?.afterStop === false ? behind : -1;
}

/** Where the animal or the cycle is that is ridden by the words of a prompt: what is named right behind a word for it, or right before it in the languages whose verbs come last; or on which somebody is said to be; −1: none is named. */
export function riddenAt(pieces: Pieces): number {
  const isAnyone = pieces.some((piece) => names(piece, SOMEBODY));
  for (const [at, piece] of pieces.entries()) {
    if (BEHIND_MOUNT.test(piece.text)) {
      const before = pieces.slice(0, at).findLastIndex((one) => names(one, RIDDEN));
      if (before >= 0) return before;
    }
    const isOnBack = isAnyone && saysOnBack(piece);
    const found = saysRiding(piece) || isOnBack ? riddenBy(pieces, at) : satOn(pieces, at);
    if (found >= 0) return found;
  }
  return -1;
}
