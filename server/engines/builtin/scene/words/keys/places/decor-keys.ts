import type { Meaning } from '../../meaning.ts';

/** What `lists/decor.ts` has words for: how rooms of homes are furnished. */
export const DECOR_KEYS = {
  modern: { decor: 'modern' },
  loft: { land: 'room', decor: 'loft' },
  penthouse: { land: 'room', decor: 'modern' },
  /** What is seen from up there. */
  overcity: { land: 'city', ifNone: true },
  widewindows: { land: 'room', decor: 'wide' },
  dusty: { dusty: true },
  plants: { decor: 'plants' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link DECOR_KEYS}. */
export type DecorKey = keyof typeof DECOR_KEYS;
