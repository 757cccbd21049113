import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { flat } from '../furniture.ts';
import { chance, wood } from '../materials.ts';
import { plate } from '../solids/plate.ts';
import { box, type Solid } from '../solids/solid.ts';

const GLASS: Colour = [0.6, 0.68, 0.68];
const BOARD: Colour = [0.42, 0.33, 0.23];

/** How many points what is left of a pane has around the hole in it. */
const POINTS = 11;

/** How far from the middle of a pane (0) to its edge (1) what is left of it begins, in a direction of 0 to 1 of a turn. */
function rim(turn: number, pane: number): number {
  const at = turn * POINTS;
  const point = Math.floor(at) % POINTS;
  const far = (n: number) => 0.3 + 0.8 * chance(n % POINTS, pane + 40);
  return far(point) + (far(point + 1) - far(point)) * (at - Math.floor(at));
}

/** What is left in a window of its panes (so many across and up) when they are broken: shards along their edges, and a board over one; its left, right, lower and upper edge, and where its wall is. */
export function brokenPanes(
  [left, right, low, high]: readonly [number, number, number, number],
  back: number,
  [across, up]: readonly [number, number],
  noise: Noise,
): Solid[] {
  const [wide, tall] = [(right - left) / across, (high - low) / up];
  const boarded = Math.floor(chance(across, up) * across);
  const x = left + boarded * wide;
  const isLeft = (px: number, py: number): boolean => {
    const [column, row] = [Math.floor((px - left) / wide), Math.floor((py - low) / tall)];
    const u = ((px - left) / wide - column) * 2 - 1;
    const v = ((py - low) / tall - row) * 2 - 1;
    const turn = Math.atan2(v, u) / (2 * Math.PI) + 0.5;
    return Math.max(Math.abs(u), Math.abs(v)) > rim(turn, column + 7 * row);
  };
  return [
    plate(2, [left, low, back - 0.012], [right, high, back - 0.004], isLeft, flat(GLASS)),
    ...[0.16, 0.52].map((share, n) =>
      box(
        [x - 0.08, low + share * (high - low) + 0.03 * n, back - 0.075],
        [x + wide + 0.08, low + share * (high - low) + 0.17 + 0.03 * n, back - 0.05],
        wood(BOARD, noise),
      ),
    ),
  ];
}
