import type { View } from './view.ts';

/** Slopes that may end the sky, 0 to 1, and how many between them are tried. */
const THRESHOLDS = { low: 0.015, high: 0.22, count: 24 } as const;
/** How much more the evenness of the sky counts than that of the ground (Shen and Wang 2013). */
const SKY_WEIGHT = 2;
/** Every so many pixels count for the energy: it needs no more. */
const STEP = 2;

/**
 * The row in each column where the sky ends, or null: for each threshold the first slope from above
 * that exceeds it is the line; the line that leaves sky and ground most even in colour wins (Shen and
 * Wang 2013, "Sky region detection in a single image for autonomous ground robot navigation").
 */
export function findSkyline(view: View, slope: Float32Array): Uint32Array | null {
  let best: Uint32Array | null = null;
  let highest = 0;
  for (let n = 0; n < THRESHOLDS.count; n++) {
    const share = n / (THRESHOLDS.count - 1);
    const threshold = THRESHOLDS.low * (THRESHOLDS.high / THRESHOLDS.low) ** share;
    const line = lineAt(view, slope, threshold);
    const energy = energyOf(view, line);
    if (energy > highest) [highest, best] = [energy, line];
  }
  return best;
}

function lineAt({ width, height }: View, slope: Float32Array, threshold: number): Uint32Array {
  const line = new Uint32Array(width);
  for (let x = 0; x < width; x++) {
    let y = 1;
    while (y < height && (slope[y * width + x] as number) <= threshold) y++;
    line[x] = y <= 1 ? 0 : y;
  }
  return line;
}

/** 0 where there would be (nearly) no sky. */
function energyOf(view: View, line: Uint32Array): number {
  const sky = createSpread();
  const ground = createSpread();
  for (let y = 0; y < view.height; y += STEP) {
    for (let x = 0; x < view.width; x += STEP) {
      const at = y * view.width + x;
      const into = y < (line[x] as number) ? sky : ground;
      into.add(view.red[at] as number, view.green[at] as number, view.blue[at] as number);
    }
  }
  const total = sky.count() + ground.count();
  if (sky.count() < total * 0.01) return 0;
  const cost = SKY_WEIGHT * sky.size() + (ground.count() > 0 ? ground.size() : 0);
  return 1 / (cost + 1e-9);
}

/** Gathers colours; answers how widely they spread: determinant and largest eigenvalue of their covariance. */
function createSpread() {
  let n = 0;
  const sum = new Float64Array(9);
  return {
    add(r: number, g: number, b: number) {
      n++;
      const parts = [r, g, b, r * r, r * g, r * b, g * g, g * b, b * b];
      for (let i = 0; i < 9; i++) sum[i] = (sum[i] as number) + (parts[i] as number);
    },
    count: () => n,
    size() {
      const [r, g, b, rr, rg, rb, gg, gb, bb] = Array.from(sum, (value) => value / n) as [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      const matrix = [
        rr - r * r,
        rg - r * g,
        rb - r * b,
        gg - g * g,
        gb - g * b,
        bb - b * b,
      ] as const;
      // In units of 0 to 255, as the weights were published.
      return Math.abs(determinant(matrix)) * 255 ** 6 + largestEigenvalue(matrix) * 255 ** 2;
    },
  };
}

type Symmetric = readonly [number, number, number, number, number, number];

const determinant = ([a, b, c, d, e, f]: Symmetric): number =>
  a * (d * f - e * e) - b * (b * f - c * e) + c * (b * e - c * d);

/** By power iteration. */
function largestEigenvalue([a, b, c, d, e, f]: Symmetric): number {
  let [x, y, z] = [1, 1.1, 0.9];
  let length = 0;
  for (let round = 0; round < 12; round++) {
    [x, y, z] = [a * x + b * y + c * z, b * x + d * y + e * z, c * x + e * y + f * z];
    length = Math.sqrt(x * x + y * y + z * z);
    if (length === 0) return 0;
    [x, y, z] = [x / length, y / length, z / length];
  }
  return length;
}
