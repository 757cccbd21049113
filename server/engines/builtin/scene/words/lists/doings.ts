import type { WordTable } from '../../../words/language.ts';
import type { DoingKey } from '../keys/people/doing-keys.ts';

/** Words for what people do and are at home, at school and at play. */
export const DOING_WORDS: WordTable<DoingKey> = {
  en: {
    female: 'female',
    knitting:
      'knitting|knits|crocheting~|crochets~|knitting a scarf|knitting a sweater|crocheting a blanket|knitting socks|knitting a jumper|knitting a blanket|with her knitting',
    fireside:
      'by the fire|beside the fire|before the fire|in front of the fire|next to the fire|near the fire|by the fireside|at the fireside',
    bubbles:
      'soap bubbles+|soap bubble|blowing soap bubbles|blowing bubbles|blows soap bubbles|blows bubbles|playing with soap bubbles',
    icecream:
      'eating ice cream|eating an ice cream|eats ice cream|licking an ice cream|with an ice cream|with ice cream|holding an ice cream|eating an ice cream cone|with an ice cream cone|ice cream cone|ice cream',
    mirror:
      'in a mirror|in the mirror|in her mirror|in his mirror|into a mirror|into the mirror|looking in a mirror|looking in the mirror|looking into a mirror|looking into the mirror|looking at herself in a mirror|looking at herself in the mirror|looking at himself in the mirror|in front of a mirror|in front of the mirror|before a mirror|before the mirror|at the mirror',
    baking:
      'baking|bakes|kneading dough|kneading|rolling out dough|baking cookies|baking bread|bakes cookies|baking a cake|making cookies',
    mechanic: 'mechanic|car mechanic|auto mechanic|mechanics+',
    streetfootball:
      'street football|street soccer|football in the street|soccer in the street|football in an alley',
    balloonride:
      'in a hot air balloon|in the hot air balloon|inside a hot air balloon|riding a hot air balloon|riding in a hot air balloon|flying in a hot air balloon|in a hot air balloon basket|in the basket of a hot air balloon|on a hot air balloon ride|from a hot air balloon|from the hot air balloon|from their hot air balloon|waving from a hot air balloon|from the basket of a hot air balloon|in the balloon basket|hot air balloon basket|from a balloon basket|from the balloon basket|aboard a hot air balloon',
    class:
      'her class|his class|before her class|before his class|before the class|before a class|in front of her class|in front of his class|in front of the class|in front of a class|teaching a class|teaching her class|teaching his class|school class|my class|our class|my whole class|our whole class|my classmates|our classmates|the whole class|third grade class|first grade class|class of third graders|class of first graders',
  },
  zh: {
    female: '女性',
    knitting: '织毛衣|织围巾|打毛线|编织毛衣|织毛线|钩针编织|织袜子',
    fireside: '火炉旁|炉边|火边|火旁|炉火旁',
    bubbles: '吹泡泡|肥皂泡|吹肥皂泡|肥皂泡泡',
    icecream: '吃冰淇淋|吃冰激凌|拿着冰淇淋|冰淇淋|冰激凌|雪糕',
    mirror: '照镜子|镜子前|在镜子前|镜子里',
    baking: '烘焙|烤面包|烤蛋糕|烤饼干|揉面|烤饼干的|做蛋糕|做饼干|做面包',
    mechanic: '机械师|修车工|汽车修理工|汽修工',
    streetfootball: '街头足球|在街上踢足球|街上踢足球',
    balloonride:
      '在热气球上|乘热气球|坐热气球|乘坐热气球|在热气球里|热气球的吊篮|热气球吊篮|热气球吊篮里|从热气球上|在热气球的篮子里|热气球篮子里',
    class:
      '在学生面前|给学生上课|给孩子们上课|讲课|上课|一班学生|小学班级|我们班|我们班级|我的班级|全班|班上同学|同班同学',
  },
  ja: {
    female: '女流',
    knitting:
      '編み物|編み物をする|編み物をしている|セーターを編む|マフラーを編む|マフラーを編んでいる|かぎ針編みをする',
    fireside: '火のそば|火のそばで|炉端|火の前|火の前で',
    bubbles: 'シャボン玉|しゃぼん玉|シャボン玉を吹く|シャボン玉を吹いている',
    icecream:
      'アイスクリーム|アイスクリームを食べる|アイスクリームを食べている|ソフトクリーム|アイスを食べる',
    mirror: '鏡を見る|鏡を見ている|鏡の前|鏡の前に|鏡に映る|鏡を覗く',
    baking:
      'お菓子を作る|パンを焼く|ケーキを焼く|クッキーを焼く|パンを焼いている|クッキーを焼いている|ケーキを焼いている|お菓子作り|クッキー作り|ケーキ作り',
    mechanic: '整備士|自動車整備士|車の整備士',
    streetfootball: 'ストリートサッカー|路上サッカー|道でサッカー',
    balloonride:
      '気球に乗る|気球に乗った|気球に乗っている|熱気球に乗る|熱気球に乗った|熱気球に乗っている|気球のゴンドラ|気球のかご|気球のバスケット|熱気球から|気球から|熱気球のかご',
    class:
      '生徒の前|生徒たちの前|授業をする|授業をしている|クラスの前|小学校のクラス|学校のクラス|私のクラス|僕のクラス|うちのクラス|私たちのクラス|クラスのみんな|クラスメイトたち',
  },
  ko: {
    female: '여류',
    knitting:
      '뜨개질|뜨개질하는|뜨개질을 하는|뜨개질하고 있는|목도리를 뜨는|스웨터를 뜨는|코바늘뜨기를 하는',
    fireside: '불 옆|불 옆에서|불 앞|불 앞에서|불가에서|난롯가에서',
    bubbles: '비눗방울|비눗방울을 부는|비눗방울 부는|비눗방울을 불고 있는',
    icecream: '아이스크림|아이스크림을 먹는|아이스크림 먹는|아이스크림을 든',
    mirror: '거울을 보는|거울을 보고 있는|거울을 바라보는|거울 앞|거울 앞에|거울 앞에서|거울 속',
    baking:
      '빵을 굽는|쿠키를 굽는|케이크를 굽는|베이킹하는|반죽하는|쿠키 굽는|빵 굽는|케이크 굽는|쿠키를 만드는|쿠키 만드는|빵을 굽고|쿠키를 굽고',
    mechanic: '정비사|자동차 정비사',
    streetfootball: '길거리 축구|거리 축구',
    balloonride:
      '열기구를 탄|열기구를 타는|열기구에 탄|열기구를 타고 있는|열기구에서|열기구 바구니|열기구 바구니에서|열기구 안에서|열기구에서 손을 흔드는',
    class:
      '학생들 앞|학생들 앞에|학생들 앞에서|수업하는|수업을 하는|반 아이들 앞에서|초등학교 반|학교 반 아이들|우리 반|우리 반 아이들|우리 반 친구들|반 친구들|우리 학급',
  },
  fr: {
    female: 'féminin|féminine',
    knitting:
      'tricotant|tricote|qui tricote|en train de tricoter|tricotent|fait du crochet|faisant du crochet|fait du tricot|faisant du tricot|qui fait du crochet',
    fireside: 'au coin du feu|près du feu|devant le feu|auprès du feu|à côté du feu',
    bubbles:
      'bulle de savon|bulles de savon+|soufflant des bulles|faisant des bulles|fait des bulles|soufflant des bulles de savon|faisant des bulles de savon|fait des bulles de savon',
    icecream:
      'mangeant une glace|mange une glace|mangeant de la glace|avec une glace|cornet de glace|crème glacée|mangent une glace',
    mirror:
      'dans un miroir|dans le miroir|dans son miroir|devant un miroir|devant le miroir|devant son miroir|face au miroir',
    baking:
      'faisant de la pâtisserie|fait de la pâtisserie|fait des gâteaux|faisant des gâteaux|pétrissant|pétrit|fait un gâteau|font un gâteau|prépare un gâteau|fait des biscuits|font des biscuits|faisant des biscuits|prépare des biscuits|fait du pain|font des gâteaux',
    mechanic: 'mécanicien|mécanicienne|garagiste',
    streetfootball: 'foot de rue|football de rue|football dans la rue|foot dans la rue',
    balloonride:
      "dans une montgolfière|en montgolfière|dans la nacelle d'une montgolfière|dans un ballon à air chaud|depuis une montgolfière|depuis leur montgolfière|depuis la nacelle d'une montgolfière|nacelle de montgolfière|nacelle d'une montgolfière|nacelle de la montgolfière|à bord d'une montgolfière",
    class:
      'devant sa classe|devant la classe|devant une classe|devant ses élèves|classe scolaire|classe de primaire|ma classe|notre classe|toute la classe|classe de cp|classe de ce1|classe de ce2|classe de cm1|classe de cm2|mes camarades de classe|camarades de classe',
  },
  de: {
    female: 'weiblich|weibliche|weiblicher|weibliches|weiblichen',
    knitting:
      'strickt|strickend|strickende|strickender|stricken|beim stricken|häkelt|häkelnd|häkeln|beim häkeln|strickt socken|strickt einen schal|strickt einen pullover',
    fireside: 'am feuer|vor dem feuer|beim feuer|neben dem feuer',
    bubbles:
      'seifenblase|seifenblasen+|pustet seifenblasen|bläst seifenblasen|macht seifenblasen|beim seifenblasen',
    icecream:
      'eis essend|isst ein eis|isst eis|mit einem eis|mit eis in der hand|eistüte|eiswaffle|speiseeis',
    mirror:
      'im spiegel|in den spiegel|in einen spiegel|in einem spiegel|vor dem spiegel|vor einem spiegel|vorm spiegel',
    baking:
      'backt|bäckt|backend|backende|backen|beim backen|knetet teig|backt plätzchen|backen plätzchen|plätzchen backen|kuchen backen|backt kuchen|brot backen|backt brot',
    mechanic: 'mechaniker|mechanikerin|automechaniker|kfz-mechaniker',
    streetfootball: 'straßenfußball|fußball auf der straße|fußball in der gasse',
    balloonride:
      'im heißluftballon|in einem heißluftballon|im korb eines heißluftballons|aus einem heißluftballon|aus dem heißluftballon|ballonkorb|im ballonkorb|aus dem ballonkorb|aus dem korb eines heißluftballons|ballonfahrt',
    class:
      'vor ihrer klasse|vor seiner klasse|vor der klasse|vor einer klasse|vor ihren schülern|vor seinen schülern|schulklasse|meine klasse|unsere klasse|meiner klasse|unserer klasse|die ganze klasse|erste klasse einer grundschule|meine mitschüler|meine klassenkameraden|klassenkameraden',
  },
  es: {
    female: 'femenina|femenino',
    knitting:
      'tejiendo|teje|haciendo punto|hace punto|que teje|tejen|haciendo ganchillo|tejiendo a crochet|haciendo crochet|hace ganchillo|tejiendo un jersey|tejiendo un suéter|tejiendo una bufanda',
    fireside: 'junto al fuego|al lado del fuego|frente al fuego|al calor del fuego|cerca del fuego',
    bubbles:
      'pompa de jabón|pompas de jabón+|burbuja de jabón|burbujas de jabón+|haciendo pompas|haciendo burbujas|soplando burbujas|haciendo pompas de jabón|soplando pompas de jabón|haciendo burbujas de jabón|soplando burbujas de jabón',
    icecream: 'comiendo helado|comiendo un helado|come un helado|come helado|con un helado|helado',
    mirror:
      'al espejo|en un espejo|en el espejo|ante el espejo|ante un espejo|frente al espejo|frente a un espejo|delante del espejo|delante de un espejo',
    baking:
      'horneando|hornea|amasando|amasa|haciendo pan|haciendo un pastel|horneando un pastel|haciendo una tarta|horneando galletas|haciendo galletas|hornea galletas|hornean galletas|hornean|haciendo pasteles',
    mechanic: 'mecánico de coches|mecánico de autos|mecánica de coches|mecánico|mecánica',
    streetfootball: 'fútbol callejero|fútbol en la calle',
    balloonride:
      'en un globo aerostático|en globo aerostático|en un globo|en globo|desde un globo aerostático|desde el globo aerostático|cesta de un globo aerostático|cesta del globo|desde la cesta de un globo|barquilla de un globo|canasta de un globo aerostático',
    class:
      'ante su clase|ante la clase|frente a su clase|frente a la clase|delante de su clase|delante de la clase|ante sus alumnos|clase de colegio|clase escolar|grupo escolar|mi clase|nuestra clase|toda la clase|mis compañeros de clase|compañeros de clase|clase de primaria',
  },
  ru: {
    female: 'женский|женская|женского пола',
    knitting:
      'вяжет|вяжущая|вяжущий|за вязанием|вязание|вяжут|вяжет крючком|вяжет носки|вяжет шарф|вяжет свитер|вяжут крючком',
    fireside: 'у огня|возле огня|перед огнём|перед огнем|рядом с огнём',
    bubbles:
      'мыльный пузырь|мыльные пузыри+|мыльными пузырями|пускает пузыри|пускает мыльные пузыри|выдувает мыльные пузыри|надувает мыльные пузыри',
    icecream: 'ест мороженое|с мороженым|мороженое|мороженым',
    mirror: 'в зеркало|в зеркале|перед зеркалом|у зеркала|смотрится в зеркало|смотрит в зеркало',
    baking:
      'печёт|печет|пекущая|пекущий|месит тесто|печём|пекут|печём пироги|пекут печенье|печёт печенье|печёт пироги|печёт хлеб',
    mechanic: 'механик|автомеханик|автослесарь',
    streetfootball: 'уличный футбол|футбол на улице|футбол во дворе',
    balloonride:
      'на воздушном шаре|в корзине воздушного шара|летит на воздушном шаре|летят на воздушном шаре|с воздушного шара|из корзины воздушного шара|корзина воздушного шара|на борту воздушного шара|машут с воздушного шара',
    class:
      'перед классом|перед своим классом|перед учениками|перед своими учениками|ведёт урок|класс школьников|мой класс|наш класс|весь класс|весь наш класс|моего класса|нашего класса|одноклассники|мои одноклассники|первоклассники',
  },
  pt: {
    female: 'feminina|feminino',
    knitting:
      'tricotando|tricota|fazendo tricô|faz tricô|a tricotar|tricotam|fazendo crochê|faz crochê|crochetando|a fazer crochê|a fazer croché',
    fireside: 'junto ao fogo|perto do fogo|ao lado do fogo|à beira do fogo|em frente ao fogo',
    bubbles:
      'bolha de sabão|bolhas de sabão+|soprando bolhas|fazendo bolhas|soprando bolhas de sabão|fazendo bolhas de sabão|a soprar bolhas de sabão',
    icecream: 'tomando sorvete|comendo sorvete|com um sorvete|sorvete|comendo gelado',
    mirror:
      'ao espelho|no espelho|num espelho|em um espelho|diante do espelho|diante de um espelho|em frente ao espelho|em frente a um espelho',
    baking:
      'assando|amassando|fazendo pão|sovando massa|fazendo um bolo|assando um bolo|fazendo bolo|fazendo bolos|fazendo um bolo de milho|fazendo bolo de milho|fazendo bolo de cenoura|fazendo biscoitos|assando biscoitos|fazendo cookies|assando pão',
    mechanic: 'mecânico de carros|mecânico de automóveis|mecânica de carros|mecânico',
    streetfootball: 'futebol de rua|futebol na rua|jogando bola na rua|jogam bola na rua',
    balloonride:
      'num balão de ar quente|em um balão de ar quente|no balão de ar quente|em um balão|num balão|do balão de ar quente|de um balão de ar quente|cesto de um balão|cesto do balão|cesta do balão|cesta de um balão de ar quente|a bordo de um balão',
    class:
      'diante da turma|diante da sua turma|em frente à turma|à frente da turma|diante da classe|diante dos alunos|em frente aos alunos|turma escolar|turma de escola|minha turma|nossa turma|a turma toda|toda a turma|minha classe|nossa classe|meus colegas de turma|colegas de turma|colegas de classe',
  },
  it: {
    female: 'femminile|femmina',
    knitting:
      'lavora a maglia|lavorando a maglia|che lavora a maglia|sferruzza|facendo la maglia|fa la maglia|lavora all uncinetto|lavorando all uncinetto|fa l uncinetto',
    fireside: 'accanto al fuoco|davanti al fuoco|vicino al fuoco|presso il fuoco',
    bubbles:
      'bolla di sapone|bolle di sapone+|soffiando bolle|fa le bolle|soffiando bolle di sapone|fa bolle di sapone|fa le bolle di sapone|facendo bolle di sapone',
    icecream: 'mangiando un gelato|mangia un gelato|con un gelato|gelato|cono gelato',
    mirror:
      'allo specchio|in uno specchio|nello specchio|davanti allo specchio|davanti a uno specchio|di fronte allo specchio',
    baking:
      'infornando|inforna|sfornando|impastando|impasta|che impasta|prepara una torta|fa una torta|inforna una torta|fa i biscotti|fanno i biscotti|facendo i biscotti|sforna il pane|sforna|sfornano',
    mechanic: 'meccanico di auto|meccanico di automobili|carrozziere~|meccanico',
    streetfootball: 'calcio di strada|calcio in strada|calcio per strada',
    balloonride:
      'in mongolfiera|in una mongolfiera|sulla mongolfiera|su una mongolfiera|da una mongolfiera|dalla mongolfiera|cesto di una mongolfiera|cesta della mongolfiera|cesto della mongolfiera|a bordo di una mongolfiera|dal cesto di una mongolfiera',
    class:
      'davanti alla classe|davanti alla sua classe|di fronte alla classe|davanti agli alunni|davanti ai suoi alunni|scolaresca|classe di scuola|la mia classe|la nostra classe|mia classe|nostra classe|tutta la classe|i miei compagni di classe|compagni di classe',
  },
  tr: {
    female: 'dişi|bayan',
    knitting:
      'örgü ören|örgü örüyor|kazak ören|atkı ören|tığ işi yapan|çorap ören|patik ören|dantel ören',
    fireside: 'ateşin yanında|ateşin başında|ateşin önünde',
    bubbles:
      'sabun köpüğü|sabun köpükleri+|sabun baloncuğu|sabun baloncukları+|baloncuk üfleyen|köpük üfleyen|sabun köpüğü üfleyen',
    icecream: 'dondurma yiyen|dondurma yiyor|dondurma',
    mirror:
      'aynada|aynaya|aynaya bakan|aynaya bakıyor|ayna karşısında|aynanın önünde|ayna önünde|aynanın karşısında',
    baking:
      'ekmek pişiren|kurabiye pişiren|kek pişiren|hamur yoğuran|kek yapan|kurabiye yapan|kurabiye yapıyor|kurabiye yapıyoruz|kek yapıyor|ekmek pişiriyor|kurabiye pişiriyor|börek açan',
    mechanic: 'tamirci|oto tamircisi|araba tamircisi',
    streetfootball: 'sokak futbolu|sokakta futbol',
    balloonride:
      'sıcak hava balonunda|sıcak hava balonundaki|balonda|sıcak hava balonuna binen|sıcak hava balonundan|balonun sepetinden|balon sepetinden|balon sepetinde|balonun sepetinde|sıcak hava balonunun sepetinden|sıcak hava balonunun sepetinde',
    class:
      'sınıfının önünde|sınıfın önünde|sınıfın karşısında|öğrencilerinin önünde|ders veren|okul sınıfı|benim sınıfım|sınıfım|sınıfımız|bizim sınıf|bütün sınıf|sınıf arkadaşlarım',
  },
  ar: {
    female: 'أنثى|أنثوية',
    knitting:
      'تحيك|يحيك|تحيك الصوف|يحيك الصوف|تنسج الصوف|تحيك وشاحا|تحيك سترة|تعمل الكروشيه|تنسج الكروشيه',
    fireside: 'بجانب النار|قرب النار|أمام النار|بجوار النار',
    bubbles:
      'فقاعات الصابون+|فقاعات صابون+|ينفخ فقاعات|تنفخ فقاعات|ينفخ فقاعات الصابون|تنفخ فقاعات الصابون|ينفخ فقاعات صابون|تنفخ فقاعات صابون',
    icecream: 'يأكل الآيس كريم|تأكل الآيس كريم|آيس كريم|بوظة|مثلجات',
    mirror: 'في المرآة|في مرآة|أمام المرآة|أمام مرآة|إلى المرآة',
    baking: 'تخبز|يخبز|تعجن|يعجن|يخبزون|يخبزن|تخبزن|تخبز الكعك|يخبزن الكعك|تخبز الخبز',
    mechanic: 'ميكانيكي|ميكانيكي سيارات',
    streetfootball: 'كرة القدم في الشارع|كرة قدم الشوارع',
    balloonride:
      'في منطاد|في المنطاد|على متن منطاد|في منطاد هواء ساخن|من منطاد|من المنطاد|سلة المنطاد|سلة منطاد|من سلة المنطاد|في سلة المنطاد',
    class:
      'أمام صفها|أمام الصف|أمام صفه|أمام طلابها|أمام التلاميذ|أمام تلاميذها|صف مدرسي|فصل مدرسي|صفي|صفنا|فصلي|فصلنا|زملاء صفي|زملائي في الصف',
  },
  hi: {
    female: 'स्त्री|नारी',
    knitting: 'बुनाई|बुनाई करती|बुनाई करता|स्वेटर बुनती|स्वेटर बुनता|मोजे बुनती|क्रोशिया करती|मफलर बुनती',
    fireside: 'आग के पास|आग के सामने|आग के किनारे',
    bubbles: 'साबुन के बुलबुले+|बुलबुले उड़ाता|बुलबुले उड़ाती|साबुन के बुलबुले उड़ाता|साबुन के बुलबुले उड़ाती',
    icecream: 'आइसक्रीम|आइसक्रीम खाता|आइसक्रीम खाती|आइसक्रीम खाते',
    mirror: 'आईने में|दर्पण में|आईने के सामने|दर्पण के सामने|शीशे के सामने',
    baking:
      'बेकिंग|बेक करती|बेक करता|आटा गूंथती|आटा गूंथता|केक बनाती|केक बनाता|केक बनाते|केक बना रही|कुकीज़ बनाती|बिस्कुट बनाती|आटा गूंथ रही',
    mechanic: 'मैकेनिक|कार मैकेनिक',
    streetfootball: 'गली फुटबॉल|सड़क पर फुटबॉल|गली में फुटबॉल',
    balloonride:
      'गर्म हवा के गुब्बारे में|हॉट एयर बैलून में|गर्म हवा के गुब्बारे से|गुब्बारे की टोकरी|गुब्बारे की टोकरी में|गर्म हवा के गुब्बारे की टोकरी|गर्म हवा के गुब्बारे की टोकरी से',
    class:
      'कक्षा के सामने|अपनी कक्षा के सामने|छात्रों के सामने|विद्यार्थियों के सामने|स्कूली कक्षा|स्कूल की क्लास के बच्चे|मेरी कक्षा|हमारी कक्षा|मेरी क्लास|हमारी क्लास|पूरी कक्षा|मेरे सहपाठी|सहपाठी',
  },
};
