import type { Meaning } from '../../meaning.ts';

/** Wild beasts, and what they do, that the lists of `lists/` have words for, besides those of `scene-keys.ts`. */
export const WILD_KEYS = {
  otter: { thing: 'otter' },
  capybara: { thing: 'capybara' },
  seal: { thing: 'seal' },
  raccoon: { thing: 'raccoon' },
  crocodile: { thing: 'crocodile' },
  lizard: { thing: 'lizard' },
  dinosaur: { thing: 'dinosaur' },
  kangaroo: { thing: 'kangaroo' },
  ostrich: { thing: 'ostrich' },
  spider: { thing: 'spider' },
  snail: { thing: 'snail' },
  bat: { thing: 'bat' },
  // What lives where it always snows.
  snowleopard: {
    thing: 'leopard',
    hue: [0.8, 0.78, 0.74],
    snowy: true,
    season: 'winter',
    land: 'mountain',
    ifNone: true,
  },
  peacock: { thing: 'peacock' },
  hummingbird: { thing: 'hummingbird' },
  spiderweb: { thing: 'spiderweb' },
  // With its goldfish.
  fishbowl: { thing: 'fishbowl' },
  howling: { trait: 'howling' },
  // Elsewhere "on the moon" may be where an astronaut stands.
  howlingatmoon: { trait: 'howling', sky: 'moon' },
  roaring: { trait: 'roaring' },
} as const satisfies Readonly<Record<string, Meaning>>;
