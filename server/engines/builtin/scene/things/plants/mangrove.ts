import type { Random } from '../../../kernels/random.ts';
import type { Vector } from '../sculpt/vector.ts';
import { type Branch, growTree, type Habit, type Skeleton } from './branching.ts';

/** A low tree that forks soon, its crown round and wide. */
const MANGROVE: Habit = {
  trunk: 0.3,
  girth: 0.03,
  spread: 0.82,
  shrink: 0.7,
  rise: 0.14,
  forks: 4,
};
/** Stilt roots: how many, how far they reach and from what height they come, and how thick they are; heights of the tree. */
const ROOTS = { count: 13, reach: 0.36, from: 0.3, thick: 0.0105 } as const;
/** Pieces that a root is bent in. */
const PIECES = 5;

/** The wood of a mangrove: its trunk stands on roots that arch down into the water all round. */
export function growMangrove(random: Random): Skeleton {
  const tree = growTree(random, MANGROVE);
  const roots = Array.from({ length: ROOTS.count }, (_, n): Branch[] => {
    const around = (n / ROOTS.count) * 2 * Math.PI + 0.4 * random.unit();
    const reach = ROOTS.reach * (0.35 + 0.65 * random.unit());
    const from = ROOTS.from * (0.45 + 0.55 * random.unit());
    const at = (share: number): Vector => [
      Math.cos(around) * reach * Math.sin((share * Math.PI) / 2) ** 0.8,
      from * Math.cos((share * Math.PI) / 2) ** 0.7,
      Math.sin(around) * reach * Math.sin((share * Math.PI) / 2) ** 0.8,
    ];
    return Array.from({ length: PIECES }, (__, piece) => ({
      from: at(piece / PIECES),
      to: at((piece + 1) / PIECES),
      thick: ROOTS.thick,
      thin: ROOTS.thick * 0.9,
    }));
  });
  return { branches: [...tree.branches, ...roots.flat()], tips: tree.tips };
}
