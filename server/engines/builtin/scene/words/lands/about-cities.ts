import type { Meaning } from '../keys/scene-keys.ts';
import type { Land } from '../land.ts';

/** Water that cities lie by. */
const WATERS: ReadonlySet<Land> = new Set<Land>(['river', 'lake', 'sea', 'beach', 'harbour']);

/** Whether the signs or the windows of a wet street that is named are mirrored in it, and no water lies there. */
export const isWetStreet = (meanings: readonly Meaning[]): boolean =>
  meanings.some(({ land, ifNone }) => land === 'street' && ifNone !== true) &&
  meanings.some(({ neon, weather }) => neon === true || weather === 'rain');

/** Whether a word names a park and nothing else that is built in one. */
export const isPark = ({ park, land, scenery, ifNone }: Meaning): boolean =>
  park === true && land === 'field' && scenery === undefined && ifNone !== true;

/** Whether a city and water are named, and nobody is on a bridge between them. */
export function isAcrossWater(meanings: readonly Meaning[]): boolean {
  if (isWetStreet(meanings)) return false;
  const has = (test: (land: Land) => boolean) =>
    meanings.some(({ land }) => land !== undefined && test(land));
  if (has((land) => land === 'bridgedeck')) return false;
  return has((land) => land === 'city') && has((land) => WATERS.has(land));
}
