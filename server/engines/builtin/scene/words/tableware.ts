import { ON_TABLES } from './small-things.ts';
import type { Thing } from './thing.ts';

/** What is eaten and drunk. */
export type Serving =
  | 'pancakes'
  | 'pizza'
  | 'cake'
  | 'soup'
  | 'ramen'
  | 'bread'
  | 'burger'
  | 'sushi'
  | 'paella'
  | 'spaghetti'
  | 'curry'
  | 'salad'
  | 'steak'
  | 'fries'
  | 'breakfast'
  | 'donut'
  | 'croissant'
  | 'cookies'
  | 'cheese'
  | 'beer'
  /** A glass before its bottle. */
  | 'wine'
  /** A tall glass of juice or milk. */
  | 'drink'
  | 'tacos';

/** Food that is served: it needs a table, and a kitchen where no other place is named. */
export const FOOD: ReadonlySet<Thing> = new Set<Thing>([
  'pancakes',
  'pizza',
  'cake',
  'soup',
  'ramen',
  'bread',
  'burger',
  'sushi',
  'paella',
  'spaghetti',
  'curry',
  'salad',
  'steak',
  'fries',
  'breakfast',
  'donut',
  'croissant',
  'cookies',
  'cheese',
  'wine',
  'beer',
  'drink',
  'tacos',
]);

/** What is put on a table. */
export const TABLEWARE: ReadonlySet<Thing> = new Set<Thing>([
  ...FOOD,
  'vase',
  'fruit',
  'apple',
  'cup',
  'book',
  'lamp',
  'lantern',
  'candle',
  'flower',
  'clock',
  'eggs',
  'pumpkin',
  'basket',
  'plant',
  'skull',
  'crown',
  'fishbowl',
  ...ON_TABLES,
]);
