import type { Pieces } from '../pieces.ts';
import { PAINTER_WORDS } from '../scene-words.ts';

/** How an Arabic noun ends that means two; the other case of a masculine one ends as its plural does. */
const DUAL = /\p{Script=Arabic}(?:ان|تين)$/u;
/** What may stand before a noun in one piece with it. */
const PREFIX = /^[وفبكل]?(?:ال)?(?=..)/u;

/** Arabic words that end so by themselves, as a horse's does. */
let own: ReadonlySet<string> | null = null;
const ownEndings = (): ReadonlySet<string> => {
  own ??= new Set(
    PAINTER_WORDS.filter(({ language, word }) => language === 'ar' && DUAL.test(word)).map(
      ({ word }) => word,
    ),
  );
  return own;
};

const isDual = (text: string): boolean =>
  DUAL.test(text) &&
  !text.includes(' ') &&
  !ownEndings().has(text) &&
  !ownEndings().has(text.replace(PREFIX, ''));

/** The words of a prompt, with two of what an Arabic dual names ("قطتان"). */
export const withDuals = (pieces: Pieces): Pieces =>
  pieces.map((piece) =>
    piece.meanings.some(({ thing }) => thing !== undefined) && isDual(piece.text)
      ? {
          ...piece,
          plural: true,
          meanings: piece.meanings.map((one) =>
            one.thing === undefined ? one : { ...one, count: 2 },
          ),
        }
      : piece,
  );
