import { REACH } from './level.ts';
import type { Workspace } from './workspace.ts';

/**
 * The targets where pieces meet, in scan order: those whose patch covers a target that is copied with another
 * step to its source. All others lie within a piece that is copied whole.
 */
export function targetsAtJoins({ level, field }: Pick<Workspace, 'level' | 'field'>): Int32Array {
  const { width, targets } = level;
  const { source } = field;
  return targets.filter((target) => {
    const step = (source[target] as number) - target;
    for (let row = -REACH; row <= REACH; row++) {
      for (let column = -REACH; column <= REACH; column++) {
        const other = target + row * width + column;
        const copied = source[other] as number;
        if (copied >= 0 && copied - other !== step) return true;
      }
    }
    return false;
  });
}
