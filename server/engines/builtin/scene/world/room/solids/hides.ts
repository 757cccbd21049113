import type { Point, Solid } from './solid.ts';

/** Slower than this along an axis a way is taken to be so slow: it is divided by that. */
const SLOWEST = 1e-9;

/**
 * Tells whether the way from a place by `way` passes through the box of any of these solids: their
 * corners are put into one list, for a room asks a hundred thousand times.
 */
export function createHides(solids: readonly Solid[]): (from: Point, way: Point) => boolean {
  const corners = Float64Array.from(solids.flatMap(({ low, high }) => [...low, ...high]));
  return (from, way) => {
    const x = from[0];
    const y = from[1];
    const z = from[2];
    const ix = perUnit(way[0]);
    const iy = perUnit(way[1]);
    const iz = perUnit(way[2]);
    for (let at = 0; at < corners.length; at += 6) {
      const ax = ((corners[at] as number) - x) * ix;
      const bx = ((corners[at + 3] as number) - x) * ix;
      const enterX = Math.max(0, Math.min(ax, bx));
      const leaveX = Math.min(1, Math.max(ax, bx));
      if (leaveX < enterX) continue;
      const ay = ((corners[at + 1] as number) - y) * iy;
      const by = ((corners[at + 4] as number) - y) * iy;
      const enterY = Math.max(enterX, Math.min(ay, by));
      const leaveY = Math.min(leaveX, Math.max(ay, by));
      if (leaveY < enterY) continue;
      const az = ((corners[at + 2] as number) - z) * iz;
      const bz = ((corners[at + 5] as number) - z) * iz;
      if (Math.min(leaveY, Math.max(az, bz)) >= Math.max(enterY, Math.min(az, bz))) return true;
    }
    return false;
  };
}

const perUnit = (way: number): number => 1 / (Math.abs(way) < SLOWEST ? SLOWEST : way);
