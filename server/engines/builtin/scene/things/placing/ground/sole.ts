import type { Land } from '../../../words/land.ts';
import type { SpriteSize } from '../../sprite.ts';

/** The same of wheels: seen from before and above, those that are farther off are as high. */
export const HIGHEST_WHEEL = 0.27;
/** What is higher above a sprite's lower edge than this share of its height is no foot. */
const HIGHEST = 0.16;
const SOLID = 0.4;

/**
 * The line along which a thing stands on the ground: from its leftmost to its rightmost foot, as
 * shares of its width from its middle, and how high above its lower edge, as a share of its height.
 */
export interface Sole {
  readonly left: number;
  readonly right: number;
  readonly heightAt: (across: number) => number;
}

/** How much higher than the foot of what stands behind it a table may be on which its shade falls, world units. */
const ON_TABLE = 0.2;

/** How much higher than the foot of a thing what its shade falls on may be, world units: a table before the eye is none of the ground behind it. */
export const highestShade = (land: Land): number => (land === 'tabletop' ? ON_TABLE : Infinity);

type Point = readonly [across: number, up: number];

/** Finds where a thing stands: the line beneath which nothing of it reaches, from foot to foot, which are not higher than a share `highest` of it. */
export function soleOf({ width, height, rgba }: SpriteSize, highest = HIGHEST): Sole {
  const hull: Point[] = [];
  for (let column = 0; column < width; column++) {
    const up = lowest(rgba, width, height, column, Math.max(HIGHEST, highest));
    if (up <= highest) addPoint(hull, [(column + 0.5) / width - 0.5, up]);
  }
  const left = hull[0] ?? [0, 0];
  const right = hull.at(-1) ?? left;
  return {
    left: left[0],
    right: right[0],
    heightAt(across) {
      let next = 0;
      while (next < hull.length && (hull[next] as Point)[0] <= across) next++;
      const to = next === hull.length ? right : (hull[next] as Point);
      const from = next === hull.length ? right : (hull[next - 1] ?? left);
      const long = to[0] - from[0];
      return long <= 0 ? to[1] : from[1] + ((to[1] - from[1]) * (across - from[0])) / long;
    },
  };
}

/** How high the lowest solid texel of a column is, as a share of the height; more than 1 for none. */
function lowest(
  rgba: Float32Array,
  width: number,
  height: number,
  column: number,
  highest: number,
): number {
  for (let row = height - 1; row >= height * (1 - highest) - 1; row--)
    if ((rgba[(row * width + column) * 4 + 3] as number) > SOLID)
      return (height - 1 - row) / height;
  return 2;
}

/** Adds a point to a lower convex hull whose points come from left to right (Andrew 1979). */
function addPoint(hull: Point[], point: Point): void {
  for (;;) {
    const [a, b] = [hull.at(-2), hull.at(-1)];
    if (a === undefined || b === undefined) break;
    const turn = (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]);
    if (turn > 0) break;
    hull.pop();
  }
  hull.push(point);
}
