import type { Meaning } from '../meaning.ts';
import { isBeside } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Thing } from '../thing.ts';
import type { Sense } from './sense.ts';

const BAKED: ReadonlySet<Thing> = new Set<Thing>(['cookies', 'cake', 'bread', 'pancakes']);
const isBaked = ({ thing }: Meaning): boolean => thing !== undefined && BAKED.has(thing);
const isPorridge = ({ thing }: Meaning): boolean => thing === 'soup';

/** Words for oats, which are in biscuits as well, and grow in fields. */
const OATS = /oat|hafer|avoine|avena|aveia|овсян|yulaf|شوفان|燕麦|オートミール|오트밀/iu;
/** Korean porridge as an object, which is written like "who is to die", and what is done to it, right behind. */
const KOREAN = /^죽을$/u;
const EATEN_OR_COOKED = /^(?:먹|쑤|쒀|끓|만들|담|젓|저어|떠먹|드시|드신|파는|팔고|나르|차리|주문)/u;
/** Turkish porridge: said twice it tells how big the flakes are in which snow falls, or how soft rice is. */
const TURKISH = /^lapa$/iu;

const isTwice = (pieces: Pieces, at: number): boolean =>
  [pieces[at - 1], pieces[at + 1]].some((one) => one !== undefined && TURKISH.test(one.text));

/** Whether oats are in what is baked, or on their field. */
const areOatsOf = (pieces: Pieces, piece: Piece): boolean =>
  piece.meanings.some(isBaked) ||
  isBeside(pieces, piece, BAKED) ||
  pieces[pieces.indexOf(piece) - 1]?.meanings.some(({ land }) => land === 'field') === true;

/** A word for porridge that is none beside others: oatmeal cookies, snow that falls "lapa lapa", Korean "죽을 만큼" ("to death"). */
export const porridge: Sense = (pieces, at) => {
  const piece = pieces[at];
  if (piece === undefined || !piece.meanings.some(isPorridge)) return null;
  const isNone =
    (KOREAN.test(piece.text) && !EATEN_OR_COOKED.test(pieces[at + 1]?.text ?? '')) ||
    (TURKISH.test(piece.text) && isTwice(pieces, at)) ||
    (OATS.test(piece.text) && areOatsOf(pieces, piece));
  return isNone ? piece.meanings.filter((one) => !isPorridge(one)) : null;
};
