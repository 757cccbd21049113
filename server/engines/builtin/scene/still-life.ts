import type { Idea, Thing } from './words/idea.ts';
import { SMALL_THINGS } from './words/small-things.ts';
import { FOOD } from './words/thing.ts';

/** What is looked at from near where it stands alone on a table. */
const SERVED: ReadonlySet<Thing> = new Set<Thing>([
  ...FOOD,
  'fruit',
  'apple',
  'cup',
  'vase',
  'book',
  'candle',
  'clock',
  ...SMALL_THINGS,
]);

/** Whether a picture is of food and what it is served in, and of no other place than a kitchen. */
export const isStillLife = ({ land, subjects }: Idea): boolean =>
  (land === null || land === 'kitchen') &&
  subjects.length > 0 &&
  subjects.every(({ thing, on, far }) => SERVED.has(thing) && on === undefined && far !== true);

/** Whether a table is all that such a picture shows besides. */
export const isFromAbove = (idea: Idea): boolean =>
  isStillLife(idea) && idea.composition === 'aerial';
