import type { WordTable } from '../../../words/language.ts';
import type { SightKey } from '../sight-keys.ts';

/** Words for buildings and works that a place is known by at sight. */
export const SIGHT_WORDS: WordTable<SightKey> = {
  en: {
    hauntedhouse:
      'haunted house|haunted mansion|haunted manor|haunted victorian house|haunted victorian mansion|spooky house|spooky mansion|creepy house|creepy mansion|witch house|house of horror',
    abbeyruin:
      'abbey ruin|ruined abbey|monastery ruin|ruined monastery|ruined cathedral|ruined church|church ruin',
    castleruin:
      'castle ruin|ruined castle|ruined fortress|crumbling castle|ruins of a castle|ruins of an old castle',
  },
  zh: {
    hauntedhouse: '鬼屋|闹鬼的房子|凶宅',
    abbeyruin: '修道院废墟|教堂废墟',
    castleruin: '城堡废墟|城堡遗迹',
  },
  ja: {
    hauntedhouse: 'お化け屋敷|幽霊屋敷',
    abbeyruin: '修道院の廃墟|教会の廃墟',
    castleruin: '城の廃墟|廃城|古城の廃墟',
  },
  ko: {
    hauntedhouse: '귀신의 집|유령의 집|흉가',
    abbeyruin: '수도원 폐허|교회 폐허',
    castleruin: '폐허가 된 성|무너진 성|성터',
  },
  fr: {
    hauntedhouse: 'maison hantée|manoir hanté',
    abbeyruin: "abbaye en ruines|ruines d'une abbaye|église en ruines",
    castleruin: "château en ruines|ruines d'un château|château fort en ruines",
  },
  de: {
    hauntedhouse: 'spukhaus|geisterhaus|gespensterhaus',
    abbeyruin: 'klosterruine|kirchenruine|abteiruine',
    castleruin: 'burgruine|schlossruine',
  },
  es: {
    hauntedhouse: 'casa embrujada|mansión embrujada|casa encantada',
    abbeyruin: 'abadía en ruinas|ruinas de una abadía|iglesia en ruinas|monasterio en ruinas',
    castleruin: 'castillo en ruinas|ruinas de un castillo',
  },
  ru: {
    hauntedhouse: 'дом с привидениями|особняк с привидениями',
    abbeyruin: 'руины аббатства|разрушенное аббатство|руины монастыря|руины церкви',
    castleruin: 'руины замка|развалины замка|разрушенный замок',
  },
  pt: {
    hauntedhouse:
      'casa mal-assombrada|casa mal assombrada|mansão mal-assombrada|mansão assombrada|casa assombrada',
    abbeyruin: 'abadia em ruínas|ruínas de uma abadia|igreja em ruínas|mosteiro em ruínas',
    castleruin: 'castelo em ruínas|ruínas de um castelo',
  },
  it: {
    hauntedhouse: 'casa infestata|casa stregata|villa infestata',
    abbeyruin: "abbazia in rovina|rovine di un'abbazia|chiesa in rovina|abbazia diroccata",
    castleruin: 'castello in rovina|rovine di un castello|castello diroccato',
  },
  tr: {
    hauntedhouse: 'perili ev|perili köşk|perili konak',
    abbeyruin: 'manastır harabesi|kilise harabesi|yıkık manastır',
    castleruin: 'kale harabesi|yıkık kale',
  },
  ar: {
    hauntedhouse: 'بيت مسكون|منزل مسكون|بيت الأشباح|قصر مسكون',
    abbeyruin: 'أطلال دير|دير مهدم|أنقاض كنيسة',
    castleruin: 'أطلال قلعة|قلعة مهدمة',
  },
  hi: {
    hauntedhouse: 'भूतिया घर|भूतिया हवेली|भूत बंगला',
    abbeyruin: 'मठ के खंडहर|चर्च के खंडहर',
    castleruin: 'किले के खंडहर|महल के खंडहर',
  },
};
