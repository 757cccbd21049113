import type { WordTable } from '../../../words/language.ts';
import type { TaleKey } from '../keys/places/tale-keys.ts';

/** Words for scenes that tales and history tell of. */
export const TALE_WORDS: WordTable<TaleKey> = {
  en: {
    joust:
      'joust|jousting|jousting knights|knights jousting|jousting tournament|jousting match|medieval tournament|knight tournament|knights tournament|tournament of knights|knights at a tournament|fighting with lances|duel of knights on horseback|knights charging at each other|knights charging each other|charging at each other on horseback|lances lowered|tilt yard|tiltyard|knights tilting|knights on horseback fighting',
    tourney: 'tournament|tournaments',
    riches: 'gold|gold coin|coin|jewel|riches+|gold and jewels|precious stone',
    pyramidsite:
      'pyramids being built|pyramid being built|building the pyramids|building a pyramid|building of the pyramids|building the great pyramid|construction of the pyramids|construction of a pyramid|pyramid construction|constructing the pyramids|constructing a pyramid|pyramids under construction|pyramid under construction|workers building the pyramids|workers building a pyramid|unfinished pyramid|half built pyramid|pyramid builder|builders of the pyramids|ancient egyptian worker|ancient egyptian workers+|egyptian worker|workers at the pyramids|slaves building a pyramid|egyptian slaves+|hauling stones for the pyramid|dragging stones to the pyramid|pulling stones to the pyramid',
    fairyvillage:
      'fairy village|fairy house|fairy town|fairy garden|fairy cottage|village of fairies|fairies village|fairy village in a mushroom garden|mushroom village|mushroom house|mushroom town|mushroom garden|mushroom cottage|houses in mushrooms|smurf village|toadstool village|toadstool house|toadstool cottage|gnome village|pixie village|village of mushrooms|village of mushroom houses|houses made of mushrooms|house in a mushroom|house inside a mushroom|mushroom home',
    owntower:
      'in his tower|in her tower|in their tower|inside his tower|inside her tower|in a tower room|in the tower room|in his tower room|in her tower room|at the top of his tower|in his high tower|up in his tower',
    alchemist:
      'alchemist|alchemist s laboratory|alchemist s workshop|alchemy laboratory|alchemy lab',
    wizardroom:
      'wizard s laboratory|wizard s workshop|wizard s study|wizard laboratory|sorcerer s laboratory|sorcerer s workshop|witch s laboratory',
    brewing:
      'mixing potion|mixing a potion|brewing potion|brewing a potion|making potion|making a potion|mixing a magic potion|brewing a magic potion|stirring a potion|stirring potion|preparing a potion|preparing potions|mixes potion|mixes a potion|brews a potion|mixing magic potions|concocting a potion|concocting potions|mixing an elixir',
    henhut:
      'hut on chicken legs|hut on hen legs|hut with chicken legs|house on chicken legs|house with chicken legs|hut on hen s legs|cottage on chicken legs|baba yaga hut|baba yaga s hut|baba yaga house|baba yaga s house|baba yaga s hut on chicken legs|baba yaga hut on chicken legs|chicken legged hut|hut on fowl s legs',
    volcanoisle:
      'volcanic island|volcano island|island volcano|island with a volcano|volcano on an island|krakatoa|stromboli|volcano in the sea|volcano in the ocean',
    broomstick:
      'broomstick|flying broom|flying broomstick|magic broom|on a broom|on her broom|on his broom|riding a broom|riding her broom|riding his broom|riding a broomstick|flying on a broom|flying on a broomstick|flying on her broom',
  },
  zh: {
    joust:
      '骑士比武|马上比武|长枪比武|马上长枪比武|骑枪比武|骑士马上比武|中世纪比武大会|骑士们互相冲锋|骑士互相冲锋|骑士锦标赛|骑士比赛|中世纪锦标赛',
    tourney: '比武大会|锦标赛|比武场',
    riches: '黄金|金子|金币|珠宝',
    pyramidsite:
      '建造金字塔|修建金字塔|金字塔建造|金字塔的建造|正在建造的金字塔|建金字塔|建造中的金字塔|古埃及工人|埃及工人|古埃及劳工|金字塔工地',
    fairyvillage:
      '蘑菇村|蘑菇屋|蘑菇房子|蘑菇花园|仙子村|仙女村|仙女村庄|小仙子村庄|精灵花园|蓝精灵村|花仙子村庄',
    owntower: '在他的塔里|在她的塔里|在塔里|在高塔里|在塔中|塔楼里|塔里',
    alchemist: '炼金术士|炼金术师|炼金术士的实验室',
    wizardroom: '巫师的实验室|巫师的书房',
    brewing:
      '调配药水|调制药水|配制药水|熬制药水|制作药水|调药水|炼制药水|调制魔药|熬魔药|配制魔药',
    henhut: '鸡脚小屋|鸡腿小屋|长着鸡脚的小屋|芭芭雅嘎的小屋',
    volcanoisle: '火山岛|岛上的火山|海中火山|海上火山',
    broomstick: '骑扫帚|骑着扫帚|飞天扫帚|扫帚上|骑扫把|骑着扫把|魔法扫帚',
  },
  ja: {
    joust:
      '馬上槍試合|騎士の馬上槍試合|騎馬試合|騎士の試合|ジョスト|騎士のトーナメント|騎士たちの試合|中世のトーナメント|騎士が激突する|ランスを構え|槍を構えた騎士',
    tourney: 'トーナメント|競技会',
    riches: '黄金の上|金の上|金貨|財宝',
    pyramidsite:
      'ピラミッドの建設|ピラミッド建設|建設中のピラミッド|ピラミッドを建てる|ピラミッドを建設する|ピラミッドを造る|古代エジプトの労働者|エジプトの労働者|ピラミッドの工事現場',
    fairyvillage:
      '妖精の村|妖精の家|妖精の庭|きのこの家|キノコの家|キノコの村|きのこの村|きのこの庭|キノコの庭',
    owntower: '塔の中|塔の部屋|塔の中で|自分の塔で',
    alchemist: '錬金術師|錬金術師の研究室',
    wizardroom: '魔法使いの研究室|魔法使いの書斎',
    brewing:
      '薬を調合する|薬を調合している|ポーションを作る|ポーションを調合する|魔法の薬を作る|薬を混ぜる|ポーションを混ぜる|魔法薬を調合する|薬を調合',
    henhut:
      '鶏の足の小屋|鶏の足の家|バーバ・ヤガーの小屋|バーバヤガーの小屋|ババヤガの小屋|鶏の脚の小屋',
    volcanoisle: '火山島|島の火山|海の火山|海上の火山',
    broomstick:
      'ほうきに乗った|ほうきに乗る|箒に乗った|箒に乗る|空飛ぶほうき|空飛ぶ箒|魔法のほうき|ほうきで飛ぶ|箒で飛ぶ',
  },
  ko: {
    joust:
      '마상 창 시합|마상창시합|마상 창시합|마상 시합|기사 시합|기사들의 시합|기사 토너먼트|중세 토너먼트|서로 돌진하는 기사|기사들이 서로 돌진|랜스를 든 기사|중세 마상 시합',
    tourney: '토너먼트|무술 대회',
    riches: '황금 위|금 위|금화|보석',
    pyramidsite:
      '피라미드 건설|피라미드 건축|피라미드를 짓는|피라미드를 건설하는|건설 중인 피라미드|짓고 있는 피라미드|고대 이집트 노동자|이집트 노동자|피라미드 공사장',
    fairyvillage: '요정 마을|요정의 마을|요정 정원|요정의 집|버섯 마을|버섯 집|버섯 정원',
    owntower: '탑 안|탑 안에서|자신의 탑에서|탑에서|탑 방|탑의 방',
    alchemist: '연금술사|연금술사의 실험실',
    wizardroom: '마법사의 실험실|마법사의 서재|마법사의 작업실',
    brewing: '물약을 만드는|물약을 섞는|물약을 제조하는|포션을 만드는|묘약을 만드는|물약 제조',
    henhut: '닭다리 오두막|닭 다리 오두막|닭다리 집|바바 야가의 오두막|바바야가의 오두막',
    volcanoisle: '화산섬|섬의 화산|바다의 화산|섬 화산',
    broomstick: '빗자루를 탄|빗자루를 타고|빗자루 위|빗자루에 탄|마법 빗자루|빗자루',
  },
  fr: {
    joust:
      "joute|jouter|joute médiévale|joute équestre|tournoi de chevaliers|tournoi médiéval|chevaliers en joute|combat à la lance|tournoi au moyen âge|chevaliers qui s'affrontent|chevaliers s'affrontent|chevaliers chargent|lances baissées|chevaliers à la joute|joute à cheval",
    tourney: 'tournoi|tournois',
    riches: 'sur l or|sur de l or|sur son or|pièce d or|joyau',
    pyramidsite:
      'construction des pyramides|construction d une pyramide|construction de la pyramide|pyramides en construction|pyramide en construction|construire les pyramides|construire une pyramide|bâtisseurs de pyramides+|construisant une pyramide|construisant les pyramides|ouvriers égyptiens|ouvriers de l égypte antique|travailleurs égyptiens',
    fairyvillage:
      'village de fées|village des fées|village féerique|jardin de fées|jardin des fées|maison de fée|village de champignons|maison champignon|maisons champignons|jardin de champignons|village des schtroumpfs|maison dans un champignon|maisons dans des champignons|village de lutins',
    owntower: 'dans sa tour|dans la tour|dans une tour|en haut de sa tour|au sommet de sa tour',
    alchemist: 'alchimiste|laboratoire d alchimiste|laboratoire d alchimie',
    wizardroom:
      'laboratoire du sorcier|laboratoire d un sorcier|laboratoire du magicien|atelier du sorcier',
    brewing:
      'préparer une potion|prépare une potion|préparant une potion|préparant des potions|mélangeant des potions|mélange des potions|prépare des potions|concoctant une potion|mélanger des potions|qui mélange des potions',
    henhut:
      'cabane sur des pattes de poule|isba sur pattes de poule|maison sur des pattes de poule|cabane de baba yaga|maison de baba yaga|isba de baba yaga',
    volcanoisle: 'île volcanique|île volcan|volcan sur une île|île avec un volcan',
    broomstick:
      'balai volant|balai magique|sur un balai|sur son balai|balai de sorcière|sur un balai volant',
  },
  de: {
    joust:
      'ritterturnier|lanzenstechen|tjost|tjosten|tjostende ritter|turnier der ritter|mittelalterliches turnier|ritter beim turnier|lanzenkampf|turnier im mittelalter|ritter reiten aufeinander zu|ritter stürmen aufeinander zu|mit gesenkten lanzen|turnierplatz der ritter|zweikampf zu pferd',
    tourney: 'turnier|turniere|turnierplatz',
    riches: 'gold|goldmünze|münze|juwel|reichtümer+',
    pyramidsite:
      'pyramidenbau|bau der pyramiden|bau einer pyramide|bau der pyramide|pyramide im bau|pyramiden im bau|arbeiter bauen eine pyramide|arbeiter bauen die pyramiden|unfertige pyramide|ägyptische arbeiter|altägyptische arbeiter|arbeiter an den pyramiden',
    fairyvillage:
      'feendorf|feengarten|feenhaus|elfendorf in pilzen|dorf der feen|pilzdorf|pilzhaus|pilzhäuser+|pilzgarten|schlumpfdorf|wichteldorf|zwergendorf in pilzen|haus in einem pilz|häuser in pilzen',
    owntower:
      'in seinem turm|in ihrem turm|im turm|in einem turm|in seinem turmzimmer|im turmzimmer|in seiner turmstube',
    alchemist: 'alchemist|alchemistenlabor|alchemielabor',
    wizardroom:
      'zauberlabor|labor eines zauberers|labor des zauberers|werkstatt des zauberers|arbeitszimmer des zauberers|zaubererwerkstatt',
    brewing:
      'tränke brauen|trank brauen|braut einen trank|braut tränke|mischt tränke|tränke mischen|mischt einen trank|zaubertrank brauen|braut einen zaubertrank|zaubertränke mischen|mischt zaubertränke|braut zaubertränke',
    henhut:
      'haus auf hühnerbeinen|hütte auf hühnerbeinen|hexenhaus auf hühnerbeinen|häuschen auf hühnerbeinen|hütte der baba jaga|haus der baba jaga|baba jagas hütte|baba jagas haus|baba jagas hütte auf hühnerbeinen',
    volcanoisle:
      'vulkaninsel|inselvulkan|insel mit einem vulkan|vulkan auf einer insel|insel mit vulkan',
    broomstick:
      'hexenbesen|fliegender besen|zauberbesen|auf einem besen|auf ihrem besen|auf seinem besen|auf dem besen|reitet auf einem besen|besenstiel',
  },
  es: {
    joust:
      'justa|justa medieval|justas medievales|torneo medieval|torneo de caballeros|duelo de caballeros|justa de caballeros|justas|caballeros cargando|caballeros que cargan|lanzas en ristre|torneo de la edad media',
    tourney: 'torneo|torneos',
    riches: 'sobre oro|sobre el oro|sobre su oro|moneda de oro|joya',
    pyramidsite:
      'construcción de las pirámides|construcción de una pirámide|construcción de la pirámide|pirámides en construcción|pirámide en construcción|construyendo una pirámide|construyendo las pirámides|construir las pirámides|pirámides siendo construidas|obreros egipcios|trabajadores egipcios|esclavos egipcios',
    fairyvillage:
      'aldea de hadas|pueblo de hadas|jardín de hadas|casa de hadas|pueblo de hongos|casa seta|casas de hongos|casa de setas|jardín de hongos|jardín de setas|aldea de setas|aldea de hongos|aldea pitufa|casas seta',
    owntower: 'en su torre|en la torre|dentro de su torre|en una torre|en lo alto de su torre',
    alchemist: 'alquimista|laboratorio de alquimista|laboratorio de alquimia',
    wizardroom: 'laboratorio del mago|laboratorio de un mago|taller del mago|estudio del mago',
    brewing:
      'preparando pociones|mezclando pociones|preparando una poción|mezclando una poción|haciendo pociones|haciendo una poción|elaborando una poción|prepara pociones|mezcla pociones|prepara una poción',
    henhut:
      'cabaña con patas de gallina|casa con patas de gallina|choza con patas de gallina|cabaña de baba yaga|casa de baba yaga|casa sobre patas de gallina',
    volcanoisle: 'isla volcánica|isla volcán|volcán en una isla|isla con un volcán|isla con volcán',
    broomstick:
      'escoba voladora|escoba mágica|en escoba|en una escoba|en su escoba|sobre una escoba|montada en una escoba|sobre su escoba|montada en su escoba',
  },
  ru: {
    joust:
      'рыцарский турнир|турнир рыцарей|рыцарский поединок|поединок рыцарей|средневековый турнир|конный поединок рыцарей|рыцари скачут навстречу друг другу|рыцари несутся навстречу|с копьями наперевес|рыцари на турнире|рыцарском турнире|турнире рыцарей|рыцарского турнира',
    tourney: 'турнир|турнире|турнира',
    riches: 'золото|золотая монета|монета|драгоценность',
    pyramidsite:
      'строительство пирамид|строительство пирамиды|строят пирамиду|строят пирамиды|постройка пирамиды|возведение пирамид|недостроенная пирамида|строители пирамид|египетские рабочие|древнеегипетские рабочие|египетские рабы',
    fairyvillage:
      'деревня фей|деревня феи|сад фей|домик феи|грибная деревня|дом гриб|домики грибы|дом в грибе|грибной сад|деревня эльфов в грибах|деревня гномов|сказочная деревня из грибов',
    owntower: 'в своей башне|в башне|в его башне|в её башне|внутри своей башни|наверху своей башни',
    alchemist: 'алхимик|лаборатория алхимика',
    wizardroom: 'лаборатория волшебника|мастерская волшебника|кабинет волшебника|лаборатория мага',
    brewing:
      'варит зелье|варит зелья|смешивает зелья|смешивает зелье|готовит зелье|готовит зелья|варящий зелье|варить зелье|приготовление зелья|смешивающий зелья',
    henhut:
      'избушка на курьих ножках|в избушке на курьих ножках|изба на курьих ножках|в избе на курьих ножках|избушка бабы яги|изба бабы яги|домик на курьих ножках|домик бабы яги|избушка на курьих ножках бабы яги',
    volcanoisle: 'вулканический остров|остров вулкан|вулкан на острове|остров с вулканом',
    broomstick: 'на метле|летающая метла|на своей метле|верхом на метле|на помеле|волшебная метла',
  },
  pt: {
    joust:
      'justa medieval|justas medievais|justa de cavaleiros|torneio medieval|torneio de cavaleiros|duelo de cavaleiros|justando|cavaleiros se enfrentando|cavaleiros a galope um contra o outro|lanças em riste|torneio de cavalaria|torneio da idade média',
    tourney: 'torneio|torneios',
    riches: 'sobre ouro|sobre o ouro|em cima de ouro|moeda de ouro|joia',
    pyramidsite:
      'construção das pirâmides|construção de uma pirâmide|construção da pirâmide|pirâmides em construção|pirâmide em construção|construindo uma pirâmide|construindo as pirâmides|pirâmides sendo construídas|trabalhadores egípcios|operários egípcios|escravos egípcios',
    fairyvillage:
      'aldeia de fadas|vila de fadas|jardim de fadas|casa de fadas|vila de cogumelos|casa cogumelo|casas de cogumelo|aldeia de cogumelos|jardim de cogumelos|aldeia dos smurfs|casa de cogumelo',
    owntower:
      'na sua torre|em sua torre|na torre|dentro da sua torre|em uma torre|numa torre|no alto da sua torre',
    alchemist: 'alquimista|laboratório de alquimista|laboratório de alquimia',
    wizardroom: 'laboratório do mago|laboratório do feiticeiro|oficina do mago',
    brewing:
      'preparando poções|misturando poções|preparando uma poção|misturando uma poção|fazendo poções|fazendo uma poção|prepara poções|mistura poções',
    henhut:
      'cabana com pernas de galinha|casa com pernas de galinha|cabana sobre pernas de galinha|cabana da baba yaga|casa da baba yaga|casa com pés de galinha',
    volcanoisle: 'ilha vulcânica|ilha vulcão|vulcão em uma ilha|ilha com um vulcão|ilha com vulcão',
    broomstick:
      'vassoura voadora|vassoura mágica|numa vassoura|em uma vassoura|na sua vassoura|em sua vassoura|montada numa vassoura|montada em uma vassoura',
  },
  it: {
    joust:
      'giostra medievale|giostra di cavalieri|giostra dei cavalieri|torneo medievale|torneo di cavalieri|duello di cavalieri|giostrano|cavalieri che si scontrano|cavalieri si scontrano|lance in resta|torneo cavalleresco|cavalieri alla carica|giostra a cavallo',
    tourney: 'torneo|tornei',
    riches: 'sull oro|su oro|sopra l oro|sul suo oro|moneta d oro|gioiello',
    pyramidsite:
      'costruzione delle piramidi|costruzione di una piramide|costruzione della piramide|piramidi in costruzione|piramide in costruzione|costruire le piramidi|costruiscono una piramide|costruiscono le piramidi|operai egizi|lavoratori egizi|schiavi egizi',
    fairyvillage:
      'villaggio di fate|villaggio delle fate|giardino delle fate|giardino di fate|casa delle fate|villaggio di funghi|casa fungo|case nei funghi|giardino di funghi|villaggio dei puffi|casa in un fungo',
    owntower: 'nella sua torre|nella torre|in una torre|dentro la sua torre|in cima alla sua torre',
    alchemist:
      'alchimista|laboratorio di alchimista|laboratorio dell alchimista|laboratorio di alchimia',
    wizardroom: 'laboratorio del mago|studio del mago|laboratorio dello stregone',
    brewing:
      'prepara pozioni|mescola pozioni|prepara una pozione|mescola una pozione|preparando pozioni|mescolando pozioni|che prepara pozioni|che mescola pozioni',
    henhut:
      'capanna su zampe di gallina|casa su zampe di gallina|casa con zampe di gallina|capanna di baba yaga|casa di baba yaga|isba su zampe di gallina',
    volcanoisle:
      'isola vulcanica|isola vulcano|vulcano su un isola|isola con un vulcano|isola con vulcano',
    broomstick:
      'scopa volante|scopa magica|su una scopa|sulla scopa|sulla sua scopa|a cavallo di una scopa|su una scopa volante',
  },
  tr: {
    joust:
      'mızrak dövüşü|şövalye turnuvası|şövalyelerin turnuvası|mızrak turnuvası|atlı mızrak dövüşü|ortaçağ turnuvası|şövalye turnuvasında|birbirine saldıran şövalyeler|mızraklı şövalyeler|ortaçağ turnuvasında|şövalyeler turnuvada',
    tourney: 'turnuva|turnuvada',
    riches: 'altın|altın para|mücevher|altınların üzerinde|altınların üstünde',
    pyramidsite:
      'piramit inşaatı|piramitlerin inşası|piramidin inşası|piramit inşa eden|piramitlerin yapımı|piramitlerinin inşası|piramitinin inşası|inşa edilen piramit|inşa halindeki piramit|piramitleri inşa eden|mısırlı işçiler|antik mısırlı işçiler|piramit işçileri',
    fairyvillage:
      'peri köyü|perilerin köyü|peri bahçesi|peri evi|mantar köyü|mantar ev|mantar evler|mantar bahçesi|şirinler köyü',
    owntower: 'kulesinde|kendi kulesinde|kulesinin içinde|kulede|kule odasında',
    alchemist: 'simyacı|simyacının laboratuvarı|simya laboratuvarı',
    wizardroom: 'büyücünün laboratuvarı|büyücünün atölyesi|büyücünün çalışma odası',
    brewing:
      'iksir hazırlayan|iksir karıştıran|iksir yapan|iksir hazırlıyor|iksir karıştırıyor|iksirler hazırlayan|iksirleri karıştıran',
    henhut:
      'tavuk bacaklı kulübe|tavuk ayaklı kulübe|tavuk bacaklı ev|baba yaga kulübesi|baba yaga nın kulübesi',
    volcanoisle: 'volkanik ada|yanardağ adası|adadaki yanardağ|yanardağlı ada|volkan adası',
    broomstick:
      'uçan süpürge|süpürgesinde|süpürge üstünde|süpürgeye binen|süpürgesiyle|sihirli süpürge|süpürge üzerinde|süpürgesine binen',
  },
  ar: {
    joust:
      'مبارزة بالرماح|مبارزة الفرسان|مبارزة فرسان|بطولة الفرسان|بطولة فرسان|مبارزة الفرسان بالرماح|فرسان بالرماح|مبارزة على الخيول|فارسان يتبارزان|مسابقة الفرسان|بطولة القرون الوسطى',
    tourney: 'بطولة|مسابقة',
    riches: 'ذهب|الذهب|جواهر|عملات ذهبية',
    pyramidsite:
      'بناء الأهرامات|بناء الأهرام|بناء الهرم|بناء هرم|تشييد الأهرامات|الأهرامات قيد البناء|يبنون الأهرامات|يبنون الهرم|عمال مصريون قدماء|عمال الأهرامات|بناة الأهرامات',
    fairyvillage:
      'قرية الجنيات|قرية جنيات|حديقة الجنيات|بيت الجنيات|قرية الفطر|بيت الفطر|بيوت الفطر|حديقة الفطر|قرية السنافر',
    owntower: 'في برجه|في برجها|داخل برجه|في البرج|في برج|داخل البرج',
    alchemist: 'خيميائي|الخيميائي|مختبر الخيميائي|مختبر خيميائي',
    wizardroom: 'مختبر الساحر|ورشة الساحر',
    brewing:
      'يخلط الجرعات|يحضر جرعة|يحضر الجرعات|يمزج الجرعات|يعد جرعة سحرية|تحضر جرعة|يخلط جرعات|يحضر جرعات سحرية|يمزج جرعات',
    henhut: 'كوخ على أرجل دجاجة|بيت على أرجل دجاجة|كوخ بأرجل دجاجة|كوخ بابا ياغا',
    volcanoisle: 'جزيرة بركانية|جزيرة البركان|بركان على جزيرة|جزيرة بها بركان',
    broomstick: 'على مكنسة|مكنسة طائرة|مكنسة سحرية|على مكنستها|تركب مكنسة|على مكنسته',
  },
  hi: {
    joust:
      'भाला युद्ध|घुड़सवार भाला युद्ध|शूरवीरों की प्रतियोगिता|शूरवीरों का टूर्नामेंट|योद्धाओं का भाला युद्ध|भाले लिए शूरवीर|घोड़े पर भाला युद्ध|मध्ययुगीन टूर्नामेंट|शूरवीर टूर्नामेंट',
    tourney: 'टूर्नामेंट|प्रतियोगिता',
    riches: 'सोने पर|सोने के ऊपर|सोने के सिक्के|सिक्कों|रत्न',
    pyramidsite:
      'पिरामिड का निर्माण|पिरामिड निर्माण|पिरामिडों का निर्माण|पिरामिड बनाते|निर्माणाधीन पिरामिड|पिरामिड बनाते हुए|मिस्र के मज़दूर|प्राचीन मिस्र के मज़दूर|पिरामिड के मज़दूर',
    fairyvillage:
      'परियों का गाँव|परी गाँव|परियों का बगीचा|परी का घर|मशरूम का घर|मशरूम गाँव|मशरूम के घर|मशरूम का बगीचा',
    owntower: 'अपनी मीनार में|मीनार में|अपने मीनार में|मीनार के अंदर|टावर में|अपने टावर में',
    alchemist: 'कीमियागर|कीमियागर की प्रयोगशाला',
    wizardroom: 'जादूगर की प्रयोगशाला|जादूगर का अध्ययन कक्ष|जादूगर की कार्यशाला',
    brewing:
      'औषधि बनाता|औषधि बना रहा|काढ़ा बनाता|औषधि मिलाता|औषधियाँ मिलाता|औषधि बनाते|जादुई औषधि बनाता|औषधियाँ मिला रहा',
    henhut: 'मुर्गी के पैरों वाली झोपड़ी|मुर्गी की टांगों वाली झोपड़ी|बाबा यागा की झोपड़ी|मुर्गी की टांगों वाला घर',
    volcanoisle: 'ज्वालामुखी द्वीप|द्वीप पर ज्वालामुखी|ज्वालामुखीय द्वीप',
    broomstick: 'झाड़ू पर|उड़ती झाड़ू|जादुई झाड़ू|झाड़ू पर सवार|अपनी झाड़ू पर',
  },
};
