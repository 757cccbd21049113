import { isWalker } from '../words/creatures.ts';
import type { Idea } from '../words/idea.ts';
import type { Land } from '../words/land.ts';

/** Most people for whom there is room at a cliff's edge. */
const MOST = 3;

/** Whether the few who are named with a cliff, or at the rim of a canyon, stand at its edge: it is inland, and nothing else is named there. */
export const isAtEdge = ({ cliffs, perch, subjects }: Idea, land: Land): boolean =>
  cliffs &&
  (land === 'mountain' || land === 'canyon') &&
  perch === null &&
  subjects.length === 1 &&
  subjects.every(
    ({ thing, count, far }) =>
      isWalker(thing) && count <= (thing === 'person' ? MOST : 1) && far !== true,
  );
