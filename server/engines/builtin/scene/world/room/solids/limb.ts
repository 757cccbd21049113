import { bone } from './bone.ts';
import type { Material, Point, Solid } from './solid.ts';

/** The place a share of the way from one to another. */
export const between = ([x, y, z]: Point, to: Point, share: number): Point => [
  x + share * (to[0] - x),
  y + share * (to[1] - y),
  z + share * (to[2] - z),
];

/** A limb through the places of its joints, its radius there from the first to the last, metres. */
export function limb(
  joints: readonly Point[],
  [first, last]: readonly [first: number, last: number],
  material: Material,
): Solid[] {
  const many = joints.length - 1;
  const radius = (n: number) => first + (n / many) * (last - first);
  return joints
    .slice(1)
    .map((end, n) => bone(joints[n] as Point, end, [radius(n), radius(n + 1)], material));
}
