import type { Subject } from '../idea.ts';
import type { Meaning } from '../meaning.ts';

const isRock = ({ thing }: Subject): boolean => thing === 'rock';

const isSea = ({ land, ifNone }: Meaning): boolean => ifNone !== true && land === 'sea';

/** Whether waves come in so high that they break on the rocks or the rocky coast that are named: great ones, or such that are said to. */
export const saysSurge = (meanings: readonly Meaning[], things: readonly Subject[]): boolean =>
  (things.some(isRock) || meanings.some(({ cliffs }) => cliffs)) &&
  meanings.some(isSea) &&
  meanings.some(({ breaker, surge }) => breaker || surge);

/** Whether the rocks that are named stand in the sea: waves break on them, or nothing else is there, and no beach. */
export const standInSea = (meanings: readonly Meaning[], things: readonly Subject[]): boolean =>
  saysSurge(meanings, things) ||
  (meanings.some(isSea) &&
    meanings.every(({ land }) => land === undefined || land === 'sea') &&
    things.length > 0 &&
    things.every(isRock));

/** Whether the sea, its beach or its waves are named, or a cave that opens onto them. */
export const isByTheSea = (meanings: readonly Meaning[]): boolean =>
  meanings.some((one) => one.coastal === true || isSea(one) || isBeach(one));

const isBeach = ({ land, ifNone }: Meaning): boolean => ifNone !== true && land === 'beach';

/** What was named with such a coast: its rocks are those of the coast itself. */
export const withoutItsRocks = (
  meanings: readonly Meaning[],
  things: readonly Subject[],
): readonly Subject[] =>
  standInSea(meanings, things) ? things.filter((one) => !isRock(one)) : things;
