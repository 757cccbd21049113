import type { Meaning } from '../../meaning.ts';

/** Feathers and furs for the snow. */
const WHITE = [0.93, 0.92, 0.9] as const;

/** What `lists/kin.ts` has words for: kinds of what is drawn (a corgi is a dog), and what is drawn as its nearest relative, of which the user is told. */
export const KIN_KEYS = {
  breed: { thing: 'dog' },
  snowyOwl: { thing: 'owl', hue: WHITE, snowy: true, season: 'winter' },
  arcticFox: { thing: 'fox', hue: WHITE, snowy: true, season: 'winter' },
  bull: { thing: 'cow', hue: [0.09, 0.07, 0.06] },
  ladybug: { thing: 'ladybug' },
  hippo: { thing: 'hippo' },
  koala: { thing: 'koala' },
  sloth: { thing: 'sloth' },
  toucan: { thing: 'toucan' },
  whaleShark: { thing: 'shark' },
  clownfish: { thing: 'fish', trait: 'clownfish' },
  bestseller: { thing: 'book' },
  likeCow: { thing: 'cow', akin: true },
  likeMouse: { thing: 'mouse', akin: true },
  likeWhale: { thing: 'whale', akin: true },
  likeSeal: { thing: 'seal', akin: true },
  likePenguin: { thing: 'penguin', akin: true },
  likeCapybara: { thing: 'capybara', akin: true },
  likePig: { thing: 'pig', akin: true, hue: [0.3, 0.22, 0.16] },
  likeCar: { thing: 'car' },
  likeMage: { thing: 'person', trait: 'mage' },
  likeRoyal: { thing: 'person', trait: 'royal' },
  pilot: { thing: 'person', trait: 'captain' },
  lumberjack: { thing: 'person', held: 'axe' },
  accordionist: { thing: 'person', held: 'accordion' },
  flutist: { thing: 'person', held: 'flute' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link KIN_KEYS}. */
export type KinKey = keyof typeof KIN_KEYS;
