import type { WordTable } from '../../../words/language.ts';
import type { TaleKey } from '../tale-keys.ts';

/** Words for scenes that tales and history tell of. */
export const TALE_WORDS: WordTable<TaleKey> = {
  en: {
    joust:
      'joust|jousting|jousting knights|knights jousting|jousting tournament|jousting match|medieval tournament|knight tournament|knights tournament|tournament of knights|knights at a tournament|fighting with lances|duel of knights on horseback',
    riches: 'gold|gold coin|coin|jewel|riches+|gold and jewels|precious stone',
    pyramidsite:
      'pyramids being built|pyramid being built|building the pyramids|building a pyramid|building of the pyramids|building the great pyramid|construction of the pyramids|construction of a pyramid|pyramid construction|constructing the pyramids|constructing a pyramid|pyramids under construction|pyramid under construction|workers building the pyramids|workers building a pyramid|unfinished pyramid|half built pyramid|pyramid builder|builders of the pyramids',
  },
  zh: {
    joust: '骑士比武|马上比武|长枪比武|马上长枪比武|骑枪比武|骑士马上比武|中世纪比武大会',
    riches: '黄金|金子|金币|珠宝',
    pyramidsite:
      '建造金字塔|修建金字塔|金字塔建造|金字塔的建造|正在建造的金字塔|建金字塔|建造中的金字塔',
  },
  ja: {
    joust: '馬上槍試合|騎士の馬上槍試合|騎馬試合|騎士の試合|ジョスト',
    riches: '黄金の上|金の上|金貨|財宝',
    pyramidsite:
      'ピラミッドの建設|ピラミッド建設|建設中のピラミッド|ピラミッドを建てる|ピラミッドを建設する|ピラミッドを造る',
  },
  ko: {
    joust: '마상 창 시합|마상창시합|마상 창시합|마상 시합|기사 시합|기사들의 시합',
    riches: '황금 위|금 위|금화|보석',
    pyramidsite:
      '피라미드 건설|피라미드 건축|피라미드를 짓는|피라미드를 건설하는|건설 중인 피라미드|짓고 있는 피라미드',
  },
  fr: {
    joust:
      'joute|jouter|joute médiévale|joute équestre|tournoi de chevaliers|tournoi médiéval|chevaliers en joute|combat à la lance',
    riches: 'sur l or|sur de l or|sur son or|pièce d or|joyau',
    pyramidsite:
      'construction des pyramides|construction d une pyramide|construction de la pyramide|pyramides en construction|pyramide en construction|construire les pyramides|construire une pyramide|bâtisseurs de pyramides+|construisant une pyramide|construisant les pyramides',
  },
  de: {
    joust:
      'ritterturnier|lanzenstechen|tjost|tjosten|tjostende ritter|turnier der ritter|mittelalterliches turnier|ritter beim turnier|lanzenkampf',
    riches: 'gold|goldmünze|münze|juwel|reichtümer+',
    pyramidsite:
      'pyramidenbau|bau der pyramiden|bau einer pyramide|bau der pyramide|pyramide im bau|pyramiden im bau|arbeiter bauen eine pyramide|arbeiter bauen die pyramiden|unfertige pyramide',
  },
  es: {
    joust:
      'justa|justa medieval|justas medievales|torneo medieval|torneo de caballeros|duelo de caballeros',
    riches: 'sobre oro|sobre el oro|sobre su oro|moneda de oro|joya',
    pyramidsite:
      'construcción de las pirámides|construcción de una pirámide|construcción de la pirámide|pirámides en construcción|pirámide en construcción|construyendo una pirámide|construyendo las pirámides|construir las pirámides|pirámides siendo construidas',
  },
  ru: {
    joust:
      'рыцарский турнир|турнир рыцарей|рыцарский поединок|поединок рыцарей|средневековый турнир|конный поединок рыцарей',
    riches: 'золото|золотая монета|монета|драгоценность',
    pyramidsite:
      'строительство пирамид|строительство пирамиды|строят пирамиду|строят пирамиды|постройка пирамиды|возведение пирамид|недостроенная пирамида|строители пирамид',
  },
  pt: {
    joust:
      'justa medieval|justas medievais|justa de cavaleiros|torneio medieval|torneio de cavaleiros|duelo de cavaleiros|justando',
    riches: 'sobre ouro|sobre o ouro|em cima de ouro|moeda de ouro|joia',
    pyramidsite:
      'construção das pirâmides|construção de uma pirâmide|construção da pirâmide|pirâmides em construção|pirâmide em construção|construindo uma pirâmide|construindo as pirâmides|pirâmides sendo construídas',
  },
  it: {
    joust:
      'giostra medievale|giostra di cavalieri|giostra dei cavalieri|torneo medievale|torneo di cavalieri|duello di cavalieri|giostrano',
    riches: 'sull oro|su oro|sopra l oro|sul suo oro|moneta d oro|gioiello',
    pyramidsite:
      'costruzione delle piramidi|costruzione di una piramide|costruzione della piramide|piramidi in costruzione|piramide in costruzione|costruire le piramidi|costruiscono una piramide|costruiscono le piramidi',
  },
  tr: {
    joust:
      'mızrak dövüşü|şövalye turnuvası|şövalyelerin turnuvası|mızrak turnuvası|atlı mızrak dövüşü|ortaçağ turnuvası',
    riches: 'altın|altın para|mücevher|altınların üzerinde|altınların üstünde',
    pyramidsite:
      'piramit inşaatı|piramitlerin inşası|piramidin inşası|piramit inşa eden|piramitlerin yapımı|piramitlerinin inşası|piramitinin inşası|inşa edilen piramit|inşa halindeki piramit|piramitleri inşa eden',
  },
  ar: {
    joust:
      'مبارزة بالرماح|مبارزة الفرسان|مبارزة فرسان|بطولة الفرسان|بطولة فرسان|مبارزة الفرسان بالرماح',
    riches: 'ذهب|الذهب|جواهر|عملات ذهبية',
    pyramidsite:
      'بناء الأهرامات|بناء الأهرام|بناء الهرم|بناء هرم|تشييد الأهرامات|الأهرامات قيد البناء|يبنون الأهرامات|يبنون الهرم',
  },
  hi: {
    joust: 'भाला युद्ध|घुड़सवार भाला युद्ध|शूरवीरों की प्रतियोगिता|शूरवीरों का टूर्नामेंट|योद्धाओं का भाला युद्ध',
    riches: 'सोने पर|सोने के ऊपर|सोने के सिक्के|सिक्कों|रत्न',
    pyramidsite:
      'पिरामिड का निर्माण|पिरामिड निर्माण|पिरामिडों का निर्माण|पिरामिड बनाते|निर्माणाधीन पिरामिड|पिरामिड बनाते हुए',
  },
};
