import type { WordTable } from '../../../words/language.ts';
import type { PalaceKey } from '../keys/places/palace-keys.ts';

/** Words for palaces and cathedrals, and for houses under thatch. */
export const PALACE_WORDS: WordTable<PalaceKey> = {
  en: {
    cathedral: 'cathedral|gothic cathedral|cathedrals+|minster|basilica',
    palace: 'palace|palaces+|royal palace|baroque palace|schönbrunn',
    indianpalace:
      "indian palace|palace in india|maharaja's palace|maharajas palace|maharaja palace|palace of the maharaja|palace of a maharaja|rajasthani palace|palace in rajasthan|mughal palace|city palace in udaipur|palace in jaipur|palace in udaipur|mysore palace|amber fort",
    thatched:
      'thatched cottage|thatched house|thatched hut|thatched roof|cottage with a thatched roof|house with a thatched roof|thatched cottages+|thatched-roof cottage|thatched',
  },
  zh: {
    cathedral: '大教堂|主教座堂',
    palace: '宫殿|王宫',
    indianpalace: '印度宫殿|印度的宫殿|印度王宫|大君的宫殿|莫卧儿宫殿',
    thatched: '茅草屋|茅草屋顶|茅草屋顶的小屋|草屋|茅屋|茅草顶小屋',
  },
  ja: {
    cathedral: '大聖堂|カテドラル',
    palace: '宮殿|王宮',
    indianpalace: 'インドの宮殿|マハラジャの宮殿|ムガルの宮殿',
    thatched: '茅葺き屋根|茅葺き屋根の家|茅葺きの家|藁葺き屋根|藁葺きの家|茅葺',
  },
  ko: {
    cathedral: '대성당',
    palace: '궁전|왕궁',
    indianpalace: '인도 궁전|인도의 궁전|마하라자의 궁전|마하라자 궁전',
    thatched: '초가집|초가지붕|초가|초가지붕 집|초가집들+',
  },
  fr: {
    cathedral: 'cathédrale|cathédrales+|basilique',
    palace: 'palais|palais royal|palais baroque',
    indianpalace:
      "palais indien|palais en inde|palais du maharaja|palais de maharaja|palais d'un maharaja|palais moghol|palais du rajasthan",
    thatched:
      'chaumière|chaumières+|toit de chaume|maison au toit de chaume|cottage au toit de chaume|toits de chaume',
  },
  de: {
    cathedral: 'kathedrale|dom|münster|kathedralen+|basilika',
    palace:
      'palast|paläste+|barockschloss|prunkschloss|residenzschloss|lustschloss|schloss schönbrunn|schönbrunn|sanssouci|schloss sanssouci',
    indianpalace:
      'indischer palast|palast in indien|palast des maharadschas|palast eines maharadschas|maharadscha-palast|maharadschapalast|mogulpalast',
    thatched:
      'reetdachhaus|reetdach|reetdachhäuser+|strohdach|haus mit strohdach|haus mit reetdach|reetgedecktes haus|strohgedecktes haus|strohgedeckte hütte|reetgedeckt',
  },
  es: {
    cathedral: 'catedral|catedrales+|basílica',
    palace: 'palacio|palacios+|palacio real|palacio barroco',
    indianpalace:
      'palacio indio|palacio en la india|palacio de la india|palacio del maharajá|palacio de un maharajá|palacio mogol',
    thatched:
      'techo de paja|casa con techo de paja|cabaña con techo de paja|casita con techo de paja|tejado de paja',
  },
  ru: {
    cathedral: 'готический собор|кафедральный собор',
    palace: 'дворец|дворцы+|дворца|дворцом|дворце|королевский дворец|царский дворец',
    indianpalace: 'индийский дворец|дворец в индии|дворец махараджи|дворец раджи',
    thatched:
      'соломенная крыша|дом с соломенной крышей|соломенной крышей|хижина с соломенной крышей|под соломенной крышей',
  },
  pt: {
    cathedral: 'catedral|catedrais+|basílica',
    palace: 'palácio|palácios+|palácio real|palácio barroco',
    indianpalace:
      'palácio indiano|palácio na índia|palácio do marajá|palácio de um marajá|palácio mogol',
    thatched:
      'telhado de palha|casa com telhado de palha|cabana com telhado de palha|casa de colmo|chalé com telhado de palha|teto de palha',
  },
  it: {
    cathedral: 'cattedrale|duomo|cattedrali+|basilica',
    palace: 'palazzo reale|palazzo barocco|reggia|reggia di caserta',
    indianpalace:
      'palazzo indiano|palazzo in india|palazzo del maharaja|palazzo di un maharaja|palazzo moghul',
    thatched:
      'tetto di paglia|casa con il tetto di paglia|cottage con tetto di paglia|casetta con tetto di paglia',
  },
  tr: {
    cathedral: 'katedral|katedraller+|bazilika',
    palace: 'saray|saraylar+|kraliyet sarayı|barok saray',
    indianpalace:
      "hint sarayı|hindistan'da saray|hindistan'da bir saray|mihrace sarayı|mihracenin sarayı|racanın sarayı",
    thatched: 'saz damlı ev|saz çatılı ev|sazdan çatılı ev|saman çatılı ev|saz çatılı',
  },
  ar: {
    cathedral: 'كاتدرائية|الكاتدرائية',
    palace: 'القصر الملكي|قصر ملكي',
    indianpalace: 'قصر هندي|قصر في الهند|قصر المهراجا|قصر مهراجا',
    thatched: 'كوخ مسقوف بالقش|سقف من القش|بيت بسقف من القش|كوخ من القش',
  },
  hi: {
    cathedral: 'महागिरजाघर|कैथेड्रल',
    palace: 'यूरोपीय महल',
    indianpalace: 'महल|राजमहल|राजस्थानी महल|महाराजा का महल|मुगल महल|राजा का महल|भारतीय महल',
    thatched: 'फूस की छत|फूस की झोपड़ी|फूस का घर|छप्पर वाला घर|छप्पर',
  },
};
