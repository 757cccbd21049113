/** What floats, lies and stands by the sea. */
export const SEASIDE_THINGS = [
  /** A seamark. */
  'buoy',
  'anchor',
  /** Hung to dry, more in a heap. */
  'fishingnet',
  /** Several, with their rope. */
  'lobsterpot',
  /** Of several kinds, on the sand. */
  'seashells',
  /** A trunk. */
  'driftwood',
  'deckchair',
  'beachball',
  /** A swimming ring. */
  'airflamingo',
  /** On the sand. */
  'bottledmessage',
  /** An old one, with its balls. */
  'cannon',
] as const;

/** One of {@link SEASIDE_THINGS}. */
export type SeasideThing = (typeof SEASIDE_THINGS)[number];

/** Those of which one is drawn for several: a heap, a stack, some on the sand. */
export const SEASIDE_HEAPS: ReadonlySet<string> = new Set<SeasideThing>([
  'fishingnet',
  'lobsterpot',
  'seashells',
]);

/** Those that stand on a harbour's quay. */
export const ON_QUAYS: ReadonlySet<string> = new Set<SeasideThing>([
  'anchor',
  'fishingnet',
  'lobsterpot',
  'cannon',
]);
