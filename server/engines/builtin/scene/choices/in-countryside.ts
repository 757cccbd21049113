import { isWalker } from '../words/creatures.ts';
import type { Idea, Subject, Thing } from '../words/idea.ts';

/** What else than people and animals is seen on a lane or on the fields without being what the picture is of. */
const IN_FIELDS: ReadonlySet<Thing> = new Set<Thing>([
  'tractor',
  'bicycle',
  'motorcycle',
  'car',
  'barn',
  'church',
  'kite',
  'flower',
  'tree',
  'umbrella',
  'bird',
  'flyingbird',
  'butterfly',
  'balloons',
]);

const isThere = ({ thing, exact }: Subject): boolean =>
  isWalker(thing) || (IN_FIELDS.has(thing) && !(thing === 'tree' && exact !== undefined));

/** The idea of a countryside: fields between hedges, a farm and a village unless something is named that takes their place. */
export function inCountryside(idea: Idea): Idea {
  if (idea.scenery !== 'farmland') return idea;
  const isOpen =
    idea.crop === null &&
    idea.hill === null &&
    idea.settled === null &&
    idea.town === null &&
    idea.path !== 'rail' &&
    !(idea.garden || idea.park || idea.moor || idea.jungle || idea.karst || idea.tea) &&
    !(idea.forsaken || idea.halloween) &&
    idea.subjects.every(isThere);
  return isOpen ? { ...idea, path: null } : { ...idea, scenery: null };
}
