import type { Meaning } from '../meaning.ts';

/** What `lists/phrases.ts` has words for: turns of phrase whose words mean something else by themselves (a five-year-old is one, "and me" is one more, a king-size bed is nobody's, a chimney's smoke is no fog, a broken window no room, an old woman's walker nobody). */
export const PHRASE_KEYS = {
  // It is in no boot.
  bootedcat: { thing: 'person', trait: 'catfolk' },
  // What is seen from its cabin is seen from no hall.
  spaceelevator: { land: 'stationmodule' },
  // She comes to the house.
  midwife: { thing: 'person', trait: 'nurse' },
  // Whoever has worked through it may see the sun rise.
  nightshift: { time: 'night', shift: true },
  // What a picture is printed on, or stands behind, is not in it.
  sheet: { praise: true },
  years: { lived: 'years' },
  months: { lived: 'months' },
  fromBehind: { trait: 'watching' },
  leaving: { trait: 'leaving' },
  // No ghost is there where one tells of them at night.
  ghoststories: { time: 'night' },
  // No train stops there.
  researchstation: { thing: 'habitat' },
  kingsize: { land: 'bedroom' },
  fallingpetals: { thing: 'blossom' },
  chimney: { smoking: true },
  undersea: { land: 'underwater' },
  onLeft: { aside: 'left' },
  onRight: { aside: 'right' },
  // What is near in a picture is seen with what is far, and in no close-up.
  foreground: { praise: true },
  snowpeaks: { land: 'mountain', snowcaps: true },
  self: { self: true },
  // It is somebody, and no city.
  futureself: { thing: 'person', trait: 'old' },
  bladerunner: { land: 'city', neon: true, future: true },
  // Who breaks a window in a street is not in its room, who looks from a platform at no station, who has bags of what was bought in no mall.
  brokenpane: { land: 'room', pane: true, broken: true },
  lookout: {},
  // It is nobody who walks.
  walkingframe: {},
  // No insect is in it.
  insectnet: {},
  livingspace: { land: 'room', ifNone: true },
  // It is no sword, and on board of no kitchen.
  kitchenknife: { land: 'kitchen', ifNone: true },
  // Its seeds are blown on a meadow.
  dandelionclock: {
    thing: 'flower',
    bloom: 'daisy',
    land: 'field',
    ifNone: true,
    season: 'summer',
  },
  lowtable: { land: 'room', ifNone: true, seat: 'table' },
  diningtable: { land: 'diningroom', ifNone: true, seat: 'table', lone: 'laidtable' },
  shoppingbags: { held: 'shoppingbag' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link PHRASE_KEYS}. */
export type PhraseKey = keyof typeof PHRASE_KEYS;
