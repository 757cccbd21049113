import { ball, type Material, type Point, type Solid } from './solid.ts';

/** Balls of one piece of a limb. */
const PIECES = 8;

/** A limb as a chain of balls through the places of its joints, their radius there from the first to the last, metres. */
export function limb(
  joints: readonly Point[],
  [first, last]: readonly [first: number, last: number],
  material: Material,
  pieces = PIECES,
): Solid[] {
  const many = joints.length - 1;
  return joints.slice(1).flatMap(([x, y, z], n) => {
    const [fx, fy, fz] = joints[n] as Point;
    return Array.from({ length: pieces }, (_, k) => {
      const share = (k + 0.5) / pieces;
      const r = first + ((n + share) / many) * (last - first);
      const at = [fx + share * (x - fx), fy + share * (y - fy), fz + share * (z - fz)] as const;
      return ball([at[0] - r, at[1] - r, at[2] - r], [at[0] + r, at[1] + r, at[2] + r], material);
    });
  });
}
