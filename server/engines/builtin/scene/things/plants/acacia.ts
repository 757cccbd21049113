import type { Random } from '../../../kernels/random.ts';
import type { Vector } from '../sculpt/vector.ts';
import { growTree, type Habit, type Skeleton } from './branching.ts';

/** A short trunk that forks low, its branches wide apart. */
const ACACIA: Habit = { trunk: 0.24, girth: 0.026, spread: 0.8, shrink: 0.7, rise: 0.16, forks: 4 };
/** How much wider than it grows its crown is spread, and how much flatter: what is above the trunk is lifted toward the top by this power. */
const WIDER = 1.55;
const FLAT = 0.3;

/** The wood of an acacia of the savanna: its twigs end in one flat layer, as an umbrella's ribs do. */
export function growAcacia(random: Random): Skeleton {
  const { branches, tips } = growTree(random, ACACIA);
  const top = Math.max(...tips.map(([, y]) => y));
  const fork = ACACIA.trunk;
  const spread = ([x, y, z]: Vector): Vector => {
    if (y <= fork) return [x, y, z];
    const up = (y - fork) / (top - fork);
    const wide = 1 + (WIDER - 1) * up;
    return [x * wide, fork + (top - fork) * up ** FLAT, z * wide];
  };
  return {
    branches: branches.map((one) => ({ ...one, from: spread(one.from), to: spread(one.to) })),
    tips: tips.map(spread),
  };
}
