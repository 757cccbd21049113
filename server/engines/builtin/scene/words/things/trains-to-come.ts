import type { Idea, Subject } from '../idea.ts';

/** An idea whose train is one of those to come, as what is around it is: none of steam drives through a city of the future. */
export function trainsToCome(idea: Idea): Idea {
  if (!idea.future || idea.scenery === 'steampunk') return idea;
  const subjects = idea.subjects.map(
    (one): Subject =>
      one.thing === 'train' && one.traits?.includes('crewed') !== true
        ? { ...one, traits: [...new Set([...(one.traits ?? []), 'streamlined' as const])] }
        : one,
  );
  return { ...idea, subjects };
}
