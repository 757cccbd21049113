import type { WordTable } from '../../../words/language.ts';
import type { InsideKey } from '../inside-keys.ts';

/** Words for what stands, is done and is held within buildings and vehicles. */
export const INSIDE_WORDS: WordTable<InsideKey> = {
  en: {
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
    bigtop: '马戏团里|马戏团表演|马戏表演|马戏帐篷里|马戏团帐篷里|马戏团内|马戏团舞台|在马戏团',
    circusact: '空中飞人|高空秋千|火圈|钻火圈',
    acrobat: '杂技演员|马戏演员|马戏团团长',
    liontamer: '驯兽师|驯狮人',
    churchrite: '祭坛|圣坛|管风琴|管风琴师|教堂长椅|忏悔室|告解|弥撒|礼拜仪式|布道|唱圣歌|圣餐',
    churchlight: '点蜡烛|点燃蜡烛|点着蜡烛|烧香|上香',
    churchwindows: '彩色玻璃窗|彩绘玻璃窗|花窗玻璃|彩色窗户|彩窗',
  },
  ja: {
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
