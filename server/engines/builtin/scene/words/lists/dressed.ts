import type { WordTable } from '../../../words/language.ts';
import type { DressedKey } from '../dressed-keys.ts';

/** Words for wearing something, and for a wizard's hat. */
export const DRESSED_WORDS: WordTable<DressedKey> = {
  en: {
    wears: 'wearing|wears|dressed as|dressed like|dressed in|dressed up as|disguised as',
    wizardhat: "wizard hat|wizard's hat|witch hat|witch's hat|magician's hat",
  },
  de: {
    wears: 'trägt|verkleidet als|gekleidet wie|gekleidet als|angezogen wie',
    wizardhat: 'zauberhut|zaubererhut|hexenhut',
  },
  fr: {
    wears: 'portant|porte|déguisé en|déguisée en|habillé en|habillée en|vêtu de|coiffé de',
    wizardhat: 'chapeau de sorcier|chapeau de magicien|chapeau de sorcière',
  },
  es: {
    wears: 'llevando|lleva|vestido de|vestida de|disfrazado de|disfrazada de',
    wizardhat: 'sombrero de mago|sombrero de bruja|gorro de mago',
  },
  it: {
    wears: 'indossa|che indossa|indossando|vestito da|vestita da|travestito da',
    wizardhat: 'cappello da mago|cappello da strega',
  },
  pt: {
    wears: 'usando|vestindo|vestido de|vestida de|fantasiado de|fantasiada de',
    wizardhat: 'chapéu de mago|chapéu de bruxo|chapéu de bruxa',
  },
  ru: {
    wears: 'одетый как|одетая как|одетый в|наряженный|в костюме',
    wizardhat: 'шляпа волшебника|шляпе волшебника|колпак волшебника|колпаке волшебника',
  },
  tr: {
    wears: 'giymiş|giyen|takan|takmış|kılığında|kostümlü',
    wizardhat: 'büyücü şapkası|büyücü şapkalı|sihirbaz şapkası',
  },
  ar: {
    wears: 'يرتدي|ترتدي|متنكر بزي',
    wizardhat: 'قبعة ساحر|قبعة الساحر',
  },
  hi: {
    wears: 'पहने हुए|पहने|की पोशाक में',
    wizardhat: 'जादूगर की टोपी|जादूगर टोपी',
  },
  zh: {
    wears: '穿着|戴着|穿|戴|打扮成|装扮成',
    wizardhat: '巫师帽|魔法帽|女巫帽',
  },
  ja: {
    wears: 'を着た|をかぶった|を被った|の格好をした',
    wizardhat: '魔法使いの帽子|魔女の帽子|魔法の帽子',
  },
  ko: {
    wears: '입은|쓴|착용한|차림의',
    wizardhat: '마법사 모자|마녀 모자',
  },
};
