import type { Subject } from '../idea.ts';

/** People who are named with a beam of steel sit on it, and are drawn with it. */
export const onBeam = (things: readonly Subject[]): readonly Subject[] =>
  things.some(({ thing }) => thing === 'steelbeam')
    ? things.filter(({ thing }) => thing !== 'person')
    : things;
