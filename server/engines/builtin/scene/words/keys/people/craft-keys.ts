import type { Meaning } from '../../meaning.ts';

/** What `lists/crafts.ts` has words for: what somebody is at with both hands over a table at home, and where that is. */
export const CRAFT_KEYS = {
  podding: { trait: 'podding', land: 'kitchen', ifNone: true },
  giftwrapping: { trait: 'giftwrapping', land: 'room', ifNone: true },
  laundryfolding: { trait: 'laundryfolding', land: 'bedroom', ifNone: true },
  moneycounting: { trait: 'moneycounting', land: 'room', ifNone: true },
  flowerarranging: { trait: 'flowerarranging', land: 'room', ifNone: true },
  nailpainting: { trait: 'nailpainting', land: 'bedroom', ifNone: true },
  whittling: { trait: 'whittling', land: 'room', ifNone: true },
  shoepolishing: { trait: 'shoepolishing', land: 'room', ifNone: true },
  basketweaving: { trait: 'basketweaving', land: 'room', ifNone: true },
  beading: { trait: 'beading', land: 'room', ifNone: true },
  puzzling: { trait: 'puzzling', land: 'room', ifNone: true },
} as const satisfies Readonly<Record<string, Meaning>>;

/** A key of that list. */
export type CraftKey = keyof typeof CRAFT_KEYS;
