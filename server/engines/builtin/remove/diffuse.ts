import { lumaAt } from '../kernels/luma.ts';
import { holeDepth } from './hole.ts';

/** How far a pixel looks for known ones, in pixels. */
const RADIUS = 4;
/** Sweeps of diffusion along edges. */
const SWEEPS = 40;

/**
 * Fills a thin hole smoothly: from the border inward each pixel takes a mean of the known pixels
 * around it that favours near ones (after Telea 2004), then colour is spread along the edges that
 * cross the hole (coherence-enhancing diffusion after Weickert 1999). `pixels` is RGBA with colours
 * multiplied by alpha, written only where `hole` is 1; `unknown` marks what may not be read.
 */
export function diffuseHole(
  pixels: Uint8ClampedArray,
  hole: Uint8Array,
  unknown: Uint8Array,
  width: number,
): void {
  const depth = holeDepth(hole, width);
  const order: number[] = [];
  for (let at = 0; at < hole.length; at++) if (hole[at] === 1) order.push(at);
  order.sort((a, b) => (depth[a] as number) - (depth[b] as number) || a - b);
  const blocked = Uint8Array.from(unknown, (value, at) => (value !== 0 || hole[at] !== 0 ? 1 : 0));
  for (const at of order) {
    if (fillFromAround(pixels, blocked, width, at)) blocked[at] = 0;
  }
  spreadAlongEdges(pixels, order, blocked, width);
}

/** Returns false when nothing known is within reach. */
function fillFromAround(
  pixels: Uint8ClampedArray,
  blocked: Uint8Array,
  width: number,
  at: number,
): boolean {
  const height = blocked.length / width;
  const x = at % width;
  const y = (at - x) / width;
  const sum = [0, 0, 0, 0];
  let total = 0;
  for (let row = Math.max(0, y - RADIUS); row <= Math.min(height - 1, y + RADIUS); row++) {
    for (
      let column = Math.max(0, x - RADIUS);
      column <= Math.min(width - 1, x + RADIUS);
      column++
    ) {
      const other = row * width + column;
      if (blocked[other] === 1) continue;
      const squared = (row - y) ** 2 + (column - x) ** 2;
      const weight = 1 / (squared * squared);
      total += weight;
      for (let c = 0; c < 4; c++)
        sum[c] = (sum[c] as number) + weight * (pixels[other * 4 + c] as number);
    }
  }
  if (total === 0) return false;
  for (let c = 0; c < 4; c++) pixels[at * 4 + c] = (sum[c] as number) / total;
  return true;
}

/**
 * Repeatedly moves each pixel toward the mean of its two neighbours along the local edge direction
 * (eigenvector of the smoothed structure tensor), or of all four where there is no edge.
 */
function spreadAlongEdges(
  pixels: Uint8ClampedArray,
  order: readonly number[],
  blocked: Uint8Array,
  width: number,
): void {
  const height = blocked.length / width;
  const inner = order.filter((at) => {
    const x = at % width;
    return x > 0 && x < width - 1 && at >= width && at < (height - 1) * width && blocked[at] === 0;
  });
  const values = Float32Array.from(pixels);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const at of inner) {
      const [xx, xy, yy] = structure(values, width, height, at);
      const coherence = Math.hypot(xx - yy, 2 * xy) / (xx + yy + 8);
      const angle = 0.5 * Math.atan2(2 * xy, xx - yy);
      const alongX = -Math.sin(angle);
      const alongY = Math.cos(angle);
      for (let c = 0; c < 4; c++) {
        const sample = (dx: number, dy: number) => bilinear(values, width, at, dx, dy, c);
        const along = (sample(alongX, alongY) + sample(-alongX, -alongY)) / 2;
        const across = (sample(alongY, -alongX) + sample(-alongY, alongX)) / 2;
        const share = 0.5 - 0.5 * coherence;
        values[at * 4 + c] = along * (1 - share) + across * share;
      }
    }
  }
  for (const at of inner) {
    for (let c = 0; c < 4; c++) pixels[at * 4 + c] = values[at * 4 + c] as number;
  }
}

/** The structure tensor of the luma around a pixel, mean over 5×5. */
function structure(
  values: Float32Array,
  width: number,
  height: number,
  at: number,
): [number, number, number] {
  const x = at % width;
  const y = (at - x) / width;
  let [xx, xy, yy] = [0, 0, 0];
  for (let row = Math.max(1, y - 2); row <= Math.min(height - 2, y + 2); row++) {
    for (let column = Math.max(1, x - 2); column <= Math.min(width - 2, x + 2); column++) {
      const here = row * width + column;
      const gx = lumaAt(values, here + 1) - lumaAt(values, here - 1);
      const gy = lumaAt(values, here + width) - lumaAt(values, here - width);
      xx += gx * gx;
      xy += gx * gy;
      yy += gy * gy;
    }
  }
  return [xx / 25, xy / 25, yy / 25];
}

/** Value between pixels, at an offset of at most one pixel each way. */
function bilinear(
  values: Float32Array,
  width: number,
  at: number,
  dx: number,
  dy: number,
  channel: number,
): number {
  const stepX = dx < 0 ? -1 : 1;
  const stepY = (dy < 0 ? -1 : 1) * width;
  const shareX = Math.abs(dx);
  const shareY = Math.abs(dy);
  const read = (index: number) => values[index * 4 + channel] as number;
  const near = read(at) * (1 - shareX) + read(at + stepX) * shareX;
  const far = read(at + stepY) * (1 - shareX) + read(at + stepY + stepX) * shareX;
  return near * (1 - shareY) + far * shareY;
}
