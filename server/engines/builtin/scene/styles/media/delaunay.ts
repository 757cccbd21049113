/** A triangle as the places of its corners in the list of points. */
export type Triangle = readonly [number, number, number];

interface Circled {
  readonly corners: Triangle;
  readonly x: number;
  readonly y: number;
  /** Radius, squared. */
  readonly square: number;
}

/**
 * The Delaunay triangles of points (x, y in turn), none of them twice: Bowyer (1981) and Watson
 * (1981), points taken from left to right so that triangles left behind are done with.
 */
export function triangulate(points: Float64Array): Triangle[] {
  const count = points.length / 2;
  const order = Array.from({ length: count }, (_, index) => index).sort(
    (a, b) => (points[a * 2] as number) - (points[b * 2] as number),
  );
  const all = withGiant(points);
  let open = [circle(all, [count, count + 1, count + 2])];
  const done: Circled[] = [];
  for (const point of order) {
    const [x, y] = [all[point * 2] as number, all[point * 2 + 1] as number];
    const kept: Circled[] = [];
    const rim = new Map<number, readonly [number, number]>();
    for (const one of open) {
      const dx = x - one.x;
      if (dx > 0 && dx * dx > one.square) done.push(one);
      else if (dx * dx + (y - one.y) ** 2 > one.square) kept.push(one);
      else addRim(rim, one.corners, count + 3);
    }
    for (const [a, b] of rim.values()) kept.push(circle(all, [a, b, point]));
    open = kept;
  }
  return [...done, ...open]
    .map(({ corners }) => corners)
    .filter((corners) => corners.every((corner) => corner < count));
}

/** How much farther than all points the giant's corners are: near ones would bend the hull inward. */
const FAR = 4000;

/** The points, and behind them three that hold all others between them. */
function withGiant(points: Float64Array): Float64Array {
  const far = FAR * points.reduce((most, one) => Math.max(most, Math.abs(one)), 1);
  return Float64Array.from([...points, -far, -far, far * 3, -far, -far, far * 3]);
}

function circle(points: Float64Array, corners: Triangle): Circled {
  const [ax, ay, bx, by, cx, cy] = corners.flatMap((corner) => [
    points[corner * 2] as number,
    points[corner * 2 + 1] as number,
  ]) as [number, number, number, number, number, number];
  const twice = 2 * ((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) || 1e-9;
  const [b, c] = [(bx - ax) ** 2 + (by - ay) ** 2, (cx - ax) ** 2 + (cy - ay) ** 2];
  const [dx, dy] = [
    ((cy - ay) * b - (by - ay) * c) / twice,
    ((bx - ax) * c - (cx - ax) * b) / twice,
  ];
  return { corners, x: ax + dx, y: ay + dy, square: dx * dx + dy * dy };
}

/** Sides that two removed triangles share lie within the hole; the others are its rim. */
function addRim(
  rim: Map<number, readonly [number, number]>,
  [a, b, c]: Triangle,
  base: number,
): void {
  for (const side of [
    [a, b],
    [b, c],
    [c, a],
  ] as const) {
    const key = Math.min(side[0], side[1]) * base + Math.max(side[0], side[1]);
    if (!rim.delete(key)) rim.set(key, side);
  }
}
