import { isWalker } from '../words/creatures.ts';
import type { Idea } from '../words/idea.ts';

/** The idea of a gorge through which a stream runs: grey walls with moss and trees, and no red desert. */
export const inRavine = (idea: Idea): Idea =>
  idea.land === 'canyon' &&
  idea.narrow &&
  idea.scenery === null &&
  idea.subjects.every(({ thing, on }) => isWalker(thing) && on === undefined)
    ? { ...idea, land: 'river', scenery: 'ravine' }
    : idea;
