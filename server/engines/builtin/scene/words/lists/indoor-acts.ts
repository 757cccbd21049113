import type { WordTable } from '../../../words/language.ts';
import type { IndoorActKey } from '../keys/people/indoor-act-keys.ts';

/** Words for what people do with each other in a room: games at a table, a ball, who is shaved. */
export const INDOOR_ACT_WORDS: WordTable<IndoorActKey> = {
  en: {
    saloon:
      'saloon|western saloon|wild west saloon|old west saloon|cowboy saloon|cowboy bar|western bar|saloon in the wild west|saloon in the old west|saloon interior',
    cards:
      'playing cards|plays cards|play cards|playing a card game|playing poker|plays poker|play poker|gambling|gamble|gambles|poker|poker game|card game|game of cards|game of poker|playing blackjack',
    cardplayers: 'card players|poker players|gamblers',
    dice: 'playing dice|plays dice|rolling dice|throwing dice|dice game|game of dice',
    boardgame:
      'playing a board game|playing board games|board game|board games|playing checkers|playing backgammon|playing dominoes|playing monopoly|playing mahjong',
    ball: 'royal ball|masked ball|masquerade ball|debutante ball|grand ball|ball at the palace|ball in a palace|prom|prom night|prom dance|school prom|high school prom',
    finery:
      'fancy dresses|fancy dress|ball gown|ball gowns|evening gown|evening gowns|elegant gowns',
    barber: 'barber|barbers|hairdresser|hairdressers|hair stylist|hairstylist',
    shaving: 'shaving|shaves|shaving a customer|getting a shave|being shaved|straight razor shave',
    haircut:
      "haircut|cutting hair|cuts hair|cutting the hair|cutting a customer's hair|cutting his hair|cutting her hair|getting a haircut|giving a haircut|trimming hair|getting her hair cut|getting his hair cut|having her hair cut|having his hair cut",
  },
  zh: {
    saloon: '西部酒馆|西部沙龙|牛仔酒馆|西部酒吧|牛仔酒吧',
    cards: '打牌|玩牌|打扑克|玩扑克|玩纸牌|打扑克牌',
    cardplayers: '赌徒|牌友',
    dice: '掷骰子|玩骰子',
    boardgame: '玩桌游|桌游|打麻将|下围棋|下跳棋|打麻将的|玩麻将|下围棋的|下跳棋的',
    ball: '皇家舞会|假面舞会|宫廷舞会|盛大舞会|毕业舞会|学校舞会',
    finery: '华丽的礼服|华丽礼服|晚礼服|舞会礼服',
    barber: '理发师|发型师',
    shaving: '刮胡子|剃须|刮脸',
    haircut: '理发|剪头发|剪发',
  },
  ja: {
    saloon: '西部の酒場|西部劇の酒場|サルーン|ウエスタンサルーン|カウボーイの酒場',
    cards:
      'トランプをする|トランプをしている|トランプで遊ぶ|ポーカー|ポーカーをする|ポーカーをしている|カードゲーム|カードゲームをする|カードゲームをしている',
    cardplayers: 'ギャンブラー|ポーカープレイヤー',
    dice: 'サイコロを振る|サイコロを振っている|サイコロ遊び',
    boardgame:
      'ボードゲーム|ボードゲームをする|ボードゲームをしている|麻雀をする|麻雀をしている|囲碁を打つ|囲碁をする|囲碁を打っている|オセロをする',
    ball: '舞踏会|仮面舞踏会|宮廷舞踏会|王室の舞踏会|プロム|卒業ダンスパーティー',
    finery: '豪華なドレス|華やかなドレス|イブニングドレス',
    barber: '理髪師|美容師|床屋さん',
    shaving: 'ひげを剃る|髭を剃る|ひげを剃っている|髭を剃っている|ひげ剃り',
    haircut: '散髪|髪を切る|髪を切っている|ヘアカット',
  },
  ko: {
    saloon: '서부 술집|서부극 술집|서부 살롱|서부 선술집|카우보이 술집',
    cards:
      '카드놀이|카드놀이를 하는|카드놀이 하는|카드 게임|카드 게임을 하는|포커|포커를 치는|포커를 하는|포커 치는|카드를 치는|카드놀이하는',
    cardplayers: '도박꾼|포커 플레이어',
    dice: '주사위 놀이|주사위를 굴리는|주사위를 던지는',
    boardgame:
      '보드게임|보드게임을 하는|보드 게임|보드 게임을 하는|바둑을 두는|마작을 하는|바둑 두는|바둑을 둔다|화투 치는|화투를 치는',
    ball: '무도회|가면무도회|왕실 무도회|궁중 무도회|졸업 무도회|학교 무도회',
    finery: '화려한 드레스|이브닝드레스|이브닝 드레스',
    barber: '이발사|미용사|헤어디자이너',
    shaving: '면도하는|면도를 하는|면도',
    haircut: '머리를 자르는|머리 자르는|이발하는|이발',
  },
  fr: {
    saloon: 'saloon|saloon du far west|saloon de western|saloon western',
    cards:
      'jouant aux cartes|jouent aux cartes|joue aux cartes|jouer aux cartes|partie de cartes|poker|jouant au poker|jouent au poker|joue au poker|partie de poker',
    cardplayers: 'joueurs de cartes|joueurs de poker',
    dice: 'jouant aux dés|jouent aux dés|joue aux dés|partie de dés',
    boardgame:
      'jeu de société|jeux de société|jouant à un jeu de société|jouent à un jeu de société|jouant aux dames|jouant aux dominos|jouent aux dominos|jouent aux dames|joue aux dominos|jouer aux dominos|jouent au backgammon',
    ball: 'bal royal|bal masqué|grand bal|bal de la cour|bal au palais|bal au château|bal de promo',
    finery: 'robes somptueuses|belles robes|robe de soirée|robes de soirée',
    barber: 'coiffeuse|barbière|un barbier|le barbier|un coiffeur|le coiffeur',
    shaving: 'rasant|rase|en train de raser|rasage|rasant un client|rase un client',
    haircut:
      'coupe les cheveux|coupant les cheveux|coupant les cheveux d un client|coupe de cheveux|qui coupe les cheveux|se fait couper les cheveux',
  },
  de: {
    saloon: 'saloon|westernsaloon|wildwestsaloon|saloon im wilden westen',
    cards:
      'karten spielen|kartenspielen|spielen karten|spielt karten|karten spielend|karten spielende|kartenspielende|kartenspielend|beim kartenspiel|beim kartenspielen|kartenspiel|poker|pokern|spielen poker|spielt poker|pokerspiel|pokerrunde|beim pokern',
    cardplayers: 'kartenspieler|pokerspieler',
    dice: 'würfeln|würfelspiel|würfelt|beim würfeln|beim würfelspiel',
    boardgame:
      'brettspiel|brettspiele|spielen ein brettspiel|spielt ein brettspiel|gesellschaftsspiel|spielen brettspiele|beim brettspiel|spielen domino|spielt domino|spielen backgammon|spielen mühle|domino spielen|mensch ärgere dich nicht',
    ball: 'maskenball|opernball|königlicher ball|königlichen ball|hofball|ball im schloss|ball im palast|abschlussball|abiball|schulball',
    finery: 'ballkleider|ballkleid|abendkleider|abendkleid|prächtige kleider|prächtigen kleidern',
    barber: 'friseurin|friseuse|frisörin|barbierin|ein barbier|ein friseur|der friseur|der barbier',
    shaving: 'rasiert|rasieren|rasierend|beim rasieren|rasur|nassrasur',
    haircut:
      'haare schneiden|schneidet haare|schneidet die haare|haarschnitt|beim haareschneiden|haareschneiden',
  },
  es: {
    saloon: 'saloon|saloon del oeste|cantina del oeste|salón del oeste|cantina del viejo oeste',
    cards:
      'jugando a las cartas|juegan a las cartas|juega a las cartas|jugando cartas|juegan cartas|póquer|póker|jugando al póquer|jugando al póker|juegan al póker|jugando póker|partida de cartas|partida de póker|juego de cartas',
    cardplayers: 'jugadores de cartas|jugadores de póker',
    dice: 'jugando a los dados|juegan a los dados|jugando dados|partida de dados',
    boardgame:
      'juego de mesa|juegos de mesa|jugando a un juego de mesa|jugando un juego de mesa|jugando al dominó|juegan al dominó|jugando a las damas|jugando dominó|juegan dominó|juega dominó|jugando domino|jugando parchís|jugando al parchís|jugando lotería|jugando damas',
    ball: 'baile real|baile de máscaras|baile de gala|baile en el palacio|baile de la corte|baile de graduación|baile de fin de curso',
    finery:
      'vestidos elegantes|vestidos de gala|vestido de gala|vestidos de baile|vestido de noche',
    barber: 'barbero|peluquero|peluquera',
    shaving: 'afeitando|afeita|que afeita|afeitado|afeitándose',
    haircut:
      'cortando el pelo|corta el pelo|cortando el cabello|corta el cabello|corte de pelo|cortándose el pelo',
  },
  ru: {
    saloon:
      'салун|салун на диком западе|салун дикого запада|салуне на диком западе|салуне дикого запада|салуне',
    cards:
      'играют в карты|играет в карты|играющие в карты|играть в карты|играют в покер|играет в покер|играющие в покер|покер|игра в карты|игра в покер',
    cardplayers: 'картежники|картёжники|игроки в карты|игроки в покер',
    dice: 'играют в кости|играет в кости|играющие в кости|игра в кости',
    boardgame:
      'настольная игра|настольные игры|играют в настольную игру|играет в настольную игру|играют в настольные игры|играют в нарды|играют в шашки|играют в домино|играет в домино|играет в нарды|играет в шашки|забивают козла',
    ball: 'королевский бал|бал-маскарад|балу во дворце|бал во дворце|придворный бал|королевском балу|выпускной бал|школьный бал',
    finery:
      'бальные платья|бальное платье|роскошные платья|роскошных платьях|вечерние платья|бальных платьях',
    barber: 'парикмахер|барбер|цирюльник|брадобрей',
    shaving: 'бреет|бреющий|бритье|бритьё|бреет клиента|бреется',
    haircut:
      'стрижет|стрижёт|стрижка|стригущий|стрижет волосы|стрижёт клиента|стрижет клиента|стригут волосы|стрижёт волосы',
  },
  pt: {
    saloon: 'saloon|saloon do velho oeste|salão do velho oeste|saloon do faroeste',
    cards:
      'jogando cartas|jogam cartas|joga cartas|jogando baralho|jogando pôquer|jogam pôquer|joga pôquer|pôquer|poker|jogando poker|jogo de cartas|partida de pôquer|a jogar cartas',
    cardplayers: 'jogadores de cartas|jogadores de pôquer',
    dice: 'jogando dados|jogam dados|jogo de dados',
    boardgame:
      'jogo de tabuleiro|jogos de tabuleiro|jogando um jogo de tabuleiro|jogando jogos de tabuleiro|jogando gamão|jogando dominó|jogando damas|jogam dominó|jogam damas|jogam gamão|joga dominó|jogando truco~',
    ball: 'baile real|baile de máscaras|baile de gala|baile no palácio|baile da corte|baile de formatura|baile de finalistas',
    finery:
      'vestidos de gala|vestido de gala|vestidos elegantes|vestidos de baile|vestido de baile',
    barber: 'barbeiro|cabeleireira',
    shaving: 'barbeando|barbeia|fazendo a barba|faz a barba',
    haircut: 'cortando o cabelo|corta o cabelo|cortando cabelo|corte de cabelo',
  },
  it: {
    saloon: 'saloon|saloon del far west|saloon del west|saloon western',
    cards:
      'giocando a carte|giocano a carte|gioca a carte|giocando a poker|giocano a poker|gioca a poker|poker|partita a carte|partita di poker|partita a poker',
    cardplayers: 'giocatori di carte|giocatori di poker',
    dice: 'giocando a dadi|giocano a dadi|gioca a dadi|partita a dadi',
    boardgame:
      'gioco da tavolo|giochi da tavolo|giocando a un gioco da tavolo|giocano a un gioco da tavolo|giocando a dama|giocano a dama|giocando a domino|giocano a domino',
    ball: 'ballo reale|ballo in maschera|ballo a palazzo|ballo di corte|ballo di fine anno|ballo scolastico',
    finery:
      'abiti eleganti|abiti da ballo|abito da ballo|abiti da sera|abito da sera|abiti sfarzosi',
    barber: 'parrucchiera|un barbiere|il barbiere|un parrucchiere',
    shaving: 'rade|radendo|che rade|rasatura|che fa la barba|fa la barba',
    haircut:
      'taglia i capelli|tagliando i capelli|taglio di capelli|che taglia i capelli|si fa tagliare i capelli',
  },
  tr: {
    saloon: 'vahşi batı barı|vahşi batı salonu|kovboy barı|western barı|saloon',
    cards:
      'kağıt oynayan|kağıt oynuyor|iskambil oynayan|iskambil oynuyor|poker oynayan|poker oynuyor|poker|kart oynayan|kart oynuyor|kart oyunu',
    cardplayers: 'kumarbazlar|poker oyuncuları',
    dice: 'zar atan|zar atıyor|zar oynayan|zar oyunu',
    boardgame:
      'masa oyunu|masa oyunu oynayan|kutu oyunu|kutu oyunu oynayan|tavla oynayan|tavla oynuyor|okey oynayan|okey oynuyor|okey oynuyorlar|dama oynayan|dama oynuyor|tavla oynuyorlar|domino oynayan',
    ball: 'kraliyet balosu|maskeli balo|saray balosu|büyük balo|mezuniyet balosu|okul balosu',
    finery: 'balo elbiseleri|balo elbisesi|gösterişli elbiseler|gece elbisesi',
    barber: 'erkek berberi|berber ustası|kadın kuaförü|saç stilisti',
    shaving: 'tıraş eden|tıraş ediyor|tıraş olan|tıraş',
    haircut: 'saç kesen|saç kesiyor|saçını kesen|saçını kesiyor|saç kesimi|saçını kestiren',
  },
  ar: {
    saloon: 'صالون الغرب المتوحش|حانة الغرب المتوحش|حانة رعاة البقر|حانة غربية',
    cards:
      'يلعبون الورق|يلعب الورق|تلعب الورق|يلعبون البوكر|يلعب البوكر|بوكر|لعبة الورق|لعبة ورق|يلعبون الكوتشينة',
    cardplayers: 'لاعبو الورق|لاعبو البوكر|مقامرون',
    dice: 'يلعبون النرد|يلعب النرد|يرمون النرد|لعبة النرد',
    boardgame:
      'لعبة لوحية|يلعبون لعبة لوحية|ألعاب لوحية|يلعبون الطاولة|يلعبون الدومينو|يلعبان الدومينو|يلعب الدومينو|يلعبان الطاولة|يلعب الطاولة',
    ball: 'حفل راقص ملكي|حفلة تنكرية|حفلة راقصة ملكية|حفل راقص في القصر|حفلة تخرج راقصة',
    finery: 'فساتين فاخرة|فستان سهرة|فساتين سهرة|فساتين أنيقة',
    barber: 'حلاق|الحلاق|مصفف شعر|مصففة شعر',
    shaving: 'يحلق|يحلق ذقن|يحلق لحية|حلاقة الذقن',
    haircut: 'يقص شعر|تقص شعر|يقص الشعر|تقص الشعر|قص الشعر|قصة شعر',
  },
  hi: {
    saloon: 'वाइल्ड वेस्ट सैलून|काउबॉय सैलून|वाइल्ड वेस्ट बार|काउबॉय बार',
    cards: 'ताश खेलते|ताश खेलता|ताश खेलती|ताश|पोकर|पोकर खेलते|पोकर खेलता',
    cardplayers: 'जुआरी|ताश के खिलाड़ी',
    dice: 'पासा खेलते|पासे फेंकते|पासे खेलते',
    boardgame: 'बोर्ड गेम|बोर्ड गेम खेलते|लूडो खेलते|कैरम खेलते|लूडो खेल रहे|कैरम खेल रहे|लूडो खेलता|कैरम खेलता',
    ball: 'शाही नृत्य समारोह|शाही बॉल|राजसी नृत्य|प्रोम|प्रोम नाइट',
    finery: 'भव्य पोशाकें|भव्य पोशाक|शानदार पोशाकें|शाम की पोशाक',
    barber: 'नाई|हज्जाम|हेयरड्रेसर',
    shaving: 'दाढ़ी बनाता|दाढ़ी बनाते|शेव करता|हजामत',
    haircut: 'बाल काटता|बाल काटती|बाल काटते|हेयरकट|बाल कटवाती|बाल कटवाता',
  },
};
