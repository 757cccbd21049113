import type { Frame } from '../world/frame.ts';

/** A pixel this much brighter than the paint over it, where that is this dark, is a lit window or a star. */
const LIGHT_OVER = 0.14;
const DARKNESS = 0.3;
/** How much of such a light is kept. */
const KEPT = 0.85;

/**
 * Flattens a frame into patches with firm edges, as a brush does: each pixel takes the mean of the
 * calmest of four squares around it (Kuwahara et al. 1976), by summed areas; small lights in the dark
 * stay. `radius` in pixels.
 */
export function paintOver(frame: Frame, radius: number): void {
  const { width, height, rgb } = frame;
  const sums = [0, 1, 2].map((c) => summed(width, height, (at) => rgb[at * 3 + c] as number));
  const luma = (at: number) =>
    0.3 * (rgb[at * 3] as number) +
    0.59 * (rgb[at * 3 + 1] as number) +
    0.11 * (rgb[at * 3 + 2] as number);
  const first = summed(width, height, luma);
  const second = summed(width, height, (at) => luma(at) ** 2);
  const stride = width + 1;
  for (let y = 0; y < height; y++) {
    const rows = [Math.max(0, y - radius), y, y + 1, Math.min(height, y + radius + 1)] as const;
    for (let x = 0; x < width; x++) {
      const columns = [Math.max(0, x - radius), x, x + 1, Math.min(width, x + radius + 1)] as const;
      let best = Number.POSITIVE_INFINITY;
      let box: readonly [number, number, number, number, number] = [0, 0, 0, 0, 1];
      for (let quarter = 0; quarter < 4; quarter++) {
        const [left, right] = quarter & 1 ? [columns[1], columns[3]] : [columns[0], columns[2]];
        const [top, bottom] = quarter & 2 ? [rows[1], rows[3]] : [rows[0], rows[2]];
        const corners = [
          top * stride + left,
          top * stride + right,
          bottom * stride + left,
          bottom * stride + right,
          (right - left) * (bottom - top),
        ] as const;
        const mean = total(first, corners) / corners[4];
        const variance = total(second, corners) / corners[4] - mean * mean;
        if (variance < best) [best, box] = [variance, corners];
      }
      const to = (y * width + x) * 3;
      const painted = total(first, box) / box[4];
      const isLight = painted < DARKNESS && luma(y * width + x) > painted + LIGHT_OVER;
      for (let c = 0; c < 3; c++) {
        const flat = total(sums[c] as Float64Array, box) / box[4];
        rgb[to + c] = isLight ? flat + ((rgb[to + c] as number) - flat) * KEPT : flat;
      }
    }
  }
}

function total(
  table: Float64Array,
  [a, b, c, d]: readonly [number, number, number, number, number],
): number {
  return (table[a] as number) - (table[b] as number) - (table[c] as number) + (table[d] as number);
}

function summed(width: number, height: number, read: (at: number) => number): Float64Array {
  const table = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += read(y * width + x);
      table[(y + 1) * (width + 1) + x + 1] = (table[y * (width + 1) + x + 1] as number) + row;
    }
  }
  return table;
}
