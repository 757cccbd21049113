import type { WordTable } from '../../../words/language.ts';

/** What can be put into a sky. */
export type BodyName = 'sun' | 'moon' | 'stars' | 'rainbow';

/** Words for what can be put into a sky. */
export const BODY_WORDS: WordTable<BodyName> = {
  en: {
    sun: 'sun|sunshine|sunlight|sun rays|sunrays|sunbeam',
    moon: 'moon|full moon|moonlight',
    stars: 'star|starry sky|starry|milky way',
    rainbow: 'rainbow',
  },
  zh: { sun: '太阳|阳光|日光', moon: '月亮|月光|满月', stars: '星星|星空|繁星', rainbow: '彩虹' },
  ja: { sun: '太陽|日光|陽光|日差し', moon: '月|満月|月光', stars: '星|星空|星々', rainbow: '虹' },
  ko: {
    sun: '태양|햇빛|해|햇살',
    moon: '달|보름달|달빛',
    stars: '별|별하늘|별빛',
    rainbow: '무지개',
  },
  fr: {
    sun: 'soleil|rayons de soleil|lumière du soleil',
    moon: 'lune|pleine lune',
    stars: 'étoile|ciel étoilé',
    rainbow: 'arc en ciel|arc-en-ciel',
  },
  de: {
    sun: 'sonne|sonnenschein|sonnenlicht|sonnenstrahlen',
    moon: 'mond|vollmond|mondlicht',
    stars: 'stern|sternenhimmel|sterne+',
    rainbow: 'regenbogen',
  },
  es: {
    sun: 'sol|luz del sol|rayos de sol',
    moon: 'luna|luna llena',
    stars: 'estrella|cielo estrellado',
    rainbow: 'arcoíris|arco iris',
  },
  ru: {
    sun: 'солнце|солнечный свет|лучи солнца',
    moon: 'луна|полная луна|месяц',
    stars: 'звезда|звезды|звездное небо',
    rainbow: 'радуга|радугу',
  },
  pt: {
    sun: 'sol|luz do sol|raios de sol',
    moon: 'lua|lua cheia|luar',
    stars: 'estrela|céu estrelado',
    rainbow: 'arco íris|arco-íris',
  },
  it: {
    sun: 'sole|luce del sole|raggi di sole',
    moon: 'luna|luna piena',
    stars: 'stella|stelle+|cielo stellato',
    rainbow: 'arcobaleno',
  },
  tr: {
    sun: 'güneş|güneş ışığı',
    moon: 'ay|dolunay|ay ışığı',
    stars: 'yıldız|yıldızlı gökyüzü',
    rainbow: 'gökkuşağı',
  },
  ar: {
    sun: 'الشمس|شمس|أشعة الشمس|ضوء الشمس',
    moon: 'القمر|قمر|بدر',
    stars: 'النجوم|نجوم|نجمة',
    rainbow: 'قوس قزح',
  },
  hi: { sun: 'सूरज|सूर्य|धूप', moon: 'चाँद|चंद्रमा|चांद', stars: 'तारा|तारे|सितारे', rainbow: 'इंद्रधनुष' },
};
