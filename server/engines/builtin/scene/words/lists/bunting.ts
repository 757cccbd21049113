import type { WordTable } from '../../../words/language.ts';
import type { BuntingKey } from '../keys/things/bunting-keys.ts';

/** Words for strings of small flags and for who has a party. */
export const BUNTING_WORDS: WordTable<BuntingKey> = {
  en: {
    bunting: 'bunting|bunting flags|pennant garland',
    junefeast: 'festa junina|june festival',
    party: 'party|having a party|partying|celebrating|celebration|feast|banquet',
  },
  de: {
    bunting: 'wimpelkette|wimpel|fähnchen',
    junefeast: 'junifest',
    party: 'party|feiern|feiert|feier|festmahl',
  },
  fr: {
    bunting: 'fanions|guirlande de fanions',
    junefeast: 'fête de juin',
    party: 'faisant la fête|fait la fête|font la fête|banquet',
  },
  es: {
    bunting: 'banderines|banderitas',
    junefeast: 'fiesta junina',
    party: 'celebrando|banquete|de fiesta',
  },
  it: {
    bunting: 'bandierine|festone di bandierine',
    junefeast: 'festa di giugno',
    party: 'festeggiano|festeggiando|banchetto',
  },
  pt: {
    bunting: 'bandeirinhas|bandeirolas',
    junefeast: 'festa junina|festas juninas|arraial|festa de são joão|festas de são joão',
    party: 'celebrando|festejando|banquete',
  },
  ru: {
    bunting: 'флажки|гирлянда из флажков',
    junefeast: 'июньский праздник',
    party: 'вечеринка|празднуют|празднует|пир',
  },
  tr: {
    bunting: 'flama|bayrakçıklar',
    junefeast: 'haziran şenliği',
    party: 'parti|kutlama|kutlayan|şölen',
  },
  zh: { bunting: '彩旗|三角旗', junefeast: '六月节', party: '派对|开派对|宴会' },
  ja: {
    bunting: 'ガーランド|三角旗',
    junefeast: '六月祭',
    party: 'パーティー|パーティーをする|宴会',
  },
  ko: { bunting: '가랜드|만국기', junefeast: '6월 축제|유월 축제', party: '파티|파티를 하는|잔치' },
  ar: { bunting: 'أعلام صغيرة|رايات ملونة', junefeast: 'مهرجان يونيو', party: 'حفلة|احتفال|وليمة' },
  hi: { bunting: 'झंडियाँ|झंडियां', junefeast: 'जून का त्योहार', party: 'पार्टी|जश्न|दावत' },
};
