import { mix, smoothstep } from '../../arithmetic.ts';
import type { Ground } from '../ground.ts';
import type { Relief } from '../relief/relief.ts';

/** How high the ground is on which one stands, from where on it falls, how steeply, and how high it is where it breaks off. World units. */
const SLOPE = { top: 19, from: 9, fall: 0.3, brink: 5 } as const;
/** Where the coast is: how far ahead, how much farther for each unit aside where the land goes on, and how wide its edge is. World units. */
const COAST = { ahead: 58, along: 1.5, wide: 13 } as const;
/** How high the hills are inland of it, and how far along the coast they reach. World units. */
const INLAND = { high: 62, far: 640 } as const;
const DEEP = -14;

/** A green slope that falls to the sea; along one side the coast goes on to a headland, and an island lies far out. */
export function fallsToSea({ side, relief, rolling, isle }: Relief): Ground {
  return (x, z) => {
    const inward = side * x;
    const coast =
      COAST.ahead +
      Math.min(INLAND.far, COAST.along * Math.max(0, inward - 12)) +
      26 * rolling(x, z, 70) * smoothstep(20, 90, z);
    const slope = Math.max(SLOPE.brink, SLOPE.top - SLOPE.fall * Math.max(0, z - SLOPE.from));
    const hills =
      INLAND.high *
      relief *
      smoothstep(26, 240, inward - 0.28 * z) *
      (1 + 0.7 * rolling(x, z, 150));
    const land = slope + 1.1 * rolling(x, z, 26) + hills;
    const edge = smoothstep(coast + COAST.wide, coast, z);
    return Math.max(mix(DEEP, land, edge), isle(x, z, -side * 480, 1_500, 230, 60) - 10);
  };
}
