import type { WordTable } from '../../../words/language.ts';
import type { HandlingKey } from '../keys/people/handling-keys.ts';

/** Words for what people do with a rake, scissors, shears, a pan, a pot or a squeegee, for what they carry on the head or the shoulder, and for dances in a ring. */
export const HANDLING_WORDS: WordTable<HandlingKey> = {
  en: {
    raking: 'raking|rakes|raking leaves|rakes leaves|raking the leaves|raking hay',
    gravelraking:
      'raking gravel|rakes gravel|raking the gravel|rakes the gravel|raking sand|raking the sand|rakes the sand',
    tomatopicking:
      'picking tomatoes|picks tomatoes|pick tomatoes|picking a tomato|harvesting tomatoes|harvests tomatoes|tomato picker|tomato harvest|picking cherry tomatoes|picking ripe tomatoes|picking red tomatoes',
    papercutting:
      'cutting paper|cuts paper|cutting out paper|cutting out paper stars|cutting out stars|cutting out shapes|cutting with scissors|cutting paper with scissors|cutting out snowflakes|cutting paper snowflakes|making paper snowflakes|making paper crafts|doing crafts|crafting|crafting with paper|holding scissors|with scissors|making paper flowers|making origami|folding paper|folding origami|folding paper cranes',
    shearing:
      'shearing|shears|shearing a sheep|shearing sheep|shearing the sheep|shears a sheep|sheep shearer|sheep shearing',
    windowcleaning:
      'cleaning windows|cleans windows|cleaning a window|cleaning the window|cleaning the windows|cleans the window|cleans the windows|washing windows|washing the windows|washing a window|washes the windows|washes windows|wiping the window|wiping windows|window cleaner|window cleaners+|window washer|polishing the window',
    headcarrying:
      'carrying on her head|carrying on his head|carrying water on their heads|carrying water on her head|carrying baskets on their heads|carries on her head|balancing on her head|balanced on her head|balancing on his head|balancing a basket on her head|balancing baskets on their heads|basket on her head|a basket on her head|baskets on their heads|pot on her head|a pot on her head|jar on her head|pots on their heads',
    onhead: 'on her head|on their heads',
    stoneskipping:
      'skipping stones|skips stones|skimming stones|skims stones|skipping stones on|skipping rocks|skips rocks|skipping a stone|throwing stones into the water|throwing stones into the lake|throwing pebbles into the water|skipping pebbles',
    stonethrowing: 'throwing stones|throws stones|throwing rocks|throwing pebbles',
    laddercarrying:
      'carrying a ladder|carries a ladder|carrying a long ladder|carrying ladders|with a ladder on his shoulder|a ladder on his shoulder|with a ladder over his shoulder|carrying a wooden ladder',
    stirring:
      'stirring a pot|stirring the pot|stirs a pot|stirs the pot|stirring a big pot|stirring soup|stirring the soup|stirs soup|stirring a soup|stirring a stew|stirring a pan|stirring sauce|stirring jam|making jam|making soup|cooking soup|cooking jam|boiling jam',
    frying:
      'frying|fries|frying eggs|fries eggs|frying an egg|fries an egg|frying fish|frying bacon|frying plantain|frying plantains|frying pancakes|making pancakes|makes pancakes|cooking pancakes|baking pancakes|flipping eggs|burning pancakes|burns pancakes|cooking eggs|making an omelette|making omelettes|frying in a pan|frying eggs in a pan|frying sausages',
    windowwaving:
      'waving from a window|waving from the window|waving from her window|waving from his window|waves from a window|waves from the window|waving out of a window|waving out of the window|leaning out of a window|leaning out of the window|leaning out of her window|leaning out of his window|leans out of the window|leans out of a window|waving from a window of a house|waving from the window of her house|waving from the window of a house|waving from a window of her house|waving from the window of a cottage|waving at us from a window',
    ringdancing:
      'dancing in a ring|dance in a ring|dancing in a circle|dance in a circle|dances in a circle|dancing around in a circle|dancing ring a ring o roses|ring a ring o roses|playing ring around the rosie|ring around the rosie|dancing hand in hand in a circle|round dance|circle dance|dancing a round dance|holding hands in a circle|dancing round the maypole|dancing around the maypole',
    firedancing:
      'dancing around the fire|dancing around a fire|dancing around a campfire|dancing around the bonfire',
  },
  zh: {
    raking: '耙落叶|耙草|耙地',
    gravelraking: '耙沙|耙砾石|耙碎石',
    tomatopicking: '摘番茄|摘西红柿|采摘番茄|采摘西红柿|采番茄|收番茄',
    papercutting: '剪纸|用剪刀剪纸|剪窗花|做手工|拿着剪刀|折纸|折纸鹤',
    shearing: '剪羊毛|给羊剪毛|给绵羊剪毛',
    windowcleaning: '擦窗户|擦窗|擦玻璃|擦洗窗户|洗窗户|清洁窗户|擦玻璃窗',
    headcarrying: '顶着水罐|头顶水罐|头顶篮子',
    onhead: '头顶着|头顶|顶在头上|头上顶着',
    stoneskipping: '打水漂|往水里扔石头',
    stonethrowing: '扔石子|扔石头',
    laddercarrying: '扛着梯子|扛梯子|搬梯子|搬着梯子|抬着梯子',
    stirring: '搅锅|搅拌锅里|搅拌汤|搅着锅|煮汤|熬汤|熬果酱',
    frying: '煎鸡蛋|煎鱼|煎饼|煎薄饼|炸鱼|煎培根|炒蛋|炒鸡蛋',
    windowwaving: '从窗口挥手|在窗口挥手|从窗户里挥手|探出窗外|从窗口探出身子|在窗前挥手',
    ringdancing: '围成圈跳舞|围成一圈跳舞|手拉手跳舞|手拉手围成圈',
    firedancing: '围着篝火跳舞|围着火堆跳舞',
  },
  ja: {
    raking: '熊手でかく|落ち葉をかく|熊手で落ち葉を集める|熊手で掃く',
    gravelraking: '砂利をかく|砂利をならす|砂をならす|砂紋を描く',
    tomatopicking:
      'トマトを摘む|トマトを収穫する|トマトを収穫している|トマトの収穫|トマト狩り|トマトを摘んでいる|トマトをもぐ',
    papercutting:
      '紙を切る|紙を切っている|はさみで紙を切る|ハサミで紙を切る|工作をする|工作している|折り紙をする|折り紙をしている|折り紙を折る|切り絵をする|はさみを持つ|ハサミを持つ',
    shearing: '羊の毛を刈る|羊の毛を刈っている|毛刈りをする|毛刈り|羊毛を刈る',
    windowcleaning:
      '窓を拭く|窓を拭いている|窓拭きをする|窓拭きをしている|窓ふきをする|窓掃除をする|窓を掃除する|窓を磨く|窓を洗う',
    headcarrying: '頭に載せて運ぶ|頭にのせて運ぶ',
    onhead: '頭に載せた|頭の上に載せた|頭にのせた|頭に載せて',
    stoneskipping: '水切りをする|水切りをしている|水切りする',
    stonethrowing: '石を投げる|石を投げている',
    laddercarrying:
      'はしごを運ぶ|梯子を運ぶ|はしごを担ぐ|梯子を担ぐ|はしごを運んでいる|梯子を担いだ',
    stirring:
      '鍋をかき混ぜる|鍋をかき混ぜている|鍋を混ぜる|スープをかき混ぜる|スープを煮る|ジャムを煮る|スープを作る|スープを作っている|煮込む',
    frying:
      '目玉焼きを焼く|卵を焼く|フライパンで焼く|フライパンで炒める|パンケーキを焼く|パンケーキを焼いている|ホットケーキを焼く|魚を焼く|炒める|炒めている|卵焼きを作る',
    windowwaving:
      '窓から手を振る|窓から手を振っている|窓から身を乗り出す|窓から身を乗り出している|窓から顔を出す',
    ringdancing: '輪になって踊る|輪になって踊っている|手をつないで踊る',
    firedancing: '焚き火を囲んで踊る|火を囲んで踊る',
  },
  ko: {
    raking: '갈퀴질하는|낙엽을 긁는|갈퀴로 낙엽을 모으는|갈퀴질하고 있는',
    gravelraking: '자갈을 고르는|모래를 고르는',
    tomatopicking: '토마토를 따는|토마토 따는|토마토를 수확하는|토마토 수확',
    papercutting:
      '종이를 자르는|가위로 종이를 자르는|종이를 오리는|가위질하는|종이접기하는|종이접기를 하는|만들기를 하는|가위를 든|가위를 들고 있는|종이학을 접는',
    shearing: '양털을 깎는|양털 깎는|양의 털을 깎는',
    windowcleaning: '창문을 닦는|창문 닦는|유리창을 닦는|유리창 닦는|창문을 청소하는',
    headcarrying: '머리에 인|머리에 이고|머리에 이고 가는|머리에 이고 있는|머리 위에 인',
    onhead: '머리에 얹은|머리에 올린|머리 위에 올린',
    stoneskipping: '물수제비를 뜨는|물수제비 뜨는|물수제비를 하는',
    stonethrowing: '돌을 던지는|돌 던지는',
    laddercarrying: '사다리를 나르는|사다리를 든|사다리를 멘|사다리를 옮기는|사다리를 들고 가는',
    stirring:
      '냄비를 젓는|국을 젓는|수프를 젓는|국을 끓이는|수프를 끓이는|잼을 만드는|죽을 젓는|국 끓이는|솥을 젓는',
    frying:
      '계란을 부치는|계란 프라이를 하는|달걀을 부치는|전을 부치는|팬케이크를 굽는|팬케이크를 만드는|생선을 굽는|볶는|튀기는|전 부치는|부침개를 부치는',
    windowwaving:
      '창문에서 손을 흔드는|창문에서 손 흔드는|창밖으로 손을 흔드는|창문 밖으로 몸을 내민|창문으로 손을 흔드는',
    ringdancing:
      '강강술래를 하는|강강술래|둥글게 춤추는|빙 둘러 춤추는|원을 그리며 춤추는|손잡고 춤추는|원을 그리며 춤을 추는',
    firedancing: '모닥불 주위에서 춤추는',
  },
  fr: {
    raking:
      'ratisse|ratissant|ratisse les feuilles|ratissant les feuilles|ratissent|qui ratisse|râtisse|ratisse le sable|ratissant le sable',
    gravelraking: 'ratisse le gravier|ratissant le gravier',
    tomatopicking:
      'cueillant des tomates|cueille des tomates|cueillent des tomates|récolte des tomates|récoltant des tomates|cueillette des tomates|ramasse des tomates|ramassant des tomates|cueille les tomates|récoltent des tomates',
    papercutting:
      'découpe du papier|découpant du papier|qui découpe du papier|découpe des étoiles|découpant des étoiles|fait du bricolage|découpages|tient des ciseaux|tenant des ciseaux|avec des ciseaux|fait de l origami|faisant de l origami|plie du papier|faisant des découpages',
    shearing:
      'tond un mouton|tondant un mouton|tond les moutons|tond des moutons|tondant des moutons|tondeur de moutons|tonte des moutons|tondant les moutons|tondre un mouton|qui tond un mouton|qui tond',
    windowcleaning:
      'lave les vitres|lavant les vitres|nettoie les vitres|nettoyant les vitres|nettoie une fenêtre|nettoyant une fenêtre|laveur de vitres|laveur de carreaux|lave les fenêtres|nettoie les fenêtres|nettoyant les fenêtres|fait les carreaux|lave les carreaux',
    headcarrying:
      'portant sur la tête|portant de l eau sur la tête|portent de l eau sur la tête|panier sur la tête|paniers sur la tête|cruche sur la tête|jarre sur la tête|corbeille sur la tête',
    onhead: 'sur la tête|sur sa tête|sur leur tête',
    stoneskipping:
      'fait des ricochets|faisant des ricochets|font des ricochets|jette des pierres dans l eau|jette des cailloux dans l eau|qui fait des ricochets',
    stonethrowing: 'lance des cailloux|lançant des cailloux|jette des pierres|jetant des pierres',
    laddercarrying:
      'porte une échelle|portant une échelle|transporte une échelle|qui porte une échelle|avec une échelle sur l épaule|transportant une échelle',
    stirring:
      'remue la soupe|remuant la soupe|remue une marmite|remuant une marmite|remue une casserole|touille la soupe|fait de la confiture|faisant de la confiture|prépare de la soupe|fait la soupe|remue une grande marmite',
    frying:
      'fait frire|faisant frire|fait cuire des œufs|fait des crêpes|faisant des crêpes|fait sauter des crêpes|préparant des crêpes|fait cuire des crêpes|fait frire des œufs|font des crêpes|fait une omelette|fait brûler des crêpes|qui fait frire|fait frire du plantain',
    windowwaving:
      'fait signe depuis la fenêtre|fait signe de la fenêtre|faisant signe depuis la fenêtre|faisant signe de la fenêtre|salue depuis la fenêtre|saluant depuis sa fenêtre|penchée à la fenêtre|penché à la fenêtre|se penche par la fenêtre|fait coucou à la fenêtre|fait coucou par la fenêtre',
    ringdancing:
      'font la ronde|faisant la ronde|dansant la ronde|dansent la ronde|dansant en rond|dansent en rond|dansant en cercle|dansent en cercle|ronde enfantine',
    firedancing: 'dansant autour du feu|dansent autour du feu|dansent autour d un feu',
  },
  de: {
    raking: 'harkt|harken|harkt laub|recht laub|harkend|harkt das laub|recht das laub|laub harken',
    gravelraking: 'harkt kies|harkt den kies|recht den kies|harkt den sand',
    tomatopicking:
      'pflückt tomaten|pflücken tomaten|tomaten pflücken|erntet tomaten|ernten tomaten|tomatenernte|beim tomatenpflücken|tomaten pflückt|tomaten pflückend',
    papercutting:
      'schneidet papier|papier schneidet|schneidet sterne aus|schneidet mit einer schere|bastelt|basteln|beim basteln|bastelnd|mit einer schere|hält eine schere|scherenschnitt|faltet papier|faltet origami|papier falten|schneidet papier mit der schere',
    shearing:
      'schert ein schaf|schert schafe|schafscherer|schafe scheren|schafschur|schert|beim schafscheren|schert das schaf|scheren schafe|ein schaf scheren',
    windowcleaning:
      'putzt fenster|putzt die fenster|fensterputzer|fensterputzerin|fenster putzen|beim fensterputzen|putzt das fenster|putzt ein fenster|wischt die fenster|reinigt fenster|reinigt die fenster|fenster putzt|putzen fenster',
    headcarrying:
      'trägt auf dem kopf|tragen auf dem kopf|korb auf dem kopf|körbe auf dem kopf|krug auf dem kopf|wasserkrug auf dem kopf|wasserkrüge auf dem kopf|auf dem kopf trägt|auf dem kopf balanciert',
    onhead: 'auf dem kopf|auf ihrem kopf|auf den köpfen|auf ihren köpfen',
    stoneskipping:
      'lässt steine springen|lässt steine hüpfen|lassen steine springen|steine flitschen|wirft steine ins wasser|werfen steine ins wasser|wirft steine in den see|flitscht steine|lässt steine übers wasser springen',
    stonethrowing: 'wirft steine|werfen steine|steine wirft|steine werfen',
    laddercarrying:
      'trägt eine leiter|tragen eine leiter|mit einer leiter auf der schulter|mit leiter auf der schulter|eine leiter trägt|eine leiter tragend|schleppt eine leiter',
    stirring:
      'rührt in einem topf|rührt im topf|rührt die suppe|rührt die suppe um|rührt im kessel|rührt suppe|rührt in einem kessel|kocht suppe|kocht marmelade|in einem topf rührt|im topf rührt|rühren im topf|kocht eine suppe|rührt in der pfanne',
    frying:
      'brät|brät eier|brät spiegeleier|brät pfannkuchen|brät fisch|brät ein ei|macht pfannkuchen|backt pfannkuchen|bäckt pfannkuchen|braten eier|spiegeleier braten|brät speck|brät kartoffeln|brät kochbananen|macht spiegeleier|backt waffeln',
    windowwaving:
      'winkt aus dem fenster|winken aus dem fenster|aus dem fenster winkt|aus dem fenster winkend|lehnt sich aus dem fenster|lehnt aus dem fenster|winkt aus einem fenster|winkt vom fenster|beugt sich aus dem fenster|winkt aus ihrem fenster',
    ringdancing:
      'tanzen im kreis|im kreis tanzen|ringelreihen|tanzen ringelreihen|ringelreigen|tanzen einen reigen|reigen tanzen|reigen|im kreis tanzende|tanzt im kreis',
    firedancing: 'tanzen um das feuer|tanzen ums feuer|tanzen um ein lagerfeuer',
  },
  es: {
    raking:
      'rastrillando|rastrilla|rastrillando hojas|rastrilla las hojas|rastrillan|rastrillando las hojas',
    gravelraking: 'rastrillando la grava|rastrilla la grava|rastrillando la arena',
    tomatopicking:
      'recogiendo tomates|recoge tomates|recogen tomates|cosechando tomates|cosecha tomates|cosechan tomates|recolectando tomates|recolecta tomates|cosecha de tomates|recogiendo los tomates',
    papercutting:
      'cortando papel|corta papel|recortando papel|recorta papel|recortando estrellas|recortando|haciendo manualidades|hace manualidades|con tijeras|sosteniendo tijeras|haciendo origami|doblando papel|recortando con tijeras|cortando papel con tijeras',
    shearing:
      'esquilando|esquila|esquilando una oveja|esquila una oveja|esquilando ovejas|esquila ovejas|esquilador|esquiladora|esquilando a una oveja|esquilan ovejas',
    windowcleaning:
      'limpiando ventanas|limpiando la ventana|limpiando las ventanas|limpia ventanas|limpia las ventanas|limpiando los cristales|limpia los cristales|limpiacristales|limpiaventanas|limpiador de ventanas|lavando ventanas|lavando las ventanas|limpiando una ventana',
    headcarrying:
      'llevando en la cabeza|cargando en la cabeza|con una cesta en la cabeza|cesta en la cabeza|cántaro en la cabeza|canasta en la cabeza|canasto en la cabeza|con un cántaro en la cabeza|llevando agua en la cabeza',
    onhead: 'en la cabeza|sobre la cabeza|sobre su cabeza|sobre sus cabezas|en sus cabezas',
    stoneskipping:
      'haciendo saltar piedras|lanzando piedras al agua|tirando piedras al agua|tirando piedras al lago|lanza piedras al agua|tira piedras al agua|haciendo sapitos|haciendo ranitas|lanzando piedras al lago|haciendo rebotar piedras',
    stonethrowing: 'lanzando piedras|tirando piedras|lanza piedras|tira piedras',
    laddercarrying:
      'llevando una escalera|lleva una escalera|cargando una escalera|carga una escalera|con una escalera al hombro|transportando una escalera|cargando una escalera de mano',
    stirring:
      'removiendo una olla|remueve una olla|removiendo la sopa|remueve la sopa|revolviendo una olla|revolviendo la sopa|revuelve la sopa|revolviendo la olla|haciendo mermelada|hace mermelada|haciendo sopa|preparando sopa|hace sopa|revuelve una olla',
    frying:
      'friendo|fríe|friendo huevos|fríe huevos|friendo un huevo|friendo pescado|friendo plátanos|haciendo tortitas|hace tortitas|haciendo panqueques|hace panqueques|haciendo una tortilla de patatas|friendo plátano|fríe un huevo|friendo churros|haciendo crepes',
    windowwaving:
      'saludando desde la ventana|saluda desde la ventana|saludando desde una ventana|saludando por la ventana|saluda por la ventana|asomada a la ventana|asomado a la ventana|asomándose a la ventana|se asoma a la ventana|asomándose por la ventana|saludando desde su ventana',
    ringdancing:
      'bailando en corro|bailan en corro|bailando en círculo|bailan en círculo|bailando en ronda|jugando al corro|jugando a la ronda|ronda de niños',
    firedancing:
      'bailando alrededor del fuego|bailan alrededor del fuego|bailando alrededor de la hoguera|bailando alrededor de una hoguera',
  },
  ru: {
    raking:
      'сгребает|сгребают|сгребает листья|сгребают листья|сгребает сено|граблями|с граблями|сгребающий',
    gravelraking: 'разравнивает гравий|ровняет гравий|разравнивает песок',
    tomatopicking:
      'собирает помидоры|собирают помидоры|собирающая помидоры|сбор помидоров|собирает томаты|собирают томаты|срывает помидоры|собирает урожай помидоров|рвёт помидоры',
    papercutting:
      'режет бумагу|вырезает из бумаги|вырезает снежинки|вырезают снежинки|вырезает звёзды|с ножницами|держит ножницы|мастерит поделки|делает поделки|делает оригами|складывает оригами|вырезают из бумаги|вырезает снежинку|складывает бумагу|режет бумагу ножницами',
    shearing:
      'стрижёт овцу|стрижет овцу|стрижёт овец|стрижет овец|стригут овец|стригаль|стрижка овец|стрижка овцы|стригут овцу',
    windowcleaning:
      'моет окно|моет окна|моют окна|мойщик окон|мойщица окон|протирает окно|протирает окна|мытьё окон|моет стёкла|моющий окна|моющая окно',
    headcarrying:
      'несёт на голове|несут на голове|несущая на голове|с кувшином на голове|с корзиной на голове|с корзинами на головах|с кувшинами на головах|несут воду на голове|корзина на голове|кувшин на голове',
    onhead: 'на голове|на головах',
    stoneskipping:
      'пускает блинчики|пускают блинчики|пускает блинчики по воде|бросает камешки в воду|бросает камни в воду|кидает камни в воду|кидает камешки в воду|бросают камни в воду|бросает камни в озеро',
    stonethrowing: 'бросает камни|бросают камни|кидает камни|кидают камни',
    laddercarrying:
      'несёт лестницу|несет лестницу|несут лестницу|с лестницей на плече|тащит лестницу|несущий лестницу|со стремянкой на плече|несёт стремянку',
    stirring:
      'мешает суп|мешает в кастрюле|помешивает суп|помешивает в кастрюле|варит суп|варит варенье|варит борщ|мешает кашу|варит кашу|помешивает кашу|помешивает варенье|варят варенье|мешает в котле',
    frying:
      'жарит|жарит яичницу|жарит блины|жарит рыбу|печёт блины|печет блины|пекут блины|жарит яйца|жарит оладьи|печёт оладьи|жарят|жарит картошку|жарит блинчики|жарящий|готовит яичницу|готовит блины',
    windowwaving:
      'машет из окна|машут из окна|машет рукой из окна|выглядывает из окна|высунулась из окна|высунулся из окна|машущая из окна|машет нам из окна',
    ringdancing:
      'водят хоровод|водит хоровод|хоровод|танцуют в кругу|танцуют хоровод|в хороводе|кружатся в хороводе|хороводом|танцуют по кругу',
    firedancing: 'танцуют вокруг костра',
  },
  pt: {
    raking: 'rastelando|rastela|ancinhando|rastelando folhas|passa o ancinho|varrendo com ancinho',
    gravelraking: 'rastelando o cascalho|passando o ancinho|rastelando a areia|rastela o cascalho',
    tomatopicking:
      'colhendo tomates|colhe tomates|colhem tomates|a colher tomates|apanhando tomates|apanha tomates|colheita de tomates|colhendo tomate|a apanhar tomates',
    papercutting:
      'cortando papel|corta papel|recortando papel|recorta papel|recortando estrelas|com tesoura|com uma tesoura|segurando uma tesoura|fazendo artesanato de papel|fazendo origami|dobrando papel|a recortar papel|a cortar papel|recortando|cortando papel com tesoura',
    shearing:
      'tosquiando|tosquia|tosquiando uma ovelha|tosquia uma ovelha|tosquiando ovelhas|tosquiador|tosquia de ovelhas|a tosquiar uma ovelha|tosquiando a ovelha',
    windowcleaning:
      'limpando janelas|limpando a janela|limpando as janelas|limpa janelas|limpa a janela|limpa as janelas|limpador de janelas|lavando janelas|lavando as janelas|limpando os vidros|a limpar janelas|limpando vidros|limpando uma janela',
    headcarrying:
      'carregando na cabeça|levando na cabeça|com uma cesta na cabeça|cesto na cabeça|cesta na cabeça|com um pote na cabeça|com um cesto na cabeça|carregando água na cabeça|carrega na cabeça|pote na cabeça|lata na cabeça',
    onhead: 'na cabeça|sobre a cabeça|nas cabeças',
    stoneskipping:
      'fazendo a pedra quicar|atirando pedras na água|jogando pedras na água|joga pedras na água|jogando pedras no lago|atira pedras ao lago|atirando pedras no lago|a atirar pedras à água|fazendo pedrinhas pularem na água|jogando pedrinhas na água',
    stonethrowing: 'jogando pedras|atirando pedras|joga pedras',
    laddercarrying:
      'carregando uma escada|carrega uma escada|levando uma escada|com uma escada no ombro|leva uma escada|a carregar uma escada|com uma escada ao ombro|transportando uma escada',
    stirring:
      'mexendo uma panela|mexe a panela|mexendo a sopa|mexe a sopa|mexendo a panela|fazendo geleia|faz geleia|fazendo sopa|faz sopa|a mexer a sopa|mexendo um tacho|mexe o tacho|preparando sopa|mexendo um caldeirão',
    frying:
      'fritando|frita ovos|fritando ovos|fritando peixe|fritando um ovo|fritando pastéis|fritando banana|fazendo panquecas|faz panquecas|a fritar ovos|fritando bacon|frita um ovo|fritando bolinhos|fazendo omelete|fazendo tapioca',
    windowwaving:
      'acenando da janela|acena da janela|acenando pela janela|acenando de uma janela|debruçada na janela|debruçado na janela|debruçada à janela|debruça-se na janela|acenando da sua janela|a acenar da janela',
    ringdancing:
      'dançando em roda|dançam em roda|dançando em círculo|dançam em círculo|dançando ciranda|dançando a ciranda|brincando de roda|brincam de roda',
    firedancing:
      'dançando ao redor da fogueira|dançam ao redor da fogueira|dançando em volta da fogueira',
  },
  it: {
    raking:
      'rastrella|rastrellando|rastrella le foglie|rastrellando le foglie|che rastrella|rastrellano',
    gravelraking:
      'rastrella la ghiaia|rastrellando la ghiaia|rastrella la sabbia|che rastrella la ghiaia',
    tomatopicking:
      'raccoglie pomodori|raccoglie i pomodori|raccogliendo pomodori|raccolgono pomodori|raccolgono i pomodori|raccolta dei pomodori|raccolta di pomodori|che raccoglie pomodori|raccogliendo i pomodori|che raccoglie i pomodori',
    papercutting:
      'ritaglia la carta|ritagliando la carta|ritaglia stelle|ritaglia|ritagliando|taglia la carta|tagliando la carta|con le forbici|tiene le forbici|fa lavoretti|fa origami|facendo origami|piega la carta|che ritaglia la carta|fanno lavoretti|che taglia la carta',
    shearing:
      'tosa una pecora|tosando una pecora|tosa le pecore|tosando le pecore|tosano le pecore|tosatore|tosatura delle pecore|tosatura|che tosa una pecora|tosa la pecora|che tosa le pecore',
    windowcleaning:
      'lava i vetri|lavando i vetri|pulisce i vetri|pulendo i vetri|pulisce le finestre|pulendo le finestre|lava le finestre|lavavetri|pulisce la finestra|pulendo la finestra|lavando le finestre|che pulisce i vetri|che lava i vetri',
    headcarrying:
      'in testa un cesto|portando sulla testa|portano sulla testa|con un cesto sulla testa|cesto sulla testa|cesta sulla testa|brocca sulla testa|con una brocca sulla testa|porta sulla testa|con ceste sulla testa',
    onhead: 'sulla testa|sulle teste|sul capo',
    stoneskipping:
      'fa rimbalzare i sassi|facendo rimbalzare i sassi|fa rimbalzare sassi|lancia sassi nell acqua|lanciando sassi nell acqua|tira sassi nel lago|lancia sassi nel lago|tira sassi nell acqua',
    stonethrowing: 'lancia sassi|lanciando sassi|che lancia sassi|lancia pietre',
    laddercarrying:
      'porta una scala|portando una scala|trasporta una scala|con una scala in spalla|con una scala sulla spalla|che porta una scala|trasportando una scala|che trasporta una scala|portano una scala',
    stirring:
      'mescola la zuppa|mescola una pentola|mescolando la zuppa|mescola la polenta|mescola il sugo|mescola il minestrone|fa la marmellata|facendo la marmellata|fa la zuppa|mescolando il sugo|mescolando la polenta|mescola nella pentola',
    frying:
      'frigge|friggendo|frigge le uova|friggendo le uova|frigge il pesce|fa le frittelle|fa i pancake|fa le crêpes|fa le crepes|che frigge|friggono|cuoce le uova|fa una frittata|friggendo il pesce|facendo le frittelle|fa la frittata',
    windowwaving:
      'saluta dalla finestra|salutando dalla finestra|che saluta dalla finestra|affacciata alla finestra|affacciato alla finestra|si affaccia alla finestra|affacciandosi alla finestra|saluta da una finestra|si sporge dalla finestra',
    ringdancing:
      'girotondo|fanno il girotondo|fa il girotondo|facendo il girotondo|ballano in cerchio|danzano in cerchio|ballando in cerchio|danzando in cerchio|che fanno il girotondo|in girotondo',
    firedancing: 'ballano intorno al fuoco|danzano intorno al fuoco',
  },
  tr: {
    raking:
      'tırmıklayan|tırmıklıyor|yaprak tırmıklayan|yaprakları tırmıklayan|tırmıkla yaprak toplayan',
    gravelraking: 'çakıl tırmıklayan|çakılları tırmıklayan|kum tırmıklayan',
    tomatopicking:
      'domates toplayan|domates topluyor|domatesleri toplayan|domates hasadı|domates toplama|domatesleri topluyor|domates koparan',
    papercutting:
      'kağıt kesen|kağıt kesiyor|makasla kağıt kesen|el işi yapan|el işi yapıyor|makas tutan|elinde makas olan|origami yapan|origami yapıyor|kağıt katlayan|kâğıt kesen|makasla kesen',
    shearing:
      'koyun kırkan|koyun kırkıyor|koyunu kırkan|koyunları kırkan|koyun kırkma|koyunun yününü kırkan|koyun kırpan',
    windowcleaning:
      'cam silen|camları silen|cam siliyor|camları siliyor|pencere silen|pencereleri silen|camcı silen|pencereyi silen|cam temizleyen|camları temizleyen|pencere temizleyen',
    headcarrying:
      'başında taşıyan|başında sepet taşıyan|başının üstünde taşıyan|başlarında taşıyan|başının üzerinde taşıyan|başında testi taşıyan|başında su taşıyan|başlarında su taşıyan|başında sepet olan|başlarında sepet taşıyan',
    onhead: 'başının üstünde|başının üzerinde',
    stoneskipping:
      'taş sektiren|taş sektiriyor|suda taş sektiren|göle taş atan|suya taş atan|suya taş atıyor|gölde taş sektiren',
    stonethrowing: 'taş atan|taş atıyor',
    laddercarrying: 'merdiven taşıyan|merdiven taşıyor|omzunda merdiven taşıyan|omzunda merdivenle',
    stirring:
      'tencere karıştıran|çorba karıştıran|tencereyi karıştıran|çorbayı karıştıran|çorba karıştırıyor|çorba pişiren|reçel yapan|reçel kaynatan|kazan karıştıran|çorba yapan|tencereyi karıştırıyor|çorbayı karıştırıyor',
    frying:
      'yumurta kızartan|yumurta pişiren|balık kızartan|krep yapan|pankek yapan|tavada yumurta pişiren|patates kızartan|omlet yapan|tavada pişiren|krep pişiren|kızartan|yumurta kırıyor',
    windowwaving:
      'pencereden el sallayan|pencereden el sallıyor|pencereden sarkan|pencereden bakan ve el sallayan|penceresinden el sallayan|camdan el sallayan',
    ringdancing:
      'halka olup dans eden|çember olup dans eden|daire şeklinde dans eden|el ele dans eden',
    firedancing: 'ateşin etrafında dans eden',
  },
  ar: {
    raking: 'يجرف الأوراق|تجرف الأوراق|يجمع الأوراق بالمجرفة|يمشط أوراق الشجر',
    gravelraking: 'يمشط الحصى|تمشط الحصى|يمشط الرمل',
    tomatopicking:
      'يقطف الطماطم|تقطف الطماطم|يقطفون الطماطم|قطف الطماطم|تجمع الطماطم|يجمع الطماطم|حصاد الطماطم|يقطفن الطماطم|تجني الطماطم',
    papercutting:
      'يقص الورق|تقص الورق|يقص الورق بالمقص|تقص الورق بالمقص|يحمل مقصا|تحمل مقصا|يمسك مقصا|يصنع أشغال يدوية|تصنع أشغالا يدوية|يطوي الورق|تطوي الورق|يقصون الورق',
    shearing:
      'يجز الصوف|يجز صوف الخروف|يجز صوف الأغنام|يجز خروفا|جز الصوف|يجز الغنم|تجز الصوف|يجز صوف خروف',
    windowcleaning:
      'ينظف النوافذ|تنظف النوافذ|ينظف النافذة|تنظف النافذة|يمسح النوافذ|تمسح النوافذ|يغسل النوافذ|تغسل النوافذ|منظف نوافذ|يمسح الزجاج|تمسح الزجاج|ينظف الزجاج',
    headcarrying:
      'تحمل على رأسها|يحملن على رؤوسهن|تحمل جرة على رأسها|تحمل سلة على رأسها|تحمل الماء على رأسها|يحملن الماء على رؤوسهن',
    onhead: 'على رأسها|على رؤوسهن|على رأسه|على رؤوسهم',
    stoneskipping:
      'يرمي الحجارة في الماء|ترمي الحجارة في الماء|يقذف الحجارة في الماء|يرمي الحصى في الماء|يرمي الحجارة في البحيرة|ترمي الحصى في الماء',
    stonethrowing: 'يرمي الحجارة|ترمي الحجارة|يرمون الحجارة',
    laddercarrying: 'يحمل سلما|يحمل سلم|تحمل سلما|يحمل سلما على كتفه|يحملان سلما|يحملون سلما',
    stirring:
      'يحرك القدر|تحرك القدر|تحرك الحساء|يحرك الحساء|تحرك الشوربة|يحرك الشوربة|تطبخ الحساء|يطبخ الحساء|تصنع المربى|تحرك الطعام في القدر|تطبخ الشوربة|تحرك المربى',
    frying:
      'يقلي|تقلي|يقلي البيض|تقلي البيض|يقلي السمك|تقلي السمك|تقلي الفلافل|يقلي الفلافل|يصنع الفطائر|تصنع الفطائر|تقلي البطاطس|يحضر البيض المقلي',
    windowwaving:
      'تلوح من النافذة|يلوح من النافذة|تطل من النافذة|يطل من النافذة|تلوح من نافذتها|يلوح من الشباك|تلوح من الشباك|تطل من الشباك',
    ringdancing: 'يرقصون في دائرة|يرقصن في دائرة|يرقصون في حلقة|ترقص في دائرة',
    firedancing: 'يرقصون حول النار',
  },
  hi: {
    raking: 'पत्ते समेटता|पत्ते समेटती|रेक से पत्ते हटाता',
    gravelraking: 'बजरी समतल करता|बजरी में रेक चलाता|रेत समतल करता',
    tomatopicking:
      'टमाटर तोड़ता|टमाटर तोड़ती|टमाटर तोड़ते|टमाटर चुनता|टमाटर चुनती|टमाटर तोड़ रही|टमाटर तोड़ रहा|टमाटर की फसल काटते',
    papercutting:
      'कागज काटता|कागज काटती|कागज काटते|कैंची से कागज काटता|कैंची से कागज काटती|कैंची पकड़े|कैंची लिए|कागज मोड़ता|कागज मोड़ती|ओरिगामी बनाता|ओरिगामी बनाती|काग़ज़ काटती',
    shearing:
      'ऊन काटता|ऊन कतरता|भेड़ की ऊन काटता|भेड़ का ऊन उतारता|भेड़ की ऊन कतरता|ऊन उतारता|भेड़ की ऊन उतारता|ऊन काटते',
    windowcleaning:
      'खिड़की साफ करता|खिड़की साफ करती|खिड़कियां साफ करता|खिड़कियाँ साफ करता|खिड़की पोंछता|खिड़की पोंछती|शीशा साफ करता|शीशा साफ करती|खिड़कियां साफ करती|खिड़की साफ़ करता|खिड़की साफ़ करती',
    headcarrying:
      'सिर पर घड़ा|सिर पर घड़ा लिए|सिर पर टोकरी|सिर पर टोकरी लिए|सिर पर मटका|सिर पर मटका लिए|सिर पर पानी|सिर पर घड़े|सिर पर मटके|सिर पर घड़े लिए|सिर पर पानी लाती|सिर पर उठाए',
    onhead: 'सिर पर रखे|सिर पर रखकर',
    stoneskipping:
      'पानी में पत्थर फेंकता|पानी में पत्थर फेंकती|झील में पत्थर फेंकता|पानी पर पत्थर उछालता|पानी में कंकड़ फेंकता|पानी में पत्थर फेंकते',
    stonethrowing: 'पत्थर उछालता|पत्थर फेंकता|पत्थर फेंकते',
    laddercarrying:
      'सीढ़ी उठाए|सीढ़ी उठाता|सीढ़ी ले जाता|सीढ़ी ले जाते|कंधे पर सीढ़ी|कंधे पर सीढ़ी लिए|सीढ़ी ढोता',
    stirring:
      'बर्तन में चलाता|सूप बनाता|सूप बनाती|सूप हिलाती|सब्जी चलाती|दाल चलाती|पतीला चलाती|कड़ाही में चलाती|हांडी हिलाती|सूप पकाती|खीर पकाती|पतीले में कलछी चलाती|दाल पकाती',
    frying:
      'पकौड़े तलता|पकौड़े तलती|अंडे तलता|अंडा तलता|अंडे तलती|मछली तलता|मछली तलती|तलता|तलती|तलते|समोसे तलता|समोसे तलती|पूरियां तलती|पूड़ी तलती|आमलेट बनाता|आमलेट बनाती|डोसा बनाता|डोसा बनाती',
    windowwaving:
      'खिड़की से हाथ हिलाता|खिड़की से हाथ हिलाती|खिड़की से हाथ हिला रही|खिड़की से हाथ हिला रहा|खिड़की से झाँकती|खिड़की से झांकती|खिड़की से झाँकता',
    ringdancing: 'घेरे में नाचते|घेरे में नाचती|गोल घेरे में नाचते|गोले में नाचते|घेरा बनाकर नाचते',
    firedancing: 'आग के चारों ओर नाचते|अलाव के चारों ओर नाचते',
  },
};
