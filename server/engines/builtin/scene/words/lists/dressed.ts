import type { WordTable } from '../../../words/language.ts';
import type { DressedKey } from '../keys/animals/dressed-keys.ts';

/** Words for wearing something, for armour and for a wizard's hat. */
export const DRESSED_WORDS: WordTable<DressedKey> = {
  en: {
    wears: 'wearing|wears|dressed as|dressed like|dressed in|dressed up as|disguised as',
    armour:
      'in armor|in armour|in shining armor|in shining armour|wearing armor|wearing armour|shining armor|shining armour|suit of armor|suit of armour|plate armor|plate armour|armor|armour|armored|armoured',
    wizardhat: "wizard hat|wizard's hat|witch hat|witch's hat|magician's hat",
  },
  de: {
    wears: 'trägt|verkleidet als|gekleidet wie|gekleidet als|angezogen wie',
    armour:
      'in rüstung|in glänzender rüstung|rüstung|ritterrüstung|plattenrüstung|gepanzerter|gepanzerte',
    wizardhat: 'zauberhut|zaubererhut|hexenhut',
  },
  fr: {
    wears: 'portant|porte|déguisé en|déguisée en|habillé en|habillée en|vêtu de|coiffé de',
    armour: 'en armure|en armure brillante|armure|armure de plates',
    wizardhat: 'chapeau de sorcier|chapeau de magicien|chapeau de sorcière',
  },
  es: {
    wears: 'llevando|lleva|vestido de|vestida de|disfrazado de|disfrazada de',
    armour: 'con armadura|en armadura|armadura|con armadura brillante',
    wizardhat: 'sombrero de mago|sombrero de bruja|gorro de mago',
  },
  it: {
    wears: 'indossa|che indossa|indossando|vestito da|vestita da|travestito da',
    armour: 'in armatura|con armatura|armatura|in armatura scintillante',
    wizardhat: 'cappello da mago|cappello da strega',
  },
  pt: {
    wears: 'usando|vestindo|vestido de|vestida de|fantasiado de|fantasiada de',
    armour: 'de armadura|com armadura|armadura|em armadura brilhante',
    wizardhat: 'chapéu de mago|chapéu de bruxo|chapéu de bruxa',
  },
  ru: {
    wears: 'одетый как|одетая как|одетый в|наряженный|в костюме',
    armour: 'в доспехах|в сияющих доспехах|доспехи|в латах|в броне',
    wizardhat: 'шляпа волшебника|шляпе волшебника|колпак волшебника|колпаке волшебника',
  },
  tr: {
    wears: 'giymiş|giyen|takan|takmış|kılığında|kostümlü',
    armour: 'zırhlı|zırh|parlak zırhlı|zırh giymiş',
    wizardhat: 'büyücü şapkası|büyücü şapkalı|sihirbaz şapkası',
  },
  ar: {
    wears: 'يرتدي|ترتدي|متنكر بزي',
    armour: 'يرتدي درعا|بدرع|درع لامع|في درع',
    wizardhat: 'قبعة ساحر|قبعة الساحر',
  },
  hi: {
    wears: 'पहने हुए|पहने|की पोशाक में',
    armour: 'कवच में|कवच पहने|कवच|चमकते कवच में',
    wizardhat: 'जादूगर की टोपी|जादूगर टोपी',
  },
  zh: {
    wears: '穿着|戴着|穿|戴|打扮成|装扮成',
    armour: '身穿盔甲|穿着盔甲|盔甲|铠甲|穿盔甲',
    wizardhat: '巫师帽|魔法帽|女巫帽',
  },
  ja: {
    wears: 'を着た|をかぶった|を被った|の格好をした',
    armour: '鎧を着た|鎧|甲冑|鎧姿の|甲冑を着た',
    wizardhat: '魔法使いの帽子|魔女の帽子|魔法の帽子',
  },
  ko: {
    wears: '입은|쓴|착용한|차림의',
    armour: '갑옷을 입은|갑옷|빛나는 갑옷',
    wizardhat: '마법사 모자|마녀 모자',
  },
};
