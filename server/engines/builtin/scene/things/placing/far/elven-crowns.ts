import { CROWN_AT, ELVEN_TREES } from '../../../world/scenery/far/elven-city.ts';
import { LEVEL } from '../../../world/scenery/level-site.ts';
import type { Draft, Drawing } from '../as-seen.ts';
import { greenOf } from '../greens.ts';
import { at } from '../put-in-place.ts';
import type { Stage } from '../stage.ts';

/** Boughs of leaves in a crown: to the right of its trunk, ahead, over where it begins, how high. World units. */
const BOUGHS = [
  [-5.4, -1, -5.5, 8],
  [5.4, -1, -5, 8],
  [-2.6, -3, -2, 8.5],
  [3, -3, -1.4, 8.5],
  [0, -1, 2.6, 10],
] as const;

/** The crowns of the trees in which elves live: leaves on leaves, those below lit by the lamps. */
export function elvenCrowns(stage: Stage): Draft[] {
  const { side, idea } = stage.setting;
  if (idea.without.includes('tree')) return [];
  const leaves = [0, 1, 2].map(() => greenOf(stage, true));
  return ELVEN_TREES.flatMap(({ x, z }, n) =>
    BOUGHS.map(([dx, dz, up, size], k): Draft => {
      // What is so high throws no shadow that is seen.
      const { casts: _casts, ...bough } = at(
        stage,
        leaves[(n + k) % leaves.length] as Drawing,
        side * x + dx,
        z + dz,
        size,
      );
      return {
        ...bough,
        base: LEVEL + CROWN_AT + up,
        tone: k < 2 ? [1.24, 1.1, 0.84] : [1.02, 1.04, 1],
      };
    }),
  );
}
