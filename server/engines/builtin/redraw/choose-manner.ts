import type { Idea } from '../scene/words/idea.ts';
import { readPrompt } from '../scene/words/read-prompt.ts';

/** How an area is redrawn. */
export type Manner = 'things' | 'scene' | 'sky' | 'colour' | 'nothing';

/**
 * Chooses by what was understood: things are placed on what is there ("a boat on the lake"), unless
 * the land was named first ("a lake with a boat"); a sky or a weather without land is a sky; a
 * colour alone recolours.
 */
export function chooseManner(idea: Idea): Manner {
  if (idea.understood.length === 0) return 'nothing';
  const hasThings = idea.subjects.length > 0 || idea.sky.some(isFlier);
  if (hasThings && !landComesFirst(idea)) return 'things';
  if (idea.land === 'plain' || (idea.land === null && saysSky(idea))) return 'sky';
  if (idea.land !== null || idea.season !== null || idea.snowy || idea.mood !== null)
    return 'scene';
  return idea.tint === null ? 'nothing' : 'colour';
}

/** Whether it flies by itself and needs no sky of its own. */
const isFlier = (body: Idea['sky'][number]): boolean => body === 'birds' || body === 'balloon';

const saysSky = ({ sky, weather, time }: Idea): boolean =>
  sky.length > 0 || weather !== null || time !== null;

function landComesFirst({ understood }: Idea): boolean {
  for (const word of understood) {
    const { land, subjects, sky } = readPrompt(word);
    if (subjects.length > 0 || sky.some(isFlier)) return false;
    if (land !== null) return true;
  }
  return false;
}
