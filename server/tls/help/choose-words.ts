import type { HelpWords } from './help-words.ts';
import { arabic } from './help-words-ar.ts';
import { english } from './help-words-en.ts';
import { chinese } from './help-words-zh.ts';

const all = [english, chinese, arabic];

/**
 * Chooses the language by an Accept-Language header: the first of the browser's languages that there
 * is, as browsers list them in order of preference (RFC 9110 section 12.5.4); English else.
 */
export function chooseWords(acceptLanguage = ''): HelpWords {
  const wanted = acceptLanguage.split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase());
  const found = wanted.map((lang) => all.find((words) => words.lang === lang));
  return found.find((words) => words !== undefined) ?? english;
}
