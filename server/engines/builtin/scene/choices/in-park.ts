import { isWalker } from '../words/creatures.ts';
import type { Idea, Subject, Thing } from '../words/idea.ts';

/** What else than people and animals is in a park without being what the picture is of. */
const IN_PARKS: ReadonlySet<Thing> = new Set<Thing>([
  'tree',
  'bench',
  'swings',
  'slide',
  'bicycle',
  'kite',
  'umbrella',
  'flower',
  'picnic',
]);

/** Trees and seats that the park has anyway. */
const isOwn = ({ thing, isDressing }: Subject): boolean =>
  thing === 'tree' || (thing === 'bench' && isDressing === true);

/** Whether a picture is of a tree that is named by itself: others would hide it. */
const isOfOneTree = ({ thing, exact }: Subject): boolean => thing === 'tree' && exact !== undefined;

/** What is on the pond of a park, or at it. */
const AT_PONDS: ReadonlySet<Thing> = new Set<Thing>([
  ...IN_PARKS,
  'duck',
  'swan',
  'rowboat',
  'fountain',
]);

/** Whether the water that is named with a park is its pond. */
const hasPond = ({ land, scenery, park, path, fjord, subjects }: Idea): boolean =>
  park &&
  land === 'lake' &&
  scenery === null &&
  path === 'paved' &&
  !fjord &&
  !subjects.some(isOfOneTree) &&
  subjects.every(({ thing }) => isWalker(thing) || AT_PONDS.has(thing));

/** The idea of a park in a city: its pond where water is named with it; else its lawns, trees and benches are laid out where nothing is named that takes their place. */
export function inPark(idea: Idea): Idea {
  if (hasPond(idea))
    return {
      ...idea,
      scenery: 'parkpond',
      path: null,
      subjects: idea.subjects.filter((one) => !isOwn(one)),
    };
  const isPark =
    idea.park &&
    idea.land === 'field' &&
    idea.scenery === null &&
    idea.path === 'paved' &&
    idea.town === null &&
    idea.crop === null &&
    idea.hill === null &&
    !idea.halloween &&
    !idea.garden &&
    !idea.subjects.some(isOfOneTree) &&
    idea.subjects.every(({ thing }) => isWalker(thing) || IN_PARKS.has(thing));
  if (!isPark) return idea;
  return {
    ...idea,
    scenery: 'citypark',
    path: null,
    subjects: idea.subjects.filter((one) => !isOwn(one)),
  };
}
