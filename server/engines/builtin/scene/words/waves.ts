import type { Subject } from './idea.ts';
import type { Meaning } from './meaning.ts';

/** Whether great waves are said to come in where rocks are: they break on a rocky coast. */
export const wavesBreakOn = (meanings: readonly Meaning[], things: readonly Subject[]): boolean =>
  meanings.some(({ breaker }) => breaker) && things.some(isRock);

/** Whether the sea, its beach or its waves are named, or a cave that opens onto them. */
export const isByTheSea = (meanings: readonly Meaning[]): boolean =>
  meanings.some(
    ({ land, coastal, ifNone }) =>
      coastal === true || (ifNone !== true && (land === 'sea' || land === 'beach')),
  );

/** What was named with such a coast: its rocks are those of the coast itself. */
export const withoutItsRocks = (
  meanings: readonly Meaning[],
  things: readonly Subject[],
): readonly Subject[] =>
  wavesBreakOn(meanings, things) ? things.filter((one) => !isRock(one)) : things;

const isRock = ({ thing }: Subject): boolean => thing === 'rock';
