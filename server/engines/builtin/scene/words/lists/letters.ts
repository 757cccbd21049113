import type { WordTable } from '../../../words/language.ts';
import type { Letters } from '../letters.ts';

/** Cities whose signs are written otherwise than those of Tokyo, which all lists of cities know too. */
export const LETTER_WORDS: WordTable<Exclude<Letters, 'han'>> = {
  en: {
    hangul: 'seoul',
    latin: 'new york|manhattan|chicago|miami|las vegas|london|paris|berlin|sydney',
  },
  zh: { hangul: '首尔', latin: '纽约|拉斯维加斯' },
  ja: { hangul: 'ソウル', latin: 'ニューヨーク|ラスベガス' },
  ko: { hangul: '서울|명동', latin: '뉴욕|라스베이거스' },
  fr: { hangul: 'séoul', latin: 'new york|las vegas' },
  de: { hangul: 'seoul', latin: 'new york|las vegas' },
  es: { hangul: 'seúl', latin: 'nueva york|las vegas' },
  ru: { hangul: 'сеул', latin: 'нью-йорк|лас-вегас' },
  pt: { hangul: 'seul', latin: 'las vegas' },
  it: { hangul: 'seul', latin: 'new york|las vegas' },
  tr: { hangul: 'seul', latin: 'new york|las vegas' },
  ar: { hangul: 'سيول', latin: 'نيويورك|لاس فيغاس' },
  hi: { hangul: 'सियोल', latin: 'न्यूयॉर्क|लास वेगास' },
};
