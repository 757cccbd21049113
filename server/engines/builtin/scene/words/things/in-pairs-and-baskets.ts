import type { Subject } from '../idea.ts';

/** Painted eggs are in the basket that is named with them, goldfish in their bowl, and two shoes are one pair. */
export const inPairsAndBaskets = (things: readonly Subject[]): readonly Subject[] =>
  things
    .filter(({ thing }) => thing !== 'basket' || things.every((one) => one.thing !== 'eggs'))
    .filter(({ thing }) => thing !== 'fish' || things.every((one) => one.thing !== 'fishbowl'))
    .map((one) => (one.thing === 'shoes' ? { ...one, count: Math.ceil(one.count / 2) } : one));
