import { HOUSE_TREES } from '../../../world/scenery/far/tree-village.ts';
import { LEVEL } from '../../../world/scenery/level-site.ts';
import { palm } from '../../plants/palm.ts';
import type { Draft, Drawing } from '../as-seen.ts';
import { greenOf } from '../greens.ts';
import { at, people } from '../put-in-place.ts';
import { kindOf } from '../scatter.ts';
import type { Stage } from '../stage.ts';

/** Leaves of a crown: to the right of its trunk, ahead, over the ground, how high. World units. */
const CROWN = [
  [-4.6, 1, 10.5, 9],
  [4.6, 1, 11, 9],
  [0, -1, 12.5, 10],
  [2.6, 3.4, 11, 10],
] as const;
/** Palms and smaller trees: to the right on the picture's side, ahead, how high. World units. */
const AROUND = [
  [-10.5, 12, 7],
  [11, 14, 8],
  [-14, 22, 10],
  [14.5, 24, 11],
  [2.4, 36, 9],
  [-3, 42, 12],
  [-17, 40, 14],
  [20, 42, 14],
] as const;

/** Crowns of the trees that bear houses, palms between them, who is about below and on the decks. */
export function treeVillage(stage: Stage): Draft[] {
  const { side, idea } = stage.setting;
  const leaves = [0, 1, 2].map(() => greenOf(stage, true));
  const trees = [0, 1].map(() => greenOf(stage, false));
  const palms = [0, 1].map(() => kindOf(stage, palm));
  const crowns = HOUSE_TREES.flatMap(({ x, z }, n) =>
    CROWN.map(([dx, dz, up, size], k): Draft => {
      // What is so high throws no shadow that is seen.
      const { casts: _casts, ...bough } = at(
        stage,
        leaves[(n + k) % 3] as Drawing,
        side * x + dx,
        z + dz,
        size,
      );
      return {
        ...bough,
        base: LEVEL + up,
      };
    }),
  );
  const around = AROUND.map(([x, z, size], n) =>
    at(stage, (n % 2 === 0 ? palms[(n / 2) % 2] : trees[n % 2]) as Drawing, side * x, z, size),
  );
  const [first, second] = HOUSE_TREES;
  const onDecks = people(stage, [
    [first.x + 1.2, first.z - 2.6],
    [second.x - 1.4, second.z - 2.7],
  ]).map((one, n) => ({ ...one, base: LEVEL + (n === 0 ? first.floor : second.floor) }));
  return [
    ...(idea.without.includes('tree') ? [] : [...crowns, ...around]),
    ...onDecks,
    ...people(stage, [[0.9, 12]]),
  ];
}
