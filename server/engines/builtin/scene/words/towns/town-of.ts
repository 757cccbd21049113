import type { Idea } from '../idea.ts';
import { isCourtOutside } from '../lands/land-of-words.ts';
import type { Meaning } from '../meaning.ts';
import { ROAD_VEHICLES } from '../vehicles.ts';

/** Whether a canal is one of Venice: by its name, its gondolas, its carnival or its country. */
const isVenice = (meanings: readonly Meaning[]): boolean =>
  meanings.some(
    ({ thing, also, scenery, manner }) =>
      thing === 'gondola' ||
      also?.includes('gondola') === true ||
      scenery === 'venicemasks' ||
      manner === 'southern',
  );

/** The town that is known by its houses: the one that is named, that of any canal's houses of brick, a stall where noodles are eaten, a market among neon signs, or the street before a café and that of Paris. */
export function townOf(meanings: readonly Meaning[], land: Idea['land']): Idea['town'] {
  const towns = meanings.filter((one) => one.town !== undefined && one.land === land);
  // A market of a town that is named is that market.
  const named = (towns.find(({ ifNone }) => ifNone !== true) ?? towns[0])?.town;
  // A yard that a game is played in is its court.
  const isCourt = land === 'street' && isCourtOutside(meanings);
  if (named !== undefined && !(isCourt && named === 'patio')) return named;
  const has = (test: (one: Meaning) => boolean) => meanings.some(test);
  if (land === 'canal') return isVenice(meanings) ? null : 'amsterdam';
  const isMarket = has(({ thing }) => thing === 'stall') && has(({ neon }) => neon === true);
  if (land !== 'street') return null;
  if (has(({ thing }) => thing === 'stall') && has(({ thing }) => thing === 'ramen'))
    return 'yatai';
  if (isMarket) return 'nightmarket';
  if (isCourt) return 'streetcourt';
  if (has(({ town }) => town === 'greek')) return 'greeklane';
  if (isAmongBins(meanings)) return 'backalley';
  const isDriven = has(({ thing }) => ROAD_VEHICLES.has(thing) || thing === 'tram');
  const isParis = has(({ thing, land: at }) => thing === 'irontower' && at === 'street');
  return has(({ land: at }) => at === 'cafe') || (isParis && !isDriven) ? 'cafes' : null;
}

/** Whether who is at home among the bins of a city is in an alley of which nothing else is said. */
const isAmongBins = (meanings: readonly Meaning[]): boolean =>
  meanings.some(({ alley, manner }) => alley === true && manner === undefined) &&
  meanings.every(({ settled, manner }) => (settled ?? manner) === undefined) &&
  meanings.some(({ thing }) => thing === 'raccoon');
