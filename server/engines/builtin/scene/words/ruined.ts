import type { Subject, Thing } from './idea.ts';

/** What is drawn in ruins, or overgrown, where it is named with ruins. */
const FALLEN: ReadonlySet<Thing> = new Set<Thing>(['castle', 'church', 'house', 'tower', 'abbey']);

/** Whether ruins that are named are those of a building that is named too: those of a castle are no temple beside it. */
const areOf = (things: readonly Subject[]): boolean =>
  things.some(({ thing }) => thing === 'ruin') && things.some(({ thing }) => FALLEN.has(thing));

/** The things without ruins that are those of another; whether there were some. */
export const ofRuins = (
  things: readonly Subject[],
): { readonly things: readonly Subject[]; readonly isRuined: boolean } =>
  areOf(things)
    ? { things: things.filter(({ thing }) => thing !== 'ruin'), isRuined: true }
    : { things, isRuined: false };
