import type { Idea } from '../scene/words/idea.ts';
import { readPrompt } from '../scene/words/read-prompt.ts';

/** How an area is redrawn. */
export type Manner = 'things' | 'scene' | 'sky' | 'ground' | 'colour' | 'nothing';

/** Words that mean what the ground is made of more than a land. */
const GROUND: ReadonlySet<string> = new Set(
  'grass grassland meadow lawn sand dune dunes sea ocean wave waves water snow ice 草地 草原 沙滩 海 大海 海洋 水 雪 冰 بحر ماء ثلج جليد عشب رمل'.split(
    ' ',
  ),
);

/**
 * Chooses by what was understood: things are placed on what is there ("a boat on the lake"), unless
 * the land was named first ("a lake with a boat"); a sky or a weather without land is a sky; what a
 * ground is made of is ground; a colour alone recolours.
 */
export function chooseManner(idea: Idea): Manner {
  if (idea.understood.length === 0) return 'nothing';
  const hasThings = idea.subjects.length > 0 || idea.sky.some(isFlier);
  if (hasThings && !landComesFirst(idea)) return 'things';
  if (idea.land === 'plain' || (idea.land === null && saysSky(idea))) return 'sky';
  if (idea.understood.some((word) => GROUND.has(word)) && !saysSky(idea)) return 'ground';
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
