import { BUILT_KEYS } from '../keys/places/built-keys.ts';
import { EVERYDAY_KEYS } from '../keys/places/everyday-keys.ts';
import { FAMOUS_KEYS } from '../keys/places/famous-keys.ts';
import { OUTLYING_KEYS } from '../keys/places/outlying-keys.ts';
import type { Meaning } from '../keys/scene-keys.ts';
import type { Path } from '../place.ts';
import { ROAD_VEHICLES } from '../vehicles.ts';
import { isHalt, WILD } from './halts.ts';
import { isInTheWild } from './in-the-wild.ts';
import { placeOf } from './named-places.ts';

/** Places that people have built in the open have ways of their own. */
const BUILT: ReadonlySet<Meaning['scenery']> = new Set(
  [BUILT_KEYS, EVERYDAY_KEYS, FAMOUS_KEYS, OUTLYING_KEYS].flatMap((keys) =>
    Object.values(keys).map((one: Meaning) => one.scenery),
  ),
);

/** Whether what is named drives, through open land or where none is named. */
function needsRoad(meanings: readonly Meaning[]): boolean {
  // A sign of neon makes no city where a road leads.
  const lands = meanings.flatMap(({ land, neon, ifNone }) =>
    land === undefined || (neon === true && ifNone === true) ? [] : [land],
  );
  const drives = meanings.some(({ thing }) => ROAD_VEHICLES.has(thing));
  return drives && lands.every((land) => WILD.has(land));
}

/** Whether a train is named that crosses no bridge, in open land or where none is named. */
function needsRails(meanings: readonly Meaning[]): boolean {
  const has = (one: Meaning['thing']) => meanings.some(({ thing }) => thing === one);
  const lands = meanings.flatMap(({ land }) => (land === undefined ? [] : [land]));
  return has('train') && !has('bridge') && lands.every((land) => WILD.has(land));
}

/** What leads through the land: a street does too where no houses are. */
export function pathOf(meanings: readonly Meaning[]): Path | null {
  const place = placeOf(meanings)?.scenery;
  if (place !== undefined && BUILT.has(place)) return null;
  const named = meanings.flatMap(({ path }) => (path === undefined ? [] : [path]));
  if (meanings.some(({ land }) => land === 'carcabin')) return 'road';
  if (needsRails(meanings) || isHalt(meanings)) return 'rail';
  if (named.includes('paved')) return 'paved';
  const isRoad =
    isInTheWild(meanings) &&
    meanings.some(
      // A street that a feast has where no other land is named is no road through that.
      ({ land, town, ifNone }) => land === 'street' && !(ifNone === true && town !== undefined),
    );
  // Through a crop only carts go.
  const isSown = meanings.some(({ crop }) => crop !== undefined);
  // What drives paves a way, but for one that is said to be of earth.
  const needs = needsRoad(meanings) && !meanings.some(({ unpaved }) => unpaved === true);
  if ((named.includes('road') || isRoad || needs) && !isSown) return 'road';
  return named.length > 0 || isRoad ? 'earth' : null;
}
