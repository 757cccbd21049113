import type { WordTable } from '../../../words/language.ts';
import type { SeasideKey } from '../keys/things/seaside-keys.ts';

/** Words for what floats, lies and stands by the sea. */
export const SEASIDE_WORDS: WordTable<SeasideKey> = {
  en: {
    buoy: 'buoy|navigation buoy|sea buoy|channel marker|bell buoy',
    anchor: 'anchor|ship anchor|rusty anchor|old anchor|boat anchor',
    fishingnet: 'fishing net|fisherman net|nets hung up to dry+|drying nets+',
    lobsterpot: 'lobster pot|lobster trap|lobster cage|crab pot|crab trap',
    seashells:
      'seashell|sea shell|shells on the sand+|shells in the sand+|shells on the beach+|conch|conch shell|scallop shell|shells and starfish+',
    driftwood: 'driftwood|piece of driftwood|driftwood log|drift wood',
    deckchair: 'deckchair|deck chair|beach chair|folding beach chair|striped beach chair',
    beachball: 'beach ball|beachball|inflatable ball',
    airflamingo:
      'inflatable flamingo|inflatable pink flamingo|flamingo float|flamingo pool float|pink flamingo float|flamingo ring|flamingo swim ring|flamingo pool toy|flamingo floatie|pool float|pool floatie',
    bottledmessage:
      'message in a bottle|letter in a bottle|note in a bottle|bottle with a message|bottle with a letter|bottle with a note|messages in bottles+',
    cannon: 'cannon|old cannon|ship cannon|pirate cannon|cannon and cannonballs',
  },
  zh: {
    buoy: '浮标|航标|海上浮标',
    anchor: '船锚|铁锚|锈锚|锚链',
    fishingnet: '渔网|鱼网|晾晒的渔网|晒渔网',
    lobsterpot: '龙虾笼|捕虾笼|捕蟹笼|蟹笼',
    seashells: '贝壳|海螺|扇贝壳|海贝',
    driftwood: '漂流木|浮木|漂木',
    deckchair: '沙滩椅|躺椅|折叠躺椅',
    beachball: '沙滩球|充气球',
    airflamingo: '充气火烈鸟|火烈鸟泳圈|火烈鸟游泳圈|火烈鸟浮床',
    bottledmessage: '漂流瓶|瓶中信|瓶子里的信|装着信的瓶子',
    cannon: '大炮|火炮|古炮|加农炮',
  },
  ja: {
    buoy: 'ブイ|浮標|航路標識',
    anchor: '錨|いかり|錆びた錨|船の錨',
    fishingnet: '漁網|魚の網|干した漁網|漁師の網',
    lobsterpot: 'ロブスターの罠|エビ籠|カニ籠|蟹籠|ロブスターポット',
    seashells: '貝殻|巻き貝|巻貝|ほら貝|ホタテの貝殻',
    driftwood: '流木',
    deckchair: 'デッキチェア|ビーチチェア|デッキチェアー',
    beachball: 'ビーチボール',
    airflamingo: 'フラミンゴの浮き輪|フラミンゴの浮輪|浮き輪のフラミンゴ',
    bottledmessage: 'メッセージボトル|瓶の中の手紙|瓶に入った手紙|ボトルメール',
    cannon: '大砲|砲台の大砲|古い大砲',
  },
  ko: {
    buoy: '부표|항로 표지',
    anchor: '닻|녹슨 닻|배의 닻',
    fishingnet: '어망|고기잡이 그물|말리는 그물|고기 그물',
    lobsterpot: '랍스터 통발|바닷가재 통발|통발|게 통발',
    seashells: '조개껍데기|조개껍질|소라껍데기|조가비',
    driftwood: '표류목|떠내려온 나무|떠밀려 온 나무',
    deckchair: '비치의자|비치 의자|접이식 의자|데크체어',
    beachball: '비치볼|비치 볼',
    airflamingo: '플라밍고 튜브|홍학 튜브|플라밍고 물놀이 튜브',
    bottledmessage: '병 속의 편지|유리병 편지|병에 담긴 편지|병 속 편지',
    cannon: '대포|옛 대포|낡은 대포',
  },
  fr: {
    buoy: 'bouée|balise flottante|bouée de navigation|bouée marine',
    anchor: 'ancre|ancre rouillée|ancre de bateau|ancre de marine',
    fishingnet: 'filet de pêche|filets de pêche+|filets de pêcheurs+|filets qui sèchent+',
    lobsterpot: 'casier à homards|casiers à homards+|casier à homard|casier à crabes|nasse',
    seashells:
      'coquillage|coquille de mer|coquillages sur le sable+|conque|coquilles sur le sable+',
    driftwood: 'bois flotté|tronc flotté|bois échoué|tronc échoué',
    deckchair: 'transat|chaise longue|chaise de plage|transats de plage+',
    beachball: 'ballon de plage|ballon gonflable',
    airflamingo:
      'flamant rose gonflable|flamant gonflable|bouée flamant rose|bouée flamant|bouée en forme de flamant rose',
    bottledmessage:
      'message dans une bouteille|bouteille à la mer|lettre dans une bouteille|bouteille avec un message',
    cannon: 'vieux canon|ancien canon|canon de pirates|canon en fonte|vieux canons+',
  },
  de: {
    buoy: 'boje|seezeichen|leuchtboje|bojen+',
    anchor: 'anker|schiffsanker|rostiger anker|alter anker',
    fishingnet: 'fischernetz|fischernetze+|fischnetz|fangnetz|netze zum trocknen+',
    lobsterpot: 'hummerkorb|hummerreuse|hummerkörbe+|krabbenkorb|reuse|reusen+',
    seashells: 'muschel|muscheln+|meeresmuschel|muschelschale|muschelschalen+|seemuschel',
    driftwood: 'treibholz|schwemmholz',
    deckchair: 'liegestuhl|liegestühle+|strandstuhl|strandliege|klappstuhl am strand',
    beachball: 'strandball|aufblasbarer ball|strandbälle+',
    airflamingo:
      'aufblasbarer flamingo|aufblasbaren flamingo|flamingo schwimmreifen|flamingo schwimmring|schwimmflamingo|flamingo luftmatratze',
    bottledmessage:
      'flaschenpost|brief in einer flasche|nachricht in einer flasche|botschaft in einer flasche',
    cannon: 'kanone|alte kanone|schiffskanone|kanonen+|geschütz',
  },
  es: {
    buoy: 'boya|boya de navegación|boya marina',
    anchor: 'ancla|ancla oxidada|ancla vieja|ancla de barco',
    fishingnet: 'red de pesca|redes de pesca+|redes de pescadores+|redes secándose+',
    lobsterpot:
      'trampa para langostas|trampas para langostas+|nasa de pesca|nasas+|jaula para langostas',
    seashells: 'concha marina|conchas marinas+|conchas+|caracola|caracolas+|conchas de mar+',
    driftwood:
      'madera a la deriva|tronco a la deriva|madera de deriva|tronco arrastrado por el mar',
    deckchair: 'tumbona|silla de playa|hamaca de playa|silla plegable de playa',
    beachball: 'pelota de playa|balón de playa|pelota inflable|pelota hinchable',
    airflamingo:
      'flamenco inflable|flamenco hinchable|flotador de flamenco|flotador flamenco|flamenco rosa inflable',
    bottledmessage:
      'mensaje en una botella|carta en una botella|botella con un mensaje|botella con una carta',
    cannon:
      'cañón de bronce|viejo cañón|viejos cañones+|cañón de hierro|cañón de barco|cañón pirata|cañones de bronce+|cañón de artillería',
  },
  ru: {
    buoy: 'буй|буи+|бакен|морской буй|навигационный буй',
    anchor: 'якорь|старый якорь|ржавый якорь|якоря+|якорем',
    fishingnet: 'рыбацкая сеть|рыбацкие сети+|рыболовная сеть|рыболовные сети+|рыбацкими сетями+',
    lobsterpot:
      'ловушка для омаров|ловушки для омаров+|ловушки для крабов+|ловушками для омаров+|ловушка для крабов',
    seashells:
      'ракушка|ракушки+|ракушками+|морская раковина|морские раковины+|морскими раковинами+|морские ракушки+',
    driftwood: 'коряга|коряги+|корягой|плавник на берегу|выброшенное морем бревно|бревно плавника',
    deckchair: 'шезлонг|шезлонги+|шезлонгами+|лежак|пляжное кресло',
    beachball: 'пляжный мяч|надувной мяч|пляжным мячом|пляжные мячи+',
    airflamingo:
      'надувной фламинго|надувным фламинго|надувной розовый фламинго|круг фламинго|надувной круг фламинго',
    bottledmessage:
      'послание в бутылке|письмо в бутылке|записка в бутылке|бутылка с посланием|бутылка с запиской|бутылка с письмом',
    cannon: 'пушка|пушки+|старая пушка|старинная пушка|корабельная пушка|пушкой|чугунная пушка',
  },
  pt: {
    buoy: 'boia de navegação|boia náutica|boia marítima|boia de sinalização|boia no mar|boia vermelha|boia',
    anchor: 'uma âncora|âncora enferrujada|âncora velha|âncora de navio|âncora de ferro',
    fishingnet: 'rede de pesca|redes de pesca+|redes de pescadores+|redes secando+',
    lobsterpot:
      'armadilha de lagosta|armadilhas de lagosta+|covo|covos+|gaiola de lagosta|armadilhas para lagostas+',
    seashells: 'concha do mar|conchas do mar+|conchas+|concha marinha|búzio|búzios na areia+',
    driftwood: 'madeira à deriva|tronco à deriva|madeira trazida pelo mar|tronco trazido pelo mar',
    deckchair: 'espreguiçadeira|cadeira de praia|cadeiras de praia+',
    beachball: 'bola de praia|bola inflável|bola insuflável',
    airflamingo:
      'flamingo inflável|flamingo insuflável|boia de flamingo|boia flamingo|flamingo rosa inflável',
    bottledmessage:
      'mensagem numa garrafa|mensagem em uma garrafa|mensagem na garrafa|carta numa garrafa|garrafa com uma mensagem',
    cannon: 'canhão|canhão antigo|canhões+|canhão de navio|canhão velho',
  },
  it: {
    buoy: 'boa galleggiante|boa rossa|boa di segnalazione|gavitello|boa in mare|una boa',
    anchor: 'ancora di una nave|ancora di nave|ancora arrugginita|ancora di ferro|ancora da marina',
    fishingnet: 'rete da pesca|reti da pesca+|reti dei pescatori+|reti ad asciugare+',
    lobsterpot:
      'nassa per aragoste|nasse per aragoste+|nassa|nasse+|gabbia per aragoste|trappole per aragoste+',
    seashells: 'conchiglia|conchiglie+|conchiglia di mare|conchiglie marine+',
    driftwood: 'legno portato dal mare|legno alla deriva|tronco spiaggiato|legni spiaggiati+',
    deckchair: 'sdraio|sedia a sdraio|sedia da spiaggia|lettino da spiaggia',
    beachball: 'pallone da spiaggia|palla da spiaggia|pallone gonfiabile|palla gonfiabile',
    airflamingo:
      'fenicottero gonfiabile|fenicottero rosa gonfiabile|salvagente a fenicottero|materassino fenicottero|ciambella fenicottero',
    bottledmessage:
      'messaggio in bottiglia|messaggio in una bottiglia|lettera in una bottiglia|bottiglia con un messaggio',
    cannon: 'cannone|cannoni+|vecchio cannone|antico cannone|cannone di ferro',
  },
  tr: {
    buoy: 'şamandıra|deniz şamandırası',
    anchor: 'gemi çapası|çıpa|eski çapa|paslı çapa|gemi demiri',
    fishingnet: 'balık ağı|balıkçı ağı|balık ağları+|balıkçı ağları+|kurutulan ağlar+',
    lobsterpot: 'ıstakoz tuzağı|ıstakoz sepeti|ıstakoz kapanı|yengeç kapanı|ıstakoz kafesi',
    seashells:
      'deniz kabuğu|deniz kabukları+|midye kabuğu|midye kabukları+|istiridye kabuğu|deniz minaresi',
    driftwood: 'kıyıya vuran odun|kıyıya vurmuş kütük|sürüklenen odun|denizden gelen kütük',
    deckchair: 'şezlong|plaj sandalyesi|kumsal sandalyesi|plaj koltuğu',
    beachball: 'plaj topu|deniz topu|şişme top',
    airflamingo: 'şişme flamingo|flamingo simit|flamingo can simidi|flamingo deniz yatağı',
    bottledmessage: 'şişedeki mesaj|şişede mesaj|şişedeki mektup|şişe içinde mektup',
    cannon: 'savaş topu|eski savaş topu|gemi topu|tarihi top|kale topu',
  },
  ar: {
    buoy: 'عوامة|عوامة بحرية|طافية بحرية|عوامة ملاحية',
    anchor: 'مرساة|مرساة صدئة|مرساة سفينة|مرساة قديمة',
    fishingnet: 'شبكة صيد|شباك صيد+|شباك الصيد+|شباك الصيادين+',
    lobsterpot: 'قفص كركند|أقفاص كركند+|مصيدة سلطعون|أقفاص الكركند+|فخ كركند',
    seashells: 'أصداف+|أصداف بحرية+|صدفة بحرية|قوقعة|قواقع+|محارة',
    driftwood: 'خشب طاف|أخشاب طافية+|خشب جرفه البحر|جذع جرفته الأمواج',
    deckchair: 'كرسي شاطئ|كرسي الشاطئ|كراسي شاطئ+|كراسي الشاطئ+',
    beachball: 'كرة شاطئ|كرة الشاطئ|كرة قابلة للنفخ|كرة شاطئية',
    airflamingo: 'فلامنغو قابل للنفخ|عوامة فلامنغو|فلامنجو قابل للنفخ|فلامنغو مطاطي',
    bottledmessage: 'رسالة في زجاجة|رسالة داخل زجاجة|زجاجة بها رسالة|رسالة في قنينة',
    cannon: 'مدفع|مدفع قديم|مدافع+|مدفع سفينة',
  },
  hi: {
    buoy: 'समुद्री बोया|तैरता बोया|नौवहन बोया|लाल बोया',
    anchor: 'जहाज का लंगर|जहाज़ का लंगर|लोहे का लंगर|जंग लगा लंगर|नाव का लंगर',
    fishingnet: 'मछली का जाल|मछली पकड़ने का जाल|मछली पकड़ने के जाल+|मछुआरों के जाल+',
    lobsterpot: 'झींगा पकड़ने का पिंजरा|झींगे का पिंजरा|केकड़े का पिंजरा|झींगा पिंजरा',
    seashells: 'सीपी|सीप|सीपियां+|सीपियाँ+|समुद्री सीप|शंख',
    driftwood: 'बहकर आई लकड़ी|समुद्र से आई लकड़ी|बहकर आया तना',
    deckchair: 'समुद्र तट की कुर्सी|बीच चेयर|डेक चेयर|आराम कुर्सी',
    beachball: 'बीच बॉल|समुद्र तट की गेंद|हवा भरी गेंद',
    airflamingo: 'हवा भरा फ्लेमिंगो|फ्लेमिंगो फ्लोट|फ्लेमिंगो ट्यूब|फुलाया हुआ फ्लेमिंगो',
    bottledmessage: 'बोतल में संदेश|बोतल में चिट्ठी|बोतल में खत|बोतल में पत्र',
    cannon: 'तोप|पुरानी तोप|तोपें+|जहाज की तोप',
  },
};
