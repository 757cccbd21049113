import { cut, frustum, hull, type Look, type Solid } from './solid.ts';
import {
  add,
  cross,
  dot,
  normalise,
  type Rotation,
  scale,
  subtract,
  type Vector,
} from './vector.ts';

const middleOf = (points: readonly Vector[]): Vector =>
  scale(
    points.reduce((sum, point) => add(sum, point), [0, 0, 0] as Vector),
    1 / points.length,
  );

/** A thin flat piece between three corners, `thick` from face to face. */
export function membrane(
  look: Look,
  corners: readonly [Vector, Vector, Vector],
  thick: number,
): Solid {
  const [a, b, c] = corners;
  const middle = middleOf(corners);
  const facing = normalise(cross(subtract(b, a), subtract(c, a)));
  const sides = [
    [a, b],
    [b, c],
    [c, a],
  ] as const;
  const planes = sides.flatMap(([from, to]) => {
    const out = normalise(cross(subtract(to, from), facing));
    const away = dot(subtract(from, middle), out);
    return away >= 0 ? [...out, away] : [...scale(out, -1), -away];
  });
  const half = (axis: 0 | 1 | 2) =>
    Math.max(...corners.map((corner) => Math.abs(corner[axis] - middle[axis]))) + thick;
  const faces = [...facing, thick / 2, ...scale(facing, -1), thick / 2];
  return hull(look, middle, [...planes, ...faces], [half(0), half(1), half(2)]);
}

/**
 * What a free edge from `a` to `b` of a membrane lacks because it is drawn in by `deep`, a share of its
 * length: taken away from the pieces before it. `root` is the third corner.
 */
export function drawnIn(look: Look, root: Vector, a: Vector, b: Vector, deep: number): Solid {
  const edge = subtract(b, a);
  const length = Math.hypot(...edge);
  const along = scale(edge, 1 / length);
  const facing = normalise(cross(subtract(a, root), subtract(b, root)));
  const aside = cross(along, facing);
  const mid = middleOf([a, b]);
  const out = dot(aside, subtract(mid, root)) > 0 ? aside : scale(aside, -1);
  // A circle through both ends that reaches so deep between them.
  const sag = deep * length;
  const radius = (length * length) / (8 * sag) + sag / 2;
  const centre = add(mid, scale(out, radius - sag));
  const turned: Rotation = [
    ...([along[0], facing[0], out[0]] as const),
    ...([along[1], facing[1], out[1]] as const),
    ...([along[2], facing[2], out[2]] as const),
  ];
  const reach = 0.12 * length;
  return cut(frustum(look, add(centre, scale(facing, -reach)), 2 * reach, radius, radius, turned));
}
