import { fold } from './fold.ts';

/** A word of a text, or one character where words are not spaced (Chinese, Japanese). */
export interface Token {
  /** As `fold` leaves it. */
  readonly folded: string;
  /** As it is written, but for case and the way marks are encoded. */
  readonly written: string;
  /** Where it stands in the text: UTF-16 code units, `end` excluded. */
  readonly start: number;
  readonly end: number;
  /** Whether a comma, a full stop or the like stands before it. */
  readonly afterStop: boolean;
}

const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々`;
const WORDS = new RegExp(`[${UNSPACED}]\\p{M}*|[[\\p{L}\\p{N}\\p{M}]--[${UNSPACED}]]+`, 'gv');
const STOP = /[.,;:!?\n\r()[\]{}|/、。，；：！？،؛؟।…–—]/u;

/** The words of a text, in order. */
export function tokenise(text: string): Token[] {
  let last = 0;
  return Array.from(text.matchAll(WORDS), (match) => {
    const start = match.index;
    const between = text.slice(last, start);
    last = start + match[0].length;
    const written = match[0].normalize('NFC').toLowerCase();
    return { folded: fold(match[0]), written, start, end: last, afterStop: STOP.test(between) };
  });
}

const ONE_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'v');

/** Whether a token is a character of a script without spaces between words. */
export const isUnspaced = ({ folded }: Token): boolean => ONE_UNSPACED.test(folded);
