import type { WordTable } from '../../../words/language.ts';
import type { TopFitting } from '../fitting.ts';

/** Words for what stands or lies on a table, a cupboard or a shelf of any room. */
export const TOP_FITTING_WORDS: WordTable<TopFitting> = {
  en: {
    radio: 'radio|old radio|vintage radio|retro radio|transistor radio|tube radio|radio set',
  },
  de: {
    radio: 'radio|röhrenradio|transistorradio|kofferradio|altes radio',
  },
  fr: {
    radio: 'radio|poste de radio|vieille radio|transistor',
  },
  es: {
    radio: 'radio|radio antigua|vieja radio|aparato de radio',
  },
  it: {
    radio: 'radio|vecchia radio|radio a valvole',
  },
  pt: {
    radio: 'rádio|rádio antigo|aparelho de rádio',
  },
  ru: {
    radio: 'радио|радиоприёмник|радиоприёмником|приёмник|радиола',
  },
  tr: {
    radio: 'radyo|eski radyo|radyolu',
  },
  ar: {
    radio: 'راديو|مذياع',
  },
  ja: {
    radio: 'ラジオ|古いラジオ',
  },
  ko: {
    radio: '라디오|낡은 라디오',
  },
  zh: {
    radio: '收音机|老式收音机',
  },
  hi: {
    radio: 'रेडियो|पुराना रेडियो',
  },
};
