import type { WordTable } from '../../../words/language.ts';
import type { OutlyingKey } from '../outlying-keys.ts';

/** Words for places that lie outside of towns, or at their edge. */
export const OUTLYING_WORDS: WordTable<OutlyingKey> = {
  en: {
    junkyard:
      'junkyard|junk yard|scrapyard|scrap yard|car graveyard|car cemetery|auto graveyard|wrecking yard|salvage yard|wrecked cars+|scrapped cars+|stacked cars+|junk cars+|auto salvage yard',
  },
  zh: {
    junkyard: '废车场|废品场|汽车坟场|报废汽车场|报废汽车',
  },
  ja: {
    junkyard: '廃車置き場|スクラップ場|廃車の山|車の墓場|ジャンクヤード',
  },
  ko: {
    junkyard: '폐차장|고철 처리장|자동차 무덤|고물상',
  },
  fr: {
    junkyard:
      'casse automobile|casse auto|cimetière de voitures|parc à ferraille|voitures empilées',
  },
  de: {
    junkyard: 'schrottplatz|autofriedhof|autoverwertung|gestapelte autos|schrottautos',
  },
  es: {
    junkyard:
      'desguace|chatarrería|deshuesadero|cementerio de coches|cementerio de autos|coches apilados',
  },
  ru: {
    junkyard: 'автосвалка|свалка автомобилей|кладбище автомобилей|кладбище машин|авторазборка',
  },
  pt: {
    junkyard: 'ferro-velho|ferro velho|sucata|sucateira|cemitério de carros|carros empilhados',
  },
  it: {
    junkyard:
      'sfasciacarrozze|autodemolizione|cimitero di auto|cimitero delle auto|auto accatastate|demolitore di auto',
  },
  tr: {
    junkyard: 'hurdalık|araba hurdalığı|araba mezarlığı|hurda arabalar|otomobil mezarlığı',
  },
  ar: {
    junkyard: 'ساحة خردة|مقبرة السيارات|ساحة الخردة|سكراب سيارات',
  },
  hi: {
    junkyard: 'कबाड़खाना|कार कब्रिस्तान|कबाड़ का मैदान|गाड़ियों का कब्रिस्तान',
  },
};
