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

/** Blurs a plane of three channels with three box passes of the given radius; returns a new plane. */
export function blur(
  plane: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  let from = plane;
  for (let pass = 0; pass < 3; pass++) {
    const across = boxPass(from, width, height, 3, width * 3, radius);
    from = boxPass(across, height, width, width * 3, 3, radius);
  }
  return from;
}

function boxPass(
  from: Float32Array,
  length: number,
  lines: number,
  step: number,
  stride: number,
  radius: number,
): Float32Array {
  const to = new Float32Array(from.length);
  const scale = 1 / (2 * radius + 1);
  for (let line = 0; line < lines; line++) {
    for (let c = 0; c < 3; c++) {
      const start = line * stride + c;
      const read = (at: number) =>
        from[start + Math.max(0, Math.min(length - 1, at)) * step] as number;
      let sum = 0;
      for (let at = -radius; at <= radius; at++) sum += read(at);
      for (let at = 0; at < length; at++) {
        to[start + at * step] = sum * scale;
        sum += read(at + radius + 1) - read(at - radius);
      }
    }
  }
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
  const bright = new Float32Array(columns * rows * 3);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      for (let c = 0; c < 3; c++) {
        let sum = 0;
        for (let y = 0; y < 4; y++)
          for (let x = 0; x < 4; x++)
            sum += Math.max(
              0,
              (rgb[((row * 4 + y) * width + column * 4 + x) * 3 + c] as number) - threshold,
            );
        bright[(row * columns + column) * 3 + c] = sum / 16;
      }
    }
  }
  const spread = blur(bright, columns, rows, Math.max(1, Math.round(radius / 8)));
  for (let row = 0; row < height; row++) {
    const y = Math.min(rows - 1.001, Math.max(0, row / 4 - 0.375));
    const top = Math.floor(y);
    for (let column = 0; column < width; column++) {
      const x = Math.min(columns - 1.001, Math.max(0, column / 4 - 0.375));
      const left = Math.floor(x);
      for (let c = 0; c < 3; c++) {
        const at = (top * columns + left) * 3 + c;
        const upper =
          (spread[at] as number) * (1 - x + left) + (spread[at + 3] as number) * (x - left);
        const lower =
          (spread[at + columns * 3] as number) * (1 - x + left) +
          (spread[at + columns * 3 + 3] as number) * (x - left);
        const to = (row * width + column) * 3 + c;
        rgb[to] = (rgb[to] as number) + strength * (upper * (1 - y + top) + lower * (y - top));
      }
    }
  }
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
  const mean = rgb.reduce((sum, one) => sum + one, 0) / Math.max(1, rgb.length);
  const pivot = Math.min(PIVOT, DARK_PIVOT * mean);
  for (let at = 0; at < rgb.length; at += 3) {
    const luma =
      0.3 * (rgb[at] as number) + 0.59 * (rgb[at + 1] as number) + 0.11 * (rgb[at + 2] as number);
    const light = Math.min(1, luma);
    for (let c = 0; c < 3; c++) {
      const coloured = luma + ((rgb[at + c] as number) - luma) * saturation;
      const bent = pivot + (coloured - pivot) * contrast;
      rgb[at + c] =
        bent + (shadows[c] as number) * (1 - light) ** 2 + (lights[c] as number) * light * light;
    }
  }
}

/** Turns loud greens toward olive by `share`, 0 to 1: paint has no green of a screen. */
export function quietGreens({ rgb }: Frame, share: number): void {
  for (let at = 0; at < rgb.length; at += 3) {
    const [red, green, blue] = [rgb[at] as number, rgb[at + 1] as number, rgb[at + 2] as number];
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
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const x = column / width - 0.5;
      const y = row / height - 0.5;
      const factor = 1 - strength * Math.min(1, (x * x + y * y) * 2) ** 1.4;
      const at = (row * width + column) * 3;
      for (let c = 0; c < 3; c++) rgb[at + c] = (rgb[at + c] as number) * factor;
    }
  }
}
