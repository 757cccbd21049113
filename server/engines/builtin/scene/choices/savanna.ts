import type { Idea, Subject, Thing } from '../words/idea.ts';
import type { Land } from '../words/land.ts';

/** Whose home the savanna is. */
const AFRICAN: ReadonlySet<Thing> = new Set<Thing>([
  'lion',
  'elephant',
  'rhino',
  'hippo',
  'leopard',
  'zebra',
  'giraffe',
  'ostrich',
]);

/** Whether it lives there: a mammoth does not. */
const isAtHome = ({ thing, traits = [] }: Subject): boolean =>
  AFRICAN.has(thing) && !traits.includes('woolly');

/** Whether a plain is a savanna, of dry grass and acacias: one is named, or who lives there and no other land. */
export const isSavanna = (
  { savanna, land: named, subjects }: Pick<Idea, 'savanna' | 'land' | 'subjects'>,
  land: Land,
): boolean => land === 'plain' && (savanna || (named === null && subjects.some(isAtHome)));
