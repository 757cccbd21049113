import type { Meaning } from '../../meaning.ts';

/** What `lists/seaside.ts` has words for: what floats, lies and stands by the sea. */
export const SEASIDE_KEYS = {
  buoy: { thing: 'buoy' },
  anchor: { thing: 'anchor' },
  fishingnet: { thing: 'fishingnet', burden: 'net' },
  lobsterpot: { thing: 'lobsterpot' },
  seashells: { thing: 'seashells' },
  driftwood: { thing: 'driftwood' },
  deckchair: { thing: 'deckchair' },
  beachball: { thing: 'beachball' },
  airflamingo: { thing: 'airflamingo' },
  bottledmessage: { thing: 'bottledmessage' },
  cannon: { thing: 'cannon' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link SEASIDE_KEYS}. */
export type SeasideKey = keyof typeof SEASIDE_KEYS;
