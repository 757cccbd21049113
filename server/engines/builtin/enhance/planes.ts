import type { Pixels } from '../../engine.ts';
import { blurBox } from '../kernels/blur-box.ts';
import { lumaOf } from '../kernels/luma.ts';

/** How far colours reach under transparent pixels. */
const REACH = 4;

/** Rows of a picture as planes: luma and two colour differences (Rec. 601), alpha; 0 to 255. */
export interface Planes {
  readonly width: number;
  readonly height: number;
  readonly luma: Float32Array;
  /** Blue less luma, and red less luma. */
  readonly blue: Float32Array;
  readonly red: Float32Array;
  readonly alpha: Float32Array;
}

/**
 * Cuts rows out of a picture; `last` is not among them. Fully transparent pixels take the colour of
 * what is near them: their own does not show, and must not bleed into what does.
 */
export function cutBand({ width, data }: Pixels, first: number, last: number): Planes {
  const size = width * (last - first);
  const make = () => new Float32Array(size);
  const planes = { luma: make(), blue: make(), red: make(), alpha: make() };
  for (let at = 0, from = first * width * 4; at < size; at++, from += 4) {
    const [r, g, b] = [data[from] as number, data[from + 1] as number, data[from + 2] as number];
    const luma = lumaOf(r, g, b);
    planes.luma[at] = luma;
    planes.blue[at] = b - luma;
    planes.red[at] = r - luma;
    planes.alpha[at] = data[from + 3] as number;
  }
  const { luma, blue, red, alpha } = planes;
  if (alpha.includes(0)) for (const plane of [luma, blue, red]) fillClear(plane, alpha, width);
  return { width, height: last - first, ...planes };
}

function fillClear(plane: Float32Array, alpha: Float32Array, width: number): void {
  const shown = alpha.map((value) => (value > 0 ? 1 : 0));
  const weights = blurBox(shown, width, REACH);
  const sums = blurBox(
    plane.map((value, at) => value * (shown[at] as number)),
    width,
    REACH,
  );
  for (let at = 0; at < plane.length; at++) {
    const weight = weights[at] as number;
    if (shown[at] === 0 && weight > 0) plane[at] = (sums[at] as number) / weight;
  }
}

/** Writes rows of planes, from the row `from` on, into a picture at the row `to`. */
export function writeBand(
  { width, luma, blue, red, alpha }: Planes,
  { data }: Pixels,
  { from, to, rows }: { readonly from: number; readonly to: number; readonly rows: number },
): void {
  for (let n = 0; n < rows * width; n++) {
    const at = from * width + n;
    const out = (to * width + n) * 4;
    const y = luma[at] as number;
    const r = y + (red[at] as number);
    const b = y + (blue[at] as number);
    data[out] = r;
    data[out + 1] = (y - 0.299 * r - 0.114 * b) / 0.587;
    data[out + 2] = b;
    data[out + 3] = alpha[at] as number;
  }
}
