import type { WordTable } from '../../../words/language.ts';
import type { FeastKey } from '../feast-keys.ts';

/** Words for feasts, ceremonies and gatherings in the open. */
export const FEAST_WORDS: WordTable<FeastKey> = {
  en: {
    wedding:
      'wedding|wedding ceremony|outdoor wedding|outdoor wedding ceremony|garden wedding|wedding arch|flower arch|getting married|wedding aisle|walking down the aisle',
    beachwedding: 'beach wedding|beach wedding ceremony|wedding by the sea',
    graduation:
      'graduation|graduation ceremony|graduation day|graduates throwing caps|throwing graduation caps|caps thrown in the air|commencement ceremony|university graduation',
    graduate: 'graduate|graduation gown|graduation cap|cap and gown|mortarboard',
    matsuri:
      'matsuri|japanese festival|japanese summer festival|summer festival in japan|festival in japan|japanese street festival',
    holi: 'holi|holi festival|holi celebration|festival of colors|festival of colours|holi festival of colours|holi festival of colors',
    dragondance:
      'dragon dance|dragon dancers|chinese dragon dance|lion dance|chinese new year parade|chinese new year dragon|dragon dance parade',
    newyear:
      "new year's eve|new years eve|new year's eve crowd|new year countdown|new year's eve countdown|new year's eve celebration|new year celebration|new year's eve party|new year's eve in times square|new year's eve at times square",
    parade:
      'parade|street parade|main street parade|4th of july parade|fourth of july parade|marching band|parade on main street|independence day parade|thanksgiving parade',
  },
  zh: {
    wedding: '婚礼|婚礼仪式|户外婚礼|草坪婚礼|结婚典礼',
    beachwedding: '海滩婚礼|沙滩婚礼|海边婚礼',
    graduation: '毕业典礼|毕业|毕业日',
    graduate: '毕业生|学士服|学士帽',
    matsuri: '日本夏日祭|夏日祭|日本祭典|日本庙会',
    holi: '洒红节|胡里节|印度洒红节',
    dragondance: '舞龙|舞狮|舞龙舞狮',
    newyear: '跨年夜|跨年|新年倒计时|跨年倒计时|跨年晚会',
    parade: '游行|花车游行|国庆游行|军乐队|街头游行',
  },
  ja: {
    wedding: '結婚式|ガーデンウェディング|屋外の結婚式|挙式',
    beachwedding: 'ビーチウェディング|海辺の結婚式|砂浜の結婚式',
    graduation: '卒業式|大学の卒業式',
    graduate: '卒業生|角帽',
    matsuri: '夏祭り|お祭り|祭り|縁日|神社の祭り|盆踊り',
    holi: 'ホーリー祭|ホーリー|色の祭り',
    dragondance: '龍の舞|龍舞|獅子舞|竜の舞',
    newyear: '大晦日|カウントダウン|年越し|年越しカウントダウン',
    parade: 'パレード|マーチングバンド|独立記念日のパレード',
  },
  ko: {
    wedding: '결혼식|야외 결혼식|정원 결혼식|야외 결혼',
    beachwedding: '해변 결혼식|바닷가 결혼식',
    graduation: '졸업식|대학 졸업식',
    graduate: '졸업생|학사모|졸업 가운',
    matsuri: '마츠리|일본 축제|일본 여름 축제|여름 축제',
    holi: '홀리 축제|홀리|색의 축제',
    dragondance: '용춤|사자춤|용 춤',
    newyear: '새해 전야|새해 카운트다운|제야|연말 카운트다운',
    parade: '퍼레이드|행진|거리 행진|군악대|독립기념일 퍼레이드',
  },
  fr: {
    wedding:
      'mariage|cérémonie de mariage|mariage en plein air|mariage champêtre|arche de fleurs|arche fleurie',
    beachwedding: 'mariage à la plage|mariage sur la plage|mariage au bord de la mer',
    graduation: 'remise des diplômes|cérémonie de remise des diplômes|remise de diplômes',
    graduate: 'diplômé|diplômés+|diplômée|toque de diplômé',
    matsuri: 'matsuri|fête japonaise|festival japonais|festival d été japonais|fête au japon',
    holi: 'holi|fête des couleurs|festival des couleurs|fête de holi',
    dragondance: 'danse du dragon|danse du lion|défilé du nouvel an chinois',
    newyear:
      'réveillon du nouvel an|saint sylvestre|compte à rebours du nouvel an|nuit du nouvel an',
    parade: 'défilé|parade|fanfare|défilé du 14 juillet|défilé dans la rue',
  },
  de: {
    wedding:
      'hochzeit|hochzeitszeremonie|trauung|freie trauung|hochzeit im freien|gartenhochzeit|blumenbogen|traubogen',
    beachwedding: 'strandhochzeit|hochzeit am strand|trauung am strand',
    graduation: 'abschlussfeier|absolventenfeier|graduierungsfeier|abschlusszeremonie',
    graduate: 'absolvent|absolventen+|absolventin|doktorhut',
    matsuri: 'matsuri|japanisches fest|japanisches sommerfest|japanisches festival',
    holi: 'holi|holi fest|fest der farben|holi festival',
    dragondance: 'drachentanz|löwentanz|chinesischer drachentanz',
    newyear:
      'silvester|silvesternacht|silvesterfeier|silvesterparty|neujahrsnacht|silvester countdown',
    parade: 'parade|umzug|festumzug|blaskapelle|marschkapelle|straßenumzug',
  },
  es: {
    wedding:
      'boda|ceremonia de boda|boda al aire libre|boda en el jardín|arco de flores|boda campestre',
    beachwedding: 'boda en la playa|boda junto al mar|boda playera',
    graduation: 'graduación|ceremonia de graduación|acto de graduación',
    graduate: 'graduado|graduados+|graduada|birrete|toga y birrete',
    matsuri: 'matsuri|festival japonés|festival de verano japonés|fiesta japonesa',
    holi: 'holi|festival holi|fiesta de los colores|festival de los colores',
    dragondance: 'danza del dragón|danza del león|desfile del año nuevo chino|baile del dragón',
    newyear: 'nochevieja|noche vieja|fin de año|cuenta atrás de año nuevo|fiesta de fin de año',
    parade: 'desfile|cabalgata|banda de música|desfile de carrozas|banda de marcha',
  },
  ru: {
    wedding:
      'свадьба|свадебная церемония|церемония бракосочетания|выездная церемония|свадебная арка',
    beachwedding: 'свадьба на пляже|свадьба у моря|пляжная свадьба',
    graduation: 'выпускной|вручение дипломов|церемония вручения дипломов',
    graduate: 'выпускник|выпускники+|выпускница|мантия выпускника',
    matsuri: 'мацури|японский праздник|японский фестиваль|японский летний фестиваль',
    holi: 'холи|праздник холи|фестиваль красок|праздник красок',
    dragondance: 'танец дракона|танец льва|парад китайского нового года',
    newyear: 'новогодняя ночь|канун нового года|встреча нового года|новогодний отсчёт',
    parade: 'парад|шествие|духовой оркестр|марширующий оркестр',
  },
  pt: {
    wedding:
      'casamento|cerimônia de casamento|casamento ao ar livre|casamento no jardim|arco de flores|casamento no campo',
    beachwedding: 'casamento na praia|casamento à beira mar|casamento praiano',
    graduation: 'formatura|cerimônia de formatura|colação de grau',
    graduate: 'formandos+|formanda|beca|capelo',
    matsuri: 'matsuri|festival japonês|festival de verão japonês|festa japonesa',
    holi: 'holi|festival holi|festival das cores',
    dragondance: 'dança do dragão|dança do leão|desfile do ano novo chinês',
    newyear: 'réveillon|véspera de ano novo|virada do ano|contagem regressiva de ano novo',
    parade: 'desfile|parada militar|banda marcial|desfile na rua|fanfarra',
  },
  it: {
    wedding:
      'matrimonio|cerimonia di matrimonio|cerimonia nuziale|matrimonio all aperto|arco di fiori|matrimonio in giardino',
    beachwedding: 'matrimonio in spiaggia|matrimonio sulla spiaggia|nozze in spiaggia',
    graduation: 'cerimonia di laurea|festa di laurea|giorno della laurea|proclamazione di laurea',
    graduate: 'laureato|laureati+|laureata|tocco da laurea',
    matsuri: 'matsuri|festa giapponese|festival giapponese|festival estivo giapponese',
    holi: 'holi|festa dei colori|festival dei colori|festa di holi',
    dragondance: 'danza del drago|danza del leone|sfilata del capodanno cinese',
    newyear:
      'notte di capodanno|vigilia di capodanno|veglione di capodanno|san silvestro|conto alla rovescia di capodanno',
    parade: 'parata|sfilata in strada|banda musicale|corteo in strada|banda in marcia',
  },
  tr: {
    wedding: 'düğün|düğün töreni|nikah töreni|kır düğünü|açık havada düğün|nikah',
    beachwedding: 'sahilde düğün|kumsalda düğün|plaj düğünü|sahil düğünü',
    graduation: 'mezuniyet töreni|mezuniyet|mezuniyet günü',
    graduate: 'mezun|mezunlar+|kep ve cübbe|mezuniyet kepi',
    matsuri: 'matsuri|japon festivali|japon yaz festivali',
    holi: 'holi|holi festivali|renk festivali|renkler festivali',
    dragondance: 'ejderha dansı|aslan dansı|çin yeni yılı geçidi',
    newyear: 'yılbaşı gecesi|yeni yıl gecesi|yeni yıl kutlaması|yılbaşı kutlaması',
    parade: 'geçit töreni|resmi geçit|bando|bando takımı',
  },
  ar: {
    wedding: 'زفاف|عرس|حفل زفاف|مراسم زفاف|زفاف في الهواء الطلق|حفل زواج',
    beachwedding: 'زفاف على الشاطئ|عرس على الشاطئ|حفل زفاف على الشاطئ',
    graduation: 'حفل تخرج|حفل التخرج|تخرج|يوم التخرج',
    graduate: 'خريج|خريجون+|خريجة|قبعة التخرج',
    matsuri: 'ماتسوري|مهرجان ياباني|مهرجان صيفي ياباني',
    holi: 'هولي|مهرجان الألوان|عيد الألوان|مهرجان هولي',
    dragondance: 'رقصة التنين|رقصة الأسد',
    newyear: 'ليلة رأس السنة|احتفال رأس السنة|العد التنازلي للسنة الجديدة',
    parade: 'موكب|عرض عسكري|استعراض|فرقة موسيقية عسكرية',
  },
  hi: {
    wedding: 'शादी|विवाह|विवाह समारोह|शादी समारोह|शादी का मंडप|खुले में शादी',
    beachwedding: 'समुद्र तट पर शादी|बीच वेडिंग',
    graduation: 'दीक्षांत समारोह|स्नातक समारोह|ग्रेजुएशन',
    graduate: 'स्नातक|स्नातक छात्र|दीक्षांत गाउन',
    matsuri: 'मात्सुरी|जापानी त्योहार|जापानी उत्सव',
    holi: 'होली|होली का त्योहार|रंगों का त्योहार',
    dragondance: 'ड्रैगन नृत्य|शेर नृत्य|ड्रैगन डांस',
    newyear: 'नए साल की पूर्व संध्या|नव वर्ष की रात|नए साल का जश्न',
    parade: 'परेड|जुलूस|बैंड बाजा|गणतंत्र दिवस परेड',
  },
};
