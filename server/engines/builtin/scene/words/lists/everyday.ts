import type { WordTable } from '../../../words/language.ts';
import type { EverydayKey } from '../keys/places/everyday-keys.ts';

/** Words for places of everyday life in the open, and for what is known there. */
export const EVERYDAY_WORDS: WordTable<EverydayKey> = {
  en: {
    nationalpark: 'national park|nature reserve|nature park',
    duckpond: 'duck pond|village pond',
    icecreamvan:
      'ice cream van|ice cream truck|ice-cream van|ice-cream truck|ice cream vans+|ice cream trucks+|ice cream seller|ice cream vendor|ice cream man|ice cream stall|ice cream kiosk|ice cream booth',
    litter: 'fallen leaves+|autumn leaves+|fall leaves+|pile of leaves+|leaf pile',
    footballmatch:
      'football match|soccer match|football game|soccer game|playing football|playing soccer',
    rugbypitch:
      'rugby pitch|rugby field|rugby match|rugby game|rugby players+|rugby player|rugby team|rugby|rugby scrum',
    tornado: 'tornado|twister|tornadoes+|tornado funnel',
    harvest: 'harvest time|harvest season|time of harvest',
    backyard:
      'backyard|back yard|back garden|garden with a patio|behind the house|backyard party|barbecue in the garden|bbq in the garden|barbecue in the backyard|garden barbecue|backyard barbecue|bouncy castle in the garden|laundry in the garden',
    facingbalconies:
      'balcony to balcony|from balcony to balcony|neighbouring balconies|neighboring balconies|facing balconies|balconies facing each other|on opposite balconies|across their balconies|on their balconies',
    barbecue:
      'barbecue|bbq|barbecue grill|grilling|barbecue party|cookout|barbeque|having a barbie|have a barbie|barbecuing',
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
    countrystop:
      'bus stop in the countryside|country bus stop|rural bus stop|bus stop in the country|bus stop between fields',
    driveway: 'driveway|garage driveway|front of the house|house with a garage',
    shovelsnow:
      'shoveling snow|shovelling snow|snowy driveway|snow shovel|clearing snow|snow covered driveway|snow shoveling|shovel snow|digging out the car',
    parkpond: 'pond in the park|pond in a park|park pond|city pond|pond of a park|park with a pond',
    pigsty:
      'pigsty|pig sty|pigpen|pig pen|hog pen|pig farm|muddy farmyard|muddy barnyard|muddy pen|muddy pigpen|muddy pigsty|mud pen',
    ploughed: 'ploughed field|plowed field|furrow|tilled field|plow|plough|freshly plowed field',
    combine: 'combine harvester|combine harvesting|harvester|harvesting machine',
    wheatharvest:
      'wheat harvest|harvesting wheat|grain harvest|harvesting a wheat field|harvesting grain',
    flatsyard:
      'yard of a block of flats|yard of blocks of flats|yard of a tower block|yard of an apartment block|yard of an apartment building|yard of apartment blocks|yard between apartment blocks|yard between blocks of flats|yard between tower blocks|courtyard of a block of flats|courtyard of an apartment block|courtyard of an apartment building|courtyard of apartment blocks|apartment block courtyard|apartment building courtyard|apartment courtyard|apartment block yard|housing estate|council estate|soviet courtyard',
    playground:
      "playground|kids playground|children's playground|children playground|playground in the park|play area|jungle gym|sandpit",
    dogpark: 'dog park|dog run|dog agility|dogs playing in the park|off leash park',
  },
  zh: {
    nationalpark: '国家公园|自然保护区',
    duckpond: '鸭子池塘|村里的池塘',
    icecreamvan: '冰淇淋车|冰激凌车|雪糕车|卖冰淇淋的|冰淇淋小贩',
    litter: '落叶|秋叶|落叶堆',
    footballmatch: '足球比赛|踢足球|足球赛',
    rugbypitch: '橄榄球场|橄榄球比赛|橄榄球|橄榄球运动员',
    tornado: '龙卷风',
    harvest: '收获季节|丰收季节|秋收',
    backyard: '后院|后花园|花园烧烤|后院派对|屋后',
    facingbalconies: '隔着阳台|阳台对阳台|对面阳台|相邻的阳台',
    barbecue: '烧烤|烧烤架|烤肉架|烧烤派对|烤肉',
    bouncycastle: '充气城堡|蹦蹦床城堡',
    clothesline: '晾衣绳|晾衣服|晒衣服|晾晒的衣服',
    vegetablegarden: '菜园|菜地|蔬菜园|蔬菜花园|番茄植株',
    trafficjam: '堵车|交通堵塞|塞车|拥堵的高速公路|高峰时段|车流',
    ballpark: '棒球场|棒球|棒球比赛|垒球',
    campervan: '露营车|房车|野营车',
    countrystop: '乡村公交站|乡下的公交站|乡间公交站',
    driveway: '车道|私家车道|车库门前',
    shovelsnow: '铲雪|扫雪|在铲雪|铲着雪|积雪的车道|清理积雪',
    parkpond: '公园里的池塘|公园池塘|公园的池塘|公园里的湖',
    pigsty: '猪圈|猪舍|养猪场|泥泞的农家院子|泥泞的农场',
    ploughed: '犁过的田|翻耕的田地',
    combine: '收割机|联合收割机',
    wheatharvest: '麦收|收割小麦|小麦收割|收麦子',
    flatsyard:
      '小区院子|小区的院子|小区院子里|小区里|居民小区|住宅小区|小区花园|小区楼下|居民楼的院子|公寓楼的院子|居民楼下|公寓楼下|楼下的院子|小区|小区门口',
    playground: '游乐场|儿童乐园|儿童游乐场|公园游乐场|沙坑',
    dogpark: '狗公园|宠物公园|遛狗公园',
  },
  ja: {
    nationalpark: '国立公園|自然保護区',
    duckpond: 'アヒルの池|鴨の池',
    icecreamvan:
      'アイスクリーム屋台|アイスクリームの屋台|アイスクリーム販売車|アイスクリームカー|アイスクリームトラック|アイスクリーム売り|アイスクリームの移動販売車',
    litter: '落ち葉|枯葉|落葉',
    footballmatch: 'サッカーの試合|サッカー試合|サッカーをする|サッカーをしている',
    rugbypitch: 'ラグビー場|ラグビーの試合|ラグビー|ラグビー選手',
    tornado: '竜巻|トルネード',
    harvest: '収穫の季節|収穫期|収穫の時期',
    backyard: '裏庭|庭でバーベキュー|庭のパーティー|家の裏',
    facingbalconies: 'ベランダ越し|バルコニー越し|向かい合うベランダ|向かい合うバルコニー',
    barbecue:
      'バーベキュー|バーベキューコンロ|bbqコンロ|バーベキューをする|バーベキューをしている|bbq|焼肉をする',
    bouncycastle: 'エアー遊具|ふわふわのお城|バウンシーキャッスル',
    clothesline: '物干し|洗濯物|物干し竿|洗濯ロープ',
    vegetablegarden: '菜園|家庭菜園|野菜畑|野菜の庭|トマトの苗',
    trafficjam: '渋滞|交通渋滞|ラッシュアワー|大渋滞',
    ballpark: '野球場|野球|野球の試合|ソフトボール',
    campervan: 'キャンピングカー|キャンパーバン',
    countrystop: '田舎のバス停|田園のバス停',
    driveway: '私道|車道|ガレージの前',
    shovelsnow: '雪かき|雪かきをする|雪かきをしている|除雪|雪の積もった車道',
    parkpond: '公園の池',
    pigsty: '豚小屋|豚舎|養豚場|泥だらけの農場|ぬかるんだ農場',
    ploughed: '耕された畑|耕した畑|畝',
    combine: 'コンバイン|収穫機',
    wheatharvest: '麦の収穫|小麦の収穫|麦刈り',
    flatsyard:
      '団地の中庭|団地の庭|団地の広場|団地の公園|マンションの中庭|マンションの庭|アパートの中庭|アパートの庭',
    playground: '遊び場|児童公園|公園の遊具|砂場',
    dogpark: 'ドッグラン|犬の公園',
  },
  ko: {
    nationalpark: '국립공원|자연 보호 구역',
    duckpond: '오리 연못|마을 연못',
    icecreamvan: '아이스크림 트럭|아이스크림 차|아이스크림 장수',
    litter: '낙엽|낙엽 더미',
    footballmatch: '축구 경기|축구 시합|축구하는|축구를 하는|축구하고 있는',
    rugbypitch: '럭비 경기장|럭비 경기|럭비|럭비 선수',
    tornado: '토네이도|회오리바람',
    harvest: '수확철|추수철|수확의 계절',
    backyard: '뒷마당|뒤뜰|뒷뜰|마당 바비큐',
    facingbalconies: '발코니 너머로|마주 보는 발코니|베란다 너머로|이웃 발코니',
    barbecue: '바비큐|바베큐|바비큐 그릴|고기 굽는|고기를 굽는|고기를 굽고|숯불구이',
    bouncycastle: '에어바운스|바운스 하우스|공기 성',
    clothesline: '빨랫줄|널린 빨래|빨래 건조대',
    vegetablegarden: '텃밭|채소밭|채소 정원|토마토 모종',
    trafficjam: '교통 체증|교통체증|러시아워|막히는 도로|정체된 도로|차가 막히는',
    ballpark: '야구장|야구|야구 경기|소프트볼',
    campervan: '캠핑카|캠퍼밴',
    countrystop: '시골 버스 정류장|시골 버스정류장',
    driveway: '진입로|차고 앞',
    shovelsnow: '눈 치우기|눈 쓸기|제설|눈 치우는|눈을 치우는|눈을 치우고|눈을 치운다|눈을 쓸고',
    parkpond: '공원 연못|공원의 연못|공원 호수',
    pigsty: '돼지우리|돼지 우리|돼지 농장|양돈장|진흙투성이 농장',
    ploughed: '갈아엎은 밭|밭고랑',
    combine: '콤바인|수확기',
    wheatharvest: '밀 수확|밀을 수확하는|밀 추수',
    flatsyard:
      '아파트 마당|아파트 단지 마당|아파트 안뜰|아파트 앞마당|아파트 단지 놀이터|아파트 놀이터|아파트 중정|아파트 단지 안',
    playground: '놀이터|어린이 놀이터',
    dogpark: '애견 공원|반려견 놀이터|강아지 공원',
  },
  fr: {
    nationalpark: 'parc national|réserve naturelle|parc naturel',
    duckpond: 'mare aux canards|mare du village',
    icecreamvan:
      'camion de glaces|camionnette de glaces|camion à glaces|camion de crème glacée|vendeur de glaces|vendeuse de glaces',
    litter: 'feuilles mortes+|feuilles d automne+|tas de feuilles',
    footballmatch:
      'match de football|match de foot|partie de football|jouent au foot|joue au foot|jouent au football|joue au football|jouant au football|jouant au foot|qui jouent au foot',
    rugbypitch: 'terrain de rugby|match de rugby|rugby|joueurs de rugby|rugbymen',
    tornado: 'tornade',
    harvest: 'temps des récoltes|saison des récoltes|temps des moissons',
    backyard:
      'arrière cour|jardin derrière la maison|barbecue dans le jardin|fête dans le jardin|derrière la maison|fête de jardin|arrière jardin',
    facingbalconies:
      'de balcon à balcon|d un balcon à l autre|balcons voisins|balcons qui se font face',
    barbecue: 'barbecue|grillades|grillade|fait des grillades|font un barbecue',
    bouncycastle: 'château gonflable|structure gonflable',
    clothesline: 'corde à linge|fil à linge|linge qui sèche|linge étendu|étendoir',
    vegetablegarden:
      'potager|jardin potager|carré potager|jardin de légumes|plants de tomates+|plant de tomate',
    trafficjam:
      'embouteillage|bouchon|heure de pointe|bouchons sur l autoroute|circulation dense|trafic dense',
    ballpark: 'terrain de baseball|baseball|match de baseball|stade de baseball|softball',
    campervan: 'camping car|van aménagé|combi volkswagen|fourgon aménagé|camping-car',
    countrystop: 'arrêt de bus à la campagne|arrêt de bus de campagne',
    driveway: 'allée de garage|allée de la maison|entrée de garage|allée devant la maison',
    shovelsnow:
      'pelleter la neige|déneiger|déneigement|allée enneigée|pelle à neige|déneige|déneigent|pellette la neige|pelletant la neige|enlève la neige|dégage la neige',
    parkpond: 'étang dans le parc|étang du parc|bassin du parc|étang dans un parc',
    pigsty:
      'porcherie|soue|enclos à cochons|enclos boueux|basse-cour boueuse|cour de ferme boueuse',
    ploughed: 'champ labouré|labour|sillon',
    combine: 'moissonneuse batteuse|moissonneuse',
    wheatharvest: 'moisson|récolte du blé|moisson du blé|récolte de blé',
    flatsyard:
      "cour d'immeuble|cour d'un immeuble|dans la cour d'un immeuble|dans la cour de l'immeuble|dans la cour de leur immeuble|dans la cour de la cité|cour de l'immeuble|cour de leur immeuble|cour d'une cité hlm|cour de la cité|cour entre les immeubles|pied des immeubles|pied de l'immeuble|cour d'une barre d'immeubles|cour d'une résidence",
    playground: 'aire de jeux|terrain de jeux|aire de jeux pour enfants|bac à sable',
    dogpark: 'parc à chiens|parc canin|parc pour chiens',
  },
  de: {
    nationalpark: 'nationalpark|naturschutzgebiet|naturpark',
    duckpond: 'ententeich|dorfteich',
    icecreamvan: 'eiswagen|eisverkäuferin|eiscremewagen|eisauto',
    litter: 'herbstlaub|herbstblätter+|laubhaufen',
    footballmatch: 'fußballspiel|fußballmatch|fussballspiel',
    rugbypitch: 'rugbyfeld|rugbyspiel|rugby|rugbyspieler',
    tornado: 'tornado|windhose|wirbelsturm',
    harvest: 'erntezeit|zur erntezeit',
    backyard:
      'garten hinter dem haus|hinterhofgarten|grillen im garten|grillparty im garten|hinter dem haus|garten mit terrasse|kindergeburtstag im garten',
    facingbalconies:
      'von balkon zu balkon|gegenüberliegende balkone|gegenüberliegenden balkonen|benachbarte balkone|benachbarten balkonen',
    barbecue:
      'grill|grillen|grillparty|barbecue|grillfest|gartengrill|holzkohlegrill|grillt|beim grillen',
    bouncycastle: 'hüpfburg',
    clothesline:
      'wäscheleine|aufgehängte wäsche|trocknende wäsche|wäsche auf der leine|wäsche an der leine',
    vegetablegarden:
      'gemüsegarten|gemüsebeet|hochbeet|nutzgarten|tomatenpflanze|schrebergarten|kleingarten|gemüsebeete+',
    trafficjam:
      'stau|verkehrsstau|autobahnstau|berufsverkehr|dichter verkehr|im stau|rushhour|feierabendverkehr|stoßzeit|hauptverkehrszeit',
    ballpark:
      'baseballfeld|baseball|baseballstadion|baseballspiel|baseballplatz|baseballspieler|softball',
    campervan: 'wohnmobil|campingbus|camper|vw bulli|vw bus|campingmobil|bulli|campervan',
    countrystop: 'bushaltestelle auf dem land|ländliche bushaltestelle',
    driveway: 'einfahrt|garageneinfahrt|hofeinfahrt|auffahrt',
    shovelsnow:
      'schnee schaufeln|schneeschippen|schnee schippen|verschneite einfahrt|schneeschaufel|schnee räumen|schneeräumen|schippt Schnee|schaufelt schnee|schnee schaufelt|räumt schnee|schaufeln schnee',
    parkpond: 'teich im park|parkteich|weiher im park|stadtteich',
    pigsty:
      'schweinestall|schweinekoben|schweinepferch|saustall|schlammiger bauernhof|schlammigen bauernhof|matschiger bauernhof|matschigen hof|schweinefarm',
    ploughed: 'gepflügter acker|gepflügtes feld|ackerfurche|pflug|umgepflügtes feld',
    combine: 'mähdrescher|erntemaschine',
    wheatharvest: 'weizenernte|getreideernte|kornernte',
    flatsyard:
      'hinterhof|im hinterhof|im hof eines wohnblocks|im hof eines plattenbaus|im hof eines mehrfamilienhauses|im hof eines mietshauses|im hof eines hochhauses|hof eines wohnblocks|hof eines plattenbaus|hof eines mehrfamilienhauses|hof eines mietshauses|hof eines hochhauses|hof zwischen wohnblöcken|hof zwischen plattenbauten|innenhof eines wohnblocks|innenhof eines mietshauses|innenhof eines mehrfamilienhauses|innenhof einer wohnanlage|plattenbausiedlung|hochhaussiedlung',
    playground: 'spielplatz|kinderspielplatz|spielplatz im park|klettergerüst|sandkasten',
    dogpark: 'hundewiese|hundepark|hundespielplatz|hundeauslauf',
  },
  es: {
    nationalpark: 'parque nacional|reserva natural|parque natural',
    duckpond: 'estanque de patos|estanque del pueblo',
    icecreamvan:
      'camión de helados|furgoneta de helados|heladero|vendedor de helados|vendedora de helados|camioneta de helados',
    litter: 'hojas secas+|hojas de otoño+|hojarasca|hojas caídas+',
    footballmatch: 'partido de fútbol|juego de fútbol',
    rugbypitch: 'campo de rugby|partido de rugby|rugby|jugadores de rugby',
    tornado: 'tornado|torbellino',
    harvest: 'tiempo de cosecha|época de cosecha|temporada de cosecha',
    backyard:
      'patio trasero|jardín trasero|barbacoa en el jardín|detrás de la casa|fiesta en el patio trasero',
    facingbalconies: 'de balcón a balcón|balcones enfrentados|de un balcón a otro|balcones vecinos',
    barbecue:
      'barbacoa|parrilla|parrillada|asado|asando carne|carne asada|haciendo asado|haciendo un asado',
    bouncycastle: 'castillo inflable|castillo hinchable|brincolín',
    clothesline: 'tendedero|ropa tendida|cuerda de tender|ropa colgada',
    vegetablegarden:
      'huerto de verduras|huerta|huerto casero|huerto|bancal elevado|planta de tomate',
    trafficjam:
      'atasco|embotellamiento|hora punta|hora pico|tráfico denso|tráfico intenso|atasco de tráfico|trancón|en un atasco|parado en el tráfico',
    ballpark:
      'campo de béisbol|béisbol|estadio de béisbol|partido de béisbol|sóftbol|diamante de béisbol',
    campervan: 'autocaravana|furgoneta camper|casa rodante|furgoneta camperizada',
    countrystop: 'parada de autobús en el campo|parada de autobús rural',
    driveway: 'entrada de coches|entrada del garaje|camino de entrada',
    shovelsnow:
      'palear nieve|quitar nieve|quitando nieve|entrada nevada|paleando nieve|palea nieve|palea la nieve|paleando la nieve|quita la nieve|quita nieve|quitando la nieve',
    parkpond: 'estanque del parque|estanque en el parque|estanque en un parque',
    pigsty:
      'pocilga|porqueriza|chiquero|corral de cerdos|corral embarrado|granja de cerdos|corral lleno de barro',
    ploughed: 'campo arado|tierra arada|surco',
    combine: 'cosechadora',
    wheatharvest: 'cosecha de trigo|cosechando trigo|siega del trigo',
    flatsyard:
      'patio de un bloque de pisos|patio de un edificio de apartamentos|patio de un bloque de viviendas|patio entre bloques de pisos|patio de bloques de pisos|patio de vecinos|patio de un edificio|patio del edificio|patio de la urbanización|patio de una urbanización',
    playground: 'parque infantil|zona de juegos|patio de juegos|juegos infantiles+',
    dogpark: 'parque para perros|parque de perros|parque canino',
  },
  ru: {
    nationalpark: 'национальный парк|заповедник',
    duckpond: 'утиный пруд|деревенский пруд',
    icecreamvan:
      'фургон с мороженым|фургончик с мороженым|мороженщик|продавец мороженого|продавщица мороженого|ларек с мороженым',
    litter: 'опавшие листья+|осенние листья+|опавшая листва',
    footballmatch: 'футбольный матч|футбольная игра',
    rugbypitch: 'регби|поле для регби|матч по регби|регбисты',
    tornado: 'торнадо|смерч',
    harvest: 'время урожая|пора урожая|время жатвы',
    backyard: 'задний двор|двор за домом|барбекю в саду|за домом|барбекю во дворе',
    facingbalconies: 'с балкона на балкон|на соседних балконах|соседние балконы',
    barbecue:
      'барбекю|мангал|гриль|шашлыки|шашлык|жарят шашлыки|на шашлыках|жарит шашлык|жарят шашлык',
    bouncycastle: 'надувной замок|надувной батут',
    clothesline:
      'бельевая веревка|белье на веревке|сушится белье|развешанное белье|бельё на верёвке',
    vegetablegarden: 'огород|грядки+|грядка|овощной сад|овощные грядки+|кусты помидоров+',
    trafficjam:
      'пробка на дороге|автомобильная пробка|пробка|час пик|затор на дороге|дорожная пробка',
    ballpark: 'бейсбольное поле|бейсбол|бейсбольный стадион|бейсбольный матч|софтбол',
    campervan: 'автодом|кемпер|дом на колесах|дом на колёсах',
    countrystop: 'автобусная остановка в деревне|сельская автобусная остановка',
    driveway: 'подъездная дорожка|въезд в гараж|перед гаражом',
    shovelsnow:
      'чистит снег|уборка снега|расчистка снега|лопата для снега|убирает снег|чистить снег|чистят снег|убирают снег|разгребает снег|сгребает снег',
    parkpond: 'пруд в парке|парковый пруд|пруду в парке',
    pigsty:
      'свинарник|свинарнике|свиноферма|свиноферме|грязный двор фермы|загон для свиней|загоне для свиней',
    ploughed: 'вспаханное поле|пашня|пахота|борозды+',
    combine: 'комбайн|зерноуборочный комбайн',
    wheatharvest: 'уборка пшеницы|жатва|уборка урожая пшеницы',
    flatsyard:
      'двор многоэтажки|во дворе многоэтажки|двор пятиэтажки|двор панельной пятиэтажки|во дворе пятиэтажки|во дворе панельной пятиэтажки|двор хрущёвки|во дворе хрущёвки|двор панельки|во дворе панельки|между пятиэтажками|двор многоэтажек|во дворе многоэтажек|двор многоэтажного дома|во дворе многоэтажного дома|двор между многоэтажками|во дворе между многоэтажками|двор жилого дома|во дворе жилого дома|двор панельного дома|во дворе панельного дома|двор панельных домов|во дворе панельных домов|советский двор|советском дворе|у подъезда|возле подъезда',
    playground: 'детская площадка|игровая площадка|песочница|в песочнице',
    dogpark: 'площадка для собак|собачья площадка|парк для собак',
  },
  pt: {
    nationalpark: 'parque nacional|reserva natural|parque natural',
    duckpond: 'lago dos patos|lagoa dos patos',
    icecreamvan:
      'caminhão de sorvete|carrinha de gelados|sorveteiro|vendedor de sorvete|vendedor de gelados',
    litter: 'folhas secas+|folhas de outono+|folhas caídas+',
    footballmatch: 'partida de futebol|jogo de futebol',
    rugbypitch: 'campo de rúgbi|jogo de rúgbi|rúgbi|jogadores de rúgbi',
    tornado: 'tornado|tromba de vento',
    harvest: 'época de colheita|tempo de colheita|época da colheita',
    backyard:
      'quintal|churrasco no quintal|festa no quintal|jardim dos fundos|atrás da casa|churrasco no jardim',
    facingbalconies: 'de varanda a varanda|de sacada a sacada|varandas vizinhas|sacadas vizinhas',
    barbecue: 'churrasco|churrasqueira|grelhados|churrasquinho|fazendo churrasco',
    bouncycastle: 'castelo inflável|castelo insuflável|pula pula',
    clothesline: 'varal|roupa no varal|roupa estendida|estendal',
    vegetablegarden: 'horta|horta caseira|canteiro de legumes|horta de legumes|pé de tomate',
    trafficjam:
      'engarrafamento|congestionamento|hora do rush|hora de ponta|trânsito intenso|trânsito parado|no trânsito|preso no trânsito|parado no trânsito',
    ballpark: 'campo de beisebol|beisebol|estádio de beisebol|jogo de beisebol|softbol',
    campervan:
      'motorhome|autocaravana|kombi|van de acampamento|trailer de camping|van camper|campervan',
    countrystop: 'ponto de ônibus no campo|ponto de ônibus rural',
    driveway: 'entrada da garagem|entrada de garagem|entrada de carros',
    shovelsnow:
      'tirando neve|limpando neve|entrada com neve|pá de neve|removendo neve|removendo a neve|tira a neve|remove a neve|limpa a neve|tirando a neve',
    parkpond: 'lagoa no parque|laguinho do parque|lago no parque',
    pigsty:
      'chiqueiro|pocilga|curral de porcos|chiqueiro enlameado|criação de porcos|terreiro enlameado',
    ploughed: 'campo arado|terra arada|sulco',
    combine: 'colheitadeira|ceifeira debulhadora',
    wheatharvest: 'colheita de trigo|colhendo trigo|ceifa do trigo',
    flatsyard:
      'pátio de um prédio|pátio do prédio|pátio de um bloco de apartamentos|pátio de um edifício|pátio do condomínio|pátio de um condomínio|pátio entre prédios|pátio entre os prédios|conjunto habitacional',
    playground: 'parquinho|parque infantil|playground',
    dogpark: 'parque para cachorros|parque de cachorros|parque canino',
  },
  it: {
    nationalpark: 'parco nazionale|riserva naturale|parco naturale',
    duckpond: 'stagno delle anatre|laghetto delle anatre',
    icecreamvan:
      'furgone dei gelati|furgone del gelato|camioncino dei gelati|gelataio|venditore di gelati|camion dei gelati',
    litter: 'foglie secche+|foglie autunnali+|foglie d autunno+|foglie cadute+',
    footballmatch:
      'partita di calcio|partita di pallone|giocano a calcio|gioca a calcio|giocando a calcio|giocano a pallone',
    rugbypitch: 'campo da rugby|partita di rugby|rugby|giocatori di rugby',
    tornado: "tornado|tromba d'aria",
    harvest: 'tempo di raccolta|stagione del raccolto|tempo del raccolto',
    backyard:
      'cortile sul retro|giardino sul retro|barbecue in giardino|grigliata in giardino|dietro casa|giardino dietro casa',
    facingbalconies:
      'da balcone a balcone|balconi di fronte|da un balcone all altro|balconi vicini',
    barbecue: 'barbecue|grigliata|griglia|grigliando|fanno la grigliata',
    bouncycastle: 'castello gonfiabile|gonfiabili+',
    clothesline:
      'stendibiancheria|panni stesi|filo del bucato|bucato steso|bucato appeso|filo per stendere',
    vegetablegarden: 'orto|orticello|orto di verdure|aiuola di verdure|pianta di pomodoro',
    trafficjam:
      'ingorgo|traffico intenso|ora di punta|coda in autostrada|traffico bloccato|coda di auto|nel traffico|bloccato nel traffico',
    ballpark: 'campo da baseball|baseball|partita di baseball|stadio di baseball|softball',
    campervan: 'camper|furgone camperizzato|autocaravan',
    countrystop: "fermata del bus in campagna|fermata dell'autobus in campagna",
    driveway: "vialetto d'accesso|vialetto del garage|vialetto di casa",
    shovelsnow:
      'spalare la neve|spalando la neve|vialetto innevato|pala da neve|spala la neve|spala neve|spalano la neve',
    parkpond: 'stagno del parco|laghetto del parco|laghetto nel parco|stagno nel parco',
    pigsty: 'porcile|porcilaia|recinto dei maiali|aia fangosa|cortile fangoso',
    ploughed: 'campo arato|terra arata|aratura|solco',
    combine: 'mietitrebbia|mietitrice',
    wheatharvest: 'mietitura|raccolta del grano|mietitura del grano',
    flatsyard:
      'cortile di un condominio|cortile del condominio|cortile condominiale|cortile di un palazzo|cortile del palazzo|cortile tra i palazzi|cortile tra i condomini|cortile di case popolari|cortile delle case popolari',
    playground: 'parco giochi|area giochi|parco giochi per bambini|recinto di sabbia',
    dogpark: 'area cani|parco per cani|parco cani',
  },
  tr: {
    nationalpark: 'milli park|milli parkı|doğa koruma alanı',
    duckpond: 'ördek göleti|köy göleti',
    icecreamvan: 'dondurma kamyonu|dondurma satıcısı|dondurma minibüsü',
    litter: 'kuru yaprak|sonbahar yaprakları+|dökülen yapraklar+',
    footballmatch:
      'futbol maçı|futbol karşılaşması|futbol oynayan|futbol oynuyor|futbol oynuyorlar',
    rugbypitch: 'rugby sahası|ragbi sahası|ragbi|ragbi maçı',
    tornado: 'tornado|kasırga hortumu',
    harvest: 'hasat mevsimi|hasat dönemi',
    backyard: 'arka bahçe|bahçede mangal|evin arkası|arka avlu',
    facingbalconies: 'balkondan balkona|karşılıklı balkonlar|komşu balkonlar',
    barbecue: 'mangal|barbekü|mangal partisi|mangal yapan|mangal yapıyor|mangal keyfi',
    bouncycastle: 'şişme kale|şişme oyun parkı',
    clothesline: 'çamaşır ipi|asılı çamaşırlar+|kuruyan çamaşırlar+|çamaşır asılı',
    vegetablegarden: 'sebze bahçesi|bostan|sebze tarhı|domates fidesi',
    trafficjam: 'trafik sıkışıklığı|sıkışık trafik|yoğun trafik|trafik yoğunluğu|iş çıkışı trafiği',
    ballpark: 'beyzbol sahası|beyzbol|beyzbol maçı|beyzbol stadyumu|softbol',
    campervan: 'karavan|kamp karavanı|motokaravan',
    countrystop: 'kırsalda otobüs durağı|köy otobüs durağı',
    driveway: 'garaj yolu|araba yolu|garaj önü',
    shovelsnow:
      'kar küreme|kar küreyen|kar kürüyor|karı kürüyor|kar temizliyor|kar temizleme|karlı garaj yolu|kar küreği',
    parkpond: 'parktaki gölet|park göleti|parkta bir gölet|parktaki göl',
    pigsty: 'domuz ahırı|domuz çiftliği|domuz ağılı|çamurlu çiftlik avlusu|çamurlu ağıl',
    ploughed: 'sürülmüş tarla|tarla sürme|pulluk|karık',
    combine: 'biçerdöver',
    wheatharvest: 'buğday hasadı|hasat zamanı|buğday biçme',
    flatsyard:
      'apartman bahçesi|apartmanın bahçesi|apartman bahçesinde|apartmanın bahçesinde|apartman avlusu|apartmanın avlusunda|apartman avlusunda|site bahçesi|sitenin bahçesinde|site bahçesinde|apartmanlar arasında|apartmanların arasında',
    playground: 'oyun parkı|çocuk parkı|oyun alanı',
    dogpark: 'köpek parkı|köpek oyun parkı',
  },
  ar: {
    nationalpark: 'محمية طبيعية|منتزه وطني',
    duckpond: 'بركة البط|بركة بط',
    icecreamvan:
      'شاحنة آيس كريم|شاحنة الآيس كريم|سيارة آيس كريم|سيارة الآيس كريم|بائع آيس كريم|بائع الآيس كريم|شاحنة المثلجات|عربة المثلجات|بائع المثلجات|بائع البوظة',
    litter: 'أوراق الخريف|أوراق متساقطة|أوراق الشجر المتساقطة',
    footballmatch: 'مباراة كرة قدم|مباراة كرة القدم',
    rugbypitch: 'ملعب الرجبي|مباراة رجبي|الرجبي|رجبي',
    tornado: 'تورنادو|إعصار قمعي|زوبعة',
    harvest: 'موسم الحصاد|وقت الحصاد',
    backyard: 'فناء خلفي|حديقة خلفية|الفناء الخلفي|شواء في الحديقة|خلف المنزل|الحديقة الخلفية',
    facingbalconies: 'من شرفة إلى شرفة|شرفتان متقابلتان|شرفات متقابلة',
    barbecue: 'شواء|شواية|حفلة شواء|يشوون اللحم|يشوي اللحم|تشوي اللحم|تشوي|يشوون',
    bouncycastle: 'قلعة قابلة للنفخ|قلعة نطاطية|نطاطية',
    clothesline: 'حبل غسيل|غسيل منشور|حبل الغسيل|ملابس معلقة',
    vegetablegarden: 'حديقة خضروات|بستان خضار|مزرعة خضروات|نبات طماطم|حديقة خضار',
    trafficjam:
      'ازدحام مروري|زحمة سير|اختناق مروري|ساعة الذروة|زحام مروري|زحمة|زحمة السير|عالق في الزحمة',
    ballpark: 'ملعب بيسبول|بيسبول|مباراة بيسبول|البيسبول',
    campervan: 'عربة تخييم|كرفان|شاحنة تخييم',
    countrystop: 'موقف حافلات في الريف|محطة حافلات في الريف',
    driveway: 'ممر السيارات|مدخل المرآب|ممر المرآب',
    shovelsnow: 'جرف الثلج|إزالة الثلج|مجرفة ثلج|يجرف الثلج|يزيل الثلج|تجرف الثلج',
    parkpond: 'بركة في المنتزه|بركة الحديقة العامة',
    pigsty: 'حظيرة خنازير|حظيرة الخنازير|زريبة الخنازير|مزرعة خنازير|فناء مزرعة موحل',
    ploughed: 'حقل محروث|حراثة|أرض محروثة',
    combine: 'حصادة|آلة حصاد',
    wheatharvest: 'حصاد القمح|موسم حصاد القمح',
    flatsyard:
      'ساحة عمارة سكنية|فناء عمارة سكنية|فناء العمارة|ساحة العمارة|فناء عمارة|فناء مبنى سكني|ساحة مبنى سكني|ساحة بين العمارات|فناء مجمع سكني|ساحة مجمع سكني',
    playground: 'ملعب أطفال|ساحة ألعاب|ملعب الأطفال|ساحة اللعب|ساحة لعب الأطفال',
    dogpark: 'حديقة الكلاب|منتزه الكلاب',
  },
  hi: {
    nationalpark: 'राष्ट्रीय उद्यान|राष्ट्रीय पार्क',
    duckpond: 'बत्तखों का तालाब|गाँव का तालाब',
    icecreamvan: 'आइसक्रीम ट्रक|आइसक्रीम वैन|आइसक्रीम वाला|आइसक्रीम विक्रेता|आइसक्रीम बेचने वाला',
    litter: 'सूखे पत्ते|पतझड़ के पत्ते|गिरे हुए पत्ते',
    footballmatch: 'फुटबॉल मैच|फुटबॉल का मैच|फुटबॉल खेलते|फ़ुटबॉल खेलते|फुटबॉल खेलती',
    rugbypitch: 'रग्बी मैदान|रग्बी|रग्बी मैच',
    tornado: 'बवंडर|टॉर्नेडो',
    harvest: 'फसल कटाई का समय|फसल कटाई',
    backyard: 'पिछवाड़ा|पिछवाड़े|घर के पीछे|आंगन में पार्टी|बगीचे में बारबेक्यू|पिछला आंगन',
    facingbalconies: 'बालकनी से बालकनी|आमने सामने की बालकनी|पड़ोसी बालकनियां',
    barbecue: 'बारबेक्यू|बार्बेक्यू|ग्रिल|बारबेक्यू करते',
    bouncycastle: 'बाउंसी कैसल|हवा भरा किला',
    clothesline: 'कपड़े सुखाने की रस्सी|सूखते कपड़े|रस्सी पर कपड़े|टंगे कपड़े',
    vegetablegarden: 'सब्जी का बगीचा|सब्ज़ी का बगीचा|सब्जियों का बगीचा|किचन गार्डन|टमाटर का पौधा',
    trafficjam: 'ट्रैफिक जाम|यातायात जाम|भीड़भाड़ वाली सड़क|जाम में फंसी|ट्रैफिक|ट्रैफिक में|भारी ट्रैफिक',
    ballpark: 'बेसबॉल मैदान|बेसबॉल|बेसबॉल का मैदान|बेसबॉल मैच',
    campervan: 'कैंपर वैन|कैम्पर वैन|कारवां वैन|मोटरहोम',
    countrystop: 'गाँव का बस स्टॉप|गांव का बस स्टॉप',
    driveway: 'ड्राइववे|गैरेज के सामने',
    shovelsnow:
      'बर्फ हटाना|बर्फ हटाते|बर्फ हटाता|बर्फ हटा रहा|बर्फ साफ कर रहा|बर्फ साफ करना|बर्फ से ढका ड्राइववे',
    parkpond: 'पार्क का तालाब|पार्क में तालाब',
    pigsty: 'सूअरबाड़ा|सूअर बाड़ा|सुअर बाड़ा|सूअरों का बाड़ा|कीचड़ भरा आँगन',
    ploughed: 'जुता हुआ खेत|जुताई|जोता हुआ खेत',
    combine: 'कंबाइन हार्वेस्टर|हार्वेस्टर|कटाई मशीन',
    wheatharvest: 'गेहूं की कटाई|गेहूं की फसल कटाई',
    flatsyard:
      'अपार्टमेंट का आंगन|अपार्टमेंट के आंगन|इमारत का आंगन|इमारत के आंगन|बहुमंज़िला इमारत के आंगन|सोसाइटी के आंगन|सोसायटी के आंगन|अपार्टमेंट के अहाते|फ्लैटों के आंगन|फ्लैटों के अहाते|सोसाइटी का मैदान',
    playground: 'खेल का मैदान|बच्चों का पार्क|बच्चों के झूले|खेल के मैदान',
    dogpark: 'कुत्तों का पार्क|डॉग पार्क',
  },
};
