import type { WordTable } from '../../../words/language.ts';
import type { FieldKey } from '../keys/places/field-keys.ts';

/** Words for rain that is over, and for what is picked where it grows. */
export const FIELD_WORDS: WordTable<FieldKey> = {
  en: {
    pumpkinpatch:
      'pumpkin patch|pumpkin patches|pumkin patch|pumpkin field|field of pumpkins|pumpkin farm',
    currantpicking:
      'picking currants|picking red currants|picks currants|picking berries|picking raspberries|picking gooseberries|picking blackberries|picking blueberries|berry picking',
    dacha: 'dacha|summer cottage|garden cottage',
    corn: 'corn field|cornfield|corn fields|cornfields|field of corn|fields of corn|maize field|field of maize|corn maze|corn rows|corn harvest|tall corn|corn stalks',
    vineterraces:
      'terraced vineyard|terraced vineyards|vineyard terraces|vineyard terrace|vineyards on terraces|terraced vines',
    rainover:
      'after the rain|after rain|after a rain|after a shower|after the shower|after the rain has stopped|after the downpour|freshly rained',
    grapepicking:
      'grape picker|grape pickers+|picking grapes|picks grapes|pick grapes|grape harvest|harvesting grapes|harvest grapes|grape harvester|grape harvesters+',
    blossomorchard:
      'blooming orchard|blossoming orchard|orchard in bloom|orchard in blossom|flowering orchard',
    orchard:
      'orchard|apple orchard|cherry orchard|fruit orchard|orchards|orange grove|orange orchard|lemon grove|lemon orchard|tangerine grove|tangerine orchard|citrus grove|citrus orchard',
    applepicking:
      'apple picker|apple pickers+|picking apples|picks apples|pick apples|picking an apple|apple harvest|harvesting apples|apple picking',
    olivepicking:
      'olive picker|olive pickers+|picking olives|picks olives|pick olives|olive harvest|harvesting olives|olive picking',
    teapicking:
      'tea picker|tea pickers+|picking tea|picks tea|pick tea|tea harvest|harvesting tea|picking tea leaves|plucking tea|plucking tea leaves|tea plucker|tea pluckers+',
    berrypicking:
      'strawberry picker|strawberry pickers+|picking strawberries|picks strawberries|pick strawberries|strawberry harvest|harvesting strawberries|strawberry picking',
    cottonpicking:
      'cotton picker|cotton pickers+|picking cotton|picks cotton|pick cotton|cotton harvest|harvesting cotton',
    woodgathering:
      'collecting firewood|gathering firewood|gathering wood|collecting wood|collects firewood|gathers firewood|collecting sticks',
    stonegathering:
      'collecting stones|collecting pebbles|gathering stones|picking up stones|picking up pebbles|collects stones',
    mushroompicking:
      'collecting mushrooms|picking mushrooms|picks mushrooms|gathering mushrooms|foraging mushrooms|foraging for mushrooms|mushroom picking|mushroom picker',
    coffeepicking:
      'coffee picker|coffee pickers+|picking coffee|picks coffee|pick coffee|coffee harvest|harvesting coffee|picking coffee cherries|picking coffee beans|harvesting coffee beans|coffee picking',
    coffeefarm:
      'coffee plantation|coffee farm|coffee plantations|coffee field|coffee fields|coffee bushes',
    strawberryfield:
      'strawberry field|field of strawberries|strawberry patch|strawberry farm|strawberry fields',
    cottonfield: 'cotton field|field of cotton|cotton plantation|cotton farm|cotton fields',
    shellgathering:
      'collecting shells|collecting seashells|collects shells|collects seashells|gathering shells|gathering seashells|picking up shells|picking up seashells|looking for shells',
    flowerpicking:
      'picking flowers|picks flowers|pick flowers|picking wildflowers|gathering flowers|picking a flower|flower picking',
  },
  zh: {
    pumpkinpatch: '南瓜地|南瓜田',
    currantpicking: '摘红醋栗|采红醋栗|摘浆果|采浆果|摘覆盆子|采摘浆果',
    dacha: '乡间小木屋|达恰',
    corn: '玉米地|玉米田|玉米丛',
    vineterraces: '葡萄梯田|梯田葡萄园',
    rainover: '雨后|雨过天晴|雨停后',
    grapepicking: '采葡萄|摘葡萄|采摘葡萄|葡萄采摘|收葡萄',
    blossomorchard: '开花的果园|果园开花|花开的果园',
    orchard: '果园|苹果园|果树园|橘园|橘子园|柑橘园|橙园|柠檬园',
    applepicking: '采苹果|摘苹果|采摘苹果|苹果采摘',
    olivepicking: '采橄榄|摘橄榄|采摘橄榄|橄榄采摘',
    teapicking: '采茶|采茶女|采摘茶叶|摘茶叶',
    berrypicking: '采草莓|摘草莓|采摘草莓',
    cottonpicking: '采棉花|摘棉花|采摘棉花',
    woodgathering: '捡柴|拾柴|捡柴火',
    stonegathering: '捡石头|捡石子|捡鹅卵石',
    mushroompicking: '采蘑菇|摘蘑菇',
    coffeepicking: '采咖啡|摘咖啡|采摘咖啡|采摘咖啡豆|采咖啡豆|摘咖啡豆|收获咖啡|咖啡采摘',
    coffeefarm: '咖啡园|咖啡种植园|咖啡庄园',
    strawberryfield: '草莓地|草莓田|草莓园',
    cottonfield: '棉花地|棉田|棉花田',
    shellgathering: '捡贝壳|拾贝壳|收集贝壳',
    flowerpicking: '采花|摘花|采摘鲜花|摘野花',
  },
  ja: {
    pumpkinpatch: 'カボチャ畑|かぼちゃ畑',
    currantpicking: 'スグリを摘む|すぐりを摘む|ベリーを摘む|ラズベリーを摘む|ベリー摘み',
    dacha: 'ダーチャ',
    corn: 'トウモロコシ畑|とうもろこし畑|トウモロコシの畑|とうもろこしの畑',
    vineterraces: '段々畑のぶどう畑|ぶどうの段々畑',
    rainover: '雨上がり|雨上がりの|雨の後|雨のあと',
    grapepicking: 'ぶどう狩り|ブドウ狩り|ぶどうの収穫|ブドウの収穫|ぶどうを摘む|ブドウを摘む',
    blossomorchard: '花咲く果樹園|花盛りの果樹園|満開の果樹園',
    orchard: '果樹園|りんご園|リンゴ園|みかん畑|りんご畑|レモン畑|オレンジ畑|柑橘畑',
    applepicking: 'りんご狩り|リンゴ狩り|りんごの収穫|リンゴの収穫|りんごを摘む|リンゴを摘む',
    olivepicking: 'オリーブの収穫|オリーブを摘む|オリーブ摘み',
    teapicking: '茶摘み|お茶摘み|茶を摘む|お茶を摘む',
    berrypicking: 'いちご狩り|イチゴ狩り|いちごを摘む|イチゴを摘む',
    cottonpicking: '綿摘み|綿花の収穫|綿を摘む',
    woodgathering: '薪を拾う|薪拾い|薪を集める',
    stonegathering: '石を拾う|小石を拾う|石拾い',
    mushroompicking: 'きのこ狩り|キノコ狩り|きのこを採る',
    coffeepicking:
      'コーヒー摘み|コーヒーを摘む|コーヒー豆を摘む|コーヒーの収穫|コーヒーを収穫する|コーヒー豆を収穫する|コーヒー豆を収穫している|コーヒーを収穫している',
    coffeefarm: 'コーヒー農園|コーヒー畑',
    strawberryfield: 'いちご畑|イチゴ畑|苺畑|いちご農園',
    cottonfield: '綿花畑|綿畑|コットン畑',
    shellgathering: '貝殻を拾う|貝殻を集める|貝を拾う|貝殻拾い',
    flowerpicking: '花を摘む|花を摘んでいる|花摘み',
  },
  ko: {
    pumpkinpatch: '호박밭',
    currantpicking: '까치밥나무 열매를 따는|베리를 따는|산딸기를 따는|블루베리를 따는',
    dacha: '다차',
    corn: '옥수수밭|옥수수 밭',
    vineterraces: '계단식 포도밭|계단식 포도원',
    rainover: '비 온 뒤|비 온 뒤의|비가 온 뒤|비 갠 뒤|비 그친 뒤',
    grapepicking: '포도 따는|포도를 따는|포도 수확|포도를 수확하는|포도 따기',
    blossomorchard: '꽃이 핀 과수원|꽃 핀 과수원|꽃피는 과수원',
    orchard: '과수원|사과 과수원|귤밭|감귤밭|귤 과수원|감귤 농장',
    applepicking: '사과 따는|사과를 따는|사과 수확|사과를 수확하는|사과 따기',
    olivepicking: '올리브 따는|올리브를 따는|올리브 수확|올리브를 수확하는',
    teapicking: '찻잎 따는|찻잎을 따는|차를 따는|찻잎 수확',
    berrypicking: '딸기 따는|딸기를 따는|딸기 수확|딸기 따기',
    cottonpicking: '목화 따는|목화를 따는|목화 수확',
    woodgathering: '땔감을 줍는|장작을 줍는|땔감을 모으는',
    stonegathering: '돌을 줍는|조약돌을 줍는',
    mushroompicking: '버섯을 따는|버섯 따는|버섯을 캐는',
    coffeepicking:
      '커피를 따는|커피 따는|커피 열매를 따는|커피를 수확하는|커피 수확|커피콩을 따는|커피 농부',
    coffeefarm: '커피 농장|커피 밭',
    strawberryfield: '딸기밭|딸기 밭|딸기 농장',
    cottonfield: '목화밭|목화 밭|면화밭',
    shellgathering: '조개껍데기를 줍는|조개를 줍는|조개껍질을 줍는',
    flowerpicking: '꽃을 따는|꽃을 꺾는|꽃 따는',
  },
  fr: {
    pumpkinpatch: 'champ de citrouilles',
    currantpicking:
      'cueillant des groseilles|cueille des groseilles|cueillant des framboises|cueille des framboises|cueillette des groseilles',
    dacha: 'datcha|maison de jardin',
    corn: 'champ de maïs',
    vineterraces:
      'vignobles en terrasses|vignoble en terrasses|vignes en terrasses|vignes en terrasse',
    rainover: "après la pluie|après l'averse|après une averse",
    grapepicking:
      'vendange|vendanges|vendangeur|vendangeurs+|vendangeuse|vendangeuses+|cueillant du raisin|récolte du raisin|cueillette du raisin',
    blossomorchard: 'verger en fleurs|verger fleuri|vergers en fleurs',
    orchard: "verger|verger de pommiers|orangeraie|verger d'orangers|verger d'agrumes|citronneraie",
    applepicking:
      'cueillant des pommes|cueillent des pommes|cueillette des pommes|récolte des pommes|cueilleur de pommes|cueilleurs de pommes+|cueille des pommes',
    olivepicking:
      "cueillant des olives|cueillent des olives|cueillette des olives|récolte des olives|cueilleurs d'olives+",
    teapicking:
      'cueillant du thé|cueillent du thé|cueillette du thé|récolte du thé|cueilleuse de thé|cueilleuses de thé+',
    berrypicking:
      'cueillant des fraises|cueillent des fraises|cueillette des fraises|récolte des fraises',
    cottonpicking: 'cueillant du coton|cueillent du coton|cueillette du coton|récolte du coton',
    woodgathering: 'ramassant du bois|ramasse du bois|ramassant du petit bois',
    stonegathering:
      'ramassant des cailloux|ramasse des cailloux|ramassant des pierres|ramassant des galets',
    mushroompicking:
      'ramassant des champignons|cueillant des champignons|ramasse des champignons|cueillette de champignons|cueille des champignons',
    coffeepicking:
      'cueillant du café|cueille du café|cueillent du café|récolte du café|récoltant du café|récoltent du café|récoltent le café|cueilleur de café|cueilleuse de café',
    coffeefarm: 'plantation de café|champ de café|plantations de café|caféiers+',
    strawberryfield: 'champ de fraises|champs de fraises|fraiseraie',
    cottonfield: 'champ de coton|plantation de coton',
    shellgathering: 'ramassant des coquillages|ramasse des coquillages|ramassent des coquillages',
    flowerpicking:
      'cueillant des fleurs|cueillent des fleurs|cueille des fleurs|cueillette de fleurs|cueillir des fleurs|cueille une fleur',
  },
  de: {
    pumpkinpatch: 'kürbisfeld|kürbisbeet|kürbisacker',
    currantpicking:
      'pflückt johannisbeeren|johannisbeeren pflücken|pflücken johannisbeeren|pflückt himbeeren|himbeeren pflücken|beeren pflücken|pflückt beeren',
    dacha: 'datscha|gartenhaus',
    corn: 'maisfeld|maisfelder|feld mit mais|maislabyrinth',
    vineterraces: 'weinbergterrassen|weinterrassen|terrassierte weinberge|terrassenweinberg',
    rainover: 'nach dem regen|nach einem regen|nach dem schauer|nach einem regenschauer',
    grapepicking:
      'weinlese|traubenlese|weinleser|weinleserin|traubenernte|trauben pflücken|pflückt trauben|pflücken trauben',
    blossomorchard:
      'blühender obstgarten|blühenden obstgarten|blühende obstwiese|blühenden obstwiese',
    orchard:
      'obstgarten|obstwiese|streuobstwiese|apfelgarten|apfelplantage|orangenhain|zitronenhain|orangenplantage',
    applepicking: 'apfelernte|apfelpflücker|äpfel pflücken|pflückt äpfel|pflücken äpfel',
    olivepicking: 'olivenernte|olivenpflücker|oliven pflücken|pflückt oliven|pflücken oliven',
    teapicking: 'teeernte|teepflücker|teepflückerin|pflückt tee|pflücken tee',
    berrypicking:
      'erdbeerernte|erdbeerpflücker|erdbeeren pflücken|pflückt erdbeeren|pflücken erdbeeren',
    cottonpicking:
      'baumwollernte|baumwollpflücker|baumwolle pflücken|pflückt baumwolle|pflücken baumwolle',
    woodgathering:
      'sammelt holz|sammeln holz|sammelt brennholz|brennholz sammeln|feuerholz sammeln|sammelt feuerholz',
    stonegathering: 'sammelt steine|sammeln steine|steine sammeln',
    mushroompicking: 'sammelt pilze|sammeln pilze|pilze sammeln|pilzsammler|pilzsammlerin',
    coffeepicking:
      'pflückt kaffee|pflücken kaffee|kaffee pflücken|kaffeepflücker|kaffeepflückerin|kaffeeernte|erntet kaffee|ernten kaffee|kaffeekirschen pflücken|kaffee erntend',
    coffeefarm: 'kaffeeplantage|kaffeeplantagen|kaffeefeld|kaffeefarm',
    strawberryfield: 'erdbeerfeld|erdbeerfelder|erdbeerbeet|erdbeerplantage',
    cottonfield: 'baumwollfeld|baumwollfelder|baumwollplantage',
    shellgathering: 'sammelt muscheln|sammeln muscheln|muscheln sammeln|muscheln sammelnd',
    flowerpicking:
      'blumen pflücken|pflückt blumen|pflücken blumen|blumen pflückend|pflückt eine blume',
  },
  es: {
    pumpkinpatch: 'campo de calabazas|huerto de calabazas',
    currantpicking: 'recogiendo grosellas|recoge grosellas|recogiendo frambuesas|recoge frambuesas',
    dacha: 'dacha|casita de campo',
    corn: 'campo de maíz|campos de maíz|maizal|maizales|milpa',
    vineterraces: 'viñedos en terrazas|viñedo en terrazas|viñedos aterrazados|viñas en terrazas',
    rainover: 'después de la lluvia|tras la lluvia|después de llover',
    grapepicking:
      'vendimia|vendimiador|vendimiadores+|vendimiadora|recogiendo uvas|cosechando uvas|cosecha de uvas|cosecha de uva',
    blossomorchard: 'huerto en flor|manzanal en flor|huerto de manzanos en flor',
    orchard:
      'huerto de manzanos|huerto de frutales|manzanal|huerto de árboles frutales|naranjal|huerto de naranjos|limonar',
    applepicking:
      'recogiendo manzanas|cosechando manzanas|cosecha de manzanas|recogida de manzanas|recolectores de manzanas+',
    olivepicking:
      'recogiendo aceitunas|cosechando aceitunas|cosecha de aceitunas|recogida de la aceituna|recogiendo olivas',
    teapicking:
      'recogiendo té|cosechando té|cosecha de té|recogiendo hojas de té|recolectoras de té+',
    berrypicking: 'recogiendo fresas|cosechando fresas|cosecha de fresas|recogida de fresas',
    cottonpicking:
      'recogiendo algodón|cosechando algodón|cosecha de algodón|recolectores de algodón+',
    woodgathering: 'recogiendo leña|recoge leña|recogen leña',
    stonegathering: 'recogiendo piedras|recoge piedras',
    mushroompicking: 'recogiendo setas|recoge setas|recogiendo hongos|buscando setas',
    coffeepicking:
      'recogiendo café|recoge café|recogen café|cosechando café|cosecha café|cosechan café|cosecha de café|recolectando café|recolectores de café+|cosecha del café',
    coffeefarm: 'cafetal|plantación de café|finca de café|finca cafetera|cafetales',
    strawberryfield: 'campo de fresas|campos de fresas|fresal',
    cottonfield: 'campo de algodón|campos de algodón|algodonal',
    shellgathering: 'recogiendo conchas|recoge conchas|recogiendo caracolas|recogen conchas',
    flowerpicking:
      'recogiendo flores|cogiendo flores|recoge flores|cortando flores|coge flores|recoger flores',
  },
  ru: {
    pumpkinpatch: 'тыквенное поле|тыквенном поле',
    currantpicking:
      'собирает смородину|собирают смородину|собирает малину|собирают малину|собирает крыжовник|собирает ягоды|собирают ягоды|сбор смородины',
    dacha: 'дача|даче|дачу|дачи|дачный домик|дачный участок|дачном участке',
    corn: 'кукурузное поле|кукурузные поля|поле кукурузы|кукурузном поле|кукурузному полю',
    vineterraces: 'виноградники на террасах|виноградные террасы|террасные виноградники',
    rainover: 'после дождя|после ливня',
    grapepicking:
      'сбор винограда|сборщик винограда|сборщики винограда+|собирает виноград|собирают виноград|собирающие виноград',
    blossomorchard:
      'цветущий яблоневый сад|цветущем яблоневом саду|цветущий фруктовый сад|цветущем фруктовом саду',
    orchard: 'фруктовый сад|яблоневый сад|апельсиновый сад|мандариновый сад|лимонный сад',
    applepicking:
      'сбор яблок|сборщик яблок|сборщики яблок+|собирает яблоки|собирают яблоки|собирающие яблоки',
    olivepicking:
      'сбор оливок|сборщики оливок+|собирает оливки|собирают оливки|собирающие оливки|собирают маслины',
    teapicking: 'сбор чая|сборщица чая|сборщицы чая+|собирает чай|собирают чай|собирающие чай',
    berrypicking: 'сбор клубники|сборщики клубники+|собирает клубнику|собирают клубнику',
    cottonpicking: 'сбор хлопка|сборщики хлопка+|собирает хлопок|собирают хлопок',
    woodgathering: 'собирает хворост|собирают хворост|собирает дрова',
    stonegathering: 'собирает камни|собирают камни|собирает камешки',
    mushroompicking: 'собирает грибы|собирают грибы|грибник|собирающий грибы',
    coffeepicking:
      'собирает кофе|собирают кофе|сбор кофе|собирающий кофе|сборщики кофе+|сборщик кофе|урожай кофе',
    coffeefarm: 'кофейная плантация|плантация кофе|кофейной плантации|кофейные плантации',
    strawberryfield:
      'клубничное поле|клубничном поле|клубничная поляна|клубничной поляне|клубничная плантация',
    cottonfield: 'хлопковое поле|хлопковом поле|хлопковые поля|хлопковая плантация',
    shellgathering: 'собирает ракушки|собирают ракушки|собирающая ракушки',
    flowerpicking: 'собирает цветы|собирают цветы|рвёт цветы|рвет цветы|собирающая цветы',
  },
  pt: {
    pumpkinpatch: 'campo de abóboras|plantação de abóboras',
    currantpicking:
      'colhendo groselhas|colhe groselhas|colhendo framboesas|colhe framboesas|colhendo amoras',
    dacha: 'dacha|casinha de campo',
    corn: 'campo de milho|campos de milho|milharal|milharais|plantação de milho',
    vineterraces: 'vinhas em socalcos|vinhedos em socalcos|vinhas em terraços|vinhedos em terraços',
    rainover: 'depois da chuva|após a chuva',
    grapepicking:
      'vindima|vindimador|vindimadores+|colhendo uvas|a colher uvas|colheita de uvas|colheita da uva',
    blossomorchard: 'pomar em flor|pomar florido',
    orchard: 'pomar|pomar de macieiras|laranjal|pomar de laranjeiras',
    applepicking: 'colhendo maçãs|a colher maçãs|colheita de maçãs|colheita da maçã',
    olivepicking:
      'colhendo azeitonas|a colher azeitonas|colheita de azeitonas|apanha da azeitona|colhendo azeitona',
    teapicking: 'colhendo chá|a colher chá|colheita de chá|colheita do chá',
    berrypicking: 'colhendo morangos|a colher morangos|colheita de morangos',
    cottonpicking: 'colhendo algodão|a colher algodão|colheita de algodão',
    woodgathering: 'apanhando lenha|recolhendo lenha|catando lenha',
    stonegathering: 'apanhando pedras|recolhendo pedras|catando pedras',
    mushroompicking: 'colhendo cogumelos|apanhando cogumelos|a apanhar cogumelos',
    coffeepicking:
      'colhendo café|colhe café|colhem café|colheita de café|colheita do café|colhedor de café|apanhando café|colhendo grãos de café|a colher café',
    coffeefarm: 'cafezal|plantação de café|fazenda de café|lavoura de café',
    strawberryfield: 'campo de morangos|campos de morangos|morangal|plantação de morangos',
    cottonfield: 'campo de algodão|campos de algodão|algodoal|plantação de algodão',
    shellgathering: 'apanhando conchas|recolhendo conchas|catando conchas|a apanhar conchas',
    flowerpicking: 'colhendo flores|a colher flores|apanhando flores|colhe flores',
  },
  it: {
    pumpkinpatch: 'campo di zucche',
    currantpicking:
      'raccoglie ribes|raccogliendo ribes|raccoglie lamponi|raccogliendo lamponi|raccoglie more',
    dacha: 'dacia|casetta di campagna',
    corn: 'campo di mais|campi di mais|campo di granturco|campo di granoturco',
    vineterraces: 'vigneti terrazzati|vigneto terrazzato|vigneti a terrazze|terrazze di viti',
    rainover: 'dopo la pioggia|dopo un acquazzone',
    grapepicking:
      "vendemmia|vendemmiatore|vendemmiatori+|vendemmiatrice|raccolgono l'uva|raccoglie l'uva|raccolta dell'uva|raccogliendo uva",
    blossomorchard: 'frutteto in fiore|frutteto fiorito|meleto in fiore',
    orchard: 'frutteto|meleto|agrumeto|aranceto|limoneto',
    applepicking:
      'raccolgono le mele|raccoglie le mele|raccolta delle mele|raccogliendo mele|raccoglitori di mele+|raccoglie mele',
    olivepicking:
      'raccolgono le olive|raccoglie le olive|raccolta delle olive|raccogliendo olive|raccoglitori di olive+',
    teapicking:
      'raccolgono il tè|raccoglie il tè|raccolta del tè|raccogliendo tè|raccoglitrici di tè+',
    berrypicking:
      'raccolgono le fragole|raccoglie le fragole|raccolta delle fragole|raccogliendo fragole',
    cottonpicking:
      'raccolgono il cotone|raccoglie il cotone|raccolta del cotone|raccogliendo cotone',
    woodgathering: 'raccoglie legna|raccogliendo legna|raccolgono legna',
    stonegathering: 'raccoglie sassi|raccogliendo sassi|raccoglie pietre',
    mushroompicking: 'raccoglie funghi|raccogliendo funghi|raccolgono funghi|cercatore di funghi',
    coffeepicking:
      'raccoglie caffè|raccolgono caffè|raccogliendo caffè|raccolta del caffè|raccoglie il caffè|raccolgono il caffè|raccoglitori di caffè+|raccoglitrice di caffè',
    coffeefarm: 'piantagione di caffè|piantagioni di caffè|campo di caffè',
    strawberryfield: 'campo di fragole|campi di fragole|coltivazione di fragole',
    cottonfield: 'campo di cotone|campi di cotone|piantagione di cotone',
    shellgathering:
      'raccoglie conchiglie|raccogliendo conchiglie|raccolgono conchiglie|che raccoglie conchiglie',
    flowerpicking:
      'raccogliendo fiori|raccoglie fiori|raccolgono fiori|che raccoglie fiori|cogliendo fiori',
  },
  tr: {
    pumpkinpatch: 'balkabağı tarlası|kabak tarlası',
    currantpicking:
      'frenk üzümü toplayan|frenk üzümü topluyor|ahududu toplayan|ahududu topluyor|böğürtlen toplayan',
    dacha: 'yazlık ev|dacha',
    corn: 'mısır tarlası|mısır tarlaları|mısır tarlasında',
    vineterraces: 'teraslı bağlar|teras bağları|teraslı üzüm bağları',
    rainover: 'yağmurdan sonra|yağmur sonrası',
    grapepicking: 'üzüm toplayan|üzüm topluyor|üzüm hasadı|bağbozumu|üzüm toplama',
    blossomorchard: 'çiçek açmış meyve bahçesi|çiçekli meyve bahçesi|çiçek açan elma bahçesi',
    orchard:
      'meyve bahçesi|elma bahçesi|portakal bahçesi|mandalina bahçesi|limon bahçesi|narenciye bahçesi',
    applepicking: 'elma toplayan|elma topluyor|elma hasadı|elma toplama',
    olivepicking: 'zeytin toplayan|zeytin topluyor|zeytin hasadı|zeytin toplama',
    teapicking: 'çay toplayan|çay topluyor|çay hasadı|çay toplama',
    berrypicking: 'çilek toplayan|çilek topluyor|çilek hasadı|çilek toplama',
    cottonpicking: 'pamuk toplayan|pamuk topluyor|pamuk hasadı|pamuk toplama',
    woodgathering: 'odun toplayan|odun topluyor',
    stonegathering: 'taş toplayan|taş topluyor',
    mushroompicking: 'mantar toplayan|mantar topluyor',
    coffeepicking: 'kahve toplayan|kahve topluyor|kahve hasadı|kahve toplayıcısı|kahve toplarken',
    coffeefarm: 'kahve plantasyonu|kahve tarlası|kahve çiftliği|kahve bahçesi',
    strawberryfield: 'çilek tarlası|çilek tarlasında|çilek bahçesi',
    cottonfield: 'pamuk tarlası|pamuk tarlasında|pamuk tarlaları',
    shellgathering: 'deniz kabuğu toplayan|deniz kabuğu topluyor|deniz kabukları toplayan',
    flowerpicking: 'çiçek toplayan|çiçek topluyor|çiçek toplayanlar+',
  },
  ar: {
    pumpkinpatch: 'حقل يقطين|حقل اليقطين|حقل القرع',
    currantpicking: 'تقطف الكشمش|يقطف الكشمش|تقطف التوت|يقطف التوت|قطف التوت',
    dacha: 'داتشا|بيت ريفي صغير',
    corn: 'حقل ذرة|حقل الذرة|حقول الذرة|حقول ذرة',
    vineterraces: 'مدرجات العنب|كروم مدرجة|مدرجات الكروم',
    rainover: 'بعد المطر|بعد هطول المطر',
    grapepicking: 'قطف العنب|يقطفون العنب|يقطف العنب|تقطف العنب|حصاد العنب',
    blossomorchard: 'بستان مزهر|بستان تفاح مزهر',
    orchard: 'بستان|بساتين|بستان تفاح|بستان برتقال|بستان ليمون|بيارة برتقال',
    applepicking: 'قطف التفاح|يقطفون التفاح|يقطف التفاح|تقطف التفاح|حصاد التفاح',
    olivepicking:
      'قطف الزيتون|يقطفون الزيتون|يقطف الزيتون|تقطف الزيتون|حصاد الزيتون|يقطفن الزيتون|تقطفن الزيتون|قاطفات الزيتون',
    teapicking: 'قطف الشاي|يقطفون الشاي|يقطف الشاي|تقطف الشاي|حصاد الشاي',
    berrypicking: 'قطف الفراولة|يقطفون الفراولة|يقطف الفراولة|تقطف الفراولة',
    cottonpicking: 'قطف القطن|يقطفون القطن|يقطف القطن|تقطف القطن',
    woodgathering: 'يجمع الحطب|تجمع الحطب',
    stonegathering: 'يجمع الحجارة|تجمع الحجارة',
    mushroompicking: 'يجمع الفطر|تجمع الفطر|يقطف الفطر',
    coffeepicking:
      'يقطف البن|تقطف البن|يقطفون البن|قطف البن|حصاد البن|يحصد البن|يقطفون القهوة|قطف القهوة|يجمع حبوب البن',
    coffeefarm: 'مزرعة بن|مزرعة البن|مزرعة قهوة|حقل البن',
    strawberryfield: 'حقل فراولة|حقل الفراولة|مزرعة فراولة|مزرعة الفراولة',
    cottonfield: 'حقل قطن|حقل القطن|حقول القطن|مزرعة قطن',
    shellgathering: 'تجمع الأصداف|يجمع الأصداف|تجمع الصدف|يجمعون الأصداف',
    flowerpicking: 'تقطف الزهور|يقطف الزهور|تقطف الأزهار|يقطفون الزهور|قطف الزهور',
  },
  hi: {
    pumpkinpatch: 'कद्दू का खेत|कद्दू के खेत',
    currantpicking: 'करंट तोड़ती|बेरी तोड़ती|बेरी तोड़ता|रसभरी तोड़ती',
    dacha: 'डाचा',
    corn: 'मक्के का खेत|मक्का का खेत|मक्के के खेत|मकई का खेत|मकई के खेत',
    vineterraces: 'सीढ़ीदार अंगूर के बाग|अंगूर के सीढ़ीदार बाग',
    rainover: 'बारिश के बाद|वर्षा के बाद',
    grapepicking: 'अंगूर तोड़ते|अंगूर तोड़ती|अंगूर तोड़ता|अंगूर की फसल|अंगूर की तुड़ाई',
    blossomorchard: 'फूलों से भरा सेब का बाग|खिला हुआ बाग|फूलों से लदा सेब का बाग',
    orchard: 'फलों का बाग|सेब का बाग|सेब का बागान|सेब के बाग|संतरे का बाग|नींबू का बाग|संतरों का बाग',
    applepicking: 'सेब तोड़ते|सेब तोड़ती|सेब तोड़ता|सेब की फसल|सेब की तुड़ाई',
    olivepicking: 'जैतून तोड़ते|जैतून तोड़ती|जैतून तोड़ता|जैतून की फसल|जैतून की तुड़ाई|जैतून तोड़ रही',
    teapicking: 'चाय की पत्तियां तोड़ते|चाय की पत्तियां तोड़ती|चाय तोड़ते|चाय तोड़ती|चाय की तुड़ाई',
    berrypicking: 'स्ट्रॉबेरी तोड़ते|स्ट्रॉबेरी तोड़ती|स्ट्रॉबेरी तोड़ता',
    cottonpicking: 'कपास तोड़ते|कपास तोड़ती|कपास चुनते|कपास चुनती',
    woodgathering: 'लकड़ी चुनता|लकड़ियाँ चुनती|लकड़ी इकट्ठा करता',
    stonegathering: 'पत्थर चुनता|पत्थर चुनती|पत्थर इकट्ठा करता',
    mushroompicking: 'मशरूम चुनती|मशरूम चुनता|मशरूम तोड़ता',
    coffeepicking: 'कॉफी तोड़ता|कॉफी तोड़ती|कॉफी तोड़ते|कॉफी चुनता|कॉफी चुनती|कॉफी चुनते|कॉफी की फसल',
    coffeefarm: 'कॉफी बागान|कॉफी का बागान|कॉफी के बागान|कॉफी का खेत',
    strawberryfield: 'स्ट्रॉबेरी का खेत|स्ट्रॉबेरी के खेत',
    cottonfield: 'कपास का खेत|कपास के खेत',
    shellgathering: 'सीपियाँ चुनती|सीपियां चुनती|सीपियाँ चुनता|सीपियाँ इकट्ठा करती',
    flowerpicking: 'फूल तोड़ती|फूल तोड़ता|फूल चुनती|फूल तोड़ते|फूल चुनते',
  },
};
