import type { Meaning } from '../../meaning.ts';

/** What `lists/trees.ts` has words for: trees that are told from others by how they hang or what they bear. */
export const TREE_KEYS = {
  willow: { thing: 'tree', trait: 'willow' },
  appletree: { thing: 'tree', trait: 'appletree' },
  lemontree: { thing: 'tree', trait: 'lemontree' },
  orangetree: { thing: 'tree', trait: 'orangetree' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link TREE_KEYS}. */
export type TreeKey = keyof typeof TREE_KEYS;
