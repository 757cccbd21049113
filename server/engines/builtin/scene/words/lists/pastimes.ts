import type { WordTable } from '../../../words/language.ts';
import type { PastimeKey } from '../pastime-keys.ts';

/** Words for halls of sport and play that are known by one thing. */
export const PASTIME_WORDS: WordTable<PastimeKey> = {
  en: {
    curling:
      'curling|curling rink|curling sheet|curling match|curling game|curling stone|curling stones|curling hall|curling team|curlers on the ice|playing curling',
    fencinghall:
      'fencing hall|fencing piste|fencing strip|fencing bout|fencing match|fencing club|fencing tournament|fencing competition|olympic fencing|fencers|fencer|fencing duel|fencing salle|fencing lesson|fencing class',
    fencing: 'fencing',
    gaminghall:
      'lan party|lan gaming party|internet cafe|internet café|cyber cafe|cybercafé|gaming cafe|pc bang|esports arena|esports tournament|e-sports tournament|esports|e-sports|gaming center|gaming centre|computer game tournament|gaming lounge|gaming tournament|pc gaming room',
    kindergarten:
      'kindergarten|kindergarten classroom|kindergarten class|preschool|preschool classroom|nursery school|daycare|day care center|daycare center|day nursery|playgroup|kindergarteners|preschoolers|toddler group',
    sumo: 'sumo|sumo ring|sumo wrestling|sumo wrestlers|sumo wrestler|sumo match|sumo bout|sumo tournament|sumo hall|sumo arena|dohyo',
    trampolinehall:
      'trampoline hall|trampoline park|trampoline center|trampoline centre|indoor trampolines|indoor trampoline park|jump park|trampoline arena',
  },
  zh: {
    curling: '冰壶|冰壶比赛|冰壶场|冰壶馆|打冰壶|冰壶运动|冰壶队|冰壶赛道',
    fencinghall: '击剑馆|击剑比赛|击剑场|击剑俱乐部|击剑运动员|击剑手|剑道馆击剑|击剑赛',
    fencing: '击剑',
    gaminghall: '网吧|网咖|电竞馆|电竞比赛|电子竞技|电竞赛场|电竞酒店|局域网派对',
    kindergarten: '幼儿园|幼儿园教室|幼稚园|托儿所|幼儿园小班|学前班|幼儿园活动室',
    sumo: '相扑|相扑比赛|相扑场|相扑力士|相扑手|相扑选手|相扑擂台|土俵|大相扑',
    trampolinehall: '蹦床公园|蹦床馆|蹦床乐园|室内蹦床|室内蹦床公园|蹦床主题公园',
  },
  ja: {
    curling:
      'カーリング|カーリング場|カーリングの試合|カーリングをする|カーリング選手|カーリングをしている',
    fencinghall:
      'フェンシング場|フェンシングの試合|フェンシングの選手|フェンシング選手|フェンシング道場|フェンシングのピスト',
    fencing: 'フェンシング|フェンシングをする|フェンシングをしている',
    gaminghall: 'ネットカフェ|ゲーミングカフェ|インターネットカフェ|ランパーティー|ゲーム大会',
    kindergarten: '幼稚園|保育園|幼稚園の教室|保育園の教室|保育所|こども園|託児所',
    sumo: '相撲|相撲の土俵|土俵|力士|大相撲|相撲を取る|相撲部屋|お相撲さん|相撲の取組|国技館',
    trampolinehall:
      'トランポリンパーク|トランポリン施設|屋内トランポリン|トランポリン場|トランポリンホール',
  },
  ko: {
    curling: '컬링|컬링 경기장|컬링장|컬링 경기|컬링 선수|컬링 스톤|컬링하는',
    fencinghall: '펜싱장|펜싱 경기|펜싱 선수|펜싱 경기장|펜싱 클럽|펜싱 시합',
    fencing: '펜싱|펜싱하는',
    gaminghall: 'pc방|피시방|피씨방|이스포츠|e스포츠|e스포츠 경기장|e스포츠 대회|랜파티|게임방',
    kindergarten: '유치원|어린이집|유치원 교실|어린이집 교실|놀이방|유치원생들',
    sumo: '스모|스모 경기|스모 선수|스모 경기장|스모판|스모 씨름판',
    trampolinehall: '트램펄린 파크|트램폴린 파크|트램펄린장|트램폴린장|실내 트램펄린|실내 트램폴린',
  },
  fr: {
    curling: 'curling|piste de curling|match de curling|partie de curling|joueurs de curling',
    fencinghall:
      "salle d'escrime|piste d'escrime|assaut d'escrime|match d'escrime|tournoi d'escrime|escrimeurs|escrimeur|escrimeuse|escrimeuses|club d'escrime",
    fencing: 'escrime',
    gaminghall:
      "lan party|soirée lan|cybercafé|salle de jeux en réseau|tournoi d'esport|tournoi e-sport|esport|e-sport|salle e-sport",
    kindergarten:
      "école maternelle|classe maternelle|maternelle|classe de maternelle|jardin d'enfants|garderie|salle de crèche|halte-garderie",
    sumo: 'sumo|ring de sumo|combat de sumo|lutteurs de sumo|lutteur de sumo|tournoi de sumo|sumotori|sumotoris|sumos|lutteurs sumo',
    trampolinehall:
      'salle de trampoline|salle de trampolines|parc de trampolines|trampoline park|parc à trampolines|salle de trampolines couverte',
  },
  de: {
    curling:
      'curling|curlinghalle|curlingbahn|curlingspiel|curlingstein|curlingsteine|beim curling|eisstockschießen',
    fencinghall:
      'fechthalle|fechtsaal|fechtbahn|planche|fechtgefecht|fechtturnier|fechtkampf|fechtclub|fechter|fechterin|fechterinnen|fechtverein',
    fencing: 'fechten|beim fechten',
    gaminghall:
      'lan-party|lan party|lanparty|internetcafé|internet-café|internetcafe|e-sport-turnier|esport-turnier|e-sport|gaming-café|e-sport-arena|e-sports',
    kindergarten:
      'kindergarten|kita|kindergartenraum|kindergartengruppe|kindertagesstätte|krabbelgruppe|kinderkrippe|vorschule',
    sumo: 'sumo|sumoring|sumo-ring|sumoringer|sumokampf|sumo-ringer|sumo-kampf|sumokämpfer|sumo-kämpfer|sumoturnier|beim sumo',
    trampolinehall:
      'trampolinhalle|trampolinpark|trampolin-park|indoor-trampolinpark|sprunghalle|trampolin-halle',
  },
  es: {
    curling:
      'curling|pista de curling|partido de curling|piedra de curling|piedras de curling|jugadores de curling',
    fencinghall:
      'sala de esgrima|pista de esgrima|combate de esgrima|asalto de esgrima|torneo de esgrima|esgrimistas|esgrimista|club de esgrima',
    fencing: 'esgrima',
    gaminghall:
      'fiesta lan|lan party|cibercafé|ciber café|torneo de esports|torneo de videojuegos|esports|sala de videojuegos en red|cíber',
    kindergarten:
      'jardín de infancia|guardería|parvulario|jardín de niños|preescolar|escuela infantil|aula de infantil',
    sumo: 'sumo|ring de sumo|combate de sumo|luchadores de sumo|luchador de sumo|torneo de sumo|lucha de sumo',
    trampolinehall:
      'parque de trampolines|sala de trampolines|parque de camas elásticas|sala de camas elásticas|centro de trampolines',
  },
  ru: {
    curling:
      'кёрлинг|керлинг|кёрлинге|кёрлингисты|дорожка для кёрлинга|матч по кёрлингу|играют в кёрлинг|играют в керлинг|камни для кёрлинга',
    fencinghall:
      'фехтовальный зал|фехтовальная дорожка|фехтовальщики|фехтовальщик|фехтовальщица|турнир по фехтованию|зал для фехтования|соревнования по фехтованию',
    fencing: 'фехтование|фехтуют|фехтует',
    gaminghall:
      'лан-пати|интернет-кафе|компьютерный клуб|киберспорт|киберспортивный турнир|киберарена|в компьютерном клубе|турнир по киберспорту',
    kindergarten:
      'детский сад|детском саду|группа детского сада|ясли|детский садик|в детском саду|в садике',
    sumo: 'сумо|борцы сумо|борец сумо|сумоисты|сумоист|ринг сумо|турнир сумо|турнир по сумо|борьба сумо|дохё',
    trampolinehall:
      'батутный центр|батутный парк|батутная арена|батутный зал|парк батутов|зал с батутами',
  },
  pt: {
    curling:
      'curling|pista de curling|jogo de curling|partida de curling|pedra de curling|pedras de curling',
    fencinghall:
      'sala de esgrima|pista de esgrima|combate de esgrima|assalto de esgrima|torneio de esgrima|esgrimistas|esgrimista|luta de esgrima',
    fencing: 'esgrima',
    gaminghall:
      'lan party|lan house|cibercafé|torneio de esports|esports|e-sports|torneio de videogames|festa lan',
    kindergarten:
      'jardim de infância|creche infantil|na creche|escolinha|pré-escola|educação infantil|sala da pré-escola|infantário',
    sumo: 'sumô|sumo|ringue de sumô|luta de sumô|lutadores de sumô|lutador de sumô|torneio de sumô|luta de sumo|lutadores de sumo',
    trampolinehall:
      'parque de trampolins|parque de camas elásticas|salão de trampolins|parque de cama elástica|centro de trampolins',
  },
  it: {
    curling:
      'curling|pista da curling|partita di curling|campo da curling|pietra da curling|stone da curling|giocatori di curling',
    fencinghall:
      "sala di scherma|pedana di scherma|sala d'armi|incontro di scherma|torneo di scherma|schermidori|schermidore|schermitrici|schermitrice|assalto di scherma",
    fencing: 'scherma',
    gaminghall:
      'lan party|internet café|internet point|torneo di esports|esports|e-sports|sala lan|torneo di videogiochi',
    kindergarten:
      "scuola materna|asilo nido|asilo|scuola dell'infanzia|aula dell'asilo|nido d'infanzia|aula della scuola materna",
    sumo: 'sumo|ring di sumo|incontro di sumo|lottatori di sumo|lottatore di sumo|torneo di sumo|lotta sumo',
    trampolinehall:
      'parco di trampolini|sala trampolini|parco trampolini|trampoline park|parco dei tappeti elastici|sala di tappeti elastici',
  },
  tr: {
    curling:
      'curling|körling|curling pisti|curling maçı|curling taşı|curling taşları|curling oynayanlar|curling oynayan|curling salonu',
    fencinghall:
      'eskrim salonu|eskrim pisti|eskrim maçı|eskrim turnuvası|eskrimciler|eskrimci|eskrim kulübü|eskrim müsabakası',
    fencing: 'eskrim|eskrim yapan',
    gaminghall:
      'lan partisi|internet kafe|internet cafe|espor turnuvası|e-spor|espor|oyun kafe|espor salonu',
    kindergarten: 'anaokulu|anaokulu sınıfı|kreş|ana sınıfı|çocuk yuvası|yuva sınıfı',
    sumo: 'sumo|sumo ringi|sumo güreşi|sumo güreşçileri|sumo güreşçisi|sumo maçı|sumo turnuvası',
    trampolinehall:
      'trambolin salonu|trambolin parkı|trambolin park|kapalı trambolin parkı|trambolin merkezi',
  },
  ar: {
    curling: 'كيرلنج|الكيرلنج|كيرلينغ|الكيرلينغ|ملعب كيرلنج|مباراة كيرلنج|كرة الكيرلنج',
    fencinghall:
      'صالة مبارزة|صالة المبارزة|حلبة مبارزة|رياضة المبارزة|مباراة مبارزة|لاعبا مبارزة|لاعب مبارزة|بطولة مبارزة|سلاح الشيش|لاعبو المبارزة',
    fencing: 'المبارزة بسلاح الشيش',
    gaminghall:
      'مقهى الإنترنت|مقهى إنترنت|حفلة لان|رياضات إلكترونية|بطولة رياضات إلكترونية|الرياضات الإلكترونية|صالة ألعاب إلكترونية|مقهى ألعاب',
    kindergarten: 'روضة أطفال|روضة الأطفال|حضانة أطفال|الحضانة|رياض الأطفال|صف الروضة',
    sumo: 'سومو|السومو|حلبة سومو|حلبة السومو|مصارعة السومو|مصارعا سومو|مصارعو السومو|مصارع سومو|مصارعة سومو',
    trampolinehall:
      'صالة ترامبولين|حديقة ترامبولين|مركز ترامبولين|قاعة ترامبولين|صالة الترامبولين|صالة نط',
  },
  hi: {
    curling: 'कर्लिंग|कर्लिंग मैच|कर्लिंग रिंक|कर्लिंग का मैदान|कर्लिंग का मैच',
    fencinghall:
      'फेंसिंग हॉल|फेंसिंग मैच|फेंसिंग का मैच|फेंसर|फेंसिंग प्रतियोगिता|तलवारबाजी हॉल|तलवारबाज़ी हॉल|फेंसिंग पिस्ट',
    fencing: 'फेंसिंग',
    gaminghall: 'साइबर कैफ़े|साइबर कैफे|इंटरनेट कैफे|लैन पार्टी|ई-स्पोर्ट्स|गेमिंग कैफे|ईस्पोर्ट्स टूर्नामेंट',
    kindergarten: 'किंडरगार्टन|नर्सरी स्कूल|बालवाड़ी|आंगनवाड़ी|प्ले स्कूल|प्लेस्कूल',
    sumo: 'सूमो|सूमो पहलवान|सूमो कुश्ती|सूमो रिंग|सूमो अखाड़ा|सूमो मुकाबला|सूमो मैच',
    trampolinehall: 'ट्रैम्पोलिन पार्क|ट्रैम्पोलिन हॉल|ट्रैंपोलिन पार्क|ट्रैंपोलिन हॉल|इनडोर ट्रैम्पोलिन',
  },
};
