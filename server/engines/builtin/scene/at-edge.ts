import type { Idea } from './words/idea.ts';
import type { Land } from './words/land.ts';
import { isWalker } from './words/thing.ts';

/** Whether the one who is named with a cliff stands at its edge: it is inland, and nothing else is named there. */
export const isAtEdge = ({ cliffs, perch, subjects }: Idea, land: Land): boolean =>
  cliffs &&
  land === 'mountain' &&
  perch === null &&
  subjects.length === 1 &&
  subjects.every(({ thing, count, far }) => isWalker(thing) && count === 1 && far !== true);
