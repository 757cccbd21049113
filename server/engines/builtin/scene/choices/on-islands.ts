import { OF_CITIES } from '../words/buildings.ts';
import type { Idea, Subject, Thing } from '../words/idea.ts';
import { FLOATING } from '../words/lands/aloft.ts';

/** What stands on an island of its own where there is nothing but clouds below. */
const LOADS: ReadonlySet<Thing> = new Set<Thing>([
  'castle',
  'temple',
  'tower',
  'church',
  'monastery',
  'house',
  'mosque',
  'windmill',
  'lighthouse',
  'pyramid',
  'colosseum',
  'tajmahal',
  'pisatower',
  ...OF_CITIES,
  'stonecircle',
  'ruin',
  'villa',
  'barn',
  'tree',
  'blossom',
]);

/** What grows on islands anyway where several are named. */
const GROWN: ReadonlySet<Thing> = new Set<Thing>(['tree', 'blossom', 'conifer']);

/** What an island has of what stands on it. */
const carriedBy = ({ thing, colour, size, traits }: Subject): Partial<Subject> => ({
  carries: thing,
  ...{ colour, size },
  ...(traits && { traits }),
});

/** The idea with what stands on an island that floats in the air, where that is named or all is above the clouds: the building that was named, or a town. */
export function onIslands(idea: Idea): Idea {
  const named = idea.subjects.find(({ thing }) => thing === 'floatingisland');
  if (idea.land !== 'clouds' && named === undefined) return idea;
  const grows = ({ thing, count }: Subject) => named !== undefined && count > 1 && GROWN.has(thing);
  const load = idea.subjects.find((one) => LOADS.has(one.thing) && !grows(one));
  if (load === undefined && idea.settled === null && named === undefined) return idea;
  const others = idea.subjects.filter((one) => one !== load && one !== named && !grows(one));
  const carried = load === undefined ? {} : carriedBy(load);
  return { ...idea, subjects: [{ ...(named ?? FLOATING), ...carried }, ...others] };
}
