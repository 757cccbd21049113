import { boundsOf, faceThrough } from '../../street/convex.ts';
import type { Face, Paint, Point, Solid } from '../../street/solid.ts';
import { cross, dot, normalise, subtract } from '../../vector.ts';

const plus = (a: Point, b: Point, by: number): Point => [
  a[0] + by * b[0],
  a[1] + by * b[1],
  a[2] + by * b[2],
];

/** A round piece from one place to another, as thick as two radii there, of so many flat sides: a mast, a barrel, a leaning spike. Its sides count up from their foot. World units. */
export function rodBetween(
  from: Point,
  to: Point,
  [thick, thin]: readonly [number, number],
  sides: number,
  paint: Paint,
): Solid {
  const way = subtract(to, from);
  const long = Math.hypot(...way);
  const ahead = normalise(way);
  const aside = normalise(cross(Math.abs(ahead[1]) > 0.9 ? [0, 0, 1] : [0, 1, 0], ahead));
  const above = cross(ahead, aside);
  const lean = (thick - thin) / long;
  const corners: Point[] = [];
  const round = Array.from({ length: sides }, (_, n): Face => {
    const turn = ((n + 0.5) / sides) * 2 * Math.PI;
    const out = plus(plus([0, 0, 0], aside, Math.cos(turn)), above, Math.sin(turn));
    const normal = normalise(plus(out, ahead, lean));
    const origin = plus(from, out, thick);
    corners.push(plus(from, out, thick * 1.1), plus(to, out, thin * 1.1));
    return {
      ...{ role: Math.abs(normal[1]) > 0.9 ? 'level' : 'side', normal, origin, up: ahead },
      ...{ along: cross(ahead, out), long: (2 * Math.PI * thick) / sides },
      reach: dot(normal, origin),
    };
  });
  const end = (normal: Point, at: Point): Face => ({
    ...{ role: 'side', normal, origin: at, along: aside, up: above, long: thick },
    reach: dot(normal, at),
  });
  return {
    faces: [...round, end(ahead, to), end([-ahead[0], -ahead[1], -ahead[2]], from)],
    ...boundsOf(corners),
    paint,
  };
}

/** A thin flat piece with corners that go round it in one plane: a sail, a flag, a slab. Its faces count right and up from the first corner. World units. */
export function panel(corners: readonly Point[], thick: number, paint: Paint): Solid {
  const [first, second] = corners as readonly [Point, Point];
  const last = corners.at(-1) as Point;
  const normal = normalise(cross(subtract(second, first), subtract(last, first)));
  const back: Point = [-normal[0], -normal[1], -normal[2]];
  const middle = corners.reduce<Point>((sum, at) => plus(sum, at, 1 / corners.length), [0, 0, 0]);
  const isFlat = Math.abs(normal[1]) > 0.9;
  const flat = (out: Point): Face => {
    const origin = plus(first, out, thick / 2);
    const along: Point = isFlat ? [1, 0, 0] : normalise([-normal[2], 0, normal[0]]);
    const rising = cross(along, normal);
    const up: Point = isFlat
      ? [0, 0, 1]
      : rising[1] < 0
        ? [-rising[0], -rising[1], -rising[2]]
        : rising;
    return {
      ...{ role: isFlat ? 'level' : 'front', normal: out, origin, along, up, long: 1 },
      reach: dot(out, origin),
    };
  };
  const edges = corners.map((from, n): Face => {
    const to = corners[(n + 1) % corners.length] as Point;
    const across = normalise(cross(subtract(to, from), normal));
    const out: Point =
      dot(across, subtract(middle, from)) > 0 ? [-across[0], -across[1], -across[2]] : across;
    return faceThrough('side', out, from, 1);
  });
  return {
    faces: [flat(normal), flat(back), ...edges],
    ...boundsOf(corners.flatMap((at) => [plus(at, normal, thick), plus(at, back, thick)])),
    paint,
  };
}

/** What stands upright over an outline (right, ahead; its corners go round it), from one height to another; its top counts from the world's axes. World units. */
export function upright(
  outline: readonly (readonly [x: number, z: number])[],
  low: number,
  high: number,
  paint: Paint,
): Solid {
  const middle = outline.reduce(
    ([x, z], at) => [x + at[0] / outline.length, z + at[1] / outline.length],
    [0, 0],
  );
  const walls = outline.map(([x, z], n): Face => {
    const [toX, toZ] = outline[(n + 1) % outline.length] as readonly [number, number];
    const out: Point = [toZ - z, 0, x - toX];
    const isInward =
      out[0] * ((middle[0] as number) - x) + out[2] * ((middle[1] as number) - z) > 0;
    return faceThrough(
      'side',
      isInward ? [-out[0], 0, -out[2]] : out,
      [x, low, z],
      Math.hypot(toX - x, toZ - z),
    );
  });
  return {
    faces: [
      ...walls,
      faceThrough('level', [0, 1, 0], [0, high, 0], 1),
      faceThrough('level', [0, -1, 0], [0, low, 0], 1),
    ],
    ...boundsOf(
      outline.flatMap(([x, z]): Point[] => [
        [x, low, z],
        [x, high, z],
      ]),
    ),
    paint,
  };
}

/** The same without a shadow: ropes, flags, what glows. */
export const sheer = (solid: Solid): Solid => ({ ...solid, isSheer: true });
