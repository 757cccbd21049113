import { cross, dot, normalise } from '../vector.ts';
import type { Face, Paint, Point, Role, Solid } from './solid.ts';

/** A face through a place that looks outward in a direction of any length; it counts along the horizontal and up its slope from there. World units. */
export function faceThrough(role: Role, outward: Point, origin: Point, long: number): Face {
  const normal = normalise(outward);
  const isLevel = Math.abs(normal[1]) > 0.999;
  const along: Point = isLevel ? [1, 0, 0] : normalise([normal[2], 0, -normal[0]]);
  const up: Point = isLevel ? [0, 0, 1] : cross(normal, along);
  return { role, normal, reach: dot(normal, origin), origin, along, up, long };
}

/** A bar between two places, half as wide and half as high as `half` says: a post, a girder, a stay, a rail. World units. */
export function barBetween(
  from: Point,
  to: Point,
  [wide, tall]: readonly [wide: number, tall: number],
  paint: Paint,
): Solid {
  const way: Point = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const long = Math.hypot(...way);
  const ahead = normalise(way);
  const isUpright = Math.abs(ahead[1]) > 0.99;
  const aside = isUpright ? ([1, 0, 0] as const) : normalise(cross([0, 1, 0], ahead));
  const above = cross(ahead, aside);
  const face = (normal: Point, up: Point, half: number, end: Point): Face => ({
    ...{ role: Math.abs(normal[1]) > 0.8 ? 'level' : 'side', normal, along: ahead, up, long },
    ...{ origin: end, reach: dot(normal, end) + half },
  });
  const back = (a: Point): Point => [-a[0], -a[1], -a[2]];
  const corners = [from, to].flatMap((at) =>
    [-1, 1].flatMap((s) =>
      [-1, 1].map((t): Point => {
        const out = (n: 0 | 1 | 2) => at[n] + s * wide * aside[n] + t * tall * above[n];
        return [out(0), out(1), out(2)];
      }),
    ),
  );
  return {
    faces: [
      face(aside, above, wide, from),
      face(back(aside), above, wide, from),
      face(above, aside, tall, from),
      face(back(above), aside, tall, from),
      { ...face(ahead, above, 0, to), along: aside },
      { ...face(back(ahead), above, 0, from), along: aside },
    ],
    ...boundsOf(corners),
    paint,
  };
}

/** The plan that holds corners, and between which heights they are. */
export function boundsOf(corners: readonly Point[]): Pick<Solid, 'plan' | 'low' | 'high'> {
  const range = (n: 0 | 1 | 2) => {
    const values = corners.map((at) => at[n]);
    return [Math.min(...values), Math.max(...values)] as const;
  };
  const [[left, right], [low, high], [near, far]] = [range(0), range(1), range(2)];
  return {
    plan: [
      [left, near],
      [right, near],
      [right, far],
      [left, far],
    ],
    low,
    high,
  };
}
