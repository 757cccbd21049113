import type { Idea } from '../words/idea.ts';
import type { Land } from '../words/land.ts';
import { isOfTuff } from '../world/lands/tuff.ts';
import { isAtEdge } from './at-edge.ts';

/** Whether a canyon is looked at from its rim, over all of its walls to the far side: where nobody is in it, or those who are named stand at its edge. */
export const isOverRim = (idea: Idea, land: Land): boolean =>
  land === 'canyon' &&
  idea.scenery === null &&
  idea.path === null &&
  !idea.narrow &&
  !isOfTuff(idea) &&
  (idea.subjects.length === 0 || isAtEdge(idea, land));
