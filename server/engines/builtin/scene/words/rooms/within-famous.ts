import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';
import { wordFor } from './within.ts';

/** A famous building, by what its words mean from outside and how they are written where those mean more than it, and what is within. */
interface Famous {
  readonly means: (meaning: Meaning) => boolean;
  readonly text?: RegExp;
  readonly room: Land;
}

const FAMOUS: readonly Famous[] = [
  {
    means: ({ scenery }) => scenery === 'seine',
    text: /notre.?dame|圣母院|聖母院|ノートルダム|노트르담|нотр|богоматер|نوتردام|नोट्रे/iu,
    room: 'nave',
  },
  {
    means: ({ city }) => city === 'saintpeters',
    text: /basili|bazilika|dom$|собор|大教堂|大聖堂|대성당|كاتدرائية|كنيسة|p[eé](?:ter|dro|trus)|pi(?:erre|etro)|пётр|петр|बेसिलिका/iu,
    room: 'nave',
  },
  { means: ({ scenery }) => scenery === 'sagradafamilia', room: 'nave' },
  { means: ({ city }) => city === 'louvre', room: 'museum' },
  {
    means: ({ scenery }) => scenery === 'neva',
    text: /h?ermita[gjž]|эрмитаж|冬宫|冬宮|エルミタージュ|에르미타주|艾尔米塔什|हर्मिटेज|هيرميتاج|إرميتاج/iu,
    room: 'museum',
  },
];

/** Words for the square before a church. */
const SQUARE =
  /piazza|square|plaza|place|platz|praça|площад|广场|廣場|広場|광장|meydan|ميدان|चौक/iu;

/** What is within a famous building that a word names; undefined: it names none. */
const roomOf = ({ text, meanings, negated }: Piece): Land | undefined =>
  negated || SQUARE.test(text)
    ? undefined
    : FAMOUS.find((one) => meanings.some(one.means) && (one.text?.test(text) ?? true))?.room;

/** Where Chinese says "in" behind a building; -1 where it does not. */
const chineseIn = (pieces: Pieces, at: number): number =>
  /^[里裡]/u.test(pieces[at + 1]?.text ?? '') && pieces[at + 1]?.afterStop === false ? at + 1 : -1;

/** The words of a prompt; a famous church or museum that is said to be seen from within is its hall, and no view over water or a square to it. */
export function withinFamous(pieces: Pieces): Pieces {
  const at = pieces.findIndex((piece) => roomOf(piece) !== undefined);
  const building = pieces[at];
  const land = building && roomOf(building);
  if (land === undefined) return pieces;
  const word = Math.max(wordFor(pieces, at), chineseIn(pieces, at));
  return word < 0
    ? pieces
    : pieces.map((piece, n) =>
        n === at || n === word ? { ...piece, role: null, meanings: [{ land }] } : piece,
      );
}
