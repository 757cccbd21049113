import type { Colour, Subject } from '../idea.ts';
import type { Pieces } from '../pieces.ts';

/** What blossoms on a bough are unless another colour is said. */
const PINK: Colour = [0.96, 0.7, 0.78];

/** A branch on which nobody sits is the picture itself, with its blossoms and its birds. */
export function onBoughs(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const isPerch = pieces.some(({ meanings }) => meanings.some(({ perch }) => perch === 'branch'));
  const blossoms = things.find(({ thing }) => thing === 'blossom');
  if (!isPerch || things.some((one) => one !== blossoms)) return things;
  const colour = blossoms === undefined ? null : (blossoms.colour ?? PINK);
  return [{ thing: 'bough', count: 1, posture: null, colour, size: 1 }];
}
