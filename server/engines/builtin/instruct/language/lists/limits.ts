import type { WordTable } from '../../../words/language.ts';

/** Words that say that nothing else is meant. */
export const LIMIT_WORDS: WordTable<'only'> = {
  en: { only: 'only|just|solely|nothing but|alone' },
  zh: { only: '仅|仅仅|只有|单独|只保留|只留下|只留|仅保留' },
  ja: { only: 'だけ|のみ|だけを' },
  ko: { only: '오직|단지' },
  fr: { only: 'seulement|uniquement|seul|seule|juste' },
  de: { only: 'nur|allein|lediglich' },
  es: { only: 'solo|solamente|únicamente|sola' },
  ru: { only: 'только|лишь|одного|исключительно' },
  pt: { only: 'só|apenas|somente|unicamente' },
  it: { only: 'solo|soltanto|solamente|sola' },
  tr: { only: 'sadece|yalnızca|yalnız|tek başına' },
  ar: { only: 'فقط|وحده|وحدها|لا غير' },
  hi: { only: 'केवल|सिर्फ|मात्र' },
};
