import { createRandom } from '../../../kernels/random.ts';
import { smokePuff, SOOT } from '../smoke-puff.ts';
import { type Sprite, smallerSize } from '../sprite.ts';
import type { Planted, Stage } from './stage.ts';

/** Puffs of one chimney; how far they drift and rise, and how large the first and the last are, in heights of the factory. */
const PUFFS = 26;
const DRIFTS = 1.25;
const RISES = 0.55;
const LARGE = { first: 0.075, last: 0.42 } as const;
/** How far from a chimney the next one is, as a share of the sprite's width, and how far down its top may be. */
const APART = 0.06;
const LOWEST = 0.4;
/** How much of a pixel is covered where something stands. */
const SOLID = 0.5;

/** The smoke that drifts from a factory's chimneys; none where all is forsaken. */
export function chimneySmoke({ setting }: Stage, wished: readonly Planted[]): Planted[] {
  const factories = wished.filter(({ thing }) => thing === 'factory');
  if (factories.length === 0 || setting.idea.forsaken || setting.idea.mood === 'dark') return [];
  const random = createRandom(setting.random.uint32());
  const kinds = [0.92, 0.66, 0.4].map((dense) => smokePuff(setting.light, SOOT, dense, random));
  return factories.flatMap(({ sprite, x, z, base, size }) =>
    tops(sprite).flatMap(([across, high]) =>
      Array.from({ length: PUFFS }, (_, n): Planted => {
        const share = n / (PUFFS - 1);
        const large = size * (LARGE.first + (LARGE.last - LARGE.first) * share ** 0.8);
        const wide = (size * sprite.width) / sprite.height;
        const astray = (random.unit() - 0.5) * 0.35 * large;
        return {
          sprite: kinds[Math.min(2, Math.floor(share * 3))] as Sprite,
          x: x + (across - 0.5) * wide + setting.side * DRIFTS * size * share ** 1.4 + astray,
          z: z + 0.01 * n,
          base: base + size * (high + RISES * share ** 0.7) - 0.42 * large + astray,
          size: large,
          tone: [1, 1, 1],
        };
      }),
    ),
  );
}

/** The tops of a sprite's two highest pieces: how far across and how high, as shares of its width and height. */
function tops(sprite: Sprite): (readonly [across: number, high: number])[] {
  const { width, height, rgba } = smallerSize(sprite);
  const rows = Array.from({ length: width }, (_, column) => {
    for (let row = 0; row < height; row++)
      if ((rgba[(row * width + column) * 4 + 3] as number) > SOLID) return row;
    return height;
  });
  const first = highest(rows);
  const gap = Math.max(2, APART * width);
  const rest = rows.map((row, column) => (Math.abs(column - first.column) < gap ? height : row));
  const second = highest(rest);
  return [first, second]
    .filter(({ row }) => row < LOWEST * height)
    .map(({ column, row }) => [(column + 0.5) / width, 1 - row / height]);
}

/** The middle of the columns that reach highest, and the row that they reach. */
function highest(rows: readonly number[]): { readonly column: number; readonly row: number } {
  const row = Math.min(...rows);
  const columns = rows.flatMap((one, column) => (one <= row + 1 ? [column] : []));
  const [from] = columns as [number];
  // Of several equally high the first.
  const run = columns.filter((column, n) => column - from === n);
  return { column: from + (run.length - 1) / 2, row };
}
