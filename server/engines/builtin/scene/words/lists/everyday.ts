import type { WordTable } from '../../../words/language.ts';
import type { EverydayKey } from '../everyday-keys.ts';

/** Words for places of everyday life in the open, and for what is known there. */
export const EVERYDAY_WORDS: WordTable<EverydayKey> = {
  en: {
    backyard:
      'backyard|back yard|back garden|garden party|garden with a patio|behind the house|backyard party|barbecue in the garden|bbq in the garden|barbecue in the backyard|garden barbecue|backyard barbecue|bouncy castle in the garden|laundry in the garden',
    barbecue: 'barbecue|bbq|barbecue grill|grilling|barbecue party|cookout|barbeque',
    bouncycastle: 'bouncy castle|bounce house|bouncing castle|jumping castle|inflatable castle',
    clothesline:
      'clothesline|clothes line|washing line|laundry line|laundry hanging on a line|clothes hanging on a line|laundry hanging|laundry drying|laundry on a line|hanging laundry|washing on the line|clothes drying',
    vegetablegarden:
      'vegetable garden|kitchen garden|raised bed|vegetable patch|veggie garden|vegetable bed|allotment|allotment garden|community garden|tomato plant',
    trafficjam:
      'traffic jam|rush hour|rush hour traffic|heavy traffic|gridlock|congested highway|congestion|traffic on the highway|bumper to bumper|stuck in traffic|busy highway',
    ballpark:
      'baseball field|baseball|baseball game|baseball diamond|ballpark|baseball stadium|baseball park|baseball match|softball|softball field|baseball player',
    campervan:
      'camper van|campervan|camper|motorhome|motor home|rv|vw bus|vw bulli|caravan trailer|camping bus|camping van',
    driveway: 'driveway|garage driveway|front of the house|house with a garage',
    shovelsnow:
      'shoveling snow|shovelling snow|snowy driveway|snow shovel|clearing snow|snow covered driveway|snow shoveling|shovel snow|digging out the car',
    parkpond:
      'duck pond|pond in the park|pond in a park|park pond|city pond|pond of a park|park with a pond|village pond',
    ploughed:
      'ploughed field|plowed field|ploughing|plowing|furrow|tilled field|plow|plough|freshly plowed field',
    combine: 'combine harvester|combine harvesting|harvester|harvesting machine',
    wheatharvest:
      'wheat harvest|harvesting wheat|grain harvest|harvesting a wheat field|harvesting grain|corn harvest',
  },
  zh: {
    backyard: '后院|后花园|花园烧烤|后院派对|花园派对|屋后',
    barbecue: '烧烤|烧烤架|烤肉架|烧烤派对',
    bouncycastle: '充气城堡|蹦蹦床城堡',
    clothesline: '晾衣绳|晾衣服|晒衣服|晾晒的衣服',
    vegetablegarden: '菜园|菜地|蔬菜园|蔬菜花园|番茄植株',
    trafficjam: '堵车|交通堵塞|塞车|拥堵的高速公路|高峰时段|车流',
    ballpark: '棒球场|棒球|棒球比赛|垒球',
    campervan: '露营车|房车|野营车',
    driveway: '车道|私家车道|车库门前',
    shovelsnow: '铲雪|扫雪|积雪的车道|清理积雪',
    parkpond: '公园里的池塘|公园池塘|鸭子池塘|公园的池塘|公园里的湖',
    ploughed: '犁过的田|犁地|耕地|翻耕的田地',
    combine: '收割机|联合收割机',
    wheatharvest: '麦收|收割小麦|小麦收割|收麦子',
  },
  ja: {
    backyard: '裏庭|庭でバーベキュー|庭のパーティー|家の裏',
    barbecue: 'バーベキュー|バーベキューコンロ|bbqコンロ',
    bouncycastle: 'エアー遊具|ふわふわのお城|バウンシーキャッスル',
    clothesline: '物干し|洗濯物|物干し竿|洗濯ロープ',
    vegetablegarden: '菜園|家庭菜園|野菜畑|野菜の庭|トマトの苗',
    trafficjam: '渋滞|交通渋滞|ラッシュアワー|大渋滞',
    ballpark: '野球場|野球|野球の試合|ソフトボール',
    campervan: 'キャンピングカー|キャンパーバン',
    driveway: '私道|車道|ガレージの前',
    shovelsnow: '雪かき|除雪|雪の積もった車道',
    parkpond: '公園の池|アヒルの池|鴨の池',
    ploughed: '耕された畑|耕した畑|畝|畑を耕す',
    combine: 'コンバイン|収穫機',
    wheatharvest: '麦の収穫|小麦の収穫|麦刈り',
  },
  ko: {
    backyard: '뒷마당|뒤뜰|뒷뜰|마당 바비큐|정원 파티',
    barbecue: '바비큐|바베큐|바비큐 그릴',
    bouncycastle: '에어바운스|바운스 하우스|공기 성',
    clothesline: '빨랫줄|널린 빨래|빨래 건조대',
    vegetablegarden: '텃밭|채소밭|채소 정원|토마토 모종',
    trafficjam: '교통 체증|교통체증|러시아워|막히는 도로|정체된 도로',
    ballpark: '야구장|야구|야구 경기|소프트볼',
    campervan: '캠핑카|캠퍼밴',
    driveway: '진입로|차고 앞',
    shovelsnow: '눈 치우기|눈 쓸기|제설|눈 치우는',
    parkpond: '공원 연못|오리 연못|공원의 연못|공원 호수',
    ploughed: '갈아엎은 밭|쟁기질|밭갈이|밭고랑',
    combine: '콤바인|수확기',
    wheatharvest: '밀 수확|밀을 수확하는|밀 추수',
  },
  fr: {
    backyard:
      'arrière cour|jardin derrière la maison|barbecue dans le jardin|fête dans le jardin|derrière la maison|fête de jardin|arrière jardin',
    barbecue: 'barbecue|grillades|grillade',
    bouncycastle: 'château gonflable|structure gonflable',
    clothesline: 'corde à linge|fil à linge|linge qui sèche|linge étendu|étendoir',
    vegetablegarden:
      'potager|jardin potager|carré potager|jardin de légumes|plants de tomates+|plant de tomate',
    trafficjam:
      'embouteillage|bouchon|heure de pointe|bouchons sur l autoroute|circulation dense|trafic dense',
    ballpark: 'terrain de baseball|baseball|match de baseball|stade de baseball|softball',
    campervan: 'camping car|van aménagé|combi volkswagen|fourgon aménagé',
    driveway: 'allée de garage|allée de la maison|entrée de garage|allée devant la maison',
    shovelsnow: 'pelleter la neige|déneiger|déneigement|allée enneigée|pelle à neige',
    parkpond: 'étang dans le parc|mare aux canards|étang du parc|bassin du parc|étang dans un parc',
    ploughed: 'champ labouré|labour|labourer|sillon',
    combine: 'moissonneuse batteuse|moissonneuse',
    wheatharvest: 'moisson|récolte du blé|moisson du blé|récolte de blé',
  },
  de: {
    backyard:
      'garten hinter dem haus|hinterhofgarten|grillen im garten|gartenparty|gartenfest|grillparty im garten|hinter dem haus|garten mit terrasse|kindergeburtstag im garten',
    barbecue: 'grill|grillen|grillparty|barbecue|grillfest|gartengrill|holzkohlegrill',
    bouncycastle: 'hüpfburg',
    clothesline:
      'wäscheleine|aufgehängte wäsche|trocknende wäsche|wäsche auf der leine|wäsche an der leine',
    vegetablegarden:
      'gemüsegarten|gemüsebeet|hochbeet|nutzgarten|tomatenpflanze|schrebergarten|kleingarten|gemüsebeete+',
    trafficjam:
      'stau|verkehrsstau|autobahnstau|berufsverkehr|dichter verkehr|im stau|rushhour|feierabendverkehr',
    ballpark:
      'baseballfeld|baseball|baseballstadion|baseballspiel|baseballplatz|baseballspieler|softball',
    campervan: 'wohnmobil|campingbus|camper|vw bulli|vw bus|campingmobil|bulli',
    driveway: 'einfahrt|garageneinfahrt|hofeinfahrt|auffahrt',
    shovelsnow:
      'schnee schaufeln|schneeschippen|schnee schippen|verschneite einfahrt|schneeschaufel|schnee räumen|schneeräumen',
    parkpond: 'ententeich|teich im park|parkteich|weiher im park|stadtteich|dorfteich',
    ploughed: 'gepflügter acker|gepflügtes feld|pflügen|ackerfurche|pflug|umgepflügtes feld',
    combine: 'mähdrescher|erntemaschine',
    wheatharvest: 'weizenernte|getreideernte|kornernte',
  },
  es: {
    backyard:
      'patio trasero|jardín trasero|barbacoa en el jardín|fiesta en el jardín|detrás de la casa|fiesta en el patio trasero',
    barbecue: 'barbacoa|parrilla|parrillada|asado',
    bouncycastle: 'castillo inflable|castillo hinchable|brincolín',
    clothesline: 'tendedero|ropa tendida|cuerda de tender|ropa colgada',
    vegetablegarden:
      'huerto de verduras|huerta|huerto casero|huerto|bancal elevado|planta de tomate',
    trafficjam:
      'atasco|embotellamiento|hora punta|hora pico|tráfico denso|tráfico intenso|atasco de tráfico|trancón',
    ballpark:
      'campo de béisbol|béisbol|estadio de béisbol|partido de béisbol|sóftbol|diamante de béisbol',
    campervan: 'autocaravana|furgoneta camper|casa rodante|furgoneta camperizada',
    driveway: 'entrada de coches|entrada del garaje|camino de entrada',
    shovelsnow: 'palear nieve|quitar nieve|quitando nieve|entrada nevada|paleando nieve',
    parkpond: 'estanque del parque|estanque de patos|estanque en el parque|estanque en un parque',
    ploughed: 'campo arado|tierra arada|arar|surco|arando',
    combine: 'cosechadora',
    wheatharvest: 'cosecha de trigo|cosechando trigo|siega del trigo',
  },
  ru: {
    backyard: 'задний двор|двор за домом|барбекю в саду|вечеринка в саду|за домом|барбекю во дворе',
    barbecue: 'барбекю|мангал|гриль|шашлыки|шашлык',
    bouncycastle: 'надувной замок|надувной батут',
    clothesline:
      'бельевая веревка|белье на веревке|сушится белье|развешанное белье|бельё на верёвке',
    vegetablegarden: 'огород|грядки+|грядка|овощной сад|овощные грядки+|кусты помидоров+',
    trafficjam:
      'пробка на дороге|автомобильная пробка|пробка|час пик|затор на дороге|дорожная пробка',
    ballpark: 'бейсбольное поле|бейсбол|бейсбольный стадион|бейсбольный матч|софтбол',
    campervan: 'автодом|кемпер|дом на колесах',
    driveway: 'подъездная дорожка|въезд в гараж|перед гаражом',
    shovelsnow:
      'чистит снег|уборка снега|расчистка снега|лопата для снега|убирает снег|чистить снег',
    parkpond: 'пруд в парке|утиный пруд|парковый пруд|пруду в парке',
    ploughed: 'вспаханное поле|пашня|пахота|пашет|борозды+',
    combine: 'комбайн|зерноуборочный комбайн',
    wheatharvest: 'уборка пшеницы|жатва|уборка урожая пшеницы',
  },
  pt: {
    backyard:
      'quintal|churrasco no quintal|festa no quintal|jardim dos fundos|atrás da casa|churrasco no jardim',
    barbecue: 'churrasco|churrasqueira|grelhados',
    bouncycastle: 'castelo inflável|castelo insuflável|pula pula',
    clothesline: 'varal|roupa no varal|roupa estendida|estendal',
    vegetablegarden: 'horta|horta caseira|canteiro de legumes|horta de legumes|pé de tomate',
    trafficjam:
      'engarrafamento|congestionamento|hora do rush|hora de ponta|trânsito intenso|trânsito parado',
    ballpark: 'campo de beisebol|beisebol|estádio de beisebol|jogo de beisebol|softbol',
    campervan: 'motorhome|autocaravana|kombi|van de acampamento|trailer de camping',
    driveway: 'entrada da garagem|entrada de garagem|entrada de carros',
    shovelsnow: 'tirando neve|limpando neve|entrada com neve|pá de neve|removendo neve',
    parkpond: 'lagoa no parque|lago dos patos|laguinho do parque|lago no parque|lagoa dos patos',
    ploughed: 'campo arado|terra arada|arando|sulco',
    combine: 'colheitadeira|ceifeira debulhadora',
    wheatharvest: 'colheita de trigo|colhendo trigo|ceifa do trigo',
  },
  it: {
    backyard:
      'cortile sul retro|giardino sul retro|barbecue in giardino|festa in giardino|grigliata in giardino|dietro casa|giardino dietro casa',
    barbecue: 'barbecue|grigliata|griglia',
    bouncycastle: 'castello gonfiabile|gonfiabili+',
    clothesline:
      'stendibiancheria|panni stesi|filo del bucato|bucato steso|bucato appeso|filo per stendere',
    vegetablegarden: 'orto|orticello|orto di verdure|aiuola di verdure|pianta di pomodoro',
    trafficjam:
      'ingorgo|traffico intenso|ora di punta|coda in autostrada|traffico bloccato|coda di auto',
    ballpark: 'campo da baseball|baseball|partita di baseball|stadio di baseball|softball',
    campervan: 'camper|furgone camperizzato|autocaravan',
    driveway: "vialetto d'accesso|vialetto del garage|vialetto di casa",
    shovelsnow: 'spalare la neve|spalando la neve|vialetto innevato|pala da neve|spala la neve',
    parkpond:
      'stagno del parco|laghetto del parco|stagno delle anatre|laghetto nel parco|stagno nel parco|laghetto delle anatre',
    ploughed: 'campo arato|terra arata|aratura|solco|arando',
    combine: 'mietitrebbia|mietitrice',
    wheatharvest: 'mietitura|raccolta del grano|mietitura del grano',
  },
  tr: {
    backyard: 'arka bahçe|bahçede mangal|bahçe partisi|evin arkası|arka avlu',
    barbecue: 'mangal|barbekü|mangal partisi',
    bouncycastle: 'şişme kale|şişme oyun parkı',
    clothesline: 'çamaşır ipi|asılı çamaşırlar+|kuruyan çamaşırlar+|çamaşır asılı',
    vegetablegarden: 'sebze bahçesi|bostan|sebze tarhı|domates fidesi',
    trafficjam: 'trafik sıkışıklığı|sıkışık trafik|yoğun trafik|trafik yoğunluğu|iş çıkışı trafiği',
    ballpark: 'beyzbol sahası|beyzbol|beyzbol maçı|beyzbol stadyumu|softbol',
    campervan: 'karavan|kamp karavanı|motokaravan',
    driveway: 'garaj yolu|araba yolu|garaj önü',
    shovelsnow: 'kar küreme|kar küreyen|kar temizleme|karlı garaj yolu|kar küreği',
    parkpond: 'parktaki gölet|ördek göleti|park göleti|parkta bir gölet|parktaki göl',
    ploughed: 'sürülmüş tarla|tarla sürme|pulluk|karık',
    combine: 'biçerdöver',
    wheatharvest: 'buğday hasadı|hasat zamanı|buğday biçme',
  },
  ar: {
    backyard:
      'فناء خلفي|حديقة خلفية|الفناء الخلفي|شواء في الحديقة|حفلة في الحديقة|خلف المنزل|الحديقة الخلفية',
    barbecue: 'شواء|شواية|حفلة شواء',
    bouncycastle: 'قلعة قابلة للنفخ|قلعة نطاطية|نطاطية',
    clothesline: 'حبل غسيل|غسيل منشور|حبل الغسيل|ملابس معلقة',
    vegetablegarden: 'حديقة خضروات|بستان خضار|مزرعة خضروات|نبات طماطم|حديقة خضار',
    trafficjam: 'ازدحام مروري|زحمة سير|اختناق مروري|ساعة الذروة|زحام مروري',
    ballpark: 'ملعب بيسبول|بيسبول|مباراة بيسبول|البيسبول',
    campervan: 'عربة تخييم|كرفان|شاحنة تخييم',
    driveway: 'ممر السيارات|مدخل المرآب|ممر المرآب',
    shovelsnow: 'جرف الثلج|إزالة الثلج|مجرفة ثلج|يجرف الثلج',
    parkpond: 'بركة في المنتزه|بركة البط|بركة الحديقة العامة|بركة بط',
    ploughed: 'حقل محروث|حراثة|أرض محروثة|يحرث',
    combine: 'حصادة|آلة حصاد',
    wheatharvest: 'حصاد القمح|موسم حصاد القمح',
  },
  hi: {
    backyard: 'पिछवाड़ा|पिछवाड़े|घर के पीछे|आंगन में पार्टी|बगीचे में बारबेक्यू|पिछला आंगन',
    barbecue: 'बारबेक्यू|बार्बेक्यू|ग्रिल',
    bouncycastle: 'बाउंसी कैसल|हवा भरा किला',
    clothesline: 'कपड़े सुखाने की रस्सी|सूखते कपड़े|रस्सी पर कपड़े|टंगे कपड़े',
    vegetablegarden: 'सब्जी का बगीचा|सब्ज़ी का बगीचा|सब्जियों का बगीचा|किचन गार्डन|टमाटर का पौधा',
    trafficjam: 'ट्रैफिक जाम|यातायात जाम|भीड़भाड़ वाली सड़क|जाम में फंसी',
    ballpark: 'बेसबॉल मैदान|बेसबॉल|बेसबॉल का मैदान|बेसबॉल मैच',
    campervan: 'कैंपर वैन|कैम्पर वैन|कारवां वैन|मोटरहोम',
    driveway: 'ड्राइववे|गैरेज के सामने',
    shovelsnow: 'बर्फ हटाना|बर्फ हटाते|बर्फ साफ करना|बर्फ से ढका ड्राइववे',
    parkpond: 'पार्क का तालाब|पार्क में तालाब|बत्तखों का तालाब',
    ploughed: 'जुता हुआ खेत|जुताई|हल चलाना|जोता हुआ खेत',
    combine: 'कंबाइन हार्वेस्टर|हार्वेस्टर|कटाई मशीन',
    wheatharvest: 'गेहूं की कटाई|गेहूं की फसल कटाई',
  },
};
