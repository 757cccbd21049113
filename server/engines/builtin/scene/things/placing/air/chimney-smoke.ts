import { createRandom } from '../../../../kernels/random.ts';
import type { Thing } from '../../../words/idea.ts';
import { SOOT, STEAM, smokePuff } from '../../smoke-puff.ts';
import { type Sprite, smallerSize } from '../../sprite.ts';
import type { Planted, Stage } from '../stage.ts';

/** Puffs of one chimney. */
const PUFFS = 26;

/** What comes out of the chimneys of works and ships: how far it drifts and rises, how large its first and its last puff are, in heights of the works. */
interface Plume {
  readonly tone: typeof SOOT;
  readonly drifts: number;
  readonly rises: number;
  readonly first: number;
  readonly last: number;
  /** How much its puffs hide, from the chimney on. */
  readonly dense: readonly [number, number, number];
  readonly from: typeof tops;
}

const PLUMES: Partial<Readonly<Record<Thing, Plume>>> = {
  factory: {
    ...{ tone: SOOT, drifts: 1.25, rises: 0.55, first: 0.075, last: 0.42 },
    ...{ dense: [0.92, 0.66, 0.4], from: tops },
  },
  steamship: {
    ...{ tone: SOOT, drifts: 1.1, rises: 0.42, first: 0.07, last: 0.36 },
    ...{ dense: [0.8, 0.5, 0.26], from: tops },
  },
  // White vapour, as wide as the towers it rises from.
  powerplant: {
    ...{ tone: STEAM, drifts: 0.55, rises: 0.75, first: 0.34, last: 0.72 },
    ...{ dense: [0.96, 0.86, 0.5], from: mouths },
  },
};
/** How far from a chimney the next one is, as a share of the sprite's width, and how far down its top may be. */
const APART = 0.06;
const LOWEST = 0.4;
/** How much of a pixel is covered where something stands. */
const SOLID = 0.5;

/** The smoke that drifts from a factory's chimneys or a steamship's funnels, the vapour from cooling towers; none where all is forsaken. */
export function chimneySmoke({ setting }: Stage, wished: readonly Planted[]): Planted[] {
  const works = wished.flatMap((one) => {
    const plume = one.thing === undefined ? undefined : PLUMES[one.thing];
    return plume === undefined ? [] : [{ ...one, plume }];
  });
  if (works.length === 0 || setting.idea.forsaken || setting.idea.mood === 'dark') return [];
  const random = createRandom(setting.random.uint32());
  return works.flatMap(({ sprite, x, z, base, size, plume }) => {
    const { tone, drifts, rises, first, last, dense, from } = plume;
    const kinds = dense.map((one) => smokePuff(setting.light, tone, one, random));
    return from(sprite).flatMap(([across, high]) =>
      Array.from({ length: PUFFS }, (_, n): Planted => {
        const share = n / (PUFFS - 1);
        const large = size * (first + (last - first) * share ** 0.8);
        const wide = (size * sprite.width) / sprite.height;
        const astray = (random.unit() - 0.5) * 0.35 * large;
        return {
          sprite: kinds[Math.min(2, Math.floor(share * 3))] as Sprite,
          x: x + (across - 0.5) * wide + setting.side * drifts * size * share ** 1.4 + astray,
          z: z + 0.01 * n,
          base: base + size * (high + rises * share ** 0.7) - 0.42 * large + astray,
          size: large,
          tone: [1, 1, 1],
        };
      }),
    );
  });
}

/** How far below the highest point the mouths of cooling towers are looked for, and how wide one is at least, as shares of height and width. */
const MOUTH = { below: 0.14, wide: 0.08 } as const;

/** The mouths of a sprite's wide towers: how far across and how high, as shares of its width and height. */
function mouths(sprite: Sprite): (readonly [across: number, high: number])[] {
  const { width, height, rgba } = smallerSize(sprite);
  const isSolid = (column: number, row: number) =>
    (rgba[(row * width + column) * 4 + 3] as number) > SOLID;
  const row = Math.round(MOUTH.below * height);
  const found: (readonly [number, number])[] = [];
  for (let column = 0, from = -1; column <= width; column++) {
    const solid = column < width && isSolid(column, row);
    if (solid && from < 0) from = column;
    if (solid || from < 0) continue;
    const middle = Math.floor((from + column) / 2);
    let top = row;
    while (top > 0 && isSolid(middle, top - 1)) top--;
    if (column - from > MOUTH.wide * width) found.push([middle / width, 1 - top / height]);
    from = -1;
  }
  return found;
}

/** The tops of a sprite's two highest pieces: how far across and how high, as shares of its width and height. */
export function tops(sprite: Sprite): (readonly [across: number, high: number])[] {
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
