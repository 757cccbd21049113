import type { Pixels } from '../../engine.ts';
import { blurBox } from '../kernels/blur-box.ts';
import { lumaAt } from '../kernels/luma.ts';
import type { Box } from './box.ts';

/** Variance of the blur that edges are blurred by once more: two box passes of radius 1. */
const AGAIN = 4 / 3;
/** An edge rises by at least so many grey levels a pixel, and by so many times the noise. */
const LEAST_SLOPE = 3;
const NOISE_FACTOR = 2.5;
/** The steepest share of a box's slopes are its edges; of these the sharpest share tells. */
const EDGES = 0.12;
const SHARPEST = 0.25;
const FEWEST = 40;

/**
 * How much the edges within a box are blurred, as the deviation of a Gaussian in pixels: by how much
 * a known blur flattens them (re-blurring, Zhuo and Sim 2011). The sharpest ones count, for shadows are
 * soft too. 0 where too little is there to tell. `noise` is the picture's, 0 to 255.
 */
export function measureBlur({ width, data }: Pixels, box: Box, noise: number): number {
  const columns = box.right - box.left;
  const rows = box.bottom - box.top;
  if (columns < 8 || rows < 8) return 0;
  const luma = Float32Array.from({ length: columns * rows }, (_, at) =>
    lumaAt(data, (box.top + Math.floor(at / columns)) * width + box.left + (at % columns)),
  );
  const slope = slopesIn(luma, columns);
  const again = slopesIn(blurBox(luma, columns, 1, 2), columns);
  const sorted = Float32Array.from(slope).sort();
  const steep = Math.max(
    LEAST_SLOPE,
    NOISE_FACTOR * noise,
    sorted[Math.floor(sorted.length * (1 - EDGES))] ?? 0,
  );
  const deviations: number[] = [];
  slope.forEach((value, at) => {
    if (value <= steep) return;
    const ratio = value / Math.max(1e-3, again[at] as number);
    deviations.push(Math.sqrt(AGAIN / Math.max(1e-3, ratio * ratio - 1)));
  });
  if (deviations.length < FEWEST) return 0;
  return deviations.sort((a, b) => a - b)[Math.floor(deviations.length * SHARPEST)] ?? 0;
}

/** Slopes of a plane by central differences; 0 along its border. */
function slopesIn(plane: Float32Array, width: number): Float32Array {
  return plane.map((_, at) => {
    const x = at % width;
    if (x === 0 || x === width - 1 || at < width || at >= plane.length - width) return 0;
    const across = (plane[at + 1] as number) - (plane[at - 1] as number);
    const down = (plane[at + width] as number) - (plane[at - width] as number);
    return Math.hypot(across, down) / 2;
  });
}
