import type { Meaning } from '../../meaning.ts';

/** Who `lists/workers.ts` has words for: people by their trades, in what is worn for them. Who wears nothing of their own is a `craftsman` or a `workman`. */
export const WORKER_KEYS = {
  craftsman: { thing: 'person' },
  goldsmith: { thing: 'person', trait: 'jewelmaking' },
  bookbinder: { thing: 'person', trait: 'bookbinding' },
  puppetmaker: { thing: 'person', trait: 'puppetmaking' },
  glassmaker: { thing: 'person', trait: 'glassmaking' },
  toymaker: { thing: 'person', trait: 'horsemaking', land: 'carpentry', ifNone: true },
  guardsman: { thing: 'person', trait: 'police' },
  museumguard: { thing: 'person', trait: 'police', land: 'museum', ifNone: true },
  ranger: { thing: 'person', trait: 'hiker', land: 'forest', ifNone: true },
  clerk: { thing: 'person', trait: 'business' },
  servant: { thing: 'person', trait: 'waiter' },
  confectioner: { thing: 'person', trait: 'chef' },
  workman: { thing: 'person' },
  countryman: { thing: 'person', trait: 'farmer' },
  cleric: { thing: 'person', trait: 'monk' },
  referee: { thing: 'person' },
  rescuer: { thing: 'person', trait: 'firefighter' },
  golem: { thing: 'person', trait: 'troll' },
  giant: { thing: 'person', trait: 'titan' },
  /** Of whom `giant` has the words too. */
  giantess: { thing: 'person', trait: 'woman' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** A key of that list. */
export type WorkerKey = keyof typeof WORKER_KEYS;
