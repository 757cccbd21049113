import type { Idea } from '../idea.ts';
import type { Land } from '../land.ts';
import type { Subject } from '../subject.ts';
import type { Thing } from '../thing.ts';

/** Where who flies over roofs is said to be: over a town, or nothing is said. */
const TOWNS: ReadonlySet<Land | null> = new Set<Land | null>([null, 'city', 'street', 'field']);

/** What rises over roofs and stands on none. */
const TALL: ReadonlySet<Thing> = new Set<Thing>(['church', 'castle', 'mosque', 'tower']);

const isOnCarpet = ({ traits = [] }: Subject): boolean => traits.includes('oncarpet');

/** Whether it flies low, by what carries it. */
const isCarried = ({ thing, traits = [] }: Subject): boolean =>
  thing === 'skyrider' ||
  thing === 'broomrider' ||
  (thing === 'sleigh' && traits.includes('inair'));

/** Whether it is Santa's sleigh in the air. */
const isSanta = (one: Subject): boolean => one.thing === 'sleigh' && isCarried(one);

const isOnWing = (one: Subject): boolean => isCarried(one) || one.thing === 'flier';

/** Whether nothing says that the city is one of today or of times to come, or which. */
const isAnyTown = ({ city, town, future, neon, martian, scenery, halloween }: Idea): boolean =>
  (city ?? town ?? scenery) === null && !(future || neon || martian || halloween);

/** Who flies over a town by what carries them, or over its roofs, sees those from above: of a city of the East where that is a carpet. */
export function overRoofs(idea: Idea): Idea {
  const { land, settled, perch, subjects } = idea;
  if (!TOWNS.has(land) || !isAnyTown(idea)) return idea;
  const isInTown = land === 'city' || land === 'street' || settled === 'town';
  if (subjects.some(isOnCarpet) && (isInTown || land === null))
    return { ...idea, land: 'field', settled: null, scenery: 'easternroofs' };
  if (perch === 'roof' && subjects.length > 0 && subjects.every(({ thing }) => TALL.has(thing)))
    return { ...idea, land: 'field', settled: 'town', perch: null };
  // Santa comes to houses.
  if (land === null && perch === null && subjects.some(isSanta))
    return { ...idea, land: 'field', settled: 'village' };
  // Over a city that is named he is seen in its sky.
  if (land === 'city' && subjects.some(isSanta)) return idea;
  const isSaid = settled === 'town' || perch === 'roof';
  const isOver = (isInTown || perch === 'roof') && (subjects.some(isCarried) || isSaid);
  return isOver && subjects.some(isOnWing)
    ? { ...idea, land: 'field', settled: 'town', alley: false, perch: null }
    : idea;
}
