import type { Planes } from './planes.ts';

/** Pixels a side that are averaged, and how fast their weight falls with distance. */
const RADIUS = 2;
const SPREAD = 1.3;
/** How different a value may be to count, in standard deviations of the noise. */
const LUMA_RANGE = 1.7;
const COLOUR_RANGE = 3.5;

/** Reduces noise of a known standard deviation by bilateral averages, more in colour than in luma. */
export function denoise(planes: Planes, noise: number): Planes {
  const { width } = planes;
  return {
    ...planes,
    luma: average(planes.luma, width, noise * LUMA_RANGE),
    blue: average(planes.blue, width, noise * COLOUR_RANGE),
    red: average(planes.red, width, noise * COLOUR_RANGE),
  };
}

/** Bilateral filter (Tomasi and Manduchi 1998). */
function average(plane: Float32Array, width: number, range: number): Float32Array {
  const height = plane.length / width;
  const near = Float32Array.from({ length: (2 * RADIUS + 1) ** 2 }, (_, n) => {
    const x = (n % (2 * RADIUS + 1)) - RADIUS;
    const y = Math.floor(n / (2 * RADIUS + 1)) - RADIUS;
    return Math.exp(-(x * x + y * y) / (2 * SPREAD * SPREAD));
  });
  const alike = Float32Array.from({ length: 512 }, (_, difference) =>
    Math.exp(-(difference * difference) / (2 * range * range)),
  );
  const result = new Float32Array(plane.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const own = plane[y * width + x] as number;
      let sum = 0;
      let weights = 0;
      for (let dy = -RADIUS, n = 0; dy <= RADIUS; dy++) {
        const row = Math.min(height - 1, Math.max(0, y + dy)) * width;
        for (let dx = -RADIUS; dx <= RADIUS; dx++, n++) {
          const value = plane[row + Math.min(width - 1, Math.max(0, x + dx))] as number;
          const difference = Math.abs(value - own);
          const weight = (near[n] as number) * (alike[difference | 0] ?? 0);
          sum += weight * value;
          weights += weight;
        }
      }
      result[y * width + x] = sum / weights;
    }
  }
  return result;
}
