import type { Sense } from './sense.ts';

/** English words for playing pool, and those behind "pool" that make it one to swim in. */
const PLAYS_POOL = /^(?:play(?:s|ing)?) pool$/iu;
const OF_WATER = /^(?:games?|volleyball|basketball|polo|ball|toys?|noodles?|party)$/iu;

/** Who plays games or volleyball of a pool is in the water, and at no table. */
export const poolGames: Sense = (pieces, at) => {
  const next = pieces[at + 1];
  return PLAYS_POOL.test(pieces[at]?.text ?? '') &&
    next?.afterStop === false &&
    OF_WATER.test(next.text)
    ? [{ trait: 'playing' }, { land: 'pool' }]
    : null;
};
