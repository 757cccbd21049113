import type { Setting } from '../../../setting.ts';
import type { Colour } from '../../../words/idea.ts';
import { barBetween } from '../../street/convex.ts';
import { type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { wayOf } from '../../street/way.ts';

const CORD: Colour = [0.14, 0.12, 0.12];

/** A thin bar without a shadow between two places in a street. World units. */
export const bar = (from: Point, to: Point, thick: number, colour: Colour): Solid => ({
  ...barBetween(from, to, [thick, thick], plainPaint(colour)),
  isSheer: true,
});

/** Places along a cord that hangs from one place to another, at the middle of `many` equal parts, with that where each part begins. World units. */
export function alongCord(from: Point, to: Point, many: number, sag: number): Point[] {
  return Array.from({ length: many + 1 }, (_, n): Point => {
    const share = n / many;
    const at = (k: 0 | 1 | 2) => from[k] + (to[k] - from[k]) * share;
    return [at(0), at(1) - 4 * sag * share * (1 - share), at(2)];
  });
}

/** A cord across a street, and what hangs from the middle of each of its parts. World units. */
export function cordAcross(
  setting: Setting,
  z: number,
  [half, high, sag]: readonly [half: number, high: number, sag: number],
  many: number,
  hung: (at: Point, n: number, wide: number) => readonly Solid[],
): Solid[] {
  const middle = wayOf(setting).middle(z);
  const places = alongCord([middle - half, high, z], [middle + half, high, z], many, sag);
  return places.slice(1).flatMap((to, n) => {
    const from = places[n] as Point;
    const at: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, z];
    return [bar(from, to, 0.012 + 0.0004 * z, CORD), ...hung(at, n, to[0] - from[0])];
  });
}
