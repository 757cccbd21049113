import type { Language } from '../language.ts';

/** Somebody of whom something is said, in each language: a woman. */
export const A_WOMAN: Readonly<Record<Language, string>> = {
  en: 'a woman',
  zh: '女人',
  ja: '女性',
  ko: '여자',
  fr: 'une femme',
  de: 'eine Frau',
  es: 'una mujer',
  ru: 'женщина',
  pt: 'uma mulher',
  it: 'una donna',
  tr: 'bir kadın',
  ar: 'امرأة',
  hi: 'औरत',
};
