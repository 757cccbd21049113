import type { WordTable } from '../../../words/language.ts';
import type { InteriorKey } from '../keys/places/interior-keys.ts';

/** Words for rooms that are known by who is in them. */
export const INTERIOR_WORDS: WordTable<InteriorKey> = {
  en: {
    stationwaiting:
      'train station waiting room|railway station waiting room|railway waiting room|station waiting room|waiting room of a train station|waiting room of a railway station|waiting room at the station',
    oldstove:
      'old stove|wood stove|wood burning stove|wood-burning stove|cast iron stove|cast-iron stove|old oven|antique stove|old wood stove|old cast iron stove|old cooker|iron range|cast iron range|wood fired stove',
    basketballgame:
      'basketball game|basketball match|basketball player|basketball player dunking|basketball players dunking|slam dunk|dunking|dunk|packed basketball arena|basketball finals|nba|nba game|basketball tournament',
    cookware:
      'copper pots+|copper pot|copper pans+|pots and pans|cooking pots+|cooking pot|saucepan|frying pans+|copper cookware|cookware',
    manor: 'mansion|manor|manor house',
    hut: 'cabin|log cabin|hut|chalet|lodge|shack',
    mountainhut:
      'mountain hut|mountain cabin|alpine hut|ski hut|cabin in the mountains|hut in the mountains|mountain chalet|mountain lodge',
    logcabin:
      'log cabin interior|inside a log cabin|interior of a log cabin|inside of a log cabin|cabin interior|inside a cabin|inside a cozy cabin|cozy cabin interior|cozy cabin living room|log cabin living room|inside a wooden cabin|mountain cabin interior|ski lodge interior|hunting lodge|hunting lodge interior|bearskin rug|bearskin',
    carcabin:
      "inside a car|inside of a car|inside the car|car interior|interior of a car|behind the wheel of a car|behind the wheel|car dashboard|dashboard of a car|view from a car|view from inside a car|from the driver's seat|driver's seat|back seat of a car|in the back seat|backseat|back seat|car window|out of a car window|out of the car window|through the windshield|windshield|passenger seat",
    dentist:
      "dentist|dentist's office|dentist office|dental clinic|dentist chair|dentist's chair|dental chair|dental office|dental practice|dental surgery|orthodontist",
    doctoroffice:
      "doctor's office|doctors office|doctor office|doctor s office|doctor's surgery|consulting room|examination room|exam room|doctor and patient|doctor with a patient|doctor with patient|doctor examining a patient|doctor treating a patient|medical checkup|pediatrician office|medical office",
    waitingroom:
      "waiting room|doctor's waiting room|waiting room at the doctor's office|waiting room of a doctor|hospital waiting room|doctor's office waiting room|clinic waiting room|dentist's waiting room|waiting area",
    santaworkshop:
      "santa's workshop|santas workshop|santa workshop|santa s workshop|santa claus workshop|santa claus's workshop|toy workshop|christmas workshop|elf workshop|elves' workshop|workshop of santa|workshop of santa claus|north pole workshop|christmas elves making toys|elves making toys|elves make toys|christmas toy factory|santa's toy factory",
    hammam: 'hammam|turkish bath|turkish hammam|hamam|moroccan hammam|turkish baths+',
    sento:
      'japanese bath house|japanese bathhouse|bathhouse|public bath|onsen interior|inside an onsen|indoor onsen|onsen inside|japanese onsen inside|inside a japanese onsen|japanese public bath|japanese sento|sento bathhouse',
    prisoncell:
      'prison cell|jail cell|inside a cell|inside a prison cell|behind bars|in jail|prisoner in a cell|prisoner in his cell',
    bankvault:
      'bank vault|gold vault|bank safe|vault full of gold|fort knox|vault with gold bars|gold bullion|vault door',
    nailsalon:
      'nail salon|manicure|pedicure|nail studio|beauty parlor|beauty parlour|nail bar|manicurist',
    wizardtower:
      "wizard's tower room|wizard tower room|wizards tower room|room in a wizard's tower|inside a wizard's tower|inside a wizard tower|wizard's tower interior|wizard tower interior|interior of a wizard's tower|mage tower interior|mage's tower interior|inside a mage tower|inside a sorcerer's tower|interior of a mage tower|inside the wizard's tower|wizard's chamber|wizard's room|wizard room|sorcerer's tower room|astronomer's tower|astronomy tower|room of a wizard|wizard's observatory",
    camper:
      'inside a camper van|inside of a camper van|inside a campervan|camper van interior|campervan interior|van life|inside a van|inside of a van|camper interior|inside a camper|inside an rv|rv interior|caravan interior|inside a caravan|motorhome interior|inside a motorhome|van interior',
    spacegarden:
      'greenhouse on a space station|greenhouse in a space station|space station greenhouse|space greenhouse|greenhouse in space|garden on a space station|garden in a space station|space garden|hydroponic garden|hydroponics|hydroponic farm|vertical farm|space farm|greenhouse on a spaceship|greenhouse on a spacecraft|greenhouse inside a space station',
    meetingroom: 'conference room|meeting room|boardroom|board room',
    callcenter:
      'call center|call centre|open-plan office|open plan office|open office|customer service|call center agents|call center with people working|cubicles+|office cubicles+|telemarketing|helpdesk|busy office',
    nursery:
      "nursery|baby nursery|baby room|baby's room|crib|baby crib|cot|baby in a crib|baby sleeping in a crib|nursery room|newborn room|baby cot",
    bubblebath:
      'bubble bath|bathtub full of bubbles|bath full of bubbles|bathtub with bubbles|bubble bathtub|bathtub full of foam|bubble bath in a bathtub|tub full of bubbles|foam bath|bubble-bath|taking a bubble bath|relaxing in a bubble bath',
    blanketfort:
      'blanket fort|pillow fort|blanket tent|fort made of blankets|cushion fort|fort of blankets|fort made of pillows|indoor tent|blanket den|reading tent',
    closet:
      'walk-in closet|walk in closet|closet|wardrobe|dressing room|walk-in wardrobe|walk in wardrobe|closet full of clothes|wardrobe full of clothes',
    meeting:
      'business meeting|team meeting|office meeting|board meeting|people in a meeting|people having a meeting|meeting in a conference room|people in a meeting in a conference room|meeting at the office|businesspeople in a meeting|people in a conference room|people in a meeting room',
    readingnook:
      'cozy reading nook|reading nook|cosy reading nook|window seat|reading corner|window nook|cozy window seat|reading nook by a window|bay window seat',
    escaperoom: 'escape room|escape game|puzzle room|escape room game|locked room with puzzles',
    tinyhouse:
      'tiny house interior|inside a tiny house|tiny home interior|interior of a tiny house|inside of a tiny house|tiny cabin interior|tiny house inside',
    lecturehall:
      'lecture hall|university lecture|lecture theatre|lecture theater|auditorium at university|university auditorium|college lecture hall|professor giving a lecture|lecture at university|students in a lecture|at a lecture|in a lecture|during a lecture',
    homelaundry:
      'laundry room|home laundry room|laundry room at home|utility room|washing machine|doing laundry at home|doing the laundry|doing laundry|tumble dryer|clothes dryer',
    kitchenrush:
      'dinner rush|lunch rush|dinner service in the kitchen|kitchen during service|kitchen in full swing|line cooks',
    workout:
      'people working out in a gym|people working out|people exercising in a gym|people lifting weights|working out in a gym|people training in a gym|busy gym|people in a gym|people at the gym',
    crew: 'bridge of a starship with crew|bridge of a starship with its crew|starship bridge with crew|spaceship bridge with crew|bridge of a spaceship with crew|crew on the bridge of a starship|crew on the bridge of a spaceship|starship crew|spaceship crew|starship crew on the bridge',
  },
  zh: {
    stationwaiting: '候车室|候车大厅|火车站候车室|车站候车厅',
    oldstove: '老式炉灶|旧炉灶|铸铁炉|柴火灶|土灶',
    basketballgame: '篮球比赛|篮球运动员|扣篮|灌篮|篮球联赛',
    cookware: '铜锅|锅具|炒锅|锅碗瓢盆',
    manor: '老宅|大宅',
    hut: '小木屋|木屋',
    mountainhut: '山间小屋|山中小屋|山里的小屋|山间木屋',
    logcabin: '木屋内部|小木屋内部|木屋里|小木屋里|熊皮地毯',
    carcabin: '车内|汽车内部|车里|车窗|驾驶座|后座|挡风玻璃',
    dentist: '牙医|牙科|牙科诊所|牙医诊所|牙科诊室',
    doctoroffice: '诊室|医生办公室|诊疗室|医生给病人看病|医生和病人',
    waitingroom: '候诊室|等候室|候诊区|等候区',
    santaworkshop:
      '圣诞老人的工坊|圣诞老人工坊|圣诞工坊|圣诞老人的玩具工坊|圣诞老人的作坊|精灵制作玩具',
    hammam: '土耳其浴室|土耳其浴|土耳其澡堂',
    sento: '钱汤|日式澡堂|室内温泉|日本澡堂|公共浴室',
    prisoncell: '牢房|监狱牢房|单人牢房|囚室',
    bankvault: '银行金库|金库|保险库|满是金条的金库',
    nailsalon: '美甲店|美甲沙龙|美甲',
    wizardtower: '巫师塔内部|巫师的塔楼房间|巫师塔里的房间|巫师的房间|法师塔内部',
    camper: '房车内部|露营车内部|房车里',
    spacegarden: '空间站温室|太空站的温室|太空温室|空间站里的温室|太空花园|水培农场',
    meetingroom: '会议室',
    callcenter: '呼叫中心|客服中心|开放式办公室',
    nursery: '婴儿房|婴儿床|育婴室',
    bubblebath: '泡泡浴|泡沫浴|满是泡泡的浴缸',
    blanketfort: '毯子堡垒|枕头堡垒|毯子帐篷',
    closet: '衣帽间|步入式衣橱|衣柜|更衣室',
    meeting: '开会|商务会议|会议室里开会的人|团队会议',
    readingnook: '阅读角|飘窗|窗边阅读角|飘窗座位|读书角',
    escaperoom: '密室逃脱|密室|逃脱房间',
    tinyhouse: '迷你小屋内部|小房子内部|微型住宅',
    lecturehall: '阶梯教室|大学讲堂|演讲厅|大学阶梯教室|大学讲座|大学课堂|阶梯教室里',
    homelaundry: '洗衣房|家里的洗衣房|洗衣间|洗衣机',
    kitchenrush: '后厨高峰|热火朝天的后厨|忙碌的后厨|忙碌的厨房|繁忙的厨房|热火朝天的厨房',
    workout: '在健身房锻炼的人|健身房里锻炼的人们|人们在健身房锻炼',
    crew: '星舰舰桥船员|飞船舰桥上的船员|星舰船员',
  },
  ja: {
    stationwaiting: '駅の待合室|駅の待合ホール|鉄道の待合室',
    oldstove: '古いかまど|薪ストーブ|かまど|古いコンロ',
    basketballgame: 'バスケの試合|バスケットボール選手|ダンクシュート|スラムダンク',
    cookware: '銅鍋|調理器具|フライパン|銅の鍋',
    manor: '洋館|大邸宅',
    hut: '山小屋|ログハウス|丸太小屋',
    mountainhut: '雪山の小屋|山の小屋',
    logcabin:
      'ログハウスの中|ログハウスの室内|ログキャビンの中|山小屋の中|熊の毛皮の敷物|丸太小屋の中|山小屋にいる',
    carcabin: '車内|車の中|車の窓|運転席|後部座席|助手席',
    dentist: '歯医者|歯科|歯科医院|歯科医',
    doctoroffice: '診察室|医者と患者|診療室',
    waitingroom: '待合室|病院の待合室',
    santaworkshop: 'サンタの工房|サンタクロースの工房|サンタの作業場|おもちゃ工房|サンタの工場',
    hammam: 'ハマム|トルコ風呂|トルコ式浴場',
    sento: '銭湯|大浴場|室内の温泉|温泉の中|公衆浴場|風呂屋',
    prisoncell: '独房|牢屋|刑務所の独房',
    bankvault: '銀行の金庫|金庫室|金庫|金塊の金庫',
    nailsalon: 'ネイルサロン|美容サロン|ネイル',
    wizardtower: '魔法使いの塔の部屋|魔法使いの部屋|魔法使いの塔の中',
    camper: 'キャンピングカーの中|キャンピングカーの車内|バンライフ',
    spacegarden: '宇宙ステーションの温室|宇宙の温室|宇宙農園|水耕栽培',
    meetingroom: '会議室',
    callcenter: 'コールセンター|オープンオフィス',
    nursery: 'ベビールーム|ベビーベッド|赤ちゃんの部屋',
    bubblebath: '泡風呂|バブルバス|泡だらけのお風呂',
    blanketfort: '毛布の秘密基地|毛布の砦|枕の砦',
    closet: 'ウォークインクローゼット|クローゼット|衣装部屋',
    meeting: '会議中|打ち合わせ|ビジネス会議|会議をする人々',
    readingnook: '読書コーナー|窓辺の読書スペース|窓辺の席',
    escaperoom: '脱出ゲーム|脱出ゲームの部屋|脱出部屋',
    tinyhouse: 'タイニーハウス|小さな家の中|タイニーハウスの中',
    lecturehall: '大講義室|講義室|大学の講義|講堂|階段教室|大学の授業',
    homelaundry: '洗濯室|ランドリールーム|家の洗濯室|洗濯機',
    kitchenrush: '忙しい厨房|ランチタイムの厨房|戦場のような厨房|ディナータイムの厨房',
    workout: 'ジムで運動する人々|ジムでトレーニングする人々',
    crew: '宇宙船のブリッジのクルー|宇宙船のクルー',
  },
  ko: {
    stationwaiting: '역 대합실|기차역 대합실|기차역 대기실|역 대기실',
    oldstove: '오래된 난로|장작 난로|아궁이|무쇠 난로',
    basketballgame: '농구 경기|농구 선수|덩크슛|슬램 덩크',
    cookware: '구리 냄비|냄비와 프라이팬|조리 도구',
    manor: '저택',
    hut: '오두막|통나무집|산장',
    mountainhut: '산속 오두막|산속 산장|산속 통나무집',
    logcabin: '통나무집 내부|통나무집 안|오두막 내부|산장 내부|곰 가죽 러그',
    carcabin: '차 안|차 안에서|자동차 안|차창|운전석|뒷좌석',
    dentist: '치과|치과의사|치과 의사',
    doctoroffice: '진료실|진찰실|의사와 환자',
    waitingroom: '대기실|병원 대기실',
    santaworkshop:
      '산타의 작업장|산타의 작업실|산타의 공방|산타 공방|산타 작업장|장난감 공방|산타클로스의 작업장',
    hammam: '하맘|터키식 목욕탕|터키탕',
    sento: '대중목욕탕|목욕탕|실내 온천|일본 목욕탕|센토',
    prisoncell: '감방|독방|감옥 독방',
    bankvault: '은행 금고|금고|금괴 금고|금고실',
    nailsalon: '네일샵|네일 살롱|네일숍|미용 살롱',
    wizardtower: '마법사의 탑 방|마법사의 방|마법사 탑 내부|마법사의 탑 내부',
    camper: '캠핑카 내부|캠핑카 안',
    spacegarden: '우주 정거장의 온실|우주정거장 온실|우주 온실|우주 정원',
    meetingroom: '회의실',
    callcenter: '콜센터|개방형 사무실',
    nursery: '아기방|아기 침대|아기 방',
    bubblebath: '거품 목욕|거품 욕조|버블 배스',
    blanketfort: '담요 요새|베개 요새|이불 텐트',
    closet: '드레스룸|옷장|워크인 클로젯|옷방',
    meeting: '비즈니스 회의|팀 회의|회의하는 사람들',
    readingnook: '독서 공간|창가 독서 공간|창가 좌석|독서 코너',
    escaperoom: '방탈출|방탈출 카페|방 탈출',
    tinyhouse: '타이니 하우스|타이니 하우스 내부|작은 집 내부',
    lecturehall: '강의실|대학 강의실|강의실 안|대형 강의실|계단식 강의실|대학 강의|대학교 강의',
    homelaundry: '세탁실|집 세탁실|다용도실|세탁기',
    kitchenrush: '바쁜 주방|분주한 주방|분주한 식당 주방|바쁜 식당 주방',
    workout: '헬스장에서 운동하는 사람들|체육관에서 운동하는 사람들',
    crew: '우주선 함교의 승무원|우주선 승무원들',
  },
  fr: {
    stationwaiting:
      "salle d'attente de la gare|salle d'attente d'une gare|salle d'attente de gare|salle des pas perdus",
    oldstove:
      'vieux poêle|vieille cuisinière|poêle à bois|cuisinière à bois|poêle en fonte|vieux fourneau|fourneau',
    basketballgame: 'match de basket|joueur de basket|joueur de basketball|dunk',
    cookware: 'casserole|casseroles en cuivre+|poêles en cuivre+|ustensiles de cuisine+',
    manor: 'manoir|hôtel particulier',
    hut: 'cabane|chalet|hutte',
    mountainhut:
      'refuge de montagne|chalet de montagne|cabane de montagne|chalet alpin|cabane en montagne|chalet en montagne',
    logcabin:
      "intérieur d'un chalet|intérieur de chalet|intérieur d'une cabane en rondins|dans un chalet en bois|peau d'ours|pavillon de chasse",
    carcabin:
      "à l'intérieur d'une voiture|intérieur d'une voiture|intérieur de voiture|habitacle|tableau de bord|banquette arrière|siège arrière|vitre de voiture|pare-brise",
    dentist: 'dentiste|cabinet dentaire|chez le dentiste|cabinet de dentiste|fauteuil de dentiste',
    doctoroffice:
      'cabinet médical|cabinet de médecin|cabinet du médecin|chez le médecin|médecin et patient|médecin avec un patient|salle de consultation',
    waitingroom:
      "salle d'attente|salle d'attente du médecin|salle d'attente chez le médecin|salle d'attente d'un médecin",
    santaworkshop:
      "atelier du père noël|atelier de noël|atelier des lutins|l'atelier du père noël|fabrique de jouets|lutins fabriquant des jouets",
    hammam: 'hammam|bain turc|bains turcs+',
    sento:
      "bain public japonais|bains japonais+|intérieur d'un onsen|onsen intérieur|bain japonais",
    prisoncell:
      'cellule de prison|dans une cellule|derrière les barreaux|prisonnier dans sa cellule',
    bankvault:
      'coffre-fort|coffre fort|coffre de banque|chambre forte|salle des coffres|coffre-fort de banque',
    nailsalon:
      'salon de manucure|bar à ongles|institut de beauté|salon de beauté|manucure|onglerie',
    wizardtower:
      "chambre dans la tour d'un sorcier|intérieur de la tour d'un magicien|dans la tour d'un sorcier|dans la tour du sorcier|dans la tour du magicien|chambre du sorcier|chambre du magicien",
    camper:
      "intérieur d'un van aménagé|intérieur d'un camping-car|dans un camping-car|intérieur de camping-car",
    spacegarden:
      "serre dans une station spatiale|serre d'une station spatiale|serre spatiale|serre dans l'espace|jardin dans une station spatiale",
    meetingroom: 'salle de réunion|salle de conférence',
    callcenter: "centre d'appels|centre d'appel|bureau ouvert|open space",
    nursery: 'chambre de bébé|berceau|lit de bébé|chambre du bébé',
    bubblebath:
      'bain moussant|baignoire pleine de mousse|bain de mousse|baignoire pleine de bulles',
    blanketfort: "cabane de couvertures|cabane en couvertures|fort de couvertures|fort d'oreillers",
    closet: 'penderie|garde-robe|placard à vêtements|grand dressing',
    meeting: "réunion de travail|réunion d'affaires|réunion au bureau",
    readingnook: 'coin lecture|coin de lecture|banquette de fenêtre|coin lecture douillet',
    escaperoom: "escape game|salle d'évasion|jeu d'évasion",
    tinyhouse: "intérieur d'une tiny house|intérieur d'une petite maison|mini-maison",
    lecturehall:
      "amphithéâtre universitaire|amphithéâtre d'université|salle de conférence universitaire|amphi de fac|cours magistral|salle de cours en amphithéâtre|en amphi|amphi",
    homelaundry: 'buanderie|lingerie de la maison|salle de lavage|machine à laver|lave-linge',
    kitchenrush: 'coup de feu|plein coup de feu|cuisines en effervescence|cuisine en plein service',
    workout:
      "des gens à la salle de sport|gens qui s'entraînent à la salle de sport|personnes faisant de la musculation",
    crew: "équipage sur la passerelle d'un vaisseau|équipage d'un vaisseau spatial|passerelle d'un vaisseau avec son équipage",
  },
  de: {
    stationwaiting:
      'wartesaal|bahnhofswartesaal|wartesaal eines bahnhofs|wartehalle am bahnhof|wartehalle eines bahnhofs',
    oldstove: 'holzherd|holzofen|gusseisernem herd|küchenhexe',
    basketballgame: 'basketballspiel|basketballspieler|slam dunk|dunking',
    cookware: 'kupfertöpfe+|kupferpfannen+|töpfe und pfannen|kochtöpfe+|kochtopf',
    manor: 'herrenhaus|herrschaftshaus',
    hut: 'hütte|blockhütte',
    mountainhut:
      'berghütte|almhütte|skihütte|schutzhütte|hütte in den bergen|blockhütte in den bergen',
    logcabin:
      'blockhütte von innen|in einer blockhütte|inneres einer blockhütte|blockhaus von innen|in einem blockhaus|almhütte von innen|bärenfell|jagdhütte|in einer hütte im sommerlager',
    carcabin:
      'im auto|im inneren eines autos|autoinnenraum|armaturenbrett|rücksitz|rückbank|autofenster|windschutzscheibe|fahrersitz',
    dentist: 'zahnarzt|zahnärztin|zahnarztpraxis|zahnarztstuhl|beim zahnarzt|kieferorthopäde',
    doctoroffice:
      'arztpraxis|sprechzimmer|behandlungszimmer|beim arzt|untersuchungszimmer|arzt und patient|arzt mit patient',
    waitingroom: 'wartezimmer|wartezimmer beim arzt|wartezimmer einer arztpraxis|warteraum',
    santaworkshop:
      'werkstatt des weihnachtsmanns|weihnachtswerkstatt|weihnachtsmannwerkstatt|werkstatt vom weihnachtsmann|santas werkstatt|wichtelwerkstatt|spielzeugwerkstatt',
    hammam: 'hamam|hammam|türkisches bad|türkischen bad|türkische bad',
    sento: 'japanisches badehaus|badehaus|onsen von innen|im onsen|innen onsen|öffentliches bad',
    prisoncell: 'gefängniszelle|zelle|in einer zelle|hinter gittern|zelle im gefängnis',
    bankvault: 'tresorraum|banktresor|goldtresor|tresorraum einer bank',
    nailsalon: 'nagelstudio|schönheitssalon|maniküre|kosmetikstudio|nagelsalon',
    wizardtower:
      'zauberturm von innen|turmzimmer eines zauberers|turmzimmer des zauberers|im turm des zauberers|zimmer des zauberers|zauberstube|im zauberturm',
    camper: 'im wohnmobil|wohnmobil von innen|campingbus von innen|im campingbus',
    spacegarden:
      'gewächshaus in einer raumstation|gewächshaus auf einer raumstation|weltraumgewächshaus|gewächshaus im weltraum|garten in einer raumstation',
    meetingroom: 'konferenzraum|besprechungsraum|sitzungszimmer',
    callcenter: 'callcenter|call-center|großraumbüro',
    nursery: 'babyzimmer|kinderbett|gitterbett|babybett|wiege',
    bubblebath: 'schaumbad|badewanne voller schaum|badewanne mit schaum',
    blanketfort: 'deckenburg|kissenburg|höhle aus decken|deckenhöhle',
    closet: 'begehbarer kleiderschrank|kleiderschrank|ankleidezimmer|ankleide',
    meeting: 'geschäftsmeeting|geschäftsbesprechung|teambesprechung|teammeeting',
    readingnook: 'leseecke|lesenische|fensterbank zum lesen|gemütliche leseecke|fenstersitz',
    escaperoom: 'escape room|fluchtraum|escape-room',
    tinyhouse: 'tinyhouse|minihaus|minihaus innen',
    lecturehall:
      'hörsaal|vorlesung|vorlesungssaal|universitätshörsaal|hörsaal der universität|in der vorlesung',
    homelaundry: 'waschküche|hauswirtschaftsraum|waschraum|waschmaschine|wäschetrockner',
    kitchenrush:
      'großküche im hochbetrieb|restaurantküche im hochbetrieb|küche im hochbetrieb|hektische restaurantküche',
    workout:
      'leute im fitnessstudio|menschen im fitnessstudio|menschen trainieren im fitnessstudio',
    crew: 'brücke eines raumschiffs mit crew|brücke eines raumschiffs mit besatzung|crew auf der brücke eines raumschiffs|raumschiffbesatzung',
  },
  es: {
    stationwaiting:
      'sala de espera de la estación|sala de espera de una estación|sala de espera de una estación de tren',
    oldstove:
      'estufa vieja|estufa antigua|cocina de leña|vieja estufa|estufa de leña|fogón antiguo',
    basketballgame:
      'partido de baloncesto|jugador de baloncesto|jugador de básquet|mate de baloncesto',
    cookware: 'ollas de cobre+|cacerola|ollas y sartenes|sartenes+',
    manor: 'mansión|caserón',
    hut: 'cabaña|choza',
    mountainhut: 'refugio de montaña|cabaña de montaña|cabaña en la montaña|cabaña en las montañas',
    logcabin:
      'interior de una cabaña|interior de cabaña|dentro de una cabaña|interior de una cabaña de troncos|piel de oso|pabellón de caza',
    carcabin:
      'dentro de un coche|interior de un coche|dentro del coche|asiento trasero|salpicadero|ventanilla del coche|parabrisas|asiento del conductor',
    dentist:
      'dentista|consultorio dental|consulta del dentista|consultorio del dentista|clínica dental|silla del dentista|odontólogo',
    doctoroffice:
      'consultorio médico|consulta médica|consultorio del médico|consulta del médico|médico y paciente|médico con un paciente',
    waitingroom:
      'sala de espera|sala de espera del médico|sala de espera del doctor|sala de espera de un hospital',
    santaworkshop:
      'taller de papá noel|taller de santa|taller de santa claus|taller de santa claus con elfos|taller de navidad|taller de juguetes|taller de los elfos',
    hammam: 'hammam|hamam|baño turco|baños turcos+|baños árabes+',
    sento:
      'baño público japonés|casa de baños japonesa|interior de un onsen|onsen interior|baño japonés',
    prisoncell: 'celda|celda de prisión|celda de la cárcel|tras las rejas|preso en su celda',
    bankvault:
      'bóveda de un banco|bóveda bancaria|cámara acorazada|bóveda del banco|caja fuerte|bóveda de banco',
    nailsalon: 'salón de uñas|manicura|salón de manicura|pedicura',
    wizardtower:
      'habitación en la torre de un mago|interior de la torre de un mago|dentro de la torre del mago|en la torre del mago|cuarto del mago|habitación del mago|torre del mago por dentro',
    camper:
      'interior de una autocaravana|camper por dentro|interior de una furgoneta camper|interior de una camper',
    spacegarden:
      'invernadero en una estación espacial|invernadero espacial|invernadero en el espacio|jardín en una estación espacial',
    meetingroom: 'sala de reuniones|sala de conferencias|sala de juntas',
    callcenter: 'centro de llamadas|call center|oficina abierta',
    nursery: 'cuarto del bebé|habitación del bebé|cuna|cuarto de bebé|habitación de bebé',
    bubblebath: 'baño de burbujas|baño de espuma|bañera llena de espuma|bañera llena de burbujas',
    blanketfort: 'fuerte de mantas|fuerte de almohadas|fortaleza de mantas|cabaña de mantas',
    closet: 'vestidor|armario|clóset|closet|guardarropa',
    meeting: 'reunión de trabajo|reunión de negocios|junta de trabajo',
    readingnook: 'rincón de lectura|rincón para leer|asiento de ventana|rincón de lectura acogedor',
    escaperoom: 'sala de escape|cuarto de escape|escape room',
    tinyhouse: 'interior de una casa diminuta|casa diminuta|interior de una minicasa|minicasa',
    lecturehall:
      'aula magna|aula universitaria|sala de conferencias de la universidad|salón de clases universitario|clase magistral|clase de la universidad',
    homelaundry: 'cuarto de lavado|lavadero|cuarto de lavandería|lavadora',
    kitchenrush:
      'cocina en plena hora punta|cocina en plena faena|cocina a pleno rendimiento|cocina en pleno servicio',
    workout:
      'gente en el gimnasio|gente haciendo ejercicio en un gimnasio|personas entrenando en el gimnasio',
    crew: 'tripulación en el puente de una nave|puente de una nave con tripulación|tripulación de una nave espacial',
  },
  ru: {
    stationwaiting: 'зал ожидания вокзала|зал ожидания на вокзале|вокзальный зал ожидания',
    oldstove: 'старая печь|старой печью|печка|печке|старая печка|дровяная печь|чугунная плита',
    basketballgame: 'баскетбольный матч|баскетболист|слэм данк',
    cookware: 'медные кастрюли+|кастрюля|медная посуда|сковороды+',
    manor: 'особняк|усадьба',
    hut: 'хижина|изба|избушка',
    mountainhut: 'горная хижина|хижина в горах|избушка в горах',
    logcabin:
      'внутри бревенчатого дома|внутри бревенчатой хижины|интерьер бревенчатого дома|медвежья шкура|охотничий домик',
    carcabin:
      'в салоне автомобиля|салон автомобиля|внутри машины|в машине|заднее сиденье|заднем сиденье|окно машины|лобовое стекло|за рулём',
    dentist:
      'стоматолог|стоматолога|зубной врач|зубного врача|кабинет стоматолога|стоматологический кабинет|дантист',
    doctoroffice: 'кабинет врача|кабинете врача|приём у врача|на приёме у врача|врач и пациент',
    waitingroom: 'приёмная врача|комната ожидания|зал ожидания|комнате ожидания|очередь к врачу',
    santaworkshop:
      'мастерская санты|мастерская деда мороза|мастерская санта клауса|мастерской санты|мастерской деда мороза|фабрика игрушек',
    hammam: 'хаммам|хамам|турецкая баня|турецкой бане',
    sento: 'сэнто|японская баня|японской бане|общественная баня|внутри онсэна|баня онсэн',
    prisoncell:
      'тюремная камера|тюремной камере|камера в тюрьме|за решёткой|за решеткой|одиночная камера',
    bankvault:
      'банковское хранилище|хранилище банка|сейф|хранилище золота|банковский сейф|хранилище с золотом',
    nailsalon: 'маникюрный салон|ногтевой салон|маникюр',
    wizardtower:
      'комната в башне волшебника|в башне волшебника|внутри башни волшебника|комната волшебника|внутри башни мага|комната мага',
    camper: 'внутри автодома|внутри кемпера',
    spacegarden:
      'оранжерея на космической станции|теплица на космической станции|космическая оранжерея|космическая теплица',
    meetingroom: 'переговорная|конференц-зал|переговорной',
    callcenter: 'колл-центр|контакт-центр|открытый офис',
    nursery: 'комната младенца|детская кроватка|комната малыша|колыбель',
    bubblebath: 'ванна с пеной|пенная ванна|ванна полная пены|ванне с пеной',
    blanketfort: 'крепость из одеял|шалаш из одеял|крепость из подушек|домик из одеял',
    closet: 'гардеробная|гардероб|шкаф с одеждой|платяной шкаф',
    meeting: 'совещание|совещании|деловая встреча|деловое совещание',
    readingnook:
      'уголок для чтения|уютный уголок для чтения|диванчик у окна|место для чтения у окна',
    escaperoom: 'квест-комната|комната квеста|эскейп-рум',
    tinyhouse: 'крошечный дом|крошечный дом внутри|мини-дом',
    lecturehall:
      'лекционный зал|лекционная аудитория|университетская аудитория|лекция в университете|аудитория университета|лекция|на лекции|на лекциях',
    homelaundry: 'постирочная|домашняя прачечная|комната для стирки|стиральная машина',
    kitchenrush:
      'кухня в час пик|кухня ресторана в час пик|запара на кухне|кухня ресторана в разгар вечера',
    workout: 'люди в спортзале|люди тренируются в спортзале',
    crew: 'экипаж на мостике звездолёта|экипаж на мостике корабля|экипаж звездолёта',
  },
  pt: {
    stationwaiting:
      'sala de espera da estação|sala de espera de uma estação|sala de espera de uma estação de trem',
    oldstove: 'fogão antigo|fogão velho|fogão a lenha|velho fogão|fogão de ferro',
    basketballgame: 'jogo de basquete|jogador de basquete|enterrada',
    cookware: 'panelas de cobre+|panelas+|panela|panelas e frigideiras',
    manor: 'mansão|casarão',
    hut: 'cabana|chalé|casebre',
    mountainhut:
      'cabana na montanha|refúgio de montanha|chalé na montanha|cabana nas montanhas|chalé de montanha',
    logcabin:
      'interior de uma cabana|interior de cabana|dentro de uma cabana|interior de um chalé|pele de urso|pavilhão de caça',
    carcabin:
      'dentro de um carro|interior de um carro|dentro do carro|banco de trás|painel do carro|janela do carro|para-brisa',
    dentist:
      'dentista|consultório dentário|consultório do dentista|consultório odontológico|cadeira de dentista',
    doctoroffice:
      'consultório médico|consultório do médico|consulta médica|médico e paciente|médico com um paciente',
    waitingroom: 'sala de espera|sala de espera do médico|sala de espera de um hospital',
    santaworkshop:
      'oficina do papai noel|oficina do pai natal|fábrica de brinquedos|oficina de natal|oficina dos elfos',
    hammam: 'hammam|hamam|banho turco|banhos turcos+',
    sento:
      'banho público japonês|casa de banho japonesa|interior de um onsen|onsen interior|banho japonês',
    prisoncell:
      'cela de prisão|cela de cadeia|atrás das grades|prisioneiro na cela|numa cela|na cela',
    bankvault: 'cofre de banco|cofre do banco|caixa-forte|casa-forte|cofre cheio de ouro',
    nailsalon: 'salão de unhas|manicure|esmalteria|pedicure',
    wizardtower:
      'quarto na torre de um mago|interior da torre de um mago|dentro da torre do mago|na torre do mago|quarto do mago|sala do mago',
    camper: 'interior de um motorhome|interior de uma autocaravana|interior de um trailer',
    spacegarden:
      'estufa em uma estação espacial|estufa numa estação espacial|estufa espacial|estufa no espaço|jardim numa estação espacial',
    meetingroom: 'sala de reunião|sala de reuniões|sala de conferências',
    callcenter: 'central de atendimento|call center|escritório aberto',
    nursery: 'quarto de bebê|quarto do bebê|berço|quarto de bebé',
    bubblebath: 'banho de espuma|banheira cheia de espuma|banho de bolhas|banheira de espuma',
    blanketfort: 'forte de cobertores|cabana de cobertores|forte de almofadas|cabana de lençóis',
    closet: 'closet|guarda-roupa|vestiário|armário de roupas',
    meeting: 'reunião de negócios|reunião de trabalho|reunião de equipe',
    readingnook: 'cantinho de leitura|canto de leitura|assento de janela',
    escaperoom: 'sala de fuga|escape room|sala de escape',
    tinyhouse: 'interior de uma casa minúscula|casa minúscula|minicasa',
    lecturehall:
      'auditório universitário|anfiteatro universitário|sala de aula universitária|palestra na universidade|auditório da universidade|anfiteatro da universidade|aula na faculdade|aula da faculdade',
    homelaundry: 'área de serviço|quarto de lavar roupa|sala de lavar roupa|máquina de lavar',
    kitchenrush:
      'cozinha na hora do rush|cozinha a todo vapor|cozinha em pleno serviço|correria na cozinha do restaurante',
    workout: 'pessoas na academia|pessoas treinando na academia|gente na academia',
    crew: 'tripulação na ponte de uma nave|ponte de uma nave com tripulação|tripulação de uma nave espacial',
  },
  it: {
    stationwaiting:
      "sala d'attesa della stazione|sala d'attesa di una stazione|sala d'aspetto della stazione",
    oldstove: 'vecchia stufa|stufa a legna|stufa antica|cucina economica|vecchio fornello',
    basketballgame: 'partita di basket|giocatore di basket|giocatore di pallacanestro|schiacciata',
    cookware: 'pentole di rame+|pentole+|pentola|pentole e padelle',
    manor: 'casa padronale|villa signorile',
    hut: 'capanna|baita|rifugio',
    mountainhut:
      'rifugio di montagna|rifugio alpino|baita di montagna|baita in montagna|capanna in montagna',
    logcabin:
      "interno di una baita|interno di baita|dentro una baita|interno di uno chalet|pelle d'orso|casino di caccia",
    carcabin:
      "dentro un'auto|interno di un'auto|interno dell'auto|sedile posteriore|cruscotto|finestrino dell'auto|parabrezza",
    dentist: 'dentista|studio dentistico|dal dentista|poltrona del dentista|ambulatorio dentistico',
    doctoroffice:
      'studio medico|ambulatorio|ambulatorio medico|medico e paziente|medico con un paziente|studio del medico',
    waitingroom: "sala d'attesa|sala d'aspetto|sala d'attesa del medico|sala d'attesa del dottore",
    santaworkshop:
      'laboratorio di babbo natale|officina di babbo natale|fabbrica di giocattoli|bottega di babbo natale|laboratorio degli elfi',
    hammam: 'hammam|bagno turco|bagni turchi+',
    sento:
      'bagno pubblico giapponese|interno di un onsen|onsen interno|bagno giapponese|bagni giapponesi+',
    prisoncell:
      'cella|cella di prigione|cella di una prigione|in una cella|dietro le sbarre|prigioniero nella sua cella',
    bankvault: 'caveau di una banca|caveau della banca|cassaforte',
    nailsalon: 'salone di manicure|centro estetico|manicure|centro unghie',
    wizardtower:
      'stanza nella torre di un mago|interno della torre di un mago|dentro la torre del mago|nella torre del mago|stanza del mago|camera del mago',
    camper: 'interno di un camper|dentro un camper|interno di un camper van',
    spacegarden:
      'serra in una stazione spaziale|serra su una stazione spaziale|serra spaziale|serra nello spazio|giardino in una stazione spaziale',
    meetingroom: 'sala riunioni|sala conferenze',
    callcenter: 'call center|centro chiamate|ufficio open space',
    nursery: 'cameretta del neonato|culla|stanza del neonato|lettino per neonati',
    bubblebath: 'bagno di schiuma|vasca piena di schiuma|bagno con la schiuma|vasca di schiuma',
    blanketfort: 'fortino di coperte|fortezza di coperte|tenda di coperte|fortino di cuscini',
    closet: 'cabina armadio|guardaroba|spogliatoio|armadio',
    meeting: "riunione di lavoro|riunione d'affari|riunione aziendale",
    readingnook:
      'angolo lettura|angolo di lettura|panca sotto la finestra|angolo lettura accogliente',
    escaperoom: 'escape room|stanza di fuga|gioco di fuga',
    tinyhouse: 'interno di una mini casa|mini casa|casetta minuscola',
    lecturehall:
      "aula magna|aula universitaria|aula ad anfiteatro|lezione universitaria|lezione all'università",
    homelaundry: 'lavanderia di casa|stanza della lavanderia|lavanderia in casa|lavatrice',
    kitchenrush:
      'cucina in piena attività|cucina in pieno servizio|cucine in pieno servizio|cucina nell ora di punta',
    workout: 'gente in palestra|persone che si allenano in palestra|persone in palestra',
    crew: "equipaggio sul ponte di un'astronave|ponte di un'astronave con equipaggio|equipaggio di un'astronave",
  },
  tr: {
    stationwaiting: 'istasyon bekleme salonu|tren istasyonu bekleme salonu|gar bekleme salonu',
    oldstove: 'eski soba|eski ocak|kuzine|odun sobası',
    basketballgame: 'basketbol maçı|basketbolcu|smaç basan',
    cookware: 'bakır tencereler+|bakır tencere|tencere|tencere ve tavalar',
    manor: 'malikane|köşk',
    hut: 'kulübe|dağ evi',
    mountainhut: 'dağ kulübesi|dağda bir kulübe|dağdaki kulübe',
    logcabin: 'kütük evin içi|kütük ev içi|dağ evinin içi|ahşap kulübenin içi|ayı postu|av köşkü',
    carcabin:
      'araba içi|arabanın içi|arabanın içinde|arka koltuk|arka koltukta|araba camı|ön cam|direksiyon başında',
    dentist: 'diş hekimi|diş doktoru|dişçi|diş kliniği|dişçi koltuğu|diş hekimi muayenehanesi',
    doctoroffice: 'doktor muayenehanesi|muayenehane|muayene odası|doktor ve hasta',
    waitingroom: 'bekleme odası|doktorun bekleme odası',
    santaworkshop:
      "noel baba'nın atölyesi|noel babanın atölyesi|noel baba atölyesi|oyuncak atölyesi|oyuncak yapan elfler",
    hammam: 'hamam|türk hamamı|hamamda|hamamın içi',
    sento: 'japon hamamı|kapalı onsen|onsen içi|onsenin içi',
    prisoncell: 'hücre|hapishane hücresi|cezaevi hücresi|parmaklıklar ardında|hücrede',
    bankvault: 'banka kasası|kasa dairesi|altın kasası|banka kasa odası',
    nailsalon: 'tırnak salonu|manikür|manikür salonu',
    wizardtower:
      'büyücünün kule odası|büyücü kulesinin içi|büyücünün odası|büyücü kulesinde oda|büyücü odası',
    camper: 'karavanın içi|karavan içi|karavanda',
    spacegarden: 'uzay istasyonunda sera|uzay serası|uzayda sera|uzay istasyonu serası',
    meetingroom: 'toplantı odası|konferans odası',
    callcenter: 'çağrı merkezi|açık ofis',
    nursery: 'bebek odası|beşik|bebek yatağı',
    bubblebath: 'köpük banyosu|köpüklü banyo|köpük dolu küvet',
    blanketfort: 'battaniye kalesi|yastık kalesi|battaniye çadırı',
    closet: 'giyinme odası|gardırop|giysi dolabı',
    meeting: 'iş toplantısı|ekip toplantısı',
    readingnook: 'okuma köşesi|pencere önü koltuğu|rahat okuma köşesi',
    escaperoom: 'kaçış odası|kaçış oyunu',
    tinyhouse: 'minik ev|minik evin içi|küçük ev içi',
    lecturehall: 'amfi|konferans salonu|üniversite amfisi|ders amfisi|üniversite dersi|amfide',
    homelaundry: 'çamaşır odası|evdeki çamaşır odası|çamaşırlık|çamaşır makinesi',
    kitchenrush: 'yoğun restoran mutfağı|yoğun saatte restoran mutfağı|hareketli restoran mutfağı',
    workout: 'spor salonunda insanlar|spor salonunda çalışan insanlar',
    crew: 'uzay gemisi köprüsünde mürettebat|uzay gemisi mürettebatı',
  },
  ar: {
    stationwaiting:
      'صالة انتظار القطار|صالة انتظار المحطة|غرفة انتظار المحطة|غرفة انتظار محطة القطار',
    oldstove: 'موقد قديم|فرن قديم|موقد حطب',
    basketballgame: 'لاعب كرة سلة|دانك',
    cookware: 'أواني نحاسية|قدور نحاسية|أواني الطبخ',
    manor: 'قصر ريفي',
    hut: 'كوخ|أكواخ+',
    mountainhut: 'كوخ جبلي|كوخ في الجبال|كوخ في الجبل',
    logcabin: 'داخل كوخ خشبي|داخل كوخ من جذوع الأشجار|كوخ خشبي من الداخل|جلد دب',
    carcabin: 'داخل سيارة|داخل السيارة|المقعد الخلفي|نافذة السيارة|مقصورة السيارة',
    dentist: 'طبيب أسنان|طبيب الأسنان|عيادة أسنان|عيادة الأسنان|عيادة طبيب الأسنان|طبيبة أسنان',
    doctoroffice: 'عيادة طبيب|عيادة الطبيب|عيادة طبية|غرفة الكشف|طبيب ومريض',
    waitingroom: 'غرفة انتظار|غرفة الانتظار|صالة انتظار',
    santaworkshop: 'ورشة سانتا|ورشة بابا نويل|ورشة سانتا كلوز|مصنع ألعاب|ورشة ألعاب',
    hammam: 'حمام تركي|الحمام التركي|حمام مغربي|حمّام تركي',
    sento: 'حمام ياباني|حمام عام ياباني|داخل أونسن',
    prisoncell: 'زنزانة سجن|زنزانة السجن|خلف القضبان|زنزانة في السجن',
    bankvault: 'خزنة بنك|خزنة البنك|قبو البنك|خزنة|خزينة البنك',
    nailsalon: 'صالون أظافر|مانيكير|صالون مانيكير',
    wizardtower: 'غرفة في برج الساحر|داخل برج الساحر|غرفة الساحر|غرفة ساحر',
    camper: 'داخل كرفان|داخل عربة تخييم',
    spacegarden: 'دفيئة في محطة فضائية|دفيئة فضائية|بيت زجاجي في محطة فضائية|حديقة في محطة فضائية',
    meetingroom: 'غرفة اجتماعات|قاعة اجتماعات|غرفة الاجتماعات',
    callcenter: 'مركز اتصال|مركز اتصالات|مكتب مفتوح',
    nursery: 'غرفة رضيع|سرير أطفال|مهد|غرفة المولود',
    bubblebath: 'حمام فقاعات|حوض استحمام مليء بالفقاعات|حمام رغوة',
    blanketfort: 'حصن من البطانيات|حصن البطانيات|خيمة بطانيات|قلعة الوسائد',
    closet: 'غرفة ملابس|خزانة ملابس|غرفة الملابس',
    meeting: 'اجتماع عمل|اجتماع فريق',
    readingnook: 'ركن قراءة|ركن القراءة|مقعد النافذة|زاوية قراءة',
    escaperoom: 'غرفة هروب|غرفة الهروب',
    tinyhouse: 'داخل منزل صغير|بيت صغير جدا',
    lecturehall: 'قاعة محاضرات|مدرج جامعي|قاعة المحاضرات|محاضرة في الجامعة|محاضرة جامعية|المحاضرة',
    homelaundry: 'غرفة غسيل|غرفة الغسيل|غرفة غسيل الملابس|غسالة ملابس|غسالة',
    kitchenrush: 'مطبخ مطعم مزدحم|مطبخ المطعم وقت الذروة|مطبخ مطعم في ساعة الذروة',
    workout: 'أشخاص في صالة رياضية|ناس يتمرنون في الجيم',
    crew: 'طاقم على جسر سفينة فضائية|طاقم سفينة فضائية',
  },
  hi: {
    stationwaiting: 'रेलवे स्टेशन का प्रतीक्षा कक्ष|स्टेशन का प्रतीक्षा कक्ष|रेलवे प्रतीक्षालय',
    oldstove: 'पुराना चूल्हा|मिट्टी का चूल्हा|लकड़ी का चूल्हा',
    basketballgame: 'बास्केटबॉल मैच|बास्केटबॉल खिलाड़ी|स्लैम डंक',
    cookware: 'तांबे के बर्तन|खाना पकाने के बर्तन',
    manor: 'कोठी',
    hut: 'झोपड़ी|कुटिया|झोंपड़ी',
    mountainhut: 'पहाड़ी झोपड़ी|पहाड़ी कुटिया|पहाड़ों में झोपड़ी|पहाड़ पर झोपड़ी',
    logcabin: 'लकड़ी के केबिन के अंदर|लॉग केबिन के अंदर|लकड़ी की झोपड़ी के अंदर|भालू की खाल',
    carcabin: 'कार के अंदर|गाड़ी के अंदर|कार की खिड़की|पिछली सीट|कार का डैशबोर्ड',
    dentist: 'दंत चिकित्सक|दाँतों का डॉक्टर|दांतों का डॉक्टर|डेंटिस्ट|दंत चिकित्सालय',
    doctoroffice: 'डॉक्टर का क्लिनिक|डॉक्टर का कमरा|डॉक्टर और मरीज़|डॉक्टर और मरीज',
    waitingroom: 'प्रतीक्षा कक्ष|वेटिंग रूम',
    santaworkshop: 'सांता की कार्यशाला|सांता की वर्कशॉप|सांता क्लॉज़ की कार्यशाला|खिलौनों की कार्यशाला',
    hammam: 'तुर्की हमाम|हमाम|तुर्की स्नानघर',
    sento: 'जापानी स्नानघर|जापानी सार्वजनिक स्नानघर|ओनसेन के अंदर',
    prisoncell: 'जेल की कोठरी|कैदखाना|सलाखों के पीछे|जेल कोठरी',
    bankvault: 'बैंक तिजोरी|बैंक की तिजोरी|तिजोरी',
    nailsalon: 'नेल सैलून|मैनीक्योर',
    wizardtower: 'जादूगर की मीनार का कमरा|जादूगर की मीनार के अंदर|जादूगर का कमरा',
    camper: 'कैंपर वैन के अंदर|कारवां के अंदर',
    spacegarden: 'अंतरिक्ष स्टेशन में ग्रीनहाउस|अंतरिक्ष ग्रीनहाउस|अंतरिक्ष का बगीचा',
    meetingroom: 'सम्मेलन कक्ष|मीटिंग रूम|कॉन्फ्रेंस रूम',
    callcenter: 'कॉल सेंटर|खुला कार्यालय',
    nursery: 'शिशु कक्ष|पालना|बच्चे का पालना',
    bubblebath: 'बबल बाथ|झाग से भरा बाथटब|झाग वाला स्नान',
    blanketfort: 'कंबल का किला|तकियों का किला|कंबलों का किला',
    closet: 'अलमारी|वॉक-इन क्लोज़ेट|कपड़ों की अलमारी',
    meeting: 'व्यापार बैठक|टीम मीटिंग',
    readingnook: 'पढ़ने का कोना|खिड़की की सीट|आरामदायक पढ़ने का कोना',
    escaperoom: 'एस्केप रूम|पलायन कक्ष',
    tinyhouse: 'छोटे घर के अंदर|टाइनी हाउस',
    lecturehall:
      'व्याख्यान कक्ष|लेक्चर हॉल|विश्वविद्यालय का व्याख्यान कक्ष|व्याख्यान हॉल|विश्वविद्यालय की कक्षा|कॉलेज की कक्षा',
    homelaundry: 'कपड़े धोने का कमरा|लॉन्ड्री रूम|घर का लॉन्ड्री रूम|वॉशिंग मशीन',
    kitchenrush: 'व्यस्त रेस्तरां की रसोई|रेस्तरां की व्यस्त रसोई|होटल की व्यस्त रसोई',
    workout: 'जिम में कसरत करते लोग|जिम में लोग',
    crew: 'अंतरिक्ष यान के ब्रिज पर दल|अंतरिक्ष यान का दल',
  },
};
