import type { WordTable } from '../../../words/language.ts';
import type { HandKey } from '../hand-keys.ts';

/** Words for work of the hands around a house. */
export const HAND_WORDS: WordTable<HandKey> = {
  en: {
    fencepainting:
      'painting a fence|paints a fence|painting the fence|paints the fence|painting a white fence|painting a wooden fence|painting the garden fence|painting a picket fence|painting a white picket fence|painting his fence|painting her fence|painting fences|whitewashing a fence',
    pegging:
      'hanging out laundry|hanging out the laundry|hanging the laundry|hanging up laundry|hanging up the laundry|hangs laundry|hangs out laundry|hangs the laundry|hanging washing|hanging the washing|hanging out the washing|hanging clothes|hanging clothes on a line|hanging up clothes|hangs up clothes|hanging sheets|hanging laundry on a line|hanging laundry to dry|hanging clothes to dry',
    planting:
      'planting|plants flowers in|planting out|planting seedlings|planting seeds|planting a seedling|planting bulbs|sowing seeds|planting a tree|planting trees',
    schoolgarden: 'school garden|school gardens|school yard garden|schoolyard garden',
  },
  zh: {
    fencepainting: '刷栅栏|粉刷栅栏|给栅栏刷漆|油漆栅栏|刷围栏',
    pegging: '正在晾衣服|晾晒衣物|挂衣服',
    planting: '种植|栽种|种花|正在种花|栽花|种树',
    schoolgarden: '学校花园|学校的花园|校园花园',
  },
  ja: {
    fencepainting: 'フェンスを塗る|フェンスを塗っている|柵を塗る|塀を塗る',
    pegging: '洗濯物を干す|洗濯物を干している|洗濯物を干して',
    planting: '植える|植えている|花を植える|花を植えている|苗を植える',
    schoolgarden: '学校の庭|学校菜園|校庭の花壇',
  },
  ko: {
    fencepainting: '울타리를 칠하는|울타리를 페인트칠하는|울타리 칠하는|담장을 칠하는',
    pegging: '빨래를 너는|빨래를 널고 있는|빨래 너는',
    planting: '심는|심고 있는|꽃을 심는|꽃을 심고 있는|나무를 심는',
    schoolgarden: '학교 정원|학교 텃밭|학교 화단',
  },
  fr: {
    fencepainting:
      'peignant une clôture|peint une clôture|peignant la clôture|peint la clôture|repeint la clôture|peint une barrière',
    pegging:
      'étendant le linge|étend le linge|étendent le linge|accroche le linge|accrochant le linge|suspend le linge|suspendant le linge',
    planting: 'plantant|plante des fleurs|plantent|plante des tournesols|plante un arbre',
    schoolgarden: "jardin de l'école|jardin d'école|jardin scolaire",
  },
  de: {
    fencepainting:
      'streicht einen zaun|streicht den zaun|streichen einen zaun|streichen den zaun|beim zaunstreichen|einen zaun streichend|malt den zaun an',
    pegging:
      'hängt wäsche auf|hängt die wäsche auf|hängen wäsche auf|beim wäscheaufhängen|wäsche aufhängen|wäsche aufhängend',
    planting: 'pflanzt|pflanzen blumen|pflanzen sonnenblumen|pflanzend|beim pflanzen|sät',
    schoolgarden: 'schulgarten|garten der schule',
  },
  es: {
    fencepainting:
      'pintando una valla|pinta una valla|pintando la valla|pinta la valla|pintando una cerca|pinta una cerca|pintando la cerca',
    pegging:
      'tendiendo la ropa|tiende la ropa|tendiendo ropa|tiende ropa|colgando la ropa|cuelga la ropa',
    planting: 'plantando|planta flores|plantan|sembrando|siembra flores',
    schoolgarden: 'jardín de la escuela|jardín escolar|huerto escolar',
  },
  ru: {
    fencepainting: 'красит забор|красят забор|красящий забор|красить забор|покраска забора',
    pegging: 'развешивает белье|развешивает бельё|развешивают белье|вешает белье|вешает бельё',
    planting: 'сажает|сажают|сажающий|сажая|высаживает|высаживают',
    schoolgarden: 'школьный сад|школьном саду|школьный огород',
  },
  pt: {
    fencepainting:
      'pintando uma cerca|pinta uma cerca|pintando a cerca|pinta a cerca|a pintar a cerca|a pintar uma cerca',
    pegging:
      'estendendo roupa|estende roupa|estendendo a roupa|estende a roupa|a estender a roupa|pendurando roupa|pendurando a roupa',
    planting: 'plantando|planta flores|plantam|a plantar|semeando',
    schoolgarden: 'jardim da escola|horta escolar|jardim escolar',
  },
  it: {
    fencepainting:
      'dipinge una staccionata|dipingendo una staccionata|vernicia una staccionata|verniciando una staccionata|dipinge il recinto|vernicia il recinto|dipinge lo steccato',
    pegging:
      'stende il bucato|stendendo il bucato|stende i panni|stendendo i panni|stende la biancheria|stendono i panni',
    planting: 'piantando|pianta fiori|piantano|pianta girasoli|seminando',
    schoolgarden: 'giardino della scuola|giardino scolastico|orto scolastico',
  },
  tr: {
    fencepainting: 'çit boyayan|çiti boyayan|çit boyuyor|çiti boyuyor|çit boyamak',
    pegging: 'çamaşır asan|çamaşır asıyor|çamaşırları asan|çamaşırları asıyor',
    planting: 'diken|dikiyor|fidan diken|çiçek diken|çiçek dikiyor|ağaç diken',
    schoolgarden: 'okul bahçesi|okul bahçesinde|okulun bahçesi',
  },
  ar: {
    fencepainting: 'يدهن السياج|تدهن السياج|يطلي السياج|تطلي السياج|يدهن سياجا',
    pegging: 'تنشر الغسيل|ينشر الغسيل|تنشر الملابس|تعلق الغسيل',
    planting: 'يزرع|تزرع|يزرعون|يغرس|يزرعون الزهور',
    schoolgarden: 'حديقة المدرسة|حديقة مدرسية',
  },
  hi: {
    fencepainting: 'बाड़ रंगता|बाड़ रंगते|बाड़ रंगती|बाड़ पेंट करता|बाड़ पेंट करते',
    pegging: 'कपड़े सुखाती|कपड़े सुखाता|कपड़े टांगती|कपड़े सुखाते',
    planting: 'रोपते|रोपता|रोपती|पौधे लगाते|पौधे लगाता|पौधे लगाती|फूल लगाते',
    schoolgarden: 'स्कूल का बगीचा|विद्यालय का बगीचा|स्कूल के बगीचे',
  },
};
