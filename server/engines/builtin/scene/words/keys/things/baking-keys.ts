import type { Meaning } from '../../meaning.ts';

/** What `lists/baking.ts` has words for: of what cakes are, and what lies on them. */
export const BAKING_KEYS = {
  chocolatecake: { thing: 'cake', count: 1, flavour: 'chocolate' },
  redvelvet: { thing: 'cake', count: 1, flavour: 'redvelvet' },
  carrotcake: { thing: 'cake', count: 1, flavour: 'carrot' },
  lemoncake: { thing: 'cake', count: 1, flavour: 'lemon' },
  strawberrycake: { thing: 'cake', count: 1, flavour: 'strawberry' },
  blackforest: { thing: 'cake', count: 1, flavour: 'blackforest' },
  weddingcake: { thing: 'cake', count: 1, flavour: 'wedding' },
  /** A fruit pie under a lattice of dough. */
  pie: { thing: 'cake', count: 1, flavour: 'pie' },
  raspberry: { topping: 'raspberry' },
  blueberry: { topping: 'blueberry' },
  strawberry: { topping: 'strawberry' },
  cherry: { topping: 'cherry' },
  lemon: { topping: 'lemon' },
  /** The same where nothing was baked. */
  rawfruit: { thing: 'fruit', akin: true },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link BAKING_KEYS}. */
export type BakingKey = keyof typeof BAKING_KEYS;
