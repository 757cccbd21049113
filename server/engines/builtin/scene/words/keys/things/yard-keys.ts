import type { Meaning } from '../../meaning.ts';

/** What `lists/yard.ts` has words for: what stands in yards and gardens, on farms and on playgrounds, grows there, or is built beside them. */
export const YARD_KEYS = {
  well: { thing: 'well' },
  beehive: { thing: 'beehive', count: 1 },
  birdbath: { thing: 'birdbath' },
  birdfeeder: { thing: 'birdfeeder' },
  compost: { thing: 'compost' },
  coop: { thing: 'chickencoop', also: ['hen', 'hen'] },
  stump: { thing: 'stump' },
  log: { thing: 'log' },
  seesaw: { thing: 'seesaw' },
  sandbox: { thing: 'sandbox' },
  hoop: { thing: 'basketballhoop' },
  rosearch: { thing: 'rosearch' },
  pergola: { thing: 'pergola' },
  silo: { thing: 'silo' },
  gate: { thing: 'gate' },
  hedge: { thing: 'hedge' },
  archway: { thing: 'archway' },
  chalk: { thing: 'chalk', count: 1 },
  ladder: { thing: 'ladder' },
  nest: { thing: 'nest' },
  maize: { thing: 'maize', count: 2 },
  ferns: { thing: 'ferns', count: 4 },
  goal: { thing: 'goal', count: 1 },
  watermill: { thing: 'watermill' },
  hotel: { thing: 'hotel' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link YARD_KEYS}. */
export type YardKey = keyof typeof YARD_KEYS;
