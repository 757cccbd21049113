import type { WordTable } from '../../../words/language.ts';
import type { FolkKey } from '../keys/people/folk-keys.ts';

/** Words for folk of tales who live and do as people. */
export const FOLK_WORDS: WordTable<FolkKey> = {
  en: {
    goblin: 'goblin|hobgoblin|imp|gremlin|kobold',
    orc: 'orc|uruk hai|orc warrior',
    troll: 'troll|ogre|cave troll|mountain troll',
    alien:
      'alien|aliens+|extraterrestrial|space alien|green martian|little green man|little green men+|et alien',
  },
  zh: {
    goblin: '哥布林|地精|小鬼怪',
    orc: '兽人|半兽人|兽人战士',
    troll: '巨魔|食人魔|山怪',
    alien: '外星人|小绿人',
  },
  ja: {
    goblin: 'ゴブリン|小鬼|グレムリン',
    orc: 'オーク戦士|オークの戦士|オーク族|赤鬼|青鬼|鬼退治の鬼',
    troll: 'トロール|オーガ|人食い鬼',
    alien: '宇宙人|エイリアン|火星人',
  },
  ko: {
    goblin: '고블린|그렘린|도깨비',
    orc: '오크|오크 전사',
    troll: '트롤|오우거',
    alien: '외계인|외계인들+|우주인 외계인',
  },
  es: {
    goblin: 'goblin|goblins+|duende|trasgo|gremlin',
    orc: 'orco|guerrero orco',
    troll: 'trol|troll|ogro',
    alien: 'extraterrestre|extraterrestres+|marciano|marcianos+|alienígena|alienígenas+',
  },
  de: {
    goblin: 'goblin|kobold|gremlin',
    orc: 'ork|orks+|orkkrieger',
    troll: 'troll|oger|höhlentroll',
    alien: 'außerirdischer|außerirdische+|alien|aliens+|marsmännchen|marsmensch',
  },
  fr: {
    goblin: 'gobelin|lutin|gremlin',
    orc: 'orque guerrier|guerrier orque|orc',
    troll: 'troll|ogre',
    alien: 'extraterrestre|extraterrestres+|petit homme vert|petits hommes verts+',
  },
  ru: {
    goblin: 'гоблин|гремлин|бесёнок',
    orc: 'орк|воин орк',
    troll: 'тролль|огр|людоед',
    alien: 'инопланетянин|инопланетяне+|пришелец|пришельцы+|марсианин',
  },
  pt: {
    goblin: 'goblin|goblins+|duende|gremlin',
    orc: 'orc|orcs+|guerreiro orc',
    troll: 'troll|ogro',
    alien: 'extraterrestre|extraterrestres+|alienígena|alienígenas+|marciano|marcianos+',
  },
  it: {
    goblin: 'goblin|folletto|gremlin',
    orc: 'orco|guerriero orco',
    troll: 'troll|troll di montagna',
    alien: 'extraterrestre|extraterrestri+|alieno|alieni+|marziano|marziani+',
  },
  tr: {
    goblin: 'goblin|gremlin|gulyabani',
    orc: 'ork|ork savaşçısı',
    troll: 'trol|ogre|mağara trolü',
    alien: 'uzaylı|uzaylılar+',
  },
  ar: {
    goblin: 'غوبلن|عفريت|جوبلن',
    orc: 'أورك|محارب أورك',
    troll: 'ترول|غول',
    alien: 'كائن فضائي|كائنات فضائية+|مخلوق فضائي|مخلوقات فضائية+',
  },
  hi: {
    goblin: 'गोब्लिन|भूतना',
    orc: 'ऑर्क|ऑर्क योद्धा',
    troll: 'ट्रोल|आदमखोर दानव|राक्षस|दैत्य',
    alien: 'एलियन|परग्रही|एलियंस+',
  },
};
