import type { Meaning } from '../keys/scene-keys.ts';
import type { Land } from '../land.ts';
import type { Town } from '../place.ts';

/** The water that towns lie by whose houses stand along it, by what else that may be called. */
const WATER_OF: Partial<Readonly<Record<Town, ReadonlySet<Land>>>> = {
  ghats: new Set<Land>(['river', 'lake']),
  watertown: new Set<Land>(['river', 'lake']),
  amsterdam: new Set<Land>(['river']),
  greek: new Set<Land>(['sea', 'harbour']),
  favela: new Set<Land>(['sea']),
};

/** Whether a word names nothing but water that a town which is named with it has along its houses ("the ghats of Varanasi, lamps on the river"). */
export const isWaterOfTown = (
  { land, scenery, thing }: Meaning,
  meanings: readonly Meaning[],
): boolean =>
  land !== undefined &&
  (scenery ?? thing) === undefined &&
  meanings.some(
    ({ town, ifNone }) =>
      ifNone !== true && town !== undefined && WATER_OF[town]?.has(land) === true,
  );
