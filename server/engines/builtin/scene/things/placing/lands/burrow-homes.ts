import { lookUp } from '../../../world/height-map.ts';
import { HOMES } from '../../../world/scenery/burrows.ts';
import { grassOf } from '../../../world/soil/soil.ts';
import { flowers } from '../../plants/bloom.ts';
import { burrow } from '../../scenery/burrow.ts';
import type { Draft, Drawing } from '../as-seen.ts';
import { scatter, sizeBetween, varieties } from '../scatter.ts';
import type { Stage } from '../stage.ts';

/** Round doors in green hills, and flowers before them. */
export function burrows(stage: Stage): Draft[] {
  const { setting } = stage;
  const { side } = setting;
  const grass = grassOf(setting.season);
  const homes = varieties(stage, 4, (wish) => burrow(wish, grass));
  const blooms = varieties(stage, 4, flowers);
  const standing = HOMES.map(({ x: aside, z, high }, n): Draft => {
    const x = side * aside;
    const base = lookUp(stage.map.heights, x, z) - 0.04 * high;
    return { draw: homes[n % homes.length] as Drawing, x, z, base, size: high, boost: 1.1 };
  });
  return [
    ...standing,
    ...scatter(stage, {
      kinds: blooms,
      rows: [
        { z: 8, count: 3 },
        { z: 11, count: 5 },
        { z: 15, count: 6 },
      ],
      free: 0.5,
      size: sizeBetween(0.6, 0.9),
    }),
  ];
}
