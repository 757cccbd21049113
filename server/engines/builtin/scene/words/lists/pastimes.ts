import type { WordTable } from '../../../words/language.ts';
import type { PastimeKey } from '../keys/places/pastime-keys.ts';

/** Words for halls of sport and play that are known by one thing. */
export const PASTIME_WORDS: WordTable<PastimeKey> = {
  en: {
    cricket:
      'playing cricket|play cricket|plays cricket|cricketer|cricketers+|batsman|cricket player|cricket bat',
    cricketground:
      'cricket match|cricket game|cricket ground|cricket pitch|cricket stadium|cricket field|test match cricket|village cricket|cricket final',
    athletics:
      'athletics track|athletics stadium|running track|athletics|track and field|track and field stadium|track and field meet|100 metre sprint|100m sprint|hundred metre sprint|sprinters on a track|sprint race|olympic sprint|relay race|athletics meeting|olympic track',
    curling:
      'curling|curling rink|curling sheet|curling match|curling game|curling stone|curling stones|curling hall|curling team|curlers on the ice|playing curling',
    fencinghall:
      'fencing hall|fencing piste|fencing strip|fencing bout|fencing match|fencing club|fencing tournament|fencing competition|olympic fencing|fencers|fencer|fencing duel|fencing salle|fencing lesson|fencing class',
    fencing: 'fencing',
    gaminghall:
      'lan party|lan gaming party|internet cafe|internet café|cyber cafe|cybercafé|gaming cafe|pc bang|esports arena|esports tournament|e-sports tournament|esports|e-sports|gaming center|gaming centre|computer game tournament|gaming lounge|gaming tournament|pc gaming room',
    kindergarten:
      'kindergarten|kindergarten classroom|kindergarten class|preschool|preschool classroom|nursery school|daycare|day care center|daycare center|day nursery|playgroup|kindergarteners|preschoolers|toddler group',
    lido: 'lido|outdoor swimming pool|open-air swimming pool|open air swimming pool|outdoor pool|open-air pool|public swimming pool|municipal swimming pool|outdoor lap pool|public outdoor pool|public pool|swimming pool with lanes|outdoor pool with lanes',
    minigolf:
      'mini golf|minigolf|mini-golf|crazy golf|miniature golf|mini golf course|minigolf course|crazy golf course|miniature golf course|putt-putt|putt putt|mini golf windmill',
    polevault: 'pole vaulter|pole vault|pole vaulting|pole vaulters',
    sumo: 'sumo|sumo ring|sumo wrestling|sumo wrestlers|sumo wrestler|sumo match|sumo bout|sumo tournament|sumo hall|sumo arena|dohyo',
    trampolinehall:
      'trampoline hall|trampoline park|trampoline center|trampoline centre|indoor trampolines|indoor trampoline park|jump park|trampoline arena',
  },
  zh: {
    cricket: '打板球|板球运动员|板球',
    cricketground: '板球比赛|板球场|板球赛',
    athletics:
      '田径场|田径比赛|田径跑道|塑胶跑道|田径运动会|百米赛跑|短跑比赛|百米冲刺|接力赛|田径赛场|操场跑道',
    curling: '冰壶|冰壶比赛|冰壶场|冰壶馆|打冰壶|冰壶运动|冰壶队|冰壶赛道',
    fencinghall: '击剑馆|击剑比赛|击剑场|击剑俱乐部|击剑运动员|击剑手|剑道馆击剑|击剑赛',
    fencing: '击剑',
    gaminghall: '网吧|网咖|电竞馆|电竞比赛|电子竞技|电竞赛场|电竞酒店|局域网派对',
    kindergarten: '幼儿园|幼儿园教室|幼稚园|托儿所|幼儿园小班|学前班|幼儿园活动室',
    lido: '露天游泳池|室外游泳池|户外泳池|露天泳池|公共泳池|公共游泳池|户外游泳池',
    minigolf: '迷你高尔夫|迷你高尔夫球场|小型高尔夫|迷你高尔夫球',
    polevault: '撑杆跳|撑竿跳|撑杆跳运动员|撑杆跳高',
    sumo: '相扑|相扑比赛|相扑场|相扑力士|相扑手|相扑选手|相扑擂台|土俵|大相扑',
    trampolinehall: '蹦床公园|蹦床馆|蹦床乐园|室内蹦床|室内蹦床公园|蹦床主题公园',
  },
  ja: {
    cricket: 'クリケットをする|クリケット選手|クリケット',
    cricketground: 'クリケットの試合|クリケット場',
    athletics:
      '陸上競技場|陸上競技|陸上トラック|百メートル走|短距離走|リレー走|陸上大会|陸上部|徒競走',
    curling:
      'カーリング|カーリング場|カーリングの試合|カーリングをする|カーリング選手|カーリングをしている',
    fencinghall:
      'フェンシング場|フェンシングの試合|フェンシングの選手|フェンシング選手|フェンシング道場|フェンシングのピスト',
    fencing: 'フェンシング|フェンシングをする|フェンシングをしている',
    gaminghall: 'ネットカフェ|ゲーミングカフェ|インターネットカフェ|ランパーティー|ゲーム大会',
    kindergarten: '幼稚園|保育園|幼稚園の教室|保育園の教室|保育所|こども園|託児所',
    lido: '屋外プール|市民プール|公営プール|野外プール|町民プール',
    minigolf: 'ミニゴルフ|パターゴルフ|ミニゴルフ場|ミニチュアゴルフ|パターゴルフ場',
    polevault: '棒高跳び|棒高跳びの選手|棒高跳び選手',
    sumo: '相撲|相撲の土俵|土俵|力士|大相撲|相撲を取る|相撲部屋|お相撲さん|相撲の取組|国技館',
    trampolinehall:
      'トランポリンパーク|トランポリン施設|屋内トランポリン|トランポリン場|トランポリンホール',
  },
  ko: {
    cricket: '크리켓을 하는|크리켓 선수|크리켓',
    cricketground: '크리켓 경기|크리켓 경기장',
    athletics:
      '육상 경기장|육상 트랙|육상 경기|백미터 달리기|단거리 달리기|이어달리기|육상 대회|육상 선수',
    curling: '컬링|컬링 경기장|컬링장|컬링 경기|컬링 선수|컬링 스톤|컬링하는',
    fencinghall: '펜싱장|펜싱 경기|펜싱 선수|펜싱 경기장|펜싱 클럽|펜싱 시합',
    fencing: '펜싱|펜싱하는',
    gaminghall: 'pc방|피시방|피씨방|이스포츠|e스포츠|e스포츠 경기장|e스포츠 대회|랜파티|게임방',
    kindergarten: '유치원|어린이집|유치원 교실|어린이집 교실|놀이방|유치원생들',
    lido: '야외 수영장|실외 수영장|공공 수영장|시립 수영장',
    minigolf: '미니골프|미니 골프|미니골프장|미니 골프장',
    polevault: '장대높이뛰기|장대높이뛰기 선수',
    sumo: '스모|스모 경기|스모 선수|스모 경기장|스모판|스모 씨름판',
    trampolinehall: '트램펄린 파크|트램폴린 파크|트램펄린장|트램폴린장|실내 트램펄린|실내 트램폴린',
  },
  fr: {
    cricket:
      'jouent au cricket|joue au cricket|jouant au cricket|joueur de cricket|joueurs de cricket',
    cricketground: 'match de cricket|terrain de cricket',
    athletics:
      "piste d'athlétisme|stade d'athlétisme|athlétisme|course de relais|course de sprint|sprinteurs|sprinteuses|cent mètres|meeting d'athlétisme",
    curling: 'curling|piste de curling|match de curling|partie de curling|joueurs de curling',
    fencinghall:
      "salle d'escrime|piste d'escrime|assaut d'escrime|match d'escrime|tournoi d'escrime|escrimeurs|escrimeur|escrimeuse|escrimeuses|club d'escrime",
    fencing: 'escrime',
    gaminghall:
      "lan party|soirée lan|cybercafé|salle de jeux en réseau|tournoi d'esport|tournoi e-sport|esport|e-sport|salle e-sport",
    kindergarten:
      "école maternelle|classe maternelle|maternelle|classe de maternelle|jardin d'enfants|garderie|salle de crèche|halte-garderie",
    lido: 'piscine en plein air|piscine découverte|piscine extérieure|piscine municipale|piscine publique|piscine de plein air',
    minigolf: 'mini-golf|minigolf|mini golf|parcours de mini-golf',
    polevault: 'perchiste|saut à la perche|sauteur à la perche',
    sumo: 'sumo|ring de sumo|combat de sumo|lutteurs de sumo|lutteur de sumo|tournoi de sumo|sumotori|sumotoris|sumos|lutteurs sumo',
    trampolinehall:
      'salle de trampoline|salle de trampolines|parc de trampolines|trampoline park|parc à trampolines|salle de trampolines couverte',
  },
  de: {
    cricket: 'spielen cricket|spielt cricket|cricketspieler|kricket',
    cricketground: 'cricketspiel|cricketplatz|kricketspiel|cricketfeld',
    athletics:
      'leichtathletik|leichtathletikstadion|laufbahn|tartanbahn|sprinterinnen|hundertmeterlauf|staffellauf|100-meter-lauf|leichtathletikbahn',
    curling:
      'curling|curlinghalle|curlingbahn|curlingspiel|curlingstein|curlingsteine|beim curling|eisstockschießen',
    fencinghall:
      'fechthalle|fechtsaal|fechtbahn|auf der planche|fechtgefecht|fechtturnier|fechtkampf|fechtclub|fechter|fechterin|fechterinnen|fechtverein',
    fencing: 'fechten|beim fechten',
    gaminghall:
      'lan-party|lan party|lanparty|internetcafé|internet-café|internetcafe|e-sport-turnier|esport-turnier|e-sport|gaming-café|e-sport-arena|e-sports',
    kindergarten:
      'kindergarten|kita|kindergartenraum|kindergartengruppe|kindertagesstätte|krabbelgruppe|kinderkrippe|vorschule',
    lido: 'freibad|freibäder|freibad mit rutsche|schwimmbad im freien|freischwimmbad|strandbad mit becken',
    minigolf: 'minigolf|minigolfplatz|minigolfanlage|minigolfbahn|minigolf-anlage|beim minigolf',
    polevault: 'stabhochspringer|stabhochspringerin|stabhochsprung',
    sumo: 'sumo|sumoring|sumo-ring|sumoringer|sumokampf|sumo-ringer|sumo-kampf|sumokämpfer|sumo-kämpfer|sumoturnier|beim sumo',
    trampolinehall:
      'trampolinhalle|trampolinpark|trampolin-park|indoor-trampolinpark|sprunghalle|trampolin-halle',
  },
  es: {
    cricket: 'juegan al críquet|jugando al críquet|juega al críquet|jugador de críquet|críquet',
    cricketground: 'partido de críquet|campo de críquet|partido de cricket',
    athletics:
      'pista de atletismo|estadio de atletismo|atletismo|carrera de relevos|cien metros lisos|velocistas|carrera de velocidad',
    curling:
      'curling|pista de curling|partido de curling|piedra de curling|piedras de curling|jugadores de curling',
    fencinghall:
      'sala de esgrima|pista de esgrima|combate de esgrima|asalto de esgrima|torneo de esgrima|esgrimistas|esgrimista|club de esgrima',
    fencing: 'esgrima',
    gaminghall:
      'fiesta lan|lan party|cibercafé|ciber café|torneo de esports|torneo de videojuegos|esports|sala de videojuegos en red|cíber',
    kindergarten:
      'jardín de infancia|guardería|parvulario|jardín de niños|preescolar|escuela infantil|aula de infantil',
    lido: 'piscina al aire libre|piscina descubierta|piscina municipal|piscina pública|piscina exterior',
    minigolf: 'minigolf|mini golf|campo de minigolf|golf en miniatura|mini-golf',
    polevault: 'pertiguista|garrochista|salto con pértiga|salto con garrocha',
    sumo: 'sumo|ring de sumo|combate de sumo|luchadores de sumo|luchador de sumo|torneo de sumo|lucha de sumo',
    trampolinehall:
      'parque de trampolines|sala de trampolines|parque de camas elásticas|sala de camas elásticas|centro de trampolines',
  },
  ru: {
    cricket: 'играют в крикет|играет в крикет|игрок в крикет|крикет',
    cricketground: 'матч по крикету|крикетное поле|поле для крикета',
    athletics:
      'беговая дорожка стадиона|стадион лёгкой атлетики|лёгкая атлетика|легкая атлетика|соревнования по лёгкой атлетике|легкоатлетический стадион|бег на сто метров|спринтеры|эстафета|легкоатлеты',
    curling:
      'кёрлинг|керлинг|кёрлинге|кёрлингисты|дорожка для кёрлинга|матч по кёрлингу|играют в кёрлинг|играют в керлинг|камни для кёрлинга',
    fencinghall:
      'фехтовальный зал|фехтовальная дорожка|фехтовальщики|фехтовальщица|турнир по фехтованию|зал для фехтования|соревнования по фехтованию',
    fencing: 'фехтование|фехтуют|фехтует',
    gaminghall:
      'лан-пати|интернет-кафе|компьютерный клуб|киберспорт|киберспортивный турнир|киберарена|в компьютерном клубе|турнир по киберспорту',
    kindergarten:
      'детский сад|детском саду|группа детского сада|детские ясли|в детских яслях|ясельная группа|детский садик|в детском саду|в садике',
    lido: 'открытый бассейн|бассейн под открытым небом|уличный бассейн|летний бассейн|общественный бассейн',
    minigolf: 'мини-гольф|минигольф|мини гольф|поле для мини-гольфа|площадка для мини-гольфа',
    polevault: 'прыгун с шестом|прыгунья с шестом|прыжки с шестом|прыжок с шестом',
    sumo: 'сумо|борцы сумо|борец сумо|сумоисты|сумоист|ринг сумо|турнир сумо|турнир по сумо|борьба сумо|дохё',
    trampolinehall:
      'батутный центр|батутный парк|батутная арена|батутный зал|парк батутов|зал с батутами',
  },
  pt: {
    cricket: 'jogando críquete|jogam críquete|joga críquete|jogador de críquete|críquete',
    cricketground: 'jogo de críquete|campo de críquete|partida de críquete',
    athletics:
      'pista de atletismo|estádio de atletismo|atletismo|corrida de revezamento|cem metros rasos|velocistas|prova de velocidade',
    curling:
      'curling|pista de curling|jogo de curling|partida de curling|pedra de curling|pedras de curling',
    fencinghall:
      'sala de esgrima|pista de esgrima|combate de esgrima|assalto de esgrima|torneio de esgrima|esgrimistas|esgrimista|luta de esgrima',
    fencing: 'esgrima',
    gaminghall:
      'lan party|lan house|cibercafé|torneio de esports|esports|e-sports|torneio de videogames|festa lan',
    kindergarten:
      'jardim de infância|creche infantil|na creche|uma creche|numa creche|da creche|à creche|creche com crianças|creches|escolinha|pré-escola|educação infantil|sala da pré-escola|infantário',
    lido: 'piscina ao ar livre|piscina descoberta|piscina pública|piscina municipal|piscina exterior',
    minigolf: 'minigolfe|mini golfe|mini-golfe|campo de minigolfe|minigolf',
    polevault: 'saltador com vara|saltadora com vara|salto com vara',
    sumo: 'sumô|sumo|ringue de sumô|luta de sumô|lutadores de sumô|lutador de sumô|torneio de sumô|luta de sumo|lutadores de sumo',
    trampolinehall:
      'parque de trampolins|parque de camas elásticas|salão de trampolins|parque de cama elástica|centro de trampolins',
  },
  it: {
    cricket: 'giocano a cricket|gioca a cricket|giocatore di cricket',
    cricketground: 'partita di cricket|campo da cricket',
    athletics:
      'pista di atletica|stadio di atletica|atletica leggera|gara di atletica|staffetta|cento metri piani|velocisti|gara di velocità',
    curling:
      'curling|pista da curling|partita di curling|campo da curling|pietra da curling|stone da curling|giocatori di curling',
    fencinghall:
      "sala di scherma|pedana di scherma|sala d'armi|incontro di scherma|torneo di scherma|schermidori|schermidore|schermitrici|schermitrice|assalto di scherma",
    fencing: 'scherma',
    gaminghall:
      'lan party|internet café|internet point|torneo di esports|esports|e-sports|sala lan|torneo di videogiochi',
    kindergarten:
      "scuola materna|asilo nido|asilo|scuola dell'infanzia|aula dell'asilo|nido d'infanzia|aula della scuola materna",
    lido: "piscina all'aperto|piscina scoperta|piscina comunale|piscina pubblica",
    minigolf: 'minigolf|mini golf|campo da minigolf|mini-golf|campo di minigolf',
    polevault: "saltatore con l'asta|saltatrice con l'asta|salto con l'asta",
    sumo: 'sumo|ring di sumo|incontro di sumo|lottatori di sumo|lottatore di sumo|torneo di sumo|lotta sumo',
    trampolinehall:
      'parco di trampolini|sala trampolini|parco trampolini|trampoline park|parco dei tappeti elastici|sala di tappeti elastici',
  },
  tr: {
    cricket: 'kriket oynayan|kriket oyuncusu|kriket',
    cricketground: 'kriket maçı|kriket sahası',
    athletics:
      'atletizm pisti|atletizm|koşu pisti|atletizm stadyumu|bayrak yarışı|yüz metre koşusu|atletizm yarışı|kısa mesafe koşucuları',
    curling:
      'curling|körling|curling pisti|curling maçı|curling taşı|curling taşları|curling oynayanlar|curling oynayan|curling salonu',
    fencinghall:
      'eskrim salonu|eskrim pisti|eskrim maçı|eskrim turnuvası|eskrimciler|eskrimci|eskrim kulübü|eskrim müsabakası',
    fencing: 'eskrim|eskrim yapan',
    gaminghall:
      'lan partisi|internet kafe|internet cafe|espor turnuvası|e-spor|espor|oyun kafe|espor salonu',
    kindergarten: 'anaokulu|anaokulu sınıfı|kreş|ana sınıfı|çocuk yuvası|yuva sınıfı',
    lido: 'açık yüzme havuzu|açık hava yüzme havuzu|açık havuz|halk havuzu|belediye havuzu',
    minigolf: 'mini golf|minigolf|mini golf sahası|minigolf sahası',
    polevault: 'sırıkla atlayıcı|sırıkla atlama|sırıkla yüksek atlama',
    sumo: 'sumo|sumo ringi|sumo güreşi|sumo güreşçileri|sumo güreşçisi|sumo maçı|sumo turnuvası',
    trampolinehall:
      'trambolin salonu|trambolin parkı|trambolin park|kapalı trambolin parkı|trambolin merkezi',
  },
  ar: {
    cricket: 'يلعبون الكريكيت|لاعب كريكيت|الكريكيت|كريكيت',
    cricketground: 'مباراة كريكيت|ملعب كريكيت|مباراة الكريكيت',
    athletics:
      'مضمار ألعاب القوى|ألعاب القوى|مضمار الجري|ملعب ألعاب القوى|سباق مئة متر|سباق تتابع|مضمار سباق الجري|العاب القوى',
    curling: 'كيرلنج|الكيرلنج|كيرلينغ|الكيرلينغ|ملعب كيرلنج|مباراة كيرلنج|كرة الكيرلنج',
    fencinghall:
      'صالة مبارزة|صالة المبارزة|حلبة مبارزة|رياضة المبارزة|مباراة مبارزة|لاعبا مبارزة|لاعب مبارزة|بطولة مبارزة|سلاح الشيش|لاعبو المبارزة',
    fencing: 'المبارزة بسلاح الشيش',
    gaminghall:
      'مقهى الإنترنت|مقهى إنترنت|حفلة لان|رياضات إلكترونية|بطولة رياضات إلكترونية|الرياضات الإلكترونية|صالة ألعاب إلكترونية|مقهى ألعاب',
    kindergarten: 'روضة أطفال|روضة الأطفال|حضانة أطفال|الحضانة|رياض الأطفال|صف الروضة',
    lido: 'مسبح مكشوف|مسبح خارجي|مسبح عام|مسبح في الهواء الطلق|المسبح المكشوف',
    minigolf: 'ميني جولف|جولف مصغر|ملعب جولف مصغر|الميني جولف|ميني غولف',
    polevault: 'قافز بالزانة|القفز بالزانة|قفز بالزانة',
    sumo: 'سومو|السومو|حلبة سومو|حلبة السومو|مصارعة السومو|مصارعا سومو|مصارعو السومو|مصارع سومو|مصارعة سومو',
    trampolinehall:
      'صالة ترامبولين|حديقة ترامبولين|مركز ترامبولين|قاعة ترامبولين|صالة الترامبولين|صالة نط',
  },
  hi: {
    cricket: 'क्रिकेट खेलते|क्रिकेट खेल रहे|क्रिकेट खिलाड़ी|बल्लेबाज|क्रिकेट',
    cricketground: 'क्रिकेट मैच|क्रिकेट मैदान|क्रिकेट का मैदान|क्रिकेट स्टेडियम',
    athletics: 'एथलेटिक्स ट्रैक|एथलेटिक्स|रनिंग ट्रैक|एथलेटिक्स स्टेडियम|सौ मीटर दौड़|रिले दौड़|रिले रेस|दौड़ का ट्रैक',
    curling: 'कर्लिंग|कर्लिंग मैच|कर्लिंग रिंक|कर्लिंग का मैदान|कर्लिंग का मैच',
    fencinghall:
      'फेंसिंग हॉल|फेंसिंग मैच|फेंसिंग का मैच|फेंसर|फेंसिंग प्रतियोगिता|तलवारबाजी हॉल|तलवारबाज़ी हॉल|फेंसिंग पिस्ट',
    fencing: 'फेंसिंग',
    gaminghall: 'साइबर कैफ़े|साइबर कैफे|इंटरनेट कैफे|लैन पार्टी|ई-स्पोर्ट्स|गेमिंग कैफे|ईस्पोर्ट्स टूर्नामेंट',
    kindergarten: 'किंडरगार्टन|नर्सरी स्कूल|बालवाड़ी|आंगनवाड़ी|प्ले स्कूल|प्लेस्कूल',
    lido: 'खुला स्विमिंग पूल|आउटडोर स्विमिंग पूल|सार्वजनिक स्विमिंग पूल|खुला तरणताल|आउटडोर पूल',
    minigolf: 'मिनी गोल्फ|मिनीगोल्फ|मिनी गोल्फ कोर्स|मिनी गोल्फ मैदान',
    polevault: 'पोल वॉल्टर|पोल वॉल्ट|पोल वॉल्टिंग',
    sumo: 'सूमो|सूमो पहलवान|सूमो कुश्ती|सूमो रिंग|सूमो अखाड़ा|सूमो मुकाबला|सूमो मैच',
    trampolinehall: 'ट्रैम्पोलिन पार्क|ट्रैम्पोलिन हॉल|ट्रैंपोलिन पार्क|ट्रैंपोलिन हॉल|इनडोर ट्रैम्पोलिन',
  },
};
