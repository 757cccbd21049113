import type { Meaning } from './meaning.ts';

/** What the lists of `lists/` have words for that is served on a table: a plural is one dish. */
export const FOOD_KEYS = {
  pancakes: { thing: 'pancakes', count: 1 },
  pizza: { thing: 'pizza', count: 1 },
  cake: { thing: 'cake', count: 1 },
  soup: { thing: 'soup', count: 1 },
  bread: { thing: 'bread', count: 1 },
  burger: { thing: 'burger', count: 1 },
  sushi: { thing: 'sushi', count: 1 },
} as const satisfies Readonly<Record<string, Meaning>>;
