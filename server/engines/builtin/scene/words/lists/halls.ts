import type { WordTable } from '../../../words/language.ts';
import type { HallKey } from '../keys/places/hall-keys.ts';

/** Words for halls, shops and rooms to eat in that are known by one thing which everybody there has come for. */
export const HALL_WORDS: WordTable<HallKey> = {
  en: {
    hotpot:
      'hot pot restaurant|hotpot restaurant|hot pot|hotpot|chongqing hot pot|sichuan hot pot|mala hot pot|spicy hot pot',
    karting:
      'indoor karting track|indoor karting|karting track|karting hall|karting centre|karting center|go kart track|go-kart track|go kart race|go-kart race|go karting|go-karting|karting|go kart|go-kart|go karts|go-karts|kart race',
    firepole:
      "fire pole|firepole|fireman's pole|firefighter's pole|sliding down the pole|slides down the pole|slide down the pole|inside a fire station|inside the fire station|inside a firehouse",
    greathall:
      "great hall|knights' hall|tudor hall|tudor palace|medieval hall|medieval banquet|banqueting hall|great hall of a castle|great hall of the castle|great hall of a tudor palace|baronial hall",
    dormitory:
      'hostel dormitory|hostel dorm|youth hostel|hostel room|dormitory|dormitories|dorm room with bunk beds|boarding school dormitory|bunk room|bunkroom|backpackers hostel|dorm with bunk beds|dormitory with bunk beds|hostel',
    barracks:
      "barracks|army barracks|military barracks|barrack room|soldiers' barracks|barracks with bunk beds",
    campcabin:
      'summer camp cabin|camp cabin|cabin at summer camp|summer camp bunk|cabin with bunk beds|summer camp dormitory|scout cabin|summer camp cabin with bunk beds|in a summer camp cabin|in a camp cabin|in the camp cabin|in a cabin at summer camp',
    izba: 'izba|russian izba|log izba|inside an izba|russian cottage interior|russian peasant house|russian village house interior|russian hut interior|old russian house interior',
    russianstove:
      'russian stove|on the stove in an izba|lying on the russian stove|samovar|samovars',
    bingohall:
      'bingo|bingo hall|bingo evening|bingo night|playing bingo|bingo in a village hall|bingo evening in a village hall|bingo in a community hall|bingo night in the village hall|bingo game|playing bingo in a community hall|plays bingo',
    dinosaurhall:
      'dinosaur hall|natural history museum|museum of natural history|dinosaur museum|dinosaur skeleton|t-rex skeleton|t rex skeleton|tyrannosaurus skeleton|skeleton of a dinosaur|dinosaur skeletons|dinosaur exhibit|dinosaur bones|skeleton of a t-rex|dinosaur fossil',
    jeweller:
      "jeweller's shop|jeweler's shop|jewelry store|jewellery shop|jewelry shop|jeweller's|jeweler's|jewellers|jewelers|jewellery store|choosing a ring|choosing an engagement ring|buying an engagement ring",
    optician:
      "optician's|optician's shop|optician|opticians|eyeglasses shop|glasses shop|eyewear store|optical shop|trying on glasses|eye test|eye exam",
    instrumentshop:
      'music instrument shop|musical instrument shop|music shop|music store|guitar shop|guitar store|instrument shop|musical instrument store|violin shop',
    clockshop:
      "clock shop|watchmaker's shop|clockmaker's shop|clockmaker's workshop|watchmaker's workshop|clock repair shop|clock store|shop full of clocks|room full of clocks",
    cobblershop:
      "cobbler's shop|cobbler's workshop|shoemaker's workshop|shoemaker's shop|shoe repair shop|shoe repair|shoemaker's",
    engineroom:
      "engine room|airship engine room|steampunk engine room|steam engine room|ship's engine room|steampunk workshop|steampunk laboratory|steampunk airship engine room|engine room of an airship|engine room of a steampunk airship",
    shipbridge:
      "ship's bridge|ships bridge|ship bridge|bridge of a ship|bridge of the ship|bridge of his ship|bridge of her ship|bridge of a cargo ship|bridge of a container ship|bridge of a cruise ship|bridge of a ferry|bridge of a freighter|navigation bridge|captain's bridge|wheelhouse|pilothouse|wheelhouse of a ship",
    brewery:
      "brewery|craft brewery|microbrewery|brewhouse|beer brewery|copper kettles|copper brewing kettles|brewing kettles|copper vats|brewmaster's brewery",
    rosewindow:
      'rose window|rose windows|stained glass rose window|rose window of a cathedral|rose window of the cathedral|rose window of notre dame',
    airshipgondola:
      'airship gondola|gondola of an airship|gondola of the airship|airship cabin|airship bridge|inside an airship|bridge of an airship|airship cockpit|zeppelin gondola|cabin of an airship|deck of an airship|gondola of a zeppelin',
    stationeryshop:
      "stationery shop|stationery store|stationer's|stationer|stationery|art supply store|art supplies shop|pen shop",
  },
  zh: {
    hotpot: '火锅店|火锅|重庆火锅|四川火锅|麻辣火锅|红油火锅|鸳鸯火锅|吃火锅|火锅餐厅|涮火锅',
    karting: '室内卡丁车|卡丁车场|卡丁车|卡丁车赛道|卡丁车馆|卡丁车比赛|室内卡丁车赛道',
    firepole: '消防滑杆|滑杆|消防站里|顺着滑杆|消防滑竿|消防站内',
    greathall: '中世纪大厅|都铎宫殿|都铎大厅|骑士大厅|中世纪宴会|庄园大厅',
    dormitory: '青年旅舍|青年旅馆|青旅|集体宿舍|上下铺宿舍|寄宿学校宿舍|学生宿舍',
    barracks: '军营|兵营|营房',
    campcabin: '夏令营小屋|夏令营木屋|夏令营宿舍|营地小木屋|夏令营小屋里|夏令营的小屋里|营地小屋里',
    izba: '俄式木屋|俄罗斯木屋|俄罗斯农舍|俄罗斯小木屋',
    russianstove: '俄式火炉|俄罗斯炉子|俄式炉子|俄罗斯火炉|俄式茶炊|茶炊',
    bingohall: '宾果|宾果游戏|玩宾果|宾果之夜|宾果厅',
    dinosaurhall:
      '自然历史博物馆|自然博物馆|恐龙骨架|恐龙化石|恐龙展厅|恐龙博物馆|霸王龙骨架|恐龙骨骼',
    jeweller: '珠宝店|首饰店|珠宝行|金店|挑选戒指|挑戒指',
    optician: '眼镜店|验光|配眼镜|试戴眼镜',
    instrumentshop: '乐器店|琴行|吉他店|乐器行',
    clockshop: '钟表店|钟表铺|修表店|钟表匠的工作室|钟表作坊',
    cobblershop: '修鞋店|修鞋铺|鞋匠铺|鞋匠作坊|鞋匠的作坊',
    engineroom: '轮机舱|机舱里|引擎室|蒸汽朋克引擎室|蒸汽机房',
    shipbridge: '船桥|舰桥|驾驶台|船长驾驶台|船的驾驶室|轮船驾驶室',
    brewery: '啤酒厂|酿酒厂|啤酒酿造厂|精酿啤酒厂',
    rosewindow: '玫瑰花窗|玫瑰窗',
    airshipgondola: '飞艇吊舱|飞艇驾驶舱|飞艇舱内|飞艇里|飞艇的吊舱',
    stationeryshop: '文具店|文具铺|文具|文具商店',
  },
  ja: {
    hotpot: '火鍋店|火鍋|火鍋屋|重慶火鍋|四川火鍋|麻辣火鍋|火鍋レストラン|しゃぶしゃぶ屋',
    karting: '屋内カート場|カート場|ゴーカート|カートレース|屋内カート|室内カート場|カートコース',
    firepole: '滑り棒|消防署の中|消防署の滑り棒|すべり棒',
    greathall: '大広間|城の大広間|チューダー宮殿|中世の大広間|騎士の間|中世の宴会',
    dormitory: 'ユースホステル|ホステルの部屋|ドミトリー|相部屋|学生寮|寄宿舎',
    barracks: '兵舎|兵営',
    campcabin:
      'サマーキャンプの小屋|サマーキャンプのキャビン|キャンプの山小屋|林間学校の部屋|サマーキャンプの小屋の中|キャンプの小屋で|サマーキャンプの小屋で',
    izba: 'ロシアの農家|イズバ|ロシアの丸太小屋',
    russianstove: 'ロシアの暖炉|ペチカ|サモワール',
    bingohall: 'ビンゴ|ビンゴ大会|ビンゴ会場|ビンゴの夜',
    dinosaurhall:
      '自然史博物館|自然博物館|恐竜の骨格|恐竜の骨格標本|恐竜の化石|恐竜博物館|ティラノサウルスの骨格|恐竜展示室',
    jeweller: '宝石店|ジュエリーショップ|宝飾店|貴金属店|指輪を選ぶ',
    optician: '眼鏡屋|眼鏡店|メガネ屋|メガネ店|視力検査|眼鏡を試着',
    instrumentshop: '楽器店|楽器屋|ギターショップ|ギター店',
    clockshop: '時計店|時計屋さん|時計職人の工房|時計工房',
    cobblershop: '靴修理店|靴職人の工房|靴屋の工房|靴修理屋',
    engineroom: '機関室|エンジンルーム|スチームパンクの機関室',
    shipbridge: '操舵室|船橋|船のブリッジ|艦橋|貨物船のブリッジ',
    brewery: 'ビール醸造所|醸造所|ビール工場|ブルワリー',
    rosewindow: 'バラ窓|薔薇窓',
    airshipgondola: '飛行船のゴンドラ|飛行船の操縦室|飛行船の中|飛行船の船室',
    stationeryshop: '文房具店|文房具屋|文具店|文房具屋さん|文房具',
  },
  ko: {
    hotpot: '훠궈 식당|훠궈집|훠궈|충칭 훠궈|사천 훠궈|마라 훠궈|샤브샤브 식당',
    karting: '실내 카트장|카트장|고카트|카트 경주|실내 카트|실내 카트 트랙|카트 트랙',
    firepole: '소방 봉|소방서 안|소방서 봉|미끄럼봉',
    greathall: '중세 홀|튜더 궁전|중세 연회|기사의 홀|중세 대연회장',
    dormitory: '유스호스텔|호스텔 방|도미토리|기숙사|기숙사 방|호스텔 도미토리',
    barracks: '막사|병영|군대 막사',
    campcabin:
      '여름 캠프 오두막|캠프 오두막|여름 캠프 숙소|여름캠프 오두막|캠프 오두막에서|여름 캠프 오두막에서|캠프 오두막 안',
    izba: '러시아 통나무집|이즈바|러시아 농가',
    russianstove: '러시아 난로|페치카|사모바르',
    bingohall: '빙고|빙고 게임|빙고의 밤|빙고장',
    dinosaurhall:
      '자연사 박물관|자연사박물관|공룡 뼈대|공룡 골격|공룡 화석|공룡 박물관|티라노사우루스 골격|공룡 전시실',
    jeweller: '보석 가게|보석상|귀금속점|보석점|반지를 고르는',
    optician: '안경점|안경 가게|시력 검사|안경을 써보는',
    instrumentshop: '악기점|악기 가게|기타 가게|악기사',
    clockshop: '시계점|시계 가게|시계방|시계공의 작업실|시계 공방',
    cobblershop: '구두 수선점|구두 수선집|구두장이의 작업실|구두 공방|제화공의 작업장',
    engineroom: '기관실|엔진실|스팀펑크 기관실',
    shipbridge: '선교|함교|조타실|배의 조타실|배의 선교',
    brewery: '양조장|맥주 양조장|맥주 공장|브루어리',
    rosewindow: '장미창',
    airshipgondola: '비행선 곤돌라|비행선 조종실|비행선 안|비행선 내부',
    stationeryshop: '문구점|문방구|문구류|문구 가게',
  },
  fr: {
    hotpot:
      'fondue chinoise|restaurant de fondue chinoise|fondue du sichuan|fondue sichuanaise|hot pot|marmite mongole',
    karting:
      'piste de karting|karting|karting indoor|karting couvert|kart|karts|course de karting|circuit de karting|piste de karting couverte|salle de karting',
    firepole:
      'mât de pompier|perche de pompier|perche des pompiers|barre de pompier|descend le long du mât|glisse le long du mât|descend par la perche|glisse le long de la perche|dans la caserne',
    greathall:
      "grande salle|grande salle du château|grande salle d'un château|palais tudor|salle médiévale|banquet médiéval|salle des chevaliers|grande salle d'un palais tudor",
    dormitory:
      "auberge de jeunesse|dortoir|dortoirs|dortoir d'auberge|dortoir d'auberge de jeunesse|dortoir d'internat|dortoir de pensionnat",
    barracks: 'caserne militaire|chambrée|baraquement|baraquements|dans la caserne des soldats',
    campcabin:
      "cabane de colonie de vacances|dortoir de colonie|chalet de colonie|cabane de camp d'été|chalet de camp d'été|dans un chalet de colonie|dans une cabane de colonie de vacances|dans une cabane de camp d'été",
    izba: 'isba|izba|isba russe|maison russe traditionnelle',
    russianstove: 'poêle russe|samovar|samovars|sur le poêle russe',
    bingohall:
      'bingo|soirée bingo|loto|soirée loto|loto du village|jouent au bingo|jouent au loto|salle de bingo|jouant au bingo',
    dinosaurhall:
      "musée d'histoire naturelle|muséum d'histoire naturelle|squelette de dinosaure|squelettes de dinosaures|salle des dinosaures|squelette de tyrannosaure|squelette de t-rex|fossile de dinosaure",
    jeweller:
      'bijouterie|joaillerie|chez le bijoutier|boutique de bijoux|choisit une bague|choisissent une bague|choisissant une bague',
    optician:
      "opticien|chez l'opticien|opticienne|magasin de lunettes|essaie des lunettes|essayant des lunettes|lunetterie",
    instrumentshop:
      "magasin d'instruments de musique|magasin de musique|magasin de guitares|magasin d'instruments",
    clockshop:
      "horlogerie|boutique d'horloger|atelier d'horloger|atelier d'horlogerie|magasin d'horloges",
    cobblershop: 'cordonnerie|atelier de cordonnier|atelier de cordonnerie|chez le cordonnier',
    engineroom:
      "salle des machines|salle des machines steampunk|salle des machines d'un dirigeable",
    shipbridge:
      "passerelle du navire|passerelle d'un navire|passerelle de navire|passerelle d'un cargo|passerelle de commandement|timonerie|timonerie d'un navire|pont de commandement",
    brewery:
      'brasserie artisanale|microbrasserie|salle de brassage|cuves en cuivre|brasserie avec des cuves en cuivre',
    rosewindow: "rosace|rosace de la cathédrale|rosace d'une cathédrale|rosace de notre dame",
    airshipgondola:
      "nacelle d'un dirigeable|nacelle du dirigeable|cabine d'un dirigeable|nacelle de dirigeable|dans un dirigeable|à bord d'un dirigeable|nacelle d'un zeppelin",
    stationeryshop: 'papeterie|magasin de papeterie|papeterie de quartier',
  },
  de: {
    hotpot:
      'hotpot|feuertopf|hotpot-restaurant|feuertopf-restaurant|chinesischer feuertopf|hot pot|chinesisches fondue',
    karting:
      'kartbahn|kartbahnen|indoor-kartbahn|kartfahren|gokart|go-kart|kartrennen|kart|gokarts|kart-halle|karthalle',
    firepole:
      'rutschstange|feuerwehrstange|rutscht die stange hinunter|rutscht die stange runter|in der feuerwache',
    greathall:
      'große halle|tudor-palast|tudorpalast|mittelalterlicher saal|mittelalterliches bankett|große halle eines palastes|burgsaal',
    dormitory:
      'jugendherberge|schlafsaal|schlafsäle|hostel|hostelzimmer|mehrbettzimmer|internatsschlafsaal|schlafsaal eines hostels',
    barracks: 'kaserne|kasernenstube|armeebaracke|soldatenunterkunft|in der kaserne',
    campcabin:
      'ferienlagerhütte|hütte im ferienlager|sommerlagerhütte|hütte im sommerlager|zeltlagerhütte|in einer ferienlagerhütte|in einer hütte im ferienlager',
    izba: 'isba|russische bauernstube|russisches bauernhaus|russisches holzhaus|russische hütte',
    russianstove: 'russischer ofen|russischen ofen|samowar|samoware',
    bingohall:
      'bingo|bingoabend|bingo-abend|bingohalle|spielen bingo|spielt bingo|bingospiel|bingonachmittag',
    dinosaurhall:
      'naturkundemuseum|dinosaurierskelett|saurierskelett|dinosauriersaal|dinosaurierhalle|naturhistorisches museum|naturhistorischen museum|skelett eines dinosauriers|t-rex-skelett|tyrannosaurus-skelett',
    jeweller:
      'juwelier|juweliergeschäft|schmuckgeschäft|schmuckladen|beim juwelier|sucht einen ring aus|suchen einen ring aus',
    optician:
      'optiker|beim optiker|brillengeschäft|augenoptiker|probiert brillen an|probiert eine brille an|sehtest',
    instrumentshop:
      'musikgeschäft|musikladen|musikinstrumentenladen|gitarrenladen|musikinstrumentengeschäft|instrumentenladen',
    clockshop: 'uhrengeschäft|uhrenladen|uhrmacherwerkstatt|uhrmacherei|werkstatt eines uhrmachers',
    cobblershop: 'schusterwerkstatt|schuhmacherwerkstatt|schusterei|schuhreparatur|schuhmacherei',
    engineroom: 'maschinenraum|steampunk-maschinenraum|maschinenraum eines luftschiffs',
    shipbridge:
      'kommandobrücke|kommandobrücke eines schiffes|schiffsbrücke|brücke eines schiffes|brücke eines schiffs|brücke des schiffes|brücke eines frachters|steuerhaus|ruderhaus',
    brewery: 'brauerei|bierbrauerei|sudhaus|hausbrauerei|braukessel|kupferkessel der brauerei',
    rosewindow: 'rosettenfenster|fensterrose|rosenfenster|rosette der kathedrale',
    airshipgondola:
      'gondel eines luftschiffs|luftschiffgondel|kabine eines luftschiffs|in einem luftschiff|an bord eines luftschiffs|zeppelingondel|gondel des luftschiffs|gondel eines zeppelins',
    stationeryshop: 'schreibwarenladen|schreibwarengeschäft|papeterie|schreibwaren',
  },
  es: {
    hotpot:
      'hot pot|olla china|restaurante de hot pot|hot pot chino|olla picante de sichuan|olla mongola|olla caliente china',
    karting:
      'pista de karts|karting|pista de karting|karts|kart|karting cubierto|carrera de karts|karting bajo techo|circuito de karts',
    firepole:
      'tubo de bomberos|barra de bomberos|bajando por el tubo|baja por el tubo|bajar por el tubo|se desliza por el tubo|deslizándose por el tubo|bajando por la barra|dentro del parque de bomberos|dentro de la estación de bomberos',
    greathall:
      'gran salón del castillo|palacio tudor|salón medieval|banquete medieval|salón de los caballeros|gran salón de un palacio',
    dormitory:
      'albergue juvenil|hostal juvenil|dormitorio de albergue|dormitorio con literas|dormitorio de un albergue|dormitorio de internado|residencia con literas|habitación con literas',
    barracks: 'cuartel|cuartel militar|barracón|barracones|barracón militar',
    campcabin:
      'cabaña de campamento|cabaña del campamento|cabaña de campamento de verano|cabaña con literas|en una cabaña de campamento|en una cabaña del campamento',
    izba: 'isba|izba|isba rusa|casa campesina rusa',
    russianstove: 'estufa rusa|horno ruso|samovar|samovares',
    bingohall:
      'bingo|noche de bingo|sala de bingo|jugando al bingo|juegan al bingo|tarde de bingo|lotería familiar',
    dinosaurhall:
      'museo de historia natural|museo de ciencias naturales|esqueleto de dinosaurio|esqueletos de dinosaurios|sala de dinosaurios|sala de los dinosaurios|esqueleto de tiranosaurio|esqueleto de t-rex|fósil de dinosaurio',
    jeweller:
      'joyería|joyero|tienda de joyas|eligiendo un anillo|elige un anillo|eligen un anillo|escogiendo un anillo',
    optician:
      'óptica|optometrista|en la óptica|tienda de gafas|probándose gafas|se prueba gafas|probándose unas gafas|oculista',
    instrumentshop:
      'tienda de instrumentos musicales|tienda de música|tienda de guitarras|tienda de instrumentos|casa de música|taller de luthier',
    clockshop: 'relojería|taller de relojero|tienda de relojes|taller de relojería',
    cobblershop:
      'taller de zapatero|zapatero remendón|reparación de calzado|taller de un zapatero|taller del zapatero',
    engineroom: 'sala de máquinas|cuarto de máquinas|sala de máquinas steampunk',
    shipbridge:
      'puente de mando|puente de mando de un barco|puente de un barco|puente del barco|puente de un buque|timonera|cabina del timonel',
    brewery: 'fábrica de cerveza|cervecería artesanal|microcervecería|calderas de cobre',
    rosewindow: 'rosetón|rosetón de la catedral|rosetón de una catedral',
    airshipgondola:
      'góndola de un dirigible|góndola del dirigible|cabina de un dirigible|cabina del dirigible|dentro de un dirigible|a bordo de un dirigible|góndola de un zepelín',
    stationeryshop: 'papelería|tienda de papelería',
  },
  ru: {
    hotpot: 'китайский самовар|хот-пот|хотпот|хот пот',
    karting:
      'картинг|карт-трек|картинг-центр|картинге|картинга|крытый картинг|гонки на картах|на картинге|трасса картинга',
    firepole:
      'пожарный шест|пожарному шесту|съезжает по шесту|скользит по шесту|спускается по шесту|внутри пожарной части',
    greathall:
      'большой зал замка|рыцарский зал|рыцарском зале|тюдоровский дворец|тюдоровского дворца|средневековый зал|средневековом зале|средневековый пир|парадный зал дворца',
    dormitory:
      'хостел|хостеле|общая спальня|общежитие|общежитии|в общежитии|в хостеле|комната с двухъярусными кроватями|спальня интерната|комнате хостела|общей спальне',
    barracks: 'казарма|казарме|в казарме|солдатская казарма|казармы',
    campcabin:
      'домик летнего лагеря|домике летнего лагеря|в домике лагеря|корпус летнего лагеря|в домике летнего лагеря|в лагерном домике',
    izba: 'русская изба|внутри избы|в русской избе|деревенская изба внутри|интерьер избы|горница|в горнице|внутри деревянной избы|в избе|в деревенской избе|в избушке',
    russianstove:
      'русская печь|русской печи|на печи|на печке|русской печке|самовар|самовара|самоваром|самовары|из самовара',
    bingohall:
      'бинго|вечер бинго|играют в бинго|играет в бинго|лото|играют в лото|играет в лото|русское лото|вечер лото|зал бинго',
    dinosaurhall:
      'музей естественной истории|музее естественной истории|скелет динозавра|скелетом динозавра|скелетом тираннозавра|скелет тираннозавра|палеонтологический музей|палеонтологическом музее|зал динозавров|зале динозавров|скелета динозавра|скелеты динозавров|скелетов динозавров',
    jeweller:
      'ювелирный магазин|ювелирном магазине|ювелирная лавка|у ювелира|выбирает кольцо|выбирают кольцо|ювелирная мастерская|ювелирной лавке',
    optician:
      'оптика|салон оптики|в оптике|магазин очков|примеряет очки|у окулиста|проверка зрения|салоне оптики',
    instrumentshop:
      'магазин музыкальных инструментов|музыкальный магазин|музыкальном магазине|магазине музыкальных инструментов|магазин гитар|магазине гитар',
    clockshop:
      'часовая мастерская|часовой мастерской|магазин часов|магазине часов|мастерская часовщика|мастерской часовщика|часовая лавка',
    cobblershop:
      'сапожная мастерская|сапожной мастерской|мастерская сапожника|мастерской сапожника|ремонт обуви|обувная мастерская|обувной мастерской',
    engineroom: 'машинное отделение|машинном отделении|машинное отделение дирижабля',
    shipbridge:
      'капитанский мостик|капитанском мостике|мостик корабля|мостике корабля|рубка|рубка корабля|рулевая рубка|рубке корабля|ходовая рубка|ходовой мостик',
    brewery: 'пивоварня|пивоварне|пивоваренный завод|пивзавод|крафтовая пивоварня',
    rosewindow: 'окно роза|витраж роза|окно роза собора',
    airshipgondola:
      'гондола дирижабля|гондоле дирижабля|кабина дирижабля|кабине дирижабля|внутри дирижабля|на борту дирижабля|в дирижабле',
    stationeryshop:
      'канцелярский магазин|канцелярском магазине|магазин канцтоваров|магазине канцтоваров|канцтовары',
  },
  pt: {
    hotpot:
      'hot pot|fondue chinês|restaurante de hot pot|hot pot chinês|panela quente chinesa|caldeirão chinês',
    karting:
      'kartódromo|pista de kart|kart|karts|corrida de kart|kart indoor|kartódromo coberto|pista de kart coberta|karting',
    firepole:
      'poste dos bombeiros|mastro dos bombeiros|descendo pelo poste|desce pelo poste|escorrega pelo poste|descendo pelo cano|dentro do quartel de bombeiros',
    greathall:
      'grande salão|grande salão do castelo|palácio tudor|salão medieval|banquete medieval|salão dos cavaleiros',
    dormitory:
      'albergue da juventude|hostel|dormitório de hostel|dormitório com beliches|quarto com beliches|dormitório de internato|quarto de hostel|dormitório de um hostel',
    barracks: 'quartel militar|caserna|alojamento militar',
    campcabin:
      'cabana de acampamento|cabana do acampamento|cabana de acampamento de verão|chalé de acampamento|em uma cabana de acampamento|numa cabana de acampamento|numa cabana do acampamento',
    izba: 'isbá|izba|casa camponesa russa|cabana russa',
    russianstove: 'fogão russo|estufa russa|samovar|samovares',
    bingohall:
      'bingo|noite de bingo|salão de bingo|jogando bingo|jogam bingo|jogar bingo|tarde de bingo',
    dinosaurhall:
      'museu de história natural|esqueleto de dinossauro|esqueletos de dinossauros|sala dos dinossauros|esqueleto de tiranossauro|esqueleto de t-rex|fóssil de dinossauro|salão dos dinossauros',
    jeweller:
      'joalheria|loja de joias|joalharia|joalheiro|escolhendo um anel|escolhem um anel|escolhe um anel',
    optician:
      'ótica|óptica|oculista|loja de óculos|experimentando óculos|experimenta óculos|exame de vista',
    instrumentshop:
      'loja de instrumentos musicais|loja de música|loja de instrumentos|loja de guitarras|loja de violões',
    clockshop: 'relojoaria|oficina de relojoeiro|loja de relógios|oficina do relojoeiro',
    cobblershop:
      'oficina de sapateiro|conserto de sapatos|oficina do sapateiro|loja do sapateiro|sapateiro na oficina',
    engineroom: 'casa de máquinas|sala de máquinas|sala das máquinas|casa das máquinas',
    shipbridge:
      'ponte de comando|ponte de comando de um navio|ponte de comando do navio|casa do leme|passadiço do navio',
    brewery: 'cervejaria artesanal|microcervejaria|fábrica de cerveja|tinas de cobre',
    rosewindow: 'rosácea|rosácea da catedral|rosácea de uma catedral',
    airshipgondola:
      'gôndola de um dirigível|gôndola do dirigível|cabine de um dirigível|cabine do dirigível|dentro de um dirigível|a bordo de um dirigível',
    stationeryshop: 'papelaria|loja de papelaria',
  },
  it: {
    hotpot:
      'hot pot|hotpot|fonduta cinese|ristorante hot pot|pentola cinese|hot pot cinese|pentola mongola',
    karting:
      'pista di kart|pista dei kart|go-kart|kart|kartodromo|karting|gara di kart|kart al coperto|pista di go-kart|go kart',
    firepole:
      'palo dei pompieri|pertica dei pompieri|scende dal palo|scivola lungo il palo|scende lungo il palo|giù dal palo|dentro la caserma dei pompieri',
    greathall:
      'salone medievale|sala grande del castello|palazzo tudor|banchetto medievale|sala dei cavalieri|salone di un palazzo tudor|grande salone',
    dormitory:
      'ostello|ostello della gioventù|camerata|dormitorio di un ostello|camera con letti a castello|camerata del collegio',
    barracks: 'camerata della caserma|in caserma|caserma militare|camerata militare|caserma',
    campcabin:
      'capanna del campo estivo|casetta del campo estivo|baita del campo estivo|camerata del campo estivo|in una capanna del campo estivo|in un bungalow del campo estivo',
    izba: 'isba|izba|isba russa|casa contadina russa',
    russianstove: 'stufa russa|samovar',
    bingohall:
      'bingo|serata bingo|tombola|serata di tombola|sala bingo|giocano a bingo|giocano a tombola|gioca a tombola|tombolata',
    dinosaurhall:
      'museo di storia naturale|scheletro di dinosauro|scheletri di dinosauri|sala dei dinosauri|scheletro di un dinosauro|scheletro di tirannosauro|scheletro di t-rex|fossile di dinosauro',
    jeweller:
      'gioielleria|gioielliere|oreficeria|negozio di gioielli|scelgono un anello|sceglie un anello|scegliendo un anello',
    optician:
      "ottico|dall'ottico|negozio di occhiali|negozio di ottica|prova gli occhiali|provando gli occhiali|prova degli occhiali",
    instrumentshop:
      'negozio di strumenti musicali|negozio di musica|negozio di chitarre|bottega di musica',
    clockshop:
      "orologeria|bottega dell'orologiaio|laboratorio dell'orologiaio|negozio di orologi|bottega di orologiaio",
    cobblershop:
      'bottega del calzolaio|calzoleria|laboratorio del calzolaio|bottega del ciabattino|bottega di calzolaio',
    engineroom: 'sala macchine|sala motori|sala macchine steampunk',
    shipbridge:
      'plancia di comando|plancia di una nave|plancia della nave|ponte di comando|ponte di comando di una nave|ponte di comando della nave|timoneria',
    brewery: 'birrificio|birrificio artigianale|fabbrica di birra|sala di cottura della birra',
    rosewindow: 'rosone|rosone della cattedrale|rosone di una cattedrale|rosone del duomo',
    airshipgondola:
      'gondola di un dirigibile|gondola del dirigibile|cabina di un dirigibile|cabina del dirigibile|dentro un dirigibile|a bordo di un dirigibile|navicella di un dirigibile',
    stationeryshop: 'cartoleria|negozio di cancelleria|cartolibreria',
  },
  tr: {
    hotpot: 'hot pot|hotpot|çin güveci|hot pot restoranı|sichuan hot pot|acılı hot pot',
    karting:
      'kapalı karting|karting|karting pisti|karting pistinde|go-kart|gokart|karting yarışı|kapalı karting pisti',
    firepole:
      'itfaiyeci direği|itfaiye direği|direkten kayan|direkten kayıyor|direkten aşağı kayan|itfaiyenin içinde',
    greathall:
      'büyük salon|ortaçağ salonu|tudor sarayı|şövalye salonu|ortaçağ ziyafeti|şato salonu',
    dormitory:
      'hostel|hostel odası|yatakhane|öğrenci yurdu|yurt odası|gençlik hosteli|ranzalı oda|ranzalı yatakhane|yatakhanede',
    barracks: 'kışla|kışlada|askeri kışla|koğuş|askeri koğuş|koğuşta',
    campcabin:
      'yaz kampı kulübesi|kamp kulübesi|yaz kampı yatakhanesi|kamp kulübesinde|yaz kampı kulübesinde',
    izba: 'izba|rus köy evi|rus kulübesi|rus köylü evi',
    russianstove: 'rus sobası|rus sobasının üstünde|semaver|semaverden',
    bingohall:
      'bingo|tombala|bingo gecesi|tombala gecesi|bingo salonu|tombala oynayan|bingo oynayan|tombala oynuyor',
    dinosaurhall:
      'doğa tarihi müzesi|doğa tarihi müzesinde|dinozor iskeleti|dinozor iskeletleri|dinozor salonu|dinozor müzesi|tiranozor iskeleti|dinozor fosili',
    jeweller:
      'kuyumcu|kuyumcuda|mücevher dükkanı|mücevher mağazası|mücevherci|yüzük seçen|yüzük seçiyor',
    optician:
      'gözlükçü|gözlükçüde|optik mağazası|gözlük mağazası|gözlük deneyen|gözlük deniyor|optisyen',
    instrumentshop:
      'müzik aletleri mağazası|müzik aletleri dükkanı|enstrüman mağazası|enstrüman dükkanı|müzik mağazası|gitar mağazası|gitar dükkanı',
    clockshop: 'saatçi dükkanı|saat dükkanı|saatçi atölyesi|saat atölyesi|saat mağazası',
    cobblershop:
      'ayakkabı tamircisi|ayakkabı tamir dükkanı|kunduracı atölyesi|kunduracı dükkanı|ayakkabı ustasının atölyesi',
    engineroom: 'makine dairesi|makine dairesinde|steampunk makine dairesi',
    shipbridge: 'kaptan köşkü|kaptan köşkünde|geminin kaptan köşkü|kaptan köprüsü|köprüüstü',
    brewery: 'bira fabrikası|bira imalathanesi|bira imalathanesinde|butik bira fabrikası',
    rosewindow: 'gül pencere|gül penceresi|katedralin gül penceresi',
    airshipgondola:
      'zeplin gondolu|zeplin kabini|zeplinin içinde|zeplinin kabininde|zeplinin gondolunda',
    stationeryshop: 'kırtasiye|kırtasiyede|kırtasiyeci|kırtasiye dükkanı',
  },
  ar: {
    hotpot: 'هوت بوت|مطعم هوت بوت|الهوت بوت|القدر الساخن الصيني|قدر ساخن صيني',
    karting: 'كارتينج|حلبة كارتينج|سباق كارتينج|الكارتينج|كارتنج|حلبة كارتينج داخلية',
    firepole: 'عمود الإطفاء|عمود رجال الإطفاء|ينزلق على العمود|ينزل على العمود|داخل محطة الإطفاء',
    greathall: 'القاعة الكبرى|قاعة العصور الوسطى|قصر تيودور|قاعة الفرسان|وليمة من العصور الوسطى',
    dormitory:
      'بيت الشباب|بيت شباب|نزل شباب|مهجع|المهجع|سكن الطلاب|غرفة بأسرة بطابقين|مهجع بأسرة بطابقين',
    barracks: 'ثكنة|الثكنة|ثكنة عسكرية|ثكنات|ثكنة الجنود',
    campcabin: 'كوخ المخيم الصيفي|كوخ في مخيم صيفي|كوخ المخيم|في كوخ المخيم|في كوخ مخيم صيفي',
    izba: 'إيزبا|بيت ريفي روسي|كوخ روسي|بيت روسي قديم',
    russianstove: 'الموقد الروسي|موقد روسي|الفرن الروسي|السماور|سماور',
    bingohall:
      'بينغو|البينغو|بينجو|البينجو|ليلة بينغو|قاعة بينغو|تلعب البينغو|يلعبون البينغو|تومبولا',
    dinosaurhall:
      'متحف التاريخ الطبيعي|هيكل عظمي لديناصور|هيكل الديناصور|هيكل ديناصور|قاعة الديناصورات|هيكل عظمي للديناصور|متحف تاريخ طبيعي',
    jeweller:
      'محل مجوهرات|متجر مجوهرات|محل المجوهرات|متجر المجوهرات|محل الصائغ|الصائغ|يختار خاتما|يختاران خاتما|تختار خاتما|محل ذهب',
    optician:
      'محل نظارات|متجر نظارات|محل النظارات|أخصائي البصريات|يجرب نظارات|تجرب نظارات|فحص النظر',
    instrumentshop:
      'متجر آلات موسيقية|محل آلات موسيقية|متجر الآلات الموسيقية|محل الآلات الموسيقية|محل جيتارات',
    clockshop: 'محل ساعات|محل الساعات|متجر ساعات|ورشة ساعاتي|ورشة الساعاتي|ورشة ساعات',
    cobblershop: 'ورشة إسكافي|ورشة الإسكافي|محل تصليح أحذية|محل إسكافي|تصليح الأحذية',
    engineroom: 'غرفة المحركات|غرفة محركات|غرفة المحرك',
    shipbridge:
      'برج القيادة في السفينة|غرفة قيادة السفينة|جسر قيادة السفينة|غرفة القيادة في السفينة',
    brewery: 'مصنع جعة|مصنع الجعة|مصنع بيرة|مصنع البيرة',
    rosewindow: 'نافذة وردية|النافذة الوردية',
    airshipgondola: 'مقصورة المنطاد|مقصورة منطاد|قمرة المنطاد|داخل منطاد طائر|على متن منطاد',
    stationeryshop: 'محل قرطاسية|قرطاسية|القرطاسية|مكتبة قرطاسية|متجر قرطاسية',
  },
  hi: {
    hotpot: 'हॉट पॉट|हॉटपॉट|हॉट पॉट रेस्तरां|चीनी हॉट पॉट|हॉटपॉट रेस्तरां',
    karting: 'कार्टिंग|गो कार्ट|इनडोर कार्टिंग|कार्टिंग ट्रैक|गो-कार्ट|इनडोर कार्टिंग ट्रैक',
    firepole: 'फायर पोल|खंभे से फिसलता|खंभे से फिसलते|दमकल केंद्र के अंदर|फायर स्टेशन के अंदर',
    greathall: 'महान हॉल|ट्यूडर महल|मध्ययुगीन हॉल|मध्यकालीन हॉल|मध्ययुगीन दावत',
    dormitory: 'हॉस्टल|छात्रावास|डॉर्मिटरी|यूथ हॉस्टल|हॉस्टल का कमरा',
    barracks: 'बैरक|सैनिक बैरक|फौजी बैरक|सेना की बैरक',
    campcabin: 'समर कैंप की केबिन|समर कैंप का केबिन|कैंप के केबिन में|समर कैंप के केबिन में',
    izba: 'इज़्बा|रूसी झोपड़ी|रूसी ग्रामीण घर|रूसी लकड़ी का घर',
    russianstove: 'रूसी चूल्हा|रूसी चूल्हे|समोवार',
    bingohall: 'बिंगो|तंबोला|बिंगो नाइट|बिंगो खेलती|बिंगो खेलते|तंबोला खेलते|बिंगो हॉल',
    dinosaurhall:
      'प्राकृतिक इतिहास संग्रहालय|डायनासोर का कंकाल|डायनासोर के कंकाल|डायनासोर हॉल|डायनासोर संग्रहालय|डायनासोर कंकाल',
    jeweller:
      'जौहरी की दुकान|गहनों की दुकान|आभूषण की दुकान|ज्वेलरी की दुकान|ज्वेलरी शॉप|अंगूठी चुनते|सुनार की दुकान',
    optician: 'चश्मे की दुकान|ऑप्टिशियन|चश्मा पहनकर देख|चश्मों की दुकान|आंखों की जांच',
    instrumentshop: 'वाद्य यंत्रों की दुकान|संगीत वाद्य की दुकान|गिटार की दुकान|वाद्ययंत्र की दुकान|म्यूजिक शॉप',
    clockshop: 'घड़ी की दुकान|घड़ियों की दुकान|घड़ीसाज़ की दुकान|घड़ीसाज की कार्यशाला',
    cobblershop: 'मोची की दुकान|मोची की कार्यशाला|जूता मरम्मत|जूते की मरम्मत',
    engineroom: 'इंजन रूम|इंजन कक्ष|स्टीमपंक इंजन रूम',
    shipbridge: 'जहाज का ब्रिज|जहाज़ का ब्रिज|जहाज का चालन कक्ष|जहाज के ब्रिज पर',
    brewery: 'शराब की भट्टी|बीयर कारखाना|बियर कारखाना|ब्रूअरी',
    rosewindow: 'गुलाब खिड़की|गुलाबाकार खिड़की',
    airshipgondola:
      'हवाई पोत का केबिन|हवाई जहाज़ पोत का गोंडोला|एयरशिप का केबिन|एयरशिप के अंदर|एयरशिप का गोंडोला',
    stationeryshop: 'स्टेशनरी की दुकान|स्टेशनरी|लेखन सामग्री की दुकान',
  },
};
