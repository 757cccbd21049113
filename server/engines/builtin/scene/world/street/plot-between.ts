import type { Plot } from './solid.ts';
import type { Way } from './way.ts';

/**
 * The plot between two places of a street's edge, `out` from the street's middle on a side (−1 left, 1 right), its
 * front on the chord; null where a bend leaves no room. World units.
 */
export function plotBetween(
  way: Way,
  side: number,
  from: number,
  to: number,
  out: number,
  deep: number,
): Plot | null {
  const edge = (z: number): readonly [number, number] => {
    const slope = way.turns(z);
    const length = Math.hypot(1, slope);
    return [way.middle(z) + (side * out) / length, z - (side * out * slope) / length];
  };
  const [a, b] = [edge(from), edge(to)];
  const [dx, dz] = [b[0] - a[0], b[1] - a[1]];
  const wide = Math.hypot(dx, dz);
  if (wide < 2) return null;
  const u: readonly [number, number] = [dx / wide, dz / wide];
  const w: readonly [number, number] = side < 0 ? [-u[1], u[0]] : [u[1], -u[0]];
  return { x: a[0], z: a[1], u, w, wide, deep };
}
