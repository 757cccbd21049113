import { fold } from './fold.ts';
import { SIGN_WORDS } from './lists/signs.ts';

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
  /** Whether a sentence has ended before it. */
  readonly afterSentence?: true;
  /** Whether it is an emoji, `folded` and `written` being the English word for it; it says nothing of the text's language. */
  readonly isSign?: true;
}

const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々`;
/** How an emoji is shown: in colour or not, in which skin. */
const SHOWN = String.raw`[\u{fe0e}\u{fe0f}\u{1f3fb}-\u{1f3ff}]`;
const ONE_SIGN = String.raw`\p{Extended_Pictographic}${SHOWN}*`;
const SIGN = String.raw`${ONE_SIGN}(?:\u{200d}${ONE_SIGN})*`;
const WORDS = new RegExp(
  `${SIGN}|[${UNSPACED}]\\p{M}*|[[\\p{L}\\p{N}\\p{M}]--[${UNSPACED}\\u{fe0e}\\u{fe0f}]]+`,
  'gv',
);
/** What ends a sentence; a point between two figures does not. */
const SENTENCE_END = /[.!?。！？؟।…](?!\d)|\n/u;
const STOP = /[.,;:!?\n\r()[\]{}|/、。，；：！？،؛؟।…–—]/u;

/** Words as most lists have them: nothing to fold, one space between them. */
const PLAIN_WORDS = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** The words of a text, in order; an emoji of what can be drawn is one, others are none. */
export function tokenise(text: string): Token[] {
  return PLAIN_WORDS.test(text) ? tokensOfPlain(text) : tokensOfAny(text);
}

/** The same for `PLAIN_WORDS`, in a fraction of the time: a dictionary is made of tens of thousands of them. */
function tokensOfPlain(text: string): Token[] {
  const tokens: Token[] = [];
  for (let start = 0; start < text.length; ) {
    const space = text.indexOf(' ', start);
    const end = space < 0 ? text.length : space;
    const word = text.slice(start, end);
    tokens.push({ folded: word, written: word, start, end, afterStop: false });
    start = end + 1;
  }
  return tokens;
}

function tokensOfAny(text: string): Token[] {
  let last = 0;
  return Array.from(text.matchAll(WORDS), (match): Token | null => {
    const start = match.index;
    const between = text.slice(last, start);
    const afterStop = STOP.test(between);
    const ends = last > 0 && SENTENCE_END.test(between) && { afterSentence: true as const };
    const end = start + match[0].length;
    if (ONE_PICTURE.test(match[0])) {
      const word = wordOfSign(match[0]);
      if (word === undefined) return null;
      last = end;
      return { folded: word, written: word, start, end, afterStop, ...ends, isSign: true };
    }
    last = end;
    const written = match[0].normalize('NFC').toLowerCase();
    return { folded: fold(match[0]), written, start, end, afterStop, ...ends };
  }).filter((token) => token !== null);
}

const ONE_PICTURE = /^\p{Extended_Pictographic}/u;
const HOW_SHOWN = new RegExp(SHOWN, 'gu');

/** The English word for an emoji, or for what it is made of first; undefined for those that show nothing to be drawn. */
function wordOfSign(sign: string): string | undefined {
  const bare = sign.replace(HOW_SHOWN, '');
  return SIGN_WORDS.get(bare) ?? SIGN_WORDS.get(bare.split('\u{200d}')[0] ?? '');
}

const ONE_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'v');

/** Whether a token is a character of a script without spaces between words. */
export const isUnspaced = ({ folded }: Token): boolean => ONE_UNSPACED.test(folded);
