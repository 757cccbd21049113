import type { Piece } from '../../../words/reader.ts';
import { isBeast } from '../creatures.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';

type Pieces = readonly Piece<Meaning>[];

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
const isSomebody = ({ thing }: Meaning): boolean =>
  thing !== undefined && (thing === 'person' || isBeast(thing));

/** What somebody does, or who it is, right before Russian "дома", which else are houses. */
const isDoneOrWho = (piece: Piece<Meaning> | undefined): boolean =>
  piece?.meanings.some((one) => isSomebody(one) || (one.trait ?? one.posture) !== undefined) ===
  true;

/** Whether Italian says it, right behind who is there: in Portuguese "a casa" is any house. */
const isItalian = (pieces: Pieces, at: number): boolean =>
  /^casa$/iu.test(pieces[at]?.text ?? '') &&
  /^a$/iu.test(pieces[at - 1]?.text ?? '') &&
  pieces[at - 2]?.meanings.some(isSomebody) === true &&
  pieces[at + 1]?.afterStop !== false;

/** Whether it is said of the house of that index that somebody is at home. */
function isAtHome(pieces: Pieces, at: number): boolean {
  const piece = pieces[at];
  if (piece === undefined || piece.negated || !piece.meanings.some(isHouse)) return false;
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
  if (!says(pieces, isSomebody)) return pieces;
  return pieces.map((piece, at) =>
    isAtHome(pieces, at) ? { ...piece, meanings: [{ land: 'room', ifNone: true }] } : piece,
  );
}
