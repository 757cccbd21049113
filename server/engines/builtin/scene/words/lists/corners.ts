import type { WordTable } from '../../../words/language.ts';
import type { CornerKey } from '../keys/places/corner-keys.ts';

/** Words for corners of towns and houses where one thing is sold, eaten or made. */
export const CORNER_WORDS: WordTable<CornerKey> = {
  en: {
    dagashishop:
      'dagashi shop|dagashi|dagashiya|japanese candy shop|japanese sweet shop|japanese penny candy store|old japanese candy store|japanese sweets shop|japanese dagashi sweet shop|japanese dagashi shop',
    diyas: 'diyas|diya|diya lamps|clay diyas|diwali diyas|lighting diyas|diwali courtyard',
    hanokcafe:
      'hanok café|hanok cafe|hanok teahouse|korean traditional cafe|korean hanok cafe|traditional korean café',
    diningcar:
      'dining car|dining carriage|restaurant car|buffet car|train restaurant|dining car of a train',
    eaves: 'under the eaves|beneath the eaves|under the eave|under eaves',
    hanokcourt:
      'hanok courtyard|courtyard of a hanok|madang|courtyard of a korean house|korean courtyard|hanok yard|traditional korean house courtyard',
    madlaboratory:
      "mad scientist's laboratory|mad scientist's lab|mad scientist laboratory|mad scientist lab|mad scientist|mad scientists|mad professor|crazy scientist|evil scientist|frankenstein's laboratory|frankenstein's lab|mad science laboratory|evil laboratory",
    newskiosk:
      "newspaper kiosk|newspaper stand|newsstand|news stand|news kiosk|magazine kiosk|magazine stand|newsagent|newsagent's|newspaper stall|newspaper vendor",
    rangoli: 'rangoli|rangolis|kolam|rangoli design|rangoli pattern',
    teastall:
      'indian tea stall|chai stall|chai tapri|tapri|chai shop|roadside chai stall|chai wallah|chaiwala|chai wala|indian tea shop|tea stall in india|tea vendor in india|indian chai stall|chai walla',
    tentbar:
      'pojangmacha|korean tent bar|tent bar|korean street food tent|korean tent restaurant|soju tent|korean food tent|pocha|korean street food stall',
  },
  zh: {
    dagashishop: '粗点心店|日本零食店|日式零食店|日本糖果店|日本杂货零食铺|驮菓子屋',
    diyas: '油灯排灯节|陶土油灯|排灯节油灯|排灯节的油灯|排灯节庭院',
    hanokcafe: '韩屋咖啡馆|韩屋咖啡厅|韩屋咖啡店|韩式传统咖啡馆',
    diningcar: '火车餐车|列车餐车|餐车车厢|火车上的餐车',
    eaves: '屋檐下|房檐下|檐下|屋檐底下',
    hanokcourt: '韩屋庭院|韩屋院子|韩屋的院子|韩屋的庭院|韩国传统庭院',
    madlaboratory:
      '疯狂科学家的实验室|疯狂科学家实验室|疯狂科学家|科学怪人的实验室|邪恶科学家|疯狂博士|弗兰肯斯坦的实验室',
    newskiosk: '报刊亭|报亭|书报亭|报摊|卖报亭|书报摊',
    rangoli: '兰果丽|蓝果丽|印度彩粉画|彩粉地画',
    teastall: '印度茶摊|印度奶茶摊|印度街头茶摊|印度茶铺|印度奶茶铺',
    tentbar: '韩国路边摊|韩式路边摊|韩国布帐马车|布帐马车|韩国大排档|韩国帐篷酒馆|帐篷酒吧',
  },
  ja: {
    dagashishop: '駄菓子屋|駄菓子|駄菓子屋さん|昔ながらの駄菓子屋',
    diyas: 'ディヤ|ディーヤ|素焼きのランプ|ディワリのランプ',
    hanokcafe: '韓屋カフェ|韓屋のカフェ|韓国伝統カフェ',
    diningcar: '食堂車|列車の食堂車',
    eaves: '軒下|軒先|軒の下',
    hanokcourt: '韓屋の中庭|韓屋の庭|マダン',
    madlaboratory:
      'マッドサイエンティスト|マッドサイエンティストの研究室|マッドサイエンティストの実験室|狂気の科学者|フランケンシュタインの実験室',
    newskiosk: '新聞スタンド|新聞売り場|キオスク|新聞の売店|新聞売店|雑誌スタンド',
    rangoli: 'ランゴリ|ランゴーリー|砂絵のランゴリ',
    teastall: 'インドのチャイ屋|チャイ屋|チャイの屋台|インドの茶屋|チャイ屋台|チャイ売り',
    tentbar: 'ポジャンマチャ|韓国の屋台|韓国のテント屋台|テントバー|ポチャ|韓国屋台',
  },
  ko: {
    dagashishop: '다가시야|일본 과자 가게|일본 옛날 과자점|일본 사탕 가게|일본 구멍가게',
    diyas: '디야|디야 등불|디왈리 등불',
    hanokcafe: '한옥 카페|한옥카페|한옥 찻집',
    diningcar: '식당칸|식당차|열차 식당칸',
    eaves: '처마 밑|처마 밑에|처마 아래|처마 밑에서|처마 아래에서',
    hanokcourt: '한옥 마당|한옥 마루|한옥 대청마루|한옥 안마당|장독대|한옥마당|한옥 뜰',
    madlaboratory:
      '미친 과학자의 실험실|미친 과학자|매드 사이언티스트|프랑켄슈타인의 실험실|미친 박사의 실험실',
    newskiosk: '신문 가판대|신문가판대|신문 판매대|신문 매점|잡지 가판대',
    rangoli: '랑골리|란골리',
    teastall: '인도 찻집|짜이 가게|인도 짜이 노점|인도 차 가게|짜이 노점',
    tentbar: '포장마차|포차|텐트 바|실내포차|길거리 포장마차',
  },
  fr: {
    dagashishop:
      'dagashi|boutique de dagashi|confiserie japonaise|magasin de bonbons japonais|ancienne confiserie japonaise',
    diyas: 'diyas|diya|lampes diya|lampes à huile de diwali',
    hanokcafe: 'café hanok|café dans un hanok|café traditionnel coréen',
    diningcar: 'wagon restaurant|voiture restaurant|wagon-restaurant',
    eaves: "sous l'avant-toit|sous l avant toit|sous l'auvent|sous le bord du toit",
    hanokcourt: "cour de hanok|cour d'un hanok|cour coréenne|cour d'une maison coréenne",
    madlaboratory:
      'laboratoire du savant fou|laboratoire de savant fou|savant fou|savants fous|laboratoire de frankenstein|scientifique fou|professeur fou',
    newskiosk:
      'kiosque à journaux|kiosque à presse|kiosque de presse|marchand de journaux|kiosque parisien',
    rangoli: 'rangoli|rangolis|kolam',
    teastall:
      'échoppe de thé indienne|stand de chai|vendeur de chai|échoppe de chai|chai wallah|thé indien de rue',
    tentbar:
      'pojangmacha|bar sous tente coréen|tente de street food coréenne|bar coréen sous tente|bar sous tente',
  },
  de: {
    dagashishop:
      'dagashi-laden|dagashi|dagashiladen|japanischer süßwarenladen|alter japanischer süßigkeitenladen',
    diyas: 'diyas|diya|diya-lampen|öllampen zu diwali',
    hanokcafe: 'hanok-café|hanok café|hanok-cafe|café im hanok|koreanisches traditionscafé',
    diningcar: 'speisewagen|bordrestaurant|zugrestaurant|im speisewagen',
    eaves: 'unter dem dachvorsprung|unter dem vordach|unter der traufe|unter der dachtraufe',
    hanokcourt:
      'hof eines hanok|hanok-hof|hanok-innenhof|innenhof eines hanok|koreanischer innenhof',
    madlaboratory:
      'labor eines verrückten wissenschaftlers|labor des verrückten wissenschaftlers|verrückter wissenschaftler|verrückten wissenschaftlers|verrückter professor|frankensteins labor|irrer wissenschaftler|wahnsinniger wissenschaftler',
    newskiosk:
      'zeitungskiosk|zeitungsstand|zeitungskiosks|zeitungsladen|zeitschriftenkiosk|zeitungsbude',
    rangoli: 'rangoli|rangolis|kolam|rangoli-muster',
    teastall:
      'indischer teestand|chai-stand|teestand in indien|chai-bude|chai-verkäufer|indische teebude',
    tentbar:
      'pojangmacha|koreanisches straßenzelt|koreanische zeltbar|zeltbar|koreanisches imbisszelt',
  },
  es: {
    dagashishop:
      'dagashi|tienda de dagashi|tienda de dulces japonesa|tienda de golosinas japonesa|dulcería japonesa',
    diyas: 'diyas|diya|lámparas diya|lámparas de barro de diwali',
    hanokcafe: 'café hanok|cafetería hanok|café en un hanok|café tradicional coreano',
    diningcar: 'vagón restaurante|coche comedor|vagón comedor|coche restaurante',
    eaves: 'bajo el alero|debajo del alero|bajo los aleros',
    hanokcourt: 'patio de un hanok|patio hanok|patio coreano|patio de una casa coreana',
    madlaboratory:
      'laboratorio del científico loco|laboratorio de un científico loco|científico loco|científicos locos|laboratorio de frankenstein|profesor loco|laboratorio de científico loco',
    newskiosk:
      'quiosco de periódicos|kiosco de periódicos|quiosco de prensa|kiosco de prensa|quiosco de revistas|puesto de periódicos|kiosco de diarios|kiosco de revistas',
    rangoli: 'rangoli|rangolis|kolam',
    teastall:
      'puesto de té indio|puesto de chai|puesto de té en la india|vendedor de chai|tenderete de té indio',
    tentbar:
      'pojangmacha|bar carpa coreano|bar carpa|carpa de comida callejera coreana|carpa coreana',
  },
  ru: {
    dagashishop:
      'дагаси|магазин дагаси|лавка дагаси|японская лавка сладостей|японский магазин сладостей|магазин японских сладостей',
    diyas: 'дии|дия|светильники дивали|глиняные светильники|лампадки на дивали',
    hanokcafe: 'кафе в ханоке|кафе ханок|ханок-кафе|корейское традиционное кафе',
    diningcar: 'вагон-ресторан|в вагоне-ресторане|в вагоне ресторане|вагоне-ресторане',
    eaves: 'под карнизом|под стрехой|под навесом крыши|под крыльцом',
    hanokcourt: 'двор ханока|дворик ханока|во дворе ханока|корейский дворик|двор корейского дома',
    madlaboratory:
      'лаборатория безумного учёного|лаборатория безумного ученого|лаборатории безумного учёного|безумный учёный|безумный ученый|сумасшедший учёный|сумасшедший ученый|лаборатория франкенштейна|безумный профессор',
    newskiosk:
      'газетный киоск|киоск с газетами|киоск печати|газетный ларёк|газетный ларек|киоск союзпечати|киоск с журналами',
    rangoli: 'ранголи|колам',
    teastall:
      'индийская чайная лавка|чайная лавка в индии|индийский чайный ларёк|чайный ларёк в индии|индийский чайный прилавок|продавец чая масала',
    tentbar:
      'почанмачха|корейская палатка с едой|корейский бар в палатке|бар в палатке|корейская уличная палатка',
  },
  pt: {
    dagashishop:
      'dagashi|loja de dagashi|loja de doces japonesa|loja de doces japoneses|doceria japonesa antiga',
    diyas: 'diyas|diya|lamparinas de diwali|lamparinas de barro',
    hanokcafe: 'café hanok|café num hanok|café em um hanok|café tradicional coreano',
    diningcar: 'vagão restaurante|carruagem restaurante|vagão-restaurante',
    eaves: 'sob o beiral|debaixo do beiral|embaixo do beiral',
    hanokcourt: 'pátio de um hanok|pátio hanok|pátio coreano|pátio de uma casa coreana',
    madlaboratory:
      'laboratório do cientista louco|laboratório de cientista louco|laboratório de um cientista louco|cientista louco|cientistas loucos|laboratório de frankenstein|professor maluco|cientista maluco',
    newskiosk: 'banca de jornal|banca de jornais|banca de revistas|quiosque de jornais|jornaleiro',
    rangoli: 'rangoli|rangolis|kolam',
    teastall:
      'barraca de chá indiana|barraca de chai|barraca de chá na índia|vendedor de chai|casa de chá de rua indiana',
    tentbar:
      'pojangmacha|bar em tenda coreano|bar em tenda|tenda de comida coreana|barraca coreana',
  },
  it: {
    dagashishop:
      'dagashi|negozio di dagashi|negozio di dolci giapponese|negozio di caramelle giapponese|vecchio negozio di dolciumi giapponese',
    diyas: 'diya|diyas|lampade diya|lampade di diwali|lumini di diwali',
    hanokcafe: 'caffè hanok|caffè in un hanok|caffè tradizionale coreano',
    diningcar: 'carrozza ristorante|vagone ristorante',
    eaves: 'sotto la gronda|sotto lo spiovente|sotto la tettoia',
    hanokcourt: 'cortile di un hanok|cortile hanok|cortile coreano|cortile di una casa coreana',
    madlaboratory:
      'laboratorio dello scienziato pazzo|laboratorio di uno scienziato pazzo|scienziato pazzo|scienziati pazzi|laboratorio di frankenstein|professore pazzo',
    newskiosk:
      'edicola|edicole|chiosco dei giornali|edicola dei giornali|chiosco di giornali|giornalaio',
    rangoli: 'rangoli|kolam',
    teastall:
      'bancarella del tè indiana|chiosco di chai|banco del tè in india|venditore di chai|bancarella di chai',
    tentbar: 'pojangmacha|bar in tenda coreano|bar in tenda|tenda di cibo coreano|tendone coreano',
  },
  tr: {
    dagashishop:
      'dagashi|dagashi dükkanı|japon şekerci dükkanı|japon şekerleme dükkanı|japon şekercisi',
    diyas: 'diya|diyalar|diya kandilleri|diwali kandilleri|kil kandiller',
    hanokcafe: 'hanok kafe|hanok kafesi|geleneksel kore kafesi',
    diningcar: 'yemekli vagon|restoran vagonu|yemekli vagonda',
    eaves: 'saçak altında|saçağın altında|saçak altındaki',
    hanokcourt: 'hanok avlusu|hanokun avlusu|kore avlusu|kore evinin avlusu',
    madlaboratory:
      "çılgın bilim adamının laboratuvarı|çılgın bilim insanının laboratuvarı|çılgın bilim adamı|çılgın bilim insanı|çılgın profesör|frankenstein'ın laboratuvarı",
    newskiosk: 'gazete büfesi|gazete bayii|gazeteci dükkanı|gazete standı|gazete tezgahı',
    rangoli: 'rangoli|rangoliler|kolam',
    teastall: "hint çay tezgahı|hindistan'da çay tezgahı|chai tezgahı",
    tentbar:
      'pojangmacha|kore çadır barı|çadır bar|çadır barı|kore sokak yemeği çadırı|kore çadır lokantası',
  },
  ar: {
    dagashishop: 'داغاشي|متجر داغاشي|متجر حلويات ياباني|دكان حلويات ياباني|محل حلوى ياباني',
    diyas: 'مصابيح ديوالي|قناديل ديوالي|مصابيح طينية|قناديل طينية',
    hanokcafe: 'مقهى هانوك|مقهى كوري تقليدي|مقهى في بيت هانوك',
    diningcar: 'عربة المطعم|مطعم القطار|عربة مطعم القطار',
    eaves: 'تحت حافة السقف|تحت إفريز السقف|تحت طرف السقف',
    hanokcourt: 'فناء هانوك|فناء كوري|فناء بيت كوري|فناء الهانوك|ساحة هانوك',
    madlaboratory:
      'مختبر العالم المجنون|مختبر عالم مجنون|العالم المجنون|عالم مجنون|مختبر فرانكشتاين|معمل العالم المجنون|البروفيسور المجنون',
    newskiosk: 'كشك جرائد|كشك صحف|كشك الجرائد|كشك الصحف|بائع الجرائد|كشك مجلات',
    rangoli: 'رانغولي|رانجولي|الرانغولي|رانغولى',
    teastall: 'كشك شاي هندي|بائع الشاي الهندي|دكان شاي في الهند|كشك شاي في الهند|بسطة شاي هندية',
    tentbar: 'بوجانغماتشا|خيمة طعام كورية|حانة خيمة كورية|حانة خيمة|خيمة الطعام الكورية',
  },
  hi: {
    dagashishop: 'दागाशी|दागाशी की दुकान|जापानी मिठाई की दुकान|जापानी टॉफी की दुकान',
    diyas: 'दीये|दीयों|मिट्टी के दीये|मिट्टी के दीपक|दीप जलाती|दीये जलाती|दीया जलाती',
    hanokcafe: 'हनोक कैफे|हानोक कैफे|पारंपरिक कोरियाई कैफे',
    diningcar: 'ट्रेन का रेस्तरां|भोजनयान|रेल का भोजनयान',
    eaves: 'छज्जे के नीचे|ओलती के नीचे|छज्जे तले',
    hanokcourt: 'हनोक का आंगन|हनोक का आँगन|हानोक का आंगन|कोरियाई आंगन|कोरियाई आँगन',
    madlaboratory:
      'पागल वैज्ञानिक की प्रयोगशाला|पागल वैज्ञानिक|सनकी वैज्ञानिक|फ्रेंकस्टीन की प्रयोगशाला|पागल प्रोफेसर|सनकी वैज्ञानिक की प्रयोगशाला',
    newskiosk:
      'अखबार की दुकान|अखबार का स्टॉल|अख़बार की दुकान|अखबार स्टैंड|पत्रिका की दुकान|न्यूज़पेपर स्टॉल|अखबार वाला',
    rangoli: 'रंगोली|रंगोलियां|अल्पना|कोलम|रंगोली बनाती|रंगोली बनाती हुई',
    teastall:
      'चाय की टपरी|चाय की दुकान|चाय का ठेला|टपरी|चाय वाला|चाय का स्टॉल|चाय की गुमटी|चाय का खोखा',
    tentbar: 'पोजांगमाचा|कोरियाई टेंट बार|कोरियन टेंट बार|टेंट बार|कोरियाई स्ट्रीट फूड टेंट',
  },
};
