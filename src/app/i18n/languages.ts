/** One interface language. */
export type Language = {
  code: LanguageCode;
  /** Its own name for itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** Whether every text exists in it; only complete ones are offered. */
  isComplete: boolean;
};

/** The codes that may stand first in a path. */
export const LANGUAGE_CODES = [
  'en',
  'zh',
  'ja',
  'ko',
  'fr',
  'de',
  'es',
  'ru',
  'pt',
  'it',
  'tr',
  'ar',
  'hi',
] as const;
/** See {@link LANGUAGE_CODES}. */
export type LanguageCode = (typeof LANGUAGE_CODES)[number];

/** Shown where a path names no language, and where a language lacks a text. */
export const FALLBACK_LANGUAGE: LanguageCode = 'en';

const NAMES: Record<LanguageCode, string> = {
  en: 'English',
  zh: '中文',
  ja: '日本語',
  ko: '한국어',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
  ru: 'Русский',
  pt: 'Português',
  it: 'Italiano',
  tr: 'Türkçe',
  ar: 'العربية',
  hi: 'हिन्दी',
};

const COMPLETE: ReadonlySet<LanguageCode> = new Set(['en', 'zh', 'ar']);

/** Every language, in the order of the menu. */
export const LANGUAGES: readonly Language[] = LANGUAGE_CODES.map((code) => ({
  code,
  name: NAMES[code],
  direction: code === 'ar' ? 'rtl' : 'ltr',
  isComplete: COMPLETE.has(code),
}));

/** The languages that the menu offers. */
export const OFFERED_LANGUAGES = LANGUAGES.filter((language) => language.isComplete);

/** The language whose texts are shown for a code: itself if complete, else English. */
export const shownLanguage = (code: LanguageCode): LanguageCode =>
  COMPLETE.has(code) ? code : FALLBACK_LANGUAGE;

/** Which way a language is written. */
export const directionOf = (code: LanguageCode): 'ltr' | 'rtl' => (code === 'ar' ? 'rtl' : 'ltr');
