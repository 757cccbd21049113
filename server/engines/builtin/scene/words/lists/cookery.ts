import type { WordTable } from '../../../words/language.ts';
import type { CookeryKey } from '../keys/people/cookery-keys.ts';

/** Words for what people make of dough by hand, cut and pour, and for what they eat and drink out of the hand. */
export const COOKERY_WORDS: WordTable<CookeryKey> = {
  en: {
    tortillas:
      'making tortillas|making tortillas by hand|makes tortillas|making corn tortillas|rolling tortillas|pressing tortillas|tortilla making',
    dumplings:
      'making mooncakes|makes mooncakes|making dumplings|making dumplings together|makes dumplings|folding dumplings|wrapping dumplings|making gyoza|making pierogi|making ravioli|dumpling making|making tamales|wrapping tamales|making zongzi|wrapping zongzi',
    pasta:
      'making pasta|making pasta by hand|making fresh pasta|makes pasta|making pasta dough|rolling pasta|rolling pasta dough|making noodles|making noodles by hand|pasta making',
    bread:
      'making bread|making bread by hand|makes bread|making dough|rolling dough|rolls out dough|kneads dough|kneading bread|kneading bread dough|making pizza dough',
    cakecutting:
      'cutting the cake|cutting a cake|cutting cake|cuts the cake|cutting the birthday cake|cutting a birthday cake|cuts the birthday cake|cutting the wedding cake|cutting a wedding cake|cutting their wedding cake|slicing a cake|slicing the cake',
    teapouring:
      'pouring tea|pours tea|pouring tea into a cup|pours tea into a cup|pouring tea into cups|pouring a cup of tea|serving tea|serves tea',
    melon:
      'eating watermelon|eats watermelon|eating a watermelon|eating watermelons|eating a slice of watermelon|eating slices of watermelon|eating watermelon slices|eat watermelon',
    hotdrink: 'mulled wine|hot chocolate|hot cocoa|cocoa|gluhwein|glühwein|eggnog|hot toddy',
  },
  zh: {
    tortillas: '做玉米饼|手工做玉米饼|制作玉米饼|做墨西哥薄饼',
    dumplings: '做月饼|包月饼|包饺子|一起包饺子|做饺子|包馄饨|包粽子|裹粽子|包汤圆|包春卷',
    pasta: '做意大利面|手工做意面|擀面条|做面条',
    bread: '做面包|手工做面包|擀面|揉面团',
    cakecutting: '切蛋糕|切生日蛋糕|切婚礼蛋糕',
    teapouring: '倒茶|斟茶|沏茶',
    melon: '吃西瓜|正在吃西瓜',
    hotdrink: '热红酒|热巧克力|热可可',
  },
  ja: {
    tortillas: 'トルティーヤを作る|トルティーヤを作っている|トルティーヤ作り',
    dumplings:
      '月餅を作る|餃子を作る|餃子を作っている|餃子を包む|餃子を包んでいる|餃子作り|ちまきを作る|ちまきを包む',
    pasta: 'パスタを作る|パスタを作っている|パスタ作り|うどんを打つ|そばを打つ',
    bread: 'パンを作る|パンを作っている|パン作り|生地をこねる|生地をこねている',
    cakecutting: 'ケーキを切る|ケーキを切っている|ケーキ入刀',
    teapouring: 'お茶を注ぐ|お茶を注いでいる|お茶を入れる|紅茶を注ぐ',
    melon: 'スイカを食べる|スイカを食べている|西瓜を食べる|すいかを食べる',
    hotdrink: 'ホットワイン|グリューワイン|ホットチョコレート|ココア',
  },
  ko: {
    tortillas: '토르티야를 만드는|토르티야 만들기|또띠아를 만드는',
    dumplings:
      '월병을 만드는|송편을 빚는|만두를 빚는|만두를 만드는|만두 빚기|만두를 빚고 있는|만두 빚는|송편 빚는',
    pasta: '파스타를 만드는|파스타 만들기|국수를 뽑는|면을 뽑는',
    bread: '빵을 만드는|빵 만들기|빵을 반죽하는',
    cakecutting: '케이크를 자르는|케이크를 자르고 있는|케이크 커팅',
    teapouring: '차를 따르는|차를 따르고 있는|차를 붓는',
    melon: '수박을 먹는|수박을 먹고 있는|수박 먹는',
    hotdrink: '글뤼바인|뱅쇼|핫초코|핫초콜릿|코코아',
  },
  fr: {
    tortillas:
      'préparant des tortillas|prépare des tortillas|faisant des tortillas|fait des tortillas|fabriquant des tortillas',
    dumplings:
      'préparant des raviolis|prépare des raviolis|faisant des raviolis|fait des raviolis|pliant des raviolis|plie des raviolis',
    pasta:
      'faisant des pâtes|fait des pâtes|faisant des pâtes fraîches|fait des pâtes fraîches|préparant des pâtes fraîches|faisant des pâtes à la main',
    bread:
      'faisant du pain|fait du pain|pétrissant la pâte|pétrissant le pain|étalant la pâte|faire du pain',
    cakecutting:
      'coupant le gâteau|coupe le gâteau|coupent le gâteau|coupant un gâteau|coupant le gâteau de mariage|découpant le gâteau|coupant le gâteau d anniversaire',
    teapouring: 'versant du thé|verse du thé|servant le thé|sert le thé|versant le thé',
    melon:
      'mangeant de la pastèque|mange de la pastèque|mangent de la pastèque|mangeant une pastèque|mangeant des pastèques',
    hotdrink: 'vin chaud|chocolat chaud|cacao chaud',
  },
  de: {
    tortillas:
      'macht tortillas|machen tortillas|tortillas machen|backt tortillas|macht tortillas von hand|beim tortillabacken',
    dumplings:
      'macht teigtaschen|machen teigtaschen|faltet teigtaschen|falten teigtaschen|macht knödel|macht maultaschen|beim teigtaschenmachen|formt maultaschen',
    pasta:
      'macht pasta|machen pasta|macht nudeln|machen nudeln|macht frische pasta|macht nudelteig|rollt nudelteig aus|pasta machen|nudeln machen',
    bread:
      'knetet brotteig|kneten brotteig|macht brot|backt brot|rollt teig aus|rollt teig|knetet den teig|kneten teig|macht teig',
    cakecutting:
      'schneidet die torte an|schneiden die torte an|schneidet den kuchen an|schneidet die torte|schneiden die torte|schneidet den kuchen|schneiden die hochzeitstorte an|schneiden die hochzeitstorte|schneidet eine torte|schneidet einen kuchen|torte anschneiden',
    teapouring: 'gießt tee ein|schenkt tee ein|gießt tee|schenkt tee|tee eingießen|tee einschenken',
    melon:
      'essen wassermelone|isst wassermelone|isst eine wassermelone|essen wassermelonen|wassermelone essen|beim wassermelone essen',
    hotdrink: 'glühwein|heiße schokolade|kakao|punsch|kinderpunsch',
  },
  es: {
    tortillas:
      'haciendo tortillas|hace tortillas|haciendo tortillas a mano|preparando tortillas|hacen tortillas',
    dumplings:
      'haciendo empanadas|hace empanadas|haciendo raviolis|preparando empanadillas|haciendo empanadillas|preparando empanadas|haciendo tamales|hace tamales|envolviendo tamales|hacen tamales',
    pasta:
      'haciendo pasta|hace pasta|haciendo pasta fresca|haciendo pasta a mano|preparando pasta fresca|haciendo fideos',
    bread: 'haciendo masa|amasando pan|amasando la masa|hace pan|estirando la masa|amasa pan',
    cakecutting:
      'cortando el pastel|cortando la tarta|cortando la torta|corta el pastel|corta la tarta|cortan el pastel|cortando un pastel|cortando el pastel de boda|cortando la tarta nupcial|cortan la tarta',
    teapouring: 'sirviendo té|sirve té|sirviendo el té|vertiendo té|sirve el té',
    melon: 'comiendo sandía|come sandía|comen sandía|comiendo una sandía|comiendo sandías',
    hotdrink: 'vino caliente|chocolate caliente|cacao caliente',
  },
  ru: {
    tortillas: 'готовит тортильи|делает тортильи|делают тортильи|лепит тортильи',
    dumplings:
      'лепит пельмени|лепят пельмени|лепит вареники|лепят вареники|делает пельмени|лепка пельменей|лепит манты',
    pasta: 'делает пасту|готовит пасту|делает лапшу|раскатывает лапшу|делают пасту',
    bread: 'раскатывает тесто|месит хлеб|замешивает тесто|месят тесто|раскатывают тесто',
    cakecutting:
      'режет торт|режут торт|разрезает торт|разрезают торт|разрезая торт|режут свадебный торт',
    teapouring: 'наливает чай|разливает чай|наливая чай|наливают чай',
    melon: 'ест арбуз|едят арбуз|едят арбузы|едящие арбуз|едящий арбуз',
    hotdrink: 'глинтвейн|горячий шоколад|какао',
  },
  pt: {
    tortillas: 'fazendo tortilhas|faz tortilhas|fazendo tortillas|preparando tortilhas',
    dumplings:
      'fazendo pastéis|faz pastéis|fazendo raviólis|fazendo bolinhos de massa|dobrando raviólis|fazendo pamonha|enrolando pamonha',
    pasta:
      'fazendo macarrão|faz macarrão|fazendo massa fresca|faz massa fresca|fazendo massa à mão',
    bread: 'amassando pão|faz pão|abrindo massa|sova a massa|amassando a massa',
    cakecutting:
      'cortando o bolo|corta o bolo|cortam o bolo|cortando um bolo|cortando o bolo de casamento|cortando bolo',
    teapouring: 'servindo chá|serve chá|servindo o chá|despejando chá',
    melon: 'comendo melancia|come melancia|comem melancia|comendo uma melancia|a comer melancia',
    hotdrink: 'vinho quente|chocolate quente|quentão|cacau quente',
  },
  it: {
    tortillas:
      'facendo tortillas|fa le tortillas|fa tortillas|preparando tortillas|prepara tortillas',
    dumplings:
      'facendo ravioli|fa i ravioli|fanno i ravioli|facendo tortellini|fa i tortellini|facendo gli gnocchi|fa gli gnocchi|fanno i tortellini|chiude i tortellini',
    pasta:
      'facendo la pasta|fa la pasta|fanno la pasta|facendo la pasta fresca|fa la pasta fresca|fa la pasta a mano|fa la pasta in casa|tira la sfoglia|tirando la sfoglia',
    bread:
      'facendo il pane|fa il pane|fanno il pane|impasta il pane|stende la pasta|impastando il pane',
    cakecutting:
      'tagliando la torta|taglia la torta|tagliano la torta|tagliando una torta|tagliando la torta nuziale|che taglia la torta',
    teapouring: 'versando il tè|versa il tè|versando tè|versa tè|servendo il tè|serve il tè',
    melon:
      'mangiando anguria|mangia anguria|mangiano anguria|mangiando l anguria|che mangiano l anguria|mangia l anguria|mangiando il cocomero',
    hotdrink: 'vin brulé|cioccolata calda|vino caldo|cacao caldo',
  },
  tr: {
    tortillas:
      'tortilla yapan|tortilla yapıyor|tortilla yapma|tortilla açan|yufka açan|gözleme yapan',
    dumplings:
      'mantı yapan|mantı yapıyor|mantı açan|mantı büken|yaprak sarması saran|sarma saran|sarma sarıyor',
    pasta: 'makarna yapan|makarna yapıyor|erişte yapan|erişte kesen|taze makarna yapan',
    bread: 'hamur açan|hamur açıyor|ekmek yapan|hamur yoğuruyor|ekmek yoğuran',
    cakecutting: 'pasta kesen|pasta kesiyor|pastayı kesen|pastayı kesiyor|düğün pastasını kesen',
    teapouring: 'çay dolduran|çay dolduruyor|çay koyan|çay servis eden',
    melon: 'karpuz yiyen|karpuz yiyor|karpuz yerken|karpuz yemek',
    hotdrink: 'sıcak şarap|sıcak çikolata|kakao|salep',
  },
  ar: {
    tortillas: 'تصنع التورتيلا|يصنع التورتيلا|تحضر التورتيلا|صنع التورتيلا',
    dumplings:
      'تصنع الزلابية|يصنع الزلابية|تحضر الزلابية|تلف السمبوسك|تصنع السمبوسك|تلف ورق العنب|يلف ورق العنب',
    pasta: 'تصنع المعكرونة|يصنع المعكرونة|تحضر المعكرونة|صنع المعكرونة',
    bread: 'تصنع الخبز|يصنع الخبز|تعجن العجين|يعجن العجين|تفرد العجين|صنع الخبز',
    cakecutting: 'يقطع الكعكة|تقطع الكعكة|يقطعان الكعكة|تقطيع الكعكة|قطع الكعكة',
    teapouring: 'يصب الشاي|تصب الشاي|صب الشاي|يسكب الشاي|تسكب الشاي',
    melon: 'يأكل البطيخ|تأكل البطيخ|يأكلون البطيخ|أكل البطيخ',
    hotdrink: 'نبيذ ساخن|شوكولاتة ساخنة|كاكاو|كاكاو ساخن',
  },
  hi: {
    tortillas:
      'टॉर्टिला बनाती|टॉर्टिला बनाता|टॉर्टिला बनाते|रोटी बनाती|रोटी बनाता|रोटी बनाते|रोटी बेलती|रोटियाँ बनाती',
    dumplings: 'मोमो बनाती|मोमो बनाता|मोमो बनाते|समोसे बनाती|गुझिया बनाती|मोदक बनाती|मोदक बनाते',
    pasta: 'पास्ता बनाती|पास्ता बनाता|पास्ता बनाते|नूडल्स बनाती|सेवइयाँ बनाती',
    bread: 'ब्रेड बनाती|ब्रेड बनाता|आटा बेलती|आटा बेलता|आटा गूंथते',
    cakecutting: 'केक काटती|केक काटता|केक काटते|केक काट',
    teapouring: 'चाय डालती|चाय डालता|चाय परोसती|चाय परोसता|चाय उड़ेलती',
    melon: 'तरबूज खाते|तरबूज खाती|तरबूज खाता|तरबूज़ खाते|तरबूज खा',
    hotdrink: 'गर्म चॉकलेट|हॉट चॉकलेट|कोको|गर्म वाइन',
  },
};
