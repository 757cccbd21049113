import type { WordTable } from '../../../words/language.ts';
import type { InsideKey } from '../inside-keys.ts';

/** Words for what stands, is done and is held within buildings and vehicles. */
export const INSIDE_WORDS: WordTable<InsideKey> = {
  en: {
    churchrite:
      'altar|church altar|at the altar|church organ|pipe organ|organist|church organist|pews|church pews|confessional|confession booth|going to confession|hymn|hymns|singing hymns|holy mass|sunday mass|church service|first communion|pulpit|church choir singing',
    churchlight:
      'lighting candles|lighting a candle|lights candles|lights a candle|light a candle|lit candles|votive candles|prayer candles|burning incense',
    churchwindows:
      'stained glass windows|stained glass window|stained-glass windows|coloured windows|colored windows|coloured glass windows|colored glass windows|stained windows|colourful windows|colorful windows',
  },
  zh: {
    churchrite: '祭坛|圣坛|管风琴|管风琴师|教堂长椅|忏悔室|告解|弥撒|礼拜仪式|布道|唱圣歌|圣餐',
    churchlight: '点蜡烛|点燃蜡烛|点着蜡烛|烧香|上香',
    churchwindows: '彩色玻璃窗|彩绘玻璃窗|花窗玻璃|彩色窗户|彩窗',
  },
  ja: {
    churchrite: '祭壇|パイプオルガン|オルガン奏者|信徒席|懺悔室|告解|ミサ|説教壇|賛美歌|聖体拝領',
    churchlight:
      'ろうそくを灯す|ろうそくに火を灯す|ろうそくに火をつける|キャンドルを灯す|蝋燭を灯す|お香を焚く',
    churchwindows: 'ステンドグラスの窓|色とりどりの窓|色付きの窓|色ガラスの窓',
  },
  ko: {
    churchrite:
      '제단|파이프 오르간|오르간 연주자|교회 의자|고해성사|고해소|미사|찬송가|설교단|영성체',
    churchlight: '촛불을 켜는|촛불을 켜고|초를 켜는|초에 불을 붙이는|촛불을 밝히는|향을 피우는',
    churchwindows: '스테인드글라스 창문|스테인드글라스 창|색유리 창|색색의 창문|알록달록한 창문',
  },
  fr: {
    churchrite:
      "autel|orgue|orgue d'église|grand orgue|organiste|bancs d'église|confessionnal|cantiques|messe|messe du dimanche|première communion|chaire",
    churchlight:
      'allume des bougies|allume une bougie|allume un cierge|allume des cierges|allumant des bougies|allumant une bougie|allumant des cierges|allumant un cierge|cierges',
    churchwindows: 'vitraux colorés|vitrail coloré|fenêtres colorées|vitraux',
  },
  de: {
    churchrite:
      'altar|orgel|kirchenorgel|organist|organistin|kirchenbänke|kirchenbank|beichte|beichtstuhl|gottesdienst|kirchenlieder|sonntagsmesse|erstkommunion|kanzel',
    churchlight:
      'zündet kerzen an|zündet eine kerze an|kerzen anzünden|kerze anzünden|kerzen anzündet|kerze anzündet|entzündet kerzen|entzündet eine kerze|kerzen anzündend|opferkerzen',
    churchwindows:
      'buntglasfenster|bunte fenster|bunten fenster|farbige fenster|farbigen fenster|bleiglasfenster|buntglasfenstern',
  },
  es: {
    churchrite:
      'altar|órgano|órgano de iglesia|organista|bancos de la iglesia|confesionario|misa|misa dominical|himnos|primera comunión|púlpito',
    churchlight:
      'enciende velas|enciende una vela|encendiendo velas|encendiendo una vela|encender velas|prende velas|prendiendo velas|cirios',
    churchwindows: 'vidrieras|vidriera|vitrales|ventanas de colores|vidrieras de colores',
  },
  ru: {
    churchrite:
      'алтарь|церковный орган|орган в церкви|органист|исповедь|исповедальня|литургия|месса|богослужение|церковная служба|аналой|причастие|церковные скамьи',
    churchlight:
      'зажигает свечи|зажигает свечу|зажигающая свечи|зажигает свечку|ставит свечку|ставит свечу|зажигают свечи|зажигая свечи|зажигая свечу',
    churchwindows: 'витражи|витраж|витражные окна|цветные окна|разноцветные окна|витражное окно',
  },
  pt: {
    churchrite:
      'altar|órgão de igreja|órgão da igreja|organista|bancos da igreja|confessionário|missa|missa de domingo|hinos|primeira comunhão|púlpito',
    churchlight:
      'acendendo velas|acendendo uma vela|acende velas|acende uma vela|acender velas|círios',
    churchwindows: 'vitrais|vitral|janelas coloridas|vitrais coloridos',
  },
  it: {
    churchrite:
      'altare|organo|organo della chiesa|organo a canne|organista|banchi della chiesa|confessionale|la messa|santa messa|messa domenicale|inni|prima comunione|pulpito',
    churchlight:
      'accende candele|accende una candela|accende le candele|accendendo candele|accendendo una candela|accendere candele|ceri',
    churchwindows: 'vetrate|vetrata|vetrate colorate|finestre colorate',
  },
  tr: {
    churchrite:
      'sunak|kilise orgu|borulu org|orgcu|kilise sıraları|günah çıkarma|günah çıkaran|kilise ayini|pazar ayini|ilahiler|vaaz kürsüsü',
    churchlight: 'mum yakan|mum yakıyor|mumları yakan|mumları yakıyor|mum yakma',
    churchwindows: 'vitray pencereler|vitray pencere|vitraylar|renkli pencereler|renkli camlar',
  },
  ar: {
    churchrite:
      'مذبح الكنيسة|المذبح|أرغن|أرغن الكنيسة|عازف الأرغن|مقاعد الكنيسة|الاعتراف|كرسي الاعتراف|قداس|القداس|ترانيم|التناول الأول',
    churchlight: 'تشعل الشموع|تشعل شمعة|يشعل الشموع|يشعل شمعة|تضيء الشموع|تضيء شمعة|إشعال الشموع',
    churchwindows:
      'نوافذ ملونة|النوافذ الملونة|نوافذ زجاجية ملونة|الزجاج المعشق|نوافذ الزجاج الملون',
  },
  hi: {
    churchrite: 'चर्च की वेदी|चर्च का ऑर्गन|पाइप ऑर्गन|ऑर्गन वादक|चर्च की बेंचें|कन्फेशन|प्रार्थना सभा|भजन मंडली',
    churchlight:
      'मोमबत्तियां जलाती|मोमबत्ती जलाती|मोमबत्तियाँ जलाती|मोमबत्तियां जलाता|मोमबत्ती जलाता|मोमबत्तियां जलाते|मोमबत्तियां जला रही|मोमबत्ती जला रही',
    churchwindows: 'रंगीन खिड़कियां|रंगीन खिड़कियों|रंगीन कांच की खिड़कियां|रंगीन काँच की खिड़कियाँ',
  },
};
