import type { Idea, Subject } from '../idea.ts';
import type { Pieces } from '../pieces.ts';

/** Steam, in words for a train that it drives. */
const STEAM = /steam|dampf|vapeur|vapore?|паров|buhar|بخار|भाप|蒸汽|蒸気|증기/iu;

/** An idea whose train is one of those to come, as what is around it is: none of steam drives through a city of the future, unless it is said to. */
export function trainsToCome(idea: Idea, pieces: Pieces): Idea {
  const isOfSteam = pieces.some(
    ({ text, meanings }) => STEAM.test(text) && meanings.some(({ thing }) => thing === 'train'),
  );
  if (!idea.future || isOfSteam || idea.scenery === 'steampunk') return idea;
  const subjects = idea.subjects.map(
    (one): Subject =>
      one.thing === 'train' && one.traits?.includes('crewed') !== true
        ? { ...one, traits: [...new Set([...(one.traits ?? []), 'streamlined' as const])] }
        : one,
  );
  return { ...idea, subjects };
}
