import { isWalker } from '../creatures.ts';
import type { Idea } from '../idea.ts';
import { ON_QUAYS } from '../seaside-things.ts';

/** What a prompt asks for that names somebody, an animal, an anchor or fishing gear in a harbour: they are on its quay before the eye, and not lost on the far shore. */
export function onQuay(idea: Idea): Idea {
  const { land, subjects } = idea;
  const stands = subjects.some(
    ({ thing, on, far }) =>
      (isWalker(thing) || ON_QUAYS.has(thing)) && on === undefined && far !== true,
  );
  const isAfloat = subjects.some(({ thing }) => thing === 'pier' || thing === 'rowboat');
  return land === 'harbour' && stands && !isAfloat
    ? { ...idea, land: 'quay', outlook: land }
    : idea;
}
