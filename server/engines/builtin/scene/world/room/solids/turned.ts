import { drum, type Material, type Point, type Solid } from './solid.ts';

/** The outline of what is turned on a wheel or a lathe, from its foot up: how high and how wide, both as shares of its height. */
export type Outline = readonly (readonly [up: number, radius: number])[];

/** Steps between two places of an outline. */
const STEPS = 3;

/** A body turned around an upright axis on a place, so high, metres. */
export function turned(
  [x, y, z]: Point,
  high: number,
  outline: Outline,
  material: Material,
): Solid[] {
  return outline.slice(1).flatMap(([up, radius], n) => {
    const [from, first] = outline[n] as readonly [number, number];
    const [before] = [outline[Math.max(0, n - 1)]?.[1] ?? first];
    const after = outline[Math.min(outline.length - 1, n + 2)]?.[1] ?? radius;
    // Radii between two places follow a Catmull-Rom spline, so that no edge is seen where pieces meet.
    const at = (t: number) =>
      Math.max(
        0.004,
        0.5 *
          (2 * first +
            (radius - before) * t +
            (2 * before - 5 * first + 4 * radius - after) * t * t +
            (3 * first - before - 3 * radius + after) * t * t * t),
      );
    return Array.from({ length: STEPS }, (_, k) => {
      const [a, b] = [k / STEPS, (k + 1) / STEPS];
      return drum(
        [x, z],
        [y + high * (from + (up - from) * a), y + high * (from + (up - from) * b)],
        [high * at(a), high * at(b)],
        material,
      );
    });
  });
}
