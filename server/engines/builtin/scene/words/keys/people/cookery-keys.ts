import type { Meaning } from '../../meaning.ts';

/** What `lists/cookery.ts` has words for: what people make of dough by hand, cut and pour, and eat and drink out of the hand. */
export const COOKERY_KEYS = {
  tortillas: { trait: 'tortillamaking', land: 'mexicankitchen', ifNone: true },
  dumplings: { trait: 'dumplingmaking', land: 'kitchen', ifNone: true },
  pasta: { trait: 'pastamaking', land: 'rustickitchen', ifNone: true },
  bread: { trait: 'baking', land: 'rustickitchen', ifNone: true },
  cakecutting: { trait: 'cakecutting', land: 'room', ifNone: true },
  teapouring: { trait: 'teapouring', land: 'room', ifNone: true },
  melon: { held: 'melon', holding: true },
  hotdrink: { thing: 'cup', held: 'cup' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** A key of that list. */
export type CookeryKey = keyof typeof COOKERY_KEYS;
