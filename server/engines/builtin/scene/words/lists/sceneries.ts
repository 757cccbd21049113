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
    atlantis:
      'atlantis|ruins of atlantis|lost city of atlantis|city of atlantis|sunken ruins|underwater ruins|sunken temple|underwater temple|sunken city|ruins under the sea|ruins under water|lost city under the sea',
    underwatercity:
      'underwater city|undersea city|city under the sea|city under water|underwater town|underwater dome|city at the bottom of the sea|city beneath the waves|underwater domes',
    motel: 'motel|roadside motel|route 66 motel|desert motel|motel sign',
    desertgas:
      'desert gas station|route 66 gas station|gas station in the desert|gas station on route 66|old gas station in the desert|desert petrol station|desert highway gas station',
    skiresort:
      'ski resort|chairlift|chair lift|ski lift|ski slope|ski run|ski area|ski village|ski piste',
    olivegrove:
      'olive grove|olive orchard|olive plantation|grove of olive trees|olive trees|olive field',
    drystone:
      'drystone wall|dry stone wall|drystone|stone wall|stone walls|dry stone walls|yorkshire dales|irish countryside|connemara|aran islands|fields with stone walls',
    hillside:
      'terraced hillside|terraced hill|terraced slope|hillside terraces|cinque terre vineyards|terraced olive grove|stone terraces|terraced garden',
    hobbit: 'hobbit',
    tulipfield: 'bulb field|keukenhof|rows of tulips|stripes of tulips|tulip stripes',
  },
  zh: {
    maze: '树篱迷宫|迷宫|迷宫花园',
    formalgarden: '凡尔赛|凡尔赛花园|法式花园|法式园林|巴洛克花园',
    alien: '外星球|外星世界|异星球|异星|外星景观|系外行星|外星植物',
    candyland: '糖果世界|糖果王国|糖果乐园|糖果森林',
    burrows: '霍比特人小屋|霍比特村|夏尔|霍比屯',
    atlantis: '亚特兰蒂斯|海底遗迹|水下遗迹|沉没的城市|海底废墟|水下废墟',
    underwatercity: '水下城市|海底城市|海底城',
    motel: '汽车旅馆',
    desertgas: '沙漠加油站',
    skiresort: '滑雪场|滑雪度假村|滑雪缆车|滑雪胜地',
    olivegrove: '橄榄园|橄榄树林',
    drystone: '石墙|干石墙',
    hillside: '梯级山坡|石砌梯田',
    hobbit: '霍比特人',
    tulipfield: '郁金香花海|库肯霍夫',
  },
  ja: {
    maze: '生け垣の迷路|生垣の迷路|迷路|迷宮',
    formalgarden: 'ヴェルサイユ|ベルサイユ|ヴェルサイユ庭園|フランス式庭園|幾何学庭園',
    alien: '異星|異星の風景|エイリアンの惑星|異世界の惑星|地球外惑星|エイリアンの植物',
    candyland: 'お菓子の国|キャンディーランド|お菓子の世界|キャンディの国',
    burrows: 'ホビットの家|ホビット村|ホビット庄',
    atlantis: 'アトランティス|海底遺跡|水中遺跡|海底神殿|沈んだ都市',
    underwatercity: '海底都市|水中都市',
    motel: 'モーテル',
    desertgas: '砂漠のガソリンスタンド',
    skiresort: 'スキー場|スキーリゾート|スキーリフト',
    olivegrove: 'オリーブ畑|オリーブの木立|オリーブ園',
    drystone: '石垣|石積みの壁|石垣のある牧草地',
    hillside: '段々畑|段々畑の丘',
    hobbit: 'ホビット',
    tulipfield: 'チューリップ畑|キューケンホフ',
  },
  ko: {
    maze: '미로 정원|미로|울타리 미로',
    formalgarden: '베르사유|베르사유 정원|프랑스식 정원|바로크 정원',
    alien: '외계 행성|외계행성|외계 세계|외계 풍경|외계 식물',
    candyland: '사탕 나라|캔디랜드|과자 나라|사탕 왕국',
    burrows: '호빗 집|호빗 마을|호빗의 집',
    atlantis: '아틀란티스|수중 유적|해저 유적|가라앉은 도시',
    underwatercity: '수중 도시|해저 도시',
    motel: '모텔',
    desertgas: '사막 주유소|사막의 주유소',
    skiresort: '스키장|스키 리조트|스키 리프트',
    olivegrove: '올리브 숲|올리브 농장|올리브밭',
    drystone: '돌담|돌담이 있는 들판',
    hillside: '계단식 언덕|계단식 밭',
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
    atlantis:
      "atlantide|l'atlantide|ruines de l'atlantide|ruines englouties|ruines sous marines|cité engloutie|ville engloutie|temple englouti",
    underwatercity: "ville sous marine|cité sous marine|ville sous l'eau|ville sous la mer",
    motel: 'motel|motel au bord de la route',
    desertgas: 'station service dans le désert',
    skiresort: 'station de ski|télésiège|piste de ski|remontée mécanique',
    olivegrove: "oliveraie|champ d'oliviers|oliviers",
    drystone: 'mur en pierres sèches|murs en pierres sèches|mur de pierre|muret de pierres',
    hillside: 'coteau en terrasses|colline en terrasses|cultures en terrasses',
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
    atlantis:
      'atlantis|ruinen von atlantis|versunkene stadt|versunkene ruinen|unterwasserruinen|versunkener tempel',
    underwatercity: 'unterwasserstadt|stadt unter wasser|stadt unter dem meer',
    motel: 'motel|raststätte',
    desertgas: 'tankstelle in der wüste|wüstentankstelle',
    skiresort: 'skigebiet|sesselbahn|skiort|skipiste|sessellift|skilift',
    olivegrove: 'olivenhain|olivenbäume|olivenplantage',
    drystone: 'trockenmauer|trockensteinmauer|steinmauer|steinmauern',
    hillside: 'terrassierter hang|terrassenhang|hang mit terrassen',
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
    atlantis:
      'atlántida|la atlántida|ruinas de la atlántida|ruinas submarinas|ruinas sumergidas|ciudad sumergida|templo sumergido|ciudad hundida',
    underwatercity: 'ciudad submarina|ciudad bajo el agua|ciudad bajo el mar',
    motel: 'motel|motel de carretera',
    desertgas: 'gasolinera en el desierto|gasolinera del desierto',
    skiresort: 'estación de esquí|telesilla|pista de esquí|complejo de esquí',
    olivegrove: 'olivar|campo de olivos|olivos',
    drystone: 'muro de piedra seca|muros de piedra seca|muro de piedra',
    hillside: 'ladera en terrazas|ladera aterrazada|colina en terrazas|bancales',
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
    atlantis:
      'атлантида|руины атлантиды|затонувший город|подводные руины|затонувшие руины|подводный храм',
    underwatercity: 'подводный город|город под водой|город на дне моря',
    motel: 'мотель|придорожный мотель',
    desertgas: 'заправка в пустыне',
    skiresort: 'горнолыжный курорт|кресельный подъёмник|горнолыжный склон|лыжный курорт',
    olivegrove: 'оливковая роща|оливковый сад|оливковые деревья',
    drystone: 'каменная стена|каменная ограда|стена сухой кладки',
    hillside: 'террасный склон|склон с террасами',
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
    atlantis:
      'atlântida|a atlântida|ruínas da atlântida|ruínas submersas|ruínas submarinas|cidade submersa|templo submerso',
    underwatercity:
      'cidade submarina|cidade debaixo d água|cidade no fundo do mar|cidade subaquática',
    motel: 'motel de estrada|motel',
    desertgas: 'posto de gasolina no deserto',
    skiresort: 'estação de esqui|teleférico de esqui|pista de esqui|resort de esqui',
    olivegrove: 'olival|campo de oliveiras|oliveiras',
    drystone: 'muro de pedra seca|muros de pedra seca|muro de pedra',
    hillside: 'encosta em socalcos|socalcos|encosta com terraços',
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
    atlantis:
      'atlantide|rovine di atlantide|rovine sommerse|rovine sottomarine|città sommersa|tempio sommerso',
    underwatercity: "città sottomarina|città sott'acqua|città subacquea",
    motel: 'motel|motel lungo la strada',
    desertgas: 'distributore nel deserto|stazione di servizio nel deserto',
    skiresort: 'stazione sciistica|seggiovia|pista da sci|impianto sciistico',
    olivegrove: 'uliveto|oliveto|ulivi|campo di ulivi',
    drystone: 'muro a secco|muretto a secco|muri a secco|muretti a secco',
    hillside: 'collina terrazzata|pendio terrazzato|terrazzamenti',
    hobbit: 'hobbit',
    tulipfield: 'campo di tulipani|filari di tulipani|keukenhof',
  },
  tr: {
    maze: 'labirent|çit labirenti|çalı labirenti',
    formalgarden: 'versay|versay bahçeleri|versailles|fransız bahçesi|barok bahçe',
    alien: 'uzaylı gezegen|yabancı gezegen|uzaylı dünyası|öte gezegen|uzaylı bitkiler',
    candyland: 'şeker diyarı|şekerler ülkesi|şeker ülkesi|şeker krallığı',
    burrows: 'hobbit evi|hobbit evleri|hobbit köyü',
    atlantis: 'atlantis|atlantis harabeleri|batık şehir|su altı harabeleri|batık tapınak',
    underwatercity: 'su altı şehri|sualtı şehri|deniz altındaki şehir',
    motel: 'motel|yol kenarı moteli',
    desertgas: 'çölde benzin istasyonu',
    skiresort: 'kayak merkezi|telesiyej|kayak pisti',
    olivegrove: 'zeytinlik|zeytin ağaçları|zeytin bahçesi',
    drystone: 'taş duvar|kuru taş duvar',
    hillside: 'teraslı yamaç|teraslı tepe',
    hobbit: 'hobbit',
    tulipfield: 'lale tarlası|lale tarlaları',
  },
  ar: {
    maze: 'متاهة|متاهة من الأشجار|متاهة نباتية',
    formalgarden: 'فرساي|حدائق فرساي|حديقة فرنسية|حديقة رسمية',
    alien: 'كوكب غريب|كوكب فضائي|عالم فضائي|كوكب خارجي|نباتات فضائية',
    candyland: 'أرض الحلوى|عالم الحلوى|بلاد الحلوى|مملكة الحلوى',
    burrows: 'بيت الهوبيت|بيوت الهوبيت|قرية الهوبيت',
    atlantis: 'أطلانتس|أطلنتس|آثار غارقة|مدينة غارقة|أطلال تحت الماء|معبد غارق',
    underwatercity: 'مدينة تحت الماء|مدينة تحت البحر',
    motel: 'موتيل|نزل على الطريق',
    desertgas: 'محطة وقود في الصحراء',
    skiresort: 'منتجع تزلج|منحدر تزلج|مصعد التزلج',
    olivegrove: 'بستان زيتون|أشجار الزيتون|كرم زيتون',
    drystone: 'جدار حجري|جدران حجرية',
    hillside: 'تل مدرج|منحدر مدرج',
    hobbit: 'هوبيت',
    tulipfield: 'حقل توليب|حقول التوليب',
  },
  hi: {
    maze: 'भूलभुलैया|झाड़ियों की भूलभुलैया|भूल भुलैया',
    formalgarden: 'वर्साय|वर्साय के बगीचे|फ्रांसीसी बगीचा',
    alien: 'एलियन ग्रह|अनजान ग्रह|परग्रही दुनिया|एलियन दुनिया|एलियन पौधे',
    candyland: 'कैंडी लैंड|मिठाइयों की दुनिया|मिठाई की दुनिया|कैंडी की दुनिया',
    burrows: 'हॉबिट घर|हॉबिट का घर|हॉबिट गाँव',
    atlantis: 'अटलांटिस|डूबा हुआ शहर|पानी के नीचे खंडहर|डूबा शहर',
    underwatercity: 'पानी के नीचे शहर|समुद्र के नीचे शहर|पानी के नीचे का शहर',
    motel: 'मोटल',
    desertgas: 'रेगिस्तान में पेट्रोल पंप',
    skiresort: 'स्की रिसॉर्ट|स्की ढलान|स्की लिफ्ट',
    olivegrove: 'जैतून का बाग|जैतून के पेड़',
    drystone: 'पत्थर की दीवार|सूखे पत्थर की दीवार',
    hillside: 'सीढ़ीदार पहाड़ी|सीढ़ीदार ढलान',
    hobbit: 'हॉबिट',
    tulipfield: 'ट्यूलिप का खेत|ट्यूलिप के खेत',
  },
};
