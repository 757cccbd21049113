import type { Meaning } from '../keys/scene-keys.ts';

/** What names a place that is known by what stands there; a thing that belongs there names it where no other land is named. */
export function placeOf(meanings: readonly Meaning[]): Meaning | undefined {
  const isElsewhere = meanings.some(
    ({ land, scenery, ifNone }) => land !== undefined && scenery === undefined && ifNone !== true,
  );
  // A yard with a pool is the garden of that.
  const hasPool = meanings.some(({ land }) => land === 'pool');
  // Terraces that are ploughed are no level field.
  const isTerraced = meanings.some(({ land }) => land === 'terraces');
  // A cave in a glacier is one of ice.
  const isIcy = meanings.some(({ icy }) => icy === true);
  // What flies above the clouds is in no street.
  const isOverClouds = meanings.some(({ land }) => land === 'clouds');
  const named = meanings.filter(
    ({ scenery, ifNone }) =>
      scenery !== undefined &&
      (ifNone !== true || !isElsewhere) &&
      !(hasPool && scenery === 'backyard') &&
      !(isTerraced && scenery === 'ploughed') &&
      !(isIcy && scenery === 'glacier') &&
      !(isOverClouds && scenery === 'steampunk'),
  );
  return surelyFirst(named);
}

/** The first of some that name a place, one that names it surely before what only belongs there ("a skateboarder in an empty pool"). */
export const surelyFirst = (named: readonly Meaning[]): Meaning | undefined =>
  named.find(({ ifNone }) => ifNone !== true) ?? named[0];
