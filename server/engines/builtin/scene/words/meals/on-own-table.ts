import type { Idea, Subject, Thing } from '../idea.ts';
import type { Land } from '../land.ts';
import { FOOD } from '../tableware.ts';

/** Rooms that have a table to eat at. */
const KITCHENS: ReadonlySet<Land> = new Set<Land>([
  'kitchen',
  'rustickitchen',
  'mexicankitchen',
  'castlekitchen',
]);

/** What is laid there. */
const LAID: ReadonlySet<Thing> = new Set<Thing>([
  ...FOOD,
  'fruit',
  'apple',
  'cup',
  'vase',
  'candle',
]);

const isLaid = ({ thing, on, company }: Subject): boolean =>
  LAID.has(thing) && (on ?? company) === undefined;

/** A prompt's food on the kitchen's own table where the kitchen is what it is about ("a kitchen with bread"): it is no still life then. */
export const onOwnTable = (idea: Idea): Idea =>
  idea.land !== null && KITCHENS.has(idea.land) && idea.landFirst && idea.composition === null
    ? {
        ...idea,
        subjects: idea.subjects.map((one) =>
          isLaid(one) ? { ...one, on: 'table' as const } : one,
        ),
      }
    : idea;
