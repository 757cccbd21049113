import { boundsOf, faceThrough } from '../../street/convex.ts';
import type { Paint, Point, Solid } from '../../street/solid.ts';
import { LEVEL } from '../level-site.ts';

/** A solid of one outline from a distance to another: its corners (right, up over the site's level) go round to the left. World units. */
export function prism(
  outline: readonly (readonly [x: number, up: number])[],
  near: number,
  far: number,
  paint: Paint,
): Solid {
  const corners = outline.map(([x, up]): Point => [x, LEVEL + up, near]);
  const sides = corners.map((from, n) => {
    const to = corners[(n + 1) % corners.length] as Point;
    const out: Point = [to[1] - from[1], from[0] - to[0], 0];
    return faceThrough('side', out, from, far - near);
  });
  const first = corners[0] as Point;
  return {
    faces: [
      ...sides,
      { ...faceThrough('front', [0, 0, -1], first, 1), along: [1, 0, 0], up: [0, 1, 0] },
      faceThrough('side', [0, 0, 1], [first[0], first[1], far], 1),
    ],
    ...boundsOf([...corners, ...corners.map(([x, y]): Point => [x, y, far])]),
    paint,
  };
}

/** An arch of flat pieces between two rings, from a distance to another: half its width, how high its top is, how thick it is. World units. */
export function vault(
  middle: number,
  [half, high, thick]: readonly [number, number, number],
  [near, far]: readonly [number, number],
  pieces: number,
  paint: Paint,
): Solid[] {
  const at = (n: number, out: number) => {
    const turn = (n / pieces) * Math.PI;
    return [middle + (half + out) * Math.cos(turn), (high + out) * Math.sin(turn)] as const;
  };
  return Array.from({ length: pieces }, (_, n) =>
    prism([at(n, 0), at(n, thick), at(n + 1, thick), at(n + 1, 0)], near, far, paint),
  );
}
