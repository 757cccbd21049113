import { FLOATING } from './words/aloft.ts';
import type { Idea, Thing } from './words/idea.ts';
import { OF_CITIES } from './words/thing.ts';

/** What stands on an island of its own where there is nothing but clouds below. */
const LOADS: ReadonlySet<Thing> = new Set<Thing>([
  'castle',
  'temple',
  'tower',
  'church',
  'house',
  'mosque',
  'windmill',
  'lighthouse',
  'pyramid',
  'colosseum',
  ...OF_CITIES,
  'stonecircle',
  'ruin',
  'villa',
  'barn',
  'tree',
  'blossom',
]);

/** The idea with what stands above the clouds on an island that floats there: the building that was named, or a town. */
export function onIslands(idea: Idea): Idea {
  if (idea.land !== 'clouds') return idea;
  const load = idea.subjects.find(({ thing }) => LOADS.has(thing));
  if (load === undefined && idea.settled === null) return idea;
  const named = idea.subjects.find(({ thing }) => thing === 'floatingisland');
  const others = idea.subjects.filter((one) => one !== load && one !== named);
  const carried =
    load === undefined ? {} : { carries: load.thing, colour: load.colour, size: load.size };
  return { ...idea, subjects: [{ ...(named ?? FLOATING), ...carried }, ...others] };
}
