import type { WordTable } from '../../../words/language.ts';
import type { FarKey } from '../far-keys.ts';

/** Words for places that travellers and tales tell of. */
export const FAR_WORDS: WordTable<FarKey> = {
  en: {
    saltflat:
      'salt flat|salt flats|salt desert|salt pan|salt plain|salt plains|bonneville|bonneville salt flats|salt flats in bolivia|badwater basin|salt lake bed',
    saltmirror:
      'salar de uyuni|uyuni|uyuni salt flats|uyuni salt flat|salt flats of uyuni|salt flat of uyuni|mirror lake of salt|flooded salt flat|flooded salt flats|salt flats reflecting the sky|salt flat reflecting the sky',
    shipdeck:
      "deck of a pirate ship|pirate ship deck|on board a pirate ship|aboard a pirate ship|on the deck of a pirate ship|on a pirate ship|deck of the pirate ship|ship's deck|ship deck|deck of a ship|deck of a sailing ship|deck of an old ship|deck of a galleon|on the deck of a ship|on deck of a ship|aboard a ship|on board a sailing ship",
    icepalace:
      'ice palace|ice castle|palace of ice|castle of ice|frozen palace|frozen castle|ice kingdom|kingdom of ice|crystal palace of ice|ice fortress|snow queen palace|castle made of ice|palace made of ice|ice queen castle',
    inferno:
      'hell|inferno|underworld|river of lava|rivers of lava|lava river|lava rivers|lava field|lava land|lava landscape|lava world|hellscape|gates of hell|land of fire|hellish landscape|mordor',
    crater:
      'inside a volcano|inside the volcano|in a volcano|volcano interior|lava lake|lake of lava|crater of a volcano|volcano crater|volcanic crater|inside the crater of a volcano',
    travertine:
      'pamukkale|travertine terraces|travertine pools|hot spring terraces|terraces of hot springs|mineral terraces|limestone terraces|white terraces|travertine|cotton castle|thermal pools of pamukkale|terraced pools|thermal terraces',
  },
  zh: {
    saltflat: '盐滩|盐沼|盐漠|盐原|盐湖平原',
    saltmirror: '乌尤尼盐沼|乌尤尼|天空之镜|茶卡盐湖',
    shipdeck: '海盗船甲板|海盗船的甲板|船的甲板|船甲板|海盗船上',
    icepalace: '冰宫|冰雪宫殿|冰城堡|冰雪城堡|冰之宫殿|冰雪王国',
    inferno: '地狱|炼狱|熔岩河|岩浆河|熔岩之地|火焰之地|魔多',
    crater: '火山内部|火山里|火山口|熔岩湖|岩浆湖',
    travertine: '棉花堡|石灰华梯田|温泉梯田|钙华池|帕穆克卡莱',
  },
  ja: {
    saltflat: '塩原|塩の平原|塩湖の平原|塩の砂漠',
    saltmirror: 'ウユニ塩湖|ウユニ|天空の鏡',
    shipdeck: '海賊船の甲板|海賊船の上|船の甲板|帆船の甲板',
    icepalace: '氷の宮殿|氷の城|氷の王国|氷の女王の城',
    inferno: '地獄|溶岩の川|溶岩の大地|炎の国|灼熱の地|モルドール',
    crater: '火山の中|火山の内部|火口|溶岩湖|溶岩の湖',
    travertine: 'パムッカレ|石灰棚|石灰華段丘|温泉の段丘|温泉の棚田',
  },
  ko: {
    saltflat: '소금 평원|소금 사막|염전 평원|소금 평야',
    saltmirror: '우유니 소금 사막|우유니|우유니 사막',
    shipdeck: '해적선 갑판|해적선의 갑판|배의 갑판|배 갑판|해적선 위',
    icepalace: '얼음 궁전|얼음 성|얼음궁전|얼음 왕국|얼음 여왕의 성',
    inferno: '지옥|용암 강|용암이 흐르는 강|불의 땅|용암 지대|모르도르',
    crater: '화산 안|화산 속|화산 내부|분화구|용암 호수',
    travertine: '파묵칼레|석회 테라스|온천 테라스|석회붕|석회암 테라스',
  },
  fr: {
    saltflat: 'désert de sel|plaine de sel|plaines de sel|étendue de sel|lac salé asséché',
    saltmirror: "salar d'uyuni|salar de uyuni|uyuni|miroir de sel|désert de sel d'uyuni",
    shipdeck:
      "pont d'un bateau pirate|pont d'un navire pirate|pont du bateau pirate|sur le pont d'un bateau pirate|à bord d'un bateau pirate|à bord d'un navire pirate|pont d'un navire|pont d'un voilier|sur un bateau pirate",
    icepalace:
      'palais de glace|château de glace|palais des glaces|royaume de glace|château de la reine des neiges|forteresse de glace',
    inferno:
      'enfer|enfers|rivière de lave|rivières de lave|fleuve de lave|champ de lave|terre de feu et de lave|paysage infernal|mordor',
    crater:
      "intérieur d'un volcan|à l'intérieur d'un volcan|dans un volcan|lac de lave|cratère d'un volcan|cratère volcanique",
    travertine:
      'pamukkale|terrasses de travertin|travertins|sources chaudes en terrasses|bassins de travertin|terrasses calcaires|château de coton',
  },
  de: {
    saltflat: 'salzwüste|salzebene|salzpfanne|salzsee ebene|salzfläche',
    saltmirror: 'salar de uyuni|uyuni|salzsee von uyuni|salzwüste von uyuni|spiegelnde salzwüste',
    shipdeck:
      'deck eines piratenschiffs|deck eines piratenschiffes|deck des piratenschiffs|an deck eines piratenschiffs|auf dem deck eines piratenschiffs|schiffsdeck|deck eines schiffes|deck eines segelschiffs|auf einem piratenschiff|an bord eines piratenschiffs',
    icepalace:
      'eispalast|eisschloss|eisburg|palast aus eis|schloss aus eis|eiskönigreich|schloss der eiskönigin|burg aus eis',
    inferno:
      'hölle|inferno|unterwelt|lavastrom|lavaströme|lavafluss|lavaflüsse|lavafeld|lavalandschaft|höllenlandschaft|mordor',
    crater:
      'im inneren eines vulkans|in einem vulkan|im vulkan|lavasee|vulkankrater|krater eines vulkans',
    travertine:
      'pamukkale|kalkterrassen|sinterterrassen|kalksinterterrassen|thermalterrassen|travertinterrassen|terrassen mit heißen quellen',
  },
  es: {
    saltflat: 'salar|desierto de sal|llanura de sal|planicie de sal|salinas de bolivia|salares',
    saltmirror: 'salar de uyuni|uyuni|espejo de sal|espejo de uyuni',
    shipdeck:
      'cubierta de un barco pirata|cubierta del barco pirata|en la cubierta de un barco pirata|a bordo de un barco pirata|cubierta de un barco|cubierta de un velero|en un barco pirata',
    icepalace:
      'palacio de hielo|castillo de hielo|reino de hielo|palacio helado|castillo de la reina de las nieves|fortaleza de hielo',
    inferno:
      'infierno|inframundo|río de lava|ríos de lava|campo de lava|paisaje de lava|paisaje infernal|mordor',
    crater:
      'dentro de un volcán|interior de un volcán|en el interior de un volcán|lago de lava|cráter de un volcán|cráter volcánico',
    travertine:
      'pamukkale|terrazas de travertino|terrazas de aguas termales|terrazas calcáreas|castillo de algodón|piscinas de travertino',
  },
  ru: {
    saltflat: 'солончак|солончаки|соляная пустыня|соляная равнина|соляные равнины',
    saltmirror: 'салар де уюни|солончак уюни|уюни|соляное зеркало',
    shipdeck:
      'палуба пиратского корабля|на палубе пиратского корабля|на борту пиратского корабля|палуба корабля|на палубе корабля|палуба парусника|на пиратском корабле',
    icepalace:
      'ледяной дворец|ледяной замок|ледяное королевство|дворец изо льда|замок снежной королевы|дворец снежной королевы|замок изо льда',
    inferno: 'ад|в аду|преисподняя|река лавы|реки лавы|лавовая река|лавовое поле|мордор',
    crater:
      'внутри вулкана|в жерле вулкана|жерло вулкана|кратер вулкана|в кратере вулкана|лавовое озеро|озеро лавы',
    travertine:
      'памуккале|травертиновые террасы|террасы с горячими источниками|известковые террасы|хлопковый замок|травертины',
  },
  pt: {
    saltflat: 'deserto de sal|planície de sal|salar|salina seca',
    saltmirror: 'salar de uyuni|uyuni|espelho de sal',
    shipdeck:
      'convés de um navio pirata|convés do navio pirata|no convés de um navio pirata|a bordo de um navio pirata|convés de um barco pirata|convés de um navio|em um navio pirata',
    icepalace:
      'palácio de gelo|castelo de gelo|reino de gelo|palácio gelado|castelo da rainha da neve|fortaleza de gelo',
    inferno:
      'inferno|submundo|rio de lava|rios de lava|campo de lava|paisagem de lava|paisagem infernal|mordor',
    crater:
      'dentro de um vulcão|interior de um vulcão|no interior de um vulcão|lago de lava|cratera de um vulcão|cratera vulcânica',
    travertine:
      'pamukkale|terraços de travertino|terraços de águas termais|terraços calcários|castelo de algodão|piscinas de travertino',
  },
  it: {
    saltflat: 'deserto di sale|distesa di sale|pianura di sale|piana di sale|salar',
    saltmirror: 'salar de uyuni|uyuni|specchio di sale',
    shipdeck:
      'ponte di una nave pirata|ponte della nave pirata|sul ponte di una nave pirata|a bordo di una nave pirata|ponte di una nave|ponte di un veliero|su una nave pirata',
    icepalace:
      'palazzo di ghiaccio|castello di ghiaccio|regno di ghiaccio|castello della regina delle nevi|fortezza di ghiaccio',
    inferno:
      'inferno|inferi|fiume di lava|fiumi di lava|campo di lava|paesaggio infernale|paesaggio di lava|mordor',
    crater:
      "dentro un vulcano|all'interno di un vulcano|interno di un vulcano|lago di lava|cratere di un vulcano|cratere vulcanico",
    travertine:
      'pamukkale|terrazze di travertino|terrazze termali|terrazze calcaree|castello di cotone|vasche di travertino',
  },
  tr: {
    saltflat: 'tuz düzlüğü|tuz düzlükleri|tuz çölü|tuz ovası',
    saltmirror: 'salar de uyuni|uyuni|uyuni tuz düzlüğü|tuz gölü aynası',
    shipdeck:
      'korsan gemisinin güvertesi|korsan gemisi güvertesi|korsan gemisinin güvertesinde|gemi güvertesi|geminin güvertesi|korsan gemisinde',
    icepalace: 'buz sarayı|buz kalesi|buz şatosu|buzdan saray|buz krallığı|buzdan kale',
    inferno: 'cehennem|lav nehri|lav nehirleri|lav ırmağı|lav tarlası|mordor',
    crater:
      'yanardağın içi|yanardağın içinde|volkanın içi|volkanın içinde|lav gölü|yanardağ krateri|volkan krateri',
    travertine:
      'pamukkale|pamukkale travertenleri|travertenler|traverten|traverten teraslar|kaplıca terasları',
  },
  ar: {
    saltflat: 'مسطحات ملحية|مسطح ملحي|صحراء الملح|سهل ملحي|سبخة',
    saltmirror: 'سالار دي أويوني|أويوني|مرآة الملح|صحراء أويوني',
    shipdeck: 'سطح سفينة قراصنة|سطح سفينة القراصنة|على سطح سفينة قراصنة|سطح السفينة|سطح سفينة',
    icepalace: 'قصر الجليد|قصر جليدي|قلعة الجليد|قلعة جليدية|مملكة الجليد|قصر من الجليد',
    inferno: 'الجحيم|جحيم|نهر من الحمم|أنهار الحمم|نهر الحمم|أنهار من الحمم|أرض النار',
    crater: 'داخل بركان|داخل البركان|فوهة بركان|فوهة البركان|بحيرة حمم|بحيرة من الحمم',
    travertine: 'باموكالي|باموق قلعة|مدرجات الحجر الجيري|مدرجات كلسية|مدرجات ينابيع حارة',
  },
  hi: {
    saltflat: 'नमक का मैदान|नमक का रेगिस्तान|नमक के मैदान|कच्छ का रण',
    saltmirror: 'सालार दे उयूनी|उयूनी|नमक का दर्पण',
    shipdeck: 'समुद्री डाकू जहाज का डेक|समुद्री डाकू जहाज के डेक पर|जहाज का डेक|जहाज के डेक पर',
    icepalace: 'बर्फ का महल|बर्फ़ का महल|बर्फ का किला|बर्फीला महल|बर्फ का राज्य',
    inferno: 'नरक|लावा की नदी|लावा की नदियाँ|लावा नदी|आग की धरती',
    crater: 'ज्वालामुखी के अंदर|ज्वालामुखी के भीतर|ज्वालामुखी का मुख|लावा झील|लावा की झील',
    travertine: 'पामुक्कले|गर्म झरनों की सीढ़ियाँ|चूना पत्थर की सीढ़ियाँ|पामुक्काले',
  },
};
