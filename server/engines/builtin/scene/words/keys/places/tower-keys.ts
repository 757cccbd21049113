import type { Meaning } from '../../meaning.ts';

/** What `lists/towers.ts` has words for: towers of another kind than a castle's, and what stands as they do. */
export const TOWER_KEYS = {
  clocktower: { thing: 'tower', trait: 'clocktower' },
  obelisk: { thing: 'tower', trait: 'obelisk' },
  lookout: { thing: 'tower', trait: 'lookout' },
  magetower: { thing: 'tower', trait: 'magetower' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link TOWER_KEYS}. */
export type TowerKey = keyof typeof TOWER_KEYS;
