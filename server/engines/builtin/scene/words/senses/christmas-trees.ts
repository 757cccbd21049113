import { INDOORS } from '../../world/room/plan-room.ts';
import { BELONGINGS_KEYS } from '../keys/things/belongings-keys.ts';
import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';

/** Words for firs and spruces, which stand in rooms at Christmas; of other trees that must be said. */
const FIR =
  /^(?:firs?|fir tree|spruces?|sapin|épicéa|tanne|fichte|tannenbaum|abeto|abete|[её]лк\p{L}*|ель|ели|ёлочк\p{L}*|köknar|ladin|冷杉|杉树|もみの木|전나무)$/iu;
/** Words between a picture, a view, a smell or a branch and whose it is. */
const WHOSE = /^(?:of|von|de|di|da|do|d)$/iu;
/** Words for what is out of doors at a house, some of which name no place by themselves. */
const OUT_OF_DOORS =
  /(?:^|\s)(?:outside|outdoors|yard|backyard|garden|cour|jardin|dehors|hof|garten|draußen|patio|jardín|fuera|cortile|giardino|fuori|quintal|jardim|fora|двор\p{L}*|сад\p{L}*|улиц\p{L}*|bahçe\p{L}*|avlu\p{L}*|院子\p{L}*|庭|마당\p{L}*)$/iu;

/** Whether a word names a place out of doors. */
const isOutside = (one: Meaning): boolean =>
  one.outdoors === true ||
  one.weather === 'snowfall' ||
  (one.land !== undefined && one.ifNone !== true && !INDOORS.includes(one.land));

/** Whether the word for a tree means one that stands there, whole: not its wood, nor one in a picture or a view. */
function isWhole(pieces: Pieces, at: number): boolean {
  const [piece, next] = [pieces[at], pieces[at + 1]];
  if (piece === undefined || piece.plural || piece.negated) return false;
  const isWood =
    next?.afterStop === false &&
    next.role === null &&
    (next.meanings.length === 0 ||
      says([next], ({ thing, seat }) => (thing ?? seat) !== undefined)) &&
    /^\p{Script=Latin}+$/u.test(piece.text) &&
    !ENDS_ITS_NOUN.test(piece.text);
  return !isWood && !pieces.slice(Math.max(0, at - 2), at).some(({ text }) => WHOSE.test(text));
}

/** Words for a tree behind which no noun stands that it is the wood of: those that name the tree itself, and those of languages whose nouns stand in front. */
const ENDS_ITS_NOUN = /tree$|baum$|^(?:sapin|épicéa|abeto|abete)$/iu;

/** The words of a prompt; a single fir that stands in a room, or indoors with what is hung on it or lies beneath it, is a Christmas tree. */
export function christmasTrees(pieces: Pieces): Pieces {
  const isOut =
    says(pieces, isOutside) ||
    pieces.some(({ text, negated }) => !negated && OUT_OF_DOORS.test(text));
  if (isOut || says(pieces, ({ pane }) => pane === true)) return pieces;
  const isSaid = says(pieces, ({ christmas }) => christmas === true);
  const isOfChristmas = says(
    pieces,
    ({ christmas, trait, thing, land, ifNone }) =>
      christmas === true ||
      trait === 'decorating' ||
      thing === 'gift' ||
      thing === 'fairylights' ||
      (land !== undefined && HOMES.has(land) && ifNone !== true),
  );
  if (!isOfChristmas) return pieces;
  return pieces.map((piece, at) =>
    (isSaid || FIR.test(piece.text)) && isWhole(pieces, at)
      ? {
          ...piece,
          meanings: piece.meanings.map((one) =>
            one.thing === 'conifer' ? BELONGINGS_KEYS.christmastree : one,
          ),
        }
      : piece,
  );
}

/** Rooms in which no other fir stands. */
const HOMES: ReadonlySet<Land> = new Set<Land>([
  ...(['room', 'diningroom', 'kitchen', 'bedroom', 'kidsroom', 'parlour'] as const),
  ...(['logcabin', 'izba'] as const),
]);
