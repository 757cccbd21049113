import type { WordTable } from '../../../words/language.ts';
import type { AnticKey } from '../keys/people/antic-keys.ts';

/** Words for games and pranks, for who hides, and for what people are known at by what is before them or beside them. */
export const ANTIC_WORDS: WordTable<AnticKey> = {
  en: {
    pillowfight:
      'pillow fight|pillow fights+|pillow fighting|fighting with pillows|hitting each other with pillows',
    foodfight:
      'food fight|food fights+|throwing food at each other|throwing food|mashed potato fight|pie fight|throwing mashed potatoes',
    pinata:
      'piñata|piñatas+|hitting a piñata|hitting the piñata|breaking a piñata|hits a piñata|striking a piñata|smashing a piñata|swinging at a piñata',
    blindfolded: 'blindfolded|blindfold|with a blindfold|wearing a blindfold',
    whispering:
      'whispering|whispers|whisper|whispering a secret|whispers a secret|whispering secrets|telling a secret|telling secrets|sharing a secret',
    fitting:
      'measuring|measures|taking measurements|taking the measurements|taking his measurements|taking her measurements|being measured|fitting a suit|being fitted|trying on a suit',
    combing:
      'braiding|plaiting|braiding each other s hair|braid each other s hair|braiding her hair|braiding hair|doing her hair|combing the hair',
    hidingtree:
      'hiding behind a tree|hiding behind the tree|hides behind a tree|hides behind the tree|peeking from behind a tree|peeking out from behind a tree|peeks from behind a tree|playing hide and seek|play hide and seek|plays hide and seek|hide and seek|hide-and-seek|playing hide-and-seek',
    hidingsofa:
      'hiding behind the sofa|hiding behind a sofa|hiding behind the couch|hiding behind a couch|hides behind the sofa|hides behind the couch|peeking over the sofa',
    hidingbed:
      'hiding under the bed|hiding under a bed|hides under the bed|hides under a bed|hiding beneath the bed|hiding underneath the bed',
    peeking:
      'peeking over the hedge|peeking over a hedge|peeks over the hedge|looking over the hedge|peering over the hedge|looking over a hedge|peering over a hedge',
    sneaking:
      'sneaking in|sneaks in|on tiptoe|on tiptoes|creeping|sneaking around|sneaking away|sneaking through',
    burglar: 'burglar|thief|thieves+|cat burglar',
    ladder:
      'on a ladder|up a ladder|on the ladder|on a library ladder|climbing a ladder|standing on a ladder',
    puddles:
      'jumping in puddles|jumping into puddles|jumps in puddles|jumps into puddles|jumping in a puddle|jumps into a puddle|splashing in puddles|playing in puddles|jumps in a puddle|splashing in a puddle|jumping in the puddles|jumping over puddles',
    stretching:
      'stretching|stretches|stretching his arms|stretching her arms|stretching in the morning|having a stretch',
    timing:
      'looking at his watch|looking at her watch|checking his watch|checking her watch|looks at his watch|looks at her watch|checking the time|checks his watch',
    crates:
      'carrying crates|carrying a crate|carries a crate|carry crates|carrying crates of fruit|carrying wooden crates|carrying boxes of fruit|loading crates|unloading crates|lifting a heavy box|lifting a box|carrying a heavy box|carrying heavy boxes|lifting boxes|lifting heavy boxes|lifts a heavy box',
    hive: 'opening a hive|opening a beehive|opening the hive|opens a hive|opens a beehive|opens the hive|checking the hives|inspecting a beehive|inspecting the hives|tending the hives|tending bees|tending his bees|at the beehive|at his hives',
    bicyclerepair:
      'repairing a bicycle|repairing a bike|repairing his bicycle|repairing her bicycle|repairing his bike|fixing a bicycle|fixing a bike|fixing his bike|fixing her bike|fixing his bicycle|repairs a bicycle|repairs his bike|mending a bicycle',
    rockinghorse:
      'building a rocking horse|carving a rocking horse|making a rocking horse|sawing a rocking horse|builds a rocking horse|for a rocking horse|makes a rocking horse',
    chestnuts:
      'roasting chestnuts|roasts chestnuts|roasted chestnuts|selling roasted chestnuts|roast chestnuts|roasting almonds|selling chestnuts|chestnut seller|roasted almonds',
    firecrackers:
      'setting off firecrackers|lighting firecrackers|sets off firecrackers|set off firecrackers|firecrackers+|throwing firecrackers|playing with firecrackers',
    liftingcar:
      'lifting a car|lifts a car|lifting the car|lifting up a car|holding a car over his head|holding up a car|carrying a car|lifting a car over his head|lifting a car over her head',
    strong: 'strong man|strongman|very strong man|bodybuilder|weightlifter',
    roundfountain:
      'chasing each other round a fountain|chasing each other around a fountain|chasing each other around the fountain|chasing each other round the fountain|running around a fountain|running round a fountain|running around the fountain|chase each other around a fountain',
    nets: 'nets+|net full of fish|nets full of fish|heavy nets',
    afloat:
      'floating on her back|floating on his back|floating on their backs|floats on her back|floats on his back',
  },
  zh: {
    pillowfight: '枕头大战|打枕头仗|枕头仗|用枕头打闹',
    foodfight: '食物大战|互扔食物|扔食物',
    pinata: '皮纳塔|打皮纳塔|皮尼亚塔|彩罐',
    blindfolded: '蒙眼|蒙着眼睛|蒙着眼|蒙住眼睛',
    whispering: '说悄悄话|悄悄话|耳语|窃窃私语|低声耳语|告诉秘密',
    fitting: '量尺寸|量身|量体|量身材|量身定做|试西装|量衣服',
    combing: '编辫子|扎辫子|梳辫子|编头发',
    hidingtree:
      '躲在树后|躲在树后面|藏在树后|藏在树后面|从树后探头|捉迷藏|玩捉迷藏|躲猫猫|玩躲猫猫',
    hidingsofa: '躲在沙发后|躲在沙发后面|藏在沙发后面|藏在沙发后',
    hidingbed: '躲在床下|躲在床底下|藏在床下|藏在床底下',
    peeking: '从树篱上探头|从树篱后探头|隔着树篱张望|从树篱上方偷看',
    sneaking: '蹑手蹑脚|踮着脚走|偷偷摸摸|偷偷溜',
    burglar: '小偷|窃贼|盗贼|入室盗贼',
    ladder: '梯子上|在梯子上|爬梯子|站在梯子上',
    puddles: '踩水坑|跳水坑|跳进水坑|在水坑里跳|在水坑里跳跃|踩水洼|在水坑里玩',
    stretching: '伸懒腰|正在伸懒腰|伸展身体',
    timing: '看手表|看表|正在看手表|看着手表',
    crates: '搬箱子|搬木箱|搬运箱子|搬运木箱|抬箱子|搬着箱子|搬重箱子|抬重箱子',
    hive: '打开蜂箱|检查蜂箱|查看蜂箱|照料蜜蜂',
    bicyclerepair: '修自行车|修理自行车|正在修自行车|修单车',
    rockinghorse: '做木马|制作木马|制作摇摇木马|雕刻木马',
    chestnuts: '烤栗子|炒栗子|糖炒栗子|卖炒栗子|烤杏仁',
    firecrackers: '放鞭炮|放爆竹|点鞭炮|燃放鞭炮|鞭炮',
    liftingcar: '举起汽车|举起一辆汽车|举起一辆车|举车|把车举起来',
    strong: '大力士|壮汉|健美运动员',
    roundfountain: '围着喷泉追逐|绕着喷泉追逐|围着喷泉奔跑|绕着喷泉跑',
    nets: '一网鱼',
    afloat: '仰面漂浮|仰躺在水面|仰浮在水面上',
  },
  ja: {
    pillowfight: '枕投げ|枕投げをする|枕投げをしている|まくら投げ',
    foodfight: '食べ物の投げ合い|食べ物を投げ合う|食べ物を投げ合っている|フードファイト',
    pinata: 'ピニャータ|ピニャータを割る|ピニャータを叩く|ピニャータを叩いている',
    blindfolded: '目隠しをした|目隠しした|目隠し',
    whispering:
      'ささやく|ささやいている|囁く|囁いている|内緒話をする|内緒話をしている|ひそひそ話をする',
    fitting: '採寸する|採寸している|採寸|寸法を測る|寸法を測っている',
    combing: '髪を編む|髪を編んでいる|三つ編みにする|髪を結う|髪を結っている',
    hidingtree:
      '木の後ろに隠れる|木の後ろに隠れている|木の陰に隠れる|木の陰に隠れている|かくれんぼ|かくれんぼをする|かくれんぼをしている|隠れんぼをする',
    hidingsofa: 'ソファの後ろに隠れる|ソファの後ろに隠れている|ソファの陰に隠れている',
    hidingbed: 'ベッドの下に隠れる|ベッドの下に隠れている',
    peeking: '生け垣越しに覗く|生垣越しに覗く|生け垣から覗いている|生け垣越しに覗いている',
    sneaking: '忍び足で歩く|忍び足|こっそり歩く|こっそり歩いている',
    burglar: '泥棒|盗賊|強盗|空き巣',
    ladder: 'はしごの上|梯子の上|脚立の上|はしごに登る',
    puddles:
      '水たまりで跳ねる|水たまりで遊ぶ|水たまりに飛び込む|水たまりでジャンプ|水たまりでジャンプする|水たまりに飛び込んで',
    stretching: '伸びをする|伸びをしている|背伸びをする|背伸びをしている',
    timing: '腕時計を見る|腕時計を見ている|時計を見る|時計を見ている',
    crates:
      '木箱を運ぶ|木箱を運んでいる|箱を運ぶ|箱を運んでいる|重い箱を持ち上げる|重い箱を運ぶ|箱を持ち上げる',
    hive: '巣箱を開ける|巣箱を開けている|蜂の巣箱を開ける|巣箱を点検する|巣箱を点検している',
    bicyclerepair: '自転車を修理する|自転車を修理している|自転車を直す|自転車を直している',
    rockinghorse: '木馬を作る|木馬を作っている|揺り木馬を作る|木馬を彫る',
    chestnuts: '焼き栗|栗を焼く|栗を焼いている|焼き栗を売る',
    firecrackers: '爆竹を鳴らす|爆竹を鳴らしている|爆竹|爆竹に火をつける',
    liftingcar: '車を持ち上げる|車を持ち上げている|自動車を持ち上げる',
    strong: '力持ち|怪力男|力自慢の男|ボディビルダー',
    roundfountain:
      '噴水の周りで追いかけっこをする|噴水の周りで追いかけっこをしている|噴水の周りを走り回る|噴水の周りを走る',
    nets: '網',
    afloat: '仰向けに浮かぶ|仰向けに浮かんでいる|仰向けで浮いている',
  },
  ko: {
    pillowfight: '베개 싸움|베개싸움|베개 싸움을 하는|베개싸움을 하는',
    foodfight: '음식 싸움|음식을 던지는|음식 던지기',
    pinata: '피냐타|피냐타를 치는|피냐타를 터뜨리는|피냐타를 때리는',
    blindfolded: '눈을 가린|눈가리개를 한|안대를 한',
    whispering: '속삭이는|속삭이고 있는|귓속말하는|귓속말을 하는|비밀을 말하는',
    fitting: '치수를 재는|치수를 재고 있는|옷 치수를 재는|몸 치수를 재는',
    combing: '머리를 땋는|머리를 땋아주는|머리를 빗겨주는|머리를 묶어주는',
    hidingtree:
      '나무 뒤에 숨은|나무 뒤에 숨어 있는|나무 뒤에 숨는|숨바꼭질|숨바꼭질하는|숨바꼭질을 하는',
    hidingsofa: '소파 뒤에 숨은|소파 뒤에 숨어 있는|소파 뒤에 숨는',
    hidingbed: '침대 밑에 숨은|침대 밑에 숨어 있는|침대 아래에 숨은',
    peeking: '울타리 너머로 엿보는|생울타리 너머로 엿보는|산울타리 너머로 보는',
    sneaking: '살금살금|살금살금 걷는|까치발로 걷는|몰래 걷는',
    burglar: '도둑|도둑들+|도적|강도|좀도둑',
    ladder: '사다리 위|사다리에 올라간|사다리 위에서',
    puddles:
      '물웅덩이에서 뛰는|웅덩이에서 뛰노는|물웅덩이에서 노는|물웅덩이에서 뛴다|물웅덩이에서 점프하는|웅덩이에서 첨벙거리는',
    stretching: '기지개를 켜는|기지개 켜는|스트레칭하는|스트레칭을 하는',
    timing: '손목시계를 보는|시계를 보는|손목시계를 보고 있는|시계를 보고 있는',
    crates:
      '상자를 나르는|나무 상자를 나르는|상자를 옮기는|상자를 들고 가는|무거운 상자를 드는|무거운 상자를 나르는|상자를 들어 올리는',
    hive: '벌통을 여는|벌통을 열고 있는|벌통을 살피는|벌을 돌보는',
    bicyclerepair: '자전거를 고치는|자전거를 수리하는|자전거를 고치고 있는|자전거를 수리하고 있는',
    rockinghorse: '목마를 만드는|흔들 목마를 만드는|흔들목마를 만드는|목마를 깎는',
    chestnuts: '군밤|밤을 굽는|군밤을 파는|밤을 굽고 있는',
    firecrackers: '폭죽을 터뜨리는|폭죽을 터트리는|폭죽놀이를 하는|딱총을 터뜨리는',
    liftingcar: '자동차를 들어 올리는|차를 들어 올리는|자동차를 드는|차를 드는',
    strong: '힘센 남자|천하장사|장사|보디빌더',
    roundfountain: '분수 주위를 뛰어다니는|분수 주위를 뛰는|분수대 주위를 뛰어다니는',
    nets: '그물',
    afloat: '물 위에 누워 있는|누워서 떠 있는|물에 누워 떠 있는',
  },
  fr: {
    pillowfight:
      "bataille de polochons|bataille d'oreillers|batailles de polochons+|se battent à coups d'oreillers",
    foodfight:
      'bataille de nourriture|se lancent de la nourriture|batailles de nourriture+|bataille de purée|une bataille de purée|bataille de tartes',
    pinata:
      'piñata|piñatas+|frappe une piñata|frappant une piñata|casse une piñata|tape sur une piñata',
    blindfolded: 'les yeux bandés|aux yeux bandés|yeux bandés',
    whispering:
      "chuchotant|chuchote|chuchotent|chuchotant un secret|chuchote un secret|murmure à l'oreille|chuchote à l'oreille|murmurant",
    fitting:
      "prenant les mesures|prend les mesures|prend ses mesures|mesurant|essayage d'un costume|prenant ses mesures",
    combing:
      'coiffe|coiffant|peigne les cheveux|peignant les cheveux|brosse les cheveux|tresse les cheveux|tressant les cheveux',
    hidingtree:
      "caché derrière un arbre|cachée derrière un arbre|se cache derrière un arbre|se cachant derrière un arbre|se cache derrière l'arbre|jouent à cache-cache|jouant à cache-cache|joue à cache-cache|cache-cache|jouent à cache cache|jouant à cache cache",
    hidingsofa:
      'caché derrière le canapé|cachée derrière le canapé|se cache derrière le canapé|se cachant derrière le canapé|se cache derrière un canapé',
    hidingbed:
      'caché sous le lit|cachée sous le lit|se cache sous le lit|se cachant sous le lit|se cache sous un lit',
    peeking:
      'regarde par-dessus la haie|regardant par-dessus la haie|épie par-dessus la haie|espionne par-dessus la haie',
    sneaking: 'sur la pointe des pieds|à pas de loup|se faufile|se faufilant',
    burglar: 'cambrioleur|voleur|cambrioleuse|voleuse',
    ladder: "sur une échelle|sur l'échelle|en haut d'une échelle",
    puddles:
      'saute dans les flaques|qui saute dans les flaques|sautant dans les flaques|jouant dans les flaques|saute dans une flaque|sautant dans une flaque|saute dans la flaque|sautent dans les flaques',
    stretching: "s'étire|s'étirant|s'étirent|qui s'étire",
    timing: 'regarde sa montre|regardant sa montre|consulte sa montre|consultant sa montre',
    crates:
      'portant des caisses|porte une caisse|portent des caisses|portant une caisse|transportant des caisses|transportent des caisses|soulève une caisse|soulevant une lourde caisse|porte un lourd carton|portant un carton lourd',
    hive: 'ouvrant une ruche|ouvre une ruche|ouvre la ruche|inspecte une ruche|inspectant une ruche|inspecte ses ruches',
    bicyclerepair:
      'répare un vélo|réparant un vélo|répare son vélo|réparant son vélo|répare une bicyclette|réparent un vélo',
    rockinghorse:
      'fabrique un cheval à bascule|fabriquant un cheval à bascule|construit un cheval à bascule|sculpte un cheval à bascule',
    chestnuts:
      'grille des marrons|grillant des marrons|vend des marrons chauds|marrons chauds|marchand de marrons|faisant griller des marrons',
    firecrackers:
      'font éclater des pétards|allument des pétards|lançant des pétards|allumant des pétards|pétards+',
    liftingcar: 'soulève une voiture|soulevant une voiture|soulèvent une voiture|porte une voiture',
    strong: 'homme fort|hercule|culturiste|hommes forts+',
    roundfountain:
      "se poursuivent autour d'une fontaine|se poursuivent autour de la fontaine|courent autour d'une fontaine|courent autour de la fontaine|se courent après autour d'une fontaine",
    nets: 'filets+|filet plein de poissons',
    afloat: 'fait la planche|faisant la planche|flotte sur le dos|flottant sur le dos',
  },
  de: {
    pillowfight:
      'kissenschlacht|kissenschlachten+|machen eine kissenschlacht|bei einer kissenschlacht',
    foodfight:
      'essensschlacht|essenschlacht|bewerfen sich mit essen|werfen mit essen|kuchenschlacht|tortenschlacht',
    pinata: 'piñata|piñatas+|schlägt eine piñata|schlägt auf eine piñata|zerschlägt eine piñata',
    blindfolded: 'mit verbundenen augen|verbundene augen|augenbinde',
    whispering:
      'flüstert|flüstern|flüsternd|flüstert ein geheimnis|flüstert ins ohr|ins ohr flüsternd|tuschelt|tuscheln',
    fitting: 'nimmt maß|maß nehmend|maß nehmen|vermisst|misst einen kunden|anprobe',
    combing: 'kämmt|flicht|flechtet|kämmend|flicht die haare|flechtet die haare',
    hidingtree:
      'versteckt sich hinter einem baum|hinter einem baum versteckt|sich hinter einem baum versteckend|versteckt sich hinter dem baum|spielen verstecken|spielen verstecken im|versteckspiel|beim versteckspiel|spielt verstecken|verstecken spielende|spielen versteck|verstecken spielen',
    hidingsofa:
      'versteckt sich hinter dem sofa|hinter dem sofa versteckt|versteckt sich hinter der couch|hinter der couch versteckt',
    hidingbed:
      'versteckt sich unter dem bett|unter dem bett versteckt|sich unter dem bett versteckend|versteckt sich unterm bett',
    peeking:
      'schaut über die hecke|guckt über die hecke|späht über die hecke|lugt über die hecke|blickt über die hecke',
    sneaking: 'auf zehenspitzen|schleichend|schleicht|schleichen',
    burglar: 'einbrecher|dieb|diebe+|dieben+|räuber|einbrecherin|diebin',
    ladder: 'auf einer leiter|auf der leiter',
    puddles:
      'springt in pfützen|springt in eine pfütze|spielt in pfützen|hüpft in pfützen|hüpft in eine pfütze|springt in die pfütze|springen in pfützen|hüpfen in pfützen',
    stretching: 'streckt sich|strecken sich|räkelt sich|sich streckend|rekelt sich',
    timing:
      'schaut auf die uhr|schaut auf seine uhr|schaut auf ihre uhr|blickt auf die uhr|sieht auf die uhr|blickt auf die armbanduhr',
    crates:
      'trägt eine kiste|tragen kisten|kisten tragend|trägt kisten|schleppen kisten|schleppt kisten|hebt eine schwere kiste|trägt eine schwere kiste|schleppt eine kiste|hebt eine kiste',
    hive: 'öffnet einen bienenstock|öffnet den bienenstock|kontrolliert die bienenstöcke|am bienenstock|einen bienenstock öffnend',
    bicyclerepair:
      'repariert ein fahrrad|repariert sein fahrrad|repariert ihr fahrrad|repariert das fahrrad|flickt ein fahrrad|repariert fahrräder',
    rockinghorse:
      'baut ein schaukelpferd|schnitzt ein schaukelpferd|sägt ein schaukelpferd|für ein schaukelpferd|ein schaukelpferd bauend',
    chestnuts:
      'röstet maronen|röstet kastanien|röstet mandeln|heiße maronen|gebrannte mandeln|maroniverkäufer|maronen röstend|röstet esskastanien',
    firecrackers:
      'zünden böller|zünden knaller|lassen knallfrösche los|werfen böller|knallfrösche+|lassen böller krachen',
    liftingcar:
      'hebt ein auto|stemmt ein auto|hebt ein auto hoch|ein auto hebend|hält ein auto hoch',
    strong: 'starker mann|muskelmann|kraftprotz|bodybuilder|gewichtheber',
    roundfountain:
      'jagen sich um einen brunnen|rennen um einen brunnen|laufen um einen brunnen|jagen sich um den brunnen|rennen um den brunnen',
    nets: 'netze+|netz voller fische',
    afloat: 'treibt auf dem rücken|auf dem rücken treibend|lässt sich treiben',
  },
  es: {
    pillowfight:
      'pelea de almohadas|guerra de almohadas|peleas de almohadas+|peleando con almohadas',
    foodfight:
      'guerra de comida|pelea de comida|lanzándose comida|se lanzan comida|batalla de puré|guerra de tartas',
    pinata:
      'piñata|piñatas+|golpeando una piñata|rompiendo una piñata|golpea una piñata|rompe una piñata|pegándole a la piñata',
    blindfolded: 'con los ojos vendados|ojos vendados|vendado|vendada',
    whispering:
      'susurrando|susurra|susurran|susurrando un secreto|susurra un secreto|contando un secreto|cuenta un secreto|cuchicheando',
    fitting:
      'tomando medidas|toma medidas|tomando las medidas|tomándole las medidas|toma las medidas|midiendo',
    combing:
      'peina|peinando|trenzando|haciendo una trenza|peina el pelo|trenzando el pelo|haciéndole una trenza',
    hidingtree:
      'escondido detrás de un árbol|escondida detrás de un árbol|se esconde detrás de un árbol|escondiéndose detrás de un árbol|escondido tras un árbol|jugando al escondite|juegan al escondite|jugando a las escondidas|juegan a las escondidas|al escondite|jugando a escondidas',
    hidingsofa:
      'escondido detrás del sofá|escondida detrás del sofá|se esconde detrás del sofá|escondiéndose detrás del sofá',
    hidingbed:
      'escondido debajo de la cama|escondida debajo de la cama|se esconde debajo de la cama|escondido bajo la cama|escondiéndose debajo de la cama',
    peeking:
      'asomándose por encima del seto|se asoma por encima del seto|mirando por encima del seto|espiando por encima del seto',
    sneaking: 'de puntillas|sigilosamente|caminando de puntillas|a hurtadillas',
    burglar: 'ladrón|ladrona|ladrones+|ratero',
    ladder: 'en una escalera de mano|subido a una escalera de mano|subida a una escalera de mano',
    puddles:
      'saltando en los charcos|salta en los charcos|saltando charcos|jugando en los charcos|saltando en un charco|salta en un charco|saltando en el charco|brincando en los charcos|brincando charcos',
    stretching: 'estirándose|se estira|se estiran|desperezándose|se despereza',
    timing: 'mirando su reloj|mira su reloj|mirando el reloj|mira el reloj|consultando su reloj',
    crates:
      'cargando cajas|carga una caja|llevando cajas|cargando una caja|transportando cajas|llevando una caja|levantando una caja|levantando una caja pesada|cargando una caja pesada|levanta una caja pesada',
    hive: 'abriendo una colmena|abre una colmena|abre la colmena|revisando una colmena|revisa las colmenas',
    bicyclerepair:
      'reparando una bicicleta|repara una bicicleta|arreglando una bicicleta|arregla su bicicleta|reparando su bicicleta|arreglando su bici',
    rockinghorse:
      'haciendo un caballito de madera|hace un caballito de madera|construyendo un caballito balancín|tallando un caballito de madera|construye un caballo balancín',
    chestnuts:
      'asando castañas|asa castañas|castañero|castañera|vendiendo castañas asadas|tostando almendras',
    firecrackers:
      'tirando petardos|encendiendo petardos|petardos+|tiran petardos|lanzando petardos|encienden petardos',
    liftingcar:
      'levantando un coche|levanta un coche|levantando un auto|levanta un carro|levantando un carro|levanta un auto',
    strong: 'hombre fuerte|forzudo|culturista|hombres fuertes+',
    roundfountain:
      'persiguiéndose alrededor de una fuente|se persiguen alrededor de una fuente|corriendo alrededor de una fuente|corren alrededor de la fuente|se persiguen alrededor de la fuente',
    nets: 'redes+|red llena de peces',
    afloat: 'flotando boca arriba|flota boca arriba|haciendo el muerto|flotando de espaldas',
  },
  ru: {
    pillowfight: 'бой подушками|дерутся подушками|бой на подушках|подушечный бой|бьются подушками',
    foodfight: 'кидаются едой|бой едой|бросаются едой|пищевая битва',
    pinata: 'пиньята|пиньяту|бьёт пиньяту|разбивает пиньяту|пиньяте',
    blindfolded: 'с завязанными глазами|завязанные глаза|с повязкой на глазах',
    whispering:
      'шепчет|шепчут|шепчутся|шепчет на ухо|шепчет секрет|шепчет тайну|шепчущая|рассказывает секрет',
    fitting: 'снимает мерки|снимает мерку|снимающий мерки|примерка костюма|примеряет костюм',
    combing: 'заплетает косу|заплетает косы|заплетает волосы|причесывает|заплетающая косу',
    hidingtree:
      'прячется за деревом|прячутся за деревом|спрятался за деревом|выглядывает из-за дерева|прячущийся за деревом|играют в прятки|играет в прятки|в прятки|играющие в прятки',
    hidingsofa: 'прячется за диваном|прячутся за диваном|спрятался за диваном|спрятался за диван',
    hidingbed: 'прячется под кроватью|прячутся под кроватью|спрятался под кроватью',
    peeking:
      'выглядывает из-за изгороди|смотрит через изгородь|подглядывает через изгородь|заглядывает через живую изгородь',
    sneaking: 'крадётся|крадется|крадутся|на цыпочках|крадучись|крадущийся',
    burglar: 'вор|грабитель|грабители+|воры+|воров+|воришки+|взломщик',
    ladder: 'на стремянке|на приставной лестнице|на лестнице-стремянке',
    puddles:
      'прыгает по лужам|прыгают по лужам|прыгает в лужу|прыгающая по лужам|прыгают в лужи|скачет по лужам|бегает по лужам|шлёпает по лужам',
    stretching: 'потягивается|потягиваются|потягивающийся|потягивающаяся',
    timing: 'смотрит на часы|смотрит на свои часы|смотрящий на часы|глядит на часы',
    crates:
      'несёт ящик|несет ящик|несут ящики|таскают ящики|носят ящики|переносят ящики|тащит ящик|поднимает тяжёлый ящик|несёт тяжёлый ящик|поднимает ящик',
    hive: 'открывает улей|осматривает улей|у улья|открывающий улей|проверяет ульи',
    bicyclerepair: 'чинит велосипед|чинящий велосипед|ремонтирует велосипед|чинят велосипед',
    rockinghorse:
      'делает лошадку-качалку|мастерит лошадку-качалку|вырезает лошадку-качалку|делает деревянную лошадку',
    chestnuts:
      'жарит каштаны|жареные каштаны|продаёт жареные каштаны|продавец каштанов|жарит миндаль',
    firecrackers: 'взрывают петарды|запускают петарды|петарды+|поджигают петарды',
    liftingcar:
      'поднимает машину|поднимает автомобиль|поднимающий машину|держит машину над головой',
    strong: 'силач|силача|силачи+|культурист|атлет',
    roundfountain:
      'бегают вокруг фонтана|гоняются друг за другом вокруг фонтана|носятся вокруг фонтана',
    nets: 'сети+|невод|сеть с рыбой',
    afloat: 'лежит на спине на воде|плывёт на спине|плывет на спине|плавает на спине',
  },
  pt: {
    pillowfight:
      'guerra de travesseiros|luta de travesseiros|guerra de almofadas|luta de almofadas',
    foodfight:
      'guerra de comida|luta de comida|atirando comida|jogando comida uns nos outros|guerra de purê|guerra de tortas',
    pinata: 'pinhata|piñata|quebrando uma pinhata|batendo numa pinhata|quebra uma pinhata',
    blindfolded: 'de olhos vendados|com os olhos vendados|olhos vendados|vendado|vendada',
    whispering:
      'sussurrando|sussurra|sussurram|sussurrando um segredo|sussurra um segredo|cochichando|contando um segredo|a sussurrar',
    fitting:
      'tirando as medidas|tira as medidas|tirando medidas|a tirar as medidas|medindo|prova de terno',
    combing:
      'penteia|penteando|trançando|fazendo tranças|a pentear|trançando o cabelo|fazendo trança',
    hidingtree:
      'escondido atrás de uma árvore|escondida atrás de uma árvore|se esconde atrás de uma árvore|se escondendo atrás de uma árvore|escondendo-se atrás de uma árvore|brincando de esconde-esconde|brincam de esconde-esconde|brincando de esconde esconde|jogando às escondidas|a brincar às escondidas',
    hidingsofa:
      'escondido atrás do sofá|escondida atrás do sofá|se esconde atrás do sofá|se escondendo atrás do sofá|escondendo-se atrás do sofá',
    hidingbed:
      'escondido debaixo da cama|escondida debaixo da cama|se esconde debaixo da cama|se escondendo debaixo da cama|escondendo-se debaixo da cama',
    peeking:
      'espiando por cima da sebe|espia por cima da sebe|olhando por cima da sebe|espreitando por cima da sebe',
    sneaking: 'na ponta dos pés|nas pontas dos pés|sorrateiramente|de mansinho|esgueirando-se',
    burglar: 'ladrão|ladra|ladrões+|assaltante',
    ladder: 'numa escada de mão|em uma escada de mão',
    puddles:
      'pulando nas poças|pulando em poças|pula nas poças|saltando nas poças|pulando na poça|pulando numa poça|pulando em uma poça|pula na poça|pulando em poça',
    stretching: 'se espreguiçando|espreguiçando-se|se espreguiça|a espreguiçar-se|se alongando',
    timing:
      'olhando para o relógio|olha para o relógio|olhando o relógio|a olhar para o relógio|consultando o relógio',
    crates:
      'carregando caixas|carrega uma caixa|carregando uma caixa|carregando caixotes|a carregar caixas|transportando caixas|levantando uma caixa|levantando uma caixa pesada|carregando uma caixa pesada',
    hive: 'abrindo uma colmeia|abre uma colmeia|abre a colmeia|a abrir uma colmeia|inspecionando uma colmeia',
    bicyclerepair:
      'consertando uma bicicleta|conserta uma bicicleta|consertando a bicicleta|a consertar uma bicicleta|a arranjar a bicicleta|reparando uma bicicleta',
    rockinghorse:
      'fazendo um cavalinho de balanço|faz um cavalinho de balanço|construindo um cavalo de balanço|a fazer um cavalo de balanço',
    chestnuts:
      'assando castanhas|assa castanhas|a assar castanhas|vendedor de castanhas|castanhas assadas|vendendo castanhas',
    firecrackers:
      'soltando bombinhas|estourando bombinhas|soltam bombinhas|bombinhas+|a lançar petardos',
    liftingcar:
      'levantando um carro|levanta um carro|a levantar um carro|erguendo um carro|ergue um carro',
    strong: 'homem forte|homem muito forte|fisiculturista|halterofilista',
    roundfountain:
      'correndo ao redor de uma fonte|correm ao redor da fonte|perseguindo-se à volta de uma fonte|correndo em volta de uma fonte|correm à volta da fonte',
    nets: 'redes+|rede cheia de peixes',
    afloat: 'boiando de costas|boia de costas|a boiar de costas|boiando na água',
  },
  it: {
    pillowfight: 'battaglia di cuscini|lotta con i cuscini|lotta di cuscini|battaglie di cuscini+',
    foodfight:
      'battaglia di cibo|battaglia con il cibo|si lanciano il cibo|si tirano il cibo|battaglia di purè|battaglia di torte',
    pinata: 'pignatta|piñata|colpisce una pignatta|rompe la pignatta|colpisce la pignatta',
    blindfolded: 'bendato|bendata|con gli occhi bendati|occhi bendati',
    whispering:
      "sussurra|sussurrando|sussurrano|sussurra un segreto|sussurra all'orecchio|bisbiglia|bisbigliando|racconta un segreto",
    fitting:
      'prende le misure|prendendo le misure|misura un cliente|prova un abito|prova un vestito',
    combing: 'pettina|pettinando|intreccia i capelli|fa la treccia|pettina i capelli|fa le trecce',
    hidingtree:
      "nascosto dietro un albero|nascosta dietro un albero|si nasconde dietro un albero|nascondendosi dietro un albero|si nasconde dietro l'albero|giocano a nascondino|giocando a nascondino|gioca a nascondino|nascondino|che giocano a nascondino",
    hidingsofa:
      'nascosto dietro il divano|nascosta dietro il divano|si nasconde dietro il divano|nascondendosi dietro il divano',
    hidingbed:
      'nascosto sotto il letto|nascosta sotto il letto|si nasconde sotto il letto|nascondendosi sotto il letto',
    peeking:
      'sbircia oltre la siepe|sbirciando oltre la siepe|guarda oltre la siepe|spia oltre la siepe|sbircia da sopra la siepe',
    sneaking: 'in punta di piedi|furtivamente|di soppiatto|si intrufola',
    burglar: 'ladro|ladra|ladri+|scassinatore',
    ladder: 'su una scala a pioli|sulla scala a pioli',
    puddles:
      'salta nelle pozzanghere|saltando nelle pozzanghere|che salta nelle pozzanghere|salta in una pozzanghera|saltando in una pozzanghera|saltano nelle pozzanghere',
    stretching: 'si stiracchia|stiracchiandosi|si stira|si stiracchiano',
    timing: "guarda l'orologio|guardando l'orologio|controlla l'orologio|guarda il suo orologio",
    crates:
      'portando casse|porta una cassa|portano casse|trasporta casse|trasportano casse|portano cassette|porta una cassetta|solleva una cassa|solleva una cassa pesante|sollevando una scatola pesante|porta una cassa pesante',
    hive: "apre un alveare|apre un'arnia|aprendo un'arnia|controlla le arnie|apre l'arnia|aprendo un alveare",
    bicyclerepair:
      'ripara una bicicletta|riparando una bicicletta|ripara la bicicletta|aggiusta una bicicletta|aggiusta la bici',
    rockinghorse:
      'costruisce un cavallo a dondolo|costruendo un cavallo a dondolo|intaglia un cavallo a dondolo|fa un cavallo a dondolo',
    chestnuts:
      'arrostisce castagne|arrostendo castagne|caldarroste|caldarrostaio|vende caldarroste|arrostisce le castagne',
    firecrackers:
      'fanno scoppiare petardi|accendono petardi|petardi+|lanciano petardi|accendendo petardi',
    liftingcar:
      "solleva un'auto|sollevando un'auto|solleva una macchina|alza una macchina|sollevando una macchina",
    strong: 'uomo forte|uomo forzuto|culturista|uomini forti+',
    roundfountain:
      'si rincorrono attorno a una fontana|si rincorrono intorno a una fontana|corrono intorno alla fontana|si rincorrono intorno alla fontana|corrono attorno a una fontana',
    nets: 'reti+|rete piena di pesci',
    afloat: 'fa il morto|galleggia sulla schiena|galleggiando sulla schiena',
  },
  tr: {
    pillowfight: 'yastık savaşı|yastık savaşı yapan|yastık kavgası',
    foodfight: 'yemek savaşı|yemek savaşı yapan|birbirine yemek atan',
    pinata: 'pinyata|piñata|pinyataya vuran|pinyatayı patlatan',
    blindfolded: 'gözleri bağlı|gözü bağlı',
    whispering: 'fısıldayan|fısıldıyor|fısıldaşan|sır fısıldayan|kulağına fısıldayan|sır veren',
    fitting: 'ölçü alan|ölçüsünü alan|ölçü alıyor|ölçülerini alan|ölçüsünü alıyor',
    combing: 'saçını ören|saçlarını ören|saç ören|saçını örüyor',
    hidingtree:
      'ağacın arkasına saklanan|ağacın arkasında saklanan|ağaç arkasına saklanan|saklambaç oynayan|saklambaç oynuyor|saklambaç',
    hidingsofa:
      'kanepenin arkasına saklanan|koltuğun arkasına saklanan|kanepenin arkasında saklanan',
    hidingbed: 'yatağın altına saklanan|yatağın altında saklanan',
    peeking: 'çitin üzerinden bakan|çalı çitin üzerinden bakan|çitin üstünden gözetleyen',
    sneaking: 'parmak ucunda yürüyen|sinsice yürüyen|gizlice giren|parmak uçlarında yürüyen',
    burglar: 'hırsız|hırsızlar+|soyguncu',
    ladder: 'el merdiveninde|portatif merdivende|ahşap el merdiveninde',
    puddles:
      'su birikintilerinde zıplayan|su birikintisine atlayan|su birikintilerinde oynayan|su birikintisine atlıyor|su birikintisinde zıplıyor|su birikintilerinde zıplıyor|su birikintisinde zıplayan',
    stretching: 'gerinen|geriniyor|esneme hareketi yapan',
    timing: 'saatine bakan|saatine bakıyor|kol saatine bakan',
    crates:
      'kasa taşıyan|sandık taşıyan|kasaları taşıyan|kasa taşıyor|sandıkları taşıyan|ağır bir kutu taşıyan|ağır kutu taşıyan|kutu kaldıran',
    hive: 'kovan açan|kovanı açan|arı kovanını açan|kovanı kontrol eden',
    bicyclerepair: 'bisiklet tamir eden|bisikletini tamir eden|bisiklet onaran|bisikletini onaran',
    rockinghorse: 'sallanan at yapan|tahta at yapan|sallanan at oyan',
    chestnuts: 'kestane kavuran|kestane pişiren|kestane közleyen|kestaneci|kestane satan',
    firecrackers: 'çatapat patlatan|torpil patlatan|maytap patlatan|çatapat atan',
    liftingcar: 'araba kaldıran|arabayı kaldıran|otomobil kaldıran|araba kaldırıyor',
    strong: 'güçlü adam|kuvvetli adam|vücut geliştirici',
    roundfountain:
      'çeşmenin etrafında koşan|havuzun etrafında koşan|fıskiyenin etrafında kovalayan|çeşmenin etrafında kovalamaca oynayan',
    nets: 'ağ|ağları',
    afloat: 'sırtüstü yüzen|suda sırtüstü yatan|sırt üstü yüzen',
  },
  ar: {
    pillowfight:
      'معركة وسائد|معركة الوسائد|حرب الوسائد|يتقاتلون بالوسائد|قتال بالوسائد|يتضاربون بالوسائد',
    foodfight: 'معركة طعام|معركة الطعام|حرب الطعام|يتراشقون بالطعام',
    pinata: 'بينياتا|البينياتا|يضرب البينياتا|تضرب البينياتا|بنياتا',
    blindfolded: 'معصوب العينين|معصوبة العينين',
    whispering: 'يهمس|تهمس|يهمسون|يهمس سرا|تهمس سرا|تهمس بسر|يهمس بسر',
    fitting: 'يأخذ مقاسات|تأخذ مقاسات|يأخذ المقاسات|يأخذ قياسات|يقيس',
    combing: 'تمشط شعر|تسرح شعر|تجدل شعر|تضفر شعر|تجدل الشعر',
    hidingtree:
      'يختبئ خلف شجرة|تختبئ خلف شجرة|يختبئ خلف الشجرة|يختبئ وراء شجرة|تختبئ وراء شجرة|يلعبون الغميضة|يلعب الغميضة|الغميضة|تلعب الغميضة',
    hidingsofa: 'يختبئ خلف الأريكة|تختبئ خلف الأريكة|يختبئ وراء الأريكة|تختبئ وراء الأريكة',
    hidingbed: 'يختبئ تحت السرير|تختبئ تحت السرير|مختبئ تحت السرير',
    peeking: 'ينظر من فوق السياج|تنظر من فوق السياج|يتلصص من فوق السياج|يطل من فوق السياج',
    sneaking: 'يتسلل|تتسلل|يتسللون|على أطراف أصابعه|على أطراف أصابعها|متسللا',
    burglar: 'لص|سارق|لصوص+|اللصوص+|حرامي',
    ladder: 'على سلم خشبي|على سلم متنقل',
    puddles:
      'تقفز في برك الماء|يقفز في برك الماء|تلعب في برك الماء|يقفز في بركة ماء|تقفز في بركة ماء|يقفزون في برك الماء',
    stretching: 'يتمطى|تتمطى|يتمدد ويتمطى|يمد ذراعيه',
    timing: 'ينظر إلى ساعته|تنظر إلى ساعتها|يتفقد ساعته|تتفقد ساعتها',
    crates:
      'يحمل صناديق|يحملون صناديق|يحمل صندوقا|ينقلون الصناديق|تحمل صندوقا|يحملون الصناديق|يرفع صندوقا ثقيلا|يحمل صندوقا ثقيلا|يرفع صندوقا',
    hive: 'يفتح خلية نحل|يفتح خلية النحل|يتفقد خلايا النحل|تفتح خلية النحل',
    bicyclerepair: 'يصلح دراجة|تصلح دراجة|يصلح دراجته|تصلح دراجتها|يصلح دراجة هوائية',
    rockinghorse: 'يصنع حصانا هزازا|يصنع حصان هزاز|ينحت حصانا هزازا|يصنع حصانا خشبيا',
    chestnuts: 'يشوي الكستناء|تشوي الكستناء|يحمص الكستناء|بائع الكستناء|يشوي اللوز',
    firecrackers: 'يشعلون المفرقعات|يفجرون المفرقعات|مفرقعات|يطلقون المفرقعات|المفرقعات',
    liftingcar: 'يرفع سيارة|ترفع سيارة|يرفع السيارة|رافعا سيارة',
    strong: 'رجل قوي|الرجل القوي|كمال أجسام',
    roundfountain:
      'يركضون حول نافورة|يركضون حول النافورة|يطاردون بعضهم حول النافورة|يلاحقون بعضهم حول نافورة',
    nets: 'شباك|الشباك',
    afloat: 'تطفو على ظهرها|يطفو على ظهره|يسبح على ظهره|تسبح على ظهرها',
  },
  hi: {
    pillowfight: 'तकिया युद्ध|तकियों की लड़ाई|तकिए की लड़ाई|तकियों से लड़ते',
    foodfight: 'खाने की लड़ाई|खाना फेंकते|एक दूसरे पर खाना फेंकते',
    pinata: 'पिनाटा|पिनियाटा|पिनाटा मारता|पिनाटा फोड़ता|पिनाटा पर मारती',
    blindfolded: 'आँखों पर पट्टी बाँधे|आंखों पर पट्टी बांधे|आँखों पर पट्टी|आंखों पर पट्टी',
    whispering: 'फुसफुसाता|फुसफुसाती|फुसफुसाते|कान में फुसफुसाती|फुसफुसा रही|फुसफुसा रहा|राज बताती',
    fitting: 'नाप लेता|नाप लेती|नाप ले रहा|माप लेता|नाप लेते',
    combing: 'चोटी बनाती|चोटी गूंथती|चोटी गूँथती|बाल गूंथती',
    hidingtree:
      'पेड़ के पीछे छिपा|पेड़ के पीछे छिपी|पेड़ के पीछे छुपा|पेड़ के पीछे छिपा हुआ|लुका छिपी खेलते|छुपन छुपाई खेलते|लुकाछिपी खेलते|छुपन-छुपाई खेलते|आंख मिचौली खेलते',
    hidingsofa: 'सोफे के पीछे छिपा|सोफे के पीछे छिपी|सोफ़े के पीछे छिपा|सोफे के पीछे छुपा',
    hidingbed: 'बिस्तर के नीचे छिपा|बिस्तर के नीचे छिपी|पलंग के नीचे छिपा|बिस्तर के नीचे छुपा',
    peeking: 'झाड़ी के ऊपर से झाँकता|बाड़ के ऊपर से झाँकता|बाड़ के ऊपर से झांकता|बाड़ के ऊपर से झाँकती',
    sneaking: 'दबे पाँव|दबे पांव|चुपके से चलता|पंजों के बल चलता|चुपके से जाता',
    burglar: 'चोर|डाकू|चोरों+|चोर लोग',
    ladder: 'लकड़ी की सीढ़ी पर|नसेनी पर',
    puddles:
      'पानी के गड्ढों में कूदती|पानी के गड्ढों में कूदता|पोखर में कूदती|पानी के गड्ढे में कूद|पानी के गड्ढे में कूदता|पानी में छप छप',
    stretching: 'अंगड़ाई लेता|अंगड़ाई लेती|अँगड़ाई लेता|अँगड़ाई लेती|अंगड़ाई ले रही',
    timing: 'घड़ी देखता|घड़ी देखती|घड़ी देख रहा|अपनी घड़ी देखता',
    crates:
      'पेटियाँ ढोते|पेटी उठाए|पेटियां ढोते|लकड़ी की पेटियाँ ढोते|टोकरे ढोते|पेटी ढोता|भारी बक्सा उठाता|भारी डिब्बा उठाता|भारी पेटी उठाता',
    hive: 'मधुमक्खी का छत्ता खोलता|छत्ता खोलता|मधुमक्खी का बक्सा खोलता|मधुमक्खी पेटी खोलता',
    bicyclerepair: 'साइकिल ठीक करता|साइकिल की मरम्मत करता|साइकिल सुधारता|साइकिल ठीक करती',
    rockinghorse: 'लकड़ी का घोड़ा बनाता|झूलने वाला घोड़ा बनाता|लकड़ी का घोड़ा बना रहा',
    chestnuts: 'चेस्टनट भूनता|शाहबलूत भूनता|चेस्टनट भूनती|बादाम भूनता',
    firecrackers: 'पटाखे जलाते|पटाखे फोड़ते|पटाखे फोड़ रहे|पटाखे जला रहे',
    liftingcar: 'कार उठाता|कार उठाती|कार उठा रहा|गाड़ी उठाता',
    strong: 'ताकतवर आदमी|बलवान आदमी|पहलवान आदमी|बॉडीबिल्डर',
    roundfountain: 'फव्वारे के चारों ओर दौड़ते|फव्वारे के चारों ओर भागते|फव्वारे के इर्द-गिर्द दौड़ते',
    nets: 'जाल',
    afloat: 'पीठ के बल तैरती|पीठ के बल तैरता|पीठ के बल पानी पर',
  },
};
