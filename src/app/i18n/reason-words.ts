import { FALLBACK_LANGUAGE } from './languages.ts';
import { isTextKey, texts } from './texts.ts';

/**
 * A sentence that the server wrote, in the page's language: the server speaks English, so another
 * language shows its own text for the error's code where it has one.
 *
 * @param code the error's code; '' when there is none
 * @param sentence what the server said
 */
export const reasonWords = (code: string, sentence: string): string => {
  const key = `error.${code}`;
  return texts.language !== FALLBACK_LANGUAGE && isTextKey(key) ? texts.t(key) : sentence;
};
