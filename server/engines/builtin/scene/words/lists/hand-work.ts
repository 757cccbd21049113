import type { WordTable } from '../../../words/language.ts';
import type { HandKey } from '../keys/people/hand-keys.ts';

/** Words for work of the hands around a house. */
export const HAND_WORDS: WordTable<HandKey> = {
  en: {
    ploughing:
      'ploughing|plowing|ploughs|plows|ploughing a field|plowing a field|ploughing the field|plowing the field|ploughing his field|plowing his field|ploughs a field|plows a field|ploughs the field|plows the field',
    milking: 'milking|milks|hand milking|milking by hand',
    rescuing: 'rescuing|rescues|rescue|saving|saves',
    wallpainting:
      'painting a wall|paints a wall|painting the wall|painting walls|painting the walls|painting a house|paints a house|painting the house|painting his house|painting their house|painting a room|painting a garage|painting a barn|painting a garden wall',
    graffiti:
      'spraying a wall|spraying the wall|spraying graffiti|sprays graffiti|spray painting a wall|spray painting graffiti|spray painting|spray paints a wall|painting graffiti|painting graffiti on a wall|spraying graffiti on a wall|spraying a mural|painting a mural|painting a mural on a wall',
    graffitist:
      'graffiti artist|graffiti artists+|graffiti artist spraying a wall|graffiti artist spraying|graffiti artist painting a wall|graffiti artist painting|street artist painting a wall|street artist spraying a wall',
    bricklaying:
      'building a wall|building a brick wall|building a stone wall|builds a wall|build a wall|building walls|building a house|building a brick house|building a new house|building houses|building their house|build a house|builds a house|laying bricks|laying brick|lays bricks|laying a brick wall',
    treehousebuilding:
      'building a treehouse|build a treehouse|builds a treehouse|building a tree house|building the treehouse',
    boatbuilding:
      'building a boat|building a ship|building a wooden boat|building boats|building ships|building a longship|building a viking ship|building a longboat|building a wooden ship|build a boat|build a ship|builds a boat|building an ark|building the ark',
    fencepainting:
      'painting a fence|paints a fence|painting the fence|paints the fence|painting a white fence|painting a wooden fence|painting the garden fence|painting a picket fence|painting a white picket fence|painting his fence|painting her fence|painting fences|whitewashing a fence',
    pegging:
      'hanging out laundry|hanging out the laundry|hanging the laundry|hanging up laundry|hanging up the laundry|hangs laundry|hangs out laundry|hangs the laundry|hanging washing|hanging the washing|hanging out the washing|hanging clothes|hanging clothes on a line|hanging up clothes|hangs up clothes|hanging sheets|hanging laundry on a line|hanging laundry to dry|hanging clothes to dry',
    planting:
      'planting|plants flowers in|planting out|planting seedlings|planting seeds|planting a seedling|planting bulbs|sowing seeds|planting a tree|planting trees|growing carrots|growing vegetables|growing tomatoes|growing potatoes|growing plants|grows vegetables',
    schoolgarden: 'school garden|school gardens|school yard garden|schoolyard garden',
  },
  zh: {
    ploughing: '犁地|犁田|耕地|耕田|正在犁地|正在耕地|用犁耕地',
    milking: '挤奶|挤牛奶|给奶牛挤奶|正在挤奶',
    rescuing: '营救|解救|救下',
    wallpainting: '刷墙|粉刷墙壁|刷房子|粉刷房子',
    graffiti: '喷涂鸦|画涂鸦|在墙上喷漆',
    graffitist: '涂鸦艺术家',
    bricklaying: '砌墙|砌砖|盖房子|建房子',
    treehousebuilding: '建树屋|搭树屋|造树屋|搭建树屋',
    boatbuilding: '造船|建造船只|造木船',
    fencepainting: '刷栅栏|粉刷栅栏|给栅栏刷漆|油漆栅栏|刷围栏',
    pegging: '正在晾衣服|晾晒衣物|挂衣服',
    planting: '种植|栽种|种花|正在种花|栽花|种树|园艺|种菜|种蔬菜|种胡萝卜|种土豆',
    schoolgarden: '学校花园|学校的花园|校园花园',
  },
  ja: {
    ploughing: '畑を耕す|畑を耕している|田を耕す|田を耕している|鋤で耕す|畑を鋤く',
    milking: '乳を搾る|乳を搾っている|乳搾りをする|乳しぼりをする|搾乳する|搾乳している',
    rescuing: '助ける|救助する|救出する|助けている',
    wallpainting: '壁を塗る|壁を塗っている|家を塗る',
    graffiti: '壁にスプレーする|グラフィティを描く|グラフィティを描いている',
    graffitist: 'グラフィティアーティスト',
    bricklaying: 'レンガを積む|レンガを積んでいる|壁を作る|家を建てる|家を建てている',
    treehousebuilding: 'ツリーハウスを作る|ツリーハウスを作っている|ツリーハウスを建てる',
    boatbuilding: '船を造る|船を作る|船を作っている|船を造っている',
    fencepainting:
      'フェンスを塗る|フェンスを塗っている|柵を塗る|塀を塗る|柵にペンキを塗る|フェンスにペンキを塗る',
    pegging: '洗濯物を干す|洗濯物を干している|洗濯物を干して',
    planting:
      '植える|植えている|花を植える|花を植えている|苗を植える|庭仕事|ガーデニング|野菜を育てる|野菜を育てている|にんじんを育てる|にんじんを育てている',
    schoolgarden: '学校の庭|学校菜園|校庭の花壇',
  },
  ko: {
    ploughing: '쟁기질하는|밭을 가는|밭을 갈고 있는|논을 가는|쟁기질|밭갈이|밭을 갈다',
    milking: '젖을 짜는|젖을 짜고 있는|우유를 짜는|착유하는|소젖을 짜는',
    rescuing: '구하는|구조하는|구출하는',
    wallpainting: '벽을 칠하는|벽을 페인트칠하는|집을 칠하는',
    graffiti: '그래피티를 그리는|벽에 스프레이를 뿌리는',
    graffitist: '그래피티 아티스트',
    bricklaying: '벽돌을 쌓는|벽을 쌓는|집을 짓는|집을 짓고 있는',
    treehousebuilding: '나무 위의 집을 짓는|나무집을 짓는|트리하우스를 짓는',
    boatbuilding: '배를 만드는|배를 만들고 있는|배를 건조하는',
    fencepainting: '울타리를 칠하는|울타리를 페인트칠하는|울타리 칠하는|담장을 칠하는',
    pegging: '빨래를 너는|빨래를 널고 있는|빨래 너는',
    planting:
      '심는|심고 있는|꽃을 심는|꽃을 심고 있는|나무를 심는|정원을 가꾸는|채소를 키우는|당근을 키우는|재배하는',
    schoolgarden: '학교 정원|학교 텃밭|학교 화단',
  },
  fr: {
    ploughing:
      'laboure|labourant|en train de labourer|qui laboure|laboure un champ|labourant un champ|laboure le champ|laboure son champ|labourer',
    milking: 'trayant|qui trait|en train de traire|trait une|traire une',
    rescuing: 'sauvant|sauve|secourt|secourant',
    wallpainting:
      'peignant un mur|peint un mur|peignant le mur|peint le mur|repeint un mur|repeint le mur|peignant une maison|peint sa maison|repeint sa maison',
    graffiti: 'taguant un mur|tague un mur|peignant un graffiti|peint un graffiti|bombant un mur',
    graffitist: 'graffeur|graffeurs+',
    bricklaying:
      'construisant un mur|construit un mur|construisent un mur|construisant une maison|construit une maison|construisent une maison|posant des briques|pose des briques',
    treehousebuilding:
      'construisent une cabane dans les arbres|construisent une cabane dans un arbre|construisant une cabane dans un arbre|construit une cabane dans un arbre',
    boatbuilding:
      'construisant un bateau|construit un bateau|construisent un bateau|construisant un navire|construisent un navire|construisant un drakkar|construisent un drakkar',
    fencepainting:
      'peignant une clôture|peint une clôture|peignant la clôture|peint la clôture|repeint la clôture|peint une barrière',
    pegging:
      'étendant le linge|étend le linge|étendent le linge|accroche le linge|accrochant le linge|suspend le linge|suspendant le linge',
    planting:
      'plantant|plante des fleurs|plantent|plante des tournesols|plante un arbre|cultivant|cultive des légumes|cultive des carottes',
    schoolgarden: "jardin de l'école|jardin d'école|jardin scolaire",
  },
  de: {
    ploughing:
      'pflügt|pflügend|pflügen|beim pflügen|pflügt ein feld|pflügt das feld|pflügt einen acker|pflügt den acker|pflügt sein feld|pflügt seinen acker',
    milking: 'melkt|melken|melkend|beim melken',
    rescuing: 'rettet|retten|rettend',
    wallpainting:
      'streicht eine wand|streicht die wand|streichen eine wand|streichen die wand|streicht ein haus|streicht das haus|streichen das haus|streichen ein haus|streicht eine mauer|eine wand streichend',
    graffiti:
      'sprüht ein graffiti|sprüht graffiti|besprüht eine wand|besprüht eine mauer|sprayt ein graffiti',
    graffitist: 'graffitikünstler|graffiti-künstler|graffitisprayer',
    bricklaying:
      'baut eine mauer|bauen eine mauer|mauert eine wand|mauern eine wand|baut ein haus|bauen ein haus|mauert|beim mauern',
    treehousebuilding: 'bauen ein baumhaus|baut ein baumhaus|baumhaus bauen',
    boatbuilding:
      'baut ein boot|bauen ein boot|baut ein schiff|bauen ein schiff|bauen ein langschiff|beim bootsbau',
    fencepainting:
      'streicht einen zaun|streicht den zaun|streichen einen zaun|streichen den zaun|beim zaunstreichen|einen zaun streichend|malt den zaun an',
    pegging:
      'hängt wäsche auf|hängt die wäsche auf|hängen wäsche auf|beim wäscheaufhängen|wäsche aufhängen|wäsche aufhängend',
    planting:
      'pflanzt|pflanzen blumen|pflanzen sonnenblumen|pflanzend|beim pflanzen|sät|baut gemüse an|züchtet gemüse|züchtet karotten|baut karotten an',
    schoolgarden: 'schulgarten|garten der schule',
  },
  es: {
    ploughing:
      'arando|ara el campo|arando el campo|arando un campo|arando la tierra|que ara|ara la tierra|arar',
    milking: 'ordeñando|ordeña|que ordeña|ordeñar',
    rescuing: 'rescatando|rescata|salvando|salva',
    wallpainting:
      'pintando una pared|pinta una pared|pintando la pared|pinta la pared|pintando un muro|pinta un muro|pintando una casa|pinta su casa|pintando la casa',
    graffiti:
      'pintando un grafiti|pinta un grafiti|pintando grafitis|pintando un mural|pinta un mural',
    graffitist: 'grafitero|grafiteros+|grafitera',
    bricklaying:
      'construyendo un muro|construye un muro|construyen un muro|construyendo una casa|construye una casa|construyen una casa|poniendo ladrillos|pone ladrillos',
    treehousebuilding:
      'construyendo una casa del árbol|construyen una casa del árbol|construyendo una casa en el árbol|construyen una casa en el árbol',
    boatbuilding:
      'construyendo un barco|construye un barco|construyen un barco|construyendo un bote|construyen un bote',
    fencepainting:
      'pintando una valla|pinta una valla|pintando la valla|pinta la valla|pintando una cerca|pinta una cerca|pintando la cerca',
    pegging:
      'tendiendo la ropa|tiende la ropa|tendiendo ropa|tiende ropa|colgando la ropa|cuelga la ropa',
    planting:
      'plantando|planta flores|plantan|sembrando|siembra flores|jardinería|cultivando|cultiva verduras|cultiva zanahorias',
    schoolgarden: 'jardín de la escuela|jardín escolar|huerto escolar',
  },
  ru: {
    ploughing: 'пашет|пашущий|пашущая|пашут|пашет поле|вспахивает|вспахивает поле|пашет землю',
    milking: 'доит|доящая|доящий|доят',
    rescuing: 'спасает|спасающий|спасают|снимает',
    wallpainting: 'красит стену|красят стену|красит дом|красят дом|красящий стену',
    graffiti: 'рисует граффити|рисуют граффити|рисующий граффити',
    graffitist: 'граффитист',
    bricklaying:
      'строит стену|строят стену|строит дом|строят дом|кладет кирпичи|кладёт кирпичи|строящие дом',
    treehousebuilding: 'строят домик на дереве|строят дом на дереве|строит домик на дереве',
    boatbuilding: 'строит лодку|строят лодку|строит корабль|строят корабль|строящие корабль',
    fencepainting: 'красит забор|красят забор|красящий забор|красить забор|покраска забора',
    pegging: 'развешивает белье|развешивает бельё|развешивают белье|вешает белье|вешает бельё',
    planting:
      'сажает|сажают|сажающий|сажая|высаживает|высаживают|выращивает|выращивают|выращивающий',
    schoolgarden: 'школьный сад|школьном саду|школьный огород',
  },
  pt: {
    ploughing:
      'arando|ara o campo|arando o campo|arando um campo|arando a terra|que ara|ara a terra',
    milking: 'ordenhando|ordenha|que ordenha|ordenhar',
    rescuing: 'resgatando|resgata|salvando|salva|a resgatar',
    wallpainting:
      'pintando uma parede|pinta uma parede|pintando a parede|a pintar uma parede|pintando um muro|pinta um muro|pintando uma casa|pintando a casa|a pintar a casa',
    graffiti: 'pintando um grafite|pinta um grafite|pintando um mural|grafitando um muro',
    graffitist: 'grafiteiro|grafiteiros+|grafiteira',
    bricklaying:
      'construindo um muro|constroem um muro|constrói um muro|construindo uma casa|constroem uma casa|constrói uma casa|assentando tijolos|a construir uma casa',
    treehousebuilding:
      'construindo uma casa na árvore|constroem uma casa na árvore|construindo uma casa da árvore',
    boatbuilding:
      'construindo um barco|constroem um barco|constrói um barco|construindo um navio|a construir um barco',
    fencepainting:
      'pintando uma cerca|pinta uma cerca|pintando a cerca|pinta a cerca|a pintar a cerca|a pintar uma cerca',
    pegging:
      'estendendo roupa|estende roupa|estendendo a roupa|estende a roupa|a estender a roupa|pendurando roupa|pendurando a roupa',
    planting:
      'plantando|planta flores|plantam|a plantar|semeando|jardinagem|cultivando|cultiva legumes|cultiva cenouras',
    schoolgarden: 'jardim da escola|horta escolar|jardim escolar',
  },
  it: {
    ploughing:
      'arando|ara il campo|ara un campo|arando il campo|arando un campo|che ara|ara la terra',
    milking: 'mungendo|munge|che munge|mungere',
    rescuing: 'salva|salvando|soccorre|che salva',
    wallpainting:
      'dipinge un muro|dipingendo un muro|imbianca una parete|imbiancando una parete|dipinge una parete|dipinge la parete|vernicia un muro|dipinge la casa',
    graffiti:
      'dipinge un graffito|spruzza un graffito|dipinge graffiti|dipinge un murale|dipingendo un murale',
    graffitist: 'graffitaro|graffitari+',
    bricklaying:
      'costruisce un muro|costruendo un muro|costruiscono un muro|costruisce una casa|costruendo una casa|costruiscono una casa|posa mattoni',
    treehousebuilding: 'costruiscono una casa sull albero|costruendo una casa sull albero',
    boatbuilding:
      'costruisce una barca|costruendo una barca|costruiscono una barca|costruiscono una nave|costruisce una nave|costruendo una nave',
    fencepainting:
      'dipinge una staccionata|dipingendo una staccionata|vernicia una staccionata|verniciando una staccionata|dipinge il recinto|vernicia il recinto|dipinge lo steccato|dipinge uno steccato|dipinge la staccionata',
    pegging:
      'stende il bucato|stendendo il bucato|stende i panni|stendendo i panni|stende la biancheria|stendono i panni',
    planting:
      'piantando|pianta fiori|piantano|pianta girasoli|seminando|giardinaggio|pianta un albero|piantano un albero|coltivando|coltiva verdure|coltiva carote',
    schoolgarden: 'giardino della scuola|giardino scolastico|orto scolastico',
  },
  tr: {
    ploughing:
      'tarla sürüyor|tarla süren|tarlayı sürüyor|tarlayı süren|çift sürüyor|çift süren|saban süren',
    milking: 'süt sağan|süt sağıyor|sağan',
    rescuing: 'kurtaran|kurtarıyor',
    wallpainting:
      'duvar boyayan|duvarı boyayan|duvar boyuyor|duvarı boyuyor|ev boyayan|evi boyayan',
    graffiti: 'grafiti yapan|grafiti yapıyor|duvara grafiti yapan',
    graffitist: 'grafiti sanatçısı',
    bricklaying: 'duvar ören|duvar örüyor|ev inşa eden|ev yapan|tuğla ören|ev inşa ediyor',
    treehousebuilding: 'ağaç ev yapan|ağaç ev yapıyor',
    boatbuilding: 'tekne yapan|gemi yapan|tekne inşa eden|gemi inşa eden|tekne yapıyor',
    fencepainting: 'çit boyayan|çiti boyayan|çit boyuyor|çiti boyuyor|çit boyamak',
    pegging: 'çamaşır asan|çamaşır asıyor|çamaşırları asan|çamaşırları asıyor',
    planting:
      'diken|dikiyor|fidan diken|çiçek diken|çiçek dikiyor|ağaç diken|bahçe işleri|yetiştiren|yetiştiriyor',
    schoolgarden: 'okul sebze bahçesi|okulun sebze bahçesi|okul bostanı',
  },
  ar: {
    ploughing: 'يحرث|تحرث|يحرث الحقل|تحرث الحقل|يحرث الأرض|تحرث الأرض|يحرث حقلا',
    milking: 'يحلب|تحلب',
    rescuing: 'ينقذ|تنقذ|ينقذون',
    wallpainting: 'يدهن الجدار|تدهن الجدار|يدهن جدارا|يطلي الجدار|يدهن المنزل',
    graffiti: 'يرسم الجرافيتي|يرسم جرافيتي',
    graffitist: 'فنان جرافيتي|فنان غرافيتي',
    bricklaying: 'يبني جدارا|يبنون جدارا|يبني منزلا|يبنون منزلا|يبني بيتا|يبنون بيتا',
    treehousebuilding: 'يبنون بيت شجرة|يبني بيت شجرة|تبني بيت شجرة',
    boatbuilding: 'يبني قاربا|يبنون قاربا|يبني سفينة|يبنون سفينة|يصنع قاربا',
    fencepainting: 'يدهن السياج|تدهن السياج|يطلي السياج|تطلي السياج|يدهن سياجا',
    pegging: 'تنشر الغسيل|ينشر الغسيل|تنشر الملابس|تعلق الغسيل',
    planting:
      'يزرع|تزرع|يزرعون|يغرس|يزرعون الزهور|تعتني بالحديقة|يعتني بالحديقة|يزرع الجزر|يزرع الخضروات',
    schoolgarden: 'حديقة المدرسة|حديقة مدرسية',
  },
  hi: {
    ploughing: 'हल चलाता|हल चलाते|हल चलाती|हल चला रहा|हल जोतता|खेत जोतता|खेत जोत रहा|हल चलाना',
    milking: 'दूध दुहता|दूध दुहती|दूध निकालती|दूध निकालता|दुहती|दुहता',
    rescuing: 'बचाता|बचाती|बचाते',
    wallpainting: 'दीवार रंगता|दीवार रंगती|दीवार रंगते|दीवार पेंट करता|दीवार पेंट करते|घर रंगते',
    graffiti: 'ग्रैफिटी बनाता|ग्रैफिटी बनाती|ग्रैफिटी बनाते',
    graffitist: 'ग्रैफिटी कलाकार',
    bricklaying: 'दीवार बनाते|दीवार बनाता|घर बनाते|घर बनाता|ईंटें लगाते|ईंटें लगाता',
    treehousebuilding: 'पेड़ पर घर बनाते|पेड़ पर घर बना रहे|ट्रीहाउस बनाते',
    boatbuilding: 'नाव बनाते|नाव बनाता|जहाज बनाते|जहाज बनाता',
    fencepainting: 'बाड़ रंगता|बाड़ रंगते|बाड़ रंगती|बाड़ पेंट करता|बाड़ पेंट करते',
    pegging: 'कपड़े सुखाती|कपड़े सुखाता|कपड़े टांगती|कपड़े सुखाते',
    planting:
      'रोपते|रोपता|रोपती|पौधे लगाते|पौधे लगाता|पौधे लगाती|फूल लगाते|बागवानी|पेड़ लगाता|पेड़ लगाते|उगाते|उगाता|उगाती|उगा',
    schoolgarden: 'स्कूल का बगीचा|विद्यालय का बगीचा|स्कूल के बगीचे',
  },
};
