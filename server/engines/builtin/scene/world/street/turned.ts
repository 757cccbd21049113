import type { Face, Paint, Point, Solid } from './solid.ts';

/** A height and how far from the axis the middle of each side is there, world units. */
export type Ring = readonly [radius: number, height: number];

/** What no side is narrower than: a ring that ends in a point has this radius. World units. */
const POINT = 0.01;

/** Builds what has the same outline all around an axis at (right, ahead): a convex part between every two rings, low to high. */
export function turned(
  [x, z]: readonly [number, number],
  rings: readonly Ring[],
  sides: number,
  paint: Paint,
): Solid[] {
  return rings.slice(1).flatMap((upper, n) => {
    const lower = rings[n] as Ring;
    return upper[1] > lower[1] ? [partOf([x, z], lower, upper, sides, paint)] : [];
  });
}

function partOf(
  [x, z]: readonly [number, number],
  [wide, low]: Ring,
  [narrow, high]: Ring,
  sides: number,
  paint: Paint,
): Solid {
  const [foot, head] = [Math.max(POINT, wide), Math.max(POINT, narrow)];
  const half = Math.tan(Math.PI / sides);
  const rise = high - low;
  const length = Math.hypot(rise, head - foot);
  const faces = Array.from({ length: sides }, (_, n): Face => {
    const turn = (2 * Math.PI * (n + 0.5)) / sides;
    const [out, ahead] = [Math.cos(turn), Math.sin(turn)];
    const normal: Point = [(out * rise) / length, (foot - head) / length, (ahead * rise) / length];
    const along: Point = [-ahead, 0, out];
    const origin: Point = [
      x + out * foot - along[0] * half * foot,
      low,
      z + ahead * foot - along[2] * half * foot,
    ];
    return {
      role: 'front',
      normal,
      reach: normal[0] * origin[0] + normal[1] * origin[1] + normal[2] * origin[2],
      origin,
      along,
      up: [(out * (head - foot)) / length, rise / length, (ahead * (head - foot)) / length],
      long: 2 * half * foot,
    };
  });
  const widest = Math.max(foot, head) / Math.cos(Math.PI / sides);
  const plan = Array.from({ length: sides }, (_, n): [number, number] => {
    const turn = (2 * Math.PI * n) / sides;
    return [x + widest * Math.cos(turn), z + widest * Math.sin(turn)];
  });
  return { faces: [...faces, level(x, z, high, 1), level(x, z, low, -1)], plan, low, high, paint };
}

const level = (x: number, z: number, height: number, up: 1 | -1): Face => ({
  role: 'level',
  normal: [0, up, 0],
  reach: up * height,
  origin: [x, height, z],
  along: [1, 0, 0],
  up: [0, 0, 1],
  long: 1,
});
