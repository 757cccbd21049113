import type { Handed } from '../words/companions.ts';
import { actorOf, isWalker } from '../words/creatures.ts';
import type { Idea, Subject, Thing } from '../words/idea.ts';
import type { Land } from '../words/land.ts';
import { SMALL_THINGS } from '../words/small-things.ts';
import { INDOORS } from '../world/room/plan-room.ts';
import { paddles } from './by-the-water.ts';
import { AT_THE_WATER, ELSE_HOMES, HOMES, type Home } from './homes-of-things.ts';
import { hasPalace } from './palaces.ts';

/** Whether it is at home on the ice of a cold sea: a penguin, a seal, or a white bear. */
export const livesOnIce = ({ thing, colour }: Subject): boolean =>
  thing === 'penguin' ||
  thing === 'seal' ||
  (thing === 'bear' && colour !== null && Math.min(...colour) > 0.7);

/** What stands on the open sea's ice or steel, and carries who is named with it. */
const AT_SEA: ReadonlySet<Thing> = new Set<Thing>(['iceberg', 'oilrig']);

/** Whether somebody, or an animal, is on a shore before the sea: from the open sea who stands on its cape would be a speck, or a giant beside ships. */
export const areOnShore = (subjects: readonly Subject[]): boolean =>
  subjects.some(
    ({ thing, on, far, traits = [] }) =>
      (isWalker(thing) || thing === 'parrot' || thing === 'toucan') &&
      on === undefined &&
      far !== true &&
      !paddles({ thing, traits }),
  ) && !subjects.some(({ thing }) => AT_SEA.has(thing));

/** What has rooms, and stands in none. */
const HOUSES: ReadonlySet<Thing> = new Set<Thing>([
  'house',
  'villa',
  'barn',
  'lighthouse',
  'treehouse',
]);

/** What is handed to another at home or in a café. */
const SERVED: ReadonlySet<Handed | undefined> = new Set<Handed>([
  ...(['cup', 'wineglass', 'bread', 'apple', 'banana'] as const),
  ...(['donut', 'sandwich', 'cakeslice', 'pizzaslice'] as const),
]);

/** Whether one hands another what is had at home, with no weather named: then they are there. */
const isServedAtHome = ({ subjects, weather, snowy, sky }: Idea): boolean =>
  weather === null &&
  !snowy &&
  sky.length === 0 &&
  subjects.some(({ company }) => SERVED.has(company?.handed));

/** The land that belongs to what was wished for; null where nothing of it says one. */
export function landFor(idea: Idea): Land | null {
  const { subjects, composition, hearth, snowy, weather } = idea;
  if (subjects.some(({ on }) => on === 'bench')) return 'field';
  // A house is seen from outside, whatever burns in it.
  const isWithin = hearth && !subjects.some(({ thing }) => HOUSES.has(thing));
  if (isWithin || subjects.some(({ on, traits }) => on !== undefined || traits?.includes('dozing')))
    return 'room';
  if (weather === 'sandstorm') return 'desert';
  if (composition === 'portrait' && subjects.some(({ thing }) => thing === 'person'))
    return 'field';
  // Where fish are.
  if (idea.land === null && subjects.some(({ traits }) => traits?.includes('fisher')))
    return 'lake';
  // Palaces have parks around them.
  const isPalace = subjects.some(({ traits }) => traits?.includes('indianpalace'));
  if (isPalace || hasPalace(idea, idea.land)) return 'field';
  const onIce = snowy && subjects.some(livesOnIce) ? 'sea' : null;
  if (onIce !== null) return homeOf(subjects, AT_THE_WATER) ?? onIce;
  const first = homeOf(subjects, AT_THE_WATER) ?? homeOf(subjects, HOMES);
  const isLed = first !== null && !INDOORS.includes(first);
  const own = isLed ? first : (homeOf(subjects, ELSE_HOMES) ?? first);
  if (own === 'sea' && areOnShore(subjects)) return 'beach';
  // What is said to be in the snow is in no room.
  if (own === 'room' && snowy && idea.ground && subjects.some(isSmall)) return 'field';
  return own ?? landAround(idea) ?? (isServedAtHome(idea) ? 'room' : null);
}

/** The water that one of the subjects needs; null where none does. */
export const waterFor = ({ subjects }: Idea): Land | null => homeOf(subjects, AT_THE_WATER);

const SMALL: ReadonlySet<Thing> = new Set<Thing>(SMALL_THINGS);
const isSmall = ({ thing }: Subject): boolean => SMALL.has(thing);

/** What somebody or something is: an animal that does as people do is still that one, but in a spacesuit it is where astronauts are. */
function kindOf({ thing, traits = [] }: Subject): Thing {
  const animal = actorOf(traits, () => 0);
  return animal !== null && traits.includes('spacesuit') ? 'astronaut' : (animal ?? thing);
}

function homeOf(subjects: readonly Subject[], homes: readonly Home[]): Land | null {
  const kinds = subjects.flatMap((one) =>
    one.carries === undefined ? [kindOf(one)] : [kindOf(one), one.carries],
  );
  const found = homes.find(([, things]) => kinds.some((kind) => things.has(kind)));
  return found?.[0] ?? null;
}

/** The land of a path or of what is in the sky. */
function landAround({ path, grounded, sky }: Idea): Land | null {
  if (path !== null) return path === 'earth' || path === 'paved' ? 'woods' : 'field';
  // Pigeons are where people are.
  if (grounded && sky.includes('birds')) return 'street';
  if (sky.includes('planet') || sky.includes('earth')) return 'space';
  return sky.includes('stars') || sky.includes('milkyway') ? 'plain' : null;
}
