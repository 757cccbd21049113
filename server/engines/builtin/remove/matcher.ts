import { PATCH_PIXELS } from './level.ts';
import type { Field, Workspace } from './workspace.ts';

/** Penalty per patch pixel for a source one picture height (or width) away from its target. */
export const HEIGHT_PENALTY = 6000;
export const WIDTH_PENALTY = 600;
/** Penalty per patch pixel for a source of another ground: as a difference of 40 grey levels. */
export const STRANGE = 1600;
/** Share of the mean cost that each use of a source beyond its fair share costs (Kaspar et al. 2015). */
const REUSE_PENALTY = 0.1;
/** Random search begins with this share of the picture's larger side. */
const SEARCH_SHARE = 0.35;

/** Improves a field on one level. */
export interface Matcher {
  readonly field: Field;
  /** Sets a target's source without asking whether it is better. */
  assign(target: number, source: number): void;
  /** Counts the costs anew, after the guess within the hole has changed. */
  rescore(): void;
  /** One pass over all targets: propagation from neighbours, then random search. */
  pass(backwards: boolean): void;
}

/**
 * PatchMatch (Barnes et al. 2009) on 5×5 patches of four bytes a pixel. `closeness` scales the
 * penalty for sources that are far from their target: 1 at the coarsest level, 0 for none.
 */
export function createMatcher(workspace: Workspace, closeness: number): Matcher {
  const { level, field, uses, run } = workspace;
  const { own, height, targets, sources } = level;
  const { source, cost } = field;
  workspace.writeFraction('down', (HEIGHT_PENALTY * PATCH_PIXELS * closeness) / height ** 2);
  workspace.writeFraction('across', (WIDTH_PENALTY * PATCH_PIXELS * closeness) / own ** 2);
  workspace.write('strange', STRANGE * PATCH_PIXELS);
  workspace.writeFraction('fairShare', Math.max(1, targets.length / Math.max(1, sources.length)));
  // The program halves the radius before it looks.
  workspace.write('radius', Math.ceil(2 * SEARCH_SHARE * Math.max(own, height)));
  return {
    field,
    assign(target, candidate) {
      const present = source[target] as number;
      if (present >= 0) uses[present] = (uses[present] as number) - 1;
      source[target] = candidate;
      uses[candidate] = (uses[candidate] as number) + 1;
    },
    rescore() {
      run('rescore');
      let total = 0;
      for (const target of targets) total += cost[target] as number;
      workspace.writeFraction('reuse', (REUSE_PENALTY * total) / Math.max(1, targets.length));
    },
    pass(backwards) {
      run('pass', backwards ? 1 : -1);
    },
  };
}
