import type { Piece } from '../../../words/reader.ts';
import type { Meaning } from '../meaning.ts';

type Pieces = readonly Piece<Meaning>[];

/** Korean particles for "and": two behind a syllable that nothing closes and two behind one that something does, and one behind any. */
const AND = /(?:(?<open>와|랑)|(?<closed>과|이랑)|하고)$/u;

/** Syllables of Unicode: 28 for each pair of a consonant and a vowel, by what closes them. */
const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const CLOSINGS = 28;

/** Whether a word ends in a particle that says "and", and not in a syllable of its own ("사과" is an apple). */
function saysAnd(text: string): boolean {
  const found = AND.exec(text);
  const code = found === null ? 0 : text.charCodeAt(found.index - 1);
  if (found === null || !(code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE)) return false;
  const isClosed = (code - FIRST_SYLLABLE) % CLOSINGS !== 0;
  const { open, closed } = found.groups ?? {};
  return open !== undefined ? !isClosed : closed === undefined || isClosed;
}

const namesSomebody = ({ meanings, negated }: Piece<Meaning>): boolean =>
  !negated && meanings.some(({ thing }) => thing === 'person');

/** The words of a prompt; where Korean says "and" by the ending of who is named, somebody else is named behind it: "아빠와 아들" are two. */
export const joinedInKorean = (pieces: Pieces): Pieces =>
  pieces.flatMap((piece, at) => {
    const next = pieces[at + 1];
    const isJoined =
      next?.afterStop === false &&
      namesSomebody(piece) &&
      namesSomebody(next) &&
      saysAnd(piece.text);
    const and: Piece<Meaning> = {
      ...piece,
      meanings: [],
      role: 'and',
      plural: false,
      afterStop: false,
    };
    return isJoined ? [piece, and] : [piece];
  });
