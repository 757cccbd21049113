import { INDOORS } from '../../world/room/plan-room.ts';
import type { Meaning } from '../meaning.ts';
import { isBeing, says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** A house by the words by which one says that somebody is at home, and what stands right before and behind it then. */
const AT_HOME: readonly { word: RegExp; before?: RegExp; behind?: RegExp }[] = [
  { word: /^home$/iu, before: /^at$/iu },
  { word: /^hause$/iu, before: /^zu$/iu },
  { word: /^maison$/iu, before: /^à la$/iu },
  { word: /^家$/u, before: /^在$/u },
  { word: /^घर$/u, behind: /^पर$/u },
  { word: /^дома$/iu },
];

const isHouse = ({ thing }: Meaning): boolean => thing === 'house';

/** What is said of a home outside of it, or of something else: right behind the word, and anywhere before it. */
const NOT_BEHIND = /^(?:plate|base|run|depot|improvement|门|門|附近|外|旁|边)/iu;
const GOING =
  /^(?:rentr|retourn|revien|reven|arriv|mèn|men[ae]$|cour|march|va$|vont$|vai$|volt|torn|ritorn|cammin|corr|regres)/iu;
/** What is done to Russian houses: "дома" are those then. */
const DONE_TO_HOUSES =
  /^(?:рису|смотр|снима|фотограф|стро|крас|вид|разглядыва|лом|снос|разруша|на$)/iu;

/** Chinese furniture and the like, whose words begin with a home's. */
const OF_HOMES = /^(?:具|电|電|俱)/u;

/** A land or houses out of doors with which a home is named: it is seen there. */
const isOutdoors = ({ land, settled, perch }: Meaning): boolean =>
  settled !== undefined || perch === 'roof' || (land !== undefined && !INDOORS.includes(land));

const isBird = ({ thing }: Meaning): boolean => thing === 'bird' || thing === 'flag';

/** Whether the word for a home is said of none that somebody is in: what one goes to, draws or sees, or where birds sit. */
const isNoHome = (pieces: Pieces, at: number): boolean => {
  const [piece, next] = [pieces[at], pieces[at + 1]];
  const before = pieces.slice(Math.max(0, at - 3), at);
  return (
    (next?.afterStop === false && NOT_BEHIND.test(next.text)) ||
    before.some(({ text }) => GOING.test(text)) ||
    (/^дома$/iu.test(piece?.text ?? '') &&
      before.some(({ text }) => text.split(' ').some((word) => DONE_TO_HOUSES.test(word)))) ||
    (/^घर$/u.test(piece?.text ?? '') && says(pieces, isBird))
  );
};

/** What somebody does, or who it is, right before Russian "дома", which else are houses. */
const isDoneOrWho = (piece: Piece | undefined): boolean =>
  piece?.meanings.some((one) => isBeing(one) || (one.trait ?? one.posture) !== undefined) === true;

/** Whether Italian says it, right behind who is there: in Portuguese "a casa" is any house. */
const isItalian = (pieces: Pieces, at: number): boolean =>
  /^casa$/iu.test(pieces[at]?.text ?? '') &&
  /^a$/iu.test(pieces[at - 1]?.text ?? '') &&
  pieces[at - 2]?.meanings.some(isBeing) === true &&
  pieces[at + 1]?.afterStop !== false;

/** Whether it is said of the house of that index that somebody is at home. */
function isAtHome(pieces: Pieces, at: number): boolean {
  const piece = pieces[at];
  if (piece === undefined || piece.negated || !piece.meanings.some(isHouse)) return false;
  if (isNoHome(pieces, at)) return false;
  if (isItalian(pieces, at)) return true;
  const next = pieces[at + 1];
  // One of a colour is any house.
  if (next?.afterStop === false && next.meanings.some(({ colour }) => colour)) return false;
  const before = pieces.slice(Math.max(0, at - 2), at).map(({ text }) => text.toLowerCase());
  return AT_HOME.some(({ word, before: front, behind }) => {
    if (!word.test(piece.text)) return false;
    if (front === undefined && behind === undefined)
      return !piece.afterStop && isDoneOrWho(pieces[at - 1]);
    return (
      (front === undefined || front.test(before.at(-1) ?? '') || front.test(before.join(' '))) &&
      (behind === undefined || (next?.afterStop === false && behind.test(next.text)))
    );
  });
}

/** The words of a prompt; who is at home is in a room there, where no other place is named, and the house is not looked at. */
export function atHome(pieces: Pieces): Pieces {
  const furnished = pieces.map((piece, at) =>
    /^家$/u.test(piece.text) && OF_HOMES.test(pieces[at + 1]?.text ?? '')
      ? { ...piece, meanings: [] }
      : piece,
  );
  if (!says(pieces, isBeing) || says(pieces, isOutdoors)) return furnished;
  return furnished.map((piece, at) =>
    isAtHome(pieces, at) ? { ...piece, meanings: [{ land: 'room', ifNone: true }] } : piece,
  );
}
