import type { Pixels } from '../../engine.ts';
import { clamp } from '../kernels/arithmetic.ts';
import { lumaOf } from '../kernels/luma.ts';
import type { Box } from './box.ts';

/** The share of a mirrored picture's light that water gives back, far off and close before the eye. */
const MIRRORED = { far: 0.8, near: 0.42 } as const;
/** What water swallows of each colour. */
const TINT = [0.7, 0.82, 0.9] as const;
/** How far waves shift what is mirrored, as a share of the area's height. */
const SHIFT = 0.1;
/** How much of the light and dark of the waves is kept. */
const WAVES = 0.55;
/** Rows of wet, dark bank at the far edge, as a share of the area's height. */
const BANK = 0.02;
/** How far the line about which is mirrored follows the far edge of an area that is not straight. */
const BENT = 0.4;
/** What is mirrored is drawn out downward: this many samples, over this share of the area's height. */
const SAMPLES = 5;
const SMEAR = 0.05;

/**
 * Lets water that was painted into an area mirror what is seen above it, in place: by then the
 * picture's box holds the water's waves, `before` what was there. Colours and light so become those
 * of the surroundings, whatever they are.
 */
export function mirrorWater(
  { data, width, height, box }: Pixels & { readonly box: Box },
  before: Uint8ClampedArray,
  area: Uint8Array,
): void {
  const tall = Math.max(1, box.bottom - box.top);
  const level = meanLuma(data, width, box);
  const shores = shoresOf(area, width, box);
  const samples = new Float32Array(3);
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) {
      const at = (y * width + x) * 4;
      const wave = (lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) - level) / 255;
      const shore = shores[x - box.left] ?? box.top;
      const down = clamp((y - shore) / tall);
      const line = Math.round(box.top + BENT * (shore - box.top));
      const aside = wave * SHIFT * tall * (0.3 + down) * 2;
      mirrored(before, width, height, x + aside, 2 * line - y - 1, SMEAR * tall * down, samples);
      const bank = 1 - 0.35 * clamp(1 - (y - shore) / (BANK * tall));
      const share = MIRRORED.far + (MIRRORED.near - MIRRORED.far) * down;
      for (let c = 0; c < 3; c++) {
        const given = (samples[c] ?? 0) * (TINT[c] ?? 1);
        const deep = given * 0.55 + 0.25 * (data[at + c] ?? 0) * (level / 255 + 0.4);
        const light = wave * 255 * WAVES * (0.35 + given / 255);
        data[at + c] = (given * share + deep * (1 - share) + light) * bank;
      }
    }
  }
}

/** The row at which the water of each column begins: its first marked one, even from column to column. */
function shoresOf(area: Uint8Array, width: number, { left, right, top, bottom }: Box): number[] {
  return Array.from({ length: right - left }, (_, n) => {
    for (let y = top; y < bottom; y++) if (area[y * width + left + n] !== 0) return y;
    return bottom;
  });
}

/** What is seen at a place above the water, drawn out by so many rows; beyond the top the topmost. */
function mirrored(
  before: Uint8ClampedArray,
  width: number,
  height: number,
  x: number,
  y: number,
  smear: number,
  into: Float32Array,
): void {
  into.fill(0);
  const column = clamp(Math.round(x), 0, width - 1);
  for (let n = 0; n < SAMPLES; n++) {
    // Above the picture it goes on as it does below its edge.
    const row = Math.abs(Math.round(y + (n / (SAMPLES - 1) - 0.5) * smear));
    const at = (clamp(row, 0, height - 1) * width + column) * 4;
    for (let c = 0; c < 3; c++) into[c] = (into[c] ?? 0) + (before[at + c] ?? 0) / SAMPLES;
  }
}

function meanLuma(data: Uint8ClampedArray, width: number, box: Box): number {
  let [sum, count] = [0, 0];
  for (let y = box.top; y < box.bottom; y += 3)
    for (let x = box.left; x < box.right; x += 3, count++) {
      const at = (y * width + x) * 4;
      sum += lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    }
  return sum / Math.max(1, count);
}
