import type { Meaning } from '../keys/scene-keys.ts';
import type { Land } from '../land.ts';

const FORESTS: ReadonlySet<Land | undefined> = new Set<Land | undefined>(['forest', 'woods']);

/** Whether a forest is named for sure; that of the tropics is another. */
const isForest = ({ land, jungle, ifNone }: Meaning): boolean =>
  FORESTS.has(land) && jungle !== true && ifNone !== true;

/** Whether a forest is named, as that through which a river flows, or a stream that flows through one. */
export const isAmongTrees = (meanings: readonly Meaning[]): boolean =>
  meanings.some((one) => isForest(one) || one.wooded === true) &&
  meanings.every(({ jungle }) => jungle !== true);

/** Whether the trees of a forest that is named are pines or firs: it is called so, or no other trees are named in it. */
export const isOfConifers = (meanings: readonly Meaning[]): boolean =>
  meanings.some(({ conifers }) => conifers === true) ||
  (meanings.some(isForest) &&
    meanings.some(({ thing }) => thing === 'conifer') &&
    !meanings.some(({ thing }) => thing === 'birch' || thing === 'tree'));
