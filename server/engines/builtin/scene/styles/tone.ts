import { lumaAt } from '../arithmetic.ts';
import type { Frame } from '../world/frame.ts';

/** Display values for light values: straight up to 0.6, then a shoulder that never clips hard. */
export function shoulder(value: number): number {
  if (value <= 0.6) return value < 0 ? 0 : value;
  const over = value - 0.6;
  return 0.6 + (0.4 * over) / (over + 0.36);
}

/** The light value (0 up) that `shoulder` shows as a display value of 0 to 1; what is shown white stays finite. */
export function fromShoulder(shown: number): number {
  if (shown <= 0.6) return shown;
  const share = Math.min(0.9, (shown - 0.6) / 0.4);
  return 0.6 + (0.36 * share) / (1 - share);
}

/** The mean light of a picture by its greens, of every few pixels. */
export function meanLight({ rgb }: Pick<Frame, 'rgb'>): number {
  let sum = 0;
  let count = 0;
  for (let at = 1; at < rgb.length; at += 3 * 37) {
    sum += Math.min(1, rgb[at] as number);
    count++;
  }
  return count === 0 ? 0 : sum / count;
}

/** Blurs a plane of so many channels with three box passes of the given radius; returns a new plane. */
export function blur(
  plane: Float32Array,
  width: number,
  height: number,
  radius: number,
  channels = 3,
): Float32Array {
  let from = plane;
  for (let pass = 0; pass < 3; pass++)
    from = boxDown(boxAcross(from, width, radius, channels), width * channels, height, radius);
  return from;
}

/** Along rows, by a sum that takes one value in and lets one go; the border's values go on beyond it. */
function boxAcross(
  from: Float32Array,
  width: number,
  radius: number,
  channels: number,
): Float32Array {
  const to = new Float32Array(from.length);
  const scale = 1 / (2 * radius + 1);
  const reach = radius * channels;
  const channelAlong = (start: number): void => {
    const last = start + (width - 1) * channels;
    let sum = (radius + 1) * (from[start] as number);
    for (let n = 1; n <= radius; n++) sum += from[Math.min(last, start + n * channels)] as number;
    for (let at = start; at <= last; at += channels) {
      to[at] = sum * scale;
      const enters = at + reach + channels;
      const leaves = at - reach;
      sum +=
        (from[enters > last ? last : enters] as number) -
        (from[leaves < start ? start : leaves] as number);
    }
  };
  for (let row = 0; row < from.length; row += width * channels)
    for (let start = row; start < row + channels; start++) channelAlong(start);
  return to;
}

/** The same down columns, a whole row of sums at once: rows lie together in memory. */
function boxDown(from: Float32Array, across: number, height: number, radius: number): Float32Array {
  const to = new Float32Array(from.length);
  const scale = 1 / (2 * radius + 1);
  const rowAt = (y: number) => Math.min(height - 1, Math.max(0, y)) * across;
  const sums = new Float64Array(across);
  for (let x = 0; x < across; x++) sums[x] = (radius + 1) * (from[x] as number);
  for (let y = 1; y <= radius; y++) {
    const row = rowAt(y);
    for (let x = 0; x < across; x++) sums[x] = (sums[x] as number) + (from[row + x] as number);
  }
  const sumRow = (y: number): void => {
    const enters = rowAt(y + radius + 1);
    const leaves = rowAt(y - radius);
    for (let x = 0, at = y * across; x < across; x++, at++) {
      const sum = sums[x] as number;
      to[at] = sum * scale;
      sums[x] = sum + ((from[enters + x] as number) - (from[leaves + x] as number));
    }
  };
  for (let y = 0; y < height; y++) sumRow(y);
  return to;
}

/** Adds the glow of what is brighter than `threshold`, spread over `radius` pixels. */
export function bloom(
  { rgb, width, height }: Frame,
  threshold: number,
  strength: number,
  radius: number,
): void {
  const [columns, rows] = [width >> 2, height >> 2];
  // Between fewer nothing is spread.
  if (columns < 2 || rows < 2) return;
  const bright = brightQuarters({ rgb, width }, columns, rows, threshold);
  if (bright === null) return;
  const spread = blur(bright, columns, rows, Math.max(1, Math.round(radius / 8)));
  const line = new Float32Array(columns * 3);
  // Where each column lies among the squares: the first of the two it is between, and how far on.
  const lefts = new Int32Array(width);
  const alongs = new Float64Array(width);
  for (let column = 0; column < width; column++) {
    const x = Math.min(columns - 1.001, Math.max(0, column / 4 - 0.375));
    lefts[column] = Math.floor(x);
    alongs[column] = x - Math.floor(x);
  }
  const addRow = (row: number): void => {
    const y = Math.min(rows - 1.001, Math.max(0, row / 4 - 0.375));
    const top = Math.floor(y);
    const [upper, lower] = [strength * (1 - y + top), strength * (y - top)];
    for (let n = 0, at = top * columns * 3; n < line.length; n++, at++)
      line[n] = (spread[at] as number) * upper + (spread[at + line.length] as number) * lower;
    for (let column = 0, to = row * width * 3; column < width; column++, to += 3) {
      const along = alongs[column] as number;
      for (let c = 0, at = (lefts[column] as number) * 3; c < 3; c++, at++)
        rgb[to + c] =
          (rgb[to + c] as number) +
          (line[at] as number) * (1 - along) +
          (line[at + 3] as number) * along;
    }
  };
  for (let row = 0; row < height; row++) addRow(row);
}

