import type { Meaning } from '../../meaning.ts';

/** What `lists/tales.ts` has words for: scenes that tales and history tell of, with who is in them. */
export const TALE_KEYS = {
  joust: { land: 'field', scenery: 'tournament' },
  tourney: { tourney: true },
  pyramidsite: { land: 'desert', scenery: 'pyramidsite' },
  fairyvillage: { land: 'field', scenery: 'fairyvillage', season: 'summer', fireflies: true },
  owntower: { thing: 'tower', isInside: true },
  alchemist: { thing: 'person', trait: 'mage', land: 'potionshop', ifNone: true },
  wizardroom: { thing: 'person', trait: 'mage', land: 'wizardtower', ifNone: true },
  brewing: { trait: 'brewing', land: 'potionshop', ifNone: true },
  henhut: { thing: 'henhut', count: 1 },
  volcanoisle: { land: 'island', scenery: 'volcanoisle' },
  broomstick: { onBroom: true },
  riches: { riches: true },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link TALE_KEYS}. */
export type TaleKey = keyof typeof TALE_KEYS;
