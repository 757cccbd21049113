import type { WordTable } from '../language.ts';

/** The seasons that lists have words for. */
export type SeasonName = 'spring' | 'summer' | 'autumn' | 'winter';

/** Words for the seasons. */
export const SEASON_WORDS: WordTable<SeasonName> = {
  en: {
    spring: 'spring|springtime|april|may|holy week',
    summer: 'summer|summertime|july|midsummer|summery',
    autumn: 'autumn|fall|autumnal|october|november|fall colors|fall colours|fall foliage',
    winter: 'winter|wintry|wintertime|january|december|christmas',
  },
  zh: {
    spring: '春|春天|春季|春日',
    summer: '夏|夏天|夏季|夏日|盛夏',
    autumn: '秋|秋天|秋季|秋日|深秋|金秋',
    winter: '冬|冬天|冬季|冬日|寒冬|圣诞|圣诞节',
  },
  ja: {
    spring: '春|春の|春先',
    summer: '夏|真夏|夏の',
    autumn: '秋|秋の|紅葉|晩秋',
    winter: '冬|真冬|冬の|クリスマス',
  },
  ko: {
    spring: '봄|봄날|봄철',
    summer: '여름|여름날|한여름',
    autumn: '가을|가을날|단풍',
    winter: '겨울|겨울날|한겨울|크리스마스',
  },
  fr: {
    spring: 'printemps|printanier|printanière|semaine sainte',
    summer: 'été|estival|estivale|juillet',
    autumn: 'automne|automnal|automnale|octobre',
    winter: 'hiver|hivernal|hivernale|noël|décembre',
  },
  de: {
    spring: 'frühling|frühjahr|frühlingshaft|lenz|karwoche',
    summer: 'sommer|sommerlich|hochsommer',
    autumn: 'herbst|herbstlich|oktober',
    winter: 'winter|winterlich|weihnachten|dezember',
  },
  es: {
    spring: 'primavera|primaveral|semana santa',
    summer: 'verano|veraniego|veraniega|estival',
    autumn: 'otoño|otoñal|octubre',
    winter: 'invierno|invernal|navidad|diciembre',
  },
  ru: {
    spring: 'весна|весенний|весной|апрель',
    summer: 'лето|летний|летом|июль',
    autumn: 'осень|осенний|осенью|октябрь',
    winter: 'зима|зимний|зимой|рождество|декабрь',
  },
  pt: {
    spring: 'primavera|primaveril|semana santa',
    summer: 'verão|estival|veranil',
    autumn: 'outono|outonal|outubro',
    winter: 'inverno|invernal|natal|dezembro',
  },
  it: {
    spring: 'primavera|primaverile|settimana santa',
    summer: 'estate|estivo|estiva',
    autumn: 'autunno|autunnale|ottobre',
    winter: 'inverno|invernale|natale|dicembre',
  },
  tr: {
    spring: 'ilkbahar|bahar|baharda',
    summer: 'yaz|yazın|yazlık',
    autumn: 'sonbahar|güz|güzün',
    winter: 'kış|kışın|kışlık|noel',
  },
  ar: {
    spring: 'ربيع|ربيعي|ربيعية',
    summer: 'صيف|صيفي|صيفية',
    autumn: 'خريف|خريفي|خريفية',
    winter: 'شتاء|شتوي|شتوية|عيد الميلاد',
  },
  hi: {
    spring: 'वसंत|बसंत|वसंत ऋतु',
    summer: 'गर्मी|ग्रीष्म|गर्मियों',
    autumn: 'पतझड़|शरद|शरद ऋतु',
    winter: 'सर्दी|सर्दियों|शीत ऋतु|जाड़ा|क्रिसमस',
  },
};

/** The times of day that lists have words for. */
export type TimeName = 'dawn' | 'day' | 'sunset' | 'dusk' | 'night';

