import { smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Land } from '../../words/land.ts';

/** Ground that is so near to the level of its water that its edge may run there: its height by place and by that of the map. World units. */
export type Shore = (x: number, z: number, height: number) => number;

/** Fresh waters with banks of earth; along the sea the waves themselves draw the line. */
const BANKED: readonly Land[] = ['lake', 'river', 'waterfall', 'oasis'];

/** How far from the water's level the ground is uneven, how much, and how long a bay of its edge is; how far that is seen. World units. */
const UNEVEN = { reach: 0.9, high: 0.62, long: 2.6, seen: 170 } as const;

/** The uneven edge of a land's water, finer than the cells of a map of heights, between which it would be straight; null where it has none. */
export function createShore(land: Land, noise: Noise): Shore | null {
  if (!BANKED.includes(land)) return null;
  const { reach, high, long, seen } = UNEVEN;
  return (x, z, height) => {
    const away = Math.abs(height);
    if (away > reach || z > seen) return height;
    const uneven = noise.fbm(x / long + 41, z / long, 3);
    return height + high * (1 - away / reach) * smoothstep(seen, 0.4 * seen, z) * uneven;
  };
}
