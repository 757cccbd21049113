import type { WordTable } from '../../../words/language.ts';
import type { PlaceKey } from '../place-keys.ts';

/** Names of towns, regions and countries, by what is seen of them. */
export const PLACE_WORDS: WordTable<PlaceKey> = {
  en: {
    oldtowns:
      'prague|vienna|budapest|munich|nuremberg|salzburg|krakow|warsaw|tallinn|edinburgh|dublin|strasbourg|colmar|heidelberg|brussels|stockholm|quebec|boston|kyiv|germany|poland|austria',
    southerntowns:
      'pamplona|balat|naples|bologna|verona|palermo|milan|genoa|madrid|barcelona|dubrovnik|marseille|valletta|athens|italy|spain|portugal|croatia|malta',
    whitetowns: 'seville|granada|cordoba|malaga|ronda',
    cafetowns: 'lyon|bordeaux|montmartre|buenos aires|france',
    canaltowns: 'copenhagen|bruges|ghent|gothenburg',
    medinas:
      'damascus|aleppo|baghdad|jerusalem|tunis|fez|casablanca|algiers|isfahan|tehran|samarkand|bukhara|morocco|syria|iraq|iran|tunisia',
    plazatowns: 'cartagena|bogota|quito|guadalajara|mexico|guatemala|colombia|bolivia',
    bigcities:
      'chicago|los angeles|toronto|vancouver|seattle|miami|singapore|jakarta|manila|melbourne|johannesburg|nairobi|houston|detroit|philadelphia|brooklyn|frankfurt|busan|kuala lumpur|sao paulo|usa',
    hanriver: 'han river|hangang|han river park|hangang park',
    neoncities: 'bangkok|hanoi|saigon|las vegas|ho chi minh city',
    greece: 'greece|mykonos',
    highlands:
      'switzerland|alps|dolomites|nepal|tibet|kathmandu|bhutan|patagonia|andes|peru|canada|alaska|yosemite|colorado|montana|new zealand|bavaria|tyrol|rocky mountains',
    fjordland: 'norway|lofoten|geiranger',
    greenhills: 'ireland|england|cotswolds|yorkshire|wales|normandy',
    lavenderland: 'provence',
    tulipland: 'netherlands|holland',
    grainland: 'kansas|nebraska|oklahoma|iowa|ukraine',
    riceland: 'bali|ubud|vietnam|sapa|java',
    palmbeaches:
      'hawaii|maldives|thailand|phuket|bahamas|caribbean|jamaica|seychelles|tahiti|fiji|zanzibar|goa|cancun|polynesia|brazil',
    taiga: 'siberia|lapland|yukon|finland|russia',
    drylands: 'namibia|oman|saudi arabia|gobi|wadi rum|texas',
    canyonlands: 'arizona|utah|new mexico',
    savannas:
      'kenya|tanzania|botswana|ghana|senegal|nigeria|ethiopia|uganda|zambia|zimbabwe|south africa|australia',
    steppes: 'mongolia|kazakhstan',
    greatrivers: 'mississippi|missouri|rhine|danube|nile|volga|yangtze|mekong',
    falls: 'iceland',
    rainforests: 'amazon|congo|borneo|sumatra|costa rica',
    icelands: 'greenland|svalbard',
    egypt: 'egypt',
  },
  zh: {
    oldtowns:
      '布拉格|维也纳|布达佩斯|慕尼黑|纽伦堡|萨尔茨堡|克拉科夫|华沙|塔林|爱丁堡|都柏林|斯特拉斯堡|海德堡|布鲁塞尔|斯德哥尔摩|魁北克|波士顿|基辅|德国|波兰|奥地利',
    southerntowns:
      '潘普洛纳|巴拉特|那不勒斯|博洛尼亚|维罗纳|巴勒莫|米兰|热那亚|马德里|巴塞罗那|杜布罗夫尼克|马赛|雅典|意大利|西班牙|葡萄牙|克罗地亚',
    whitetowns: '塞维利亚|格拉纳达|科尔多瓦|马拉加',
    cafetowns: '里昂|波尔多|蒙马特|布宜诺斯艾利斯|法国',
    canaltowns: '哥本哈根|布鲁日|根特',
    medinas:
      '大马士革|阿勒颇|巴格达|耶路撒冷|突尼斯|菲斯|卡萨布兰卡|伊斯法罕|德黑兰|撒马尔罕|摩洛哥|叙利亚|伊拉克|伊朗',
    plazatowns: '卡塔赫纳|波哥大|基多|瓜达拉哈拉|墨西哥|危地马拉|哥伦比亚',
    bigcities:
      '芝加哥|洛杉矶|多伦多|温哥华|西雅图|迈阿密|新加坡|雅加达|马尼拉|墨尔本|约翰内斯堡|内罗毕|休斯顿|底特律|费城|布鲁克林|法兰克福|釜山|吉隆坡|圣保罗|深圳|广州|重庆|美国',
    hanriver: '汉江|汉江公园|漢江',
    neoncities: '曼谷|河内|西贡|胡志明市|拉斯维加斯',
    greece: '希腊|米科诺斯',
    highlands:
      '瑞士|阿尔卑斯|多洛米蒂|尼泊尔|西藏|加德满都|不丹|巴塔哥尼亚|安第斯|秘鲁|加拿大|阿拉斯加|优胜美地|科罗拉多|新西兰|巴伐利亚',
    fjordland: '挪威|罗弗敦',
    greenhills: '爱尔兰|英格兰|约克郡|威尔士|诺曼底',
    lavenderland: '普罗旺斯',
    tulipland: '荷兰',
    grainland: '堪萨斯|内布拉斯加|乌克兰',
    riceland: '巴厘岛|越南|爪哇',
    palmbeaches:
      '夏威夷|马尔代夫|泰国|普吉岛|巴哈马|加勒比|牙买加|塞舌尔|大溪地|斐济|桑给巴尔|坎昆|巴西|三亚',
    taiga: '西伯利亚|拉普兰|育空|芬兰|俄罗斯',
    drylands: '纳米比亚|阿曼|沙特阿拉伯|戈壁|得克萨斯',
    canyonlands: '亚利桑那|犹他|新墨西哥州',
    savannas:
      '肯尼亚|坦桑尼亚|博茨瓦纳|加纳|塞内加尔|尼日利亚|埃塞俄比亚|乌干达|赞比亚|津巴布韦|南非|澳大利亚',
    steppes: '蒙古|哈萨克斯坦|呼伦贝尔',
    greatrivers: '密西西比河|莱茵河|多瑙河|尼罗河|长江|湄公河',
    falls: '冰岛',
    rainforests: '亚马逊|刚果|婆罗洲|苏门答腊|哥斯达黎加',
    icelands: '格陵兰|斯瓦尔巴',
    egypt: '埃及',
  },
  ja: {
    oldtowns:
      'プラハ|ウィーン|ブダペスト|ミュンヘン|ニュルンベルク|ザルツブルク|クラクフ|ワルシャワ|タリン|エディンバラ|ダブリン|ストラスブール|コルマール|ブリュッセル|ストックホルム|ケベック|ボストン|キーウ|ドイツ|ポーランド|オーストリア',
    southerntowns:
      'パンプローナ|バラト地区|ナポリ|ボローニャ|ヴェローナ|パレルモ|ミラノ|マドリード|バルセロナ|ドゥブロヴニク|マルセイユ|アテネ|イタリア|スペイン|ポルトガル|クロアチア',
    whitetowns: 'セビリア|グラナダ|コルドバ',
    cafetowns: 'リヨン|ボルドー|モンマルトル|ブエノスアイレス|フランス',
    canaltowns: 'コペンハーゲン|ブルージュ',
    medinas:
      'ダマスカス|アレッポ|バグダッド|エルサレム|チュニス|フェズ|カサブランカ|イスファハン|テヘラン|サマルカンド|モロッコ|シリア|イラク|イラン',
    plazatowns: 'カルタヘナ|ボゴタ|メキシコ|グアテマラ|コロンビア',
    bigcities:
      'シカゴ|ロサンゼルス|トロント|バンクーバー|シアトル|マイアミ|シンガポール|ジャカルタ|マニラ|メルボルン|ナイロビ|ヒューストン|デトロイト|ブルックリン|フランクフルト|釜山|クアラルンプール|サンパウロ|アメリカ',
    hanriver: '漢江|漢江公園',
    neoncities: 'バンコク|ハノイ|サイゴン|ラスベガス|ホーチミン',
    greece: 'ギリシャ|ミコノス',
    highlands:
      'スイス|アルプス|ドロミテ|ネパール|チベット|カトマンズ|ブータン|パタゴニア|アンデス|ペルー|カナダ|アラスカ|ヨセミテ|コロラド|ニュージーランド|バイエルン',
    fjordland: 'ノルウェー|ロフォーテン',
    greenhills: 'アイルランド|イングランド|ヨークシャー|ウェールズ|ノルマンディー|イギリス',
    lavenderland: 'プロヴァンス|富良野',
    tulipland: 'オランダ',
    grainland: 'カンザス|ウクライナ',
    riceland: 'バリ島|ベトナム|ジャワ',
    palmbeaches:
      'ハワイ|モルディブ|タイランド|プーケット|バハマ|カリブ|ジャマイカ|セーシェル|タヒチ|フィジー|ザンジバル|ブラジル|グアム|沖縄',
    taiga: 'シベリア|ラップランド|ユーコン|フィンランド|ロシア',
    drylands: 'ナミビア|オマーン|サウジアラビア|ゴビ|テキサス',
    canyonlands: 'アリゾナ|ユタ',
    savannas:
      'ケニア|タンザニア|ボツワナ|ガーナ|セネガル|ナイジェリア|エチオピア|ウガンダ|オーストラリア',
    steppes: 'モンゴル|カザフスタン',
    greatrivers: 'ミシシッピ川|ライン川|ドナウ川|ナイル川|長江|メコン川',
    falls: 'アイスランド',
    rainforests: 'アマゾン|コンゴ|ボルネオ|スマトラ|コスタリカ',
    icelands: 'グリーンランド|スヴァールバル',
    egypt: 'エジプト',
  },
  ko: {
    oldtowns:
      '프라하|빈 거리|부다페스트|뮌헨|뉘른베르크|잘츠부르크|크라쿠프|바르샤바|탈린|에든버러|더블린|스트라스부르|브뤼셀|스톡홀름|퀘벡|보스턴|키이우|독일|폴란드|오스트리아',
    southerntowns:
      '팜플로나|발라트|나폴리|볼로냐|베로나|밀라노|마드리드|바르셀로나|두브로브니크|마르세유|아테네|이탈리아|스페인|포르투갈|크로아티아',
    whitetowns: '세비야|그라나다|코르도바',
    cafetowns: '리옹|보르도|몽마르트르|부에노스아이레스|프랑스',
    canaltowns: '코펜하겐|브뤼헤',
    medinas:
      '다마스쿠스|바그다드|예루살렘|튀니스|카사블랑카|이스파한|테헤란|사마르칸트|모로코|시리아|이라크',
    plazatowns: '카르타헤나|보고타|멕시코|과테말라|콜롬비아',
    bigcities:
      '시카고|로스앤젤레스|토론토|밴쿠버|시애틀|마이애미|싱가포르|자카르타|마닐라|멜버른|나이로비|휴스턴|디트로이트|브루클린|프랑크푸르트|쿠알라룸푸르|상파울루|미국',
    hanriver: '한강|한강변|한강공원',
    neoncities: '방콕|하노이|사이공|라스베이거스|호치민',
    greece: '그리스|미코노스',
    highlands:
      '스위스|알프스|돌로미티|네팔|티베트|카트만두|부탄|파타고니아|안데스|페루|캐나다|알래스카|요세미티|콜로라도|뉴질랜드',
    fjordland: '노르웨이|로포텐',
    greenhills: '아일랜드|잉글랜드|요크셔|웨일스|영국',
    lavenderland: '프로방스',
    tulipland: '네덜란드',
    grainland: '캔자스|우크라이나',
    riceland: '발리|베트남|자바섬',
    palmbeaches:
      '하와이|몰디브|푸켓|바하마|카리브|자메이카|세이셸|타히티|피지|잔지바르|브라질|태국',
    taiga: '시베리아|라플란드|핀란드|러시아',
    drylands: '나미비아|오만|사우디아라비아|고비|텍사스',
    canyonlands: '애리조나|유타',
    savannas: '케냐|탄자니아|보츠와나|가나|세네갈|나이지리아|에티오피아|우간다|호주',
    steppes: '몽골|카자흐스탄',
    greatrivers: '미시시피강|라인강|다뉴브강|나일강|메콩강',
    falls: '아이슬란드',
    rainforests: '아마존|콩고|보르네오|코스타리카',
    icelands: '그린란드|스발바르',
    egypt: '이집트',
  },
  fr: {
    oldtowns:
      'prague|vienne|budapest|munich|nuremberg|salzbourg|cracovie|varsovie|tallinn|édimbourg|dublin|strasbourg|colmar|bruxelles|stockholm|québec|nouvelle-orléans|boston|kiev|allemagne|pologne|autriche|alsace',
    southerntowns:
      'pampelune|balat|naples|bologne|vérone|palerme|milan|gênes|madrid|barcelone|dubrovnik|marseille|la valette|athènes|italie|espagne|portugal|croatie|malte|sicile',
    whitetowns: 'séville|grenade|cordoue|malaga',
    cafetowns: 'lyon|bordeaux|montmartre|buenos aires|france',
    canaltowns: 'copenhague|bruges|gand',
    medinas:
      'damas|alep|bagdad|jérusalem|tunis|casablanca|alger|ispahan|téhéran|samarcande|boukhara|maroc|syrie|irak|iran|tunisie',
    plazatowns: 'carthagène|bogota|quito|guadalajara|mexique|guatemala|colombie|bolivie',
    bigcities:
      'chicago|los angeles|toronto|vancouver|seattle|miami|singapour|jakarta|manille|melbourne|johannesburg|nairobi|houston|détroit|brooklyn|francfort|kuala lumpur|são paulo|états-unis',
    hanriver: 'rivière han|fleuve han|parc du fleuve han',
    neoncities: 'bangkok|hanoï|saïgon|las vegas',
    greece: 'grèce|mykonos',
    highlands:
      'suisse|alpes|dolomites|népal|tibet|katmandou|bhoutan|patagonie|andes|pérou|canada|alaska|yosemite|colorado|nouvelle-zélande|bavière|tyrol|pyrénées|savoie',
    fjordland: 'norvège|lofoten',
    greenhills: 'irlande|angleterre|yorkshire|pays de galles|normandie',
    lavenderland: 'provence',
    tulipland: 'pays-bas|hollande',
    grainland: 'kansas|nebraska|ukraine|beauce',
    riceland: 'bali|vietnam|java',
    palmbeaches:
      'hawaï|maldives|thaïlande|phuket|bahamas|caraïbes|jamaïque|seychelles|tahiti|zanzibar|polynésie|brésil|guadeloupe|martinique',
    taiga: 'sibérie|laponie|yukon|finlande|russie',
    drylands: 'namibie|oman|arabie saoudite|gobi|texas',
    canyonlands: 'arizona|utah|nouveau-mexique',
    savannas:
      'kenya|tanzanie|botswana|ghana|sénégal|nigeria|éthiopie|ouganda|zambie|zimbabwe|afrique du sud|australie',
    steppes: 'mongolie|kazakhstan',
    greatrivers: 'mississippi|rhin|danube|nil|loire|mékong',
    falls: 'islande',
    rainforests: 'amazonie|amazone|congo|bornéo|sumatra|costa rica',
    icelands: 'groenland|svalbard',
    egypt: 'égypte',
  },
  de: {
    oldtowns:
      'prag|wien|budapest|münchen|nürnberg|salzburg|krakau|warschau|tallinn|edinburgh|dublin|straßburg|colmar|heidelberg|brüssel|stockholm|quebec|boston|kiew|deutschland|polen|österreich',
    southerntowns:
      'pamplona|balat|neapel|bologna|verona|palermo|mailand|genua|madrid|barcelona|dubrovnik|marseille|valletta|athen|italien|spanien|portugal|kroatien|malta|sizilien',
    whitetowns: 'sevilla|granada|córdoba|málaga',
    cafetowns: 'lyon|bordeaux|montmartre|buenos aires|frankreich',
    canaltowns: 'kopenhagen|brügge|gent|göteborg|hamburg',
    medinas:
      'damaskus|aleppo|bagdad|jerusalem|tunis|casablanca|algier|isfahan|teheran|samarkand|buchara|marokko|syrien|irak|iran|tunesien',
    plazatowns: 'cartagena|bogotá|quito|guadalajara|mexiko|guatemala|kolumbien|bolivien',
    bigcities:
      'chicago|los angeles|toronto|vancouver|seattle|miami|singapur|jakarta|manila|melbourne|johannesburg|nairobi|houston|detroit|brooklyn|frankfurt|kuala lumpur|são paulo|usa',
    hanriver: 'han-fluss|hangang|hangang park',
    neoncities: 'bangkok|hanoi|saigon|las vegas',
    greece: 'griechenland|mykonos',
    highlands:
      'schweiz|alpen|dolomiten|nepal|tibet|kathmandu|bhutan|patagonien|anden|peru|kanada|alaska|yosemite|colorado|neuseeland|bayern|tirol|allgäu',
    fjordland: 'norwegen|lofoten',
    greenhills: 'irland|england|yorkshire|wales|normandie',
    lavenderland: 'provence',
    tulipland: 'niederlande|holland',
    grainland: 'kansas|nebraska|ukraine',
    riceland: 'bali|vietnam|java',
    palmbeaches:
      'hawaii|malediven|thailand|phuket|bahamas|karibik|jamaika|seychellen|tahiti|sansibar|polynesien|brasilien',
    taiga: 'sibirien|lappland|yukon|finnland|russland',
    drylands: 'namibia|oman|saudi-arabien|gobi|texas',
    canyonlands: 'arizona|utah|new mexico',
    savannas:
      'kenia|tansania|botswana|ghana|senegal|nigeria|äthiopien|uganda|sambia|simbabwe|südafrika|australien',
    steppes: 'mongolei|kasachstan',
    greatrivers: 'mississippi|rhein|donau|nil|elbe|mekong',
    falls: 'auf island|in island|reykjavik',
    rainforests: 'amazonas|kongo|borneo|sumatra|costa rica',
    icelands: 'grönland|spitzbergen',
    egypt: 'ägypten',
  },
  es: {
    oldtowns:
      'praga|viena|budapest|múnich|nuremberg|salzburgo|cracovia|varsovia|tallin|edimburgo|dublín|estrasburgo|bruselas|estocolmo|quebec|kiev|alemania|polonia|austria',
    southerntowns:
      'pamplona|balat|nápoles|bolonia|verona|palermo|milán|génova|madrid|barcelona|dubrovnik|marsella|atenas|italia|españa|portugal|croacia',
    whitetowns: 'sevilla|granada|córdoba|málaga|ronda',
    cafetowns: 'lyon|burdeos|montmartre|buenos aires|francia',
    canaltowns: 'copenhague|brujas|gante|gotemburgo',
    medinas:
      'damasco|alepo|bagdad|jerusalén|túnez|casablanca|argel|isfahán|teherán|samarcanda|marruecos|siria|irak|irán',
    plazatowns: 'cartagena|bogotá|quito|guadalajara|méxico|guatemala|colombia|bolivia',
    bigcities:
      'chicago|los ángeles|toronto|vancouver|seattle|miami|singapur|yakarta|manila|melbourne|johannesburgo|nairobi|houston|detroit|brooklyn|fráncfort|kuala lumpur|são paulo|estados unidos',
    hanriver: 'río han|parque del río han',
    neoncities: 'bangkok|hanói|saigón|las vegas',
    greece: 'grecia|mykonos',
    highlands:
      'suiza|alpes|dolomitas|nepal|tíbet|katmandú|bután|patagonia|andes|perú|canadá|alaska|yosemite|colorado|nueva zelanda|baviera|tirol',
    fjordland: 'noruega|lofoten',
    greenhills: 'irlanda|inglaterra|yorkshire|gales|normandía',
    lavenderland: 'provenza',
    tulipland: 'países bajos|holanda',
    grainland: 'kansas|nebraska|oklahoma|ucrania',
    riceland: 'bali|vietnam|java',
    palmbeaches:
      'hawái|maldivas|tailandia|phuket|bahamas|caribe|jamaica|seychelles|tahití|zanzíbar|cancún|polinesia|pan de azúcar|brasil',
    taiga: 'siberia|laponia|yukón|finlandia|rusia',
    drylands: 'namibia|omán|arabia saudita|gobi|texas|tejas',
    canyonlands: 'arizona|utah|nuevo méxico',
    savannas:
      'kenia|tanzania|botsuana|ghana|senegal|nigeria|etiopía|uganda|zambia|zimbabue|sudáfrica|australia',
    steppes: 'mongolia|kazajistán',
    greatrivers: 'misisipi|misisipí|rin|danubio|nilo|mekong',
    falls: 'islandia',
    rainforests: 'amazonas|amazonia|congo|borneo|sumatra|costa rica',
    icelands: 'groenlandia|svalbard',
    egypt: 'egipto',
  },
  ru: {
    oldtowns:
      'прага|вена|будапешт|мюнхен|нюрнберг|зальцбург|краков|варшава|таллин|эдинбург|дублин|страсбург|брюссель|стокгольм|квебек|бостон|киев|германия|польша|австрия',
    southerntowns:
      'памплона|балат|неаполь|болонья|верона|палермо|милан|генуя|мадрид|барселона|дубровник|марсель|афины|италия|испания|португалия|хорватия',
    whitetowns: 'севилья|гранада|кордова|малага',
    cafetowns: 'лион|бордо|монмартр|буэнос-айрес|франция',
    canaltowns: 'копенгаген|брюгге|гент',
    medinas:
      'дамаск|алеппо|багдад|иерусалим|тунис|фес|касабланка|исфахан|тегеран|самарканд|бухара|марокко|сирия|ирак|иран',
    plazatowns: 'картахена|богота|кито|гвадалахара|мексика|гватемала|колумбия',
    bigcities:
      'чикаго|лос-анджелес|торонто|ванкувер|сиэтл|майами|сингапур|джакарта|манила|мельбурн|йоханнесбург|найроби|хьюстон|детройт|бруклин|франкфурт|пусан|куала-лумпур|сан-паулу|америка',
    hanriver: 'река хан|реки хан|хан реки|парк хан',
    neoncities: 'бангкок|ханой|сайгон|лас-вегас',
    greece: 'греция|миконос',
    highlands:
      'швейцария|альпы|непал|тибет|катманду|бутан|патагония|анды|перу|канада|аляска|йосемити|колорадо|новая зеландия|бавария|кавказ|алтай',
    fjordland: 'норвегия|лофотены',
    greenhills: 'ирландия|англия|йоркшир|уэльс|нормандия',
    lavenderland: 'прованс',
    tulipland: 'нидерланды|голландия',
    grainland: 'канзас|небраска|украина',
    riceland: 'бали|вьетнам|ява',
    palmbeaches:
      'гавайи|мальдивы|таиланд|пхукет|багамы|карибы|ямайка|сейшелы|таити|фиджи|занзибар|канкун|рио-де-жанейро|бразилия',
    taiga: 'сибирь|лапландия|юкон|финляндия|тайга',
    drylands: 'намибия|оман|саудовская аравия|гоби|техас',
    canyonlands: 'аризона|юта|нью-мексико',
    savannas:
      'кения|танзания|ботсвана|гана|сенегал|нигерия|эфиопия|уганда|замбия|зимбабве|австралия',
    steppes: 'монголия|казахстан',
    greatrivers: 'миссисипи|рейн|дунай|нил|волга|меконг',
    falls: 'исландия',
    rainforests: 'амазонка|амазония|конго|борнео|суматра|коста-рика',
    icelands: 'гренландия|шпицберген',
    egypt: 'египет',
  },
  pt: {
    oldtowns:
      'praga|viena|budapeste|munique|nuremberga|salzburgo|cracóvia|varsóvia|tallinn|edimburgo|dublin|estrasburgo|bruxelas|estocolmo|quebec|boston|kiev|alemanha|polônia|polónia|áustria',
    southerntowns:
      'pamplona|balat|nápoles|bolonha|verona|palermo|milão|génova|madri|madrid|barcelona|dubrovnik|marselha|atenas|itália|espanha|portugal|croácia',
    whitetowns: 'sevilha|granada|córdova|málaga',
    cafetowns: 'lyon|bordéus|montmartre|buenos aires|frança',
    canaltowns: 'copenhaga|copenhague|bruges',
    medinas:
      'damasco|alepo|bagdá|bagdade|jerusalém|túnis|casablanca|argel|isfahan|teerã|samarcanda|marrocos|síria|iraque|irã',
    plazatowns: 'cartagena|bogotá|quito|guadalajara|méxico|guatemala|colômbia|ouro preto|paraty',
    bigcities:
      'chicago|los angeles|toronto|vancouver|seattle|miami|singapura|jacarta|manila|melbourne|joanesburgo|nairóbi|houston|detroit|brooklyn|frankfurt|kuala lumpur|são paulo|estados unidos',
    hanriver: 'rio han|parque do rio han',
    neoncities: 'bangkok|hanói|saigon|las vegas',
    greece: 'grécia|mykonos',
    highlands:
      'suíça|alpes|dolomitas|nepal|tibete|katmandu|butão|patagônia|andes|peru|canadá|alasca|yosemite|colorado|nova zelândia|baviera|tirol',
    fjordland: 'noruega|lofoten',
    greenhills: 'irlanda|inglaterra|yorkshire|país de gales|normandia',
    lavenderland: 'provença',
    tulipland: 'países baixos|holanda',
    grainland: 'kansas|nebraska|ucrânia',
    riceland: 'bali|vietnã|vietname|java',
    palmbeaches:
      'havaí|maldivas|tailândia|phuket|bahamas|caribe|jamaica|seychelles|taiti|zanzibar|cancún|polinésia|brasil',
    taiga: 'sibéria|lapônia|finlândia|rússia',
    drylands: 'namíbia|omã|arábia saudita|gobi|texas',
    canyonlands: 'arizona|utah|novo méxico',
    savannas:
      'quênia|tanzânia|botsuana|gana|senegal|nigéria|etiópia|uganda|zâmbia|zimbábue|austrália|angola|moçambique',
    steppes: 'mongólia|cazaquistão',
    greatrivers: 'mississipi|mississípi|reno|danúbio|nilo|mekong',
    falls: 'islândia',
    rainforests: 'amazônia|congo|bornéu|sumatra|costa rica',
    icelands: 'groenlândia|svalbard',
    egypt: 'egito',
  },
  it: {
    oldtowns:
      'praga|vienna|budapest|monaco di baviera|norimberga|salisburgo|cracovia|varsavia|tallinn|edimburgo|dublino|strasburgo|bruxelles|stoccolma|quebec|boston|kiev|germania|polonia|austria',
    southerntowns:
      'pamplona|balat|napoli|bologna|verona|palermo|milano|genova|madrid|barcellona|dubrovnik|marsiglia|la valletta|atene|italia|spagna|portogallo|croazia|puglia|sicilia',
    whitetowns: 'siviglia|granada|cordova|malaga|ostuni',
    cafetowns: 'lione|bordeaux|montmartre|buenos aires|francia',
    canaltowns: 'copenaghen|bruges|gand',
    medinas:
      'damasco|aleppo|baghdad|gerusalemme|tunisi|casablanca|algeri|isfahan|teheran|samarcanda|marocco|siria|iraq|iran',
    plazatowns: 'cartagena|bogotà|quito|guadalajara|messico|guatemala|colombia',
    bigcities:
      'chicago|los angeles|toronto|vancouver|seattle|miami|singapore|giacarta|manila|melbourne|johannesburg|nairobi|houston|detroit|brooklyn|francoforte|kuala lumpur|san paolo|stati uniti',
    hanriver: 'fiume han|parco del fiume han',
    neoncities: 'bangkok|hanoi|saigon|las vegas',
    greece: 'grecia|mykonos',
    highlands:
      'svizzera|alpi|dolomiti|nepal|tibet|kathmandu|bhutan|patagonia|ande|perù|canada|alaska|yosemite|colorado|nuova zelanda|baviera|tirolo',
    fjordland: 'norvegia|lofoten',
    greenhills: 'irlanda|inghilterra|yorkshire|galles|normandia',
    lavenderland: 'provenza',
    tulipland: 'paesi bassi|olanda',
    grainland: 'kansas|nebraska|ucraina',
    riceland: 'bali|vietnam|giava',
    palmbeaches:
      'hawaii|maldive|thailandia|phuket|bahamas|caraibi|giamaica|seychelles|tahiti|zanzibar|polinesia|brasile',
    taiga: 'siberia|lapponia|yukon|finlandia|russia',
    drylands: 'namibia|oman|arabia saudita|gobi|texas',
    canyonlands: 'arizona|utah|nuovo messico',
    savannas:
      'kenya|tanzania|botswana|ghana|senegal|nigeria|etiopia|uganda|zambia|zimbabwe|sudafrica|australia',
    steppes: 'mongolia|kazakistan',
    greatrivers: 'mississippi|reno|danubio|nilo|mekong',
    falls: 'islanda',
    rainforests: 'amazzonia|congo|borneo|sumatra|costa rica',
    icelands: 'groenlandia|svalbard',
    egypt: 'egitto',
  },
  tr: {
    oldtowns:
      'prag|viyana|budapeşte|münih|nürnberg|salzburg|krakow|varşova|tallinn|edinburgh|dublin|strazburg|brüksel|stokholm|quebec|boston|kiev|almanya|polonya|avusturya',
    southerntowns:
      'pamplona|balat|napoli|bologna|verona|palermo|milano|cenova|madrid|barselona|dubrovnik|marsilya|atina|italya|ispanya|portekiz|hırvatistan',
    whitetowns: 'sevilla|granada',
    cafetowns: 'lyon|bordeaux|montmartre|buenos aires|fransa',
    canaltowns: 'kopenhag|brugge',
    medinas:
      'şam|halep|bağdat|kudüs|tunus|kazablanka|isfahan|tahran|semerkant|buhara|fas|suriye|irak|iran|mardin',
    plazatowns: 'cartagena|bogota|quito|meksika|guatemala|kolombiya',
    bigcities:
      'chicago|los angeles|toronto|vancouver|seattle|miami|singapur|cakarta|manila|melbourne|nairobi|houston|detroit|brooklyn|frankfurt|kuala lumpur|sao paulo|amerika',
    hanriver: 'han nehri|han nehri parkı',
    neoncities: 'bangkok|hanoi|saygon|las vegas',
    greece: 'yunanistan|mikonos',
    highlands:
      'isviçre|alpler|nepal|tibet|katmandu|bhutan|patagonya|and dağları|peru|kanada|alaska|yosemite|colorado|yeni zelanda|bavyera|karadeniz yaylası',
    fjordland: 'norveç|lofoten',
    greenhills: 'irlanda|ingiltere|yorkshire|galler',
    lavenderland: 'provence|provans|isparta',
    tulipland: 'hollanda',
    grainland: 'kansas|ukrayna',
    riceland: 'bali|vietnam|cava',
    palmbeaches:
      'hawaii|maldivler|tayland|phuket|bahamalar|karayipler|jamaika|seyşeller|tahiti|zanzibar|brezilya',
    taiga: 'sibirya|laponya|finlandiya|rusya',
    drylands: 'namibya|umman|suudi arabistan|gobi|teksas',
    canyonlands: 'arizona|utah',
    savannas: 'kenya|tanzanya|botsvana|gana|senegal|nijerya|etiyopya|uganda|avustralya',
    steppes: 'moğolistan|kazakistan',
    greatrivers: 'missisipi|ren nehri|tuna nehri|nil nehri|mekong',
    falls: 'izlanda',
    rainforests: 'amazon|kongo|borneo|sumatra',
    icelands: 'grönland|svalbard',
    egypt: 'mısır',
  },
  ar: {
    oldtowns:
      'براغ|فيينا|بودابست|ميونخ|سالزبورغ|وارسو|أدنبرة|دبلن|بروكسل|ستوكهولم|ألمانيا|بولندا|النمسا',
    southerntowns:
      'بامبلونا|بلاط إسطنبول|نابولي|بولونيا|فيرونا|باليرمو|ميلانو|مدريد|برشلونة|مرسيليا|أثينا|إيطاليا|إسبانيا|البرتغال',
    whitetowns: 'إشبيلية|غرناطة|قرطبة',
    cafetowns: 'ليون|مونمارتر|بوينس آيرس|فرنسا',
    canaltowns: 'كوبنهاغن|بروج',
    medinas:
      'دمشق|حلب|بغداد|القدس|تونس|فاس|الدار البيضاء|أصفهان|طهران|سمرقند|صنعاء|المغرب|سوريا|العراق|إيران|اليمن',
    plazatowns: 'قرطاجنة|كوسكو|بوغوتا|المكسيك|كولومبيا',
    bigcities:
      'شيكاغو|لوس أنجلوس|تورنتو|سياتل|ميامي|سنغافورة|جاكرتا|مانيلا|ملبورن|نيروبي|هيوستن|الرياض|الدوحة|أبوظبي|كوالالمبور|أمريكا',
    hanriver: 'نهر هان|حديقة نهر هان',
    neoncities: 'بانكوك|هانوي|سايغون|لاس فيغاس',
    greece: 'اليونان|ميكونوس',
    highlands:
      'سويسرا|جبال الألب|نيبال|التبت|كاتماندو|بوتان|باتاغونيا|البيرو|كندا|ألاسكا|نيوزيلندا',
    fjordland: 'النرويج|لوفوتن',
    greenhills: 'إيرلندا|إنجلترا|ويلز',
    lavenderland: 'بروفانس',
    tulipland: 'هولندا',
    grainland: 'كانساس|أوكرانيا',
    riceland: 'بالي|فيتنام|جاوة',
    palmbeaches:
      'هاواي|المالديف|تايلاند|بوكيت|الباهاما|الكاريبي|جامايكا|سيشل|تاهيتي|زنجبار|البرازيل',
    taiga: 'سيبيريا|لابلاند|فنلندا|روسيا',
    drylands: 'ناميبيا|عمان|السعودية|صحراء غوبي|تكساس',
    canyonlands: 'أريزونا|يوتا',
    savannas: 'كينيا|تنزانيا|بوتسوانا|غانا|السنغال|نيجيريا|إثيوبيا|أوغندا|أستراليا',
    steppes: 'منغوليا|كازاخستان',
    greatrivers: 'نهر المسيسيبي|نهر الراين|نهر الدانوب|نهر النيل|نهر الميكونغ',
    falls: 'آيسلندا',
    rainforests: 'الأمازون|الكونغو|بورنيو',
    icelands: 'غرينلاند|سفالبارد',
    egypt: 'مصر',
  },
  hi: {
    oldtowns: 'प्राग|वियना|बुडापेस्ट|म्यूनिख|एडिनबर्ग|डबलिन|ब्रसेल्स|स्टॉकहोम|जर्मनी|पोलैंड|ऑस्ट्रिया',
    southerntowns: 'पैम्प्लोना|बालात|नेपल्स|वेरोना|मिलान|मैड्रिड|बार्सिलोना|एथेंस|इटली|स्पेन|पुर्तगाल',
    whitetowns: 'सेविले|ग्रेनाडा',
    cafetowns: 'ल्योन|ब्यूनस आयर्स|फ्रांस',
    canaltowns: 'कोपेनहेगन|ब्रुग्स',
    medinas: 'दमिश्क|बगदाद|यरूशलेम|ट्यूनिस|कैसाब्लांका|तेहरान|समरकंद|मोरक्को|सीरिया|इराक|ईरान',
    plazatowns: 'कार्टाजेना|कुस्को|बोगोटा|मेक्सिको|कोलंबिया',
    bigcities:
      'शिकागो|लॉस एंजिल्स|टोरंटो|सिएटल|मियामी|सिंगापुर|जकार्ता|मनीला|मेलबर्न|जोहान्सबर्ग|नैरोबी|ह्यूस्टन|कुआलालंपुर|अमेरिका',
    hanriver: 'हान नदी|हान नदी पार्क',
    neoncities: 'बैंकॉक|हनोई|लास वेगास',
    greece: 'यूनान|ग्रीस',
    highlands: 'स्विट्ज़रलैंड|आल्प्स|नेपाल|तिब्बत|काठमांडू|भूटान|पेरू|कनाडा|अलास्का|न्यूज़ीलैंड|कश्मीर|लद्दाख',
    fjordland: 'नॉर्वे|लोफोटेन',
    greenhills: 'आयरलैंड|इंग्लैंड|वेल्स',
    lavenderland: 'प्रोवेंस',
    tulipland: 'नीदरलैंड|हॉलैंड',
    grainland: 'कंसास|यूक्रेन|पंजाब',
    riceland: 'बाली|वियतनाम|जावा',
    palmbeaches:
      'हवाई द्वीप|मालदीव|थाईलैंड|फुकेत|बहामास|कैरेबियन|जमैका|सेशेल्स|ताहिती|ज़ांज़ीबार|रियो डी जनेरियो|ब्राज़ील|गोवा',
    taiga: 'साइबेरिया|लैपलैंड|फ़िनलैंड|रूस',
    drylands: 'नामीबिया|ओमान|सऊदी अरब|गोबी|टेक्सास',
    canyonlands: 'एरिज़ोना|यूटा',
    savannas: 'केन्या|तंज़ानिया|बोत्सवाना|घाना|सेनेगल|नाइजीरिया|इथियोपिया|युगांडा|ऑस्ट्रेलिया',
    steppes: 'मंगोलिया|कज़ाकिस्तान',
    greatrivers: 'मिसिसिपी|राइन नदी|डेन्यूब|नील नदी|मेकांग',
    falls: 'आइसलैंड',
    rainforests: 'अमेज़न|कांगो|बोर्नियो',
    icelands: 'ग्रीनलैंड|स्वालबार्ड',
    egypt: 'मिस्र',
  },
};
