import type { WordTable } from '../../../words/language.ts';
import type { FarKey } from '../keys/places/far-keys.ts';

/** Words for places that travellers and tales tell of. */
export const FAR_WORDS: WordTable<FarKey> = {
  en: {
    stiltvillage:
      'thai village|village in thailand|vietnamese village|village in vietnam|cambodian village|village in cambodia|laotian village|village in laos',
    islandvillage:
      'fijian village|village in fiji|samoan village|village in samoa|polynesian village',
    saltflat:
      'salt flat|salt flats|salt desert|salt pan|salt plain|salt plains|bonneville|bonneville salt flats|salt flats in bolivia|badwater basin|salt lake bed',
    saltmirror:
      'salar de uyuni|uyuni|uyuni salt flats|uyuni salt flat|salt flats of uyuni|salt flat of uyuni|mirror lake of salt|flooded salt flat|flooded salt flats|salt flats reflecting the sky|salt flat reflecting the sky|salt lake|salt lagoon|salt pan lake',
    shipdeck:
      "deck of a pirate ship|pirate ship deck|on board a pirate ship|aboard a pirate ship|on the deck of a pirate ship|on a pirate ship|deck of the pirate ship|ship's deck|ship deck|deck of a ship|deck of a sailing ship|deck of an old ship|deck of a galleon|on the deck of a ship|on deck of a ship|aboard a ship|on board a sailing ship|deck of his ship|deck of her ship|deck of their ship|deck of my ship|deck of the ship|deck of his pirate ship|deck of her pirate ship|yacht deck|deck of a yacht",
    shipgraveyard:
      'spaceship graveyard|starship graveyard|graveyard of spaceships|graveyard of starships|crashed spaceships|crashed starships|wrecked spaceships|spaceship wrecks',
    crescentmoon: 'crescent moon|crescent|sickle moon|waxing moon|waning moon|thin moon|new moon',
    twinmoons: 'two moons|twin moons|double moon|pair of moons',
    twinsuns: 'two suns|twin suns|double sun|binary suns',
    icepalace:
      'ice palace|ice castle|palace of ice|castle of ice|frozen palace|frozen castle|ice kingdom|kingdom of ice|crystal palace of ice|ice fortress|snow queen palace|castle made of ice|palace made of ice|ice queen castle',
    inferno:
      'hell|inferno|underworld|river of lava|rivers of lava|lava river|lava rivers|lava field|lava land|lava landscape|lava world|hellscape|gates of hell|land of fire|hellish landscape|mordor',
    crater:
      'inside a volcano|inside the volcano|in a volcano|volcano interior|lava lake|lake of lava|crater of a volcano|volcano crater|volcanic crater|inside the crater of a volcano',
    travertine:
      'pamukkale|travertine terraces|travertine pools|hot spring terraces|terraces of hot springs|mineral terraces|limestone terraces|white terraces|travertine|cotton castle|thermal pools of pamukkale|terraced pools|thermal terraces',
    floatingmarket:
      'floating market|floating markets|river market|floating market in thailand|boat market|damnoen saduak|market on boats|market boats',
    mushroomforest:
      'mushroom forest|giant mushroom|giant mushrooms|enchanted mushroom forest|mushroom kingdom|bioluminescent mushrooms|mushroom land|giant glowing mushrooms|giant mushroom forest',
    cliffdwellings:
      'cliff dwelling|cliff dwellings|mesa verde|cliff palace|cliff dwellings of mesa verde|pueblo cliff dwellings|puebloan cliff dwellings|anasazi ruins|cliff houses|houses in a cliff',
    elvencity:
      'elven city|elvish city|elf city|elven city in the trees|city in the trees|elven village|elf village|treetop city|treetop village|lothlorien|elven forest city|rivendell|elven kingdom|elven town|tree city|village in the trees|tree village|city built in giant trees|city built in trees|city built in the trees|city in giant trees|city built into the trees|city built into giant trees|city among the treetops|city in the treetops|town built in the trees|village built in giant trees|city on giant trees|city built on giant trees',
    steampunkcity:
      'steampunk|steampunk city|steampunk town|steampunk street|steampunk world|clockwork city|steampunk london|steampunk cityscape',
    tundra: 'tundra|arctic tundra|alaskan tundra|siberian tundra|lapland tundra|tundra landscape',
    neonroof:
      'cyberpunk rooftop|cyberpunk rooftops|neon rooftop|rooftop in a cyberpunk city|rooftop in a neon city|futuristic rooftop|on the roof of a cyberpunk city|cyberpunk roof|blade runner rooftop',
    dwarfforge:
      "dwarven forge|dwarf forge|dwarves' forge|goblin forge|forge in a cave|underground forge|forge under the mountain|forge of the dwarves|dwarven smithy|dwarven forge in a cave|lava forge|forge with lava|goblin forge in a cave|dwarven foundry|dwarven mine forge",
    reindeer: 'reindeer+|caribou',
    ferrydeck:
      'deck of a ferry|ferry deck|on a ferry|on the ferry|on board a ferry|aboard a ferry|on the deck of a ferry|ferry ride|ferry passengers|cruise ship deck|deck of a cruise ship',
    trench:
      'ww1 trench|wwi trench|trench warfare|world war i trench|first world war trench|world war 1 trench|world war one trench|trench of the first world war|trench in the first world war|in the trenches|trenches of the first world war|soldier in a trench|soldiers in a trench|muddy trench|war trench|wartime trench',
    treevillage:
      'treehouse village|tree house village|treehouse in the jungle|tree house in the jungle|treehouse in a jungle|jungle treehouse|treehouses in the jungle|treehouses in a jungle|treehouse with a rope bridge|tree house with a rope bridge|treehouses with rope bridges|treehouses connected by rope bridges|treehouse with rope bridges|treehouse with a rope bridge in a jungle|treehouse hotel|treehouse resort|treehouses in the rainforest|treehouse in the rainforest',
    mooncrater:
      'moon crater|lunar crater|crater on the moon|crater of the moon|craters on the moon|moon craters+',
  },
  zh: {
    stiltvillage: '泰国村庄|泰国的村庄|泰国乡村|越南村庄|越南的村庄|越南乡村',
    islandvillage: '斐济村庄|斐济的村庄|萨摩亚的村庄',
    saltflat: '盐滩|盐沼|盐漠|盐原|盐湖平原',
    saltmirror: '乌尤尼盐沼|乌尤尼|天空之镜|茶卡盐湖|盐湖',
    shipdeck: '甲板|海盗船甲板|海盗船的甲板|船的甲板|船甲板|海盗船上',
    shipgraveyard: '飞船坟场|宇宙飞船坟场|飞船墓地|飞船残骸|星舰坟场',
    crescentmoon: '新月|弯月|弯弯的月亮|月牙儿|峨眉月|残月|一弯新月',
    twinmoons: '两个月亮|双月当空|双月下|双月夜空|两轮月亮',
    twinsuns: '两个太阳|双日|双太阳',
    icepalace: '冰宫|冰雪宫殿|冰城堡|冰雪城堡|冰之宫殿|冰雪王国',
    inferno: '地狱|炼狱|熔岩河|岩浆河|熔岩之地|火焰之地|魔多',
    crater: '火山内部|火山里|火山口|熔岩湖|岩浆湖',
    travertine: '棉花堡|石灰华梯田|温泉梯田|钙华池|帕穆克卡莱',
    floatingmarket: '水上市场|水上集市|浮动市场|泰国水上市场',
    mushroomforest: '蘑菇森林|巨型蘑菇|巨大的蘑菇|发光的蘑菇|发光蘑菇|蘑菇王国',
    cliffdwellings: '悬崖居所|悬崖宫殿|梅萨维德|崖居',
    elvencity:
      '精灵城|精灵之城|精灵城市|树上城市|精灵村|精灵王国|建在巨树上的城市|建在大树上的城市|巨树上的城市|树上的城市|巨树之城',
    steampunkcity: '蒸汽朋克|蒸汽朋克城市|蒸汽朋克城',
    tundra: '苔原|冻原|北极苔原',
    neonroof: '赛博朋克屋顶|赛博朋克天台|霓虹屋顶',
    dwarfforge: '矮人锻造炉|矮人铁匠铺|矮人锻炉|地下锻造厂|哥布林锻造',
    reindeer: '驯鹿',
    ferrydeck: '渡轮甲板|渡轮的甲板|轮渡甲板|在渡轮上|邮轮甲板|渡轮上|渡轮上的|渡船上',
    trench: '战壕|一战战壕|第一次世界大战的战壕|堑壕',
    treevillage: '树屋村|丛林里的树屋|丛林树屋|有绳桥的树屋|雨林里的树屋|树上的村庄',
    mooncrater: '月球陨石坑|月球环形山|环形山|月坑',
  },
  ja: {
    stiltvillage: 'タイの村|タイの農村|ベトナムの村|ベトナムの農村',
    islandvillage: 'フィジーの村|サモアの村',
    saltflat: '塩原|塩の平原|塩湖の平原|塩の砂漠',
    saltmirror: 'ウユニ塩湖|ウユニ|天空の鏡|塩湖',
    shipdeck: '甲板|海賊船の甲板|海賊船の上|船の甲板|帆船の甲板',
    shipgraveyard: '宇宙船の墓場|宇宙船の残骸|墜落した宇宙船',
    crescentmoon: '三日月|細い月|弓張月',
    twinmoons: '二つの月|ふたつの月|2つの月',
    twinsuns: '二つの太陽|ふたつの太陽|2つの太陽',
    icepalace: '氷の宮殿|氷の城|氷の王国|氷の女王の城',
    inferno: '地獄|溶岩の川|溶岩の大地|炎の国|灼熱の地|モルドール',
    crater: '火山の中|火山の内部|火口|溶岩湖|溶岩の湖',
    travertine: 'パムッカレ|石灰棚|石灰華段丘|温泉の段丘|温泉の棚田',
    floatingmarket: '水上マーケット|水上市場|フローティングマーケット',
    mushroomforest: 'きのこの森|キノコの森|巨大キノコ|巨大なキノコ|光るキノコ',
    cliffdwellings: 'メサ・ヴェルデ|メサヴェルデ|断崖の住居|岩窟住居',
    elvencity:
      'エルフの都|エルフの街|エルフの村|エルフの都市|樹上都市|樹上の街|巨大な木の上の都市|巨木の上の都市|木の上の都市|大樹の都市|巨木の街|木の上の街',
    steampunkcity: 'スチームパンク|スチームパンクの街|スチームパンク都市',
    tundra: 'ツンドラ|北極のツンドラ',
    neonroof: 'サイバーパンクの屋上|ネオンの屋上',
    dwarfforge: 'ドワーフの鍛冶場|ドワーフの炉|地下の鍛冶場|ゴブリンの鍛冶場',
    reindeer: 'トナカイ',
    ferrydeck: 'フェリーの甲板|フェリーのデッキ|フェリーの上|フェリーで|客船の甲板',
    trench: '塹壕|第一次世界大戦の塹壕|戦場の塹壕',
    treevillage: 'ジャングルのツリーハウス|ツリーハウスの村|吊り橋のあるツリーハウス|木の上の村',
    mooncrater: '月のクレーター|月面クレーター',
  },
  ko: {
    stiltvillage: '태국 마을|태국의 마을|베트남 마을|베트남의 마을',
    islandvillage: '피지 마을|피지의 마을|사모아 마을',
    saltflat: '소금 평원|소금 사막|염전 평원|소금 평야',
    saltmirror: '우유니 소금 사막|우유니|우유니 사막|소금 호수',
    shipdeck: '갑판|해적선 갑판|해적선의 갑판|배의 갑판|배 갑판|해적선 위',
    shipgraveyard: '우주선 무덤|우주선의 무덤|우주선 잔해|추락한 우주선들',
    crescentmoon: '초승달|그믐달|눈썹달',
    twinmoons: '두 개의 달|쌍둥이 달',
    twinsuns: '두 개의 태양|쌍둥이 태양',
    icepalace: '얼음 궁전|얼음 성|얼음궁전|얼음 왕국|얼음 여왕의 성',
    inferno: '지옥|용암 강|용암이 흐르는 강|불의 땅|용암 지대|모르도르',
    crater: '화산 안|화산 속|화산 내부|분화구|용암 호수',
    travertine: '파묵칼레|석회 테라스|온천 테라스|석회붕|석회암 테라스',
    floatingmarket: '수상시장|수상 시장|물 위의 시장',
    mushroomforest: '버섯 숲|거대한 버섯|빛나는 버섯|버섯 왕국',
    cliffdwellings: '절벽 주거지|메사 버드|메사버드|절벽 궁전',
    elvencity:
      '엘프 도시|엘프의 도시|엘프 마을|나무 위의 도시|엘프 왕국|거대한 나무 위의 도시|나무 위 도시|거대한 나무 위에 지어진 도시|나무 위에 지어진 도시',
    steampunkcity: '스팀펑크|스팀펑크 도시|스팀펑크 거리',
    tundra: '툰드라|북극 툰드라',
    neonroof: '사이버펑크 옥상|네온 옥상',
    dwarfforge: '드워프 대장간|난쟁이 대장간|지하 대장간|고블린 대장간',
    reindeer: '순록',
    ferrydeck: '페리 갑판|여객선 갑판|페리 위|페리에서|여객선에서|유람선 갑판',
    trench: '참호|제1차 세계대전 참호|전쟁 참호',
    treevillage:
      '정글의 나무집|정글 속 트리하우스|트리하우스 마을|밧줄 다리가 있는 나무집|나무 위의 마을',
    mooncrater: '달 분화구|달의 분화구|달 크레이터',
  },
  fr: {
    stiltvillage:
      'village thaïlandais|village thaï|village en thaïlande|village vietnamien|village au vietnam',
    islandvillage: 'village fidjien|village aux fidji|village polynésien',
    saltflat: 'désert de sel|plaine de sel|plaines de sel|étendue de sel|lac salé asséché',
    saltmirror:
      "salar d'uyuni|salar de uyuni|miroir de sel|désert de sel d'uyuni|lac salé|lagune salée",
    shipdeck:
      "pont d'un bateau pirate|pont d'un navire pirate|pont du bateau pirate|sur le pont d'un bateau pirate|à bord d'un bateau pirate|à bord d'un navire pirate|pont d'un navire|pont d'un voilier|sur un bateau pirate|pont de son navire|pont de son bateau|pont du navire|pont du bateau|pont d'un yacht|pont du yacht|pont d'un bateau",
    shipgraveyard:
      'cimetière de vaisseaux|cimetière de vaisseaux spatiaux|épaves de vaisseaux|épaves de vaisseaux spatiaux',
    crescentmoon: 'croissant de lune|lune croissante|lune décroissante|fin croissant',
    twinmoons: 'deux lunes|lunes jumelles',
    twinsuns: 'deux soleils|soleils jumeaux',
    icepalace:
      'palais de glace|château de glace|palais des glaces|royaume de glace|château de la reine des neiges|forteresse de glace',
    inferno:
      'enfer|enfers|rivière de lave|rivières de lave|fleuve de lave|champ de lave|terre de feu et de lave|paysage infernal|mordor',
    crater:
      "intérieur d'un volcan|à l'intérieur d'un volcan|dans un volcan|lac de lave|cratère d'un volcan|cratère volcanique",
    travertine:
      'pamukkale|terrasses de travertin|travertins|sources chaudes en terrasses|bassins de travertin|terrasses calcaires|château de coton',
    floatingmarket: "marché flottant|marché sur l'eau",
    mushroomforest: 'forêt de champignons|champignons géants|champignon géant|champignons lumineux',
    cliffdwellings:
      'habitations troglodytiques de mesa verde|mesa verde|habitations dans la falaise|maisons dans la falaise|village dans la falaise',
    elvencity:
      'cité elfique|ville elfique|village elfique|cité des elfes|cité dans les arbres|village dans les arbres|ville dans les arbres|royaume elfique|ville construite dans des arbres géants|ville construite dans les arbres|cité construite dans des arbres géants|ville dans des arbres géants|cité dans des arbres géants|cité construite dans les arbres',
    steampunkcity: 'steampunk|ville steampunk|cité steampunk|rue steampunk',
    tundra: 'toundra|toundra arctique',
    neonroof: 'toit cyberpunk|toits cyberpunk|sur un toit cyberpunk',
    dwarfforge:
      'forge naine|forge des nains|forge souterraine|forge dans une grotte|forge gobeline',
    reindeer: 'renne|caribou',
    ferrydeck:
      "pont d'un ferry|pont du ferry|sur un ferry|à bord d'un ferry|sur le ferry|pont d'un bateau de croisière",
    trench:
      'tranchée|tranchées|tranchée de la première guerre mondiale|tranchées de la grande guerre|dans les tranchées',
    treevillage:
      'cabane dans les arbres de la jungle|cabanes dans la jungle|cabane dans les arbres avec un pont de corde|cabanes dans les arbres',
    mooncrater: 'cratère lunaire|cratère de la lune|cratères de la lune',
  },
  de: {
    stiltvillage: 'thailändisches dorf|dorf in thailand|vietnamesisches dorf|dorf in vietnam',
    islandvillage: 'fidschianisches dorf|dorf auf fidschi|polynesisches dorf',
    saltflat: 'salzwüste|salzebene|salzpfanne|salzsee ebene|salzfläche',
    saltmirror:
      'salar de uyuni|uyuni|salzsee von uyuni|salzwüste von uyuni|spiegelnde salzwüste|salzsee|salzlagune',
    shipdeck:
      'deck eines piratenschiffs|deck eines piratenschiffes|deck des piratenschiffs|an deck eines piratenschiffs|auf dem deck eines piratenschiffs|schiffsdeck|deck eines schiffes|deck eines segelschiffs|auf einem piratenschiff|an bord eines piratenschiffs|deck seines schiffes|deck seines schiffs|deck ihres schiffes|deck ihres schiffs|deck des schiffes|deck des schiffs|Deck einer Yacht',
    shipgraveyard:
      'raumschifffriedhof|friedhof der raumschiffe|raumschiffwracks|abgestürzte raumschiffe',
    crescentmoon: 'mondsichel|sichelmond|halbmond|zunehmender mond|abnehmender mond',
    twinmoons: 'zwei monde|zwei monden|zwillingsmonde|doppelmond',
    twinsuns: 'zwei sonnen|zwillingssonnen|doppelsonne',
    icepalace:
      'eispalast|eisschloss|eisburg|palast aus eis|schloss aus eis|eiskönigreich|schloss der eiskönigin|burg aus eis',
    inferno:
      'hölle|inferno|unterwelt|lavastrom|lavaströme|lavafluss|lavaflüsse|lavafeld|lavalandschaft|höllenlandschaft|mordor',
    crater:
      'im inneren eines vulkans|in einem vulkan|im vulkan|lavasee|vulkankrater|krater eines vulkans',
    travertine:
      'pamukkale|kalkterrassen|sinterterrassen|kalksinterterrassen|thermalterrassen|travertinterrassen|terrassen mit heißen quellen',
    floatingmarket:
      'schwimmender markt|schwimmende märkte|schwimmenden markt|schwimmender markt in thailand|markt auf booten',
    mushroomforest: 'pilzwald|riesenpilze|riesige pilze|leuchtende pilze|leuchtpilze|pilzreich',
    cliffdwellings:
      'felsbehausungen|klippenbehausungen|mesa verde|felswohnungen|häuser in der felswand|felsendorf',
    elvencity:
      'elfenstadt|elbenstadt|elfendorf|stadt der elfen|stadt der elben|stadt in den bäumen|baumstadt|dorf in den bäumen|elfenreich|bruchtal|stadt in riesigen bäumen|in riesige bäume gebaute stadt|stadt auf den bäumen|stadt auf riesigen bäumen|in bäume gebaute stadt|in riesigen bäumen gebauten stadt|in riesigen bäumen erbauten stadt|stadt in den baumkronen',
    steampunkcity: 'steampunk|steampunk stadt|steampunkstadt|steampunk straße',
    tundra: 'tundra|arktische tundra',
    neonroof: 'cyberpunk dach|cyberpunk dächer|cyberpunkdach|dach in einer cyberpunk stadt',
    dwarfforge:
      'zwergenschmiede|schmiede der zwerge|unterirdische schmiede|koboldschmiede|schmiede in einer höhle',
    reindeer: 'rentier|rentiere|karibu',
    ferrydeck:
      'deck einer fähre|fährdeck|auf einer fähre|auf der fähre|deck der fähre|an bord einer fähre|deck eines kreuzfahrtschiffs',
    trench:
      'schützengraben|schützengräben|schützengraben im ersten weltkrieg|grabenkrieg|graben im ersten weltkrieg',
    treevillage:
      'baumhaus im dschungel|baumhäuser im dschungel|baumhaus mit hängebrücke|baumhaus mit seilbrücke|baumhausdorf|baumhaushotel',
    mooncrater: 'mondkrater|krater auf dem mond',
  },
  es: {
    stiltvillage:
      'aldea tailandesa|pueblo tailandés|pueblo en tailandia|aldea vietnamita|pueblo vietnamita|pueblo en vietnam',
    islandvillage: 'aldea fiyiana|pueblo en fiyi|aldea polinesia',
    saltflat: 'salar|desierto de sal|llanura de sal|planicie de sal|salinas de bolivia|salares',
    saltmirror: 'salar de uyuni|uyuni|espejo de sal|espejo de uyuni|lago salado|laguna salada',
    shipdeck:
      'cubierta de un barco pirata|cubierta del barco pirata|en la cubierta de un barco pirata|a bordo de un barco pirata|cubierta de un barco|cubierta de un velero|en un barco pirata|cubierta de su barco|cubierta del barco|cubierta de su nave|cubierta de un yate|cubierta del yate',
    shipgraveyard:
      'cementerio de naves|cementerio de naves espaciales|naves espaciales estrelladas|restos de naves espaciales',
    crescentmoon: 'luna creciente|luna menguante|media luna',
    twinmoons: 'dos lunas|lunas gemelas',
    twinsuns: 'dos soles|doble sol',
    icepalace:
      'palacio de hielo|castillo de hielo|reino de hielo|palacio helado|castillo de la reina de las nieves|fortaleza de hielo',
    inferno:
      'infierno|inframundo|río de lava|ríos de lava|campo de lava|paisaje de lava|paisaje infernal|mordor',
    crater:
      'dentro de un volcán|interior de un volcán|en el interior de un volcán|lago de lava|cráter de un volcán|cráter volcánico',
    travertine:
      'pamukkale|terrazas de travertino|terrazas de aguas termales|terrazas calcáreas|castillo de algodón|piscinas de travertino',
    floatingmarket: 'mercado flotante|mercados flotantes|mercado sobre el agua',
    mushroomforest:
      'bosque de hongos|bosque de setas|setas gigantes|hongos gigantes|hongos luminosos|setas luminosas',
    cliffdwellings:
      'viviendas en el acantilado|mesa verde|casas en el acantilado|viviendas del acantilado|palacio del acantilado',
    elvencity:
      'ciudad élfica|ciudad de los elfos|aldea élfica|pueblo élfico|ciudad en los árboles|reino élfico|aldea en los árboles|ciudad construida en árboles gigantes|ciudad construida en los árboles|ciudad en árboles gigantes|ciudad sobre árboles gigantes|ciudad sobre los árboles',
    steampunkcity: 'steampunk|ciudad steampunk|calle steampunk',
    tundra: 'tundra|tundra ártica',
    neonroof: 'azotea cyberpunk|azoteas cyberpunk|azotea ciberpunk',
    dwarfforge: 'forja enana|forja de los enanos|forja subterránea|forja en una cueva|forja goblin',
    reindeer: 'reno|caribú',
    ferrydeck:
      'cubierta de un ferry|cubierta del ferry|en un ferry|en el ferry|en el transbordador|a bordo de un ferry|cubierta de un transbordador|cubierta de un crucero',
    trench: 'trinchera|trincheras|trinchera de la primera guerra mundial|guerra de trincheras',
    treevillage:
      'casa del árbol en la selva|casas del árbol en la selva|casas en los árboles|casa del árbol con puente colgante|pueblo en los árboles',
    mooncrater: 'cráter lunar|cráter de la luna|cráteres de la luna',
  },
  ru: {
    stiltvillage: 'тайская деревня|деревня в таиланде|вьетнамская деревня|деревня во вьетнаме',
    islandvillage: 'деревня на фиджи|деревня на самоа',
    saltflat: 'солончак|солончаки|соляная пустыня|соляная равнина|соляные равнины',
    saltmirror: 'салар де уюни|солончак уюни|уюни|соляное зеркало|соляное озеро|солёное озеро',
    shipdeck:
      'палуба пиратского корабля|на палубе пиратского корабля|на борту пиратского корабля|палуба корабля|на палубе корабля|палуба парусника|на пиратском корабле|на палубе своего корабля|палуба своего корабля|на палубе',
    shipgraveyard:
      'кладбище космических кораблей|кладбище звездолётов|обломки космических кораблей',
    crescentmoon: 'серп луны|серпом луны|лунный серп|полумесяц|молодой месяц|тонкий месяц',
    twinmoons: 'две луны|двух лун|двумя лунами',
    twinsuns: 'два солнца|двух солнц|двумя солнцами',
    icepalace:
      'ледяной дворец|ледяной замок|ледяное королевство|дворец изо льда|замок снежной королевы|дворец снежной королевы|замок изо льда',
    inferno: 'ад|в аду|преисподняя|река лавы|реки лавы|лавовая река|лавовое поле|мордор',
    crater:
      'внутри вулкана|в жерле вулкана|жерло вулкана|кратер вулкана|в кратере вулкана|лавовое озеро|озеро лавы',
    travertine:
      'памуккале|травертиновые террасы|террасы с горячими источниками|известковые террасы|хлопковый замок|травертины',
    floatingmarket: 'плавучий рынок|плавучие рынки|рынок на воде',
    mushroomforest: 'грибной лес|гигантские грибы|светящиеся грибы|огромные грибы',
    cliffdwellings: 'скальные жилища|меса верде|жилища в скале|дома в скале|скальный дворец',
    elvencity:
      'эльфийский город|город эльфов|эльфийская деревня|город на деревьях|деревня на деревьях|эльфийское королевство|город в гигантских деревьях|города в гигантских деревьях|город на гигантских деревьях|города на гигантских деревьях|городе на деревьях|города на деревьях|город в кронах деревьев',
    steampunkcity: 'стимпанк|город в стиле стимпанк|стимпанк город|город стимпанк',
    tundra: 'тундра|арктическая тундра',
    neonroof: 'киберпанк крыша|крыша в стиле киберпанк|крыша киберпанк города',
    dwarfforge: 'кузница гномов|гномья кузница|кузница гоблинов|подземная кузница|кузница в пещере',
    reindeer: 'северный олень|северные олени',
    ferrydeck: 'палуба парома|на пароме|на борту парома|палуба круизного лайнера',
    trench: 'окоп|окопы|траншея|окоп первой мировой войны|траншея первой мировой войны',
    treevillage:
      'дом на дереве в джунглях|дома на деревьях|дом на дереве с верёвочным мостом|домики на деревьях',
    mooncrater: 'лунный кратер|кратер на луне|кратеры луны',
  },
  pt: {
    stiltvillage: 'aldeia tailandesa|aldeia na tailândia|aldeia vietnamita|aldeia no vietnã',
    islandvillage: 'aldeia fijiana|aldeia em fiji|aldeia polinésia',
    saltflat: 'deserto de sal|planície de sal|salar|salina seca',
    saltmirror: 'salar de uyuni|uyuni|espelho de sal|lago salgado|lagoa salgada',
    shipdeck:
      'convés de um navio pirata|convés do navio pirata|no convés de um navio pirata|a bordo de um navio pirata|convés de um barco pirata|convés de um navio|em um navio pirata|convés do seu navio|convés de seu navio|convés do navio|convés de um iate|convés do iate',
    shipgraveyard: 'cemitério de naves|cemitério de naves espaciais|destroços de naves espaciais',
    crescentmoon: 'lua crescente|lua minguante|meia lua',
    twinmoons: 'duas luas|luas gêmeas',
    twinsuns: 'dois sóis|sóis gêmeos',
    icepalace:
      'palácio de gelo|castelo de gelo|reino de gelo|palácio gelado|castelo da rainha da neve|fortaleza de gelo',
    inferno:
      'inferno|submundo|rio de lava|rios de lava|campo de lava|paisagem de lava|paisagem infernal|mordor',
    crater:
      'dentro de um vulcão|interior de um vulcão|no interior de um vulcão|lago de lava|cratera de um vulcão|cratera vulcânica',
    travertine:
      'pamukkale|terraços de travertino|terraços de águas termais|terraços calcários|castelo de algodão|piscinas de travertino',
    floatingmarket: 'mercado flutuante|mercados flutuantes|mercado sobre a água',
    mushroomforest: 'floresta de cogumelos|cogumelos gigantes|cogumelos brilhantes',
    cliffdwellings: 'habitações no penhasco|mesa verde|casas no penhasco|moradias no penhasco',
    elvencity:
      'cidade élfica|cidade dos elfos|vila élfica|aldeia élfica|cidade nas árvores|reino élfico|aldeia nas árvores|cidade construída em árvores gigantes|cidade construída nas árvores|cidade em árvores gigantes|cidade sobre árvores gigantes',
    steampunkcity: 'steampunk|cidade steampunk|rua steampunk',
    tundra: 'tundra|tundra ártica',
    neonroof: 'terraço cyberpunk|telhado cyberpunk',
    dwarfforge: 'forja anã|forja dos anões|forja subterrânea|forja em uma caverna',
    reindeer: 'rena|caribu',
    ferrydeck:
      'convés de um ferry|convés de uma balsa|convés da balsa|a bordo de uma balsa|na balsa|no ferry|convés de um cruzeiro',
    trench: 'trincheira|trincheiras|trincheira da primeira guerra mundial|guerra de trincheiras',
    treevillage:
      'casa na árvore na selva|casas nas árvores|casa na árvore com ponte de corda|casa na árvore na floresta tropical',
    mooncrater: 'cratera lunar|cratera da lua|crateras da lua',
  },
  it: {
    stiltvillage:
      'villaggio thailandese|villaggio in thailandia|villaggio vietnamita|villaggio in vietnam',
    islandvillage: 'villaggio figiano|villaggio alle figi|villaggio polinesiano',
    saltflat: 'deserto di sale|distesa di sale|pianura di sale|piana di sale|salar',
    saltmirror: 'salar de uyuni|uyuni|specchio di sale|lago salato|laguna salata',
    shipdeck:
      'ponte di una nave pirata|ponte della nave pirata|sul ponte di una nave pirata|a bordo di una nave pirata|ponte di una nave|ponte di un veliero|su una nave pirata|ponte della sua nave|ponte della nave|ponte di uno yacht|ponte dello yacht',
    shipgraveyard: 'cimitero di astronavi|cimitero di navicelle|relitti di astronavi',
    crescentmoon: 'mezzaluna|luna crescente|luna calante|falce di luna|spicchio di luna',
    twinmoons: 'due lune|lune gemelle',
    twinsuns: 'due soli|soli gemelli',
    icepalace:
      'palazzo di ghiaccio|castello di ghiaccio|regno di ghiaccio|castello della regina delle nevi|fortezza di ghiaccio',
    inferno:
      'inferno|inferi|fiume di lava|fiumi di lava|campo di lava|paesaggio infernale|paesaggio di lava|mordor',
    crater:
      "dentro un vulcano|all'interno di un vulcano|interno di un vulcano|lago di lava|cratere di un vulcano|cratere vulcanico",
    travertine:
      'pamukkale|terrazze di travertino|terrazze termali|terrazze calcaree|castello di cotone|vasche di travertino',
    floatingmarket: "mercato galleggiante|mercati galleggianti|mercato sull'acqua",
    mushroomforest: 'foresta di funghi|funghi giganti|funghi luminosi|bosco di funghi giganti',
    cliffdwellings:
      'abitazioni nella roccia|mesa verde|case nella scogliera|abitazioni rupestri|case nella parete rocciosa',
    elvencity:
      'città elfica|città degli elfi|villaggio elfico|città sugli alberi|regno elfico|villaggio sugli alberi|città costruita su alberi giganti|città costruita tra gli alberi|città costruita sugli alberi|città su alberi giganti|città negli alberi giganti|città tra gli alberi',
    steampunkcity: 'steampunk|città steampunk|strada steampunk',
    tundra: 'tundra|tundra artica',
    neonroof: 'tetto cyberpunk|terrazza cyberpunk|tetti cyberpunk',
    dwarfforge:
      'fucina nanica|forgia dei nani|fucina dei nani|fucina sotterranea|forgia in una grotta',
    reindeer: 'renna|caribù',
    ferrydeck:
      'ponte di un traghetto|ponte del traghetto|sul traghetto|a bordo di un traghetto|ponte di una nave da crociera',
    trench: 'trincea|trincee|trincea della prima guerra mondiale|guerra di trincea',
    treevillage:
      "casa sull'albero nella giungla|case sugli alberi nella giungla|case sugli alberi|casa sull'albero con ponte di corda",
    mooncrater: 'cratere lunare|cratere della luna|crateri lunari',
  },
  tr: {
    stiltvillage: 'tayland köyü|tay köyü|vietnam köyü',
    islandvillage: 'fiji köyü|samoa köyü',
    saltflat: 'tuz düzlüğü|tuz düzlükleri|tuz çölü|tuz ovası',
    saltmirror: 'salar de uyuni|uyuni|uyuni tuz düzlüğü|tuz gölü aynası|tuz gölü',
    shipdeck:
      'korsan gemisinin güvertesi|korsan gemisi güvertesi|korsan gemisinin güvertesinde|gemi güvertesi|geminin güvertesi|korsan gemisinde|gemisinin güvertesi|gemisinin güvertesinde|geminin güvertesinde',
    shipgraveyard: 'uzay gemisi mezarlığı|uzay gemileri mezarlığı|uzay gemisi enkazları',
    crescentmoon: 'hilal|hilal ay|hilal biçiminde ay|yarım ay',
    twinmoons: 'iki ay ışığı|ikiz ay|ikiz aylar|gökte iki ay',
    twinsuns: 'iki güneş|ikiz güneş|ikiz güneşler',
    icepalace: 'buz sarayı|buz kalesi|buz şatosu|buzdan saray|buz krallığı|buzdan kale',
    inferno: 'cehennem|lav nehri|lav nehirleri|lav ırmağı|lav tarlası|mordor',
    crater:
      'yanardağın içi|yanardağın içinde|volkanın içi|volkanın içinde|lav gölü|yanardağ krateri|volkan krateri',
    travertine:
      'pamukkale|pamukkale travertenleri|travertenler|traverten|traverten teraslar|kaplıca terasları',
    floatingmarket: 'yüzen çarşı|yüzen pazar|yüzen market|yüzen pazarlar',
    mushroomforest: 'mantar ormanı|dev mantarlar|ışıldayan mantarlar',
    cliffdwellings: 'uçurum evleri|mesa verde|kaya evleri|uçurumdaki evler',
    elvencity:
      'elf şehri|elf köyü|elflerin şehri|ağaçlardaki şehir|ağaç şehri|elf krallığı|dev ağaçların üzerine kurulu şehir|dev ağaçlara kurulmuş şehir|dev ağaçlardaki şehir|ağaçların üzerindeki şehir|ağaçlara kurulu şehir|dev ağaçlara kurulmuş bir şehir|dev ağaçların içine kurulmuş bir şehir',
    steampunkcity: 'steampunk|steampunk şehir|steampunk şehri|steampunk sokak',
    tundra: 'tundra|arktik tundra',
    neonroof: 'siberpunk çatı|cyberpunk çatı|siberpunk çatısı',
    dwarfforge: 'cüce demirhanesi|cücelerin demirhanesi|yeraltı demirhanesi|goblin demirhanesi',
    reindeer: 'ren geyiği|ren geyikleri',
    ferrydeck: 'feribot güvertesi|vapur güvertesi|vapurda|feribotta',
    trench: 'siper|siperler|birinci dünya savaşı siperi|savaş siperi',
    treevillage:
      'ormandaki ağaç evler|ağaç ev köyü|cangılda ağaç ev|ip köprülü ağaç ev|ağaçların üstündeki köy',
    mooncrater: 'ay krateri|aydaki krater|ay kraterleri',
  },
  ar: {
    stiltvillage: 'قرية تايلاندية|قرية في تايلاند|قرية فيتنامية|قرية في فيتنام',
    islandvillage: 'قرية في فيجي|قرية في ساموا',
    saltflat: 'مسطحات ملحية|مسطح ملحي|صحراء الملح|سهل ملحي|سبخة',
    saltmirror: 'سالار دي أويوني|أويوني|مرآة الملح|صحراء أويوني|بحيرة ملحية|بحيرة مالحة',
    shipdeck:
      'سطح سفينة قراصنة|سطح سفينة القراصنة|على سطح سفينة قراصنة|سطح السفينة|سطح سفينة|سطح سفينته|على سطح سفينته|سطح اليخت|سطح يخت',
    shipgraveyard: 'مقبرة سفن الفضاء|مقبرة سفن فضائية|مقبرة السفن الفضائية|حطام سفن الفضاء',
    crescentmoon: 'هلال|قمر هلالي|هلال القمر',
    twinmoons: 'قمران|قمرين',
    twinsuns: 'شمسان|شمسين',
    icepalace: 'قصر الجليد|قصر جليدي|قلعة الجليد|قلعة جليدية|مملكة الجليد|قصر من الجليد',
    inferno: 'الجحيم|جحيم|نهر من الحمم|أنهار الحمم|نهر الحمم|أنهار من الحمم|أرض النار',
    crater: 'داخل بركان|داخل البركان|فوهة بركان|فوهة البركان|بحيرة حمم|بحيرة من الحمم',
    travertine: 'باموكالي|باموق قلعة|مدرجات الحجر الجيري|مدرجات كلسية|مدرجات ينابيع حارة',
    floatingmarket: 'سوق عائم|السوق العائم|سوق عائمة|السوق العائمة',
    mushroomforest: 'غابة الفطر|غابة فطر|فطر عملاق|فطر مضيء',
    cliffdwellings: 'مساكن الجرف|ميسا فيردي|بيوت الجرف|مساكن صخرية',
    elvencity:
      'مدينة الجان|مدينة الإلف|مدينة على الأشجار|قرية الإلف|مدينة بين الأشجار|مملكة الإلف|مدينة مبنية في أشجار عملاقة|مدينة مبنية على أشجار عملاقة|مدينة على أشجار عملاقة|مدينة في الأشجار العملاقة|مدينة مبنية في الأشجار',
    steampunkcity: 'ستيم بانك|ستيمبانك|مدينة ستيم بانك|مدينة ستيمبانك',
    tundra: 'تندرا|التندرا',
    neonroof: 'سطح سايبربانك|سطح مبنى سايبربانك',
    dwarfforge: 'مصهر الأقزام|ورشة حدادة الأقزام|حدادة الأقزام|حدادة تحت الأرض',
    reindeer: 'رنة|غزال الرنة',
    ferrydeck: 'سطح العبارة|سطح عبارة|على متن عبارة|على متن العبارة|على العبارة|في العبارة',
    trench: 'خندق عسكري|خنادق الحرب|خنادق الحرب العالمية الأولى|خندق في الحرب',
    treevillage:
      'بيت شجرة في الغابة الاستوائية|بيوت الشجر في الأدغال|بيت شجرة في الأدغال|قرية فوق الأشجار|بيت شجرة مع جسر حبال',
    mooncrater: 'فوهة على القمر|فوهة قمرية|فوهات القمر',
  },
  hi: {
    stiltvillage: 'थाई गाँव|थाईलैंड का गाँव|वियतनामी गाँव|वियतनाम का गाँव',
    islandvillage: 'फिजी का गाँव|समोआ का गाँव',
    saltflat: 'नमक का मैदान|नमक का रेगिस्तान|नमक के मैदान|कच्छ का रण',
    saltmirror: 'सालार दे उयूनी|उयूनी|नमक का दर्पण|नमक की झील|खारी झील',
    shipdeck:
      'समुद्री डाकू जहाज का डेक|समुद्री डाकू जहाज के डेक पर|जहाज का डेक|जहाज के डेक पर|अपने जहाज के डेक पर|नौका का डेक|नौका के डेक',
    shipgraveyard: 'अंतरिक्ष यानों का कब्रिस्तान|अंतरिक्षयान कब्रिस्तान|अंतरिक्ष यान का कब्रिस्तान',
    crescentmoon: 'अर्धचंद्र|दूज का चांद|आधा चांद|अर्धचंद्राकार चांद',
    twinmoons: 'दो चांद|दो चाँद|दो चंद्रमा',
    twinsuns: 'दो सूरज|दो सूर्य',
    icepalace: 'बर्फ का महल|बर्फ़ का महल|बर्फ का किला|बर्फीला महल|बर्फ का राज्य',
    inferno: 'नरक|लावा की नदी|लावा की नदियाँ|लावा नदी|आग की धरती',
    crater: 'ज्वालामुखी के अंदर|ज्वालामुखी के भीतर|ज्वालामुखी का मुख|लावा झील|लावा की झील',
    travertine: 'पामुक्कले|गर्म झरनों की सीढ़ियाँ|चूना पत्थर की सीढ़ियाँ|पामुक्काले',
    floatingmarket: 'तैरता बाज़ार|तैरता बाजार|तैरता हुआ बाज़ार|नावों का बाज़ार',
    mushroomforest: 'मशरूम का जंगल|मशरूम जंगल|विशाल मशरूम|चमकते मशरूम',
    cliffdwellings: 'मेसा वर्डे|चट्टान में घर|चट्टानी घर|चट्टान के घर',
    elvencity:
      'एल्फ शहर|एल्फ गाँव|पेड़ों पर शहर|पेड़ों पर गाँव|एल्फ राज्य|विशाल पेड़ों पर बसा शहर|विशाल पेड़ों में बना शहर|पेड़ों पर बसा शहर|विशाल पेड़ों पर बने शहर|पेड़ों पर बने शहर|पेड़ों पर बसे शहर',
    steampunkcity: 'स्टीमपंक|स्टीमपंक शहर|स्टीमपंक नगर',
    tundra: 'टुंड्रा|आर्कटिक टुंड्रा',
    neonroof: 'साइबरपंक छत|नियॉन छत',
    dwarfforge: 'बौनों की भट्ठी|बौनों का लोहारखाना|भूमिगत लोहारखाना',
    reindeer: 'रेनडियर|बारहसिंगा',
    ferrydeck: 'फेरी का डेक|फेरी पर|फेरी में|फ़ेरी का डेक|फेरी के डेक|जहाज़ का डेक',
    trench: 'युद्ध की खाई|प्रथम विश्व युद्ध की खाई|युद्ध की खाइयाँ',
    treevillage: 'जंगल में ट्रीहाउस|जंगल का ट्रीहाउस|ट्रीहाउस गाँव|रस्सी के पुल वाला ट्रीहाउस',
    mooncrater: 'चंद्रमा का गड्ढा|चांद का गड्ढा|चंद्र क्रेटर',
  },
};
