import type { Meaning } from '../../meaning.ts';

/** What `lists/coasts.ts` has words for: what sea and snow do in open land. */
export const COAST_KEYS = {
  surge: { surge: true },
  snowfield: { land: 'field', ifNone: true, season: 'winter', snowy: true },
} as const satisfies Readonly<Record<string, Meaning>>;

/** A key of that list. */
export type CoastKey = keyof typeof COAST_KEYS;
