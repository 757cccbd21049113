import type { WordTable } from '../../../words/language.ts';
import type { InsideKey } from '../inside-keys.ts';

/** Words for what stands, is done and is held within buildings and vehicles. */
export const INSIDE_WORDS: WordTable<InsideKey> = {
  en: {
    karaoke:
      'karaoke|karaoke bar|karaoke night|karaoke room|karaoke box|karaoke lounge|karaoke party|karaoke club',
    throne: 'throne|thrones',
    pointe:
      'pointe shoes|tying her pointe shoes|lacing her pointe shoes|ballet shoes|ballet slippers|tying her ballet shoes|tying her ballet slippers|plié|pirouette',
    dancehall: 'ballet hall|dance practice room|dance room|dance rehearsal room|rehearsing a dance',
    beyondpane:
      'outside the window|outside his window|outside her window|outside its window|outside the windows|beyond the window|through the window one sees',
    planepane:
      "airplane window|plane window|aeroplane window|airplane windows|plane's window|window of the plane|window of an airplane",
    trainpane: "train window|train's window|window of the train",
    porthole: "porthole|portholes|ship's porthole",
    shipcabin:
      "ship's cabin|ship cabin|cabin on a ship|cabin on the ship|cabin of a ship|cabin of the ship|cabin of a sailing ship|in his cabin on the ship|in her cabin on the ship|inside a ship",
    aboardplane:
      'on the plane|on a plane|on an airplane|on the airplane|aboard a plane|aboard an airplane|aboard the plane|airplane passengers|plane passengers|passengers on a plane|window seat on a plane|airplane window seat|in the airplane seat|on a flight',
    stewardess: 'stewardess|air hostess|cabin attendant',
    bigtop:
      'under the big top|inside the big top|inside a big top|in the big top|circus ring|in the circus|at the circus|in a circus|at a circus|inside a circus|inside the circus|inside a circus tent|in a circus tent|inside the circus tent|under the circus tent|circus arena|circus performance|circus show|circus act|circus interior',
    circusact:
      'trapeze|on a trapeze|flying trapeze|trapeze act|tightrope act|circus tightrope|ring of fire|flaming hoop',
    acrobat:
      'acrobat|acrobats+|trapeze artist|trapeze artists+|ringmaster|circus performer|circus performers+|circus artist',
    liontamer: 'lion tamer',
    churchrite:
      'altar|church altar|at the altar|church organ|pipe organ|organist|church organist|pews|church pews|confessional|confession booth|going to confession|hymn|hymns|singing hymns|holy mass|sunday mass|church service|first communion|pulpit|church choir singing',
    churchlight:
      'lighting candles|lighting a candle|lights candles|lights a candle|light a candle|lit candles|votive candles|prayer candles|burning incense',
    churchwindows:
      'stained glass windows|stained glass window|stained-glass windows|coloured windows|colored windows|coloured glass windows|colored glass windows|stained windows|colourful windows|colorful windows',
  },
  zh: {
    karaoke: '卡拉ok|卡拉ok包厢',
    throne: '宝座',
    pointe: '足尖鞋|芭蕾舞鞋|芭蕾鞋',
    dancehall: '舞蹈房|练舞室|芭蕾舞房|舞蹈练习室',
    beyondpane: '窗外|窗户外面|窗户外',
    planepane: '飞机窗|飞机窗户|飞机舷窗|飞机窗外|飞机的窗户',
    trainpane: '火车窗|火车窗户|火车窗外|列车窗外',
    porthole: '舷窗|圆形舷窗',
    shipcabin: '船舱|船舱里|船长室|轮船客舱',
    aboardplane: '飞机上|在飞机上|飞机里|飞机座位|飞机乘客',
    stewardess: '空姐|空中小姐|女空乘',
    bigtop: '马戏团里|马戏团表演|马戏表演|马戏帐篷里|马戏团帐篷里|马戏团内|马戏团舞台|在马戏团',
    circusact: '空中飞人|高空秋千|火圈|钻火圈',
    acrobat: '杂技演员|马戏演员|马戏团团长',
    liontamer: '驯兽师|驯狮人',
    churchrite: '祭坛|圣坛|管风琴|管风琴师|教堂长椅|忏悔室|告解|弥撒|礼拜仪式|布道|唱圣歌|圣餐',
    churchlight: '点蜡烛|点燃蜡烛|点着蜡烛|烧香|上香',
    churchwindows: '彩色玻璃窗|彩绘玻璃窗|花窗玻璃|彩色窗户|彩窗',
  },
  ja: {
    karaoke: 'カラオケ|カラオケボックス|カラオケルーム|カラオケ店|カラオケバー',
    throne: '玉座',
    pointe: 'トウシューズ|バレエシューズ|ポワント',
    dancehall: 'ダンス教室|舞踊室|バレエの稽古場|ダンスの練習室',
    beyondpane: '窓の外|窓の外は|窓の外では|窓の向こう',
    planepane: '飛行機の窓|機窓|機内の窓',
    trainpane: '車窓|列車の窓|汽車の窓',
    porthole: '舷窓|丸窓|船の丸窓',
    shipcabin: '船室|船室の中|船の客室|キャビンの中',
    aboardplane: '飛行機に乗っている|飛行機の座席|飛行機の乗客|飛行機で|旅客機の中',
    stewardess: 'スチュワーデス|客室乗務員|キャビンアテンダント',
    bigtop:
      'サーカスの中|サーカスのテントの中|サーカスで|サーカスのリング|サーカスのショー|サーカスの舞台|大テントの下',
    circusact: '空中ブランコ|火の輪|火の輪くぐり',
    acrobat: '曲芸師|サーカス団員|軽業師|サーカスの団長',
    liontamer: '猛獣使い|ライオン使い',
    churchrite: '祭壇|パイプオルガン|オルガン奏者|信徒席|懺悔室|告解|ミサ|説教壇|賛美歌|聖体拝領',
    churchlight:
      'ろうそくを灯す|ろうそくに火を灯す|ろうそくに火をつける|キャンドルを灯す|蝋燭を灯す|お香を焚く',
    churchwindows: 'ステンドグラスの窓|色とりどりの窓|色付きの窓|色ガラスの窓',
  },
  ko: {
    karaoke: '노래방|노래방에서|코인노래방|가라오케|노래 연습장',
    throne: '왕좌',
    pointe: '토슈즈|발레 슈즈|발레슈즈',
    dancehall: '무용 연습실|댄스 연습실|발레 연습실',
    beyondpane: '창밖에|창밖에는|창밖|창문 밖|창문 밖에는',
    planepane: '비행기 창밖|비행기 창문|비행기 창가|비행기 창문 밖',
    trainpane: '기차 창밖|기차 창문|기차 창가|열차 창밖',
    porthole: '선창|둥근 선창|현창',
    shipcabin: '선실|선실 안|배의 객실',
    aboardplane: '비행기에서|비행기 안에서|비행기 좌석|비행기 승객|비행기를 타고 있는',
    stewardess: '스튜어디스|승무원|여승무원',
    bigtop: '서커스에서|서커스 천막 안|서커스 무대|서커스 공연|서커스장|서커스 텐트 안',
    circusact: '공중그네|불타는 고리|불타는 링',
    acrobat: '곡예사|서커스 단원|서커스 단장',
    liontamer: '사자 조련사|맹수 조련사',
    churchrite:
      '제단|파이프 오르간|오르간 연주자|교회 의자|고해성사|고해소|미사|찬송가|설교단|영성체',
    churchlight: '촛불을 켜는|촛불을 켜고|초를 켜는|초에 불을 붙이는|촛불을 밝히는|향을 피우는',
    churchwindows: '스테인드글라스 창문|스테인드글라스 창|색유리 창|색색의 창문|알록달록한 창문',
  },
  fr: {
    karaoke: 'karaoké|bar karaoké|bar à karaoké|soirée karaoké|salle de karaoké|au karaoké',
    throne: 'trône',
    pointe: 'pointes de danse|chaussons de danse|chaussons de ballet|ses pointes|noue ses pointes',
    dancehall: 'salle de répétition de danse|salle de ballet',
    beyondpane: "derrière la fenêtre|dehors derrière la fenêtre|de l'autre côté de la fenêtre",
    planepane:
      "hublot d'avion|hublot de l'avion|hublot d'un avion|fenêtre de l'avion|fenêtre d'avion",
    trainpane: "fenêtre du train|vitre du train|fenêtre d'un train",
    porthole: 'hublot|hublots',
    shipcabin: "cabine de bateau|cabine du bateau|cabine d'un navire|cabine du navire",
    aboardplane:
      "dans l'avion|à bord de l'avion|passagers de l'avion|passagers d'un avion|siège d'avion|siège de l'avion",
    stewardess: "hôtesse de l'air|hôtesses de l'air",
    bigtop:
      "sous le chapiteau|sous le chapiteau d'un cirque|sous un chapiteau|sous le chapiteau du cirque|au cirque|dans un cirque|piste de cirque|piste du cirque|spectacle de cirque|numéro de cirque",
    circusact: 'trapèze|trapèze volant|cerceau de feu|cerceau enflammé',
    acrobat: 'acrobate|acrobates+|trapéziste|trapézistes+|artiste de cirque|monsieur loyal',
    liontamer: 'dompteur|dompteuse|dompteur de lions',
    churchrite:
      "autel|orgue|orgue d'église|grand orgue|organiste|bancs d'église|confessionnal|cantiques|messe|messe du dimanche|première communion|chaire",
    churchlight:
      'allume des bougies|allume une bougie|allume un cierge|allume des cierges|allumant des bougies|allumant une bougie|allumant des cierges|allumant un cierge|cierges',
    churchwindows: 'vitraux colorés|vitrail coloré|fenêtres colorées|vitraux',
  },
  de: {
    karaoke: 'karaoke|karaokebar|karaokeabend|karaokeraum|karaokeparty|beim karaoke',
    throne: 'thron',
    pointe: 'spitzenschuhe|ballettschuhe|spitzenschuhen',
    dancehall: 'tanzraum|probenraum für tanz|ballettraum',
    beyondpane: 'vor dem fenster|draußen vor dem fenster|hinter dem fenster',
    planepane: 'flugzeugfenster|fenster des flugzeugs|fenster eines flugzeugs',
    trainpane: 'zugfenster|fenster des zuges|fenster eines zuges',
    porthole: 'bullauge|bullaugen',
    shipcabin: 'schiffskabine|kajüte|kabine auf dem schiff|kabine eines schiffes',
    aboardplane:
      'an bord eines flugzeugs|an bord des flugzeugs|flugzeugpassagiere|passagiere im flugzeug|flugzeugsitz|fensterplatz im flugzeug',
    stewardess: 'stewardess|flugbegleiterin',
    bigtop:
      'im zirkus|in der manege|zirkusmanege|im zirkuszelt|in einem zirkus|in einem zirkuszelt|zirkusvorstellung|zirkusnummer|unter der zirkuskuppel',
    circusact: 'trapez|feuerreifen|brennender reifen',
    acrobat:
      'akrobat|akrobatin|akrobaten+|trapezkünstler|trapezkünstlerin|zirkusdirektor|zirkusartist|zirkusartisten+',
    liontamer: 'löwenbändiger|löwendompteur|dompteur|dompteurin',
    churchrite:
      'altar|orgel|kirchenorgel|organist|organistin|kirchenbänke|kirchenbank|beichte|beichtstuhl|gottesdienst|kirchenlieder|sonntagsmesse|erstkommunion|kanzel',
    churchlight:
      'zündet kerzen an|zündet eine kerze an|kerzen anzünden|kerze anzünden|kerzen anzündet|kerze anzündet|entzündet kerzen|entzündet eine kerze|kerzen anzündend|opferkerzen',
    churchwindows:
      'buntglasfenster|bunte fenster|bunten fenster|farbige fenster|farbigen fenster|bleiglasfenster|buntglasfenstern',
  },
  es: {
    karaoke: 'karaoke|bar de karaoke|noche de karaoke|sala de karaoke|en el karaoke',
    throne: 'trono',
    pointe: 'zapatillas de punta|zapatillas de ballet|puntas de ballet',
    dancehall: 'salón de danza|sala de danza|sala de ensayo de danza',
    beyondpane: 'fuera de la ventana|tras la ventana|al otro lado de la ventana',
    planepane: 'ventanilla del avión|ventanilla de un avión|ventana del avión',
    trainpane: 'ventanilla del tren|ventana del tren|ventanilla de un tren',
    porthole: 'ojo de buey|ventanilla',
    shipcabin: 'camarote|camarote de un barco|camarote del barco',
    aboardplane:
      'en el avión|en un avión|a bordo del avión|a bordo de un avión|pasajeros del avión|pasajeros de un avión|asiento del avión',
    stewardess: 'azafata|azafata de vuelo|auxiliar de vuelo',
    bigtop:
      'en el circo|en un circo|pista de circo|pista del circo|bajo la carpa|bajo la carpa del circo|dentro de la carpa|dentro del circo|función de circo|espectáculo de circo',
    circusact: 'trapecio|aro de fuego',
    acrobat:
      'acróbata|acróbatas+|trapecista|trapecistas+|artista de circo|maestro de ceremonias del circo',
    liontamer: 'domador de leones|domador|domadora',
    churchrite:
      'altar|órgano|órgano de iglesia|organista|bancos de la iglesia|confesionario|misa|misa dominical|himnos|primera comunión|púlpito',
    churchlight:
      'enciende velas|enciende una vela|encendiendo velas|encendiendo una vela|encender velas|prende velas|prendiendo velas|cirios',
    churchwindows: 'vidrieras|vidriera|vitrales|ventanas de colores|vidrieras de colores',
  },
  ru: {
    karaoke: 'караоке|караоке бар|караоке-бар|караоке клуб|в караоке',
    throne: 'трон',
    pointe: 'пуанты|балетные туфли|завязывает пуанты|балетки',
    dancehall:
      'танцевальный зал|балетный зал|балетный класс|танцевальный класс|репетиционный зал|хореографический зал',
    beyondpane: 'за окном|за окнами|за окошком',
    planepane:
      'иллюминатор самолёта|иллюминатор самолета|в иллюминатор самолёта|в иллюминатор самолета|окно самолёта|окно самолета',
    trainpane: 'окно поезда|окно вагона|в окно поезда|в окно вагона',
    porthole: 'иллюминатор|в иллюминатор',
    shipcabin: 'каюта|каюта корабля|в каюте|в каюте корабля',
    aboardplane:
      'в самолёте|в самолете|на борту самолёта|на борту самолета|салон самолёта|салон самолета|пассажиры самолёта|пассажиры самолета',
    stewardess: 'стюардесса|бортпроводница',
    bigtop:
      'в цирке|на арене цирка|арена цирка|цирковая арена|под куполом цирка|в цирковом шатре|цирковое представление|цирковой номер',
    circusact: 'трапеция|на трапеции|горящее кольцо|огненное кольцо',
    acrobat: 'акробат|акробатка|акробаты+|воздушная гимнастка|воздушный гимнаст|циркач|циркачи+',
    liontamer: 'укротитель львов|дрессировщик львов|укротитель|дрессировщик',
    churchrite:
      'алтарь|церковный орган|орган в церкви|органист|исповедь|исповедальня|литургия|месса|богослужение|церковная служба|аналой|причастие|церковные скамьи',
    churchlight:
      'зажигает свечи|зажигает свечу|зажигающая свечи|зажигает свечку|ставит свечку|ставит свечу|зажигают свечи|зажигая свечи|зажигая свечу',
    churchwindows: 'витражи|витраж|витражные окна|цветные окна|разноцветные окна|витражное окно',
  },
  pt: {
    karaoke: 'karaokê|caraoquê|bar de karaokê|noite de karaokê|sala de karaokê|no karaokê',
    throne: 'trono',
    pointe: 'sapatilhas de ponta|sapatilhas de balé|sapatilha de ponta',
    dancehall: 'sala de dança|sala de balé|sala de ensaio de dança',
    beyondpane: 'do lado de fora da janela|fora da janela|lá fora da janela',
    planepane: 'janela do avião|janela de um avião|janelinha do avião',
    trainpane: 'janela do trem|janela do comboio|janelinha do trem',
    porthole: 'escotilha|vigia do navio|janelinha',
    shipcabin: 'camarote do navio|cabine do navio|camarote de um navio',
    aboardplane:
      'no avião|num avião|em um avião|a bordo do avião|a bordo de um avião|passageiros do avião|assento do avião',
    stewardess: 'aeromoça|comissária de bordo|hospedeira de bordo',
    bigtop:
      'no circo|em um circo|num circo|picadeiro|picadeiro do circo|sob a lona do circo|debaixo da lona|dentro do circo|espetáculo de circo',
    circusact: 'trapézio|aro de fogo|arco de fogo',
    acrobat: 'acrobata|acrobatas+|trapezista|trapezistas+|artista de circo',
    liontamer: 'domador de leões|domador|domadora',
    churchrite:
      'altar|órgão de igreja|órgão da igreja|organista|bancos da igreja|confessionário|missa|missa de domingo|hinos|primeira comunhão|púlpito',
    churchlight:
      'acendendo velas|acendendo uma vela|acende velas|acende uma vela|acender velas|círios',
    churchwindows: 'vitrais|vitral|janelas coloridas|vitrais coloridos',
  },
  it: {
    karaoke: 'karaoke|bar karaoke|serata karaoke|sala karaoke|al karaoke',
    throne: 'trono',
    pointe: 'scarpette da punta|scarpette da ballo|scarpe da punta|scarpette da danza',
    dancehall: 'sala di danza|sala prove di danza|sala danza',
    beyondpane: 'fuori dalla finestra|fuori della finestra|oltre la finestra',
    planepane: "finestrino dell'aereo|finestrino di un aereo|oblò dell'aereo|finestrino d'aereo",
    trainpane: "finestrino del treno|finestrino di un treno|finestrino d'un treno",
    porthole: 'oblò|finestrino',
    shipcabin: 'cabina della nave|cabina di una nave',
    aboardplane:
      "in aereo|sull'aereo|a bordo dell'aereo|a bordo di un aereo|passeggeri dell'aereo|sedile dell'aereo",
    stewardess: 'hostess|assistente di volo|hostess di volo',
    bigtop:
      'al circo|in un circo|nel circo|sotto il tendone|sotto il tendone del circo|pista del circo|pista di un circo|dentro il tendone|spettacolo di circo|spettacolo circense',
    circusact: 'trapezio|cerchio di fuoco',
    acrobat: 'acrobata|acrobati+|trapezista|trapezisti+|artista del circo',
    liontamer: 'domatore di leoni|domatore|domatrice',
    churchrite:
      'altare|organo|organo della chiesa|organo a canne|organista|banchi della chiesa|confessionale|la messa|santa messa|messa domenicale|inni|prima comunione|pulpito',
    churchlight:
      'accende candele|accende una candela|accende le candele|accendendo candele|accendendo una candela|accendere candele|ceri',
    churchwindows: 'vetrate|vetrata|vetrate colorate|finestre colorate',
  },
  tr: {
    karaoke: 'karaoke|karaoke bar|karaoke gecesi|karaoke odası|karaokede',
    throne: 'taht',
    pointe: 'point ayakkabısı|bale ayakkabısı|bale pabuçları|bale patikleri',
    dancehall: 'dans salonu|bale salonu|dans stüdyosu',
    beyondpane: 'pencerenin dışında|camın dışında|pencere dışında',
    planepane: 'uçak penceresi|uçağın penceresi|uçak penceresinden|uçağın penceresinden',
    trainpane: 'tren penceresi|trenin penceresi|tren penceresinden|trenin penceresinden',
    porthole: 'lomboz|lombar|gemi penceresi',
    shipcabin: 'gemi kamarası|kamara|kamarada',
    aboardplane: 'uçakta|bir uçakta|uçağın içinde|uçak yolcuları|uçak koltuğu',
    stewardess: 'hostes|kabin memuru',
    bigtop:
      'sirkte|sirk çadırında|sirk çadırının içinde|sirk gösterisi|sirk sahnesi|sirk pisti|bir sirkte',
    circusact: 'trapez|ateşten çember',
    acrobat: 'akrobat|akrobatlar+|trapezci|sirk sanatçısı',
    liontamer: 'aslan terbiyecisi|aslan eğiticisi',
    churchrite:
      'sunak|kilise orgu|borulu org|orgcu|kilise sıraları|günah çıkarma|günah çıkaran|kilise ayini|pazar ayini|ilahiler|vaaz kürsüsü',
    churchlight: 'mum yakan|mum yakıyor|mumları yakan|mumları yakıyor|mum yakma',
    churchwindows: 'vitray pencereler|vitray pencere|vitraylar|renkli pencereler|renkli camlar',
  },
  ar: {
    karaoke: 'كاريوكي|غرفة كاريوكي|حفلة كاريوكي|بار كاريوكي',
    throne: 'عرش',
    pointe: 'حذاء الباليه|أحذية الباليه|حذاء باليه',
    dancehall: 'قاعة الباليه|قاعة تدريب الرقص|صالة الباليه',
    beyondpane: 'خارج النافذة|خلف النافذة|وراء النافذة',
    planepane: 'نافذة الطائرة|شباك الطائرة|نافذة طائرة',
    trainpane: 'نافذة القطار|شباك القطار|نافذة قطار',
    porthole: 'كوة السفينة|نافذة السفينة',
    shipcabin: 'مقصورة السفينة|قمرة السفينة|مقصورة سفينة',
    aboardplane: 'على متن الطائرة|في الطائرة|على متن طائرة|ركاب الطائرة|مقعد الطائرة',
    stewardess: 'مضيفة طيران|مضيفة الطيران',
    bigtop:
      'في السيرك|داخل السيرك|داخل خيمة السيرك|تحت خيمة السيرك|حلبة السيرك|عرض السيرك|في خيمة السيرك|في سيرك',
    circusact: 'أرجوحة السيرك|أرجوحة بهلوانية|حلقة النار|حلقة نارية',
    acrobat: 'لاعب السيرك|بهلوان الأرجوحة|لاعب أكروبات|لاعبو السيرك+',
    liontamer: 'مروض الأسود|مدرب الأسود',
    churchrite:
      'مذبح الكنيسة|المذبح|أرغن|أرغن الكنيسة|عازف الأرغن|مقاعد الكنيسة|الاعتراف|كرسي الاعتراف|قداس|القداس|ترانيم|التناول الأول',
    churchlight: 'تشعل الشموع|تشعل شمعة|يشعل الشموع|يشعل شمعة|تضيء الشموع|تضيء شمعة|إشعال الشموع',
    churchwindows:
      'نوافذ ملونة|النوافذ الملونة|نوافذ زجاجية ملونة|الزجاج المعشق|نوافذ الزجاج الملون',
  },
  hi: {
    karaoke: 'कराओके|कराओके बार|कराओके रूम|कराओके पार्टी|कराओके में',
    throne: 'सिंहासन',
    pointe: 'बैले जूते|बैले के जूते|पॉइंट शूज',
    dancehall: 'नृत्य अभ्यास कक्ष|डांस रूम|बैले कक्ष',
    beyondpane: 'खिड़की के बाहर|खिड़की के उस पार',
    planepane: 'हवाई जहाज की खिड़की|विमान की खिड़की|हवाई जहाज़ की खिड़की',
    trainpane: 'ट्रेन की खिड़की|रेल की खिड़की|रेलगाड़ी की खिड़की',
    porthole: 'जहाज की गोल खिड़की|गोल खिड़की',
    shipcabin: 'जहाज का केबिन|जहाज के केबिन|जहाज के केबिन में',
    aboardplane: 'हवाई जहाज में|हवाई जहाज़ में|विमान में|विमान के यात्री|हवाई जहाज के यात्री',
    stewardess: 'एयर होस्टेस|विमान परिचारिका',
    bigtop: 'सर्कस में|सर्कस के अंदर|सर्कस के तंबू में|सर्कस के तंबू के अंदर|सर्कस का रिंग|सर्कस का खेल|सर्कस शो',
    circusact: 'सर्कस का झूला|ट्रैपीज़|आग का छल्ला',
    acrobat: 'कलाबाज|नट|सर्कस कलाकार|सर्कस के कलाकार+',
    liontamer: 'शेर सिखाने वाला|शेरों का ट्रेनर|रिंगमास्टर',
    churchrite: 'चर्च की वेदी|चर्च का ऑर्गन|पाइप ऑर्गन|ऑर्गन वादक|चर्च की बेंचें|कन्फेशन|प्रार्थना सभा|भजन मंडली',
    churchlight:
      'मोमबत्तियां जलाती|मोमबत्ती जलाती|मोमबत्तियाँ जलाती|मोमबत्तियां जलाता|मोमबत्ती जलाता|मोमबत्तियां जलाते|मोमबत्तियां जला रही|मोमबत्ती जला रही',
    churchwindows: 'रंगीन खिड़कियां|रंगीन खिड़कियों|रंगीन कांच की खिड़कियां|रंगीन काँच की खिड़कियाँ',
  },
};
