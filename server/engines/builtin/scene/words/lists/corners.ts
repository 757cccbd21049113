import type { WordTable } from '../../../words/language.ts';
import type { CornerKey } from '../corner-keys.ts';

/** Words for corners of towns and houses where one thing is sold, eaten or made. */
export const CORNER_WORDS: WordTable<CornerKey> = {
  en: {
    madlaboratory:
      "mad scientist's laboratory|mad scientist's lab|mad scientist laboratory|mad scientist lab|mad scientist|mad scientists|mad professor|crazy scientist|evil scientist|frankenstein's laboratory|frankenstein's lab|mad science laboratory|evil laboratory",
    newskiosk:
      "newspaper kiosk|newspaper stand|newsstand|news stand|news kiosk|magazine kiosk|magazine stand|newsagent|newsagent's|newspaper stall|newspaper vendor",
    teastall:
      'indian tea stall|chai stall|chai tapri|tapri|chai shop|roadside chai stall|chai wallah|chaiwala|chai wala|indian tea shop|tea stall in india|tea vendor in india|indian chai stall|chai walla',
    tentbar:
      'pojangmacha|korean tent bar|korean street food tent|korean tent restaurant|soju tent|korean food tent|pocha|korean street food stall',
  },
  zh: {
    madlaboratory:
      '疯狂科学家的实验室|疯狂科学家实验室|疯狂科学家|科学怪人的实验室|邪恶科学家|疯狂博士|弗兰肯斯坦的实验室',
    newskiosk: '报刊亭|报亭|书报亭|报摊|卖报亭|书报摊',
    teastall: '印度茶摊|印度奶茶摊|印度街头茶摊|印度茶铺|印度奶茶铺',
    tentbar: '韩国路边摊|韩式路边摊|韩国布帐马车|布帐马车|韩国大排档|韩国帐篷酒馆',
  },
  ja: {
    madlaboratory:
      'マッドサイエンティスト|マッドサイエンティストの研究室|マッドサイエンティストの実験室|狂気の科学者|フランケンシュタインの実験室',
    newskiosk: '新聞スタンド|新聞売り場|キオスク|新聞の売店|新聞売店|雑誌スタンド',
    teastall: 'インドのチャイ屋|チャイ屋|チャイの屋台|インドの茶屋|チャイ屋台|チャイ売り',
    tentbar: 'ポジャンマチャ|韓国の屋台|韓国のテント屋台|ポチャ|韓国屋台',
  },
  ko: {
    madlaboratory:
      '미친 과학자의 실험실|미친 과학자|매드 사이언티스트|프랑켄슈타인의 실험실|미친 박사의 실험실',
    newskiosk: '신문 가판대|신문가판대|신문 판매대|신문 매점|잡지 가판대',
    teastall: '인도 찻집|짜이 가게|인도 짜이 노점|인도 차 가게|짜이 노점',
    tentbar: '포장마차|포차|실내포차|길거리 포장마차',
  },
  fr: {
    madlaboratory:
      'laboratoire du savant fou|laboratoire de savant fou|savant fou|savants fous|laboratoire de frankenstein|scientifique fou|professeur fou',
    newskiosk:
      'kiosque à journaux|kiosque à presse|kiosque de presse|marchand de journaux|kiosque parisien',
    teastall:
      'échoppe de thé indienne|stand de chai|vendeur de chai|échoppe de chai|chai wallah|thé indien de rue',
    tentbar:
      'pojangmacha|bar sous tente coréen|tente de street food coréenne|bar coréen sous tente',
  },
  de: {
    madlaboratory:
      'labor eines verrückten wissenschaftlers|labor des verrückten wissenschaftlers|verrückter wissenschaftler|verrückten wissenschaftlers|verrückter professor|frankensteins labor|irrer wissenschaftler|wahnsinniger wissenschaftler',
    newskiosk:
      'zeitungskiosk|zeitungsstand|zeitungskiosks|zeitungsladen|zeitschriftenkiosk|zeitungsbude',
    teastall:
      'indischer teestand|chai-stand|teestand in indien|chai-bude|chai-verkäufer|indische teebude',
    tentbar: 'pojangmacha|koreanisches straßenzelt|koreanische zeltbar|koreanisches imbisszelt',
  },
  es: {
    madlaboratory:
      'laboratorio del científico loco|laboratorio de un científico loco|científico loco|científicos locos|laboratorio de frankenstein|profesor loco|laboratorio de científico loco',
    newskiosk:
      'quiosco de periódicos|kiosco de periódicos|quiosco de prensa|kiosco de prensa|quiosco de revistas|puesto de periódicos|kiosco de diarios|kiosco de revistas',
    teastall:
      'puesto de té indio|puesto de chai|puesto de té en la india|vendedor de chai|tenderete de té indio',
    tentbar: 'pojangmacha|bar carpa coreano|carpa de comida callejera coreana|carpa coreana',
  },
  ru: {
    madlaboratory:
      'лаборатория безумного учёного|лаборатория безумного ученого|лаборатории безумного учёного|безумный учёный|безумный ученый|сумасшедший учёный|сумасшедший ученый|лаборатория франкенштейна|безумный профессор',
    newskiosk:
      'газетный киоск|киоск с газетами|киоск печати|газетный ларёк|газетный ларек|киоск союзпечати|киоск с журналами',
    teastall:
      'индийская чайная лавка|чайная лавка в индии|индийский чайный ларёк|чайный ларёк в индии|индийский чайный прилавок|продавец чая масала',
    tentbar:
      'почанмачха|корейская палатка с едой|корейский бар в палатке|корейская уличная палатка',
  },
  pt: {
    madlaboratory:
      'laboratório do cientista louco|laboratório de cientista louco|laboratório de um cientista louco|cientista louco|cientistas loucos|laboratório de frankenstein|professor maluco|cientista maluco',
    newskiosk: 'banca de jornal|banca de jornais|banca de revistas|quiosque de jornais|jornaleiro',
    teastall:
      'barraca de chá indiana|barraca de chai|barraca de chá na índia|vendedor de chai|casa de chá de rua indiana',
    tentbar: 'pojangmacha|bar em tenda coreano|tenda de comida coreana|barraca coreana',
  },
  it: {
    madlaboratory:
      'laboratorio dello scienziato pazzo|laboratorio di uno scienziato pazzo|scienziato pazzo|scienziati pazzi|laboratorio di frankenstein|professore pazzo',
    newskiosk:
      'edicola|edicole|chiosco dei giornali|edicola dei giornali|chiosco di giornali|giornalaio',
    teastall:
      'bancarella del tè indiana|chiosco di chai|banco del tè in india|venditore di chai|bancarella di chai',
    tentbar: 'pojangmacha|bar in tenda coreano|tenda di cibo coreano|tendone coreano',
  },
  tr: {
    madlaboratory:
      "çılgın bilim adamının laboratuvarı|çılgın bilim insanının laboratuvarı|çılgın bilim adamı|çılgın bilim insanı|çılgın profesör|frankenstein'ın laboratuvarı",
    newskiosk: 'gazete büfesi|gazete bayii|gazeteci dükkanı|gazete standı|gazete tezgahı',
    teastall: "hint çay tezgahı|hindistan'da çay tezgahı|chai tezgahı",
    tentbar: 'pojangmacha|kore çadır barı|kore sokak yemeği çadırı|kore çadır lokantası',
  },
  ar: {
    madlaboratory:
      'مختبر العالم المجنون|مختبر عالم مجنون|العالم المجنون|عالم مجنون|مختبر فرانكشتاين|معمل العالم المجنون|البروفيسور المجنون',
    newskiosk: 'كشك جرائد|كشك صحف|كشك الجرائد|كشك الصحف|بائع الجرائد|كشك مجلات',
    teastall: 'كشك شاي هندي|بائع الشاي الهندي|دكان شاي في الهند|كشك شاي في الهند|بسطة شاي هندية',
    tentbar: 'بوجانغماتشا|خيمة طعام كورية|حانة خيمة كورية|خيمة الطعام الكورية',
  },
  hi: {
    madlaboratory:
      'पागल वैज्ञानिक की प्रयोगशाला|पागल वैज्ञानिक|सनकी वैज्ञानिक|फ्रेंकस्टीन की प्रयोगशाला|पागल प्रोफेसर|सनकी वैज्ञानिक की प्रयोगशाला',
    newskiosk:
      'अखबार की दुकान|अखबार का स्टॉल|अख़बार की दुकान|अखबार स्टैंड|पत्रिका की दुकान|न्यूज़पेपर स्टॉल|अखबार वाला',
    teastall:
      'चाय की टपरी|चाय की दुकान|चाय का ठेला|टपरी|चाय वाला|चाय का स्टॉल|चाय की गुमटी|चाय का खोखा',
    tentbar: 'पोजांगमाचा|कोरियाई टेंट बार|कोरियन टेंट बार|कोरियाई स्ट्रीट फूड टेंट',
  },
};
