import type { Meaning } from '../../meaning.ts';

/**
 * What is seen of the world's towns, regions and countries where no word says more: a name says where a picture is,
 * and any other land that is named with it is the one that is drawn.
 */
export const PLACE_KEYS = {
  /** Old towns of gabled houses round a square. */
  oldtowns: { folk: 'northern', land: 'street', ifNone: true, square: true },
  /** Towns of the Mediterranean, washed in warm colours. */
  southerntowns: { land: 'street', ifNone: true, alley: true, manner: 'southern' },
  /** Where it is known by its temples. */
  athens: { land: 'field', ifNone: true, hill: 'one', season: 'summer', also: ['ruin'] },
  /** Where it is known by its cathedral's dome over a square. */
  florence: { land: 'street', ifNone: true, square: true, manner: 'southern' },
  /** Where it is known by its church. */
  barcelona: {
    ...{ land: 'field', ifNone: true, scenery: 'sagradafamilia' },
    ...{ alley: true, manner: 'southern' },
  },
  /** Where it is known by its gate. */
  berlin: { land: 'field', ifNone: true, scenery: 'brandenburggate' },
  /** White towns of Andalusia. */
  whitetowns: { land: 'street', ifNone: true, alley: true, manner: 'white' },
  /** Towns of limestone and cafés. */
  cafetowns: { land: 'street', ifNone: true, town: 'cafes' },
  /** Towns along the quays of canals. */
  canaltowns: { folk: 'northern', land: 'canal', ifNone: true, town: 'amsterdam' },
  /** Old towns of the Arab world and Persia. */
  medinas: { folk: 'arab', land: 'street', ifNone: true, town: 'souk', also: ['stall'] },
  /** Colonial towns of Latin America. */
  plazatowns: { folk: 'latin', land: 'street', ifNone: true, town: 'plaza' },
  /** Towns of Africa. */
  africantowns: { folk: 'african', land: 'street', ifNone: true, town: 'african' },
  /** Countries of Africa that are known by no land of their own: who is there, and what towns and villages are like. */
  africanlands: { folk: 'african' },
  /** Cities of towers. */
  bigcities: { land: 'city', ifNone: true },
  /** The lawns along the river of Seoul. */
  hanriver: { folk: 'eastern', land: 'lake', scenery: 'hanriver', park: true },
  /** Cities whose streets are full of signs. */
  neoncities: { folk: 'eastern', land: 'street', ifNone: true, neon: true },
  /** White islands of Greece. */
  greece: { land: 'canal', ifNone: true, town: 'greek' },
  /** High mountains. */
  highlands: { land: 'mountain', ifNone: true },
  /** Arms of the sea between walls of rock. */
  fjordland: { folk: 'northern', land: 'lake', ifNone: true, fjord: true },
  /** Green hills. */
  greenhills: { land: 'field', ifNone: true, hill: 'many' },
  /** Fields of lavender. */
  lavenderland: { land: 'field', ifNone: true, crop: 'lavender', manner: 'southern' },
  /** Fields of tulips and windmills. */
  tulipland: { folk: 'northern', land: 'field', ifNone: true, crop: 'tulip', also: ['windmill'] },
  /** Fields of grain. */
  grainland: { land: 'field', ifNone: true, crop: 'grain' },
  /** Rice in terraces. */
  riceland: { folk: 'eastern', land: 'terraces', ifNone: true },
  /** Beaches under palms. */
  palmbeaches: { land: 'beach', ifNone: true, also: ['palm', 'palm', 'palm'] },
  /** Forests in the snow. */
  taiga: { land: 'forest', ifNone: true, snowy: true },
  /** Deserts. */
  drylands: { land: 'desert', ifNone: true },
  /** Canyons. */
  canyonlands: { land: 'canyon', ifNone: true },
  /** Dry plains with acacias. */
  savannas: { folk: 'african', land: 'plain', ifNone: true, savanna: true },
  /** Open plains of grass. */
  steppes: { folk: 'eastern', land: 'plain', ifNone: true, scenery: 'steppe' },
  /** The world's great rivers. */
  greatrivers: { land: 'river', ifNone: true },
  /** The river between palms under a high sun. */
  nile: {
    folk: 'arab',
    land: 'river',
    ifNone: true,
    season: 'summer',
    also: ['palm', 'palm', 'palm'],
  },
  /** Waterfalls in bare land. */
  falls: { land: 'waterfall', ifNone: true },
  /** Forests of the tropics. */
  rainforests: { land: 'river', ifNone: true, jungle: true, season: 'summer' },
  /** The ice of cold seas. */
  icelands: { land: 'sea', ifNone: true, also: ['iceberg', 'iceberg'] },
  /** Pyramids in the desert. */
  egypt: { folk: 'arab', land: 'desert', ifNone: true, also: ['pyramid', 'pyramid'] },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link PLACE_KEYS}. */
export type PlaceKey = keyof typeof PLACE_KEYS;
