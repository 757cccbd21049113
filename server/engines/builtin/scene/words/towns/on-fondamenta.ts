import type { Idea, Subject, Thing } from '../idea.ts';
import { BOATS } from '../vehicles.ts';

/** What is over or on the water of a town, or one of its buildings. */
const OVER_WATER: ReadonlySet<Thing> = new Set<Thing>([
  ...BOATS,
  ...(['bridge', 'suspensionbridge', 'ropebridge', 'pier', 'house', 'church', 'tower'] as const),
  ...(['swan', 'duck', 'dolphin', 'bird', 'flyingbird', 'dragon', 'airship', 'fish'] as const),
]);

/** Whether somebody or something is on the paving of a town by its water: neither in a boat nor over that. */
export const standsByWater = ({ thing, on, far, posture }: Subject): boolean =>
  !OVER_WATER.has(thing) && on === undefined && far !== true && posture !== 'flying';

/** What a prompt asks for on a canal of Venice: who is in no boat there is on a landing beside the water. */
export function onFondamenta(idea: Idea): Idea {
  const { land, town, scenery, frozen, subjects } = idea;
  const isVenice = land === 'canal' && town === null && scenery === null && !frozen;
  const isAshore = subjects.some((one) => one.isDressing !== true && standsByWater(one));
  return isVenice && isAshore ? { ...idea, scenery: 'fondamenta' } : idea;
}
