import type { WordTable } from '../../../words/language.ts';
import type { SceneryKey } from '../scenery-keys.ts';

/** Words for places that are known by what stands in them. */
export const SCENERY_WORDS: WordTable<SceneryKey> = {
  en: {
    maze: 'hedge maze|maze|labyrinth|hedge labyrinth|garden maze|maze of hedges',
    formalgarden:
      'versailles|gardens of versailles|garden of versailles|versailles gardens|formal garden|french garden|french formal garden|formal french garden|parterre|baroque garden|palace garden|topiary garden',
    alien:
      'alien planet|alien world|alien landscape|exoplanet|alien jungle|strange planet|another planet|distant planet|extraterrestrial landscape|alien flora|alien plants|alien plant',
    candyland:
      'candy land|candyland|land of sweets|candy world|candy kingdom|land of candy|world of candy|sweet land|candy forest|lollipop forest|candy landscape',
    burrows:
      'hobbit house|hobbit hole|hobbit village|hobbiton|the shire|shire|hobbit home|earth house|round door',
    hobbit: 'hobbit',
    tulipfield: 'bulb field|keukenhof|rows of tulips|stripes of tulips|tulip stripes',
  },
  zh: {
    maze: '树篱迷宫|迷宫|迷宫花园',
    formalgarden: '凡尔赛|凡尔赛花园|法式花园|法式园林|巴洛克花园',
    alien: '外星球|外星世界|异星球|异星|外星景观|系外行星|外星植物',
    candyland: '糖果世界|糖果王国|糖果乐园|糖果屋|糖果森林',
    burrows: '霍比特人小屋|霍比特村|夏尔|霍比屯',
    hobbit: '霍比特人',
    tulipfield: '郁金香花海|库肯霍夫',
  },
  ja: {
    maze: '生け垣の迷路|生垣の迷路|迷路|迷宮',
    formalgarden: 'ヴェルサイユ|ベルサイユ|ヴェルサイユ庭園|フランス式庭園|幾何学庭園',
    alien: '異星|異星の風景|エイリアンの惑星|異世界の惑星|地球外惑星|エイリアンの植物',
    candyland: 'お菓子の国|キャンディーランド|お菓子の世界|キャンディの国',
    burrows: 'ホビットの家|ホビット村|ホビット庄',
    hobbit: 'ホビット',
    tulipfield: 'チューリップ畑|キューケンホフ',
  },
  ko: {
    maze: '미로 정원|미로|울타리 미로',
    formalgarden: '베르사유|베르사유 정원|프랑스식 정원|바로크 정원',
    alien: '외계 행성|외계행성|외계 세계|외계 풍경|외계 식물',
    candyland: '사탕 나라|캔디랜드|과자 나라|사탕 왕국',
    burrows: '호빗 집|호빗 마을|호빗의 집',
    hobbit: '호빗',
    tulipfield: '튤립밭|쾨켄호프',
  },
  fr: {
    maze: 'labyrinthe|labyrinthe de haies|labyrinthe végétal|labyrinthe de buis',
    formalgarden:
      'versailles|jardins de versailles|jardin de versailles|jardin à la française|jardins à la française|parterre|jardin baroque',
    alien:
      'planète extraterrestre|monde extraterrestre|paysage extraterrestre|exoplanète|planète étrange|plantes extraterrestres',
    candyland:
      'pays des bonbons|monde des bonbons|royaume des bonbons|pays de bonbons|pays des sucreries',
    burrows: 'maison de hobbit|maisons de hobbits|trou de hobbit|village de hobbits|la comté',
    hobbit: 'hobbit',
    tulipfield: 'champ de tulipes|rangées de tulipes|keukenhof',
  },
  de: {
    maze: 'heckenlabyrinth|labyrinth|irrgarten|heckenirrgarten',
    formalgarden:
      'versailles|gärten von versailles|garten von versailles|französischer garten|barockgarten|schlossgarten|formaler garten',
    alien:
      'fremder planet|alienplanet|außerirdische welt|außerirdische landschaft|exoplanet|außerirdischer planet|außerirdische pflanzen',
    candyland: 'süßigkeitenland|bonbonland|zuckerland|schlaraffenland|land der süßigkeiten',
    burrows: 'hobbithaus|hobbithöhle|hobbitdorf|auenland|hobbingen',
    hobbit: 'hobbit',
    tulipfield: 'tulpenfeld|tulpenfelder|keukenhof',
  },
  es: {
    maze: 'laberinto|laberinto de setos|laberinto vegetal',
    formalgarden:
      'versalles|jardines de versalles|jardín de versalles|jardín francés|jardín formal|jardín barroco',
    alien:
      'planeta alienígena|mundo alienígena|planeta extraterrestre|paisaje alienígena|exoplaneta|plantas alienígenas',
    candyland:
      'país de los dulces|tierra de dulces|mundo de caramelo|reino de los dulces|país de caramelo',
    burrows: 'casa hobbit|casas hobbit|agujero hobbit|aldea hobbit|la comarca',
    hobbit: 'hobbit',
    tulipfield: 'campo de tulipanes|hileras de tulipanes|keukenhof',
  },
  ru: {
    maze: 'лабиринт|лабиринт из живой изгороди|зелёный лабиринт',
    formalgarden:
      'версаль|сады версаля|французский сад|регулярный парк|регулярный сад|барочный сад',
    alien:
      'чужая планета|инопланетный мир|инопланетный пейзаж|экзопланета|инопланетная планета|инопланетные растения',
    candyland: 'страна сладостей|сладкая страна|конфетная страна|мир сладостей|царство сладостей',
    burrows: 'дом хоббита|нора хоббита|деревня хоббитов|хоббитон|хоббичья нора',
    hobbit: 'хоббит',
    tulipfield: 'поле тюльпанов|тюльпановое поле|кёкенхоф',
  },
  pt: {
    maze: 'labirinto|labirinto de sebes|labirinto vegetal',
    formalgarden:
      'versalhes|jardins de versalhes|jardim de versalhes|jardim francês|jardim formal|jardim barroco',
    alien:
      'planeta alienígena|mundo alienígena|planeta extraterrestre|paisagem alienígena|exoplaneta|plantas alienígenas',
    candyland: 'terra dos doces|mundo dos doces|reino dos doces|país dos doces|terra de doces',
    burrows: 'casa de hobbit|casas de hobbit|toca de hobbit|vila dos hobbits|o condado',
    hobbit: 'hobbit',
    tulipfield: 'campo de tulipas|fileiras de tulipas|keukenhof',
  },
  it: {
    maze: 'labirinto|labirinto di siepi|labirinto vegetale',
    formalgarden:
      "versailles|giardini di versailles|giardino di versailles|giardino all'italiana|giardino alla francese|giardino formale|giardino barocco",
    alien: 'pianeta alieno|mondo alieno|paesaggio alieno|esopianeta|piante aliene',
    candyland:
      'paese dei dolci|mondo dei dolci|regno dei dolci|terra dei dolci|paese delle caramelle',
    burrows: 'casa hobbit|case degli hobbit|buco hobbit|villaggio hobbit|la contea',
    hobbit: 'hobbit',
    tulipfield: 'campo di tulipani|filari di tulipani|keukenhof',
  },
  tr: {
    maze: 'labirent|çit labirenti|çalı labirenti',
    formalgarden: 'versay|versay bahçeleri|versailles|fransız bahçesi|barok bahçe',
    alien: 'uzaylı gezegen|yabancı gezegen|uzaylı dünyası|öte gezegen|uzaylı bitkiler',
    candyland: 'şeker diyarı|şekerler ülkesi|şeker ülkesi|şeker krallığı',
    burrows: 'hobbit evi|hobbit evleri|hobbit köyü',
    hobbit: 'hobbit',
    tulipfield: 'lale tarlası|lale tarlaları',
  },
  ar: {
    maze: 'متاهة|متاهة من الأشجار|متاهة نباتية',
    formalgarden: 'فرساي|حدائق فرساي|حديقة فرنسية|حديقة رسمية',
    alien: 'كوكب غريب|كوكب فضائي|عالم فضائي|كوكب خارجي|نباتات فضائية',
    candyland: 'أرض الحلوى|عالم الحلوى|بلاد الحلوى|مملكة الحلوى',
    burrows: 'بيت الهوبيت|بيوت الهوبيت|قرية الهوبيت',
    hobbit: 'هوبيت',
    tulipfield: 'حقل توليب|حقول التوليب',
  },
  hi: {
    maze: 'भूलभुलैया|झाड़ियों की भूलभुलैया|भूल भुलैया',
    formalgarden: 'वर्साय|वर्साय के बगीचे|फ्रांसीसी बगीचा',
    alien: 'एलियन ग्रह|अनजान ग्रह|परग्रही दुनिया|एलियन दुनिया|एलियन पौधे',
    candyland: 'कैंडी लैंड|मिठाइयों की दुनिया|मिठाई की दुनिया|कैंडी की दुनिया',
    burrows: 'हॉबिट घर|हॉबिट का घर|हॉबिट गाँव',
    hobbit: 'हॉबिट',
    tulipfield: 'ट्यूलिप का खेत|ट्यूलिप के खेत',
  },
};
