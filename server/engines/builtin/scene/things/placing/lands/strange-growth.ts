import {
  alienRock,
  bulbPlant,
  shelfFungus,
  spiralFrond,
  tentacleTree,
} from '../../scenery/alien-growth.ts';
import type { Draft } from '../as-seen.ts';
import { putAcross } from '../put-across.ts';
import { scatter, sizeBetween, turnOf, varieties } from '../scatter.ts';
import type { Stage } from '../stage.ts';

/** What grows on a strange planet, before its rocks. */
export function alienGrowth(stage: Stage): Draft[] {
  const { side } = stage.setting;
  const [bulb, tentacle, spiral, shelf, rock] = [
    varieties(stage, 4, bulbPlant),
    varieties(stage, 2, tentacleTree),
    varieties(stage, 3, spiralFrond),
    varieties(stage, 2, shelfFungus),
    varieties(stage, 3, alienRock),
  ] as const;
  return [
    putAcross(stage, turnOf(tentacle, 0), -side * 0.62, 24, 11),
    putAcross(stage, turnOf(spiral, 0), side * 0.72, 19, 7.5),
    putAcross(stage, turnOf(shelf, 0), side * 0.38, 34, 8),
    putAcross(stage, turnOf(rock, 0), -side * 0.2, 85, 26),
    putAcross(stage, turnOf(bulb, 0), -side * 0.9, 13, 3.6),
    putAcross(stage, turnOf(bulb, 1), side * 0.9, 12, 2.8),
    ...scatter(stage, {
      kinds: rock,
      rows: [
        { z: 130, count: 4 },
        { z: 230, count: 7 },
        { z: 360, count: 9 },
      ],
      free: 0.3,
      size: sizeBetween(18, 42),
    }),
    ...scatter(stage, {
      kinds: [...tentacle, ...spiral, ...shelf],
      rows: [
        { z: 48, count: 5 },
        { z: 75, count: 9 },
        { z: 120, count: 14 },
        { z: 180, count: 18 },
      ],
      free: 0.4,
      size: sizeBetween(6, 13),
    }),
    ...scatter(stage, {
      kinds: bulb,
      rows: [
        { z: 15, count: 6 },
        { z: 24, count: 10 },
        { z: 38, count: 14 },
        { z: 60, count: 20 },
      ],
      free: 0.42,
      size: sizeBetween(0.9, 2.6),
    }),
  ];
}
