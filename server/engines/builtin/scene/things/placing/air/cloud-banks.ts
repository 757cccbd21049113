import { createRandom } from '../../../../kernels/random.ts';
import { CLOUD, smokePuff } from '../../smoke-puff.ts';
import type { Planted, Stage } from '../stage.ts';
import { STANDS } from '../stands.ts';

/** Heaps of cloud before the foot of one thing, how high each is beside it, and how far they reach aside, in its widths. */
const HEAPS = 9;
const HIGH = 0.34;
const WIDE = 1.5;

/** Heaps of cloud from which what stands above the clouds rises, so that it does not hover. */
export function cloudBanks({ setting }: Stage, wished: readonly Planted[]): Planted[] {
  if (setting.land !== 'clouds') return [];
  const random = createRandom(setting.random.uint32());
  const kinds = [0.9, 0.8, 0.7].map((dense) => smokePuff(setting.light, CLOUD, dense, random));
  return wished
    .filter(
      ({ thing, melts = 0 }) => thing !== undefined && melts > 0 && STANDS[thing].on !== 'air',
    )
    .flatMap(({ sprite, x, z, base, size }) => {
      const wide = (size * sprite.width) / sprite.height;
      return Array.from({ length: HEAPS }, (_, n): Planted => {
        const across = (n + 0.5) / HEAPS - 0.5 + 0.06 * (random.unit() - 0.5);
        const high = HIGH * size * (0.75 + 0.5 * random.unit()) * (1.2 - Math.abs(across));
        return {
          sprite: kinds[n % kinds.length] as (typeof kinds)[number],
          x: x + across * WIDE * wide,
          z: z * (0.97 - 0.002 * n),
          base: base - 0.42 * high,
          size: high,
        };
      });
    });
}
