import type { Meaning } from '../../meaning.ts';

/** What `lists/strewn.ts` has words for: what is left on the ground of a place, flies in its air or hangs over it. */
export const STREWN_KEYS = {
  confetti: { confetti: true },
  footprints: { footprints: true, land: 'field', ifNone: true },
  puddles: { weather: 'rain', rainOver: true },
  muddyroad: { land: 'field', path: 'earth', weather: 'rain', rainOver: true },
  laundry: { thing: 'clothesline' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link STREWN_KEYS}. */
export type StrewnKey = keyof typeof STREWN_KEYS;
