import type { Idea, Subject } from '../words/idea.ts';
import type { Land } from '../words/land.ts';
import { ROAD_VEHICLES } from '../words/vehicles.ts';

/** Whether a street is a narrow one of an old town. */
export const isAlley = ({ alley, settled, subjects }: Idea, land: Land): boolean =>
  land === 'street' && (alley || settled === 'town') && !subjects.some(needsRoom);

/** Whether a street full of neon signs is a narrow one in this of a request's pictures: every other is. */
export const isNeonAlley = ({ neon, square, subjects }: Idea, land: Land, turn: number): boolean =>
  land === 'street' && neon && !square && turn % 2 === 1 && !subjects.some(needsRoom);

/** What no narrow street has room for: a scooter drives through one. */
const needsRoom = ({ thing, traits, count }: Subject): boolean =>
  (ROAD_VEHICLES.has(thing) && !(traits?.includes('scooter') === true && count === 1)) ||
  thing === 'tram' ||
  thing === 'stall';
