/** Marks that turn the words behind them round, and other characters that show nothing. */
const HIDDEN = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
/** Names in which nothing can run the other way. */
const PLAIN = /^[\x20-\x7E]*$/;
const ISOLATED = ['\u2068', '\u2069'] as const;
/** Of a longer name the middle is left out: its end says what it is. */
const LONGEST = 60;
const END = 16;

/**
 * A file's name as it is put into a sentence, which it must not turn round, whatever it is made of, nor
 * fill a notice with.
 */
export const nameInSentence = (name: string): string => {
  const letters = [...name.replace(HIDDEN, '')];
  const isLong = letters.length > LONGEST;
  const shown = isLong
    ? `${letters.slice(0, LONGEST - END).join('')}…${letters.slice(-END).join('')}`
    : letters.join('');
  return PLAIN.test(shown) ? shown : ISOLATED.join(shown);
};
