import type { Subject, Thing } from '../idea.ts';

/** What is drawn in ruins, or overgrown, where it is named with ruins. */
const FALLEN: ReadonlySet<Thing> = new Set<Thing>(['castle', 'church', 'house', 'tower', 'abbey']);

/** Temples and pyramids that are known by sight, and what else their names may say that they are. */
const KNOWN: ReadonlySet<Thing> = new Set<Thing>([
  'khmertemple',
  'egyptiantemple',
  'steppyramid',
  'rocktemple',
  'incacity',
]);
const NO_MORE: ReadonlySet<Thing> = new Set<Thing>(['ruin', 'temple', 'pyramid', 'tower']);

/** Whether ruins that are named are those of a building that is named too: those of a castle are no temple beside it. */
const areOf = (things: readonly Subject[]): boolean =>
  things.some(({ thing }) => thing === 'ruin') && things.some(({ thing }) => FALLEN.has(thing));

/** The things without ruins that are those of another; whether there were some. */
export function ofRuins(all: readonly Subject[]): {
  readonly things: readonly Subject[];
  readonly isRuined: boolean;
} {
  const isKnown = all.some(({ thing }) => KNOWN.has(thing));
  const things = isKnown ? all.filter(({ thing }) => !NO_MORE.has(thing)) : all;
  return areOf(things)
    ? { things: things.filter(({ thing }) => thing !== 'ruin'), isRuined: true }
    : { things, isRuined: false };
}
