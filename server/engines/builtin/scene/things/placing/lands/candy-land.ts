import { riverOfChocolate } from '../../../world/scenery/candy.ts';
import {
  candyCane,
  gingerbreadHouse,
  gumdrops,
  iceCreamTree,
  lollipop,
} from '../../scenery/sweets.ts';
import type { Draft } from '../as-seen.ts';
import { putAcross } from '../put-across.ts';
import { scatter, sizeBetween, turnOf, varieties } from '../scatter.ts';
import type { Stage } from '../stage.ts';

/** Houses of gingerbread among lollipops, canes, gumdrops and trees of ice cream, none in the river of chocolate. */
export function sweets(stage: Stage): Draft[] {
  const { side } = stage.setting;
  const [pops, canes, drops, cones, houses] = [
    varieties(stage, 6, lollipop),
    varieties(stage, 3, candyCane),
    varieties(stage, 4, gumdrops),
    varieties(stage, 4, iceCreamTree),
    varieties(stage, 3, gingerbreadHouse),
  ] as const;
  const placed = [
    putAcross(stage, turnOf(houses, 0), side * 0.5, 25, 7.4),
    putAcross(stage, turnOf(houses, 1), -side * 0.62, 52, 8),
    putAcross(stage, turnOf(houses, 2), side * 0.3, 82, 9),
    putAcross(stage, turnOf(pops, 0), -side * 0.74, 17, 6.6),
    putAcross(stage, turnOf(pops, 1), side * 0.92, 18, 5.4),
    putAcross(stage, turnOf(pops, 2), -side * 0.44, 30, 6.2),
    putAcross(stage, turnOf(canes, 0), side * 0.86, 12, 3),
    putAcross(stage, turnOf(canes, 1), -side * 0.9, 12.5, 2.6),
    putAcross(stage, turnOf(canes, 2), side * 0.16, 27, 3.2),
    putAcross(stage, turnOf(drops, 0), -side * 0.66, 11.5, 1),
    ...scatter(stage, {
      kinds: [...pops, ...cones],
      rows: [
        { z: 38, count: 5 },
        { z: 60, count: 9 },
        { z: 95, count: 14 },
        { z: 150, count: 18 },
      ],
      free: 0.4,
      size: sizeBetween(5, 9),
    }),
    ...scatter(stage, {
      kinds: [...drops, ...canes, ...drops],
      rows: [
        { z: 13, count: 5 },
        { z: 20, count: 8 },
        { z: 32, count: 11 },
        { z: 50, count: 14 },
      ],
      free: 0.34,
      size: sizeBetween(0.5, 1.3),
    }),
  ];
  return placed.filter(({ x, z }) => riverOfChocolate(stage.setting, x, z) < 0.1);
}
