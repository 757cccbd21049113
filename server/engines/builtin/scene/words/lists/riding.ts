import type { WordTable } from '../../../words/language.ts';
import type { RidingKey } from '../keys/people/riding-keys.ts';

/** Words for the others who ride in a carriage, and for leaning against something. */
export const RIDING_WORDS: WordTable<RidingKey> = {
  en: {
    others: 'everybody|everyone|everybody else|everyone else|other passengers|all the others',
    propped: 'leaning against|leans against|leaning on|propped against',
  },
  zh: {
    others: '其他人|其他乘客|所有人都|每个人|大家',
    propped: '靠着|倚着|靠在|倚在',
  },
  ja: {
    others: '他の乗客|周りの人|ほかの乗客|みんな|全員',
    propped: 'もたれる|もたれて|寄りかかる|寄りかかって',
  },
  ko: {
    others: '다른 승객들|다른 사람들|나머지 승객들|모두',
    propped: '기대어|기댄|기대선',
  },
  fr: {
    others: 'tout le monde|les autres passagers|tous les autres',
    propped: 'appuyé contre|appuyée contre|adossé|adossée',
  },
  de: {
    others: 'alle anderen|die anderen fahrgäste|jeder andere',
    propped: 'lehnt an|angelehnt|lehnend|gelehnt|lehnt',
  },
  es: {
    others: 'todo el mundo|todos los demás|los demás pasajeros',
    propped: 'apoyado contra|apoyada contra|apoyado en|apoyada en',
  },
  ru: {
    others: 'все остальные|остальные пассажиры|все вокруг',
    propped: 'прислонившись|прислонилась|прислонился|прислонившийся',
  },
  pt: {
    others: 'todo mundo|todos os outros|os outros passageiros',
    propped: 'encostado|encostada|apoiado contra|apoiada contra',
  },
  it: {
    others: 'tutti gli altri|gli altri passeggeri',
    propped: 'appoggiato|appoggiata',
  },
  tr: {
    others: 'herkes|diğer yolcular|diğer herkes',
    propped: 'yaslanmış|yaslanan|dayanmış',
  },
  ar: {
    others: 'الجميع|بقية الركاب',
    propped: 'متكئ|متكئة|تتكئ|يتكئ',
  },
  hi: {
    others: 'बाकी सब|बाकी यात्री|सब लोग|सब',
    propped: 'टिककर|टिका हुआ|टिकी हुई',
  },
};
