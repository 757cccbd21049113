import { dot, subtract } from '../../vector.ts';
import { type Hit, hitAt, type Point, type Solid } from './solid.ts';

/** Two balls and what is between them: a piece of a limb. */
export interface BoneForm {
  readonly kind: 'bone';
  readonly from: Point;
  readonly to: Point;
  /** The balls' radii, metres. */
  readonly radii: readonly [number, number];
}

/** A piece of a limb from one place to another, its radii there in metres. */
export function bone(
  from: Point,
  to: Point,
  radii: readonly [number, number],
  material: Solid['material'],
): Solid {
  const reach = (pick: (...of: number[]) => number, way: number): Point => [
    pick(from[0] + way * radii[0], to[0] + way * radii[1]),
    pick(from[1] + way * radii[0], to[1] + way * radii[1]),
    pick(from[2] + way * radii[0], to[2] + way * radii[1]),
  ];
  return {
    low: reach(Math.min, -1),
    high: reach(Math.max, 1),
    material,
    form: { kind: 'bone', from, to, radii },
    glow: 0,
  };
}

/** Where a ray meets a piece of a limb: the cone that touches both balls, or one of these (after I. Quilez' rounded cone). */
export function meetBone({ from, to, radii }: BoneForm, eye: Point, along: Point): Hit | null {
  const long = Math.hypot(along[0], along[1], along[2]);
  const ray: Point = [along[0] / long, along[1] / long, along[2] / long];
  const [ra, rb] = radii;
  const axis = subtract(to, from);
  const [a, b] = [subtract(eye, from), subtract(eye, to)];
  const slope = ra - rb;
  const square = dot(axis, axis);
  const [start, step, near] = [dot(axis, a), dot(axis, ray), dot(ray, a)];
  const inner = square - slope * slope;
  const k2 = inner - step * step;
  const k1 = inner * near - start * step + step * slope * ra;
  const k0 = inner * dot(a, a) - start * start + 2 * start * slope * ra - square * ra * ra;
  const root = k1 * k1 - k0 * k2;
  // The smaller ball can be within the larger one.
  if (inner > 0 && root < 0) return null;
  const at = (-Math.sqrt(root) - k1) / k2;
  const share = start - ra * slope + at * step;
  if (inner > 0 && share > 0 && share < inner)
    return facing(at, long, [
      inner * (a[0] + at * ray[0]) - axis[0] * share,
      inner * (a[1] + at * ray[1]) - axis[1] * share,
      inner * (a[2] + at * ray[2]) - axis[2] * share,
    ]);
  const one = ballAt(a, ray, ra);
  const other = ballAt(b, ray, rb);
  if (one === null && other === null) return null;
  const isOne = other === null || (one !== null && one < other);
  const met = (isOne ? one : other) as number;
  const middle = isOne ? a : b;
  return facing(met, long, [
    middle[0] + met * ray[0],
    middle[1] + met * ray[1],
    middle[2] + met * ray[2],
  ]);
}

/** How far along a ray of length 1 a ball is met, whose middle is `a` behind the eye; null: it is not. */
function ballAt(a: Point, ray: Point, radius: number): number | null {
  const near = dot(ray, a);
  const root = near * near - dot(a, a) + radius * radius;
  return root < 0 ? null : -near - Math.sqrt(root);
}

/** The hit so far along, where the surface faces that way. */
function facing(at: number, long: number, way: Point): Hit | null {
  if (at < 1e-4) return null;
  const size = Math.hypot(way[0], way[1], way[2]) || 1;
  const [x, y, z] = [Math.abs(way[0]), Math.abs(way[1]), Math.abs(way[2])];
  const axis = x > y && x > z ? 0 : y > z ? 1 : 2;
  return hitAt(at / long, axis, [way[0] / size, way[1] / size, way[2] / size]);
}
