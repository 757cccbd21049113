import { type Frame, SKY, THING } from '../world/frame.ts';
import { blur } from './tone.ts';

/** A place of the picture, in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  /** How bright it is there; 1 is white. */
  readonly light: number;
}

/** Squares in which the brightest part of the sky is looked for. */
const SQUARES = 24;

/** The brightest part of the sky: the sun, the moon, or the glow where one of them set. */
export function brightestSky({ rgb, kind, width, height }: Frame): Spot | null {
  const size = Math.max(1, Math.ceil(Math.max(width, height) / SQUARES));
  let best: Spot | null = null;
  for (let top = 0; top < height; top += size) {
    for (let left = 0; left < width; left += size) {
      let [sum, count] = [0, 0];
      for (let y = top; y < Math.min(height, top + size); y++)
        for (let x = left; x < Math.min(width, left + size); x++) {
          const at = y * width + x;
          if (kind[at] !== SKY) continue;
          sum +=
            (rgb[at * 3] as number) + (rgb[at * 3 + 1] as number) + (rgb[at * 3 + 2] as number);
          count++;
        }
      const light = sum / 3 / (size * size);
      if (count > 0 && light > (best?.light ?? 0))
        best = { x: left + size / 2, y: top + size / 2, light };
    }
  }
  return best;
}

type Tint = readonly [number, number, number];

/** Adds light to a pixel that is in the picture. */
function glow(
  { rgb, width, height }: Frame,
  x: number,
  y: number,
  tint: Tint,
  share: number,
): void {
  if (x < 0 || y < 0 || x >= width || y >= height) return;
  const at = (y * width + x) * 3;
  for (let c = 0; c < 3; c++) rgb[at + c] = (rgb[at + c] as number) + (tint[c] as number) * share;
}

/** A soft disc of light, also on what stands there or only beside it; `hollow` 1 is a ring. */
export function lightDisc(
  frame: Frame,
  { x, y }: { readonly x: number; readonly y: number },
  radius: number,
  tint: Tint,
  strength: number,
  hollow: number,
  isBeside = false,
): void {
  for (let row = Math.floor(y - radius); row <= y + radius; row++) {
    for (let column = Math.floor(x - radius); column <= x + radius; column++) {
      const away = Math.hypot(column - x, row - y) / radius;
      if (away >= 1) continue;
      if (isBeside && frame.kind[row * frame.width + column] === THING) continue;
      const full = (1 - away) ** 1.6;
      const ring = Math.max(0, 1 - Math.abs(away - 0.86) * 9);
      glow(frame, column, row, tint, strength * (full * (1 - hollow) + ring * hollow));
    }
  }
}

/** The reflections that a lens shows when it looks into the light, from the light through the middle; none lies on a thing: rings on a face are no ornament. */
export function lensFlare(frame: Frame, from: Spot, strength: number, unit: number): void {
  const toward = { x: frame.width / 2 - from.x, y: frame.height / 2 - from.y };
  const ghosts: readonly (readonly [along: number, radius: number, tint: Tint, hollow: number])[] =
    [
      [0, 150, [1, 0.86, 0.7], 0],
      [0.42, 26, [0.6, 0.9, 1], 0.4],
      [0.74, 44, [0.9, 0.6, 1], 0.7],
      [1.12, 20, [0.5, 1, 0.8], 0.2],
      [1.5, 74, [0.5, 0.75, 1], 0.85],
      [1.86, 34, [1, 0.7, 0.5], 0.4],
    ];
  for (const [along, radius, tint, hollow] of ghosts) {
    const place = { x: from.x + toward.x * along, y: from.y + toward.y * along };
    const share = strength * (along === 0 ? 0.7 : 0.24);
    lightDisc(frame, place, radius * unit, tint, share, hollow, along > 0);
  }
}

/** Light drawn out sideways from what is very bright, as wide-screen lenses show it. */
export function streaks(frame: Frame, threshold: number, strength: number, length: number): void {
  const { rgb, width, height } = frame;
  const tint: Tint = [0.45, 0.7, 1];
  for (let row = 0; row < height; row++) {
    const line = new Float32Array(width);
    for (let column = 0; column < width; column++) {
      const at = (row * width + column) * 3;
      const luma = ((rgb[at] as number) + (rgb[at + 1] as number) + (rgb[at + 2] as number)) / 3;
      line[column] = Math.max(0, luma - threshold);
    }
    const keep = Math.exp(-1 / Math.max(1, length));
    const spread = new Float32Array(width);
    for (const way of [1, -1]) {
      let carried = 0;
      for (let n = 0; n < width; n++) {
        const column = way === 1 ? n : width - 1 - n;
        carried = carried * keep + (line[column] as number) * (1 - keep);
        spread[column] = (spread[column] as number) + carried;
      }
    }
    for (let column = 0; column < width; column++)
      glow(frame, column, row, tint, strength * (spread[column] as number));
  }
}

/** Shafts of light out of the bright sky: the sky's light drawn out away from a spot. */
export function lightShafts(frame: Frame, from: Spot, strength: number, tint: Tint): void {
  const { rgb, kind, width, height } = frame;
  const [columns, rows] = [Math.ceil(width / 4), Math.ceil(height / 4)];
  const bright = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at = Math.min(height - 1, row * 4) * width + Math.min(width - 1, column * 4);
      if (kind[at] !== SKY) continue;
      const luma =
        ((rgb[at * 3] as number) + (rgb[at * 3 + 1] as number) + (rgb[at * 3 + 2] as number)) / 3;
      bright[row * columns + column] = Math.max(0, luma - 0.55);
    }
  const shafts = new Float32Array(columns * rows * 3);
  const steps = 40;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let sum = 0;
      for (let step = 1; step <= steps; step++) {
        const share = step / steps;
        const x = Math.round(column + (from.x / 4 - column) * share * 0.92);
        const y = Math.round(row + (from.y / 4 - row) * share * 0.92);
        if (x >= 0 && y >= 0 && x < columns && y < rows)
          sum += (bright[y * columns + x] as number) * (1 - 0.55 * share);
      }
      for (let c = 0; c < 3; c++) shafts[(row * columns + column) * 3 + c] = sum / steps;
    }
  const soft = blur(shafts, columns, rows, 1);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = Math.min(rows - 1, y >> 2) * columns + Math.min(columns - 1, x >> 2);
      glow(frame, x, y, tint, strength * (soft[at * 3] as number));
    }
}
