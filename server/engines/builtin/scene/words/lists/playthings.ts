import type { WordTable } from '../../../words/language.ts';
import type { PlaythingKey } from '../keys/things/plaything-keys.ts';

/** Words for what is folded of paper, and for toys and models of what is large. */
export const PLAYTHING_WORDS: WordTable<PlaythingKey> = {
  en: {
    paperplane: 'paper plane|paper airplane|paper aeroplane|paper aircraft|paper dart',
    paperboat: 'paper boat|boat made of paper|boat made from paper|paper ship|origami boat',
    papercrane: 'paper crane|origami crane|origami bird|paper bird',
    toycar: 'toy car|toy truck|model car|matchbox car',
    toytrain: 'toy train|model train|model railway|toy locomotive',
    modelship: 'model ship|model boat|toy ship|toy boat|toy sailboat',
    rubberduck: 'rubber duck|rubber ducky|rubber duckie|bath duck|toy duck',
  },
  de: {
    paperplane: 'papierflieger|papierflugzeug|papierflugzeuge+',
    paperboat:
      'papierboot|boot aus papier|schiff aus papier|schiffchen aus papier|papierschiff|papierschiffchen|papierboote+',
    papercrane: 'papierkranich|origamikranich|origami kranich|papierkraniche+',
    toycar: 'spielzeugauto|modellauto|spielzeugautos+',
    toytrain: 'spielzeugeisenbahn|modelleisenbahn|spielzeugzug|spielzeuglok',
    modelship: 'modellschiff|schiffsmodell|spielzeugschiff|spielzeugboot',
    rubberduck: 'gummiente|quietscheente|badeente',
  },
  fr: {
    paperplane: 'avion en papier|avion de papier|avions en papier+|avions de papier+',
    paperboat: 'bateau en papier|bateau fait de papier|bateau de papier|bateaux en papier+',
    papercrane: 'grue en papier|grue en origami|grues en papier+|oiseau en origami',
    toycar: 'petite voiture|voiture jouet|voiture miniature|petites voitures+',
    toytrain: 'petit train|train jouet|train miniature|train électrique',
    modelship: 'maquette de bateau|bateau miniature|bateau jouet|maquette de navire',
    rubberduck: 'canard en plastique|canard en caoutchouc|canard de bain',
  },
  es: {
    paperplane: 'avión de papel|aviones de papel+|avioncito de papel|avioncitos de papel+',
    paperboat:
      'barco de papel|barco hecho de papel|barquito de papel|barcos de papel+|barquitos de papel+',
    papercrane: 'grulla de papel|grulla de origami|grullas de papel+|pájaro de origami',
    toycar: 'coche de juguete|carro de juguete|auto de juguete|cochecito de juguete',
    toytrain: 'tren de juguete|trenecito|tren eléctrico de juguete|tren en miniatura',
    modelship: 'maqueta de barco|barco de juguete|barco en miniatura',
    rubberduck: 'patito de goma|pato de goma|patito de hule',
  },
  it: {
    paperplane:
      'aereo di carta|aeroplano di carta|aeroplanino di carta|aeroplanini di carta+|aerei di carta+',
    paperboat: 'barchetta di carta|barca fatta di carta|barca di carta|barchette di carta+',
    papercrane: 'gru di carta|gru origami|uccello origami',
    toycar: 'macchinina|macchinine+|automobilina|auto giocattolo',
    toytrain: 'trenino|trenini+|treno giocattolo',
    modelship: 'modellino di nave|modellino di barca|nave giocattolo|barca giocattolo',
    rubberduck: 'paperella di gomma|papera di gomma',
  },
  pt: {
    paperplane: 'avião de papel|aviões de papel+|aviãozinho de papel|aviõezinhos de papel+',
    paperboat:
      'barco de papel|barco feito de papel|barquinho de papel|barquinhos de papel+|barcos de papel+',
    papercrane: 'tsuru de papel|tsuru|grou de papel|pássaro de origami',
    toycar: 'carrinho de brinquedo|carro de brinquedo|carrinhos de brinquedo+',
    toytrain: 'trenzinho|trem de brinquedo|comboio de brincar|ferromodelo',
    modelship: 'maquete de navio|barco de brinquedo|navio em miniatura',
    rubberduck: 'pato de borracha|patinho de borracha',
  },
  ru: {
    paperplane:
      'бумажный самолетик|бумажные самолетики+|бумажный самолет|бумажные самолеты+|самолетик из бумаги',
    paperboat:
      'бумажный кораблик|кораблик из бумаги|лодка из бумаги|бумажные кораблики+|бумажная лодка|кораблик из бумаги',
    papercrane: 'бумажный журавлик|бумажные журавлики+|журавлик оригами',
    toycar: 'игрушечная машинка|игрушечная машина|машинка|машинки+',
    toytrain: 'игрушечный поезд|игрушечная железная дорога|паровозик',
    modelship: 'модель корабля|модель парусника|игрушечный корабль|игрушечный кораблик',
    rubberduck: 'резиновая уточка|резиновая утка|резиновые уточки+',
  },
  tr: {
    paperplane: 'kağıt uçak|kağıttan uçak',
    paperboat: 'kağıt gemi|kağıttan bir gemi|kağıttan bir kayık|kağıt kayık|kağıttan gemi',
    papercrane: 'kağıt turna|origami turna|origami kuş',
    toycar: 'oyuncak araba|model araba',
    toytrain: 'oyuncak tren|model tren',
    modelship: 'oyuncak gemi|maket gemi|model gemi',
    rubberduck: 'lastik ördek|plastik ördek',
  },
  ar: {
    paperplane: 'طائرة من الورق|طائرات من الورق+|طائرة من ورق',
    paperboat: 'قارب ورقي|قارب من ورق|مركب ورقي|قارب من الورق|قوارب ورقية+|سفينة ورقية',
    papercrane: 'طائر أوريغامي|كركي ورقي|طائر من الورق',
    toycar: 'سيارة لعبة|سيارة ألعاب',
    toytrain: 'قطار لعبة|قطار ألعاب',
    modelship: 'نموذج سفينة|مجسم سفينة|سفينة لعبة',
    rubberduck: 'بطة مطاطية|بط مطاطي',
  },
  hi: {
    paperplane: 'कागज का जहाज|कागज का हवाई जहाज|कागज के हवाई जहाज+|कागज के जहाज+',
    paperboat: 'कागज की नाव|कागज़ की नाव|कागज से बनी नाव|कागज की नावें+|कागज की कश्ती',
    papercrane: 'कागज का सारस|ओरिगामी सारस',
    toycar: 'खिलौना कार|खिलौने की कार|खिलौना गाड़ी',
    toytrain: 'खिलौना ट्रेन|खिलौना रेलगाड़ी',
    modelship: 'जहाज का मॉडल|खिलौना जहाज',
    rubberduck: 'रबर की बत्तख|रबर डक',
  },
  zh: {
    paperplane: '纸飞机|纸折飞机',
    paperboat: '纸船|纸做的船|纸折的船|小纸船',
    papercrane: '纸鹤|千纸鹤|折纸鹤',
    toycar: '玩具车|玩具汽车|小汽车模型|玩具小汽车',
    toytrain: '玩具火车|模型火车|小火车',
    modelship: '船模|帆船模型|玩具船|模型船',
    rubberduck: '橡皮鸭|小黄鸭|橡皮鸭子',
  },
  ja: {
    paperplane: '紙飛行機|紙ひこうき',
    paperboat: '紙の船|紙でできた船|紙製の船|折り紙の船|紙の舟|紙の小舟',
    papercrane: '折り鶴|折鶴|千羽鶴',
    toycar: 'おもちゃの車|ミニカー|おもちゃの自動車',
    toytrain: 'おもちゃの電車|おもちゃの汽車|鉄道模型|おもちゃの列車',
    modelship: '船の模型|帆船模型|模型の船|おもちゃの船',
    rubberduck: 'ゴムのアヒル|アヒルのおもちゃ|ラバーダック',
  },
  ko: {
    paperplane: '종이비행기|종이 비행기',
    paperboat: '종이배|종이로 만든 배|종이 배|종이로 접은 배',
    papercrane: '종이학|종이 학',
    toycar: '장난감 자동차|장난감 차|미니카',
    toytrain: '장난감 기차|모형 기차',
    modelship: '모형 배|장난감 배|범선 모형',
    rubberduck: '고무 오리|러버덕',
  },
};
