/** A part of a city that has a landmark of its own: the hill, the avenue and the palace's court of Paris, squares of Rome, Istanbul's Galata; any town below a castle; the villages of Cappadocia. */
type CityPart = (typeof CITY_PARTS)[number];

/** All of them. */
export const CITY_PARTS = [
  'montmartre',
  'etoile',
  'louvre',
  'navona',
  'saintpeters',
  'galata',
  'castlehill',
  'cappadocia',
] as const;

/** A town or city, or a part of one, that is known by what stands over its roofs, or by how its houses look: `world/street/landmarks`. */
export type City = CityPart | NamedCity;

/** A town or city that is known by what stands over its roofs, or by how its houses look, whose name the lists have. */
export type NamedCity =
  | 'vienna'
  | 'munich'
  | 'salzburg'
  | 'krakow'
  | 'tallinn'
  | 'edinburgh'
  | 'dublin'
  | 'stockholm'
  | 'zurich'
  | 'hamburg'
  | 'brussels'
  | 'helsinki'
  | 'reykjavik'
  | 'copenhagen'
  | 'bruges'
  | 'bergen'
  | 'dubrovnik'
  | 'valletta'
  | 'seville'
  | 'granada'
  | 'buenosaires'
  | 'cartagena'
  | 'tokyo'
  | 'taipei'
  | 'hongkong'
  | 'berlin'
  | 'seoul'
  | 'jerusalem'
  | 'samarkand'
  | 'delhi'
  | 'kolkata'
  | 'istanbul'
  | 'prague'
  | 'strasbourg'
  | 'cairo'
  | 'milan'
  | 'quebec'
  | 'washington'
  | 'provence'
  | 'athens'
  | 'capetown'
  | 'toronto'
  | 'chicago'
  | 'losangeles'
  | 'miami'
  | 'newyork'
  | 'seattle'
  | 'singapore'
  | 'kualalumpur'
  | 'kathmandu'
  | 'bangkok'
  | 'hoian'
  | 'mumbai';
