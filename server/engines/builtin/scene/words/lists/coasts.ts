import type { WordTable } from '../../../words/language.ts';
import type { CoastKey } from '../keys/places/coast-keys.ts';

/** Words for what sea and snow do in open land. */
export const COAST_WORDS: WordTable<CoastKey> = {
  en: {
    surge:
      'waves breaking|waves break|waves are breaking|waves hitting|waves hit|waves pounding|waves lashing|waves beating|waves smashing|waves splashing|surf breaking',
    snowfield:
      'snowfield|snow field|snowfields+|snow fields+|snowdrift|snowdrifts+|snow drifts+|snowy plain|snowy field|snow covered field|snow covered plain',
  },
  zh: {
    surge: '海浪拍打|波浪拍打|浪花拍打|海浪拍岸|海浪撞击',
    snowfield: '雪原|雪地|雪野|雪堆',
  },
  ja: {
    surge: '波が砕ける|打ち寄せる波|波が打ち寄せる|砕ける波|波しぶき',
    snowfield: '雪原|雪野原|雪の吹きだまり',
  },
  ko: {
    surge: '부딪치는 파도|파도가 부딪치는|부서지는 파도|파도가 부서지는|파도가 치는',
    snowfield: '설원|눈밭|눈 덮인 들판|눈더미',
  },
  fr: {
    surge:
      'vagues qui se brisent|vagues se brisant|les vagues se brisent|vagues qui frappent|vagues frappant|vagues qui déferlent|vagues déferlant',
    snowfield: 'champ de neige|champ enneigé|champs enneigés+|plaine enneigée|congères+',
  },
  de: {
    surge:
      'brechen sich wellen|wellen brechen|wellen brechen sich|wellen schlagen|wellen die sich brechen|brechende wellen|wellen peitschen|wellen klatschen',
    snowfield:
      'schneefeld|schneefelder+|verschneites feld|schneebedecktes feld|schneewehe|schneewehen+|verschneite ebene',
  },
  es: {
    surge:
      'olas rompiendo|olas que rompen|olas golpeando|olas que golpean|olas chocando|las olas rompen|olas estrellándose|olas que se estrellan',
    snowfield: 'campo nevado|campos nevados+|campo de nieve|llanura nevada|ventisquero',
  },
  ru: {
    surge:
      'волны разбиваются|волны бьются|волны бьют|разбивающиеся волны|разбиваются о|бьются о|волны разбивающиеся',
    snowfield: 'снежное поле|снежные поля+|заснеженное поле|снежная равнина|сугроб|сугробы+',
  },
  pt: {
    surge:
      'ondas quebrando|ondas a quebrar|ondas batendo|ondas que batem|ondas a bater|ondas que quebram',
    snowfield: 'campo nevado|campos nevados+|campo de neve|planície nevada',
  },
  it: {
    surge:
      'onde che si infrangono|onde si infrangono|onde che colpiscono|onde che si frangono|onde che sbattono',
    snowfield:
      'campo innevato|campi innevati+|campo di neve|distesa di neve|pianura innevata|nevaio',
  },
  tr: {
    surge:
      'çarpan dalgalar|dalgalar çarpıyor|kırılan dalgalar|kayalara vuran dalgalar|vuran dalgalar',
    snowfield: 'karlı tarla|karla kaplı tarla|kar tarlası|karlı ova|kar yığınları+',
  },
  ar: {
    surge: 'أمواج تتكسر|تتكسر الأمواج|الأمواج تتكسر|أمواج تضرب|أمواج ترتطم|ترتطم الأمواج',
    snowfield: 'حقل ثلجي|حقل مغطى بالثلج|حقول ثلجية|سهل ثلجي|حقل ثلج',
  },
  hi: {
    surge: 'टकराती लहरें|लहरें टकरा रही|टकराती हुई लहरें|टकराती लहरों',
    snowfield: 'बर्फीला मैदान|बर्फ का मैदान|बर्फ से ढका मैदान|बर्फ से ढका खेत',
  },
};
