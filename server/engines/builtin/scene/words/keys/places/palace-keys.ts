import type { Meaning } from '../../meaning.ts';

/** What `lists/palaces.ts` has words for: palaces and cathedrals, and houses under thatch. */
export const PALACE_KEYS = {
  cathedral: { thing: 'church', trait: 'cathedral' },
  palace: { thing: 'castle', trait: 'palace' },
  indianpalace: { thing: 'castle', trait: 'indianpalace' },
  thatched: { thing: 'house', trait: 'thatched' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link PALACE_KEYS}. */
export type PalaceKey = keyof typeof PALACE_KEYS;
