import type { WordTable } from '../../../words/language.ts';
import type { BuntingKey } from '../bunting-keys.ts';

/** Words for strings of small flags. */
export const BUNTING_WORDS: WordTable<BuntingKey> = {
  en: { bunting: 'bunting|bunting flags|pennant garland', junefeast: 'festa junina|june festival' },
  de: { bunting: 'wimpelkette|wimpel|fähnchen', junefeast: 'junifest' },
  fr: { bunting: 'fanions|guirlande de fanions', junefeast: 'fête de juin' },
  es: { bunting: 'banderines|banderitas', junefeast: 'fiesta junina' },
  it: { bunting: 'bandierine|festone di bandierine', junefeast: 'festa di giugno' },
  pt: { bunting: 'bandeirinhas|bandeirolas', junefeast: 'festa junina|festas juninas|arraial' },
  ru: { bunting: 'флажки|гирлянда из флажков', junefeast: 'июньский праздник' },
  tr: { bunting: 'flama|bayrakçıklar', junefeast: 'haziran şenliği' },
  zh: { bunting: '彩旗|三角旗', junefeast: '六月节' },
  ja: { bunting: 'ガーランド|三角旗', junefeast: '六月祭' },
  ko: { bunting: '가랜드|만국기', junefeast: '6월 축제|유월 축제' },
  ar: { bunting: 'أعلام صغيرة|رايات ملونة', junefeast: 'مهرجان يونيو' },
  hi: { bunting: 'झंडियाँ|झंडियां', junefeast: 'जून का त्योहार' },
};
