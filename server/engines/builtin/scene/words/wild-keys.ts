import type { Meaning } from './meaning.ts';

/** Wild beasts that the lists of `lists/` have words for, besides those of `scene-keys.ts`. */
export const WILD_KEYS = {
  otter: { thing: 'otter' },
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
} as const satisfies Readonly<Record<string, Meaning>>;
