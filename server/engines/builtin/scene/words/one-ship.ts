import type { Subject } from './idea.ts';

/** Sails named with a tall ship are its own ("a tall ship under full sail"), and no boats beside it. */
export const oneShip = (things: readonly Subject[]): readonly Subject[] =>
  things.some(({ thing }) => thing === 'galleon' || thing === 'longship')
    ? things.filter(({ thing }) => thing !== 'boat')
    : things;
