import type { WordTable } from '../../../words/language.ts';
import type { SceneryKey } from '../scenery-keys.ts';

/** Words for places that are known by what stands in them. */
export const SCENERY_WORDS: WordTable<SceneryKey> = {
  en: {
    maze: 'hedge maze|maze|labyrinth|hedge labyrinth|garden maze|maze of hedges',
    formalgarden:
      'versailles|gardens of versailles|garden of versailles|versailles gardens|formal garden|french garden|french formal garden|formal french garden|parterre|baroque garden|palace garden|topiary garden',
    tulipfield: 'bulb field|keukenhof|rows of tulips|stripes of tulips|tulip stripes',
  },
  zh: {
    maze: '树篱迷宫|迷宫|迷宫花园',
    formalgarden: '凡尔赛|凡尔赛花园|法式花园|法式园林|巴洛克花园',
    tulipfield: '郁金香花海|库肯霍夫',
  },
  ja: {
    maze: '生け垣の迷路|生垣の迷路|迷路|迷宮',
    formalgarden: 'ヴェルサイユ|ベルサイユ|ヴェルサイユ庭園|フランス式庭園|幾何学庭園',
    tulipfield: 'チューリップ畑|キューケンホフ',
  },
  ko: {
    maze: '미로 정원|미로|울타리 미로',
    formalgarden: '베르사유|베르사유 정원|프랑스식 정원|바로크 정원',
    tulipfield: '튤립밭|쾨켄호프',
  },
  fr: {
    maze: 'labyrinthe|labyrinthe de haies|labyrinthe végétal|labyrinthe de buis',
    formalgarden:
      'versailles|jardins de versailles|jardin de versailles|jardin à la française|jardins à la française|parterre|jardin baroque',
    tulipfield: 'champ de tulipes|rangées de tulipes|keukenhof',
  },
  de: {
    maze: 'heckenlabyrinth|labyrinth|irrgarten|heckenirrgarten',
    formalgarden:
      'versailles|gärten von versailles|garten von versailles|französischer garten|barockgarten|schlossgarten|formaler garten',
    tulipfield: 'tulpenfeld|tulpenfelder|keukenhof',
  },
  es: {
    maze: 'laberinto|laberinto de setos|laberinto vegetal',
    formalgarden:
      'versalles|jardines de versalles|jardín de versalles|jardín francés|jardín formal|jardín barroco',
    tulipfield: 'campo de tulipanes|hileras de tulipanes|keukenhof',
  },
  ru: {
    maze: 'лабиринт|лабиринт из живой изгороди|зелёный лабиринт',
    formalgarden:
      'версаль|сады версаля|французский сад|регулярный парк|регулярный сад|барочный сад',
    tulipfield: 'поле тюльпанов|тюльпановое поле|кёкенхоф',
  },
  pt: {
    maze: 'labirinto|labirinto de sebes|labirinto vegetal',
    formalgarden:
      'versalhes|jardins de versalhes|jardim de versalhes|jardim francês|jardim formal|jardim barroco',
    tulipfield: 'campo de tulipas|fileiras de tulipas|keukenhof',
  },
  it: {
    maze: 'labirinto|labirinto di siepi|labirinto vegetale',
    formalgarden:
      "versailles|giardini di versailles|giardino di versailles|giardino all'italiana|giardino alla francese|giardino formale|giardino barocco",
    tulipfield: 'campo di tulipani|filari di tulipani|keukenhof',
  },
  tr: {
    maze: 'labirent|çit labirenti|çalı labirenti',
    formalgarden: 'versay|versay bahçeleri|versailles|fransız bahçesi|barok bahçe',
    tulipfield: 'lale tarlası|lale tarlaları',
  },
  ar: {
    maze: 'متاهة|متاهة من الأشجار|متاهة نباتية',
    formalgarden: 'فرساي|حدائق فرساي|حديقة فرنسية|حديقة رسمية',
    tulipfield: 'حقل توليب|حقول التوليب',
  },
  hi: {
    maze: 'भूलभुलैया|झाड़ियों की भूलभुलैया|भूल भुलैया',
    formalgarden: 'वर्साय|वर्साय के बगीचे|फ्रांसीसी बगीचा',
    tulipfield: 'ट्यूलिप का खेत|ट्यूलिप के खेत',
  },
};
