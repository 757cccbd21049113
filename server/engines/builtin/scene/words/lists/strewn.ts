import type { WordTable } from '../../../words/language.ts';
import type { StrewnKey } from '../keys/things/strewn-keys.ts';

/** Words for what is left on the ground of a place, flies in its air or hangs over it. */
export const STREWN_WORDS: WordTable<StrewnKey> = {
  en: {
    confetti: 'confetti|confetti in the air|falling confetti|colourful confetti',
    footprints: 'footprint',
    puddles: 'puddle|puddles of water|rain puddle|mud puddle|muddy|muddy ground',
    muddyroad: 'muddy road|muddy path|muddy track|muddy lane|muddy dirt road',
    laundry:
      'laundry|drying laundry|laundry between the houses|laundry between houses|laundry across the street|laundry over the street|washing on the line',
  },
  zh: {
    confetti: '五彩纸屑|彩纸屑|彩纸|纸屑飞舞',
    footprints: '脚印|足迹',
    puddles: '水坑|水洼|积水|泥坑|泥泞',
    muddyroad: '泥泞的路|泥路|泥泞小路|泥泞的道路',
    laundry: '洗好的衣服|晾着的衣服|房子之间的晾衣绳|晾晒的衣物',
  },
  ja: {
    confetti: '紙吹雪|コンフェッティ',
    footprints: '足跡',
    puddles: '水たまり|水溜まり|ぬかるみ',
    muddyroad: '泥道|ぬかるんだ道|泥だらけの道',
    laundry: '干した洗濯物|家と家の間の洗濯物|洗濯物の列',
  },
  ko: {
    confetti: '색종이 조각|꽃가루 종이|날리는 색종이|컨페티',
    footprints: '발자국',
    puddles: '물웅덩이|웅덩이|진흙탕',
    muddyroad: '진흙길|진흙탕 길|질퍽한 길',
    laundry: '빨래|널어놓은 빨래|집 사이의 빨래',
  },
  fr: {
    confetti: 'confetti|confettis|pluie de confettis',
    footprints: 'trace de pas|traces de pas+|empreintes de pas+',
    puddles: 'flaque|flaques+|flaque d eau|flaques d eau+|boue',
    muddyroad: 'chemin boueux|sentier boueux|piste boueuse',
    laundry: 'linge|linge entre les maisons|linge aux fenêtres|linge au-dessus de la rue',
  },
  de: {
    confetti: 'konfetti|konfettiregen',
    footprints: 'fußspur|fußspuren+|fußabdrücke+',
    puddles: 'pfütze|pfützen+|wasserpfützen+|schlamm|matsch',
    muddyroad: 'schlammiger weg|schlammige straße|matschiger weg|schlammweg|matschweg',
    laundry: 'wäsche|wäsche zwischen den häusern|wäsche auf der leine|trocknende wäsche',
  },
  es: {
    confetti: 'confeti|confetis|lluvia de confeti|papelillos',
    footprints: 'huella|huellas+|pisadas+',
    puddles: 'charco|charcos+|charcos de agua+|lodo',
    muddyroad: 'camino embarrado|camino lodoso|carretera embarrada|camino de barro',
    laundry: 'ropa entre las casas|ropa lavada|ropa secándose|coladas+|ropa colgando',
  },
  ru: {
    confetti: 'конфетти|дождь из конфетти',
    footprints: 'следы ног+|отпечатки ног+',
    puddles: 'лужа|лужи+|лужами+|грязь|слякоть',
    muddyroad: 'грязная дорога|размытая дорога|раскисшая дорога|грязная тропа',
    laundry: 'бельё|белье|бельем|бельём|бельё между домами|белье между домами|сохнущее бельё',
  },
  pt: {
    confetti: 'confete|confetes|confetti|chuva de confetes',
    footprints: 'pegada|pegadas+',
    puddles: 'poça|poças+|poça d água|poças de água+|poça de lama',
    muddyroad: 'estrada lamacenta|estrada enlameada|caminho lamacento|estrada de lama',
    laundry: 'roupa entre as casas|roupas penduradas|roupa pendurada|roupa a secar',
  },
  it: {
    confetti: 'coriandoli|pioggia di coriandoli',
    footprints: 'impronta|impronte+|orme+',
    puddles: 'pozzanghera|pozzanghere+|fango|melma',
    muddyroad: 'strada fangosa|sentiero fangoso|strada di fango|viottolo fangoso',
    laundry: 'panni tra le case|bucato|panni ad asciugare|bucato tra le case',
  },
  tr: {
    confetti: 'konfeti|konfetiler|konfeti yağmuru',
    footprints: 'ayak izi|ayak izleri+',
    puddles: 'su birikintisi|su birikintileri+|çamur|gölcük',
    muddyroad: 'çamurlu yol|çamurlu patika|çamur yol',
    laundry: 'çamaşırlar|evlerin arasında çamaşırlar|kuruyan çamaşır|serilmiş çamaşırlar',
  },
  ar: {
    confetti: 'قصاصات ملونة|قصاصات ورق ملونة|كونفيتي|قصاصات الورق',
    footprints: 'آثار أقدام+|أثر قدم',
    puddles: 'بركة ماء صغيرة|برك ماء+|برك مياه+|وحل',
    muddyroad: 'طريق موحل|طريق طيني|درب موحل',
    laundry: 'غسيل بين البيوت|غسيل معلق|غسيل يجف|الغسيل المنشور',
  },
  hi: {
    confetti: 'कंफ़ेटी|कंफेटी|रंगीन कागज के टुकड़े|कॉन्फेटी',
    footprints: 'पैरों के निशान+|पदचिह्न',
    puddles: 'पानी के गड्ढे+|पानी भरे गड्ढे+|कीचड़',
    muddyroad: 'कीचड़ भरी सड़क|कीचड़ भरा रास्ता|कीचड़ वाली सड़क',
    laundry: 'धुले कपड़े|घरों के बीच कपड़े|सूखते हुए कपड़े|धुलाई के कपड़े',
  },
};
