import { useSyncExternalStore } from 'react';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { splitLanguage, withLanguage } from './language-route.ts';
import { FALLBACK_LANGUAGE, LANGUAGE_CODES, type LanguageCode } from './languages.ts';
import { texts, watchTexts } from './texts.ts';

/** The language of the page and how to change it. */
export type LanguageControl = {
  /** What is shown now; lags behind the address while texts load. */
  current: LanguageCode;
  /** Goes to the same place in another language. */
  choose: (code: LanguageCode) => void;
};

const shownCode = (): string => texts.language;

/** Reads the language from the address; see {@link LanguageControl}. */
export const useLanguage = (): LanguageControl => {
  const shown = useSyncExternalStore(watchTexts, shownCode, shownCode);
  const [path, navigate] = useBrowserLocation();
  const current = LANGUAGE_CODES.find((code) => code === shown) ?? FALLBACK_LANGUAGE;
  return {
    current,
    choose: (code) => navigate(withLanguage(path, code) + location.search + location.hash),
  };
};

/** The language that a path names, English where it names none. */
export const languageOfPath = (path: string): LanguageCode =>
  splitLanguage(path).language ?? FALLBACK_LANGUAGE;
