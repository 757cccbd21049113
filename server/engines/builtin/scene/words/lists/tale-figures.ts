import type { WordTable } from '../../../words/language.ts';
import type { TaleFigureKey } from '../keys/people/tale-figure-keys.ts';

/** Words for figures of tales and of the earliest times, and for what carries somebody through the air. */
export const TALE_FIGURE_WORDS: WordTable<TaleFigureKey> = {
  en: {
    cavepainting:
      'cave painting|cave art|rock art|lascaux|altamira|prehistoric painting|painting on the cave wall|paintings on the cave wall|drawings on the cave wall',
    flyingcarpet:
      'flying carpet|magic carpet|flying rug|magic rug|enchanted carpet|carpet that flies',
    flyingmortar: 'in her mortar|in a mortar|in her flying mortar|flying mortar',
    ridingcloud:
      'riding a cloud|rides a cloud|riding on a cloud|flying on a cloud|on a flying cloud|somersault cloud|flying nimbus',
    ridingpaper:
      'on a paper plane|on a paper airplane|on a paper aeroplane|on a giant paper plane|on a giant paper airplane|on a big paper plane|riding a paper plane|riding a paper airplane|riding on a paper plane|on his paper plane|on her paper plane',
    monkeyking: 'sun wukong|wukong|monkey king',
    babayaga: 'baba yaga|baba jaga',
    aladdin: 'aladdin',
    caveman:
      'caveman|cavemen+|cave man|cavewoman|cave people+|cave dweller|prehistoric people+|prehistoric man|prehistoric hunter|neanderthal|stone age people+|stone age man|stone age hunter',
  },
  zh: {
    cavepainting: '洞穴壁画|岩画|洞穴画|史前壁画|拉斯科洞窟',
    flyingcarpet: '飞毯|魔毯|魔法飞毯|会飞的毯子|会飞的地毯',
    flyingmortar: '石臼里|坐在臼里|乘着石臼|坐着石臼',
    ridingcloud: '筋斗云|驾着云|腾云驾雾|驾云|踩着云|踏着云|站在云上|站在云端|踏着祥云|脚踏祥云',
    ridingpaper: '坐在纸飞机上|乘着纸飞机|骑着纸飞机|坐着纸飞机|乘坐纸飞机',
    monkeyking: '孙悟空|齐天大圣|美猴王|猴王',
    babayaga: '芭芭雅嘎|芭芭雅加|雅加婆婆',
    aladdin: '阿拉丁',
    caveman: '原始人|穴居人|山顶洞人|史前人类|尼安德特人|石器时代的人',
  },
  ja: {
    cavepainting: '洞窟壁画|洞窟の壁画|ラスコー洞窟',
    flyingcarpet: '空飛ぶ絨毯|空飛ぶじゅうたん|空飛ぶカーペット|魔法の絨毯|魔法のじゅうたん',
    flyingmortar: '臼に乗って|臼に乗った|石臼に乗って|臼で飛ぶ',
    ridingcloud: '筋斗雲|雲に乗って|雲に乗った|雲に乗る',
    ridingpaper: '紙飛行機に乗って|紙飛行機に乗った|紙飛行機に乗る|紙ひこうきに乗って',
    monkeyking: '孫悟空|斉天大聖',
    babayaga: 'バーバ・ヤガー|バーバヤガー|バーバ・ヤーガ|バーバヤーガ',
    aladdin: 'アラジン',
    caveman: '原始人|洞窟人|石器時代の人々+|ネアンデルタール人|石器時代の人',
  },
  ko: {
    cavepainting: '동굴 벽화|동굴벽화|암각화',
    flyingcarpet:
      '하늘을 나는 양탄자|날아다니는 양탄자|마법 양탄자|마법의 양탄자|나는 양탄자|하늘을 나는 융단',
    flyingmortar: '절구를 타고|절구에 타고|절구통을 타고',
    ridingcloud: '근두운|구름을 타고|구름을 탄',
    ridingpaper: '종이비행기를 타고|종이비행기를 탄|종이 비행기를 타고|종이 비행기를 탄',
    monkeyking: '손오공',
    babayaga: '바바 야가|바바야가',
    aladdin: '알라딘',
    caveman: '원시인|원시인들+|동굴인|석기시대 사람들+|네안데르탈인',
  },
  fr: {
    cavepainting:
      'peinture rupestre|peintures rupestres+|art rupestre|grotte de lascaux|lascaux|art pariétal',
    flyingcarpet: 'tapis volant|tapis magique|tapis enchanté',
    flyingmortar: 'dans son mortier|dans un mortier|mortier volant',
    ridingcloud:
      'chevauchant un nuage|sur un nuage volant|à cheval sur un nuage|chevauche un nuage',
    ridingpaper:
      'sur un avion en papier|sur son avion en papier|sur un avion de papier|à bord d un avion en papier',
    monkeyking: 'sun wukong|roi singe|roi des singes',
    babayaga: 'baba yaga|baba jaga',
    aladdin: 'aladin|aladdin',
    caveman:
      'homme des cavernes|hommes des cavernes+|homme préhistorique|hommes préhistoriques+|néandertalien|chasseur préhistorique',
  },
  de: {
    cavepainting: 'höhlenmalerei|höhlenmalereien+|höhlenzeichnung|felsmalerei|lascaux',
    flyingcarpet:
      'fliegender teppich|fliegenden teppich|fliegendem teppich|zauberteppich|fliegende teppiche+',
    flyingmortar: 'in ihrem mörser|im mörser|in einem mörser|fliegender mörser',
    ridingcloud:
      'reitet auf einer wolke|auf einer wolke reitend|auf einer fliegenden wolke|fliegt auf einer wolke',
    ridingpaper:
      'auf einem papierflieger|auf einem papierflugzeug|auf seinem papierflieger|auf ihrem papierflieger|auf einem großen papierflieger|auf einem riesigen papierflieger',
    monkeyking: 'sun wukong|affenkönig|könig der affen',
    babayaga: 'baba jaga|baba yaga',
    aladdin: 'aladin|aladdin',
    caveman:
      'höhlenmensch|höhlenmenschen+|steinzeitmensch|steinzeitmenschen+|neandertaler|urmensch|urmenschen+|steinzeitjäger',
  },
  es: {
    cavepainting: 'pintura rupestre|pinturas rupestres+|arte rupestre|altamira|cueva de altamira',
    flyingcarpet: 'alfombra voladora|alfombra mágica|tapete volador',
    flyingmortar: 'en su mortero|en un mortero|mortero volador',
    ridingcloud:
      'montado en una nube|montada en una nube|volando sobre una nube|sobre una nube voladora',
    ridingpaper:
      'en un avión de papel|sobre un avión de papel|montado en un avión de papel|en su avión de papel|en un avioncito de papel',
    monkeyking: 'sun wukong|rey mono|rey de los monos',
    babayaga: 'baba yaga|baba jaga',
    aladdin: 'aladino|aladín|aladdin',
    caveman:
      'cavernícola|hombre de las cavernas|hombres de las cavernas+|hombre prehistórico|hombres prehistóricos+|neandertal|neandertales+|troglodita',
  },
  ru: {
    cavepainting: 'наскальный рисунок|наскальные рисунки+|наскальная живопись|пещерная живопись',
    flyingcarpet:
      'ковёр-самолёт|ковер-самолет|ковёр самолёт|ковер самолет|ковре-самолёте|ковре-самолете|ковре самолёте|ковре самолете|летающий ковёр|летающем ковре|волшебный ковёр',
    flyingmortar: 'в ступе|на ступе|ступа',
    ridingcloud: 'верхом на облаке|на летающем облаке|летит на облаке|на волшебном облаке',
    ridingpaper:
      'на бумажном самолётике|на бумажном самолетике|на бумажном самолёте|на бумажном самолете|верхом на бумажном самолётике',
    monkeyking: 'сунь укун|царь обезьян|король обезьян',
    babayaga: 'баба яга|баба-яга|бабу ягу|бабы яги|бабе яге|бабой ягой',
    aladdin: 'аладдин|алладин|аладин',
    caveman:
      'пещерный человек|пещерные люди+|первобытный человек|первобытные люди+|неандерталец|неандертальцы+|первобытный охотник|первобытные охотники+',
  },
  pt: {
    cavepainting: 'pintura rupestre|pinturas rupestres+|arte rupestre',
    flyingcarpet: 'tapete voador|tapete mágico|tapete encantado',
    flyingmortar:
      'em seu almofariz|no seu pilão|num almofariz|em um almofariz|em um pilão|no seu almofariz',
    ridingcloud: 'montado em uma nuvem|montada em uma nuvem|voando em uma nuvem|numa nuvem voadora',
    ridingpaper:
      'em um avião de papel|num avião de papel|em cima de um avião de papel|montado em um avião de papel|no seu avião de papel|num aviãozinho de papel',
    monkeyking: 'sun wukong|rei macaco|rei dos macacos',
    babayaga: 'baba yaga|baba jaga',
    aladdin: 'aladim|aladdin|aladino',
    caveman:
      'homem das cavernas|homens das cavernas+|homem pré-histórico|homens pré-históricos+|neandertal|neandertais+|troglodita',
  },
  it: {
    cavepainting: 'pittura rupestre|pitture rupestri+|arte rupestre',
    flyingcarpet: 'tappeto volante|tappeto magico|tappeti volanti+',
    flyingmortar: 'nel suo mortaio|in un mortaio|mortaio volante|sul suo mortaio',
    ridingcloud: 'a cavallo di una nuvola|in groppa a una nuvola|su una nuvola volante',
    ridingpaper:
      'su un aereo di carta|su un aeroplano di carta|su un aeroplanino di carta|sul suo aereo di carta|a bordo di un aereo di carta',
    monkeyking: 'sun wukong|re scimmia|re delle scimmie',
    babayaga: 'baba yaga|baba jaga',
    aladdin: 'aladino|aladdin',
    caveman:
      'uomo delle caverne|uomini delle caverne+|uomo primitivo|uomini primitivi+|uomo preistorico|uomini preistorici+|cavernicolo|cavernicoli+',
  },
  tr: {
    cavepainting: 'mağara resmi|mağara resimleri+|mağara duvarına resim',
    flyingcarpet: 'uçan halı|sihirli halı|uçan bir halı|sihirli bir halı',
    flyingmortar: 'havanında|havan içinde|havanın içinde|havanıyla',
    ridingcloud: 'buluta binmiş|bulutun üstünde uçan|bulut üstünde uçan|buluta binen',
    ridingpaper:
      'kağıt uçağa binmiş|kağıt uçağa binen|kağıt uçakla uçan|kağıt uçağın üstünde|kağıt uçağın üzerinde',
    monkeyking: 'sun wukong|maymun kral|maymunlar kralı',
    babayaga: 'baba yaga|baba jaga',
    aladdin: 'alaaddin|alaattin|aladdin',
    caveman:
      'mağara adamı|mağara adamları+|mağara insanı|mağara insanları+|ilkel insan|ilkel insanlar+|taş devri insanı|taş devri insanları+',
  },
  ar: {
    cavepainting: 'رسوم الكهوف|رسومات الكهوف|رسم على جدار الكهف|نقوش صخرية',
    flyingcarpet:
      'بساط طائر|البساط الطائر|بساط الريح|السجادة الطائرة|سجادة طائرة|بساط سحري|البساط السحري|سجادة سحرية',
    flyingmortar: 'في هاونها|في هاون|في الهاون',
    ridingcloud: 'يركب سحابة|راكبا سحابة|على سحابة طائرة|تركب سحابة',
    ridingpaper: 'على متن طائرة ورقية|فوق طائرة ورقية|يركب طائرة ورقية|تركب طائرة ورقية',
    monkeyking: 'سون ووكونغ|ملك القرود|الملك القرد',
    babayaga: 'بابا ياغا',
    aladdin: 'علاء الدين',
    caveman: 'رجل الكهف|رجال الكهف+|إنسان الكهف|سكان الكهوف+|إنسان بدائي|رجل بدائي|بشر بدائيون+',
  },
  hi: {
    cavepainting: 'गुफा चित्र|गुफा चित्रकारी|शैलचित्र|भीमबेटका',
    flyingcarpet: 'उड़ता कालीन|उड़ता हुआ कालीन|उड़ने वाला कालीन|जादुई कालीन|उड़ते कालीन|उड़ने वाले कालीन',
    flyingmortar: 'ओखली में|अपनी ओखली में',
    ridingcloud: 'बादल पर सवार|बादल पर उड़ता|बादल की सवारी',
    ridingpaper: 'कागज़ के जहाज़ पर|कागज के जहाज पर|कागज़ के हवाई जहाज़ पर|कागज के हवाई जहाज पर',
    monkeyking: 'सुन वुकोंग|वानर राजा|बंदर राजा',
    babayaga: 'बाबा यागा',
    aladdin: 'अलादीन|अलादिन',
    caveman: 'गुफा मानव|आदिमानव|आदि मानव|पाषाण युग के लोग+|गुफावासी',
  },
};
