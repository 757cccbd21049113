import { clamp, mixColour, scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import type { Ground } from '../ground.ts';
import { chance, plainFront } from '../street/front.ts';
import { boxOn, type Paint, type Plot, type Solid } from '../street/solid.ts';

/** Limestone, with lichen on it, and the dark between stones. */
const STONES: readonly Colour[] = [
  [0.66, 0.64, 0.58],
  [0.56, 0.54, 0.5],
  [0.74, 0.72, 0.64],
  [0.5, 0.49, 0.42],
];
const GAP: Colour = [0.2, 0.19, 0.17];
/** How high a course of stones is, and how long a stone about, world units. */
const COURSE = 0.17;
const LONG = 0.42;

/** Stones laid dry, course on course: no two alike, dark where they do not touch. */
export const dryStones: Paint = ({ role, normal }, { along, up, pixel }) => {
  const row = Math.floor(up / COURSE);
  const shift = chance(row, 3, 1) + Math.round(normal[0] * 7);
  const wide = LONG * (0.7 + 0.6 * chance(row, 1, 8));
  const stone = Math.floor(along / wide + shift);
  const [u, v] = [along / wide + shift - stone, up / COURSE - row];
  const edge = Math.min(u * wide, (1 - u) * wide, v * COURSE, (1 - v) * COURSE);
  const seen = clamp(1.2 - pixel / 0.1);
  const joint = seen * clamp(1 - edge / 0.03);
  const tone = 0.8 + 0.4 * chance(stone, row, 5);
  const own = STONES[Math.floor(chance(row, stone, 2) * STONES.length)] as Colour;
  const mean = mixColour([0.61, 0.59, 0.53], scaleColour(own, tone), 0.25 + 0.75 * seen);
  return plainFront(scaleColour(mixColour(mean, GAP, 0.85 * joint), role === 'level' ? 1.08 : 1));
};

/** How a wall runs: places of its line, right and ahead; how high and how thick it is. World units. */
export interface WallLine {
  readonly points: readonly (readonly [x: number, z: number])[];
  readonly high: number;
  readonly thick: number;
}

/** How long a piece of a wall is, and how much longer for each unit that it is farther off. */
const PIECE = { least: 1.7, farther: 0.035 } as const;

/** A wall of dry stones that follows the ground, with stones set upright along its top. */
export function wallAlong({ points, high, thick }: WallLine, groundAt: Ground): Solid[] {
  const solids: Solid[] = [];
  for (let n = 1; n < points.length; n++) {
    const [from, to] = [points[n - 1], points[n]] as [
      readonly [number, number],
      readonly [number, number],
    ];
    const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const u = [(to[0] - from[0]) / long, (to[1] - from[1]) / long] as const;
    for (let at = 0; at < long; ) {
      const [x, z] = [from[0] + u[0] * at, from[1] + u[1] * at];
      const piece = Math.min(long - at, PIECE.least + PIECE.farther * Math.max(0, z));
      const [endX, endZ] = [x + u[0] * piece, z + u[1] * piece];
      const [low, other] = [groundAt(x, z), groundAt(endX, endZ)];
      const top = (low + other) / 2 + high + 0.06 * (chance(Math.round(x), Math.round(z), 1) - 0.5);
      // Its front looks to the eye, whichever way it runs.
      const w = u[0] >= 0 ? ([-u[1], u[0]] as const) : ([u[1], -u[0]] as const);
      const plot: Plot = {
        ...{ x: x - (w[0] * thick) / 2, z: z - (w[1] * thick) / 2, u, w },
        ...{ wide: piece + 0.02, deep: thick },
      };
      solids.push(boxOn(plot, Math.min(low, other) - 0.5, top, dryStones));
      if (z < TOPPED) solids.push(...coping(plot, top));
      at += piece;
    }
  }
  return solids;
}

/** How far off the stones along the top of a wall are told apart, world units. */
const TOPPED = 42;

function coping(plot: Plot, top: number): Solid[] {
  const count = Math.max(1, Math.round(plot.wide / 0.36));
  const wide = plot.wide / count;
  return Array.from({ length: count }, (_, n) => {
    const high = 0.16 + 0.16 * chance(n, Math.round(plot.x * 7), Math.round(plot.z * 5));
    const along = n * wide;
    const own: Plot = {
      ...plot,
      x: plot.x + plot.u[0] * along + plot.w[0] * 0.06,
      z: plot.z + plot.u[1] * along + plot.w[1] * 0.06,
      wide: wide * 0.94,
      deep: plot.deep - 0.12,
    };
    return boxOn(own, top, top + high, dryStones);
  });
}
