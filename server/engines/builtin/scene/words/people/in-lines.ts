import { isWalker } from '../creatures.ts';
import type { Subject } from '../idea.ts';
import type { Pieces } from '../pieces.ts';

/** How many a file of those is whose number is not said. */
const FILE = 4;

/** Several of which it is said go one behind the other. */
export function inLines(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const isSaid = pieces.some(({ meanings }) =>
    meanings.some(({ inLine, thing }) => inLine === true && thing === undefined),
  );
  if (!isSaid) return things;
  return things.map((one) => {
    const count = one.exact === 'said' ? one.count : Math.max(one.count, FILE);
    return isWalker(one.thing) && count > 1 ? { ...one, count, inLine: true } : one;
  });
}
