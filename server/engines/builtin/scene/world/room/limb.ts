import { ball, type Material, type Point, type Solid } from './solid.ts';

/** Balls of one piece of a limb. */
const PIECES = 8;

/** The place a share of the way from one to another. */
export const between = ([x, y, z]: Point, to: Point, share: number): Point => [
  x + share * (to[0] - x),
  y + share * (to[1] - y),
  z + share * (to[2] - z),
];

/** A limb as a chain of balls through the places of its joints, their radius there from the first to the last, metres. */
export function limb(
  joints: readonly Point[],
  [first, last]: readonly [first: number, last: number],
  material: Material,
  pieces = PIECES,
): Solid[] {
  const many = joints.length - 1;
  return joints.slice(1).flatMap((end, n) => {
    return Array.from({ length: pieces }, (_, k) => {
      const share = (k + 0.5) / pieces;
      const r = first + ((n + share) / many) * (last - first);
      const at = between(joints[n] as Point, end, share);
      return ball([at[0] - r, at[1] - r, at[2] - r], [at[0] + r, at[1] + r, at[2] + r], material);
    });
  });
}
