import type { WordTable } from '../../../words/language.ts';
import type { PursuitKey } from '../pursuit-keys.ts';

/** Words for what people are seen at by what is before or around them: at a sink, with a vacuum cleaner, at a well, over a net, beneath a parachute. */
export const PURSUIT_WORDS: WordTable<PursuitKey> = {
  en: {
    dishes:
      'washing dishes|washing the dishes|washes dishes|washes the dishes|doing the dishes|does the dishes|washing up the dishes|washing plates|doing the washing up|drying the dishes|drying dishes|cleaning the dishes',
    vacuuming:
      'vacuuming|vacuums|hoovering|vacuuming the carpet|vacuuming the floor|vacuuming the rug|vacuuming the living room|with a vacuum cleaner|using a vacuum cleaner|pushing a vacuum cleaner',
    packing:
      'packing a suitcase|packing his suitcase|packing her suitcase|packing their suitcase|packing the suitcase|packing suitcases|packs a suitcase|packs her suitcase|packs his suitcase|packing clothes|packing for a trip|packing for vacation|packing for holiday|packing her bags|packing his bags',
    kimchi: 'making kimchi|makes kimchi|preparing kimchi|kimchi making',
    pizza:
      'making pizza|making a pizza|makes pizza|makes a pizza|preparing pizza|preparing a pizza|making pizzas|making homemade pizza|pizza making',
    pizzaiolo: 'pizza maker|pizzaiolo|pizza baker|pizza chef',
    wellwater:
      'drawing water from a well|drawing water from the well|draws water from a well|fetching water from a well|fetching water from the well|fetches water from a well|getting water from a well|at a well|at the well',
    volleyball:
      'playing volleyball|plays volleyball|playing beach volleyball|plays beach volleyball|beach volleyball|volleyball|volleyball game|volleyball match',
    parachuting:
      'parachuting|skydiving|with a parachute|paragliding|jumping with a parachute|landing with a parachute|floating down with a parachute|hanging from a parachute',
    skydiver: 'skydiver|parachutist|paraglider|paratrooper',
    rabbittrick:
      'pulling a rabbit out of a hat|pulling a rabbit out of his hat|pulling a rabbit out of her hat|pulls a rabbit out of a hat|pulls a rabbit out of his hat|pulling a rabbit from a hat|pulling a rabbit from his hat|pulls a rabbit from a hat',
    shooting:
      'archery|practicing archery|practising archery|doing archery|shooting a bow|shooting arrows|shooting an arrow|shoots an arrow|with a bow and arrow|shooting with a bow and arrow|aiming a bow|drawing a bow',
  },
  zh: {
    dishes: '洗碗|在洗碗|洗盘子|洗餐具|刷碗',
    vacuuming: '吸尘|用吸尘器|用吸尘器吸地毯|用吸尘器打扫|吸地毯|用吸尘器吸地',
    packing: '收拾行李|打包行李|整理行李箱|收拾行李箱|整理行李',
    kimchi: '做泡菜|腌泡菜|制作泡菜|腌制泡菜',
    pizza: '做披萨|制作披萨|做比萨|做披薩',
    pizzaiolo: '披萨师傅|披萨师|披萨厨师',
    wellwater: '从井里打水|在井边打水|打井水|从井中打水|在井边',
    volleyball: '打排球|打沙滩排球|沙滩排球|排球比赛|排球',
    parachuting: '跳伞|用降落伞|玩滑翔伞|滑翔伞',
    skydiver: '跳伞者|伞兵|跳伞员',
    rabbittrick: '从帽子里变出兔子|从帽子里拉出兔子|从帽子里拉出一只兔子|从帽子里变出一只兔子',
    shooting: '射箭|练习射箭|拉弓射箭|拉弓',
  },
  ja: {
    dishes:
      '皿を洗う|皿を洗っている|皿洗い|お皿を洗う|お皿を洗っている|食器を洗う|食器を洗っている|皿洗いをする|皿洗いをしている',
    vacuuming: '掃除機をかける|掃除機をかけている|掃除機で掃除する|掃除機で掃除している',
    packing:
      '荷造りをする|荷造りをしている|スーツケースに荷物を詰める|スーツケースに荷物を詰めている|荷造り|旅行の準備をする',
    kimchi: 'キムチを作る|キムチを作っている|キムチを漬ける|キムチを漬けている|キムチ作り',
    pizza: 'ピザを作る|ピザを作っている|ピザ作り|ピッツァを作る',
    pizzaiolo: 'ピザ職人|ピザ屋の職人',
    wellwater:
      '井戸で水を汲む|井戸から水を汲む|井戸で水をくむ|井戸の水を汲む|井戸から水を汲んでいる|井戸端',
    volleyball:
      'バレーボールをする|バレーボールをしている|ビーチバレーをする|ビーチバレーをしている|ビーチバレー|バレーボール',
    parachuting:
      'パラシュートで降りる|スカイダイビングをする|スカイダイビングをしている|スカイダイビング|パラシュートで降下する|パラグライダー|パラシュート',
    skydiver: 'スカイダイバー|落下傘兵',
    rabbittrick:
      '帽子からウサギを出す|帽子からうさぎを出す|シルクハットからウサギを出す|帽子からウサギを取り出す',
    shooting:
      '弓を射る|弓を引く|矢を射る|アーチェリーをする|アーチェリーをしている|アーチェリー|弓道',
  },
  ko: {
    dishes: '설거지하는|설거지를 하는|설거지하고 있는|설거지|접시를 닦는|그릇을 씻는',
    vacuuming: '청소기를 돌리는|진공청소기를 돌리는|청소기로 청소하는|진공청소기로 청소하는',
    packing: '짐을 싸는|짐 싸는|여행 가방을 싸는|캐리어를 싸는|가방을 싸는',
    kimchi: '김치를 담그는|김치 담그는|김장하는|김치를 만드는|김장',
    pizza: '피자를 만드는|피자 만드는|피자를 굽는',
    pizzaiolo: '피자 요리사|피자 장인',
    wellwater: '우물에서 물을 긷는|우물물을 긷는|우물에서 물 긷는|우물가',
    volleyball: '배구를 하는|배구하는|비치발리볼을 하는|비치발리볼|배구 경기|배구',
    parachuting:
      '낙하산을 타는|스카이다이빙하는|스카이다이빙을 하는|스카이다이빙|패러글라이딩을 하는|패러글라이딩|낙하산을 탄',
    skydiver: '스카이다이버|낙하산병',
    rabbittrick: '모자에서 토끼를 꺼내는|모자 속에서 토끼를 꺼내는',
    shooting: '활을 쏘는|활쏘기|활쏘기를 하는|양궁을 하는|양궁|화살을 쏘는',
  },
  fr: {
    dishes:
      'fait la vaisselle|faisant la vaisselle|en train de faire la vaisselle|font la vaisselle|lave la vaisselle|lavant la vaisselle|qui fait la vaisselle|faire la vaisselle',
    vacuuming:
      'passe l aspirateur|passant l aspirateur|en train de passer l aspirateur|qui passe l aspirateur|passer l aspirateur|avec un aspirateur',
    packing:
      'fait sa valise|faisant sa valise|en train de faire sa valise|fait ses valises|faisant ses valises|prépare sa valise|préparant sa valise|qui fait sa valise|faire sa valise',
    kimchi:
      'prépare du kimchi|préparant du kimchi|fait du kimchi|faisant du kimchi|qui prépare du kimchi',
    pizza:
      'prépare une pizza|préparant une pizza|fait une pizza|faisant une pizza|qui prépare une pizza|prépare la pizza|préparant des pizzas|font une pizza|faire une pizza',
    pizzaiolo: 'pizzaïolo|pizzaiolo',
    wellwater:
      'puise de l eau au puits|puisant de l eau au puits|tire de l eau du puits|tirant de l eau du puits|puise de l eau|puisant de l eau|qui puise de l eau|puise de l eau dans un puits',
    volleyball:
      'joue au volley|jouent au volley|jouant au volley|joue au volley ball|jouent au volley ball|jouant au volley ball|jouent au beach volley|jouant au beach volley|beach volley|volley ball|volleyball|match de volley',
    parachuting:
      'saute en parachute|sautant en parachute|en parachute|en parapente|fait du parachute|faisant du parachute|fait du parapente|parachutisme|avec un parachute',
    skydiver: 'parachutiste|parapentiste',
    rabbittrick:
      'sort un lapin de son chapeau|sortant un lapin de son chapeau|qui sort un lapin de son chapeau|sort un lapin d un chapeau|sortant un lapin d un chapeau|tire un lapin de son chapeau|tire un lapin d un chapeau',
    shooting:
      'tire à l arc|tirant à l arc|qui tire à l arc|tir à l arc|fait du tir à l arc|faisant du tir à l arc|tire une flèche',
  },
  de: {
    dishes:
      'wäscht ab|spült geschirr|spült das geschirr|beim abwaschen|beim abwasch|wäscht geschirr|wäscht das geschirr|macht den abwasch|beim geschirrspülen|geschirr spülen|geschirr spülend|spült teller|beim spülen',
    vacuuming:
      'staubsaugt|staubsaugen|beim staubsaugen|saugt staub|saugt den teppich|saugt teppich|staubsaugend|mit staubsauger|mit dem staubsauger|mit einem staubsauger',
    packing:
      'packt koffer|packt einen koffer|packt ihren koffer|packt seinen koffer|packt den koffer|beim kofferpacken|koffer packen|packt die koffer|packen koffer|packen die koffer|packen ihre koffer',
    kimchi: 'macht kimchi|bereitet kimchi zu|beim kimchi machen|kimchi machen|stellt kimchi her',
    pizza:
      'macht pizza|macht eine pizza|backt pizza|bäckt pizza|bereitet pizza zu|beim pizza backen|beim pizzabacken|belegt eine pizza|backen pizza|machen pizza|pizza backen|belegt pizza',
    pizzaiolo: 'pizzabäcker|pizzabäckerin|pizzaiolo',
    wellwater:
      'schöpft wasser aus einem brunnen|schöpft wasser aus dem brunnen|holt wasser aus dem brunnen|holt wasser vom brunnen|schöpft wasser|wasser schöpfen|am ziehbrunnen|holt wasser aus einem brunnen|am dorfbrunnen',
    volleyball:
      'spielt volleyball|spielen volleyball|beim volleyball|spielt beachvolleyball|spielen beachvolleyball|beachvolleyball|volleyball|volleyball spielend|volleyballspiel',
    parachuting:
      'springt fallschirm|springt mit dem fallschirm|mit fallschirm|mit dem fallschirm|am fallschirm|beim fallschirmspringen|fallschirmspringen|fallschirmsprung|mit einem fallschirm|beim gleitschirmfliegen|gleitschirm',
    skydiver: 'fallschirmspringer|fallschirmspringerin|gleitschirmflieger|fallschirmjäger',
    rabbittrick:
      'zieht ein kaninchen aus dem hut|zieht ein kaninchen aus einem hut|zieht ein kaninchen aus seinem hut|zaubert ein kaninchen aus dem hut|zieht einen hasen aus dem hut|zaubert ein kaninchen aus einem hut',
    shooting:
      'beim bogenschießen|bogenschießen|übt bogenschießen|schießt mit pfeil und bogen|mit pfeil und bogen|schießt einen pfeil|spannt den bogen|spannt einen bogen|schießt mit dem bogen',
  },
  es: {
    dishes:
      'lavando los platos|lavando platos|lava los platos|lava platos|fregando los platos|fregando platos|friega los platos|que lava los platos|lavando la vajilla|lavando los trastes',
    vacuuming:
      'pasando la aspiradora|pasa la aspiradora|que pasa la aspiradora|aspirando la alfombra|aspirando el suelo|con una aspiradora|aspira la alfombra|pasando el aspirador',
    packing:
      'haciendo la maleta|hace la maleta|haciendo las maletas|haciendo su maleta|que hace la maleta|preparando la maleta|empacando una maleta|empacando su maleta|hace las maletas|preparando su maleta',
    kimchi: 'haciendo kimchi|hace kimchi|preparando kimchi|prepara kimchi|que prepara kimchi',
    pizza:
      'haciendo pizza|haciendo una pizza|hace una pizza|hace pizza|preparando pizza|preparando una pizza|prepara una pizza|que prepara una pizza|haciendo pizzas',
    pizzaiolo: 'pizzero|pizzera|pizzaiolo',
    wellwater:
      'sacando agua del pozo|sacando agua de un pozo|saca agua del pozo|saca agua de un pozo|que saca agua de un pozo|que saca agua del pozo|junto al pozo|en el pozo de agua',
    volleyball:
      'jugando al voleibol|juegan al voleibol|juega al voleibol|jugando voleibol|jugando al vóley|jugando al vóley playa|jugando voleibol de playa|vóley playa|voleibol de playa|voleibol|juegan voleibol|partido de voleibol',
    parachuting:
      'saltando en paracaídas|salta en paracaídas|en paracaídas|con paracaídas|con un paracaídas|haciendo paracaidismo|paracaidismo|en parapente|haciendo parapente',
    skydiver: 'paracaidista|paracaidistas+|parapentista',
    rabbittrick:
      'sacando un conejo de un sombrero|sacando un conejo de su sombrero|saca un conejo de un sombrero|saca un conejo de su sombrero|sacando un conejo del sombrero|saca un conejo del sombrero|sacando un conejo de la chistera|que saca un conejo de un sombrero|que saca un conejo de su sombrero',
    shooting:
      'practicando tiro con arco|tiro con arco|practica tiro con arco|tirando con arco|disparando una flecha|con arco y flecha|dispara una flecha|disparando flechas|tensando un arco',
  },
  ru: {
    dishes:
      'моет посуду|моющая посуду|моют посуду|моющий посуду|мыть посуду|за мытьем посуды|мытье посуды|моет тарелки',
    vacuuming:
      'пылесосит|пылесосит ковер|пылесосящий|пылесосит ковёр|пылесосит пол|с пылесосом|пылесосят|чистит ковер пылесосом|пылесосящая',
    packing:
      'собирает чемодан|собирающая чемодан|пакует чемодан|упаковывает чемодан|собирает чемоданы|собирает вещи|складывает вещи в чемодан|собирают чемоданы|пакует вещи',
    kimchi: 'готовит кимчи|делает кимчи|готовящая кимчи|готовят кимчи|делают кимчи',
    pizza:
      'готовит пиццу|делает пиццу|готовящий пиццу|готовят пиццу|делают пиццу|печет пиццу|печёт пиццу',
    pizzaiolo: 'пиццайоло|пиццмейкер|пиццейоло',
    wellwater:
      'набирает воду из колодца|достает воду из колодца|черпает воду из колодца|у колодца|берет воду из колодца|достаёт воду из колодца|несет воду из колодца|набирает воду в колодце',
    volleyball:
      'играет в волейбол|играют в волейбол|играющие в волейбол|пляжный волейбол|волейбол|играют в пляжный волейбол|играющая в волейбол',
    parachuting:
      'прыгает с парашютом|с парашютом|на парашюте|прыжок с парашютом|летит на парашюте|спускается на парашюте|прыгают с парашютом|на параплане|летит на параплане',
    skydiver: 'парашютист|парашютистка|парашютисты+|парапланерист|десантник с парашютом',
    rabbittrick:
      'достает кролика из шляпы|достаёт кролика из шляпы|вытаскивает кролика из шляпы|достает зайца из шляпы|вынимает кролика из шляпы|достает кролика из цилиндра|вытаскивает кролика из цилиндра',
    shooting:
      'стреляет из лука|стреляющий из лука|стреляющая из лука|стрельба из лука|стреляют из лука|натягивает лук|занимается стрельбой из лука|тренируется в стрельбе из лука',
  },
  pt: {
    dishes:
      'lavando a louça|lavando louça|lava a louça|lavando os pratos|lavando pratos|a lavar a loiça|lava a loiça|que lava a louça|a lavar a louça',
    vacuuming:
      'passando aspirador|passando o aspirador|passa o aspirador|aspirando o tapete|aspirando o chão|com um aspirador|a aspirar o tapete|aspira o tapete|a aspirar|aspirando a sala',
    packing:
      'fazendo a mala|fazendo as malas|faz a mala|arrumando a mala|arruma a mala|arrumando as malas|a fazer a mala|preparando a mala|que faz a mala|fazendo sua mala|faz as malas',
    kimchi: 'fazendo kimchi|faz kimchi|preparando kimchi|prepara kimchi|a fazer kimchi',
    pizza:
      'fazendo pizza|fazendo uma pizza|faz pizza|faz uma pizza|preparando pizza|preparando uma pizza|prepara uma pizza|a fazer pizza|a fazer uma pizza|que prepara uma pizza',
    pizzaiolo: 'pizzaiolo|pizzaiola',
    wellwater:
      'tirando água do poço|tirando água de um poço|tira água do poço|tira água de um poço|a tirar água do poço|puxando água do poço|junto ao poço|que tira água do poço|buscando água no poço',
    volleyball:
      'jogando vôlei|joga vôlei|jogam vôlei|jogando voleibol|jogando vôlei de praia|jogando vôlei na praia|a jogar voleibol|vôlei de praia|vôlei|voleibol|a jogar vólei|partida de vôlei',
    parachuting:
      'saltando de paraquedas|salta de paraquedas|de paraquedas|com paraquedas|com um paraquedas|a saltar de paraquedas|paraquedismo|de parapente|voando de parapente',
    skydiver: 'paraquedista|paraquedistas+|parapentista',
    rabbittrick:
      'tirando um coelho da cartola|tira um coelho da cartola|tirando um coelho do chapéu|tira um coelho do chapéu|a tirar um coelho da cartola|que tira um coelho da cartola|tirando um coelho de um chapéu',
    shooting:
      'praticando arco e flecha|tiro com arco|atirando com arco|arco e flecha|com arco e flecha|atirando uma flecha|atirando flechas|a praticar tiro com arco|pratica arco e flecha',
  },
  it: {
    dishes:
      'lava i piatti|lavando i piatti|che lava i piatti|lavano i piatti|fa i piatti|sta lavando i piatti|lavare i piatti|che lavano i piatti|lava le stoviglie',
    vacuuming:
      'passa l aspirapolvere|passando l aspirapolvere|che passa l aspirapolvere|con l aspirapolvere|con un aspirapolvere|sta passando l aspirapolvere|passare l aspirapolvere',
    packing:
      'fa la valigia|facendo la valigia|che fa la valigia|prepara la valigia|preparando la valigia|che prepara la valigia|fa le valigie|facendo le valigie|fare la valigia|fanno le valigie',
    kimchi:
      'prepara il kimchi|preparando il kimchi|che prepara il kimchi|fa il kimchi|facendo il kimchi',
    pizza:
      'prepara la pizza|preparando la pizza|che prepara la pizza|fa la pizza|facendo la pizza|che fa la pizza|prepara una pizza|che prepara una pizza|preparando una pizza|fanno la pizza|facendo una pizza',
    pizzaiolo: 'pizzaiolo|pizzaiola|pizzaioli+',
    wellwater:
      'attinge acqua dal pozzo|attingendo acqua dal pozzo|che attinge acqua dal pozzo|tira l acqua dal pozzo|prende acqua dal pozzo|prende l acqua dal pozzo|al pozzo|attinge acqua da un pozzo|che prende acqua dal pozzo',
    volleyball:
      'gioca a pallavolo|giocano a pallavolo|giocando a pallavolo|che giocano a pallavolo|che gioca a pallavolo|gioca a beach volley|giocano a beach volley|giocando a beach volley|beach volley|pallavolo|partita di pallavolo',
    parachuting:
      'con il paracadute|col paracadute|si lancia con il paracadute|in paracadute|paracadutismo|con un paracadute|in parapendio|parapendio|che si lancia con il paracadute',
    skydiver: 'paracadutista|paracadutisti+|parapendista',
    rabbittrick:
      'tira fuori un coniglio dal cappello|tirando fuori un coniglio dal cappello|che tira fuori un coniglio dal cappello|estrae un coniglio dal cappello|estraendo un coniglio dal cappello|che estrae un coniglio dal cappello|tira fuori un coniglio dal cilindro|estrae un coniglio dal cilindro',
    shooting:
      'tira con l arco|tirando con l arco|che tira con l arco|tiro con l arco|con arco e frecce|scocca una freccia|scoccando una freccia|che scocca una freccia|tirare con l arco',
  },
  tr: {
    dishes:
      'bulaşık yıkayan|bulaşık yıkıyor|bulaşıkları yıkıyor|bulaşıkları yıkayan|bulaşık yıkarken|tabak yıkayan',
    vacuuming:
      'elektrik süpürgesi kullanan|elektrikli süpürge kullanan|halıyı süpüren|halı süpüren|elektrik süpürgesiyle süpüren|elektrikli süpürgeyle süpüren|halıyı süpürüyor|evi süpüren|elektrikli süpürge kullanıyor',
    packing:
      'bavul hazırlayan|bavulunu hazırlayan|valiz hazırlayan|valizini hazırlayan|bavul hazırlıyor|bavulunu topluyor|bavulunu toplayan|valizini hazırlıyor|bavulunu hazırlıyor',
    kimchi: 'kimçi yapan|kimçi yapıyor|kimchi yapan|kimçi hazırlayan|kimchi hazırlayan',
    pizza: 'pizza yapan|pizza yapıyor|pizza hazırlayan|pizza hazırlıyor|pizza yaparken',
    pizzaiolo: 'pizza ustası|pizza şefi',
    wellwater:
      'kuyudan su çeken|kuyudan su çekiyor|kuyudan su alan|kuyu başında|kuyu başındaki|kuyudan su alıyor',
    volleyball:
      'voleybol oynayan|voleybol oynuyor|voleybol oynuyorlar|plaj voleybolu oynayan|plaj voleybolu|voleybol|voleybol maçı|plaj voleybolu oynuyor',
    parachuting:
      'paraşütle atlayan|paraşütle atlıyor|paraşütle|paraşütle inen|yamaç paraşütü yapan|yamaç paraşütü|paraşütle iniyor',
    skydiver: 'paraşütçü|paraşütçüler+',
    rabbittrick:
      'şapkadan tavşan çıkaran|şapkadan tavşan çıkarıyor|şapkasından tavşan çıkaran|şapkasından tavşan çıkarıyor',
    shooting: 'okçuluk yapan|ok atan|ok atıyor|okçuluk|yay çeken|okçuluk yapıyor|yay geren',
  },
  ar: {
    dishes:
      'يغسل الصحون|تغسل الصحون|يغسل الأطباق|تغسل الأطباق|غسل الصحون|غسل الأطباق|يجلي الصحون|تجلي الصحون',
    vacuuming:
      'يكنس بالمكنسة الكهربائية|تكنس بالمكنسة الكهربائية|مكنسة كهربائية|بالمكنسة الكهربائية|يستخدم المكنسة الكهربائية|تستخدم المكنسة الكهربائية|مع مكنسة كهربائية',
    packing:
      'يحزم حقيبته|تحزم حقيبتها|يحزم حقيبة السفر|تحزم حقيبة السفر|تحزم حقيبة سفر|يحزم حقيبة سفر|تجهز حقيبة السفر|يجهز حقيبة السفر|يحزم أمتعته|تحزم أمتعتها',
    kimchi: 'تصنع الكيمتشي|تحضر الكيمتشي|يصنع الكيمتشي|يحضر الكيمتشي|تعد الكيمتشي|يعد الكيمتشي',
    pizza:
      'يصنع البيتزا|تصنع البيتزا|يحضر البيتزا|تحضر البيتزا|يعد البيتزا|تعد البيتزا|يصنع بيتزا|تصنع بيتزا|يحضر بيتزا|تحضر بيتزا',
    pizzaiolo: 'صانع البيتزا|صانع بيتزا|طباخ بيتزا',
    wellwater:
      'يسحب الماء من البئر|تسحب الماء من البئر|تجلب الماء من البئر|يجلب الماء من البئر|تملأ الماء من البئر|يملأ الماء من البئر|عند البئر|تستقي من البئر|يستقي من البئر',
    volleyball:
      'يلعبون كرة الطائرة|يلعب كرة الطائرة|تلعب كرة الطائرة|يلعبون الكرة الطائرة|يلعب الكرة الطائرة|تلعب الكرة الطائرة|كرة الطائرة|الكرة الطائرة|كرة طائرة شاطئية|الكرة الطائرة الشاطئية',
    parachuting:
      'يقفز بالمظلة|تقفز بالمظلة|القفز بالمظلة|يهبط بالمظلة|تهبط بالمظلة|قفز مظلي|بمظلة هبوط|طيران شراعي',
    skydiver: 'مظلي|مظليون+|قافز بالمظلة|قافزة بالمظلة',
    rabbittrick:
      'يخرج أرنبا من القبعة|يخرج أرنبا من قبعته|يخرج أرنبا من قبعة|يسحب أرنبا من قبعته|يسحب أرنبا من القبعة|تخرج أرنبا من القبعة|تخرج أرنبا من قبعتها|يسحب أرنبا من قبعة',
    shooting:
      'يرمي السهام|ترمي السهام|يطلق السهام|تطلق السهام|الرماية بالسهام|الرماية بالقوس|يتدرب على الرماية|تتدرب على الرماية|يطلق سهما|تطلق سهما|بالقوس والسهم',
  },
  hi: {
    dishes:
      'बर्तन धोता|बर्तन धोती|बर्तन धोते|बर्तन धो|बर्तन मांजती|बर्तन मांजता|बर्तन साफ करती|बर्तन साफ करता|बर्तन मांज',
    vacuuming:
      'वैक्यूम करता|वैक्यूम करती|वैक्यूम क्लीनर|वैक्यूम क्लीनर चलाता|वैक्यूम क्लीनर चलाती|वैक्यूम क्लीनर से सफाई करता|वैक्यूम क्लीनर से सफाई करती|वैक्यूम कर',
    packing:
      'सूटकेस पैक करता|सूटकेस पैक करती|सामान पैक करता|सामान पैक करती|सूटकेस पैक कर|सामान पैक कर|बैग पैक करती|बैग पैक करता|सूटकेस पैक करते',
    kimchi: 'किमची बनाती|किमची बनाता|किमची बना|किमची बनाते',
    pizza:
      'पिज्जा बनाता|पिज्जा बनाती|पिज्जा बना|पिज्जा बनाते|पिज़्ज़ा बनाता|पिज़्ज़ा बनाती|पिज़्ज़ा बना|पिज़्ज़ा बनाते',
    pizzaiolo: 'पिज्जा शेफ|पिज्जा बनाने वाला|पिज़्ज़ा शेफ|पिज़्ज़ा बनाने वाला',
    wellwater:
      'कुएं से पानी भरती|कुएं से पानी भरता|कुएं से पानी निकालती|कुएं से पानी निकालता|कुएं से पानी खींचती|कुएं से पानी भर|कुएँ से पानी भर|कुएँ से पानी भरती|कुएँ से पानी निकालती|कुएं पर|कुएँ पर|कुएं से पानी निकाल',
    volleyball:
      'वॉलीबॉल खेलते|वॉलीबॉल खेलता|वॉलीबॉल खेलती|वॉलीबॉल खेल|बीच वॉलीबॉल|वॉलीबॉल|वालीबॉल|वालीबॉल खेलते|बीच वॉलीबॉल खेलते',
    parachuting:
      'पैराशूट से कूदता|पैराशूट से कूदती|स्काइडाइविंग करता|स्काइडाइविंग करती|स्काइडाइविंग|पैराशूट से उतरता|पैराशूट से|पैराग्लाइडिंग|पैराग्लाइडिंग करता',
    skydiver: 'स्काइडाइवर|पैराशूटिस्ट|छतरी सैनिक',
    rabbittrick:
      'टोपी से खरगोश निकालता|टोपी से खरगोश निकालती|टोपी से खरगोश निकाल|टोपी में से खरगोश निकालता',
    shooting:
      'तीर चलाता|तीर चलाती|तीरंदाजी करता|तीरंदाजी करती|तीरंदाजी|धनुष बाण चलाता|तीर चला|तीरंदाजी कर|धनुष से तीर चलाता',
  },
};
