import { BUILDING_STANDS } from '../things/placing/stands/buildings.ts';
import type { Idea, Thing } from '../words/idea.ts';

/** What is as large as a building when it flies, and is looked up to. */
const GREAT_FLIERS: ReadonlySet<Thing> = new Set<Thing>(['dragon', 'pterosaur']);

/** Whether a great flier is over a building or a village that is named with it: high in the sky, which has room for both. */
export const fliesOverBuilding = (
  { subjects, settled }: Pick<Idea, 'subjects' | 'settled'>,
  thing: Thing,
): boolean =>
  GREAT_FLIERS.has(thing) &&
  (settled !== null || subjects.some((one) => Object.hasOwn(BUILDING_STANDS, one.thing)));
