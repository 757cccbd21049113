import { LANGUAGE_CODES, type LanguageCode } from './languages.ts';

/** A path taken apart: the language that it names, if any, and the rest, which begins with `/`. */
export type LanguageRoute = { language: LanguageCode | null; path: string };

/** Splits `/zh/edit` into `zh` and `/edit`; a path without a prefix has no language. */
export const splitLanguage = (path: string): LanguageRoute => {
  const [, first = '', ...rest] = path.split('/');
  const language = LANGUAGE_CODES.find((code) => code === first.toLowerCase());
  return language ? { language, path: `/${rest.join('/')}` } : { language: null, path };
};

/** The same place in another language: the old prefix goes, the new one comes; home is `/zh/`. */
export const withLanguage = (path: string, language: LanguageCode): string =>
  `/${language}${splitLanguage(path).path}`;
