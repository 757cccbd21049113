import { isOwnTrait } from '../animals/own-traits.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** Parts of an animal that somebody is on, and words for its top. */
const TOP =
  /^(?:top|back|neck|shoulders?|rücken|hals|dos|cou|cima|encima|lomo|espalda|groppa|schiena|dorso|costas|lombo|спин[еу])$/iu;

/** What is done to what stands right behind "on" without being on it, and where one goes by something. */
const AIMS =
  /^(?:(?:shoot|aim|fir|spy|lean|step|jump|sneak)(?:s|ing)|schie[ßs]|scho[ßs]+|ziel|zeig|deut|wart|blick|schau|s[ei]h|guck|starr|feuer|jag[te]|напад|напал|набра|смотр|гляд|показ|указ|охот|цели|стреля|рыч|крич|лает|tir(?:e|ent|ant|er)$|vise|pointe|saute|dispar|apunt|spara|punta|atira|aponta)/iu;

const PAST =
  /^(?:past|after|amid|off|away|beyond|vorbei|devant|vers|мимо|herding|hunting|chasing|leading)$/iu;

/** Words whose articles part what is before them from what is behind. */
const OF_ARTICLES = /^[\p{Script=Latin}\p{Script=Cyrillic}]+$/u;

/** Whether it tells of an animal or a cycle right before that is named: how large it is, or what is known of none else. */
const describes = ({ meanings }: Piece): boolean =>
  meanings.every(
    ({ thing, land, relation, trait, path, seat, held }) =>
      (thing === 'toys' || thing === undefined) &&
      (land ?? relation ?? path ?? seat ?? held) === undefined &&
      (trait === undefined || isOwnTrait(trait)),
  );

/**
 * Where the word is that `isStart` knows and that leads straight to the piece of an index: nothing but articles and what is
 * said of that one stands between. −1: none does.
 */
export function startBefore(
  pieces: Pieces,
  at: number,
  isStart: (piece: Piece) => boolean,
): number {
  let isBeforeArticle = false;
  for (let back = at; pieces[back]?.afterStop === false; back--) {
    const piece = pieces[back - 1];
    if (piece === undefined) return -1;
    const { text, role, meanings } = piece;
    if (isStart(piece)) return back - 1;
    if (role === 'other') {
      isBeforeArticle ||= OF_ARTICLES.test(text);
      continue;
    }
    if (role !== null || !describes(piece) || PAST.test(text)) return -1;
    if (TOP.test(text)) continue;
    const isUnknown = meanings.length === 0;
    // A verb has no article before it ("on duty leading horses").
    if (
      isUnknown &&
      (isBeforeArticle || (text.endsWith('ing') && pieces[back - 2]?.role !== 'other'))
    )
      return -1;
  }
  return -1;
}

/** Whether "on" at an index belongs to a verb that puts nobody on anything: "zielt auf einen Bären". */
export const isAimed = (pieces: Pieces, on: number): boolean => {
  const before = pieces[on - 1];
  return (
    before !== undefined &&
    (AIMS.test(before.text) ||
      before.meanings.some(({ trait }) => trait === 'fighting' || trait === 'watching'))
  );
};

/** Words behind an animal that tell how it is pictured, or of what it does. */
const OF_PICTURE =
  /(?:ing|ed|ly)$|^(?:art|photo|picture|image|illustration|render|cartoon|sketch|style|anime|poster|portrait|scene|alone|together|outside|outdoors|today|side|front|view|\d.*)$/iu;

/** English words behind a mount that make it part of another noun. */
const OF_MOUNT = /^(?:trail|track|farm|ranch|hair|skin|hide|show|fair|market)$/iu;

/** The same behind a beast of tales, which would tell of it otherwise. */
const OF_BEAST = /^(?:stand|float)s?$/iu;

/** The same behind one animal that is named; behind several it tells what they do. */
const OF_ONE = /^(?:hunt|chase)$/iu;

/** Whether an English word behind an animal makes it part of another noun ("a bear hunt", "a goose down bed", "a bear's trail"). */
export function isInCompound(pieces: Pieces, at: number, isMount: boolean): boolean {
  const [next, second] = [pieces[at + 1], pieces[at + 2]];
  if (next === undefined || next.afterStop) return false;
  if (next.text.toLowerCase() === 's') return second !== undefined && !TOP.test(second.text);
  const isSeat = (one: Piece | undefined) =>
    one?.afterStop === false &&
    one.role === null &&
    one.meanings.some(({ seat, fitting }) => (seat ?? fitting) !== undefined);
  if (next.role !== null) return next.text.toLowerCase() === 'down' && isSeat(second);
  if (isSeat(next) || isSeat(second)) return true;
  if (OF_ONE.test(next.text)) return pieces[at]?.plural !== true;
  if (isMount) return OF_MOUNT.test(next.text);
  if (OF_BEAST.test(next.text)) return true;
  const isUnknown = next.meanings.length === 0;
  const isPlace = next.meanings.some(({ land, path }) => (land ?? path) !== undefined);
  return isPlace || (isUnknown && !TOP.test(next.text) && !OF_PICTURE.test(next.text));
}
