import type { Meaning } from '../../meaning.ts';

/** What `lists/travels.ts` has words for: sights of travel, of history and of tales. */
export const TRAVEL_KEYS = {
  japancastle: { thing: 'japancastle', count: 1 },
  sphinx: { thing: 'sphinx', count: 1, land: 'desert', ifNone: true, also: ['pyramid', 'pyramid'] },
  yurts: { thing: 'yurt', land: 'plain', ifNone: true },
  gingerbreadhouse: { thing: 'gingerbreadhouse', count: 1 },
  monastery: { thing: 'monastery' },
  bandstand: {
    thing: 'bandstand',
    count: 1,
    land: 'field',
    ifNone: true,
    park: true,
    path: 'paved',
    also: ['tree', 'bench'],
  },
  scarecrow: { thing: 'scarecrow', land: 'field', ifNone: true },
  stavechurch: { thing: 'stavechurch', count: 1 },
  rapunzel: { thing: 'rapunzeltower', count: 1 },
  beanstalk: { thing: 'beanstalk', count: 1 },
  skystairs: { thing: 'skystairs', count: 1 },
  trojanhorse: { thing: 'trojanhorse', count: 1 },
  /** A girl in red in the woods, a cloth over her hair. */
  redhood: {
    thing: 'person',
    trait: 'girl',
    hue: [0.78, 0.12, 0.1],
    land: 'forest',
    ifNone: true,
  },
  redcloth: { trait: 'headscarf' },
  carriage: { thing: 'carriage' },
  pumpkincoach: { thing: 'pumpkincoach', count: 1 },
  moonlander: { thing: 'moonlander', count: 1, land: 'space', lunar: true },
  marsrover: { thing: 'rover', land: 'desert', martian: true },
  moonrover: { thing: 'rover', land: 'space', lunar: true },
  /** Pyramids over the lake that lay around the city. */
  aztec: {
    thing: 'steppyramid',
    count: 2,
    land: 'lake',
    ifNone: true,
    season: 'summer',
    jungle: true,
  },
  industrial: { thing: 'factory', count: 2, land: 'field', weather: 'cloudy' },
  /** Masks and gowns beside the canals. */
  venicecarnival: { land: 'canal', scenery: 'venicemasks' },
  /** Temples over the clouds. */
  olympus: { thing: 'ruin', count: 1, land: 'clouds' },
  /** Hills of limestone that rise from the sea. */
  halong: { land: 'sea', karst: true },
  /** Who is there is in a gondola. */
  venice: { land: 'canal', also: ['gondola'] },
  charlesbridge: { land: 'lake', scenery: 'charlesbridge' },
  torres: { land: 'mountain', ifNone: true },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link TRAVEL_KEYS}. */
export type TravelKey = keyof typeof TRAVEL_KEYS;
