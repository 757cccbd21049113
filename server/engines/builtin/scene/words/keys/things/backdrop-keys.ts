import type { Meaning } from '../../meaning.ts';

/** What `lists/backdrops.ts` has words for: before what a studio shows a thing. */
export const BACKDROP_KEYS = {
  studioshot: { backdrop: 'studio' },
  whiteground: { backdrop: 'white' },
  blackground: { backdrop: 'black' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link BACKDROP_KEYS}. */
export type BackdropKey = keyof typeof BACKDROP_KEYS;
