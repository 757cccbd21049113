import type { WordTable } from '../../../words/language.ts';
import type { PursuitKey } from '../keys/people/pursuit-keys.ts';

/** Words for what people are seen at by what is before or around them: at a sink, with a vacuum cleaner, at a well, over a net, beneath a parachute. */
export const PURSUIT_WORDS: WordTable<PursuitKey> = {
  en: {
    dishes:
      'washing dishes|washing the dishes|washes dishes|washes the dishes|doing the dishes|does the dishes|washing up the dishes|washing plates|doing the washing up|drying the dishes|drying dishes|cleaning the dishes',
    vacuuming:
      'vacuuming|vacuums|hoovering|vacuuming the carpet|vacuuming the floor|vacuuming the rug|vacuuming the living room|with a vacuum cleaner|using a vacuum cleaner|pushing a vacuum cleaner',
    dusting:
      'with a feather duster|dusting the shelves|dusting shelves|dusting the books|dusting books|dusting old books|dusting furniture|dusting the furniture|dusts the shelves|dusts the books|dusts books',
    tablelaying: 'laying the table|lays the table|setting the table|sets the table',
    lamplighting:
      'lighting lamps|lighting oil lamps|lighting diyas|lights diyas|lighting a diya|lighting the lamps',
    packing:
      'packing a suitcase|packing his suitcase|packing her suitcase|packing their suitcase|packing the suitcase|packing suitcases|packs a suitcase|packs her suitcase|packs his suitcase|packing clothes|packing for a trip|packing for vacation|packing for holiday|packing her bags|packing his bags',
    kimchi: 'making kimchi|makes kimchi|preparing kimchi|kimchi making',
    pizza:
      'making pizza|making a pizza|makes pizza|makes a pizza|preparing pizza|preparing a pizza|making pizzas|making homemade pizza|pizza making',
    pizzaiolo: 'pizza maker|pizzaiolo|pizza baker|pizza chef',
    cutting:
      'cutting vegetables|cuts vegetables|chopping vegetables|chops vegetables|chopping onions|cutting onions|slicing vegetables|slicing tomatoes|chopping carrots|peeling potatoes|making a salad|making salad|preparing a salad|preparing vegetables|slicing a cucumber|cutting tomatoes',
    handstand:
      'doing a handstand|does a handstand|handstand|doing handstands|standing on his hands|standing on her hands|walking on his hands|walking on her hands',
    crawling: 'crawling|crawls|on all fours|crawling on the floor|crawling on the ground',
    cheering:
      'cheering|cheers|celebrating a victory|throwing his arms up|arms in the air|with her arms in the air|with his arms in the air|with raised arms|arms raised|jubilant',
    welding: 'welding|welds|welding steel|welding metal|welding a pipe|welding iron',
    welder: 'welder|welders+',
    balalaika: 'balalaika|playing the balalaika|plays the balalaika|playing balalaika',
    wellwater:
      'drawing water from a well|drawing water from the well|draws water from a well|fetching water from a well|fetching water from the well|fetches water from a well|getting water from a well|at a well|at the well',
    boules:
      'playing boules|plays boules|play boules|playing petanque|playing pétanque|playing bocce|plays bocce|play bocce|bocce game|lawn bowls|playing bowls',
    volleyball:
      'playing volleyball|plays volleyball|playing beach volleyball|plays beach volleyball|beach volleyball|volleyball|volleyball game|volleyball match',
    parachuting:
      'parachuting|skydiving|with a parachute|paragliding|jumping with a parachute|landing with a parachute|floating down with a parachute|hanging from a parachute',
    skydiver: 'skydiver|parachutist|paraglider|paratrooper',
    rabbittrick:
      'pulling a rabbit out of a hat|pulling a rabbit out of his hat|pulling a rabbit out of her hat|pulls a rabbit out of a hat|pulls a rabbit out of his hat|pulling a rabbit from a hat|pulling a rabbit from his hat|pulls a rabbit from a hat',
    shepherd: 'shepherd|shepherds+|shepherdess|goatherd|herdsman|shepherd boy',
    herding:
      'herding sheep|herding his sheep|herding her sheep|tending sheep|tending his sheep|watching over his sheep|grazing his sheep|herds sheep',
    tofish: 'to fish|how to fish|fishing together',
    golfing: 'playing golf|plays golf|hitting a golf ball|golfing|swinging a golf club',
    hairbrushing:
      'brushing her hair|brushing his hair|brushes her hair|combing her hair|combing his hair|combs her hair|brushing hair|combs his hair',
    makeup:
      'putting on makeup|putting on make-up|applying makeup|applying make-up|doing her makeup|putting on lipstick|applying lipstick|puts on makeup|doing her make-up',
    parents: 'parents+|mom and dad|mum and dad|mother and father',
    housewife: 'housewife|nanny|babysitter|cleaning lady|maid|stay-at-home mom',
    nun: 'nun|nuns+',
    habit: 'nun|nuns+',
    tightrope:
      'walking on a tightrope|walking a tightrope|walks a tightrope|walks on a tightrope|walking the tightrope|on a tightrope|on the tightrope|balancing on a tightrope|balances on a tightrope|tightrope walking|balancing on a rope|walking on a rope|walking a rope|walking on a slackline|on a slackline|slacklining',
    ropewalker:
      'tightrope walker|tightrope walkers+|tightrope artist|tightrope performer|tightrope dancer|funambulist|wire walker|high-wire artist',
    butterflynet:
      'catching butterflies|catches butterflies|catching butterflies with a net|catches butterflies with a net|chasing butterflies with a net|chases butterflies with a net|catching a butterfly|catching a butterfly with a net|hunting butterflies|with a butterfly net|butterfly net|butterfly catcher',
    dandelion:
      'blowing a dandelion|blows a dandelion|blowing dandelions|blowing on a dandelion|blows on a dandelion|blowing a dandelion clock|blowing dandelion seeds|blows dandelion seeds|blowing the seeds off a dandelion|blowing dandelion fluff',
    picturehanging:
      'hanging a picture|hangs a picture|hanging up a picture|hangs up a picture|hanging a picture on the wall|hangs a picture on the wall|hanging a painting|hangs a painting|hanging a painting on the wall|hanging pictures|hanging pictures on the wall|hanging paintings|hanging a photo on the wall|putting up a picture',
    tentpitching:
      'putting up a tent|puts up a tent|putting up their tent|putting up the tent|putting up his tent|putting up her tent|put up a tent|pitching a tent|pitches a tent|pitching their tent|pitching his tent|pitching the tent|setting up a tent|sets up a tent|setting up their tent|setting up the tent|setting up his tent|setting up her tent|erecting a tent|building a tent',
    spoonfeeding:
      'spoon-feeding her baby|spoon-feeding his baby|spoon-feeding a baby|spoon-feeding the baby|spoon feeding a baby|spoon feeding her baby|spoon feeding his baby|feeding a baby with a spoon|feeding her baby with a spoon|feeding his baby with a spoon|feeding the baby with a spoon|feeding a baby in a high chair|feeding her baby in a high chair|feeding the baby in the high chair|feeding porridge to a baby|feeding her baby porridge|feeding a toddler with a spoon',
    undertable:
      'under a table|under the table|beneath a table|beneath the table|underneath the table|hiding under a table|hiding under the table|hides under the table|hide under the table|hiding beneath the table|sitting under the table|playing under the table|under the kitchen table|under the dining table',
    undercar:
      'under a car|under the car|beneath a car|beneath the car|under his car|lying under a car|lying under the car|lying under his car|lies under a car|lying beneath a car|working under a car|working under the car|repairing a car from below|fixing a car from below',
    icefishing:
      'ice fishing|ice-fishing|fishing on the ice|fishing on ice|fishing through the ice|fishing through a hole in the ice|fishing through ice|fishing on a frozen lake|fishing on the frozen lake|fishing in an ice hole|by an ice hole|at an ice hole|by a hole in the ice|at a hole in the ice|beside a hole in the ice|fishing hole in the ice|ice fisher|ice fisherman|ice hole',
    scaffold:
      'on a scaffold|on the scaffold|on scaffolding|on a scaffolding|on the scaffolding|on scaffolds|working on a scaffold|standing on a scaffold',
    vet: 'vet|veterinarian|veterinary|animal doctor|vets+|veterinarians+',
    scaring: 'scaring|scares|frightening|frightens|spooking|spooks|startling|startles|terrifying',
    scared: 'scared|frightened|terrified|startled|afraid|in fear|being scared',
    candledinner:
      'candlelight dinner|candlelit dinner|candle light dinner|candle-lit dinner|dinner by candlelight|candlelight dinner for two|candlelit dinner for two|having dinner by candlelight|dining by candlelight|romantic dinner|romantic dinner for two|romantic candlelight dinner|romantic candlelit dinner|dinner table for two',
    ownclass:
      'whose class|whose pupils|her pupils|his pupils|whose students|her students|his students',
    shooting:
      'archery|practicing archery|practising archery|doing archery|shooting a bow|shooting arrows|shooting an arrow|shoots an arrow|with a bow and arrow|shooting with a bow and arrow|aiming a bow|drawing a bow',
  },
  zh: {
    dishes: '洗碗|在洗碗|洗盘子|洗餐具|刷碗',
    vacuuming: '吸尘|用吸尘器|用吸尘器吸地毯|用吸尘器打扫|吸地毯|用吸尘器吸地',
    dusting: '掸灰|掸灰尘|擦灰|拂去灰尘|掸书上的灰',
    tablelaying: '摆餐具|摆碗筷|布置餐桌',
    lamplighting: '点灯|点油灯|点燃油灯|点亮油灯',
    packing: '收拾行李|打包行李|整理行李箱|收拾行李箱|整理行李',
    kimchi: '做泡菜|腌泡菜|制作泡菜|腌制泡菜',
    pizza: '做披萨|制作披萨|做比萨|做披薩',
    pizzaiolo: '披萨师傅|披萨师|披萨厨师',
    cutting: '切菜|切蔬菜|在切菜|切洋葱|做沙拉|削土豆',
    handstand: '倒立|在倒立|做倒立|练倒立',
    crawling: '爬行|在地上爬|在爬|爬来爬去|在地板上爬',
    cheering: '欢呼|在欢呼|高举双手|庆祝胜利',
    welding: '焊接|在焊接|焊接钢管|电焊',
    welder: '焊工|电焊工',
    balalaika: '巴拉莱卡琴|弹巴拉莱卡琴|三角琴',
    wellwater: '从井里打水|在井边打水|打井水|从井中打水|在井边',
    boules: '玩地掷球|打地掷球|玩法式滚球|打滚球|地掷球|法式滚球',
    volleyball: '打排球|打沙滩排球|沙滩排球|排球比赛|排球',
    parachuting: '跳伞|用降落伞|玩滑翔伞|滑翔伞',
    skydiver: '跳伞者|伞兵|跳伞员',
    rabbittrick: '从帽子里变出兔子|从帽子里拉出兔子|从帽子里拉出一只兔子|从帽子里变出一只兔子',
    shepherd: '牧羊人|牧羊女|牧人|牧童|放羊的人|牧民',
    herding: '放羊|牧羊|在放羊|赶羊',
    tofish: '学钓鱼|教钓鱼|一起钓鱼',
    golfing: '打高尔夫|打高尔夫球',
    hairbrushing: '梳头|梳头发|在梳头',
    makeup: '化妆|涂口红|在化妆|梳妆',
    parents: '父母|爸妈|爸爸妈妈|爸爸和妈妈',
    housewife: '家庭主妇|保姆|清洁工|主妇',
    nun: '修女',
    habit: '修女',
    tightrope: '走钢丝|走绳索|在钢丝上行走|在钢丝上走|在绳子上行走|走扁带|高空走钢丝',
    ropewalker: '走钢丝的人|走钢丝者|走钢丝演员|走钢丝艺人|钢丝艺人',
    butterflynet:
      '捉蝴蝶|抓蝴蝶|捕蝴蝶|扑蝴蝶|用网捉蝴蝶|用网捕蝴蝶|捕蝶网|捕捉蝴蝶|拿着捕虫网|捕虫网|用捕虫网捉蝴蝶|用网捕捉蝴蝶',
    dandelion: '吹蒲公英|吹着蒲公英|吹散蒲公英|吹一朵蒲公英|在吹蒲公英',
    picturehanging:
      '挂画|在墙上挂画|往墙上挂画|把画挂在墙上|挂一幅画|把一幅画挂在墙上|在墙上挂一幅画|挂照片|在墙上挂照片',
    tentpitching: '搭帐篷|搭建帐篷|支帐篷|扎帐篷|搭起帐篷|撑帐篷|正在搭帐篷|支起帐篷',
    spoonfeeding:
      '用勺子喂宝宝|用勺子喂婴儿|用勺喂宝宝|用勺子喂孩子|给宝宝喂饭|给婴儿喂饭|喂宝宝吃饭|给宝宝喂辅食|喂婴儿吃饭|用勺子喂',
    undertable:
      '桌子底下|在桌子底下|在桌子下面|桌子下面|躲在桌子底下|藏在桌子底下|躲在桌子下|桌子下|在桌下|躲在桌下|坐在桌子底下',
    undercar:
      '车底下|在车底下|汽车底下|在汽车底下|躺在车底下|躺在汽车底下|躺在车下|在车下|在车底修车|躺在车底修车|车底|躺在车底',
    icefishing:
      '冰钓|冰上钓鱼|在冰上钓鱼|冰面上钓鱼|在冰面上钓鱼|凿冰钓鱼|在冰洞钓鱼|冰窟窿|冰窟窿旁|冰眼',
    scaffold: '在脚手架上|脚手架上|站在脚手架上|在脚手架上工作',
    vet: '兽医|动物医生',
    scaring: '吓唬|惊吓|吓坏|吓到|恐吓|吓',
    scared: '害怕|受惊|惊恐|吓坏了|被吓到|害怕的|受惊吓',
    candledinner: '烛光晚餐|浪漫晚餐|共进烛光晚餐|吃烛光晚餐|浪漫的烛光晚餐',
    ownclass: '全班学生|班上的学生|班上学生|她的学生|他的学生|全班同学',
    shooting: '射箭|练习射箭|拉弓射箭|拉弓',
  },
  ja: {
    dishes:
      '皿を洗う|皿を洗っている|皿洗い|お皿を洗う|お皿を洗っている|食器を洗う|食器を洗っている|皿洗いをする|皿洗いをしている',
    vacuuming: '掃除機をかける|掃除機をかけている|掃除機で掃除する|掃除機で掃除している',
    dusting: 'はたきをかける|はたきをかけて|埃を払う|ほこりを払う|埃を払って|ほこりを払っている',
    tablelaying: '食卓を整える|食卓の準備をする|食器を並べる|食器を並べている',
    lamplighting: '灯りをともす|灯りを灯す|ランプに火を灯す|灯明をともす',
    packing:
      '荷造りをする|荷造りをしている|スーツケースに荷物を詰める|スーツケースに荷物を詰めている|荷造り|旅行の準備をする',
    kimchi: 'キムチを作る|キムチを作っている|キムチを漬ける|キムチを漬けている|キムチ作り',
    pizza: 'ピザを作る|ピザを作っている|ピザ作り|ピッツァを作る',
    pizzaiolo: 'ピザ職人|ピザ屋の職人',
    cutting:
      '野菜を切る|野菜を切っている|玉ねぎを切る|サラダを作る|サラダを作っている|野菜を刻む|野菜を刻んでいる',
    handstand: '逆立ちをする|逆立ちをしている|逆立ち|倒立|逆立ちする',
    crawling: 'はいはいする|ハイハイする|這う|這っている|ハイハイしている|四つん這い',
    cheering: '歓声を上げる|歓声をあげる|歓声を上げている|両手を上げて喜ぶ|万歳する',
    welding: '溶接する|溶接している|溶接をする|溶接をしている|溶接',
    welder: '溶接工',
    balalaika: 'バラライカ|バラライカを弾く|バラライカを弾いている',
    wellwater:
      '井戸で水を汲む|井戸から水を汲む|井戸で水をくむ|井戸の水を汲む|井戸から水を汲んでいる|井戸端',
    boules: 'ペタンクをする|ペタンクをしている|ペタンク',
    volleyball:
      'バレーボールをする|バレーボールをしている|ビーチバレーをする|ビーチバレーをしている|ビーチバレー|バレーボール',
    parachuting:
      'パラシュートで降りる|スカイダイビングをする|スカイダイビングをしている|スカイダイビング|パラシュートで降下する|パラグライダー|パラシュート',
    skydiver: 'スカイダイバー|落下傘兵',
    rabbittrick:
      '帽子からウサギを出す|帽子からうさぎを出す|シルクハットからウサギを出す|帽子からウサギを取り出す',
    shepherd: '羊飼い|羊飼いの少年|牧童|羊飼いの少女',
    herding: '羊の番をする|羊の世話をする|羊を放牧する|羊を追う|羊の番をしている|羊を放牧している',
    tofish: '釣りを教える|釣りを習う|釣りを教えている',
    golfing: 'ゴルフをする|ゴルフをしている|ゴルフ',
    hairbrushing: '髪をとかす|髪をとかしている|髪を梳かす|髪を梳かしている|髪にブラシをかける',
    makeup: '化粧をする|化粧をしている|口紅を塗る|メイクをする|メイクをしている|化粧する',
    parents: '両親|父母|お父さんとお母さん|パパとママ',
    housewife: '主婦|ベビーシッター|家政婦',
    nun: '修道女|シスター|尼僧',
    habit: '修道女|シスター|尼僧',
    tightrope:
      '綱渡り|綱渡りをする|綱渡りする|綱渡りをしている|ロープの上を歩く|綱の上を歩く|スラックライン',
    ropewalker: '綱渡り師|綱渡り芸人|綱渡りの曲芸師',
    butterflynet:
      '蝶を捕まえる|蝶を捕る|蝶々を捕まえる|ちょうちょを捕まえる|チョウを捕まえる|蝶を捕まえている|蝶を追いかける虫取り網|虫取り網|虫取り網を持つ|虫取り網を持った|虫網|捕虫網|網で蝶を捕まえる|虫取り網で蝶を捕まえる|昆虫採集',
    dandelion:
      'タンポポの綿毛を吹く|たんぽぽの綿毛を吹く|タンポポを吹く|たんぽぽを吹く|タンポポの綿毛を吹いている|たんぽぽの綿毛を吹いている|綿毛を吹く|綿毛を飛ばす|綿毛を吹いている|タンポポの綿毛を飛ばす',
    picturehanging:
      '壁に絵を掛ける|壁に絵をかける|絵を掛ける|絵を壁に掛ける|絵を壁にかける|壁に絵を飾る|絵を掛けている|壁に絵を掛けている|絵を飾る|壁に写真を飾る',
    tentpitching:
      'テントを張る|テントを張っている|テントを設営する|テントを立てる|テントを建てる|テント設営|テントを設営している|テントを組み立てる|テントを張り',
    spoonfeeding:
      'スプーンで赤ちゃんに食べさせる|赤ちゃんにスプーンで食べさせる|赤ちゃんに離乳食を食べさせる|離乳食を食べさせる|スプーンで食べさせる|赤ちゃんに離乳食をあげる|離乳食をあげる|離乳食を食べさせている|赤ちゃんにご飯を食べさせる',
    undertable:
      'テーブルの下|机の下|テーブルの下に隠れる|テーブルの下に隠れている|机の下に隠れている|テーブルの下に隠れた|テーブルの下で遊ぶ|机の下に隠れる',
    undercar:
      '車の下|車の下に潜る|車の下に潜っている|車の下で作業する|車の下で修理する|車の下に寝そべる|自動車の下|車の下にもぐる|車の下で働く',
    icefishing:
      '氷上釣り|ワカサギ釣り|氷の上で釣りをする|氷上で釣りをする|氷上で釣りをしている|氷の穴で釣りをする|氷の上で釣りをしている|穴釣り|氷の穴|氷に開けた穴|氷の穴のそば',
    scaffold: '足場の上|足場の上で|足場で働く|足場の上で働く|足場に立つ',
    vet: '獣医|獣医さん|獣医師',
    scaring: '驚かす|驚かせる|怖がらせる|おどかす|脅かす|驚かせている|怖がらせている|驚かしている',
    scared: '怖がる|怖がっている|怯える|おびえる|おびえた|怯えた|怯えている|驚いた',
    candledinner:
      'キャンドルディナー|キャンドルライトディナー|ロマンチックなディナー|ろうそくの灯りで夕食|ロマンチックな夕食',
    ownclass: 'クラスの生徒たち|クラス全員|クラスの子供たち|彼女の生徒たち|教え子たち',
    shooting:
      '弓を射る|弓を引く|矢を射る|アーチェリーをする|アーチェリーをしている|アーチェリー|弓道',
  },
  ko: {
    dishes: '설거지하는|설거지를 하는|설거지하고 있는|설거지|접시를 닦는|그릇을 씻는',
    vacuuming: '청소기를 돌리는|진공청소기를 돌리는|청소기로 청소하는|진공청소기로 청소하는',
    dusting: '먼지를 터는|먼지를 털고|먼지 털기',
    tablelaying: '상을 차리는|상을 차리고|식탁을 차리는|식탁을 차리고',
    lamplighting: '등불을 켜는|등불을 밝히는|등잔을 켜는',
    packing: '짐을 싸는|짐 싸는|여행 가방을 싸는|캐리어를 싸는|가방을 싸는',
    kimchi: '김치를 담그는|김치 담그는|김장하는|김치를 만드는|김장',
    pizza: '피자를 만드는|피자 만드는|피자를 굽는',
    pizzaiolo: '피자 요리사|피자 장인',
    cutting: '채소를 써는|야채를 써는|채소를 자르는|양파를 써는|샐러드를 만드는|야채를 자르는',
    handstand: '물구나무를 서는|물구나무서기|물구나무 선|물구나무를 선',
    crawling: '기어가는|기는|기어 다니는|바닥을 기는|네발로 기는',
    cheering: '환호하는|환호성을 지르는|만세를 부르는',
    welding: '용접하는|용접을 하는|용접 작업하는|용접하고 있는',
    welder: '용접공',
    balalaika: '발랄라이카|발랄라이카를 연주하는|발랄라이카를 치는',
    wellwater: '우물에서 물을 긷는|우물물을 긷는|우물에서 물 긷는|우물가',
    boules: '페탕크를 하는|페탕크|보체를 하는|보체',
    volleyball: '배구를 하는|배구하는|비치발리볼을 하는|비치발리볼|배구 경기|배구',
    parachuting:
      '낙하산을 타는|스카이다이빙하는|스카이다이빙을 하는|스카이다이빙|패러글라이딩을 하는|패러글라이딩|낙하산을 탄',
    skydiver: '스카이다이버|낙하산병',
    rabbittrick: '모자에서 토끼를 꺼내는|모자 속에서 토끼를 꺼내는',
    shepherd: '양치기|목동|양치기 소년|양치기 소녀',
    herding: '양을 치는|양을 돌보는|양떼를 모는|양을 모는|양떼를 돌보는',
    tofish: '낚시를 가르치는|낚시를 배우는|낚시를 가르쳐 주는',
    golfing: '골프를 치는|골프 치는|골프를 하는|골프',
    hairbrushing: '머리를 빗는|머리를 빗고 있는|머리 빗는',
    makeup: '화장하는|화장을 하는|화장하고 있는|립스틱을 바르는',
    parents: '부모님|부모|엄마와 아빠|엄마 아빠',
    housewife: '주부|가정부|보모|베이비시터',
    nun: '수녀',
    habit: '수녀',
    tightrope:
      '줄타기|줄타기를 하는|줄타기 하는|줄타기하는|외줄타기|외줄을 타는|외줄 타는|줄을 타는|밧줄 위를 걷는|외줄 위를 걷는|외줄타기를 하는|슬랙라인을 타는',
    ropewalker: '줄타기 곡예사|줄타기꾼|줄타기 광대|외줄타기 곡예사',
    butterflynet:
      '나비를 잡는|나비 잡는|나비를 잡고|나비를 쫓는 잠자리채|잠자리채|잠자리채를 든|잠자리채로 나비를 잡는|채집망|포충망|그물로 나비를 잡는|나비채|나비 채집',
    dandelion:
      '민들레를 부는|민들레 홀씨를 부는|민들레 씨를 부는|민들레를 불고|민들레 홀씨를 불고|민들레 홀씨 부는|민들레 부는|민들레 씨앗을 부는|민들레 홀씨를 날리는',
    picturehanging:
      '벽에 그림을 거는|그림을 거는|그림을 벽에 거는|벽에 그림을 걸고|그림을 걸고|액자를 거는|벽에 액자를 거는|액자를 벽에 거는|액자를 걸고|벽에 사진을 거는',
    tentpitching:
      '텐트를 치는|텐트 치는|텐트를 치고|텐트를 설치하는|텐트 설치하는|텐트를 설치하고|텐트를 세우는|천막을 치는|텐트를 펴는',
    spoonfeeding:
      '숟가락으로 아기를 먹이는|아기에게 숟가락으로 먹이는|아기에게 이유식을 먹이는|이유식을 먹이는|이유식 먹이는|숟가락으로 먹이는|아기에게 밥을 먹이는|아기 밥을 먹이는|숟가락으로 아기에게 먹이는|이유식을 먹이고',
    undertable:
      '탁자 밑에|탁자 아래|식탁 밑에|식탁 아래|테이블 밑에|테이블 아래|책상 밑에|탁자 밑에 숨은|식탁 밑에 숨은|책상 밑에 숨은|테이블 밑에 숨은|식탁 밑에 숨어 있는|탁자 밑에 숨어 있는',
    undercar:
      '자동차 밑에|차 밑에|자동차 아래|차 아래|차 밑에 누운|자동차 밑에 누운|차 밑에서 일하는|차 밑에서 수리하는|자동차 밑에 누워 있는|차 밑에 누워 있는',
    icefishing:
      '얼음낚시|얼음 낚시|얼음낚시를 하는|얼음낚시하는|얼음 위에서 낚시하는|얼음 위에서 낚시를 하는|빙판에서 낚시하는|얼음 구멍|얼음구멍|얼음 구멍 옆',
    scaffold: '비계 위에서|비계 위|비계에서|비계 위에 선|비계에서 일하는',
    vet: '수의사',
    scaring: '놀라게 하는|겁주는|겁을 주는|놀래키는|무섭게 하는',
    scared: '겁에 질린|무서워하는|겁먹은|놀란|두려워하는',
    candledinner:
      '촛불 저녁 식사|촛불 디너|촛불 만찬|로맨틱한 저녁 식사|로맨틱한 저녁|촛불 저녁식사',
    ownclass: '반 아이들이|반 학생들|반 학생들이|그녀의 학생들|그의 학생들',
    shooting: '활을 쏘는|활쏘기|활쏘기를 하는|양궁을 하는|양궁|화살을 쏘는',
  },
  fr: {
    dishes:
      'fait la vaisselle|faisant la vaisselle|en train de faire la vaisselle|font la vaisselle|lave la vaisselle|lavant la vaisselle|qui fait la vaisselle|faire la vaisselle',
    vacuuming:
      'passe l aspirateur|passant l aspirateur|en train de passer l aspirateur|qui passe l aspirateur|passer l aspirateur|avec un aspirateur',
    dusting: 'époussette|époussetant|fait la poussière|faisant la poussière|avec un plumeau',
    tablelaying: 'met la table|mettant la table|mettent la table|dresse la table',
    lamplighting: 'allume des lampes|allumant des lampes|allume les lampes|allume des diyas',
    packing:
      'fait sa valise|faisant sa valise|en train de faire sa valise|fait ses valises|faisant ses valises|prépare sa valise|préparant sa valise|qui fait sa valise|faire sa valise',
    kimchi:
      'prépare du kimchi|préparant du kimchi|fait du kimchi|faisant du kimchi|qui prépare du kimchi',
    pizza:
      'prépare une pizza|préparant une pizza|fait une pizza|faisant une pizza|qui prépare une pizza|prépare la pizza|préparant des pizzas|font une pizza|faire une pizza',
    pizzaiolo: 'pizzaïolo|pizzaiolo',
    cutting:
      'coupe des légumes|coupant des légumes|épluche des légumes|épluchant des légumes|coupe les légumes|qui coupe des légumes|coupe des oignons|prépare une salade|préparant une salade|épluche des pommes de terre|coupant des oignons',
    handstand:
      'fait le poirier|faisant le poirier|qui fait le poirier|sur les mains|en équilibre sur les mains|marche sur les mains',
    crawling: 'à quatre pattes|rampe|rampant|qui rampe|qui marche à quatre pattes',
    cheering:
      'acclame|acclamant|les bras levés|bras levés|lève les bras au ciel|qui acclame|exulte',
    welding: 'soude|soudant|en train de souder|qui soude|soude du métal',
    welder: 'soudeur|soudeuse|soudeurs+',
    balalaika: 'balalaïka|joue de la balalaïka|jouant de la balalaïka',
    wellwater:
      'puise de l eau au puits|puisant de l eau au puits|tire de l eau du puits|tirant de l eau du puits|puise de l eau|puisant de l eau|qui puise de l eau|puise de l eau dans un puits',
    boules:
      'jouant à la pétanque|jouent à la pétanque|joue à la pétanque|pétanque|jouant aux boules|jouent aux boules|joue aux boules|partie de pétanque',
    volleyball:
      'joue au volley|jouent au volley|jouant au volley|joue au volley ball|jouent au volley ball|jouant au volley ball|jouent au beach volley|jouant au beach volley|beach volley|volley ball|volleyball|match de volley',
    parachuting:
      'saute en parachute|sautant en parachute|en parachute|en parapente|fait du parachute|faisant du parachute|fait du parapente|parachutisme|avec un parachute',
    skydiver: 'parachutiste|parapentiste',
    rabbittrick:
      'sort un lapin de son chapeau|sortant un lapin de son chapeau|qui sort un lapin de son chapeau|sort un lapin d un chapeau|sortant un lapin d un chapeau|tire un lapin de son chapeau|tire un lapin d un chapeau',
    shepherd:
      'berger|bergers+|jeune berger|jeune bergère|chevrier|gardien de moutons|gardienne de moutons',
    herding:
      'garde ses moutons|gardant ses moutons|garde des moutons|gardant des moutons|qui garde ses moutons|fait paître ses moutons',
    tofish: 'à pêcher|apprend à pêcher|apprenant à pêcher|apprend la pêche|qui apprend à pêcher',
    golfing: 'joue au golf|jouant au golf|qui joue au golf|jouent au golf',
    hairbrushing:
      'se brosse les cheveux|se brossant les cheveux|se coiffe|se coiffant|se peigne|se peignant|qui se coiffe|qui se brosse les cheveux|brosse ses cheveux',
    makeup:
      'se maquille|se maquillant|qui se maquille|en train de se maquiller|met du rouge à lèvres|mettant du rouge à lèvres',
    parents: 'parents+|papa et maman|père et mère',
    housewife: 'femme au foyer|nounou|femme de ménage|ménagère|baby-sitter|nourrice',
    nun: 'bonne soeur|nonne|bonne sœur',
    habit: 'bonne soeur|nonne|bonne sœur',
    tightrope:
      'marche sur une corde raide|marchant sur une corde raide|sur une corde raide|sur la corde raide|marche sur un fil|marchant sur un fil|en équilibre sur un fil|en équilibre sur une corde|sur une slackline',
    ropewalker: 'funambule|funambules+|équilibriste sur un fil|danseuse de corde',
    butterflynet:
      'attrape des papillons|attrapant des papillons|attraper des papillons|chasse aux papillons|chassant des papillons|chasse des papillons|avec un filet à papillons|filet à papillons|attrape un papillon|attrapant un papillon',
    dandelion:
      'souffle sur un pissenlit|soufflant sur un pissenlit|souffler sur un pissenlit|souffle sur des pissenlits|souffle sur une fleur de pissenlit|soufflant sur des pissenlits|souffle un pissenlit',
    picturehanging:
      'accroche un tableau|accrochant un tableau|accrocher un tableau|accroche un tableau au mur|accrochant un tableau au mur|accroche un cadre|accrochant un cadre|accroche des tableaux|suspend un tableau|accroche une photo au mur',
    tentpitching:
      'monte une tente|montant une tente|monter une tente|montent une tente|plante une tente|plantant une tente|planter une tente|plantent une tente|monte la tente|montent la tente|plante sa tente|monte sa tente|montent leur tente|plantent leur tente|installe une tente|installent une tente|dresse une tente|dressent une tente',
    spoonfeeding:
      'nourrit son bébé à la cuillère|nourrit un bébé à la cuillère|donne à manger à son bébé à la cuillère|nourrissant son bébé à la cuillère|donne de la purée à son bébé|donne de la bouillie à son bébé|nourrit son bébé dans une chaise haute|donnant de la purée à son bébé|donne la cuillère à son bébé',
    undertable:
      'sous une table|sous la table|caché sous la table|cachés sous la table|cachée sous la table|cachés sous une table|se cachant sous la table|se cache sous la table|se cachent sous la table|caché sous une table|assis sous la table|se cachent sous une table|jouent sous la table',
    undercar:
      'sous une voiture|sous la voiture|allongé sous une voiture|allongé sous la voiture|couché sous une voiture|couché sous la voiture|sous sa voiture|travaille sous une voiture|qui travaille sous une voiture|allongée sous une voiture|répare une voiture par dessous',
    icefishing:
      "pêche sur glace|pêche sur la glace|pêchant sur la glace|pêche sous la glace|pêche blanche|pêchant sur un lac gelé|pêche sur un lac gelé|qui pêche sur la glace|pêche dans un trou dans la glace|pêchent sur la glace|trou dans la glace|au bord d'un trou dans la glace|devant un trou dans la glace",
    scaffold:
      'sur un échafaudage|sur l échafaudage|sur des échafaudages|sur les échafaudages|travaillant sur un échafaudage',
    vet: 'vétérinaire|véto|vétérinaires+',
    scaring:
      'effrayant|effraie|fait peur à|faisant peur à|qui fait peur à|qui effraie|terrifie|faire peur à',
    scared: 'effrayé|effrayée|apeuré|apeurée|terrifié|terrifiée|qui a peur|effrayés+|effrayées+',
    candledinner:
      'dîner aux chandelles|dîne aux chandelles|dînant aux chandelles|dînent aux chandelles|dîner romantique|repas aux chandelles|un dîner aux chandelles|souper aux chandelles',
    ownclass: 'dont la classe|dont les élèves|ses élèves|sa classe',
    shooting:
      'tire à l arc|tirant à l arc|qui tire à l arc|tir à l arc|fait du tir à l arc|faisant du tir à l arc|tire une flèche',
  },
  de: {
    dishes:
      'wäscht ab|spült geschirr|spült das geschirr|beim abwaschen|beim abwasch|wäscht geschirr|wäscht das geschirr|macht den abwasch|beim geschirrspülen|geschirr spülen|geschirr spülend|spült teller|beim spülen',
    vacuuming:
      'staubsaugt|staubsaugen|beim staubsaugen|saugt staub|saugt den teppich|saugt teppich|staubsaugend|mit staubsauger|mit dem staubsauger|mit einem staubsauger',
    dusting: 'abstauben|abstaubt|staubt ab|mit staubwedel|mit einem staubwedel|wischt staub',
    tablelaying: 'deckt den tisch|decken den tisch|den tisch decken',
    lamplighting: 'öllampen anzündet|lampen anzündet|zündet öllampen|zündet lampen',
    packing:
      'packt koffer|packt einen koffer|packt ihren koffer|packt seinen koffer|packt den koffer|beim kofferpacken|koffer packen|packt die koffer|packen koffer|packen die koffer|packen ihre koffer',
    kimchi: 'macht kimchi|bereitet kimchi zu|beim kimchi machen|kimchi machen|stellt kimchi her',
    pizza:
      'macht pizza|macht eine pizza|backt pizza|bäckt pizza|bereitet pizza zu|beim pizza backen|beim pizzabacken|belegt eine pizza|backen pizza|machen pizza|pizza backen|belegt pizza',
    pizzaiolo: 'pizzabäcker|pizzabäckerin|pizzaiolo',
    cutting:
      'schneidet gemüse|gemüse schneidend|beim gemüseschneiden|schneidet zwiebeln|schnippelt gemüse|schält kartoffeln|macht salat|macht einen salat|bereitet einen salat zu|schneiden gemüse|schneidet tomaten|beim kartoffelschälen',
    handstand:
      'macht einen handstand|macht handstand|im handstand|handstand|beim handstand|läuft auf den händen|steht auf den händen',
    crawling: 'krabbelt|krabbelnd|krabbelndes|auf allen vieren|krabbeln|kriecht|kriechend',
    cheering: 'jubelt|jubelnd|jubeln|jubelnde|jubelnder|reißt die arme hoch|mit erhobenen armen',
    welding: 'schweißt|schweißend|beim schweißen|schweißt ein rohr|schweißt metall|schweißt stahl',
    welder: 'schweißer|schweißerin',
    balalaika: 'balalaika|spielt balalaika|balalaika spielend',
    wellwater:
      'schöpft wasser aus einem brunnen|schöpft wasser aus dem brunnen|holt wasser aus dem brunnen|holt wasser vom brunnen|schöpft wasser|wasser schöpfen|am ziehbrunnen|holt wasser aus einem brunnen|am dorfbrunnen',
    boules:
      'boule spielen|spielen boule|spielt boule|beim boule|boccia spielen|spielen boccia|boccia|pétanque|beim boulespielen',
    volleyball:
      'spielt volleyball|spielen volleyball|beim volleyball|spielt beachvolleyball|spielen beachvolleyball|beachvolleyball|volleyball|volleyball spielend|volleyballspiel',
    parachuting:
      'springt fallschirm|springt mit dem fallschirm|mit fallschirm|mit dem fallschirm|am fallschirm|beim fallschirmspringen|fallschirmspringen|fallschirmsprung|mit einem fallschirm|beim gleitschirmfliegen|gleitschirm',
    skydiver: 'fallschirmspringer|fallschirmspringerin|gleitschirmflieger|fallschirmjäger',
    rabbittrick:
      'zieht ein kaninchen aus dem hut|zieht ein kaninchen aus einem hut|zieht ein kaninchen aus seinem hut|zaubert ein kaninchen aus dem hut|zieht einen hasen aus dem hut|zaubert ein kaninchen aus einem hut',
    shepherd: 'schäfer|hirte|hirten+|schäferin|hirtin|ziegenhirte|schafhirte|kuhhirte',
    herding:
      'hütet schafe|hütet seine schafe|schafe hütend|beim schafehüten|hüten schafe|hütet die schafe|weidet seine schafe|hütet ihre schafe',
    tofish: 'zu angeln|zu fischen|bringt das angeln bei|lernt angeln|lernt fischen',
    golfing:
      'spielt golf|spielen golf|beim golfspielen|golf spielend|beim golf|schlägt einen golfball',
    hairbrushing:
      'kämmt sich|kämmt sich die haare|bürstet sich die haare|kämmt ihre haare|kämmt ihr haar|bürstet ihr haar|beim haarekämmen|bürstet ihre haare|kämmt seine haare',
    makeup:
      'schminkt sich|beim schminken|trägt lippenstift auf|sich schminkend|schminken sich|trägt make-up auf',
    parents: 'eltern+|mama und papa|vater und mutter|mutter und vater',
    housewife: 'hausfrau|kindermädchen|putzfrau|babysitterin|haushälterin|tagesmutter',
    nun: 'nonne|nonnen+|ordensschwester',
    habit: 'nonne|nonnen+|ordensschwester',
    tightrope:
      'auf dem hochseil|auf einem hochseil|balanciert auf einem seil|balanciert auf dem seil|auf einem seil balancierend|balanciert über ein seil|seiltanz|tanzt auf dem seil|auf der slackline|auf einer slackline',
    ropewalker: 'seiltänzer|seiltänzerin|hochseilartist|hochseilartistin|hochseilartisten+',
    butterflynet:
      'fängt schmetterlinge|schmetterlinge fangen|schmetterlinge fangend|beim schmetterlinge fangen|fängt einen schmetterling|mit einem schmetterlingsnetz|mit schmetterlingsnetz|schmetterlingsnetz|mit einem kescher nach schmetterlingen|jagt schmetterlinge|schmetterlingsfänger|fangen schmetterlinge',
    dandelion:
      'pustet eine pusteblume|bläst eine pusteblume|pustet pusteblumen|pusteblume pusten|pustet auf eine pusteblume|mit einer pusteblume|bläst pusteblumen|pustet löwenzahn|pusteblume',
    picturehanging:
      'hängt ein bild auf|ein bild aufhängen|hängt ein bild an die wand|hängt ein gemälde auf|hängt bilder auf|bilder aufhängen|beim bilder aufhängen|hängt das bild auf|hängt ein gemälde an die wand',
    tentpitching:
      'baut ein zelt auf|bauen ein zelt auf|baut das zelt auf|bauen das zelt auf|zelt aufbauen|ein zelt aufbauen|beim zeltaufbau|schlägt ein zelt auf|schlagen ein zelt auf|baut sein zelt auf|bauen ihr zelt auf|baut ihr zelt auf|stellt ein zelt auf|stellen ein zelt auf',
    spoonfeeding:
      'füttert ihr baby mit dem löffel|füttert ein baby mit dem löffel|füttert sein baby mit dem löffel|füttert das baby mit dem löffel|füttert ihr baby mit brei|füttert ein baby mit brei|füttert das baby mit brei|füttert sein baby mit brei|füttert das baby im hochstuhl|füttert ihr baby im hochstuhl|füttert ihr baby mit einem löffel',
    undertable:
      'unter einem tisch|unter dem tisch|unterm tisch|versteckt sich unter dem tisch|verstecken sich unter dem tisch|verstecken sich unter einem tisch|versteckt unter dem tisch|sitzen unter dem tisch|sitzt unter dem tisch|unter dem küchentisch|spielen unter dem tisch|versteckt sich unter einem tisch',
    undercar:
      'unter einem auto|unter dem auto|unterm auto|liegt unter einem auto|liegt unter dem auto|liegend unter einem auto|unter seinem auto|liegt unter seinem auto|arbeitet unter einem auto|arbeitet unter dem auto|unter dem wagen|repariert ein auto von unten',
    icefishing:
      'eisangeln|beim eisangeln|angelt auf dem eis|angelt im eis|angelt in einem eisloch|angelt am eisloch|angeln auf dem eis|eisfischen|beim eisfischen|eisangler~|fischt auf dem eis|angelt auf einem zugefrorenen see|eisloch|am eisloch|an einem eisloch|loch im eis|an einem loch im eis|vor einem loch im eis',
    scaffold:
      'auf einem gerüst|auf dem gerüst|auf einem baugerüst|auf dem baugerüst|am gerüst|auf gerüsten|arbeiten auf einem gerüst',
    vet: 'tierarzt|tierärztin|veterinär|tierärzte+',
    scaring: 'erschreckt|erschrecken|jagt angst ein|der erschreckt|verängstigt einen',
    scared:
      'erschrocken|erschrockene|erschrockener|verängstigt|verängstigte|verängstigter|ängstlich|ängstliche|ängstlicher|hat angst|voller angst',
    candledinner:
      'candle-light-dinner|candlelight dinner|candle light dinner|dinner bei kerzenschein|abendessen bei kerzenschein|essen bei kerzenschein|romantisches abendessen|romantisches dinner|beim candle light dinner|beim candlelight dinner|kerzenlichtdinner',
    ownclass:
      'deren klasse|dessen klasse|ihre klasse|seine klasse|ihre schüler|seine schüler|deren schüler|dessen schüler',
    shooting:
      'beim bogenschießen|bogenschießen|übt bogenschießen|schießt mit pfeil und bogen|mit pfeil und bogen|schießt einen pfeil|spannt den bogen|spannt einen bogen|schießt mit dem bogen',
  },
  es: {
    dishes:
      'lavando los platos|lavando platos|lava los platos|lava platos|fregando los platos|fregando platos|friega los platos|que lava los platos|lavando la vajilla|lavando los trastes',
    vacuuming:
      'pasando la aspiradora|pasa la aspiradora|que pasa la aspiradora|aspirando la alfombra|aspirando el suelo|con una aspiradora|aspira la alfombra|pasando el aspirador',
    dusting: 'desempolvando|desempolva|quita el polvo|quitando el polvo|con un plumero|con plumero',
    tablelaying: 'poniendo la mesa|pone la mesa|ponen la mesa',
    lamplighting:
      'encendiendo lámparas|enciende lámparas|encendiendo lamparitas|enciende las lámparas',
    packing:
      'haciendo la maleta|hace la maleta|haciendo las maletas|haciendo su maleta|que hace la maleta|preparando la maleta|empacando una maleta|empacando su maleta|hace las maletas|preparando su maleta',
    kimchi: 'haciendo kimchi|hace kimchi|preparando kimchi|prepara kimchi|que prepara kimchi',
    pizza:
      'haciendo pizza|haciendo una pizza|hace una pizza|hace pizza|preparando pizza|preparando una pizza|prepara una pizza|que prepara una pizza|haciendo pizzas',
    pizzaiolo: 'pizzero|pizzera|pizzaiolo',
    cutting:
      'cortando verduras|corta verduras|picando verduras|pica verduras|cortando cebollas|pelando patatas|pelando papas|haciendo una ensalada|preparando una ensalada|prepara una ensalada|cortando vegetales|que corta verduras|picando cebolla',
    handstand:
      'haciendo el pino|hace el pino|parada de manos|haciendo una parada de manos|haciendo la vertical|que hace el pino|caminando con las manos',
    crawling:
      'gateando|que gatea|gatea en|gatea por|gatea sobre|gatea hacia|a gatas|a cuatro patas|arrastrándose',
    cheering:
      'vitoreando|celebrando la victoria|con los brazos en alto|brazos en alto|que vitorea|vitorea',
    welding: 'soldando|suelda|que suelda|soldando metal|soldando un tubo|soldando acero',
    welder: 'soldador|soldadora|soldadores+',
    balalaika: 'balalaica|tocando la balalaica|toca la balalaica',
    wellwater:
      'sacando agua del pozo|sacando agua de un pozo|saca agua del pozo|saca agua de un pozo|que saca agua de un pozo|que saca agua del pozo|junto al pozo|en el pozo de agua',
    boules:
      'jugando a la petanca|juegan a la petanca|juega a la petanca|petanca|jugando a las bochas|juegan a las bochas|bochas',
    volleyball:
      'jugando al voleibol|juegan al voleibol|juega al voleibol|jugando voleibol|jugando al vóley|jugando al vóley playa|jugando voleibol de playa|vóley playa|voleibol de playa|voleibol|juegan voleibol|partido de voleibol',
    parachuting:
      'saltando en paracaídas|salta en paracaídas|en paracaídas|con paracaídas|con un paracaídas|haciendo paracaidismo|paracaidismo|en parapente|haciendo parapente',
    skydiver: 'paracaidista|paracaidistas+|parapentista',
    rabbittrick:
      'sacando un conejo de un sombrero|sacando un conejo de su sombrero|saca un conejo de un sombrero|saca un conejo de su sombrero|sacando un conejo del sombrero|saca un conejo del sombrero|sacando un conejo de la chistera|que saca un conejo de un sombrero|que saca un conejo de su sombrero',
    shepherd: 'pastor|pastora|pastores+|pastorcillo|cabrero|pastor de ovejas|pastor de cabras',
    herding:
      'pastoreando ovejas|pastoreando sus ovejas|cuidando ovejas|cuidando sus ovejas|pastorea sus ovejas|cuida sus ovejas',
    tofish: 'a pescar|enseña a pescar|enseñando a pescar|aprende a pescar|aprendiendo a pescar',
    golfing: 'jugando al golf|juega al golf|jugando golf|que juega al golf|juegan al golf',
    hairbrushing:
      'cepillándose el pelo|se cepilla el pelo|peinándose|se peina|cepillándose el cabello|peinándose el cabello|que se peina|que se cepilla el pelo|se cepilla el cabello',
    makeup:
      'maquillándose|se maquilla|que se maquilla|pintándose los labios|se pinta los labios|poniéndose maquillaje',
    parents: 'padres+|papá y mamá|mamá y papá|sus padres+|padre y madre',
    housewife: 'ama de casa|niñera|señora de la limpieza|criada|empleada doméstica',
    nun: 'monja|monjas+',
    habit: 'monja|monjas+',
    tightrope:
      'caminando por la cuerda floja|camina por la cuerda floja|en la cuerda floja|sobre la cuerda floja|sobre una cuerda floja|caminando sobre una cuerda|camina sobre una cuerda|haciendo equilibrio sobre una cuerda|caminando en la cuerda floja|en equilibrio sobre una cuerda',
    ropewalker: 'funámbulo|funámbula|equilibrista|equilibristas+|funambulista',
    butterflynet:
      'cazando mariposas|caza mariposas|cazar mariposas|atrapando mariposas|atrapa mariposas|atrapar mariposas|con una red para mariposas|con una red de mariposas|red para mariposas|red cazamariposas|cazamariposas|con un cazamariposas|persiguiendo mariposas con una red|atrapando una mariposa',
    dandelion:
      'soplando un diente de león|sopla un diente de león|soplar un diente de león|soplando dientes de león|sopla dientes de león|soplando las semillas de un diente de león',
    picturehanging:
      'colgando un cuadro|cuelga un cuadro|colgar un cuadro|colgando un cuadro en la pared|cuelga un cuadro en la pared|colgando cuadros|cuelga cuadros|colgando una foto en la pared|colgando una pintura',
    tentpitching:
      'montando una tienda de campaña|monta una tienda de campaña|montan una tienda de campaña|montando la tienda de campaña|montar una tienda de campaña|armando una carpa|arma una carpa|arman una carpa|armando la carpa|montando una tienda|montando la tienda|montando su tienda de campaña|armando una tienda de campaña|poniendo una tienda de campaña|levantando una tienda de campaña|instalando una carpa',
    spoonfeeding:
      'dando de comer a su bebé con una cuchara|da de comer a su bebé con una cuchara|dando de comer a un bebé con una cuchara|alimentando a su bebé con una cuchara|alimentando a un bebé con una cuchara|dando papilla a su bebé|da papilla a su bebé|dándole papilla a su bebé|dando de comer a su bebé con cuchara|alimentando a su bebé en una trona',
    undertable:
      'debajo de una mesa|debajo de la mesa|bajo una mesa|bajo la mesa|escondidos debajo de la mesa|escondido debajo de la mesa|escondiéndose debajo de la mesa|escondidos bajo la mesa|escondida debajo de la mesa|escondidos debajo de una mesa|jugando debajo de la mesa|sentados debajo de la mesa',
    undercar:
      'debajo de un coche|debajo del coche|bajo un coche|bajo el coche|tumbado debajo de un coche|acostado debajo de un coche|tumbado bajo un coche|debajo de un auto|debajo del auto|debajo de un carro|trabajando debajo de un coche|tumbado debajo del coche|debajo de su coche',
    icefishing:
      'pescando en el hielo|pesca en el hielo|pescando sobre el hielo|pesca sobre hielo|pescando en un lago helado|pesca en hielo|pescando en un agujero en el hielo|que pesca en el hielo|pescando en un lago congelado|agujero en el hielo|junto a un agujero en el hielo|hoyo en el hielo|junto a un hoyo en el hielo',
    scaffold:
      'en un andamio|en el andamio|sobre un andamio|en andamios|en los andamios|subidos a un andamio|sobre el andamio',
    vet: 'veterinario|veterinaria|veterinarios+|veterinarias+',
    scaring:
      'asustando|asusta|asustando a|asusta a|que asusta a|aterrorizando|espantando|espanta a|dando un susto a',
    scared:
      'asustado|asustada|aterrorizado|aterrorizada|aterrado|asustados+|asustadas+|con miedo|espantado',
    candledinner:
      'cena a la luz de las velas|cenando a la luz de las velas|cena romántica|cena con velas|cena a la luz de velas|cenando a la luz de velas|cenan a la luz de las velas|velada romántica',
    ownclass: 'cuya clase|cuyos alumnos|sus alumnos|su clase',
    shooting:
      'practicando tiro con arco|tiro con arco|practica tiro con arco|tirando con arco|disparando una flecha|con arco y flecha|dispara una flecha|disparando flechas|tensando un arco',
  },
  ru: {
    dishes:
      'моет посуду|моющая посуду|моют посуду|моющий посуду|мыть посуду|за мытьем посуды|мытье посуды|моет тарелки',
    vacuuming:
      'пылесосит|пылесосит ковер|пылесосящий|пылесосит ковёр|пылесосит пол|с пылесосом|пылесосят|чистит ковер пылесосом|пылесосящая',
    dusting: 'вытирает пыль|смахивает пыль|протирает пыль|стирает пыль',
    tablelaying: 'накрывает на стол|накрывают на стол|накрывает стол',
    lamplighting: 'зажигает лампы|зажигает лампады|зажигает светильники',
    packing:
      'собирает чемодан|собирающая чемодан|пакует чемодан|упаковывает чемодан|собирает чемоданы|собирает вещи|складывает вещи в чемодан|собирают чемоданы|пакует вещи',
    kimchi: 'готовит кимчи|делает кимчи|готовящая кимчи|готовят кимчи|делают кимчи',
    pizza:
      'готовит пиццу|делает пиццу|готовящий пиццу|готовят пиццу|делают пиццу|печет пиццу|печёт пиццу',
    pizzaiolo: 'пиццайоло|пиццмейкер|пиццейоло',
    cutting:
      'режет овощи|нарезает овощи|режет лук|режет салат|готовит салат|делает салат|чистит картошку|чистит картофель|режущая овощи|шинкует капусту|нарезающая овощи',
    handstand:
      'стоит на руках|стойка на руках|стоящий на руках|ходит на руках|делает стойку на руках|стоит на голове~',
    crawling: 'ползает|ползет|ползёт|ползущий|на четвереньках|ползающий|ползает по полу',
    cheering: 'ликует|ликующий|ликующая|ликуют|с поднятыми руками|ликующие|подняв руки',
    welding:
      'сваривает металл|варит металл|сваривает трубу|сваривает|занимается сваркой|варит трубу',
    welder: 'сварщик|сварщица|сварщики+',
    balalaika: 'балалайка|играет на балалайке|играющий на балалайке|с балалайкой|балалайке',
    wellwater:
      'набирает воду из колодца|достает воду из колодца|черпает воду из колодца|у колодца|берет воду из колодца|достаёт воду из колодца|несет воду из колодца|набирает воду в колодце',
    boules: 'играют в петанк|играет в петанк|петанк|играют в бочче|бочче',
    volleyball:
      'играет в волейбол|играют в волейбол|играющие в волейбол|пляжный волейбол|волейбол|играют в пляжный волейбол|играющая в волейбол',
    parachuting:
      'прыгает с парашютом|с парашютом|на парашюте|прыжок с парашютом|летит на парашюте|спускается на парашюте|прыгают с парашютом|на параплане|летит на параплане',
    skydiver: 'парашютист|парашютистка|парашютисты+|парапланерист|десантник с парашютом',
    rabbittrick:
      'достает кролика из шляпы|достаёт кролика из шляпы|вытаскивает кролика из шляпы|достает зайца из шляпы|вынимает кролика из шляпы|достает кролика из цилиндра|вытаскивает кролика из цилиндра',
    shepherd: 'пастух|пастухи+|пастушка|чабан|пастушок',
    herding: 'пасет овец|пасёт овец|пасущий овец|пасут овец|пасет своих овец',
    tofish:
      'учит рыбачить|учит ловить рыбу|учится рыбачить|учит внука рыбачить|учит сына рыбачить|учит сына ловить рыбу',
    golfing: 'играет в гольф|играют в гольф|играющий в гольф|играющая в гольф',
    hairbrushing:
      'расчесывает волосы|расчёсывает волосы|причесывается|причёсывается|расчесывающая волосы|расчесывается',
    makeup: 'красится|наносит макияж|красит губы|делает макияж|наносящая макияж|подкрашивает губы',
    parents: 'родители+|папа и мама|мама и папа|отец и мать|мама с папой',
    housewife: 'домохозяйка|няня|уборщица|домработница|горничная',
    nun: 'монахиня|монахини+',
    habit: 'монахиня|монахини+',
    tightrope:
      'идёт по канату|идет по канату|идущий по канату|идущая по канату|ходит по канату|на канате|балансирует на канате|балансирует на верёвке|балансирует на веревке|по натянутому канату|идёт по натянутой верёвке',
    ropewalker: 'канатоходец|канатоходцы+|канатоходка|эквилибрист|эквилибристка',
    butterflynet:
      'ловит бабочек|ловят бабочек|ловить бабочек|ловит бабочку|с сачком|с сачком для бабочек|сачок для бабочек|ловит бабочек сачком|ловящий бабочек|ловящая бабочек|гоняется за бабочками с сачком',
    dandelion:
      'дует на одуванчик|дующий на одуванчик|дующая на одуванчик|сдувает одуванчик|дует на одуванчики|сдувает пух с одуванчика|подул на одуванчик|сдувает одуванчики',
    picturehanging:
      'вешает картину|вешает картину на стену|вешают картину|вешать картину|вешает картины|развешивает картины|повесить картину|вешает фотографию на стену|вешающий картину',
    tentpitching:
      'ставит палатку|ставят палатку|ставить палатку|устанавливает палатку|устанавливают палатку|разбивает палатку|разбивают палатку|установка палатки|ставит палатки|ставят палатки|натягивает палатку',
    spoonfeeding:
      'кормит малыша с ложки|кормит ребёнка с ложки|кормит ребенка с ложки|кормит ребёнка с ложечки|кормит ребенка с ложечки|кормит малыша с ложечки|кормит малыша кашей|кормит ребёнка кашей|кормит ребенка кашей|кормит младенца с ложки|кормит младенца с ложечки|кормит с ложечки',
    undertable:
      'под столом|прячется под столом|прячутся под столом|сидят под столом|сидит под столом|спрятались под столом|спрятался под столом|играют под столом|прячущиеся под столом|под кухонным столом',
    undercar:
      'под машиной|под автомобилем|лежит под машиной|лежит под автомобилем|лежащий под машиной|под своей машиной|работает под машиной|чинит машину снизу|ремонтирует машину снизу|лежа под машиной',
    icefishing:
      'подледная рыбалка|подлёдная рыбалка|зимняя рыбалка|ловит рыбу на льду|ловит рыбу в проруби|рыбачит на льду|ловит рыбу в лунке|ловящий рыбу на льду|на зимней рыбалке|ловит рыбу из лунки|рыбачат на льду|удит рыбу на льду|на подледной рыбалке|лунка|у лунки|над лункой|возле лунки|около лунки|лунка во льду|у лунки на льду|у проруби|у лунки во льду|лункой',
    scaffold: 'на лесах|на строительных лесах|на подмостках|работают на лесах|стоят на лесах',
    vet: 'ветеринар|ветеринары+|ветеринарный врач|звериный доктор',
    scaring: 'пугает|пугающий|пугающее|пугают|напугал|напугало|пугая|пугающая',
    scared:
      'испуганный|испуганная|напуганный|напуганная|испуганные+|перепуганный|перепуганная|боится|в ужасе|испуган',
    candledinner:
      'ужин при свечах|ужинают при свечах|ужинает при свечах|романтический ужин|ужинающие при свечах|ужином при свечах|на ужине при свечах|за ужином при свечах',
    ownclass:
      'чей класс|чьи ученики|ученики которой|ученики которого|класс которой|ее класс|её класс|его класс|ее ученики|его ученики|её ученики',
    shooting:
      'стреляет из лука|стреляющий из лука|стреляющая из лука|стрельба из лука|стреляют из лука|натягивает лук|занимается стрельбой из лука|тренируется в стрельбе из лука',
  },
  pt: {
    dishes:
      'lavando a louça|lavando louça|lava a louça|lavando os pratos|lavando pratos|a lavar a loiça|lava a loiça|que lava a louça|a lavar a louça',
    vacuuming:
      'passando aspirador|passando o aspirador|passa o aspirador|aspirando o tapete|aspirando o chão|com um aspirador|a aspirar o tapete|aspira o tapete|a aspirar|aspirando a sala',
    dusting: 'espanando|tirando o pó|tira o pó|com um espanador|com espanador',
    tablelaying: 'pondo a mesa|põe a mesa|põem a mesa',
    lamplighting: 'acendendo lamparinas|acende lamparinas|acendendo lâmpadas',
    packing:
      'fazendo a mala|fazendo as malas|faz a mala|arrumando a mala|arruma a mala|arrumando as malas|a fazer a mala|preparando a mala|que faz a mala|fazendo sua mala|faz as malas',
    kimchi: 'fazendo kimchi|faz kimchi|preparando kimchi|prepara kimchi|a fazer kimchi',
    pizza:
      'fazendo pizza|fazendo uma pizza|faz pizza|faz uma pizza|preparando pizza|preparando uma pizza|prepara uma pizza|a fazer pizza|a fazer uma pizza|que prepara uma pizza',
    pizzaiolo: 'pizzaiolo|pizzaiola',
    cutting:
      'cortando legumes|corta legumes|cortando verduras|picando legumes|cortando cebola|descascando batatas|fazendo uma salada|fazendo salada|preparando uma salada|prepara uma salada|a cortar legumes|que corta legumes|cortando cebolas',
    handstand:
      'plantando bananeira|planta bananeira|fazendo parada de mão|parada de mãos|fazendo o pino|a fazer o pino|faz o pino|fazendo parada de mãos',
    crawling: 'engatinhando|engatinha|a gatinhar|de gatinhas|de quatro|gatinhando|que engatinha',
    cheering:
      'comemorando a vitória|de braços erguidos|com os braços erguidos|com os braços levantados|vibrando de alegria|braços erguidos',
    welding: 'soldando|solda|a soldar|que solda|soldando metal|soldando um cano',
    welder: 'soldador|soldadora|soldadores+',
    balalaika: 'balalaica|tocando balalaica|toca balalaica',
    wellwater:
      'tirando água do poço|tirando água de um poço|tira água do poço|tira água de um poço|a tirar água do poço|puxando água do poço|junto ao poço|que tira água do poço|buscando água no poço',
    boules:
      'jogando bocha|jogam bocha|joga bocha|bocha|jogando petanca|jogam petanca|petanca|jogando à petanca',
    volleyball:
      'jogando vôlei|joga vôlei|jogam vôlei|jogando voleibol|jogando vôlei de praia|jogando vôlei na praia|a jogar voleibol|vôlei de praia|vôlei|voleibol|a jogar vólei|partida de vôlei',
    parachuting:
      'saltando de paraquedas|salta de paraquedas|de paraquedas|com paraquedas|com um paraquedas|a saltar de paraquedas|paraquedismo|de parapente|voando de parapente',
    skydiver: 'paraquedista|paraquedistas+|parapentista',
    rabbittrick:
      'tirando um coelho da cartola|tira um coelho da cartola|tirando um coelho do chapéu|tira um coelho do chapéu|a tirar um coelho da cartola|que tira um coelho da cartola|tirando um coelho de um chapéu',
    shepherd: 'pastor de ovelhas|pastor|pastora|pastores+|pastorinho|pastor de cabras',
    herding:
      'pastoreando ovelhas|pastoreando suas ovelhas|cuidando das ovelhas|a pastorear ovelhas|pastoreia ovelhas|cuidando de ovelhas',
    tofish:
      'ensinando a pescar|aprendendo a pescar|ensina a pescar|aprende a pescar|ensinando o neto a pescar|ensinando o filho a pescar',
    golfing: 'jogando golfe|joga golfe|a jogar golfe|que joga golfe|jogam golfe',
    hairbrushing:
      'escovando o cabelo|escova o cabelo|penteando o cabelo|penteia o cabelo|a pentear o cabelo|penteando-se|que penteia o cabelo|escovando os cabelos|penteando os cabelos',
    makeup:
      'se maquiando|se maquia|maquiando-se|a maquilhar-se|passando batom|passa batom|que se maquia|maquilhando-se',
    parents: 'os pais|meus pais|nossos pais|seus pais|papai e mamãe|pai e mãe|mãe e pai',
    housewife: 'babá|faxineira|empregada doméstica|ama de crianças',
    nun: 'freira|freiras+',
    habit: 'freira|freiras+',
    tightrope:
      'andando na corda bamba|anda na corda bamba|na corda bamba|caminhando na corda bamba|caminha na corda bamba|sobre uma corda bamba|equilibrando-se numa corda|equilibrando-se em uma corda|andando sobre uma corda|caminhando sobre uma corda',
    ropewalker: 'equilibrista|equilibristas+|funâmbulo|funâmbula|equilibrista na corda',
    butterflynet:
      'caçando borboletas|caça borboletas|caçar borboletas|pegando borboletas|pega borboletas|pegar borboletas|apanhando borboletas|apanha borboletas|a apanhar borboletas|a caçar borboletas|com uma rede de borboletas|rede de borboletas|capturando borboletas|com uma rede de caçar borboletas',
    dandelion:
      'soprando um dente-de-leão|sopra um dente-de-leão|soprar um dente-de-leão|a soprar um dente-de-leão|soprando dentes-de-leão|soprando um dente de leão|sopra um dente de leão',
    picturehanging:
      'pendurando um quadro|pendura um quadro|pendurar um quadro|a pendurar um quadro|pendurando um quadro na parede|pendura um quadro na parede|pendurando quadros|pendurando uma foto na parede|a pendurar quadros',
    tentpitching:
      'montando uma barraca|monta uma barraca|montam uma barraca|montando a barraca|montar uma barraca|armando uma barraca|arma uma barraca|armam uma barraca|armando a barraca|montando uma tenda|monta uma tenda|montam uma tenda|a montar uma tenda|a montar a tenda|montando sua barraca|armando a tenda',
    spoonfeeding:
      'dando comida ao bebê com uma colher|dando comida para o bebê com uma colher|alimentando o bebê com uma colher|alimentando seu bebê com uma colher|alimentando um bebê com uma colher|dando papinha ao bebê|dando papinha para o bebê|dá papinha ao bebê|a dar papa ao bebé|dá papa ao bebé|a dar de comer ao bebé com uma colher',
    undertable:
      'debaixo de uma mesa|debaixo da mesa|embaixo da mesa|embaixo de uma mesa|sob a mesa|escondidas debaixo da mesa|escondidos debaixo da mesa|escondendo-se debaixo da mesa|escondidas embaixo da mesa|escondido debaixo da mesa|escondidos embaixo da mesa|brincando debaixo da mesa|sentados debaixo da mesa',
    undercar:
      'debaixo de um carro|debaixo do carro|embaixo do carro|embaixo de um carro|sob um carro|deitado debaixo de um carro|deitado debaixo do carro|deitado embaixo de um carro|deitado embaixo do carro|trabalhando debaixo de um carro|debaixo do seu carro|sob o carro',
    icefishing:
      'pescando no gelo|pesca no gelo|pescando em um lago congelado|a pescar no gelo|pescando num lago congelado|pescando num buraco no gelo|que pesca no gelo|pesca sobre o gelo|buraco no gelo|junto a um buraco no gelo|ao lado de um buraco no gelo',
    scaffold:
      'em um andaime|num andaime|no andaime|sobre um andaime|em andaimes|nos andaimes|em cima de um andaime',
    vet: 'veterinário|veterinária|veterinários+|veterinárias+',
    scaring:
      'assustando|assusta|a assustar|que assusta|assustando um|assustando uma|apavorando|aterrorizando',
    scared:
      'assustado|assustada|apavorado|apavorada|aterrorizado|assustados+|assustadas+|com medo|amedrontado',
    candledinner:
      'jantar à luz de velas|jantando à luz de velas|jantar romântico|jantam à luz de velas|a jantar à luz de velas|jantar a luz de velas',
    ownclass: 'cuja turma|cujos alunos|seus alunos|sua turma|cuja classe|os seus alunos',
    shooting:
      'praticando arco e flecha|tiro com arco|atirando com arco|arco e flecha|com arco e flecha|atirando uma flecha|atirando flechas|a praticar tiro com arco|pratica arco e flecha',
  },
  it: {
    dishes:
      'lava i piatti|lavando i piatti|che lava i piatti|lavano i piatti|fa i piatti|sta lavando i piatti|lavare i piatti|che lavano i piatti|lava le stoviglie',
    vacuuming:
      'passa l aspirapolvere|passando l aspirapolvere|che passa l aspirapolvere|con l aspirapolvere|con un aspirapolvere|sta passando l aspirapolvere|passare l aspirapolvere',
    dusting:
      'spolvera i libri|spolvera i mobili|spolvera gli scaffali|spolvera la libreria|spolverando i libri|spolverando i mobili|spolverando gli scaffali|toglie la polvere',
    tablelaying:
      'apparecchia|apparecchiano|apparecchiando|apparecchia la tavola|apparecchia il tavolo',
    lamplighting: 'accende le lampade|accendendo lampade|accende lampade|accende i lumini',
    packing:
      'fa la valigia|facendo la valigia|che fa la valigia|prepara la valigia|preparando la valigia|che prepara la valigia|fa le valigie|facendo le valigie|fare la valigia|fanno le valigie',
    kimchi:
      'prepara il kimchi|preparando il kimchi|che prepara il kimchi|fa il kimchi|facendo il kimchi',
    pizza:
      'prepara la pizza|preparando la pizza|che prepara la pizza|fa la pizza|facendo la pizza|che fa la pizza|prepara una pizza|che prepara una pizza|preparando una pizza|fanno la pizza|facendo una pizza',
    pizzaiolo: 'pizzaiolo|pizzaiola|pizzaioli+',
    cutting:
      'taglia le verdure|tagliando le verdure|che taglia le verdure|affetta le verdure|taglia la verdura|taglia le cipolle|prepara un insalata|preparando un insalata|che prepara un insalata|sbuccia le patate|pela le patate|tagliando la verdura',
    handstand:
      'fa la verticale|facendo la verticale|che fa la verticale|in verticale sulle mani|cammina sulle mani|che cammina sulle mani',
    crawling: 'gattona|gattonando|che gattona|a gattoni|a carponi|carponi|striscia per terra',
    cheering:
      'esulta|esultando|che esulta|esultano|con le braccia alzate|a braccia alzate|esultante',
    welding: 'salda|saldando|che salda|salda un tubo|salda il metallo|saldando un tubo',
    welder: 'saldatore|saldatrice|saldatori+',
    balalaika: 'balalaica|suona la balalaica|suonando la balalaica',
    wellwater:
      'attinge acqua dal pozzo|attingendo acqua dal pozzo|che attinge acqua dal pozzo|tira l acqua dal pozzo|prende acqua dal pozzo|prende l acqua dal pozzo|al pozzo|attinge acqua da un pozzo|che prende acqua dal pozzo',
    boules: 'giocano a bocce|gioca a bocce|giocando a bocce|bocce|partita a bocce|campo da bocce',
    volleyball:
      'gioca a pallavolo|giocano a pallavolo|giocando a pallavolo|che giocano a pallavolo|che gioca a pallavolo|gioca a beach volley|giocano a beach volley|giocando a beach volley|beach volley|pallavolo|partita di pallavolo',
    parachuting:
      'con il paracadute|col paracadute|si lancia con il paracadute|in paracadute|paracadutismo|con un paracadute|in parapendio|parapendio|che si lancia con il paracadute',
    skydiver: 'paracadutista|paracadutisti+|parapendista',
    rabbittrick:
      'tira fuori un coniglio dal cappello|tirando fuori un coniglio dal cappello|che tira fuori un coniglio dal cappello|estrae un coniglio dal cappello|estraendo un coniglio dal cappello|che estrae un coniglio dal cappello|tira fuori un coniglio dal cilindro|estrae un coniglio dal cilindro',
    shepherd: 'pastore|pastorella|pastori+|pastorello|capraio|pecoraio',
    herding:
      'pascola le pecore|pascolando le pecore|che pascola le pecore|porta le pecore al pascolo|guarda le pecore|pascolano le pecore|che guarda le pecore|bada alle pecore',
    tofish: 'a pescare|insegna a pescare|impara a pescare|insegnando a pescare',
    golfing: 'gioca a golf|giocando a golf|che gioca a golf|giocano a golf',
    hairbrushing:
      'si spazzola i capelli|spazzolandosi i capelli|si pettina|pettinandosi|che si pettina|che si spazzola i capelli|si pettina i capelli',
    makeup:
      'si trucca|truccandosi|che si trucca|si mette il rossetto|mettendosi il rossetto|che si mette il rossetto',
    parents: 'genitori+|mamma e papà|papà e mamma|padre e madre',
    housewife: 'casalinga|donna delle pulizie|bambinaia|domestica|governante',
    nun: 'suora|suore+|monaca',
    habit: 'suora|suore+|monaca',
    tightrope:
      'cammina sulla fune|camminando sulla fune|cammina su una fune|camminando su una fune|cammina sulla corda|camminando sulla corda|in equilibrio su una corda|in equilibrio su una fune|in equilibrio sulla fune|sulla corda tesa|su una corda tesa|cammina su una corda tesa',
    ropewalker: 'funambolo|funambola|funamboli+|equilibrista|equilibristi+',
    butterflynet:
      'cattura farfalle|catturando farfalle|catturare farfalle|acchiappa farfalle|acchiappando farfalle|acchiappare farfalle|caccia di farfalle|con un retino per farfalle|retino per farfalle|con un retino|acchiappafarfalle|rincorre le farfalle con un retino',
    dandelion:
      'soffia su un soffione|soffiando su un soffione|soffiare su un soffione|soffia un soffione|soffia sui soffioni|soffia su un dente di leone|soffiando su un dente di leone|soffiando un soffione',
    picturehanging:
      'appende un quadro|appendendo un quadro|appendere un quadro|appende un quadro al muro|appende un quadro alla parete|appendendo un quadro alla parete|appende quadri|appende dei quadri|appende una foto al muro|che appende un quadro',
    tentpitching:
      'monta una tenda|montando una tenda|montare una tenda|montano una tenda|monta la tenda|montano la tenda|montando la tenda|pianta una tenda|piantando una tenda|piantano una tenda|monta la sua tenda|montano la loro tenda|pianta la tenda',
    spoonfeeding:
      'imbocca il suo bambino|imbocca un bambino|imboccando il suo bambino|imbocca il bambino|imboccando un bambino|imbocca il neonato|imbocca suo figlio|dà la pappa al suo bambino|dà la pappa al bambino|dando la pappa al bambino|dà la pappa al bimbo',
    undertable:
      'sotto un tavolo|sotto il tavolo|sotto la tavola|nascosti sotto il tavolo|nascosto sotto il tavolo|si nascondono sotto il tavolo|si nasconde sotto il tavolo|nascosti sotto un tavolo|nascosta sotto il tavolo|che si nascondono sotto il tavolo|giocano sotto il tavolo|seduti sotto il tavolo',
    undercar:
      'sotto un auto|sotto l auto|sotto una macchina|sotto la macchina|sdraiato sotto un auto|sdraiato sotto una macchina|sdraiato sotto la macchina|steso sotto un auto|sdraiato sotto l auto|lavora sotto un auto|che lavora sotto un auto|sotto la sua auto|sotto un automobile',
    icefishing:
      'pesca sul ghiaccio|pescando sul ghiaccio|che pesca sul ghiaccio|pesca nel ghiaccio|pesca su un lago ghiacciato|che pesca nel ghiaccio|pescano sul ghiaccio|che pesca su un lago ghiacciato|pesca in un buco nel ghiaccio|buco nel ghiaccio|vicino a un buco nel ghiaccio|accanto a un buco nel ghiaccio|foro nel ghiaccio',
    scaffold:
      'su un impalcatura|sull impalcatura|su un ponteggio|sul ponteggio|sulle impalcature|sui ponteggi|su impalcature',
    vet: 'veterinario|veterinaria|veterinari+',
    scaring:
      'spaventa|spaventando|che spaventa|terrorizza|spaventano|che spaventa un|fa paura a|che terrorizza',
    scared:
      'spaventato|spaventata|impaurito|impaurita|terrorizzato|terrorizzata|spaventati+|spaventate+|che ha paura',
    candledinner:
      'cena a lume di candela|cena romantica|cenano a lume di candela|che cenano a lume di candela|cenando a lume di candela|a cena a lume di candela|cena al lume di candela',
    ownclass:
      'la cui classe|i cui alunni|i suoi alunni|la sua classe|i suoi studenti|i cui studenti',
    shooting:
      'tira con l arco|tirando con l arco|che tira con l arco|tiro con l arco|con arco e frecce|scocca una freccia|scoccando una freccia|che scocca una freccia|tirare con l arco',
  },
  tr: {
    dishes:
      'bulaşık yıkayan|bulaşık yıkıyor|bulaşıkları yıkıyor|bulaşıkları yıkayan|bulaşık yıkarken|tabak yıkayan',
    vacuuming:
      'elektrik süpürgesi kullanan|elektrikli süpürge kullanan|halıyı süpüren|halı süpüren|elektrik süpürgesiyle süpüren|elektrikli süpürgeyle süpüren|halıyı süpürüyor|evi süpüren|elektrikli süpürge kullanıyor',
    dusting: 'toz alıyor|toz alan|tozunu alan|tozunu alıyor',
    tablelaying: 'sofra kuruyor|sofra kuran|sofrayı kuruyor|sofrayı kuran',
    lamplighting: 'kandil yakan|kandil yakıyor|lamba yakan|lamba yakıyor',
    packing:
      'bavul hazırlayan|bavulunu hazırlayan|valiz hazırlayan|valizini hazırlayan|bavul hazırlıyor|bavulunu topluyor|bavulunu toplayan|valizini hazırlıyor|bavulunu hazırlıyor',
    kimchi: 'kimçi yapan|kimçi yapıyor|kimchi yapan|kimçi hazırlayan|kimchi hazırlayan',
    pizza: 'pizza yapan|pizza yapıyor|pizza hazırlayan|pizza hazırlıyor|pizza yaparken',
    pizzaiolo: 'pizza ustası|pizza şefi',
    cutting:
      'sebze doğrayan|sebze kesen|sebze doğruyor|soğan doğrayan|salata yapan|salata hazırlayan|salata yapıyor|patates soyan|domates doğrayan',
    handstand:
      'amuda kalkan|amuda kalkıyor|elleri üzerinde duran|amut yapan|elleri üzerinde yürüyen',
    crawling: 'emekleyen|emekliyor|sürünen|dört ayak üzerinde|emekleyerek giden',
    cheering:
      'sevinç çığlıkları atan|tezahürat yapan|kollarını kaldıran|tezahürat yapıyor|zaferini kutlayan',
    welding: 'kaynak yapan|kaynak yapıyor|demir kaynağı yapan|metal kaynatan',
    welder: 'kaynakçı|kaynak ustası',
    balalaika: 'balalayka|balalayka çalan|balalayka çalıyor',
    wellwater:
      'kuyudan su çeken|kuyudan su çekiyor|kuyudan su alan|kuyu başında|kuyu başındaki|kuyudan su alıyor',
    boules: 'petank oynayan|petank oynuyor|petank|boçe oynayan|boçe',
    volleyball:
      'voleybol oynayan|voleybol oynuyor|voleybol oynuyorlar|plaj voleybolu oynayan|plaj voleybolu|voleybol|voleybol maçı|plaj voleybolu oynuyor',
    parachuting:
      'paraşütle atlayan|paraşütle atlıyor|paraşütle|paraşütle inen|yamaç paraşütü yapan|yamaç paraşütü|paraşütle iniyor',
    skydiver: 'paraşütçü|paraşütçüler+',
    rabbittrick:
      'şapkadan tavşan çıkaran|şapkadan tavşan çıkarıyor|şapkasından tavşan çıkaran|şapkasından tavşan çıkarıyor',
    shepherd: 'çoban|çobanlar+|çoban kız|koyun çobanı|keçi çobanı',
    herding:
      'koyun güden|koyunlarını otlatan|koyun otlatan|koyunlarını güden|koyunlarını otlatıyor|koyun güdüyor|koyun otlatıyor',
    tofish:
      'balık tutmayı öğreten|balık tutmayı öğrenen|balık tutmayı öğretiyor|balık tutmayı öğreniyor',
    golfing: 'golf oynayan|golf oynuyor|golf oynarken',
    hairbrushing:
      'saçını tarayan|saçlarını tarayan|saçını tarıyor|saçlarını tarıyor|saç tarayan|saçını fırçalayan',
    makeup: 'makyaj yapan|makyaj yapıyor|ruj süren|ruj sürüyor',
    parents: 'ebeveynler+|anne baba|anne ve baba|anne ile baba',
    housewife: 'ev hanımı|temizlikçi kadın|bakıcı|hizmetçi kadın',
    nun: 'rahibe|rahibeler+',
    habit: 'rahibe|rahibeler+',
    tightrope:
      'ip üzerinde yürüyen|ip üzerinde yürüyor|ipte yürüyen|ipte yürüyor|ip üstünde yürüyen|ip üzerinde dengede duran|gergin ipte yürüyen|ipte dengede yürüyen',
    ropewalker: 'ip cambazı|ip cambazları+|cambaz|cambazlar+',
    butterflynet:
      'kelebek yakalayan|kelebek yakalıyor|kelebek yakalamak|kelebek avlayan|kelebek avlıyor|kelebek ağıyla|kelebek ağı|kelebek filesiyle|kelebekleri ağla yakalayan|kelebek kovalayan|ağla kelebek yakalayan',
    dandelion:
      'karahindiba üfleyen|karahindiba üflüyor|karahindibaya üfleyen|karahindibaya üflüyor|karahindiba tohumlarını üfleyen|karahindiba tohumlarını üflüyor',
    picturehanging:
      'tablo asan|tablo asıyor|duvara tablo asan|duvara tablo asıyor|resim asan|resim asıyor|duvara resim asan|duvara resim asıyor|tabloyu duvara asan|tabloyu asan',
    tentpitching:
      'çadır kuran|çadır kuruyor|çadır kuruyorlar|çadır kurmak|çadırı kuran|çadırı kuruyor|çadırlarını kuran|çadırını kuran|çadırını kuruyor',
    spoonfeeding:
      'bebeğini kaşıkla besleyen|bebeğini kaşıkla besliyor|bebeği kaşıkla besleyen|bebeğe kaşıkla mama yediren|bebeğine kaşıkla mama yediren|bebeğine mama yediren|bebeğine mama yediriyor|bebeğe mama yediren|bebeğe mama yediriyor',
    undertable:
      'masanın altında|masa altında|masanın altına saklanan|masanın altında saklanan|masanın altında saklanıyor|masanın altındaki|masanın altında oturan|masanın altında oynayan|masanın altına saklanmış|masanın altında saklanıyorlar',
    undercar:
      'arabanın altında|arabanın altındaki|araba altında|arabanın altında yatan|arabanın altında çalışan|arabanın altında yatıyor|aracın altında|arabanın altına yatan|otomobilin altında|arabanın altında çalışıyor',
    icefishing:
      'buzda balık tutan|buz üzerinde balık tutan|buzda balık avlayan|buzda balık tutuyor|donmuş gölde balık tutan|buz balıkçılığı|buzun üzerinde balık tutan|buz deliğinden balık tutan|donmuş göl üzerinde balık tutan|buz deliği|buz deliğinin başında|buzdaki delik|buzdaki deliğin başında',
    scaffold:
      'inşaat iskelesinde|inşaat iskelesi üzerinde|yapı iskelesinde|yapı iskelesi üzerinde|inşaat iskelesinin üzerinde|inşaat iskelesindeki',
    vet: 'veteriner|veteriner hekim|veterinerler+',
    scaring: 'korkutan|korkutuyor|ürküten|korkutmaya çalışan',
    scared: 'korkmuş|korkan|ürkmüş|dehşete kapılmış|korkuyor',
    candledinner:
      'mum ışığında akşam yemeği|mum ışığında yemek|mum ışığında yemek yiyen|romantik akşam yemeği|romantik yemek|mum ışığında akşam yemeği yiyen',
    ownclass: 'sınıfındaki öğrenciler|onun öğrencileri',
    shooting: 'okçuluk yapan|ok atan|ok atıyor|okçuluk|yay çeken|okçuluk yapıyor|yay geren',
  },
  ar: {
    dishes:
      'يغسل الصحون|تغسل الصحون|يغسل الأطباق|تغسل الأطباق|غسل الصحون|غسل الأطباق|يجلي الصحون|تجلي الصحون',
    vacuuming:
      'يكنس بالمكنسة الكهربائية|تكنس بالمكنسة الكهربائية|مكنسة كهربائية|بالمكنسة الكهربائية|يستخدم المكنسة الكهربائية|تستخدم المكنسة الكهربائية|مع مكنسة كهربائية',
    dusting: 'ينفض الغبار|تنفض الغبار|يمسح الغبار|تمسح الغبار',
    tablelaying: 'تحضر المائدة|يحضر المائدة|تجهز المائدة|يجهز المائدة',
    lamplighting: 'تضيء المصابيح|يضيء المصابيح|تشعل المصابيح|يشعل المصابيح',
    packing:
      'يحزم حقيبته|تحزم حقيبتها|يحزم حقيبة السفر|تحزم حقيبة السفر|تحزم حقيبة سفر|يحزم حقيبة سفر|تجهز حقيبة السفر|يجهز حقيبة السفر|يحزم أمتعته|تحزم أمتعتها',
    kimchi: 'تصنع الكيمتشي|تحضر الكيمتشي|يصنع الكيمتشي|يحضر الكيمتشي|تعد الكيمتشي|يعد الكيمتشي',
    pizza:
      'يصنع البيتزا|تصنع البيتزا|يحضر البيتزا|تحضر البيتزا|يعد البيتزا|تعد البيتزا|يصنع بيتزا|تصنع بيتزا|يحضر بيتزا|تحضر بيتزا',
    pizzaiolo: 'صانع البيتزا|صانع بيتزا|طباخ بيتزا',
    cutting:
      'تقطع الخضار|يقطع الخضار|تقطع الخضروات|يقطع الخضروات|تقطع البصل|يقطع البصل|تحضر السلطة|يحضر السلطة|تقشر البطاطس|يقشر البطاطس|تعد السلطة',
    handstand: 'يقف على يديه|تقف على يديها|الوقوف على اليدين|يمشي على يديه|تمشي على يديها',
    crawling: 'يحبو|تحبو|يزحف|تزحف|يحبو على الأرض|تحبو على الأرض',
    cheering: 'يهتف|تهتف|يهتفون|رافعا ذراعيه|رافعة ذراعيها|يهلل',
    welding: 'يلحم|تلحم|يلحم المعدن|يلحم الحديد|يلحم أنبوبا',
    welder: 'لحام|عامل لحام',
    balalaika: 'بالالايكا|يعزف على البالالايكا|تعزف على البالالايكا',
    wellwater:
      'يسحب الماء من البئر|تسحب الماء من البئر|تجلب الماء من البئر|يجلب الماء من البئر|تملأ الماء من البئر|يملأ الماء من البئر|عند البئر|تستقي من البئر|يستقي من البئر',
    boules: 'يلعبون البيتانك|يلعب البيتانك|البيتانك|يلعبون البوتشي|كرة البوتشي',
    volleyball:
      'يلعبون كرة الطائرة|يلعب كرة الطائرة|تلعب كرة الطائرة|يلعبون الكرة الطائرة|يلعب الكرة الطائرة|تلعب الكرة الطائرة|كرة الطائرة|الكرة الطائرة|كرة طائرة شاطئية|الكرة الطائرة الشاطئية|يلعبن الكرة الطائرة',
    parachuting:
      'يقفز بالمظلة|تقفز بالمظلة|القفز بالمظلة|يهبط بالمظلة|تهبط بالمظلة|قفز مظلي|بمظلة هبوط|طيران شراعي',
    skydiver: 'مظلي|مظليون+|قافز بالمظلة|قافزة بالمظلة',
    rabbittrick:
      'يخرج أرنبا من القبعة|يخرج أرنبا من قبعته|يخرج أرنبا من قبعة|يسحب أرنبا من قبعته|يسحب أرنبا من القبعة|تخرج أرنبا من القبعة|تخرج أرنبا من قبعتها|يسحب أرنبا من قبعة',
    shepherd: 'راعي|راعي غنم|راعي الغنم|راعية|راعي أغنام|رعاة+',
    herding: 'يرعى الأغنام|يرعى أغنامه|يرعى الغنم|ترعى الأغنام|ترعى الغنم|يرعى غنمه|يرعى الخراف',
    tofish: 'يعلم الصيد|يتعلم الصيد|يعلمه الصيد|يعلم صيد السمك|يتعلم صيد السمك',
    golfing: 'يلعب الغولف|تلعب الغولف|يلعب الجولف|تلعب الجولف|يلعبون الغولف',
    hairbrushing: 'تمشط شعرها|يمشط شعره|تسرح شعرها|يسرح شعره',
    makeup: 'تضع المكياج|تضع أحمر الشفاه|تتزين بالمكياج|تضع مساحيق التجميل',
    parents: 'الوالدان|والدان|والديها|والديه|الأم والأب|الأب والأم|أم وأب',
    housewife: 'ربة منزل|مربية أطفال|عاملة نظافة|جليسة أطفال|خادمة',
    nun: 'راهبة|راهبات+',
    habit: 'راهبة|راهبات+',
    tightrope:
      'يمشي على الحبل|تمشي على الحبل|يمشي على حبل مشدود|تمشي على حبل مشدود|يمشي على حبل|تمشي على حبل|على حبل مشدود|يسير على الحبل|تسير على الحبل|يسير على حبل مشدود',
    ropewalker:
      'لاعب السير على الحبل|لاعب الحبل المشدود|البهلوان على الحبل|بهلوان على الحبل|ماشي على الحبل',
    butterflynet:
      'يصطاد الفراشات|تصطاد الفراشات|يصطاد فراشات|تصطاد فراشات|يمسك الفراشات|تمسك الفراشات|صيد الفراشات|شبكة الفراشات|بشبكة فراشات|شبكة صيد الفراشات|يصطاد فراشة|تصطاد فراشة',
    dandelion:
      'ينفخ الهندباء|تنفخ الهندباء|ينفخ زهرة الهندباء|تنفخ زهرة الهندباء|ينفخ في زهرة الهندباء|تنفخ في زهرة الهندباء|ينفخ على الهندباء|تنفخ على الهندباء|ينفخ هندباء|تنفخ هندباء',
    picturehanging:
      'يعلق صورة|تعلق صورة|يعلق صورة على الحائط|تعلق صورة على الحائط|يعلق لوحة|تعلق لوحة|يعلق لوحة على الحائط|تعلق لوحة على الحائط|يعلق لوحة على الجدار|تعلق لوحة على الجدار|تعليق لوحة|يعلق اللوحات|تعلق اللوحات',
    tentpitching:
      'ينصب خيمة|تنصب خيمة|ينصبون خيمة|ينصب الخيمة|تنصب الخيمة|ينصبون الخيمة|نصب خيمة|نصب الخيمة|يقيم خيمة|يقيمون خيمة|ينصب خيمته|ينصبان خيمة',
    spoonfeeding:
      'تطعم طفلها بالملعقة|يطعم طفله بالملعقة|تطعم رضيعها بالملعقة|تطعم طفلا بالملعقة|تطعم طفلاً بالملعقة|تطعم الرضيع بالملعقة|تطعم الطفل بالملعقة|يطعم الطفل بالملعقة|إطعام طفل بالملعقة',
    undertable:
      'تحت الطاولة|تحت طاولة|أسفل الطاولة|يختبئون تحت الطاولة|مختبئون تحت الطاولة|يختبئ تحت الطاولة|تختبئ تحت الطاولة|يختبئون تحت طاولة|تحت المائدة|يجلسون تحت الطاولة|مختبئين تحت الطاولة',
    undercar:
      'تحت السيارة|تحت سيارة|أسفل السيارة|مستلق تحت السيارة|مستلقي تحت السيارة|يستلقي تحت سيارة|يعمل تحت السيارة|مستلق تحت سيارة|يعمل تحت سيارة|تحت سيارته|يستلقي تحت السيارة',
    icefishing:
      'صيد السمك على الجليد|يصطاد السمك على الجليد|يصطاد على الجليد|الصيد على الجليد|يصطاد السمك في الجليد|تصطاد السمك على الجليد|صيد الجليد|يصطاد السمك من حفرة في الجليد|حفرة في الجليد|ثقب في الجليد|بجانب ثقب في الجليد',
    scaffold: 'على السقالة|على سقالة|فوق السقالة|على السقالات|فوق سقالة',
    vet: 'طبيب بيطري|طبيبة بيطرية|بيطري|بيطرية',
    scaring: 'يخيف|تخيف|يرعب|ترعب|يفزع|تفزع|يخوف|يخيفون',
    scared: 'خائف|خائفة|مذعور|مذعورة|مرعوب|مرعوبة|خائفون+',
    candledinner:
      'عشاء على ضوء الشموع|عشاء رومانسي|يتعشيان على ضوء الشموع|يتناولان العشاء على ضوء الشموع|عشاء شموع',
    ownclass: 'صفها|صفه|طلابها|طلابه|تلاميذها|تلاميذه',
    shooting:
      'يرمي السهام|ترمي السهام|يطلق السهام|تطلق السهام|الرماية بالسهام|الرماية بالقوس|يتدرب على الرماية|تتدرب على الرماية|يطلق سهما|تطلق سهما|بالقوس والسهم',
  },
  hi: {
    dishes:
      'बर्तन धोता|बर्तन धोती|बर्तन धोते|बर्तन धो|बर्तन मांजती|बर्तन मांजता|बर्तन साफ करती|बर्तन साफ करता|बर्तन मांज',
    vacuuming:
      'वैक्यूम करता|वैक्यूम करती|वैक्यूम क्लीनर|वैक्यूम क्लीनर चलाता|वैक्यूम क्लीनर चलाती|वैक्यूम क्लीनर से सफाई करता|वैक्यूम क्लीनर से सफाई करती|वैक्यूम कर',
    dusting: 'धूल झाड़ता|धूल झाड़ती|धूल झाड़ रहा|धूल झाड़ रही',
    tablelaying: 'मेज़ लगाती|मेज लगाती|मेज लगाता|मेज लगा रही|मेज लगा रहा',
    lamplighting:
      'दीये जलाती|दीये जलाता|दीये जलाते|दीये जला रही|दीये जला रहा|दीपक जलाती|दीया जलाती|दिये जलाती',
    packing:
      'सूटकेस पैक करता|सूटकेस पैक करती|सामान पैक करता|सामान पैक करती|सूटकेस पैक कर|सामान पैक कर|बैग पैक करती|बैग पैक करता|सूटकेस पैक करते',
    kimchi: 'किमची बनाती|किमची बनाता|किमची बना|किमची बनाते',
    pizza:
      'पिज्जा बनाता|पिज्जा बनाती|पिज्जा बना|पिज्जा बनाते|पिज़्ज़ा बनाता|पिज़्ज़ा बनाती|पिज़्ज़ा बना|पिज़्ज़ा बनाते',
    pizzaiolo: 'पिज्जा शेफ|पिज्जा बनाने वाला|पिज़्ज़ा शेफ|पिज़्ज़ा बनाने वाला',
    cutting:
      'सब्जी काटती|सब्जी काटता|सब्जियां काटती|सब्जियां काटता|प्याज काटती|प्याज काटता|सलाद बनाती|सलाद बनाता|सब्जी काट|सब्ज़ी काटती|सब्ज़ी काटता|आलू छीलती',
    handstand: 'हाथों के बल खड़ा|हाथों के बल खड़ी|हैंडस्टैंड करता|हैंडस्टैंड करती|हैंडस्टैंड',
    crawling: 'रेंगता|रेंगती|घुटनों के बल चलता|घुटनों के बल चलती|घुटनों के बल चल|रेंग',
    cheering: 'जयकार करता|जयकार करती|जयकार करते|हाथ उठाकर खुशी मनाता|खुशी से चिल्लाते|जयकार कर',
    welding: 'वेल्डिंग करता|वेल्डिंग करती|वेल्डिंग कर|वेल्डिंग करते|वेल्डिंग',
    welder: 'वेल्डर',
    balalaika: 'बालालाइका|बालालाइका बजाता|बालालाइका बजाती',
    wellwater:
      'कुएँ पर पानी भरती|कुएं पर पानी भरती|कुएँ पर पानी भरते|कुएं पर पानी भरते|कुएं से पानी भरती|कुएं से पानी भरता|कुएं से पानी निकालती|कुएं से पानी निकालता|कुएं से पानी खींचती|कुएं से पानी भर|कुएँ से पानी भर|कुएँ से पानी भरती|कुएँ से पानी निकालती|कुएं पर|कुएँ पर|कुएं से पानी निकाल',
    boules: 'पेटैंक खेलते|पेटैंक|बोचे खेलते|बोचे',
    volleyball:
      'वॉलीबॉल खेलते|वॉलीबॉल खेलता|वॉलीबॉल खेलती|वॉलीबॉल खेल|बीच वॉलीबॉल|वॉलीबॉल|वालीबॉल|वालीबॉल खेलते|बीच वॉलीबॉल खेलते',
    parachuting:
      'पैराशूट से कूदता|पैराशूट से कूदती|स्काइडाइविंग करता|स्काइडाइविंग करती|स्काइडाइविंग|पैराशूट से उतरता|पैराशूट से|पैराग्लाइडिंग|पैराग्लाइडिंग करता',
    skydiver: 'स्काइडाइवर|पैराशूटिस्ट|छतरी सैनिक',
    rabbittrick:
      'टोपी से खरगोश निकालता|टोपी से खरगोश निकालती|टोपी से खरगोश निकाल|टोपी में से खरगोश निकालता',
    shepherd: 'चरवाहा|चरवाहे+|गड़रिया|गड़ेरिया|चरवाहिन',
    herding: 'भेड़ चराता|भेड़ें चराता|भेड़ चराती|भेड़ें चराती|भेड़ चरा',
    tofish: 'मछली पकड़ना सिखाता|मछली पकड़ना सीखता|मछली पकड़ना सिखाते|मछली पकड़ना सिखा',
    golfing: 'गोल्फ खेलता|गोल्फ खेलती|गोल्फ खेलते|गोल्फ खेल',
    hairbrushing:
      'बाल संवारती|बाल संवारता|कंघी करती|कंघी करता|बालों में कंघी करती|बालों में कंघी करता|बाल काढ़ती',
    makeup: 'मेकअप करती|मेकअप लगाती|लिपस्टिक लगाती|श्रृंगार करती|मेकअप कर',
    parents: 'माता-पिता|माता पिता|मां बाप|माँ बाप|मम्मी पापा',
    housewife: 'गृहिणी|दाई|नौकरानी|सफाई वाली',
    nun: 'नन|साध्वी',
    habit: 'नन|साध्वी',
    tightrope:
      'रस्सी पर चलता|रस्सी पर चलती|रस्सी पर चलते|रस्सी पर चल|तनी हुई रस्सी पर|तनी रस्सी पर चलता|तनी रस्सी पर चलती|रस्सी पर संतुलन',
    ropewalker: 'रस्सी पर चलने वाला कलाकार|रस्सी पर चलने वाला|रस्सी पर चलने वाली|नट कलाकार',
    butterflynet:
      'तितलियाँ पकड़ता|तितलियाँ पकड़ती|तितलियां पकड़ता|तितलियां पकड़ती|तितली पकड़ता|तितली पकड़ती|तितलियाँ पकड़ते|तितलियां पकड़ते|तितली पकड़ने का जाल|तितली पकड़ने के जाल|तितलियाँ पकड़|तितलियां पकड़|तितली पकड़|जाल से तितलियाँ पकड़ती|जाल से तितलियां पकड़ती|जाल से तितली पकड़ती',
    dandelion:
      'सिंहपर्णी फूंकता|सिंहपर्णी फूंकती|सिंहपर्णी पर फूंक|डंडेलियन फूंकता|डंडेलियन फूंकती|डैंडेलियन फूंकता|डैंडेलियन फूंकती|डैंडेलियन पर फूंक|सिंहपर्णी के बीज उड़ाता|सिंहपर्णी के बीज उड़ाती|डैंडेलियन के बीज उड़ाती',
    picturehanging:
      'तस्वीर टांगता|तस्वीर टांगती|तस्वीर टाँगता|तस्वीर टाँगती|दीवार पर तस्वीर टांगता|दीवार पर तस्वीर टांगती|दीवार पर तस्वीर लगाता|दीवार पर तस्वीर लगाती|दीवार पर पेंटिंग लगाता|दीवार पर पेंटिंग लगाती|तस्वीर टांग|पेंटिंग टांगता|पेंटिंग टांगती|दीवार पर तस्वीर लगा',
    tentpitching:
      'तंबू लगाता|तंबू लगाती|तंबू लगाते|तंबू लगा|तम्बू लगाता|तम्बू लगाते|तम्बू लगा|टेंट लगाता|टेंट लगाती|टेंट लगाते|टेंट लगा|तंबू गाड़ता|तंबू गाड़ते|तंबू गाड़|तंबू खड़ा करता|तंबू खड़ा करते',
    spoonfeeding:
      'बच्चे को चम्मच से खिलाती|बच्चे को चम्मच से खिलाता|शिशु को चम्मच से खिलाती|शिशु को चम्मच से खिलाता|अपने बच्चे को चम्मच से खिलाती|चम्मच से खाना खिलाती|चम्मच से खाना खिलाता|बच्चे को चम्मच से खाना खिलाती|बच्चे को चम्मच से खाना खिलाता|चम्मच से बच्चे को खिलाती',
    undertable:
      'मेज के नीचे|मेज़ के नीचे|टेबल के नीचे|मेज के नीचे छिपे|मेज़ के नीचे छिपे|मेज के नीचे छिपते|मेज के नीचे छुपे|टेबल के नीचे छिपे|मेज के नीचे बैठे|टेबल के नीचे छुपे|मेज के नीचे छिपा',
    undercar:
      'कार के नीचे|गाड़ी के नीचे|कार के नीचे लेटा|कार के नीचे लेटे|गाड़ी के नीचे लेटा|कार के नीचे काम करता|गाड़ी के नीचे काम करता|कार के नीचे लेटकर',
    icefishing:
      'बर्फ पर मछली पकड़ता|बर्फ पर मछली पकड़ते|बर्फ में मछली पकड़ता|बर्फ पर मछली पकड़|जमी झील पर मछली पकड़ता|आइस फिशिंग|बर्फ के छेद में मछली पकड़ता|बर्फ पर मछली पकड़ती|बर्फ में छेद|बर्फ के छेद|बर्फ के छेद के पास',
    scaffold: 'मचान पर|पाड़ पर|मचान के ऊपर|निर्माण मचान पर',
    vet: 'पशु चिकित्सक|पशुचिकित्सक|जानवरों का डॉक्टर|जानवरों की डॉक्टर|पशु डॉक्टर',
    scaring: 'डराता|डराती|डराते|डरा|डरा रहा|डरा रही',
    scared: 'डरा हुआ|डरी हुई|डरे हुए|भयभीत|सहमा हुआ|सहमी हुई',
    candledinner:
      'कैंडल लाइट डिनर|कैंडललाइट डिनर|मोमबत्ती की रोशनी में खाना|मोमबत्ती की रोशनी में रात का खाना|रोमांटिक डिनर',
    ownclass: 'जिसकी कक्षा|जिसके छात्र|उसकी कक्षा|उसके छात्र|उसके विद्यार्थी',
    shooting:
      'तीर चलाता|तीर चलाती|तीरंदाजी करता|तीरंदाजी करती|तीरंदाजी|धनुष बाण चलाता|तीर चला|तीरंदाजी कर|धनुष से तीर चलाता',
  },
};
