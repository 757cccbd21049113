import type { Meaning } from './meaning.ts';

/** What the lists of `lists/` have words for that is served on a table: a plural is one dish. */
export const FOOD_KEYS = {
  pancakes: { thing: 'pancakes', count: 1 },
  pizza: { thing: 'pizza', count: 1 },
  cake: { thing: 'cake', count: 1 },
  soup: { thing: 'soup', count: 1 },
  ramen: { thing: 'ramen', count: 1 },
  bread: { thing: 'bread', count: 1 },
  burger: { thing: 'burger', count: 1 },
  sushi: { thing: 'sushi', count: 1 },
  paella: { thing: 'paella', count: 1 },
  spaghetti: { thing: 'spaghetti', count: 1 },
  curry: { thing: 'curry', count: 1 },
  salad: { thing: 'salad', count: 1 },
  steak: { thing: 'steak', count: 1 },
  fries: { thing: 'fries', count: 1 },
  breakfast: { thing: 'breakfast', count: 1 },
  donut: { thing: 'donut', count: 1 },
  croissant: { thing: 'croissant', count: 1 },
  cookies: { thing: 'cookies', count: 1 },
  cheese: { thing: 'cheese', count: 1 },
  wine: { thing: 'wine', count: 1 },
  beer: { thing: 'beer', count: 1 },
  juice: { thing: 'drink', count: 1 },
  milk: { thing: 'drink', count: 1, hue: [0.95, 0.94, 0.9] },
  tacos: { thing: 'tacos', count: 1 },
} as const satisfies Readonly<Record<string, Meaning>>;
