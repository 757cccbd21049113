import type { Idea, Thing } from '../words/idea.ts';
import { ON_TABLES } from '../words/small-things.ts';
import { FOOD } from '../words/tableware.ts';

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
  ...ON_TABLES,
]);

const SMALL: ReadonlySet<Thing> = new Set<Thing>(ON_TABLES);

/** Whether a picture is of food and what it is served in, and of no other place than a kitchen; or of small things that are named before a desk. */
export const isStillLife = ({ land, landFirst, subjects }: Idea): boolean =>
  (land === null ||
    land === 'kitchen' ||
    (land === 'office' && !landFirst && subjects.every(({ thing }) => SMALL.has(thing)))) &&
  subjects.length > 0 &&
  subjects.every(({ thing, on, far }) => SERVED.has(thing) && on === undefined && far !== true);

/** Whether a table is all that such a picture shows besides. */
export const isFromAbove = (idea: Idea): boolean =>
  isStillLife(idea) && idea.composition === 'aerial';
