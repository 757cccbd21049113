import type { Idea, Thing } from './words/idea.ts';
import { FOOD } from './words/thing.ts';

/** What is looked at from near where it stands alone on a table. */
const SERVED: ReadonlySet<Thing> = new Set<Thing>([...FOOD, 'fruit', 'apple', 'cup']);

/** Whether a picture is of food and what it is served in, and of no other place than a kitchen. */
export const isStillLife = ({ land, subjects }: Idea): boolean =>
  (land === null || land === 'kitchen') &&
  subjects.length > 0 &&
  subjects.every(({ thing, on, far }) => SERVED.has(thing) && on === undefined && far !== true);

/** Whether a table is all that such a picture shows besides. */
export const isFromAbove = (idea: Idea): boolean =>
  isStillLife(idea) && idea.composition === 'aerial';

/** Row of the horizon as a share of the height (below 0: above the picture), focal length, height of the eye. */
interface View {
  readonly horizon: number;
  readonly lens: number;
  readonly eye: number;
}

/** The four compositions: over the table into the room, down on it, low, and near. */
const AT_TABLE: readonly View[] = [
  { horizon: 0.32, lens: 1.3, eye: 0.9 },
  { horizon: 0.1, lens: 1.12, eye: 0.95 },
  { horizon: 0.42, lens: 1.1, eye: 0.85 },
  { horizon: 0.2, lens: 1.6, eye: 0.9 },
];

/** The same from above: each from another steepness. */
const FROM_ABOVE: readonly View[] = [
  { horizon: -0.8, lens: 1, eye: 0.9 },
  { horizon: -0.5, lens: 1, eye: 0.9 },
  { horizon: -1.3, lens: 1, eye: 0.9 },
  { horizon: -0.65, lens: 1.15, eye: 0.9 },
];

/** How one of a request's pictures looks at a table. */
export const viewOfTable = (idea: Idea, turn: number): View =>
  (isFromAbove(idea) ? FROM_ABOVE : AT_TABLE)[turn % 4] as View;
