import { LARGE } from '../../../words/creatures.ts';
import type { Idea, Thing } from '../../../words/idea.ts';
import { isRoom } from './about.ts';

/** How much of its height an animal keeps in a room, where walls and chairs tell its size. */
const INDOORS_SHARE = 0.66;

/** What a pet keeps of its height beside somebody large. */
const BESIDE_LARGE = 0.6;

/** What is tiny: in a room it is smaller still, outdoors it must be seen over the grass. */
const TINY: ReadonlySet<Thing> = new Set<Thing>([
  'mouse',
  'frog',
  'bee',
  'butterfly',
  'spider',
  'snail',
  'ladybug',
  'ant',
  'beetle',
  'grasshopper',
  'caterpillar',
  'dragonfly',
]);
const TINY_INDOORS = 0.46;
const TINY_OUTDOORS = 0.85;
/** What flies and is tiny. */
export const FLITS: ReadonlySet<Thing> = new Set<Thing>(['bee', 'butterfly', 'dragonfly']);
/** How much of its height that keeps beside somebody large: nothing hides it. */
const FLITTING = 0.42;

/** Whether walls and doors tell how small is what flits there. */
const isWalled = (idea: Idea): boolean => isRoom(idea) || idea.land === 'street';

/** What a pet keeps of its height where a room or somebody tells its size. */
export function petShare(idea: Idea, pet: Thing): number {
  const isTiny = TINY.has(pet);
  if (FLITS.has(pet) && isWalled(idea)) return TINY_INDOORS;
  if (isTiny && isRoom(idea)) return TINY_INDOORS;
  if (idea.subjects.some(({ thing }) => LARGE.has(thing)))
    return FLITS.has(pet) ? FLITTING : isTiny ? TINY_OUTDOORS : BESIDE_LARGE;
  return isRoom(idea) ? INDOORS_SHARE : 1;
}