/** Words for the times of day, with the lights that are named after them. */
export const TIME_WORDS: WordTable<TimeName> = {
  en: {
    dawn: 'dawn|sunrise|morning|early morning|daybreak|first light|early|sunup|sun rises|sun is rising|sun rising|rising sun|sun comes up|sun coming up|sun is coming up',
    day: 'day|noon|daylight|midday|afternoon|daytime|sunlit|sunlight|sunshine',
    sunset:
      'sunset|golden hour|golden light|evening|sundown|setting sun|late afternoon|sun sets|sun is setting|sun setting|sun goes down|sun going down|sun is going down|last light|last light of day',
    dusk: 'dusk|twilight|blue hour|nightfall|gloaming',
    night:
      'night|midnight|nighttime|nocturnal|night time|at night|late at night|late night|tonight|nightscape|night sky',
  },
  zh: {
    dawn: '黎明|日出|清晨|早晨|拂晓|破晓|晨光|早上|朝阳|晨曦|旭日|太阳升起|太阳升起时|天亮|天亮时|太阳出来',
    day: '白天|中午|下午|正午|午后|白昼|阳光|日光|午间',
    sunset:
      '日落|夕阳|傍晚|落日|晚霞|黄金时刻|余晖|金色的阳光|金色阳光|金色的光|太阳落山|太阳下山|太阳落下|日落时分',
    dusk: '黄昏|暮色|薄暮|蓝调时刻|暮光|天黑时',
    night: '黑夜|夜|夜晚|夜空|深夜|午夜|晚上|夜间|夜景|夜色|夜里|星夜',
  },
  ja: {
    dawn: '夜明け|日の出|朝|早朝|朝焼け|暁|朝日|明け方|日が昇る|日が昇る頃|朝日が昇る|太陽が昇る',
    day: '昼|真昼|昼間|日中|正午|午後|日差し|陽光|木漏れ日',
    sunset:
      '夕日|夕焼け|日没|夕方|夕陽|夕暮れ時|ゴールデンアワー|入り日|金色の光|黄金色の光|日が沈む|日が沈む頃|日が暮れる|太陽が沈む|夕日が沈む',
    dusk: '黄昏|夕暮れ|薄明|ブルーアワー|たそがれ|夕闇',
    night: '夜|夜空|深夜|真夜中|夜中|夜景|星月夜|晩',
  },
  ko: {
    dawn: '새벽|일출|아침|해돋이|여명|이른아침|동틀녘|해뜨는|해 뜰 무렵|해가 뜨는|해 뜨는|해가 떠오르는|해뜰녘',
    day: '낮|한낮|정오|오후|대낮|햇살|햇빛',
    sunset:
      '일몰|노을|석양|저녁|해질녘|저녁노을|골든아워|해지는|노을지는|황금빛 햇살|금빛 햇살|해가 지는|해 지는|해 질 무렵|해질 무렵|해가 저무는',
    dusk: '황혼|땅거미|해거름|어스름|블루아워',
    night: '밤|늦은 밤|한밤중|자정|심야|야경|밤하늘|한밤|밤중',
  },
  fr: {
    dawn: 'aube|lever du soleil|lever de soleil|matin|aurore du jour|matinée|petit matin|matinal|soleil se lève|soleil levant',
    day: 'jour|midi|après midi|journée|plein jour|ensoleillement|lumière du jour',
    sunset:
      'coucher du soleil|coucher de soleil|soir|soirée|heure dorée|soleil couchant|lumière dorée|soleil se couche',
    dusk: 'crépuscule|tombée de la nuit|heure bleue|entre chien et loup',
    night: 'nuit|tard dans la nuit|tard le soir|minuit|nocturne|ciel nocturne',
  },
  de: {
    dawn: 'morgen|morgendämmerung|sonnenaufgang|morgengrauen|morgens|früh|tagesanbruch|morgenrot|sonne aufgeht|sonne geht auf|aufgehende sonne|aufgehender sonne',
    day: 'tag|mittag|nachmittag|tageslicht|tagsüber|sonnenlicht|sonnenschein',
    sunset:
      'sonnenuntergang|abend|abendrot|goldene stunde|abends|abendsonne|untergehende sonne|goldenes licht|goldlicht|sonne untergeht|sonne geht unter|untergehender sonne',
    dusk: 'dämmerung|abenddämmerung|zwielicht|blaue stunde',
    night: 'nacht|spät nachts|spät in der Nacht|mitternacht|nachts|nächtlich|nachthimmel',
  },
  es: {
    dawn: 'amanecer|alba|mañana|salida del sol|madrugada|aurora del día|temprano|sale el sol|salir el sol|sol sale|sol naciente',
    day: 'día|mediodía|tarde soleada|pleno día|luz del día|luz del sol',
    sunset:
      'atardecer|puesta de sol|puesta del sol|tarde|hora dorada|ocaso|sol poniente|luz dorada|pone el sol|ponerse el sol|sol se pone|cae el sol|caer el sol',
    dusk: 'crepúsculo|anochecer|hora azul|penumbra del día',
    night:
      'noche|tarde en la noche|altas horas de la noche|medianoche|nocturno|nocturna|cielo nocturno',
  },
  ru: {
    dawn: 'рассвет|восход|утро|утренний|утром|заря|раннее утро|восход солнца|встает солнце|солнце встает|восходит солнце|солнце восходит|восходящее солнце|светает',
    day: 'день|полдень|днем|дневной|полуденный|солнечный свет|дневной свет',
    sunset:
      'закат|вечер|вечерний|вечером|золотой час|закатный|заход солнца|золотой свет|садится солнце|солнце садится|заходит солнце|солнце заходит|заходящее солнце|на исходе дня',
    dusk: 'сумерки|сумеречный|синий час|в сумерках|темнеет',
    night: 'ночь|поздно ночью|полночь|ночью|ночной|ночное небо|полуночный',
  },
  pt: {
    dawn: 'amanhecer|alvorada|manhã|nascer do sol|madrugada|aurora do dia|cedo|sol nasce|nasce o sol|sol nascente|sol nascendo',
    day: 'dia|meio dia|luz do dia|tarde ensolarada|luz do sol|pleno dia',
    sunset:
      'pôr do sol|entardecer|tarde|hora dourada|fim de tarde|ocaso|sol poente|luz dourada|sol se põe|se põe o sol|sol se pondo',
    dusk: 'crepúsculo|anoitecer|hora azul|lusco fusco',
    night: 'noite|tarde da noite|meia noite|noturno|noturna|céu noturno',
  },
  it: {
    dawn: 'alba|sorgere del sole|mattino|mattina|aurora del giorno|primo mattino|mattutino|sorge il sole|sole sorge|sole nascente|sole che sorge',
    day: 'giorno|mezzogiorno|pomeriggio|pieno giorno|luce del giorno|luce del sole',
    sunset:
      'tramonto|sera|serata|ora dorata|calar del sole|sole al tramonto|luce dorata|sole tramonta|tramonta il sole|cala il sole|sole che tramonta',
    dusk: 'crepuscolo|imbrunire|ora blu|penombra serale',
    night: 'notte|tarda notte|mezzanotte|notturno|notturna|cielo notturno',
  },
  tr: {
    dawn: 'şafak|gün doğumu|gündoğumu|sabah|sabahleyin|tan vakti|seher|tan|gün doğarken|güneş doğarken|gün ağarırken|güneş doğuyor|doğan güneş',
    day: 'gündüz|öğle|öğlen|öğleden sonra|gün ışığı|gün',
    sunset:
      'gün batımı|günbatımı|akşam|akşamüstü|altın saat|batan güneş|altın ışık|altın rengi ışık|gün batarken|güneş batarken|güneş batıyor',
    dusk: 'alacakaranlık|akşam karanlığı|mavi saat|alaca karanlık|hava kararırken',
    night: 'gece|gece geç saatte|gece yarısı|geceleyin|gece göğü|geceyarısı',
  },
  ar: {
    dawn: 'فجر|شروق|صباح|شروق الشمس|بزوغ الفجر|صباحي|صباحا|باكر|تشرق الشمس|الشمس تشرق|طلوع الشمس',
    day: 'نهار|ظهر|ظهيرة|بعد الظهر|ضوء النهار|ضوء الشمس|نهاري',
    sunset:
      'غروب|مساء|غروب الشمس|الساعة الذهبية|مسائي|أصيل|ضوء ذهبي|تغرب الشمس|الشمس تغرب|مغيب الشمس',
    dusk: 'شفق|غسق|الساعة الزرقاء|شفق المساء',
    night: 'ليل|وقت متأخر من الليل|ليلة|منتصف الليل|ليلي|ليلية|ليالي',
  },
  hi: {
    dawn: 'भोर|सूर्योदय|सुबह|सवेरा|उषा|प्रातः|तड़के|सवेरे|सूरज उगते|सूरज निकलते|सूरज उगता|उगता सूरज|सूरज उग रहा',
    day: 'दिन|दोपहर|धूप|दिन का उजाला|दोपहर बाद',
    sunset:
      'सूर्यास्त|शाम|संध्या|ढलता सूरज|सायंकाल|डूबता सूरज|सुनहरी रोशनी|सुनहरा प्रकाश|सूरज डूबते|सूरज ढलते|सूरज डूबता|सूरज डूब रहा',
    dusk: 'गोधूलि|सांझ|झुटपुटा|धुंधलका',
    night: 'रात|देर रात|आधी रात|रात्रि|निशा|रात का आसमान|मध्यरात्रि',
  },
};
