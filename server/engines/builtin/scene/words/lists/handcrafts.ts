import type { WordTable } from '../../../words/language.ts';
import type { HandcraftKey } from '../keys/people/handcraft-keys.ts';

/** Words for food that is made ready, things that are mended and letters that are brushed over a table at home: peeling apples, darning socks, carving pumpkins. */
export const HANDCRAFT_WORDS: WordTable<HandcraftKey> = {
  en: {
    fruitpeeling:
      'peeling apples|peeling an apple|peeling oranges|peeling an orange|peeling fruit|peeling pears|peeling mangoes|peeling a mango|peels apples|peels an apple|peels oranges|peels an orange|peels fruit|peels pears|peels mangoes|peels a mango|peeling a pear|peeling peaches|peel apples|peeling the apples|peeling garlic|peeling onions|peeling carrots',
    cornhusking:
      'husking corn|husking corn cobs|shucking corn|shucking corn cobs|husks corn|husks corn cobs|shucks corn|shucks corn cobs|husk corn|husking maize|shucking ears of corn|husking sweetcorn|peeling corn',
    darning:
      'darning socks|darning a sock|darning stockings|darns socks|darns a sock|darns stockings|mending socks|mending a sock|darning a hole|patching socks|patching trousers|darning his socks|darning her socks',
    knifesharpening:
      'sharpening knives|sharpening a knife|sharpening his knife|sharpening her knife|sharpening his knives|sharpens knives|sharpens a knife|sharpens his knife|sharpens her knife|sharpens his knives|sharpening kitchen knives|sharpening a kitchen knife|sharpening the knife|sharpening the knives|whetting a knife|honing a knife|sharpening a blade',
    spicegrinding:
      'grinding spices|grinding spices with a mortar|grinding spices in a mortar|grinding herbs in a mortar|grinding herbs with a mortar|grinds spices|grinds spices with a mortar|grinds spices in a mortar|grinds herbs in a mortar|grinds herbs with a mortar|crushing spices|crushing spices with a mortar|crushing spices in a mortar|crushing herbs in a mortar|crushing herbs with a mortar|pounding spices|pounding spices with a mortar|pounding spices in a mortar|pounding herbs in a mortar|pounding herbs with a mortar|grinding pepper|grinding herbs|grinding spices in a mortar and pestle|grinding spices with a mortar and pestle|using a mortar and pestle|making pesto in a mortar|crushing garlic in a mortar|grinding herbs with a mortar and pestle|making pesto with a mortar|pounding garlic in a mortar',
    plucking:
      'plucking a chicken|plucks a chicken|plucking chickens|plucking a goose|plucks a goose|plucking geese|plucking a hen|plucking a duck|plucking a turkey|plucking feathers from a chicken',
    pumpkincarving:
      'carving pumpkins|carving a pumpkin|carving halloween pumpkins|carves pumpkins|carves a pumpkin|carves halloween pumpkins|carve pumpkins|carve a pumpkin|carve halloween pumpkins|carving a jack o lantern|carving jack o lanterns|carving a halloween pumpkin|carving their pumpkins|hollowing out a pumpkin|pumpkin carving|carving the pumpkin',
    calligraphy:
      'practicing calligraphy|practising calligraphy|doing calligraphy|writing calligraphy|practices calligraphy|calligraphy lesson|writing chinese characters|brush writing|writing with a brush|writing with ink and brush|painting calligraphy|to write calligraphy|learning calligraphy|writes calligraphy',
    soldering:
      'soldering|solders a circuit board|soldering a circuit board|soldering circuits|soldering wires|soldering electronics|soldering a board|solders wires|soldering a circuit|soldering a chip|soldering circuit boards|soldering a robot',
  },
  zh: {
    fruitpeeling:
      '削苹果|削苹果皮|削水果|削梨|剥橘子|剥橙子|给苹果削皮|削芒果|剥柚子|削土豆皮|剥蒜',
    cornhusking: '剥玉米|剥玉米皮|剥苞米|掰玉米粒|搓玉米',
    darning: '补袜子|缝补袜子|缝袜子|织补袜子|缝补衣服|补衣服',
    knifesharpening: '磨刀|磨菜刀|磨一把刀|磨刀子|在磨刀',
    spicegrinding:
      '捣香料|研磨香料|磨香料|捣药|捣蒜|用臼捣香料|用研钵捣香料|用石臼捣香料|用研钵研磨香料|研磨草药',
    plucking: '拔鸡毛|给鸡拔毛|拔鹅毛|拔鸭毛|给鹅拔毛',
    pumpkincarving: '刻南瓜|雕南瓜|雕刻南瓜|刻南瓜灯|雕南瓜灯|雕刻南瓜灯|做南瓜灯|挖南瓜灯',
    calligraphy: '写毛笔字|写书法|练书法|练毛笔字|写春联|练习书法|写对联|写毛笔|习字',
    soldering: '焊电路板|焊接电路板|焊接电路|焊电路|焊接电线|焊接芯片',
  },
  ja: {
    fruitpeeling:
      'りんごをむく|りんごをむいている|リンゴをむく|リンゴをむいている|りんごの皮をむく|リンゴの皮をむく|りんごの皮をむいている|みかんをむく|みかんをむいている|みかんの皮をむく|梨をむく|果物の皮をむく|柿をむく|玉ねぎの皮をむく|柿の皮をむく',
    cornhusking:
      'とうもろこしの皮をむく|とうもろこしをむく|トウモロコシの皮をむく|とうもろこしの皮をむいている|トウモロコシの皮をむいている|トウモロコシをむく',
    darning:
      '靴下を繕う|靴下を繕っている|靴下をかがる|靴下を縫う|靴下を直す|繕い物をする|繕い物をしている|靴下を縫っている',
    knifesharpening:
      '包丁を研ぐ|包丁を研いでいる|ナイフを研ぐ|ナイフを研いでいる|刃物を研ぐ|刃物を研いでいる|刀を研ぐ|刀を研いでいる',
    spicegrinding:
      'スパイスをすりつぶす|スパイスをすりつぶしている|スパイスを挽く|香辛料をすりつぶす|ごまをする|ごまをすっている|すり鉢でごまをする|乳鉢でスパイスをすりつぶす|薬草をすりつぶす|香辛料をひく|すり鉢でごまをすっている',
    plucking:
      '鶏の羽をむしる|鶏の羽をむしっている|鶏の毛をむしる|ガチョウの羽をむしる|ニワトリの羽をむしる',
    pumpkincarving:
      'かぼちゃを彫る|かぼちゃを彫っている|カボチャを彫る|カボチャを彫っている|ハロウィンのかぼちゃを彫る|かぼちゃをくり抜く|かぼちゃのランタンを作る|ジャックオーランタンを作る|かぼちゃをくりぬく|ハロウィンのカボチャを彫る|カボチャのランタンを作る',
    calligraphy:
      '書道をする|書道をしている|習字をする|習字をしている|毛筆で書く|筆で字を書く|書道を教える|書道を習う|習字を教える|書き初めをする|書道を教えている|筆で字を書いている|書道を練習する',
    soldering:
      '基板をはんだ付けする|はんだ付けをする|はんだ付けをしている|はんだ付けする|回路をはんだ付けする|基板をはんだ付けしている|はんだ付けしている|半田付けをする',
  },
  ko: {
    fruitpeeling:
      '사과를 깎는|사과를 깎고 있는|사과 깎는|과일을 깎는|과일 깎는|배를 깎는|귤을 까는|귤 까는|오렌지를 까는|마늘을 까는|과일을 깎고 있는|양파를 까는|귤을 까고 있는',
    cornhusking:
      '옥수수를 까는|옥수수 까는|옥수수 껍질을 벗기는|옥수수를 까고 있는|옥수수를 벗기는|옥수수 껍질을 까는',
    darning: '양말을 꿰매는|양말을 꿰매고 있는|양말 꿰매는|양말을 깁는|옷을 꿰매는|양말을 기우는',
    knifesharpening: '칼을 가는|칼을 갈고 있는|칼 가는|부엌칼을 가는|식칼을 가는|칼을 가는 중인',
    spicegrinding:
      '향신료를 빻는|향신료를 가는|절구에 향신료를 빻는|절구질하는|절구에 마늘을 빻는|마늘을 빻는|고추를 빻는|향신료를 빻고 있는|약재를 빻는|약초를 빻는',
    plucking:
      '닭털을 뽑는|닭 털을 뽑는|닭의 털을 뽑는|거위 털을 뽑는|닭털을 뽑고 있는|오리 털을 뽑는',
    pumpkincarving:
      '호박을 조각하는|호박을 조각하고 있는|호박을 파는|호박 조각하는|핼러윈 호박을 조각하는|호박등을 만드는|할로윈 호박을 조각하는|호박을 깎는|잭오랜턴을 만드는',
    calligraphy:
      '붓글씨를 쓰는|붓글씨 쓰는|서예를 하는|서예하는|붓글씨를 가르치는|서예를 가르치는|붓으로 글씨를 쓰는|서예를 배우는|붓글씨를 쓰고 있는',
    soldering:
      '납땜하는|납땜을 하는|회로를 납땜하는|회로 기판을 납땜하는|기판을 납땜하는|납땜하고 있는|납땜을 하고 있는',
  },
  fr: {
    fruitpeeling:
      'épluche des pommes|épluche une pomme|épluche des oranges|épluche une orange|épluche des fruits|épluche des poires|épluche les pommes|épluchant des pommes|épluchant une pomme|épluchant des oranges|épluchant une orange|épluchant des fruits|épluchant des poires|épluchant les pommes|épluchent des pommes|épluchent une pomme|épluchent des oranges|épluchent une orange|épluchent des fruits|épluchent des poires|épluchent les pommes|pèle des pommes|pèle une pomme|pèle des oranges|pèle une orange|pèle des fruits|pèle des poires|pèle les pommes|pelant des pommes|pelant une pomme|pelant des oranges|pelant une orange|pelant des fruits|pelant des poires|pelant les pommes|épluche des oignons|épluche des carottes|épluchant des carottes',
    cornhusking:
      'épluche du maïs|épluche le maïs|épluche des épis de maïs|épluchant du maïs|épluchant le maïs|épluchant des épis de maïs|épluchent du maïs|épluchent le maïs|épluchent des épis de maïs|effeuille du maïs|effeuille le maïs|effeuille des épis de maïs',
    darning:
      'reprise des chaussettes|reprise une chaussette|reprise ses chaussettes|reprise les chaussettes|reprisant des chaussettes|reprisant une chaussette|reprisant ses chaussettes|reprisant les chaussettes|reprisent des chaussettes|reprisent une chaussette|reprisent ses chaussettes|reprisent les chaussettes|raccommode des chaussettes|raccommode une chaussette|raccommode ses chaussettes|raccommode les chaussettes|raccommodant des chaussettes|raccommodant une chaussette|raccommodant ses chaussettes|raccommodant les chaussettes|ravaude des chaussettes|ravaudant des chaussettes',
    knifesharpening:
      'aiguise des couteaux|aiguise un couteau|aiguise ses couteaux|aiguise son couteau|aiguise les couteaux|aiguisant des couteaux|aiguisant un couteau|aiguisant ses couteaux|aiguisant son couteau|aiguisant les couteaux|affûte des couteaux|affûte un couteau|affûte ses couteaux|affûte son couteau|affûte les couteaux|affûtant des couteaux|affûtant un couteau|affûtant ses couteaux|affûtant son couteau|affûtant les couteaux|aiguisent des couteaux|aiguisent un couteau|aiguisent ses couteaux|aiguisent son couteau|aiguisent les couteaux',
    spicegrinding:
      'moud des épices|moud des épices dans un mortier|moud des herbes dans un mortier|moud des épices au mortier|pile des épices|pile des épices dans un mortier|pile des herbes dans un mortier|pile des épices au mortier|pilant des épices|pilant des épices dans un mortier|pilant des herbes dans un mortier|pilant des épices au mortier|broie des épices|broie des épices dans un mortier|broie des herbes dans un mortier|broie des épices au mortier|broyant des épices|broyant des épices dans un mortier|broyant des herbes dans un mortier|broyant des épices au mortier|écrase des épices|écrase des épices dans un mortier|écrase des herbes dans un mortier|écrase des épices au mortier|moulant des épices|pile de l ail dans un mortier|prépare du pesto au mortier',
    plucking:
      'plume un poulet|plume une poule|plume une oie|plume des oies|plume un canard|plume des poulets|plumant un poulet|plumant une poule|plumant une oie|plumant des oies|plumant un canard|plumant des poulets|plument un poulet|plument une poule|plument une oie|plument des oies|plument un canard|plument des poulets',
    pumpkincarving:
      'sculpte une citrouille|sculpte des citrouilles|sculpte un potiron|sculptant une citrouille|sculptant des citrouilles|sculptant un potiron|sculptent une citrouille|sculptent des citrouilles|sculptent un potiron|creuse une citrouille|creuse des citrouilles|creuse un potiron|creusant une citrouille|creusant des citrouilles|creusant un potiron|creusent une citrouille|creusent des citrouilles|creusent un potiron|évide une citrouille|évident des citrouilles|évidant une citrouille',
    calligraphy:
      'fait de la calligraphie|faisant de la calligraphie|font de la calligraphie|écrit au pinceau|écrivant au pinceau|pratique la calligraphie|apprend la calligraphie|calligraphie des caractères',
    soldering:
      'soude un circuit|soude un circuit imprimé|soude une carte électronique|soude des circuits|soude des composants|soudant un circuit|soudant un circuit imprimé|soudant une carte électronique|soudant des circuits|soudant des composants|soudant des composants électroniques|soude des composants électroniques',
  },
  de: {
    fruitpeeling:
      'schält äpfel|schält einen apfel|schält orangen|schält eine orange|schält obst|schält birnen|schält mangos|schält zwiebeln|schält karotten|schält möhren|schälen äpfel|schälen einen apfel|schälen orangen|schälen eine orange|schälen obst|schälen birnen|schälen mangos|schälen zwiebeln|schälen karotten|schälen möhren|beim äpfelschälen',
    cornhusking:
      'schält mais|schält maiskolben|schälen mais|schälen maiskolben|entblättert mais|entblättert maiskolben|entblättern mais|entblättern maiskolben|enthülst mais|enthülst maiskolben|entliescht mais|beim maisschälen',
    darning:
      'stopft socken|stopft strümpfe|stopft eine socke|stopft einen strumpf|stopfen socken|stopfen strümpfe|stopfen eine socke|stopfen einen strumpf|flickt socken|flickt strümpfe|flickt eine socke|beim sockenstopfen|flickt eine hose',
    knifesharpening:
      'schärft messer|schärft ein messer|schärfen messer|schärfen ein messer|schleift messer|schleift ein messer|schleifen messer|schleifen ein messer|schleift sein messer|schärft sein messer|wetzt messer|wetzt ein messer|wetzt sein messer|beim messerschleifen|schärft die messer|schleift die messer',
    spicegrinding:
      'mahlt gewürze|mahlt gewürze im mörser|mahlt kräuter im mörser|mahlt gewürze mit dem mörser|mahlt gewürze mit einem mörser|zerstößt gewürze|zerstößt gewürze im mörser|zerstößt kräuter im mörser|zerstößt gewürze mit dem mörser|zerstößt gewürze mit einem mörser|zermahlt gewürze|zermahlt gewürze im mörser|zermahlt kräuter im mörser|zermahlt gewürze mit dem mörser|zermahlt gewürze mit einem mörser|zerreibt gewürze|zerreibt gewürze im mörser|zerreibt kräuter im mörser|zerreibt gewürze mit dem mörser|zerreibt gewürze mit einem mörser|mörsert gewürze|mörsert kräuter|mörsert|mahlen gewürze',
    plucking:
      'rupft ein huhn|rupft hühner|rupft eine gans|rupft gänse|rupft eine ente|rupft ein hähnchen|rupfen ein huhn|rupfen hühner|rupfen eine gans|rupfen gänse|rupfen eine ente|rupfen ein hähnchen',
    pumpkincarving:
      'schnitzt kürbisse|schnitzt einen kürbis|schnitzen kürbisse|schnitzen einen kürbis|höhlt kürbisse|höhlt einen kürbis|höhlt einen kürbis aus|höhlen kürbisse aus|schnitzen halloweenkürbisse|beim kürbisschnitzen|schnitzen halloween-kürbisse|schnitzt einen halloweenkürbis',
    calligraphy:
      'schreibt kalligraphie|schreibt kalligrafie|übt kalligraphie|übt kalligrafie|schreibt mit pinsel und tusche|schreibt mit dem pinsel|üben kalligraphie|schreibt chinesische schriftzeichen|beim kalligraphieren|kalligraphiert',
    soldering:
      'lötet|lötet eine platine|löten eine platine|lötet platinen|beim löten|lötet kabel|lötet drähte|lötet an einer platine|lötet eine leiterplatte|lötet elektronik',
  },
  es: {
    fruitpeeling:
      'pelando manzanas|pelando una manzana|pelando naranjas|pelando una naranja|pelando fruta|pelando peras|pelando mangos|pelando cebollas|pelando zanahorias|pela manzanas|pela una manzana|pela naranjas|pela una naranja|pela fruta|pela peras|pela mangos|pela cebollas|pela zanahorias|pelan manzanas|pelan una manzana|pelan naranjas|pelan una naranja|pelan fruta|pelan peras|pelan mangos|pelan cebollas|pelan zanahorias',
    cornhusking:
      'pelando maíz|pelando elotes|pelando mazorcas|pelando mazorcas de maíz|pelando choclos|pela maíz|pela elotes|pela mazorcas|pela mazorcas de maíz|pela choclos|deshojando maíz|deshojando elotes|deshojando mazorcas|deshojando mazorcas de maíz|deshojando choclos|deshoja maíz|deshoja elotes|deshoja mazorcas|deshoja mazorcas de maíz|deshoja choclos|deshojan maíz|deshojan elotes|deshojan mazorcas|deshojan mazorcas de maíz|deshojan choclos|desgranando maíz|desgrana maíz|desgranan maíz',
    darning:
      'zurciendo calcetines|zurciendo un calcetín|zurciendo medias|zurce calcetines|zurce un calcetín|zurce medias|zurcen calcetines|zurcen un calcetín|zurcen medias|remendando calcetines|remendando un calcetín|remendando medias|remienda calcetines|remienda un calcetín|remienda medias|remendando pantalones|zurciendo los calcetines',
    knifesharpening:
      'afilando cuchillos|afilando un cuchillo|afilando su cuchillo|afilando los cuchillos|afilando sus cuchillos|afila cuchillos|afila un cuchillo|afila su cuchillo|afila los cuchillos|afila sus cuchillos|afilan cuchillos|afilan un cuchillo|afilan su cuchillo|afilan los cuchillos|afilan sus cuchillos',
    spicegrinding:
      'moliendo especias|moliendo especias en un mortero|moliendo hierbas en un mortero|moliendo especias con un mortero|muele especias|muele especias en un mortero|muele hierbas en un mortero|muele especias con un mortero|machacando especias|machacando especias en un mortero|machacando hierbas en un mortero|machacando especias con un mortero|machaca especias|machaca especias en un mortero|machaca hierbas en un mortero|machaca especias con un mortero|triturando especias|triturando especias en un mortero|triturando hierbas en un mortero|triturando especias con un mortero|moliendo chile en un molcajete|moliendo en un molcajete|moliendo especias en un molcajete|machacando ajo en un mortero|muelen especias|haciendo salsa en un molcajete',
    plucking:
      'desplumando un pollo|desplumando una gallina|desplumando pollos|desplumando gallinas|desplumando un pato|desplumando un ganso|desplumando un pavo|despluma un pollo|despluma una gallina|despluma pollos|despluma gallinas|despluma un pato|despluma un ganso|despluma un pavo|despluman un pollo|despluman una gallina|despluman pollos|despluman gallinas|despluman un pato|despluman un ganso|despluman un pavo',
    pumpkincarving:
      'tallando calabazas|tallando una calabaza|talla calabazas|talla una calabaza|tallan calabazas|tallan una calabaza|esculpiendo calabazas|esculpiendo una calabaza|vaciando calabazas|vaciando una calabaza|tallando calabazas de halloween|decorando calabazas|tallan calabazas de halloween',
    calligraphy:
      'haciendo caligrafía|hace caligrafía|practicando caligrafía|practica caligrafía|escribiendo con pincel|escribe con pincel|escribiendo caligrafía|escribe caligrafía',
    soldering:
      'soldando un circuito|soldando una placa|soldando circuitos|soldando una placa de circuito|soldando componentes|soldando cables|soldando una placa electrónica|suelda un circuito|suelda una placa|suelda circuitos|suelda una placa de circuito|suelda componentes|suelda cables|suelda una placa electrónica',
  },
  ru: {
    fruitpeeling:
      'чистит яблоки|чистит яблоко|чистит апельсин|чистит апельсины|чистит груши|чистит мандарины|чистит фрукты|чистит лук|чистит морковь|чистит мандарин|чистят яблоки|чистят яблоко|чистят апельсин|чистят апельсины|чистят груши|чистят мандарины|чистят фрукты|чистят лук|чистят морковь|чистят мандарин|чистящая яблоки|чистящая яблоко|чистящая апельсин|чистящая апельсины|чистящая груши|чистящая мандарины|чистящая фрукты|чистящая лук|чистящая морковь|чистящая мандарин|чистящий яблоки|чистящий яблоко|чистящий апельсин|чистящий апельсины|чистящий груши|чистящий мандарины|чистящий фрукты|чистящий лук|чистящий морковь|чистящий мандарин|очищает яблоко|очищает апельсин|очищает яблоки',
    cornhusking:
      'чистит кукурузу|чистит початки кукурузы|чистит початки|чистят кукурузу|чистят початки кукурузы|чистят початки|лущит кукурузу|лущит початки кукурузы|лущит початки|лущат кукурузу|лущат початки кукурузы|лущат початки|очищает кукурузу|очищает початки кукурузы|очищает початки',
    darning:
      'штопает носки|штопает носок|штопает чулки|штопает варежки|штопают носки|штопают носок|штопают чулки|штопают варежки|штопающая носки|штопающая носок|штопающая чулки|штопающая варежки|чинит носки|чинит носок|чинит чулки|чинит варежки|зашивает носки|зашивает носок|зашивает чулки|зашивает варежки',
    knifesharpening:
      'точит ножи|точит нож|точит кухонные ножи|точит кухонный нож|точит свой нож|точат ножи|точат нож|точат кухонные ножи|точат кухонный нож|точат свой нож|затачивает ножи|затачивает нож|затачивает кухонные ножи|затачивает кухонный нож|затачивает свой нож|наточивает ножи|наточивает нож|наточивает кухонные ножи|наточивает кухонный нож|наточивает свой нож|точащий ножи|точащий нож|точащий кухонные ножи|точащий кухонный нож|точащий свой нож',
    spicegrinding:
      'толчет специи|толчет пряности|толчет травы|толчет специи в ступке|толчет пряности в ступке|толчет травы в ступке|толчёт специи|толчёт пряности|толчёт травы|толчёт специи в ступке|толчёт пряности в ступке|толчёт травы в ступке|растирает специи|растирает пряности|растирает травы|растирает специи в ступке|растирает пряности в ступке|растирает травы в ступке|перетирает специи|перетирает пряности|перетирает травы|перетирает специи в ступке|перетирает пряности в ступке|перетирает травы в ступке|мелет специи|мелет пряности|мелет травы|мелет специи в ступке|мелет пряности в ступке|мелет травы в ступке|толкут специи|толкут пряности|толкут травы|толкут специи в ступке|толкут пряности в ступке|толкут травы в ступке|измельчает специи|измельчает пряности|измельчает травы|измельчает специи в ступке|измельчает пряности в ступке|измельчает травы в ступке|толчет чеснок в ступке|толчёт чеснок в ступке',
    plucking:
      'ощипывает курицу|ощипывает кур|ощипывает гуся|ощипывает гусей|ощипывает утку|ощипывает индейку|щиплет курицу|щиплет кур|щиплет гуся|щиплет гусей|щиплет утку|щиплет индейку|ощипывают курицу|ощипывают кур|ощипывают гуся|ощипывают гусей|ощипывают утку|ощипывают индейку',
    pumpkincarving:
      'вырезает тыквы|вырезает тыкву|вырезает тыкву на хэллоуин|вырезает тыквы на хэллоуин|вырезает лицо на тыкве|вырезает лица на тыквах|вырезают тыквы|вырезают тыкву|вырезают тыкву на хэллоуин|вырезают тыквы на хэллоуин|вырезают лицо на тыкве|вырезают лица на тыквах|режет тыквы|режет тыкву|режет тыкву на хэллоуин|режет тыквы на хэллоуин|режет лицо на тыкве|режет лица на тыквах|вырезает фонарь из тыквы|вырезают фонари из тыкв|вырезает из тыквы фонарь',
    calligraphy:
      'занимается каллиграфией|занимаются каллиграфией|пишет иероглифы|пишет кистью|пишет тушью|пишут иероглифы|учится каллиграфии|выводит иероглифы',
    soldering:
      'паяет плату|паяет схему|паяет платы|паяет микросхему|паяет провода|паяют плату|паяют схему|паяют платы|паяют микросхему|паяют провода|паяющий плату|паяющий схему|паяющий платы|паяющий микросхему|паяющий провода|паяет',
  },
  pt: {
    fruitpeeling:
      'descascando maçãs|descascando uma maçã|descascando laranjas|descascando uma laranja|descascando frutas|descascando fruta|descascando mangas|descascando cebolas|descascando cenouras|descasca maçãs|descasca uma maçã|descasca laranjas|descasca uma laranja|descasca frutas|descasca fruta|descasca mangas|descasca cebolas|descasca cenouras|descascam maçãs|descascam uma maçã|descascam laranjas|descascam uma laranja|descascam frutas|descascam fruta|descascam mangas|descascam cebolas|descascam cenouras|a descascar maçãs|a descascar uma maçã|a descascar laranjas|a descascar uma laranja|a descascar frutas|a descascar fruta|a descascar mangas|a descascar cebolas|a descascar cenouras',
    cornhusking:
      'descascando milho|descascando espigas de milho|descascando milho verde|descascando espigas|descasca milho|descasca espigas de milho|descasca milho verde|descasca espigas|debulhando milho|debulhando espigas de milho|debulhando milho verde|debulhando espigas|debulha milho|debulha espigas de milho|debulha milho verde|debulha espigas|a descascar milho|a descascar espigas de milho|a descascar milho verde|a descascar espigas|debulham milho|debulham espigas de milho|debulham milho verde|debulham espigas|descascam milho|a desfolhar milho',
    darning:
      'cerzindo meias|cerzindo uma meia|cerzindo as meias|cerze meias|cerze uma meia|cerze as meias|remendando meias|remendando uma meia|remendando as meias|remenda meias|remenda uma meia|remenda as meias|a remendar meias|a remendar uma meia|a remendar as meias|costurando meias|costurando uma meia|costurando as meias|a cerzir meias|a coser meias',
    knifesharpening:
      'afiando facas|afiando uma faca|afiando a faca|afiando as facas|afiando sua faca|afia facas|afia uma faca|afia a faca|afia as facas|afia sua faca|amolando facas|amolando uma faca|amolando a faca|amolando as facas|amolando sua faca|amola facas|amola uma faca|amola a faca|amola as facas|amola sua faca|a afiar facas|a afiar uma faca|a afiar a faca|a afiar as facas|a afiar sua faca|afiam facas|afiam uma faca|afiam a faca|afiam as facas|afiam sua faca',
    spicegrinding:
      'moendo especiarias|moendo temperos|moendo ervas|moendo temperos no pilão|moendo especiarias no pilão|moendo especiarias num almofariz|mói especiarias|mói temperos|mói ervas|mói temperos no pilão|mói especiarias no pilão|mói especiarias num almofariz|pilando especiarias|pilando temperos|pilando ervas|pilando temperos no pilão|pilando especiarias no pilão|pilando especiarias num almofariz|triturando especiarias|triturando temperos|triturando ervas|triturando temperos no pilão|triturando especiarias no pilão|triturando especiarias num almofariz|socando especiarias|socando temperos|socando ervas|socando temperos no pilão|socando especiarias no pilão|socando especiarias num almofariz|a moer especiarias|a moer temperos|a moer ervas|a moer temperos no pilão|a moer especiarias no pilão|a moer especiarias num almofariz|socando alho no pilão|amassando alho no pilão|moendo especiarias no almofariz|usando um pilão',
    plucking:
      'depenando uma galinha|depenando um frango|depenando galinhas|depenando frangos|depenando um pato|depenando um ganso|depena uma galinha|depena um frango|depena galinhas|depena frangos|depena um pato|depena um ganso|a depenar uma galinha|a depenar um frango|a depenar galinhas|a depenar frangos|a depenar um pato|a depenar um ganso|depenam uma galinha|depenam um frango|depenam galinhas|depenam frangos|depenam um pato|depenam um ganso',
    pumpkincarving:
      'esculpindo abóboras|esculpindo uma abóbora|esculpe abóboras|esculpe uma abóbora|esculpem abóboras|esculpem uma abóbora|a esculpir abóboras|a esculpir uma abóbora|entalhando abóboras|entalhando uma abóbora|cortando abóboras|cortando uma abóbora|esculpindo abóboras de halloween|decorando abóboras|esculpem abóboras de halloween|talhando abóboras',
    calligraphy:
      'fazendo caligrafia|faz caligrafia|praticando caligrafia|pratica caligrafia|escrevendo com pincel|escreve com pincel|a fazer caligrafia|escrevendo caligrafia',
    soldering:
      'soldando um circuito|soldando circuitos|soldando uma placa|soldando uma placa de circuito|soldando uma placa eletrônica|soldando componentes|soldando fios|solda um circuito|solda circuitos|solda uma placa|solda uma placa de circuito|solda uma placa eletrônica|solda componentes|solda fios|a soldar um circuito|a soldar circuitos|a soldar uma placa|a soldar uma placa de circuito|a soldar uma placa eletrônica|a soldar componentes|a soldar fios',
  },
  it: {
    fruitpeeling:
      "sbuccia mele|sbuccia una mela|sbuccia le mele|sbuccia arance|sbuccia un'arancia|sbuccia la frutta|sbuccia pere|sbucciando mele|sbucciando una mela|sbucciando le mele|sbucciando arance|sbucciando un'arancia|sbucciando la frutta|sbucciando pere|sbucciano mele|sbucciano una mela|sbucciano le mele|sbucciano arance|sbucciano un'arancia|sbucciano la frutta|sbucciano pere|pela mele|pela una mela|pela le mele|pela arance|pela un'arancia|pela la frutta|pela pere|pelando mele|pelando una mela|pelando le mele|pelando arance|pelando un'arancia|pelando la frutta|pelando pere|sbuccia cipolle|pela le carote|sbuccia le arance",
    cornhusking:
      'sgrana il mais|sgrana il granturco|sgrana pannocchie|sgrana le pannocchie|sgranando il mais|sgranando il granturco|sgranando pannocchie|sgranando le pannocchie|sgranano il mais|sgranano il granturco|sgranano pannocchie|sgranano le pannocchie|sfoglia il mais|sfoglia il granturco|sfoglia pannocchie|sfoglia le pannocchie|sfogliando il mais|sfogliando il granturco|sfogliando pannocchie|sfogliando le pannocchie|pulisce il mais|pulisce il granturco|pulisce pannocchie|pulisce le pannocchie',
    darning:
      'rammenda calzini|rammenda i calzini|rammenda un calzino|rammenda le calze|rammenda calze|rammendando calzini|rammendando i calzini|rammendando un calzino|rammendando le calze|rammendando calze|rammendano calzini|rammendano i calzini|rammendano un calzino|rammendano le calze|rammendano calze|rattoppa calzini|rattoppa i calzini|rattoppa un calzino|rattoppa le calze|rattoppa calze',
    knifesharpening:
      'affila coltelli|affila i coltelli|affila un coltello|affila il coltello|affila il suo coltello|affilando coltelli|affilando i coltelli|affilando un coltello|affilando il coltello|affilando il suo coltello|affilano coltelli|affilano i coltelli|affilano un coltello|affilano il coltello|affilano il suo coltello',
    spicegrinding:
      'macina spezie|macina le spezie|macina spezie nel mortaio|macina spezie in un mortaio|macina erbe nel mortaio|macinando spezie|macinando le spezie|macinando spezie nel mortaio|macinando spezie in un mortaio|macinando erbe nel mortaio|pesta spezie|pesta le spezie|pesta spezie nel mortaio|pesta spezie in un mortaio|pesta erbe nel mortaio|pestando spezie|pestando le spezie|pestando spezie nel mortaio|pestando spezie in un mortaio|pestando erbe nel mortaio|macinano spezie|macinano le spezie|macinano spezie nel mortaio|macinano spezie in un mortaio|macinano erbe nel mortaio|pesta il basilico nel mortaio|fa il pesto nel mortaio|fa il pesto con il mortaio|prepara il pesto nel mortaio|pestando il basilico nel mortaio',
    plucking:
      "spenna un pollo|spenna una gallina|spenna polli|spenna un'oca|spenna galline|spenna un'anatra|spenna il pollo|spennando un pollo|spennando una gallina|spennando polli|spennando un'oca|spennando galline|spennando un'anatra|spennando il pollo|spennano un pollo|spennano una gallina|spennano polli|spennano un'oca|spennano galline|spennano un'anatra|spennano il pollo",
    pumpkincarving:
      'intaglia zucche|intaglia una zucca|intaglia le zucche|intaglia la zucca|intagliando zucche|intagliando una zucca|intagliando le zucche|intagliando la zucca|intagliano zucche|intagliano una zucca|intagliano le zucche|intagliano la zucca|scava zucche|scava una zucca|scava le zucche|scava la zucca|scolpisce zucche|scolpisce una zucca|scolpisce le zucche|scolpisce la zucca|svuota zucche|svuota una zucca|svuota le zucche|svuota la zucca|intagliano zucche di halloween|intagliando zucche di halloween',
    calligraphy:
      'fa calligrafia|facendo calligrafia|scrive con il pennello|scrivendo con il pennello|pratica la calligrafia|praticando la calligrafia|scrive col pennello|scrive ideogrammi',
    soldering:
      'salda un circuito|salda circuiti|salda una scheda|salda una scheda elettronica|salda componenti|salda dei circuiti|saldando un circuito|saldando circuiti|saldando una scheda|saldando una scheda elettronica|saldando componenti|saldando dei circuiti',
  },
  tr: {
    fruitpeeling:
      'elma soyan|portakal soyan|meyve soyan|armut soyan|mandalina soyan|soğan soyan|havuç soyan|elmaları soyan|elma soyuyor|portakal soyuyor|meyve soyuyor|armut soyuyor|mandalina soyuyor|soğan soyuyor|havuç soyuyor|elmaları soyuyor',
    cornhusking:
      'mısır soyan|mısırları soyan|mısır koçanı soyan|mısır soyuyor|mısırları soyuyor|mısır koçanı soyuyor|mısır ayıklayan|mısırları ayıklayan|mısır koçanı ayıklayan|mısır ayıklıyor|mısırları ayıklıyor|mısır koçanı ayıklıyor',
    darning:
      'çorap yamayan|çorapları yamayan|çoraplarını yamayan|çorap yamıyor|çorapları yamıyor|çoraplarını yamıyor|çorap onaran|çorapları onaran|çoraplarını onaran|çorap ören|çorapları ören|çoraplarını ören|çorap diken|çorapları diken|çoraplarını diken',
    knifesharpening:
      'bıçak bileyen|bıçakları bileyen|bıçağını bileyen|bıçaklarını bileyen|bıçak biliyor|bıçakları biliyor|bıçağını biliyor|bıçaklarını biliyor|bıçak keskinleştiren|bıçakları keskinleştiren|bıçağını keskinleştiren|bıçaklarını keskinleştiren|bıçak bileyliyor|bıçakları bileyliyor|bıçağını bileyliyor|bıçaklarını bileyliyor',
    spicegrinding:
      'baharat öğüten|havanda baharat öğüten|havanda sarımsak öğüten|baharatları öğüten|baharat öğütüyor|havanda baharat öğütüyor|havanda sarımsak öğütüyor|baharatları öğütüyor|baharat döven|havanda baharat döven|havanda sarımsak döven|baharatları döven|baharat dövüyor|havanda baharat dövüyor|havanda sarımsak dövüyor|baharatları dövüyor|baharat ezen|havanda baharat ezen|havanda sarımsak ezen|baharatları ezen',
    plucking:
      'tavuk yolan|tavuk tüyü yolan|kaz yolan|ördek yolan|hindi yolan|tavuğun tüylerini yolan|tavuk yoluyor|tavuk tüyü yoluyor|kaz yoluyor|ördek yoluyor|hindi yoluyor|tavuğun tüylerini yoluyor',
    pumpkincarving:
      'balkabağı oyan|balkabakları oyan|cadılar bayramı kabağı oyan|kabak oyan|balkabağı oyuyor|balkabakları oyuyor|cadılar bayramı kabağı oyuyor|kabak oyuyor|balkabağı kesen|balkabakları kesen|cadılar bayramı kabağı kesen|kabak kesen',
    calligraphy:
      'hat yazan|hat yazıyor|hat sanatı yapan|kaligrafi yapan|kaligrafi yapıyor|fırçayla yazı yazan|hat çalışan',
    soldering:
      'devre lehimleyen|devre kartı lehimleyen|elektronik kart lehimleyen|kablo lehimleyen|devre kartını lehimleyen|devre lehimliyor|devre kartı lehimliyor|elektronik kart lehimliyor|kablo lehimliyor|devre kartını lehimliyor|lehim yapan|lehim yapıyor',
  },
  ar: {
    fruitpeeling:
      'تقشر التفاح|تقشر تفاحة|تقشر البرتقال|تقشر برتقالة|تقشر الفواكه|تقشر المانجو|تقشر الجزر|تقشر البصل|يقشر التفاح|يقشر تفاحة|يقشر البرتقال|يقشر برتقالة|يقشر الفواكه|يقشر المانجو|يقشر الجزر|يقشر البصل|يقشرون التفاح|يقشرون تفاحة|يقشرون البرتقال|يقشرون برتقالة|يقشرون الفواكه|يقشرون المانجو|يقشرون الجزر|يقشرون البصل',
    cornhusking:
      'تقشر الذرة|تقشر عرانيس الذرة|تقشر أكواز الذرة|يقشر الذرة|يقشر عرانيس الذرة|يقشر أكواز الذرة|يقشرون الذرة|يقشرون عرانيس الذرة|يقشرون أكواز الذرة',
    darning:
      'ترقع الجوارب|ترقع جوربا|ترقع جواربها|يرقع الجوارب|يرقع جوربا|يرقع جواربها|ترفو الجوارب|ترفو جوربا|ترفو جواربها|ترتق الجوارب|ترتق جوربا|ترتق جواربها|يرفو الجوارب|يرفو جوربا|يرفو جواربها',
    knifesharpening:
      'يشحذ السكاكين|يشحذ سكينا|يشحذ السكين|يشحذ سكينه|تشحذ السكاكين|تشحذ سكينا|تشحذ السكين|تشحذ سكينه|يسن السكاكين|يسن سكينا|يسن السكين|يسن سكينه|تسن السكاكين|تسن سكينا|تسن السكين|تسن سكينه|يشحذون السكاكين|يشحذون سكينا|يشحذون السكين|يشحذون سكينه',
    spicegrinding:
      'تطحن التوابل|تطحن البهارات|تطحن التوابل في الهاون|تطحن البهارات في الهاون|تطحن الثوم في الهاون|تطحن الأعشاب في الهاون|يطحن التوابل|يطحن البهارات|يطحن التوابل في الهاون|يطحن البهارات في الهاون|يطحن الثوم في الهاون|يطحن الأعشاب في الهاون|تدق التوابل|تدق البهارات|تدق التوابل في الهاون|تدق البهارات في الهاون|تدق الثوم في الهاون|تدق الأعشاب في الهاون|يدق التوابل|يدق البهارات|يدق التوابل في الهاون|يدق البهارات في الهاون|يدق الثوم في الهاون|يدق الأعشاب في الهاون|تسحق التوابل|تسحق البهارات|تسحق التوابل في الهاون|تسحق البهارات في الهاون|تسحق الثوم في الهاون|تسحق الأعشاب في الهاون',
    plucking:
      'تنتف دجاجة|تنتف ريش دجاجة|تنتف الدجاج|تنتف إوزة|تنتف ريش الدجاجة|تنتف الدجاجة|ينتف دجاجة|ينتف ريش دجاجة|ينتف الدجاج|ينتف إوزة|ينتف ريش الدجاجة|ينتف الدجاجة|تنتفان دجاجة|تنتفان ريش دجاجة|تنتفان الدجاج|تنتفان إوزة|تنتفان ريش الدجاجة|تنتفان الدجاجة',
    pumpkincarving:
      'ينحت اليقطين|ينحت يقطينة|ينحت القرع|ينحت قرعة|ينحت قرع الهالوين|ينحت يقطين الهالوين|تنحت اليقطين|تنحت يقطينة|تنحت القرع|تنحت قرعة|تنحت قرع الهالوين|تنحت يقطين الهالوين|ينحتون اليقطين|ينحتون يقطينة|ينحتون القرع|ينحتون قرعة|ينحتون قرع الهالوين|ينحتون يقطين الهالوين|يقطع اليقطين|يقطع يقطينة|يقطع القرع|يقطع قرعة|يقطع قرع الهالوين|يقطع يقطين الهالوين',
    calligraphy:
      'يكتب الخط العربي|تكتب الخط العربي|يخط بالقصبة|يتدرب على الخط|تتدرب على الخط|يكتب بالفرشاة والحبر|تكتب بالفرشاة والحبر|يمارس الخط العربي|تمارس الخط العربي',
    soldering:
      'يلحم لوحة إلكترونية|يلحم دائرة إلكترونية|يلحم الدوائر الإلكترونية|يلحم أسلاكا|يلحم لوحة دوائر|تلحم لوحة إلكترونية|تلحم دائرة إلكترونية|تلحم الدوائر الإلكترونية|تلحم أسلاكا|تلحم لوحة دوائر',
  },
  hi: {
    fruitpeeling:
      'सेब छीलती|संतरा छीलती|संतरे छीलती|फल छीलती|आम छीलती|प्याज छीलती|गाजर छीलती|लहसुन छीलती|सेब छीलता|संतरा छीलता|संतरे छीलता|फल छीलता|आम छीलता|प्याज छीलता|गाजर छीलता|लहसुन छीलता|सेब छील रही|संतरा छील रही|संतरे छील रही|फल छील रही|आम छील रही|प्याज छील रही|गाजर छील रही|लहसुन छील रही|सेब छील रहा|संतरा छील रहा|संतरे छील रहा|फल छील रहा|आम छील रहा|प्याज छील रहा|गाजर छील रहा|लहसुन छील रहा|सेब छीलते|संतरा छीलते|संतरे छीलते|फल छीलते|आम छीलते|प्याज छीलते|गाजर छीलते|लहसुन छीलते',
    cornhusking:
      'मक्का छीलती|भुट्टा छीलती|भुट्टे छीलती|मकई छीलती|मक्का छीलता|भुट्टा छीलता|भुट्टे छीलता|मकई छीलता|मक्का छील रही|भुट्टा छील रही|भुट्टे छील रही|मकई छील रही|मक्का छील रहा|भुट्टा छील रहा|भुट्टे छील रहा|मकई छील रहा|मक्का छीलते|भुट्टा छीलते|भुट्टे छीलते|मकई छीलते',
    darning:
      'मोजे रफू करती|मोज़े रफू करती|जुराब रफू करती|मोजे रफू करता|मोज़े रफू करता|जुराब रफू करता|मोजे सिलती|मोज़े सिलती|जुराब सिलती|मोजे सीती|मोज़े सीती|जुराब सीती|मोजे सिल रही|मोज़े सिल रही|जुराब सिल रही|मोजे की मरम्मत करती',
    knifesharpening:
      'चाकू तेज करता|छुरी तेज करता|छुरा तेज करता|चाकू तेज करती|छुरी तेज करती|छुरा तेज करती|चाकू तेज कर रहा|छुरी तेज कर रहा|छुरा तेज कर रहा|चाकू धार करता|छुरी धार करता|छुरा धार करता|चाकू तेज़ करता|छुरी तेज़ करता|छुरा तेज़ करता|चाकू पर धार लगाता|चाकू की धार तेज करता|चाकू में धार लगाता|छुरी पर धार लगाता',
    spicegrinding:
      'मसाला पीसती|मसाले पीसती|ओखली में मसाले पीसती|मसालों को पीसती|सिलबट्टे पर मसाला पीसती|सिल पर मसाला पीसती|मसाला पीसता|मसाले पीसता|ओखली में मसाले पीसता|मसालों को पीसता|सिलबट्टे पर मसाला पीसता|सिल पर मसाला पीसता|मसाला पीस रही|मसाले पीस रही|ओखली में मसाले पीस रही|मसालों को पीस रही|सिलबट्टे पर मसाला पीस रही|सिल पर मसाला पीस रही|मसाला कूटती|मसाले कूटती|ओखली में मसाले कूटती|मसालों को कूटती|सिलबट्टे पर मसाला कूटती|सिल पर मसाला कूटती|मसाला कूटता|मसाले कूटता|ओखली में मसाले कूटता|मसालों को कूटता|सिलबट्टे पर मसाला कूटता|सिल पर मसाला कूटता|मसाला कूट रही|मसाले कूट रही|ओखली में मसाले कूट रही|मसालों को कूट रही|सिलबट्टे पर मसाला कूट रही|सिल पर मसाला कूट रही',
    plucking:
      'मुर्गी के पंख नोचती|मुर्गी के पंख नोचता|मुर्गे के पंख नोचता|मुर्गी के पंख निकालती|मुर्गे के पंख निकालता|मुर्गी के पंख नोच रही',
    pumpkincarving:
      'कद्दू तराशता|हैलोवीन कद्दू तराशता|हैलोवीन के कद्दू तराशता|कद्दू तराशती|हैलोवीन कद्दू तराशती|हैलोवीन के कद्दू तराशती|कद्दू तराशते|हैलोवीन कद्दू तराशते|हैलोवीन के कद्दू तराशते|कद्दू तराश रहे|हैलोवीन कद्दू तराश रहे|हैलोवीन के कद्दू तराश रहे|कद्दू काटते|हैलोवीन कद्दू काटते|हैलोवीन के कद्दू काटते|कद्दू की लालटेन बनाते|कद्दू की लालटेन बनाता',
    calligraphy:
      'सुलेख लिखता|सुलेख लिखती|सुलेख लिख रहा|सुलेख लिख रही|सुलेख का अभ्यास करता|सुलेख का अभ्यास करती|कूची से लिखता|कूची से लिखती',
    soldering:
      'सर्किट सोल्डर करता|सर्किट बोर्ड सोल्डर करता|तार सोल्डर करता|बोर्ड सोल्डर करता|सर्किट सोल्डर करती|सर्किट बोर्ड सोल्डर करती|तार सोल्डर करती|बोर्ड सोल्डर करती|सर्किट सोल्डर कर रहा|सर्किट बोर्ड सोल्डर कर रहा|तार सोल्डर कर रहा|बोर्ड सोल्डर कर रहा|सोल्डरिंग करता|सोल्डरिंग करती',
  },
};
