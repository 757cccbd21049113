import { giantMushroom, glowingMushrooms } from '../../scenery/giant-mushroom.ts';
import { mushroomHouse } from '../../scenery/mushroom-house.ts';
import type { Draft } from '../as-seen.ts';
import { putByTurns } from '../put-in-place.ts';
import { scatter, varieties } from '../scatter.ts';
import type { Stage } from '../stage.ts';

/** Houses in mushrooms and tall ones beside them: to the right on the picture's side, ahead, how high. World units. */
const HOMES = [
  [2.5, 13.5, 5.6],
  [-6.8, 19, 6],
  [9.4, 27, 6.4],
  [-3.4, 36, 6.6],
] as const;
const TALL = [
  [-4.8, 11.5, 6.4],
  [7.2, 15, 8.6],
  [-11.4, 20, 10.4],
  [1.2, 25, 9.6],
  [14, 24, 12],
  [-8, 30, 12.4],
  [5.6, 35, 11.4],
  [-17, 36, 14],
  [19, 40, 14],
] as const;

/** Mushrooms as tall as trees, houses in some of them, small ones that shine before them. */
export function mushroomForest(stage: Stage): Draft[] {
  const [homes, tall, small] = [
    varieties(stage, 2, mushroomHouse),
    varieties(stage, 6, giantMushroom),
    varieties(stage, 4, glowingMushrooms),
  ];
  return [
    ...HOMES.map(putByTurns(stage, homes, 1.2)),
    ...TALL.map(putByTurns(stage, tall, 1.1)),
    ...scatter(stage, {
      kinds: tall,
      rows: [
        { z: 52, count: 7 },
        { z: 72, count: 11 },
        { z: 105, count: 15 },
        { z: 150, count: 20 },
      ],
      free: 0.1,
      size: (random) => 10 + 9 * random.unit(),
    }),
    ...scatter(stage, {
      kinds: small,
      rows: [
        { z: 6.4, count: 4 },
        { z: 9, count: 5 },
        { z: 13, count: 6 },
        { z: 20, count: 8 },
        { z: 30, count: 10 },
      ],
      free: 0.36,
      size: (random) => 0.5 + 0.8 * random.unit(),
      boost: 1.2,
    }),
  ];
}
