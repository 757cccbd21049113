import type { WordTable } from '../../../words/language.ts';
import type { FloorFitting } from '../fitting.ts';

/** Words for what stands on the floor of any room. */
export const FLOOR_FITTING_WORDS: WordTable<FloorFitting> = {
  en: {
    globe: 'globe|globe on a stand|terrestrial globe|earth globe|antique globe|standing globe',
    trunk: 'trunk|steamer trunk|old trunk|wooden chest|blanket chest|travel trunk',
  },
  de: {
    globe: 'globus|standglobus|erdglobus',
    trunk: 'truhe|holztruhe|überseekoffer|reisetruhe',
  },
  fr: {
    globe: 'globe|globe terrestre|mappemonde',
    trunk: 'malle|vieille malle|coffre en bois|malle de voyage',
  },
  es: {
    globe: 'globo terráqueo|globo terrestre|bola del mundo',
    trunk: 'baúl|viejo baúl|arcón|cofre de madera',
  },
  it: {
    globe: 'mappamondo|globo terrestre',
    trunk: 'baule|vecchio baule|cassapanca',
  },
  pt: {
    globe: 'globo terrestre|globo terráqueo',
    trunk: 'baú|arca de madeira|baú de madeira',
  },
  ru: {
    globe: 'глобус|глобусом',
    trunk: 'сундук|сундуком|старый сундук',
  },
  tr: {
    globe: 'yerküre|dünya küresi|küre',
    trunk: 'sandık|ahşap sandık|eski sandık',
  },
  ar: {
    globe: 'كرة أرضية|مجسم الكرة الأرضية|نموذج الكرة الأرضية',
    trunk: 'صندوق خشبي|صندوق قديم|صندوق سفر',
  },
  ja: {
    globe: '地球儀',
    trunk: 'トランク|長持|木のトランク|古いトランク',
  },
  ko: {
    globe: '지구본|지구의',
    trunk: '트렁크|궤짝|나무 궤',
  },
  zh: {
    globe: '地球仪',
    trunk: '大木箱|木箱子|旧木箱|旅行箱子',
  },
  hi: {
    globe: 'ग्लोब|पृथ्वी का ग्लोब',
    trunk: 'संदूक|पुराना संदूक|लकड़ी का संदूक',
  },
};
