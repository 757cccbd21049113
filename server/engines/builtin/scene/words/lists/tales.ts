import type { WordTable } from '../../../words/language.ts';
import type { TaleKey } from '../tale-keys.ts';

/** Words for scenes that tales and history tell of. */
export const TALE_WORDS: WordTable<TaleKey> = {
  en: {
    joust:
      'joust|jousting|jousting knights|knights jousting|jousting tournament|jousting match|medieval tournament|knight tournament|knights tournament|tournament of knights|knights at a tournament|fighting with lances|duel of knights on horseback',
    riches: 'gold|gold coin|coin|jewel|riches+|gold and jewels|precious stone',
  },
  zh: {
    joust: '骑士比武|马上比武|长枪比武|马上长枪比武|骑枪比武|骑士马上比武|中世纪比武大会',
    riches: '黄金|金子|金币|珠宝',
  },
  ja: {
    joust: '馬上槍試合|騎士の馬上槍試合|騎馬試合|騎士の試合|ジョスト',
    riches: '黄金の上|金の上|金貨|財宝',
  },
  ko: {
    joust: '마상 창 시합|마상창시합|마상 창시합|마상 시합|기사 시합|기사들의 시합',
    riches: '황금 위|금 위|금화|보석',
  },
  fr: {
    joust:
      'joute|jouter|joute médiévale|joute équestre|tournoi de chevaliers|tournoi médiéval|chevaliers en joute|combat à la lance',
    riches: 'sur l or|sur de l or|sur son or|pièce d or|joyau',
  },
  de: {
    joust:
      'ritterturnier|lanzenstechen|tjost|tjosten|tjostende ritter|turnier der ritter|mittelalterliches turnier|ritter beim turnier|lanzenkampf',
    riches: 'gold|goldmünze|münze|juwel|reichtümer+',
  },
  es: {
    joust:
      'justa|justa medieval|justas medievales|torneo medieval|torneo de caballeros|duelo de caballeros',
    riches: 'sobre oro|sobre el oro|sobre su oro|moneda de oro|joya',
  },
  ru: {
    joust:
      'рыцарский турнир|турнир рыцарей|рыцарский поединок|поединок рыцарей|средневековый турнир|конный поединок рыцарей',
    riches: 'золото|золотая монета|монета|драгоценность',
  },
  pt: {
    joust:
      'justa medieval|justas medievais|justa de cavaleiros|torneio medieval|torneio de cavaleiros|duelo de cavaleiros|justando',
    riches: 'sobre ouro|sobre o ouro|em cima de ouro|moeda de ouro|joia',
  },
  it: {
    joust:
      'giostra medievale|giostra di cavalieri|giostra dei cavalieri|torneo medievale|torneo di cavalieri|duello di cavalieri|giostrano',
    riches: 'sull oro|su oro|sopra l oro|sul suo oro|moneta d oro|gioiello',
  },
  tr: {
    joust:
      'mızrak dövüşü|şövalye turnuvası|şövalyelerin turnuvası|mızrak turnuvası|atlı mızrak dövüşü|ortaçağ turnuvası',
    riches: 'altın|altın para|mücevher|altınların üzerinde|altınların üstünde',
  },
  ar: {
    joust:
      'مبارزة بالرماح|مبارزة الفرسان|مبارزة فرسان|بطولة الفرسان|بطولة فرسان|مبارزة الفرسان بالرماح',
    riches: 'ذهب|الذهب|جواهر|عملات ذهبية',
  },
  hi: {
    joust: 'भाला युद्ध|घुड़सवार भाला युद्ध|शूरवीरों की प्रतियोगिता|शूरवीरों का टूर्नामेंट|योद्धाओं का भाला युद्ध',
    riches: 'सोने पर|सोने के ऊपर|सोने के सिक्के|सिक्कों|रत्न',
  },
};
