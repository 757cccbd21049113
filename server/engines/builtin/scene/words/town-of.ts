import type { Idea } from './idea.ts';
import type { Meaning } from './meaning.ts';

/** The town that is known by its houses: the one that is named, or a market among neon signs. */
export function townOf(meanings: readonly Meaning[], land: Idea['land']): Idea['town'] {
  const named = meanings.find((one) => one.town !== undefined && one.land === land)?.town;
  if (named !== undefined) return named;
  const has = (test: (one: Meaning) => boolean) => meanings.some(test);
  const isMarket = has(({ thing }) => thing === 'stall') && has(({ neon }) => neon === true);
  return isMarket && land === 'street' ? 'nightmarket' : null;
}
