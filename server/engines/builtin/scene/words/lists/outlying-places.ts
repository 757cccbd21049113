import type { WordTable } from '../../../words/language.ts';
import type { OutlyingKey } from '../keys/places/outlying-keys.ts';

/** Words for places that lie outside of towns, or at their edge. */
export const OUTLYING_WORDS: WordTable<OutlyingKey> = {
  en: {
    skylanterns:
      'sky lantern|sky lanterns+|floating lanterns+|floating lantern|lantern festival|lantern festival at night|releasing sky lanterns|people releasing lanterns|releasing lanterns|flying lanterns+|chinese sky lanterns+|yi peng|loy krathong|paper lanterns in the sky|lanterns in the sky|wish lanterns+',
    greenvalley: 'green valley|lush valley|lush green valley',
    mountainvalley:
      'mountain valley|alpine valley|peaceful valley|valley with a stream|valley with a river|valley with a village|village in a valley|village in the valley|valley between mountains|valley between the mountains|valley in the mountains|valley among mountains',
    valley: 'valley',
    cherryavenue:
      'cherry avenue|cherry blossom avenue|avenue of cherry trees|avenue of cherry blossoms|cherry tree avenue|road lined with cherry trees|street lined with cherry trees|path lined with cherry trees|cherry blossom road|cherry blossom street|cherry blossom path|cherry blossom lane|cherry blossom tunnel|tunnel of cherry blossoms|sakura avenue|sakura road|sakura street',
    treeavenue:
      'tree-lined road|tree lined road|tree-lined avenue|tree lined avenue|tree-lined path|tree-lined lane|tree-lined driveway|tree-lined country road|avenue of trees|road lined with trees|path lined with trees|avenue lined with trees|tree tunnel|tunnel of trees|avenue of oaks|avenue of poplars|avenue of plane trees',
    minemouth:
      'mine entrance|abandoned mine|abandoned gold mine|abandoned coal mine|abandoned mine entrance|old mine entrance|entrance to a mine|entrance of a mine|entrance of an abandoned mine|entrance to an abandoned mine|mine tunnel entrance|mine portal|mine adit|gold mine entrance|coal mine entrance|mine cart|minecart|mine carts+|old mine shaft|abandoned mine shaft',
    stadiumfront:
      'stadium from outside|stadium from the outside|football stadium from outside|football stadium from the outside|soccer stadium from outside|soccer stadium from the outside|stadium exterior|football stadium exterior|exterior of a stadium|outside a stadium|outside the stadium|outside a football stadium|outside the football stadium|outside of a stadium|in front of a stadium|in front of the stadium|in front of a football stadium|stadium entrance|fans+ outside the stadium',
    stripmall:
      'strip mall|strip malls+|shopping plaza|shopping strip|strip mall parking lot|strip shopping center|small shopping center',
    cranberrybog:
      'cranberry bog|cranberry bogs+|cranberry harvest|cranberry farm|cranberry marsh|cranberry bog harvest|flooded cranberry bog|harvesting cranberries|harvest in a cranberry bog|cranberry field',
    trailerpark:
      'trailer park|trailer parks+|mobile home|mobile homes+|mobile home park|caravan park|trailer home|trailer homes+|trailer court|park of mobile homes',
    waterpark:
      'water park|waterpark|aquapark|aqua park|water slide|water slides+|waterslide|splash park|water park with slides|waterpark slide|lazy river',
    tipicamp:
      'tipi|tipis+|tipi camp|teepee|teepees+|teepee camp|tepee|tepees+|tipi village|native american camp|native american village|native american encampment|indian camp|plains indian camp|tipi camp of native americans|teepee village|camp of tipis|camp of teepees',
    steppe: 'steppe|steppes+|mongolian steppe|grass steppe|kazakh steppe',
    prairie:
      'prairie|prairies+|great plains|grass prairie|tallgrass prairie|bison on the prairie|american prairie',
    countryhalt:
      'unmanned station|unstaffed station|railway halt|whistle stop|wayside station|middle of nowhere station|unmanned train station|unmanned railway station|deserted little station|country halt',
    mountainpass:
      'mountain pass|mountain pass road|pass road|alpine pass|alpine road|hairpin bend|hairpin bends+|hairpin turn|hairpin turns+|hairpin curves+|hairpins+|switchback|switchbacks+|switchback road|serpentine road|stelvio pass|stelvio|transfagarasan|high mountain pass|mountain pass road with hairpin bends',
    junkyard:
      'junkyard|junk yard|scrapyard|scrap yard|car graveyard|car cemetery|auto graveyard|wrecking yard|salvage yard|wrecked cars+|scrapped cars+|stacked cars+|junk cars+|auto salvage yard',
  },
  zh: {
    skylanterns: '天灯|孔明灯|放天灯|放孔明灯|灯会|元宵灯会',
    greenvalley: '绿色山谷|翠绿的山谷|青翠的山谷|绿色的山谷',
    mountainvalley: '山谷中的村庄|山谷里的村庄|群山之间的山谷',
    valley: '山谷',
    cherryavenue: '樱花大道|樱花路|樱花小路|樱花隧道|樱花树下的路|樱花林荫道',
    treeavenue: '林荫道|林荫路|林荫大道|梧桐大道|银杏大道|两旁种满树的路|树木成荫的路',
    minemouth: '矿洞|废弃矿井|废弃的矿井|矿井入口|矿洞入口|矿车',
    stadiumfront: '体育场外|体育场外观|体育场外面|足球场外',
    stripmall: '沿街商铺|商业街广场|路边商场',
    cranberrybog: '蔓越莓田|蔓越莓沼泽|蔓越莓收获|蔓越莓农场',
    trailerpark: '拖车公园|拖车营地|活动房屋|移动房屋|房车公园',
    waterpark: '水上乐园|水上公园|水滑梯',
    tipicamp: '印第安帐篷|圆锥形帐篷|印第安人营地|印第安营地',
    steppe: '大草原|蒙古草原|草原上的蒙古包|呼伦贝尔大草原',
    prairie: '北美草原|北美大草原|美洲草原|高草草原',
    countryhalt: '乡间小站|无人车站|无人火车站|山间小站|小火车站|小车站|乡村小站',
    mountainpass:
      '盘山公路|山口公路|发夹弯|阿尔卑斯山口|山路十八弯|斯泰尔维奥山口|高山公路|山间公路弯道',
    junkyard: '废车场|废品场|汽车坟场|报废汽车场|报废汽车',
  },
  ja: {
    skylanterns: 'スカイランタン|天灯|灯籠流し|コムローイ|ランタン祭り|ランタンフェスティバル',
    greenvalley: '緑の谷|緑の谷間',
    mountainvalley: '山あいの谷|山間の谷|谷の村|谷間の村|山あいの村',
    valley: '谷間',
    cherryavenue: '桜並木|桜並木道|桜の並木|桜の並木道|桜の道|桜のトンネル',
    treeavenue: '並木道|並木|ポプラ並木|いちょう並木|イチョウ並木|銀杏並木|ケヤキ並木',
    minemouth: '坑道の入り口|廃坑|鉱山の入り口|廃鉱|トロッコの坑道',
    stadiumfront: 'スタジアムの外|スタジアムの外観|スタジアムの前',
    stripmall: 'ストリップモール|ロードサイドの店舗',
    cranberrybog: 'クランベリー畑|クランベリーの収穫|クランベリー農園',
    trailerpark: 'トレーラーパーク|トレーラーハウス|モービルホーム',
    waterpark: 'ウォーターパーク|ウォータースライダー|プールのスライダー',
    tipicamp: 'ティピー|ティピ|インディアンのテント|ネイティブアメリカンの集落',
    steppe: '大草原|ステップ地帯|モンゴルの草原|モンゴルの大草原',
    prairie: 'プレーリー|アメリカの大草原|北米の草原',
    countryhalt: '無人駅|ローカル駅|秘境駅|田舎駅|木造駅舎|小駅|ローカル線の駅',
    mountainpass: 'つづら折り|峠道|峠|ヘアピンカーブ|山岳道路|ステルヴィオ峠',
    junkyard: '廃車置き場|スクラップ場|廃車の山|車の墓場|ジャンクヤード',
  },
  ko: {
    skylanterns: '풍등|풍등 축제|등불 축제|천등|유등 축제',
    greenvalley: '푸른 골짜기|초록 골짜기|푸른 계곡',
    mountainvalley: '산 사이의 골짜기|골짜기 마을',
    valley: '골짜기',
    cherryavenue: '벚꽃길|벚꽃 길|벚나무 가로수길|벚꽃 터널|벚꽃 가로수길',
    treeavenue: '가로수길|메타세쿼이아길|메타세쿼이아 가로수길|은행나무길|은행나무 가로수길',
    minemouth: '광산 입구|폐광|폐광산|갱도 입구|광산 수레',
    stadiumfront: '경기장 밖|경기장 외관|경기장 앞|축구장 밖',
    stripmall: '스트립 몰|스트립몰|길가 상가',
    cranberrybog: '크랜베리 밭|크랜베리 수확|크랜베리 농장|크랜베리 습지',
    trailerpark: '트레일러 파크|트레일러 주택|이동식 주택|이동식 주택 단지',
    waterpark: '워터파크|워터 슬라이드|워터슬라이드|물놀이 공원',
    tipicamp: '티피|인디언 천막|티피 천막|인디언 마을|인디언 캠프',
    steppe: '대초원|스텝 초원|몽골 초원|몽골의 초원',
    prairie: '프레리|북미 대초원|미국 대초원',
    countryhalt: '간이역|무인역|시골역|무인 기차역',
    mountainpass: '고갯길|산길 도로|헤어핀 커브|굽이굽이 산길|산악 도로|스텔비오 고개',
    junkyard: '폐차장|고철 처리장|자동차 무덤|고물상',
  },
  fr: {
    skylanterns:
      'lanterne céleste|lanternes célestes+|lanternes volantes+|fête des lanternes|festival des lanternes|lanternes flottantes+',
    greenvalley: 'vallée verte|vallée verdoyante',
    mountainvalley:
      'vallée de montagne|vallée alpine|vallée entre les montagnes|village dans la vallée|village dans une vallée',
    valley: 'vallée',
    cherryavenue:
      'allée de cerisiers|allée de cerisiers en fleurs|avenue de cerisiers|route bordée de cerisiers|chemin bordé de cerisiers',
    treeavenue:
      'allée d arbres|allée bordée d arbres|route bordée d arbres|avenue bordée d arbres|chemin bordé d arbres|route bordée de platanes|allée de platanes|tunnel d arbres',
    minemouth:
      "entrée de mine|entrée d'une mine|entrée de la mine|mine abandonnée|mine désaffectée|wagonnet de mine|entrée d'une mine abandonnée",
    stadiumfront:
      "stade vu de l'extérieur|extérieur du stade|devant le stade|stade de l'extérieur|entrée du stade|extérieur d'un stade",
    stripmall: 'petit centre commercial|rangée de magasins|zone commerciale',
    cranberrybog:
      'tourbière à canneberges|récolte de canneberges|champ de canneberges|récolte des canneberges',
    trailerpark:
      'parc de caravanes|mobil-home|mobil home|mobile home|parc de mobil-homes|parc de maisons mobiles|maison mobile',
    waterpark: 'parc aquatique|toboggan aquatique|toboggans aquatiques+|aquaparc',
    tipicamp:
      'tipi|tipis+|camp de tipis|campement indien|camp indien|village de tipis|campement amérindien',
    steppe: 'steppe|steppes+|steppe mongole|steppe kazakhe',
    prairie:
      'grande prairie américaine|grandes plaines|prairie américaine|prairies américaines|prairie de l ouest',
    countryhalt:
      'petite gare|halte ferroviaire|gare rurale|gare désaffectée de campagne|gare perdue|gare de village',
    mountainpass:
      'col de montagne|route en lacets|lacets|virages en épingle|virage en épingle|épingles à cheveux|route de montagne en lacets|stelvio',
    junkyard:
      'casse automobile|casse auto|cimetière de voitures|parc à ferraille|voitures empilées',
  },
  de: {
    skylanterns:
      'himmelslaterne|himmelslaternen|laternenfest|schwimmende laternen|fliegende laternen|lichterfest mit laternen',
    greenvalley: 'grünes tal|grünen tal|grüne tal',
    mountainvalley:
      'bergtal|gebirgstal|alpental|hochtal|tal zwischen bergen|tal zwischen den bergen|dorf im tal|dorf in einem tal',
    valley: 'tal',
    cherryavenue:
      'kirschallee|kirschbaumallee|kirschblütenallee|allee mit kirschbäumen|allee aus kirschbäumen|kirschblütentunnel',
    treeavenue:
      'allee|baumallee|lindenallee|kastanienallee|pappelallee|birkenallee|von bäumen gesäumte straße|von bäumen gesäumter weg|baumgesäumte straße|baumtunnel',
    minemouth:
      'mineneingang|stolleneingang|verlassene mine|bergwerkseingang|eingang einer mine|stollenmundloch|stillgelegte mine|eingang eines bergwerks|verlassenes bergwerk|grubenwagen|lore',
    stadiumfront:
      'stadion von außen|vor dem stadion|fußballstadion von außen|außenansicht eines stadions|stadioneingang|vor einem stadion',
    stripmall: 'ladenzeile|fachmarktzentrum|einkaufszeile|ladenzeilen',
    cranberrybog:
      'cranberryfeld|cranberry-ernte|cranberryernte|cranberry-feld|moosbeerenfeld|cranberry-farm',
    trailerpark: 'wohnwagensiedlung|wohnwagenpark|trailerpark|mobilheim|wohnwagenplatz|mobilheime',
    waterpark:
      'wasserpark|wasserrutsche|spaßbad|aquapark|erlebnisbad|wasserrutschen|wasserrutschenpark',
    tipicamp: 'tipi|tipis|tipidorf|indianerlager|indianerdorf|indianerzelt|tipilager',
    steppe: 'steppe|steppen+|mongolische steppe|grassteppe',
    prairie: 'prärie|prärien+|große prärie|amerikanische prärie',
    countryhalt:
      'dorfbahnhof|haltepunkt|kleinbahnhof|landbahnhof|provinzbahnhof|unbesetzter bahnhof|bahnhaltepunkt|kleinstadtbahnhof',
    mountainpass:
      'bergpass|alpenpass|passstraße|gebirgspass|serpentine|serpentinen|haarnadelkurve|haarnadelkurven+|stilfser joch|passstrasse',
    junkyard: 'schrottplatz|autofriedhof|autoverwertung|gestapelte autos|schrottautos',
  },
  es: {
    skylanterns:
      'linterna voladora|linternas voladoras|farolillos voladores|faroles voladores|festival de los faroles|festival de las linternas|fiesta de los faroles|linternas flotantes',
    greenvalley: 'valle verde',
    mountainvalley:
      'valle alpino|valle de montaña|valle entre montañas|valle entre las montañas|pueblo en el valle|pueblo en un valle',
    valley: 'valle',
    cherryavenue:
      'avenida de cerezos|camino de cerezos|avenida de cerezos en flor|camino de cerezos en flor|túnel de cerezos',
    treeavenue:
      'camino arbolado|avenida arbolada|carretera arbolada|camino bordeado de árboles|carretera bordeada de árboles|avenida bordeada de árboles|alameda|túnel de árboles',
    minemouth:
      'entrada de mina|entrada de una mina|entrada de la mina|mina abandonada|bocamina|vagoneta|entrada a una mina|entrada de una mina abandonada',
    stadiumfront:
      'estadio por fuera|estadio desde fuera|exterior del estadio|fuera del estadio|frente al estadio|entrada del estadio|exterior de un estadio|estadio de fútbol por fuera|estadio de fútbol desde fuera',
    stripmall: 'hilera de tiendas|pequeño centro comercial|plaza comercial',
    cranberrybog:
      'campo de arándanos rojos|cosecha de arándanos rojos|pantano de arándanos|turbera de arándanos',
    trailerpark:
      'parque de caravanas|casas móviles|casa móvil|parque de casas rodantes|parque de remolques',
    waterpark: 'parque acuático|tobogán de agua|toboganes de agua|aquapark',
    tipicamp: 'tipi|tipis|campamento indio|campamento de tipis|aldea de tipis|poblado indio',
    steppe: 'estepa|estepas+|estepa mongola|estepa de mongolia',
    prairie: 'praderas americanas|pradera americana|grandes llanuras',
    countryhalt:
      'apeadero|apeadero de tren|estación rural|estacioncita|estación de pueblo|estación de tren de pueblo',
    mountainpass:
      'puerto de montaña|paso de montaña|carretera de montaña con curvas|curvas de herradura|curva de herradura|curvas en herradura|paso del stelvio|stelvio',
    junkyard:
      'desguace|chatarrería|deshuesadero|cementerio de coches|cementerio de autos|coches apilados',
  },
  ru: {
    skylanterns:
      'небесный фонарик|небесные фонарики|праздник фонарей|фестиваль фонарей|летающие фонарики',
    greenvalley: 'зелёная долина|зелёной долине|зелёную долину|зелёной долины',
    mountainvalley:
      'горная долина|горной долине|горную долину|горной долины|долина между гор|долина среди гор|долине между гор|долине среди гор|деревня в долине',
    valley: 'долина|долине|долину|долины',
    cherryavenue:
      'вишнёвая аллея|вишнёвой аллее|вишнёвую аллею|аллея сакуры|аллее сакуры|аллею сакуры|аллея цветущей сакуры|аллее цветущей сакуры|сакуровая аллея|сакуровой аллее',
    treeavenue:
      'аллея|аллее|аллею|аллеи|липовая аллея|липовой аллее|дорога обсаженная деревьями|аллея деревьев|дорога с деревьями по обеим сторонам',
    minemouth: 'вход в шахту|заброшенная шахта|вход в рудник|заброшенный рудник|вагонетка|штольня',
    stadiumfront:
      'стадион снаружи|вид стадиона снаружи|перед стадионом|у стадиона|снаружи стадиона',
    stripmall: 'ряд магазинов|торговый ряд|торговая площадь у дороги',
    cranberrybog: 'клюквенное болото|сбор клюквы|клюквенное поле|урожай клюквы',
    trailerpark: 'трейлерный парк|трейлер-парк|посёлок трейлеров|парк трейлеров',
    waterpark: 'аквапарк|водная горка|водные горки',
    tipicamp: 'типи|лагерь индейцев|индейский лагерь|вигвам|стойбище индейцев|вигвамы',
    steppe: 'степь|степи|степь монголии|монгольская степь|казахская степь|бескрайняя степь',
    prairie: 'прерия|прерии|американская прерия',
    countryhalt:
      'полустанок|полустанке|полустанка|железнодорожный полустанок|разъезд в степи|сельская станция|деревенская станция',
    mountainpass:
      'горный перевал|перевал|серпантин|горный серпантин|серпантин в горах|перевал стельвио|горная дорога с серпантином',
    junkyard: 'автосвалка|свалка автомобилей|кладбище автомобилей|кладбище машин|авторазборка',
  },
  pt: {
    skylanterns:
      'lanterna voadora|lanternas voadoras|lanternas flutuantes|festival das lanternas|festival de lanternas',
    greenvalley: 'vale verde|vale verdejante',
    mountainvalley:
      'vale alpino|vale de montanha|vale entre montanhas|vale entre as montanhas|aldeia no vale|vila no vale',
    valley: 'vale',
    cherryavenue:
      'avenida de cerejeiras|alameda de cerejeiras|caminho de cerejeiras|túnel de cerejeiras|estrada de cerejeiras',
    treeavenue:
      'alameda|estrada arborizada|avenida arborizada|estrada ladeada de árvores|caminho ladeado de árvores|túnel de árvores',
    minemouth:
      'entrada de mina|entrada de uma mina|entrada da mina|mina abandonada|vagonete|entrada de uma mina abandonada',
    stadiumfront:
      'estádio por fora|estádio visto de fora|exterior do estádio|fora do estádio|em frente ao estádio|entrada do estádio|estádio de futebol por fora',
    stripmall: 'fileira de lojas|pequeno centro comercial|galeria de lojas',
    cranberrybog:
      'campo de cranberry|colheita de cranberry|pântano de cranberries|colheita de oxicoco|plantação de cranberry',
    trailerpark:
      'parque de trailers|casa móvel|casas móveis|parque de casas móveis|parque de caravanas',
    waterpark: 'parque aquático|toboágua|tobogã de água|escorrega aquático',
    tipicamp: 'tipi|tipis|acampamento indígena|acampamento de tipis|aldeia de tipis|tenda indígena',
    steppe: 'estepe|estepes+|estepe mongol',
    prairie: 'pradaria|pradarias+|grandes planícies',
    countryhalt:
      'apeadeiro|estaçãozinha|estação rural|estação de interior|paragem de comboio no campo',
    mountainpass:
      'passo de montanha|desfiladeiro de estrada|estrada de montanha com curvas|curvas em cotovelo|curvas fechadas na montanha|passo do stelvio|stelvio|estrada em ziguezague',
    junkyard: 'ferro-velho|ferro velho|sucata|sucateira|cemitério de carros|carros empilhados',
  },
  it: {
    skylanterns:
      'lanterna volante|lanterne volanti|festa delle lanterne|festival delle lanterne|lanterne galleggianti',
    greenvalley: 'valle verde|vallata verde',
    mountainvalley:
      'valle alpina|valle di montagna|valle tra le montagne|valle fra le montagne|villaggio nella valle|paese nella valle',
    valley: 'valle|vallata',
    cherryavenue: 'viale di ciliegi|viale di ciliegi in fiore|strada di ciliegi|tunnel di ciliegi',
    treeavenue: 'viale alberato|strada alberata|viale di platani|viale di tigli|tunnel di alberi',
    minemouth:
      'ingresso di una miniera|ingresso della miniera|miniera abbandonata|entrata della miniera|entrata di una miniera|vagoncino da miniera|ingresso di una miniera abbandonata',
    stadiumfront:
      "stadio da fuori|stadio dall'esterno|esterno dello stadio|fuori dallo stadio|davanti allo stadio|ingresso dello stadio|stadio visto da fuori",
    stripmall: 'fila di negozi|piccolo centro commerciale',
    cranberrybog:
      'palude di mirtilli rossi|raccolta di mirtilli rossi|campo di mirtilli rossi|raccolta dei mirtilli rossi',
    trailerpark: 'parco di roulotte|casa mobile|campo di roulotte|parco roulotte',
    waterpark:
      "parco acquatico|scivolo d'acqua|scivoli d'acqua|acquapark|parco acquatico con scivoli",
    tipicamp:
      'tipi indiano|tepee|tende indiane|accampamento indiano|villaggio indiano|tenda indiana|accampamento di tepee',
    steppe: 'steppa|steppe|steppa mongola',
    prairie: 'prateria|praterie|grandi pianure',
    countryhalt:
      'stazioncina|stazione di campagna|stazione di paese|fermata ferroviaria|stazionetta|stazione rurale',
    mountainpass:
      'passo di montagna|passo alpino|tornanti|tornante|strada a serpentina|strada a tornanti|passo dello stelvio|stelvio|valico di montagna',
    junkyard:
      'sfasciacarrozze|autodemolizione|cimitero di auto|cimitero delle auto|auto accatastate|demolitore di auto',
  },
  tr: {
    skylanterns: 'dilek feneri|dilek fenerleri|fener festivali|uçan fenerler|gökyüzü fenerleri',
    greenvalley: 'yeşil vadi|yemyeşil vadi',
    mountainvalley: 'dağ vadisi|dağların arasındaki vadi|vadideki köy|dağlar arasında vadi',
    valley: 'vadi',
    cherryavenue: 'kiraz ağaçlı yol|kiraz çiçekli yol|sakura yolu',
    treeavenue: 'ağaçlı yol|ağaçlıklı yol|iki yanı ağaçlı yol|ağaç tüneli',
    minemouth: 'maden girişi|terk edilmiş maden|maden ocağı girişi|maden vagonu|eski maden girişi',
    stadiumfront:
      'stadyumun dışı|stadyumun önü|dışarıdan stadyum|stadyum girişi|stadyumun dışında|stadyumun önünde',
    stripmall: 'dükkan sırası|sıra dükkanlar|yol üstü çarşı',
    cranberrybog: 'kızılcık bataklığı|turna yemişi hasadı|turna yemişi tarlası|kızılcık hasadı',
    trailerpark: 'karavan parkı|mobil ev|mobil evler|karavan ev',
    waterpark: 'su parkı|aquapark|su kaydırağı|su kaydırakları',
    tipicamp: 'kızılderili çadırı|kızılderili kampı|kızılderili köyü|kızılderili çadırları',
    steppe: 'bozkır|step bozkırı|moğol bozkırı|bozkırlar+',
    prairie: 'prairi|amerikan bozkırı|kuzey amerika çayırı',
    countryhalt: 'kır istasyonu|köy istasyonu|taşra istasyonu|insansız istasyon|kasaba istasyonu',
    mountainpass:
      'dağ geçidi|dağ geçidi yolu|keskin virajlar|saç tokası virajlar|stelvio geçidi|virajlı dağ yolu',
    junkyard: 'hurdalık|araba hurdalığı|araba mezarlığı|hurda arabalar|otomobil mezarlığı',
  },
  ar: {
    skylanterns: 'فوانيس السماء|فوانيس طائرة|مهرجان الفوانيس|فوانيس عائمة',
    greenvalley: 'وادي أخضر|واد أخضر|وادٍ أخضر|الوادي الأخضر',
    mountainvalley: 'وادي بين الجبال|واد بين الجبال|وادٍ بين الجبال|قرية في الوادي',
    valley: 'الوادي',
    cherryavenue: 'طريق أشجار الكرز|شارع أزهار الكرز|ممر أزهار الكرز|طريق تحفه أشجار الكرز',
    treeavenue: 'طريق تحفه الأشجار|شارع تحفه الأشجار|طريق محاط بالأشجار|ممر الأشجار|جادة الأشجار',
    minemouth: 'مدخل منجم|مدخل المنجم|منجم مهجور|عربة منجم',
    stadiumfront: 'ملعب من الخارج|الملعب من الخارج|خارج الملعب|أمام الملعب|استاد من الخارج',
    stripmall: 'صف متاجر|مجمع محلات',
    cranberrybog: 'حصاد التوت البري|مستنقع التوت البري|حقل التوت البري',
    trailerpark: 'حديقة المقطورات|منازل متنقلة|منزل متنقل|مجمع مقطورات',
    waterpark: 'حديقة مائية|مدينة مائية|منزلق مائي|زلاقات مائية',
    tipicamp: 'خيمة هندية|خيام الهنود الحمر|مخيم الهنود الحمر|خيمة تيبي',
    steppe: 'سهوب|السهوب|سهوب منغوليا',
    prairie: 'البراري|براري|السهول الكبرى',
    countryhalt: 'محطة ريفية|محطة قطار ريفية|محطة قطار صغيرة|محطة قطار نائية',
    mountainpass: 'ممر جبلي|الممر الجبلي|طريق جبلي متعرج|منعطفات حادة|طريق جبلي ملتو|ممر ستيلفيو',
    junkyard: 'ساحة خردة|مقبرة السيارات|ساحة الخردة|سكراب سيارات',
  },
  hi: {
    skylanterns: 'आकाश दीप|आकाश कंदील|लालटेन उत्सव|उड़ते लालटेन',
    greenvalley: 'हरी घाटी|हरी-भरी घाटी',
    mountainvalley: 'पहाड़ों के बीच घाटी|घाटी में गाँव|घाटी में गांव',
    valley: 'घाटी',
    cherryavenue: 'चेरी के पेड़ों वाली सड़क|चेरी के फूलों वाली सड़क|चेरी के फूलों की सड़क',
    treeavenue: 'पेड़ों से घिरी सड़क|पेड़ों की कतार वाली सड़क|पेड़ों वाली सड़क',
    minemouth: 'खदान का प्रवेश द्वार|परित्यक्त खदान|खदान का मुहाना|पुरानी खदान',
    stadiumfront: 'स्टेडियम के बाहर|बाहर से स्टेडियम|स्टेडियम के सामने',
    stripmall: 'दुकानों की कतार|सड़क किनारे की दुकानें',
    cranberrybog: 'क्रैनबेरी का खेत|क्रैनबेरी की फसल|क्रैनबेरी की कटाई',
    trailerpark: 'ट्रेलर पार्क|मोबाइल होम|चलते-फिरते घर',
    waterpark: 'वाटर पार्क|वॉटर पार्क|वाटर स्लाइड|पानी की स्लाइड',
    tipicamp: 'टीपी|टीपी तंबू|रेड इंडियन शिविर|मूल अमेरिकी शिविर',
    steppe: 'स्टेपी|घास का विशाल मैदान|मंगोलियाई मैदान',
    prairie: 'प्रेयरी|अमेरिकी घास का मैदान',
    countryhalt: 'गांव का स्टेशन|ग्रामीण स्टेशन|छोटा स्टेशन|हॉल्ट स्टेशन|छोटे स्टेशन|ग्रामीण रेलवे स्टेशन',
    mountainpass: 'पहाड़ी दर्रा|दर्रा|हेयरपिन मोड़|पहाड़ी घुमावदार सड़क|स्टेल्वियो दर्रा',
    junkyard: 'कबाड़खाना|कार कब्रिस्तान|कबाड़ का मैदान|गाड़ियों का कब्रिस्तान',
  },
};