/** What is brighter than `threshold`, as means of squares of 4 × 4 pixels; null where nothing is. */
function brightQuarters(
  { rgb, width }: Pick<Frame, 'rgb' | 'width'>,
  columns: number,
  rows: number,
  threshold: number,
): Float32Array | null {
  const bright = new Float32Array(columns * rows * 3);
  let any = false;
  const gatherRow = (y: number): void => {
    for (let x = 0, at = y * width * 3; x < columns * 4; x++) {
      const to = ((y >> 2) * columns + (x >> 2)) * 3;
      for (let c = 0; c < 3; c++, at++) {
        const over = (rgb[at] as number) - threshold;
        if (over <= 0) continue;
        bright[to + c] = (bright[to + c] as number) + over / 16;
        any = true;
      }
    }
  };
  for (let y = 0; y < rows * 4; y++) gatherRow(y);
  return any ? bright : null;
}

/** How a style bends colours. */
export interface Grade {
  readonly contrast: number;
  readonly saturation: number;
  /** Added to shadows and to lights. */
  readonly shadows: readonly [number, number, number];
  readonly lights: readonly [number, number, number];
}

/** The light that contrast leaves alone, and the share of the mean light for darker pictures. */
const PIVOT = 0.42;
const DARK_PIVOT = 1.15;

/**
 * Applies a grade to a frame, in place. Contrast turns about a middle light, in dark pictures about
 * their own: it must not drown a night.
 */
export function grade({ rgb }: Frame, { contrast, saturation, shadows, lights }: Grade): void {
  const mean = meanOf(rgb);
  const pivot = Math.min(PIVOT, DARK_PIVOT * mean);
  for (let at = 0; at < rgb.length; at += 3) {
    const luma = lumaAt(rgb, at / 3);
    const light = Math.min(1, luma);
    const dark = (1 - light) * (1 - light);
    const bright = light * light;
    for (let c = 0; c < 3; c++) {
      const coloured = luma + ((rgb[at + c] as number) - luma) * saturation;
      const bent = pivot + (coloured - pivot) * contrast;
      rgb[at + c] = bent + (shadows[c] as number) * dark + (lights[c] as number) * bright;
    }
  }
}

function meanOf(values: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < values.length; at++) sum += values[at] as number;
  return sum / Math.max(1, values.length);
}

/** Turns loud greens toward olive by `share`, 0 to 1: paint has no green of a screen. */
export function quietGreens({ rgb }: Frame, share: number): void {
  for (let at = 0; at < rgb.length; at += 3) {
    const red = rgb[at] as number;
    const green = rgb[at + 1] as number;
    const blue = rgb[at + 2] as number;
    const over = Math.max(0, green - Math.max(red, blue));
    rgb[at] = red + over * share * 0.75;
    rgb[at + 1] = green - over * share * 0.38;
    rgb[at + 2] = blue + over * share * 0.22;
  }
}

/** Veils what is far with a colour, by `share` at the greatest distance; the sky keeps most of its own. */
export function veil(
  { rgb, depth }: Frame,
  colour: readonly [number, number, number],
  share: number,
): void {
  for (let at = 0; at < depth.length; at++) {
    const away = depth[at] as number;
    const part = share * (away === Number.POSITIVE_INFINITY ? 0.4 : 1 - Math.exp(-away / 260));
    for (let c = 0; c < 3; c++) {
      const old = rgb[at * 3 + c] as number;
      rgb[at * 3 + c] = old + ((colour[c] as number) - old) * part;
    }
  }
}

/** Darkens toward the corners. */
export function vignette({ rgb, width, height }: Frame, strength: number): void {
  const falloff = Float64Array.from({ length: 502 }, (_, n) => Math.min(1, n / 500) ** 1.4);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const x = column / width - 0.5;
      const y = row / height - 0.5;
      const factor = 1 - strength * (falloff[Math.round(1000 * (x * x + y * y))] as number);
      const at = (row * width + column) * 3;
      for (let c = 0; c < 3; c++) rgb[at + c] = (rgb[at + c] as number) * factor;
    }
  }
}
