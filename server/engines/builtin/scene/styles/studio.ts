import { clamp, mix, smoothstep } from '../arithmetic.ts';
import { type Frame, THING } from '../world/frame.ts';
import { blur } from './tone.ts';

/** How far corners shade what lies beside them, pixels of a megapixel: rings of points. */
const RINGS = [5, 16, 40] as const;
/** Pairs of opposite points in a ring. */
const PAIRS = 4;
/** How much nearer a pair's mean is, as a share, where shade begins and is full, and where it fades and ends: that is something else, far in front. */
const DEEPER = { begins: 0.004, full: 0.05, fades: 0.35, ends: 1 } as const;
/** How dark a corner gets from all its pairs, and what of each channel: shade is lit by the sky. */
const DARKNESS = 1.5;
const SHADED = [0.62, 0.56, 0.46] as const;

/**
 * Shades corners, folds and where things stand, in place, as light from all sides does (screen-space ambient
 * occlusion, Mittring 2007): what lies deeper than the mean of two points on opposite sides of it is in a corner. The
 * inverse of distance is linear over the picture of a plane, so that no plane shades itself. `unit` is 1 for a megapixel.
 */
export function shadeCorners(frame: Frame, unit: number): void {
  const { rgb, width, height } = frame;
  const half = halfNearness(frame);
  const shade = blur(cornersOf(half, unit), half.width, half.height, 1, 1);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const dark = Math.min(1, DARKNESS * between(shade, half, x / 2 - 0.25, y / 2 - 0.25));
      for (let c = 0; c < 3; c++)
        rgb[at * 3 + c] = (rgb[at * 3 + c] as number) * (1 - dark * (SHADED[c] as number));
    }
  }
}

/** A plane of one value a pixel. */
interface Plane {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/** The inverse of every other pixel's distance; 0 is the sky. */
function halfNearness({ depth, width, height }: Frame): Plane {
  const [columns, rows] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const values = new Float32Array(columns * rows);
  for (let row = 0, to = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, to++)
      values[to] = 1 / (depth[(row * width + column) * 2] as number);
  return { width: columns, height: rows, values };
}

/** How deep in corners each pixel lies, 0 to 1. */
function cornersOf({ values, width, height }: Plane, unit: number): Float32Array {
  const pairs = RINGS.flatMap((reach, ring) =>
    Array.from({ length: PAIRS }, (_, pair) => {
      const angle = (Math.PI * (pair + ring / RINGS.length)) / PAIRS;
      const radius = Math.max(1, (reach * unit) / 2);
      return [Math.round(radius * Math.cos(angle)), Math.round(radius * Math.sin(angle))] as const;
    }),
  );
  const at = (x: number, y: number) =>
    values[clamp(y, 0, height - 1) * width + clamp(x, 0, width - 1)] as number;
  const corners = new Float32Array(values.length);
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++, to++) {
      const own = values[to] as number;
      if (own === 0) continue;
      let sum = 0;
      for (const [dx, dy] of pairs) {
        const deeper = (at(x + dx, y + dy) + at(x - dx, y - dy)) / (2 * own) - 1;
        if (deeper > DEEPER.begins && deeper < DEEPER.ends)
          sum +=
            smoothstep(DEEPER.begins, DEEPER.full, deeper) *
            (1 - smoothstep(DEEPER.fades, DEEPER.ends, deeper));
      }
      corners[to] = sum / pairs.length;
    }
  }
  return corners;
}

/** A value between a plane's pixels, bilinear. */
function between(
  values: Float32Array,
  { width, height }: Plane,
  across: number,
  down: number,
): number {
  const [x, y] = [Math.max(0, across), Math.max(0, down)];
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, below] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1) * width];
  const row = top * width;
  const upper = mix(values[row + left] as number, values[row + right] as number, x - left);
  const lower = mix(values[below + left] as number, values[below + right] as number, x - left);
  return mix(upper, lower, y - top);
}

/** Where the bright rim's light comes from (right, down), how wide it is in pixels of a megapixel, and in how many steps it fades. */
const FROM = [-0.75, -0.65] as const;
const WIDTH = 7;
const STEPS = 5;
/** What is so many times as far as a thing is behind its outline. */
const BEHIND = 1.12;
/** The rim's light, and the share of it that falls on black. */
const LIGHT = [0.3, 0.27, 0.2] as const;
const ON_BLACK = 0.35;

/** Lights the outlines of things from the upper left, in place, which parts them from what is behind. `unit` is 1 for a megapixel. */
export function lightRims(frame: Frame, unit: number): void {
  const { rgb, depth, kind, width, height } = frame;
  const steps = Array.from({ length: STEPS }, (_, step) => {
    const away = (WIDTH * unit * (step + 1)) / STEPS;
    return [Math.round(FROM[0] * away), Math.round(FROM[1] * away)] as const;
  });
  const stepToBehind = (x: number, y: number, own: number) =>
    steps.findIndex(([dx, dy]) => {
      const at = clamp(y + dy, 0, height - 1) * width + clamp(x + dx, 0, width - 1);
      return (depth[at] as number) > own * BEHIND;
    });
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (kind[at] !== THING) continue;
      const step = stepToBehind(x, y, depth[at] as number);
      if (step < 0) continue;
      const light = (1 - step / STEPS) ** 2;
      for (let c = 0, to = at * 3; c < 3; c++, to++) {
        const own = rgb[to] as number;
        rgb[to] = own + light * (LIGHT[c] as number) * (ON_BLACK + own);
      }
    }
  }
}
