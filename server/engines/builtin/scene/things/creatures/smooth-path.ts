import { mix } from '../../arithmetic.ts';
import type { Vector } from '../sculpt/vector.ts';

/** How many pieces a stretch between two points of a path is drawn with. */
const FINE = 2;

/** A path bent smoothly through its points (Catmull and Rom 1974). */
export function smooth(path: readonly Vector[]): Vector[] {
  const at = (n: number): Vector => path[Math.max(0, Math.min(path.length - 1, n))] ?? [0, 0, 0];
  return path
    .slice(1)
    .flatMap((_, n) => {
      const [a, b, c, d] = [at(n - 1), at(n), at(n + 1), at(n + 2)];
      return Array.from({ length: FINE }, (_step, k): Vector => {
        const t = k / FINE;
        const part = (axis: 0 | 1 | 2) =>
          0.5 *
          (2 * b[axis] +
            (c[axis] - a[axis]) * t +
            (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
            (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
        return [part(0), part(1), part(2)];
      });
    })
    .concat([at(path.length - 1)]);
}

/** How thick a path is at the n-th of `count` points that {@link smooth} made of its places and thicknesses. */
export const thicknessAlong =
  (path: readonly (readonly [Vector, number])[], count: number) =>
  (n: number): number => {
    const at = (n / (count - 1)) * (path.length - 1);
    const first = Math.min(path.length - 2, Math.floor(at));
    return mix(path[first]?.[1] ?? 0, path[first + 1]?.[1] ?? 0, at - first);
  };
