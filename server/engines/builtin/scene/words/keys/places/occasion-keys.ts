import type { Meaning } from '../../meaning.ts';

/** What `lists/occasions.ts` has words for: on what occasion, in what age or how high up something is, which says where. */
export const OCCASION_KEYS = {
  steamtrain: { thing: 'train', bygone: true },
  bygone: { bygone: true },
  // Elsewhere than in streets it is seen of what it is said of.
  medieval: { manner: 'medieval' },
  farewell: { farewell: true },
  workers: { thing: 'person', toils: true },
  lunch: { lunches: true },
  highup: { highUp: true },
  // Elsewhere it only says how pleasant it is.
  outdoors: { outdoors: true, praise: true },
  blocks: { land: 'city' },
  litwindows: { litWindows: true },
} as const satisfies Readonly<Record<string, Meaning>>;

/** A key of that list. */
export type OccasionKey = keyof typeof OCCASION_KEYS;
