import type { WordTable } from '../../../words/language.ts';
import type { TowerKey } from '../keys/places/tower-keys.ts';

/** Words for towers of another kind than a castle's, and for what stands as they do. */
export const TOWER_WORDS: WordTable<TowerKey> = {
  en: {
    clocktower: 'clock tower|clocktower|town clock|tower with a clock|clock towers+|tower clock',
    obelisk:
      "obelisk|obelisks+|monument|granite obelisk|stone obelisk|washington monument|cleopatra's needle",
    lookout:
      'watchtower|watch tower|lookout tower|fire lookout|fire tower|fire lookout tower|observation tower|forest lookout|wooden watchtower|wooden lookout tower|watchtowers+|ranger tower|guard tower',
    magetower:
      "wizard tower|wizard's tower|wizards tower|wizard towers+|mage tower|mage's tower|sorcerer's tower|sorcerer tower|tower of a wizard|tower of the wizard|tower of a sorcerer|witch's tower|witch tower|magician's tower|magic tower|magical tower|enchanted tower|alchemist's tower",
  },
  zh: {
    clocktower: '钟楼|钟塔|时钟塔|大钟楼',
    obelisk: '方尖碑|纪念碑|石碑',
    lookout: '瞭望塔|了望塔|哨塔|望楼|木制瞭望塔|岗楼',
    magetower: '巫师塔|法师塔|巫师的塔|魔法塔|女巫的塔|魔法师的塔|魔法师之塔|法师之塔|巫师的高塔',
  },
  ja: {
    clocktower: '時計塔|時計台',
    obelisk: 'オベリスク|記念碑|石碑',
    lookout: '見張り塔|監視塔|物見やぐら|展望塔|火の見櫓|見張り台',
    magetower: '魔法使いの塔|魔法の塔|魔術師の塔|魔導士の塔|魔女の塔|賢者の塔',
  },
  ko: {
    clocktower: '시계탑|시계 탑',
    obelisk: '오벨리스크|기념비',
    lookout: '망루|감시탑|전망탑|감시 탑|망대',
    magetower: '마법사의 탑|마법의 탑|마녀의 탑|마탑',
  },
  fr: {
    clocktower:
      "tour de l'horloge|tour horloge|tour à horloge|beffroi|tour avec une horloge|beffrois+",
    obelisk: 'obélisque|obélisques+|monument',
    lookout:
      "tour de guet|tour de garde|mirador|tour d'observation|tour d'observation en bois|tour de guet en bois",
    magetower:
      "tour du magicien|tour d'un magicien|tour du sorcier|tour d'un sorcier|tour de magicien|tour de sorcier|tour du mage|tour d'un mage|tour de mage|tour de la sorcière|tour magique|tour de l'enchanteur",
  },
  de: {
    clocktower: 'uhrturm|uhrenturm|glockenturm|turmuhr|turm mit uhr|turm mit einer uhr|stadtturm',
    obelisk: 'obelisk|obelisken+|denkmal|monument',
    lookout: 'wachturm|aussichtsturm|holzturm|feuerwachturm|wachtürme+|ausguck|hochsitz|hochstand',
    magetower:
      'zauberturm|zaubererturm|magierturm|turm des zauberers|turm eines zauberers|turm des magiers|turm der hexe|hexenturm|zaubererturms|magischer turm',
  },
  es: {
    clocktower: 'torre del reloj|torre con reloj|torre de reloj|torre con un reloj',
    obelisk: 'obelisco|obeliscos+|monumento',
    lookout:
      'torre de vigilancia|atalaya|torre de vigía|torre de observación|torre vigía|torre de guardia',
    magetower:
      'torre del mago|torre de un mago|torre de mago|torre del hechicero|torre de un hechicero|torre de hechicero|torre mágica|torre de la bruja|torre de brujo|torre del brujo',
  },
  ru: {
    clocktower: 'часовая башня|башня с часами|куранты|часовой башни|башню с часами',
    obelisk: 'обелиск|обелиски+|монумент',
    lookout:
      'сторожевая башня|смотровая вышка|сторожевая вышка|дозорная башня|смотровая башня|наблюдательная вышка|пожарная вышка',
    magetower:
      'башня волшебника|башня мага|башня колдуна|башня чародея|башня ведьмы|волшебная башня|башню волшебника|башне волшебника|магическая башня',
  },
  pt: {
    clocktower: 'torre do relógio|torre com relógio|torre de relógio|torre com um relógio',
    obelisk: 'obelisco|obeliscos+|monumento',
    lookout: 'torre de vigia|torre de vigilância|torre de observação|torre de guarda|atalaia',
    magetower:
      'torre do mago|torre de um mago|torre de mago|torre do feiticeiro|torre de um feiticeiro|torre de feiticeiro|torre da bruxa|torre mágica|torre do bruxo',
  },
  it: {
    clocktower:
      "torre dell'orologio|torre dell orologio|torre con orologio|torre con l'orologio|torre civica",
    obelisk: 'obelisco|obelischi+|monumento',
    lookout:
      "torre di guardia|torre di vedetta|torre di avvistamento|torre d'avvistamento|torretta di avvistamento",
    magetower:
      'torre del mago|torre di un mago|torre di mago|torre dello stregone|torre di uno stregone|torre della strega|torre magica',
  },
  tr: {
    clocktower: 'saat kulesi|saatli kule|saat kulesinin',
    obelisk: 'dikilitaş|obelisk|anıt',
    lookout:
      'gözetleme kulesi|gözcü kulesi|nöbetçi kulesi|seyir kulesi|yangın kulesi|ahşap gözetleme kulesi',
    magetower:
      'büyücü kulesi|büyücünün kulesi|sihirbaz kulesi|sihirbazın kulesi|cadı kulesi|cadının kulesi|sihirli kule|büyülü kule',
  },
  ar: {
    clocktower: 'برج ساعة|برج الساعة|أبراج الساعة+',
    obelisk: 'مسلة|المسلة|مسلات+|نصب تذكاري',
    lookout: 'برج مراقبة|برج المراقبة|برج حراسة|برج الحراسة',
    magetower: 'برج الساحر|برج ساحر|برج الساحرة|برج سحري|برج المشعوذ',
  },
  hi: {
    clocktower: 'घंटाघर|घड़ी वाली मीनार|क्लॉक टावर|घड़ी की मीनार',
    obelisk: 'स्तंभ|स्मारक|ओबिलिस्क',
    lookout: 'निगरानी टावर|पहरे की मीनार|वॉच टावर|वॉचटावर|निगरानी मीनार',
    magetower: 'जादूगर की मीनार|जादूगर का टावर|जादुई मीनार|जादूगरनी की मीनार',
  },
};
