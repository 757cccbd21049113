import { type ThreePlanes, threePlanes } from './three-planes.ts';

/** No picture is halved whose shorter side has fewer pixels. */
const SMALLEST_SIDE = 8;
/** Sweeps, to and fro, at each size: what is as wide as the hole is solved at the smaller ones. */
const SWEEPS = 30;
/** Over-relaxation of the sweeps. */
const RELAXATION = 1.6;

/**
 * The smoothest continuation of what is known into a hole (Laplace's equation), in place, from coarse to fine. Unlike
 * `stretchMembrane` it has no steps of whole grey levels, which would be seen as bands on ground without texture, and
 * reaches all of a hole of any size. What lies beyond the picture says nothing. `hole` is 1 where values are to be made.
 */
export function continueSmoothly(planes: ThreePlanes, hole: Uint8Array, width: number): void {
  const height = hole.length / width;
  if (!hole.includes(1)) return;
  if (Math.min(width, height) >= SMALLEST_SIDE) startFromHalf(planes, hole, width);
  const pixels = Int32Array.from(hole, (_, at) => at).filter((at) => hole[at] === 1);
  const beside = neighboursOf(pixels, width, hole.length);
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (const plane of planes) relax(plane, pixels, beside, sweep % 2 === 1);
}

/** Writes what the hole shows at half the size, where a pixel is known as soon as one of its four is. */
function startFromHalf(planes: ThreePlanes, hole: Uint8Array, width: number): void {
  const height = hole.length / width;
  const [across, down] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const half = threePlanes(() => new Float32Array(across * down));
  const count = new Float32Array(across * down);
  for (let at = 0; at < hole.length; at++) {
    if (hole[at] === 1) continue;
    const to = ((at / width) >> 1) * across + ((at % width) >> 1);
    count[to] = (count[to] as number) + 1;
    half.forEach((plane, c) => {
      plane[to] = (plane[to] as number) + (planes[c]?.[at] as number);
    });
  }
  for (const plane of half)
    for (let at = 0; at < plane.length; at++)
      plane[at] = (plane[at] as number) / Math.max(1, count[at] as number);
  continueSmoothly(
    half,
    Uint8Array.from(count, (known) => (known === 0 ? 1 : 0)),
    across,
  );
  for (let at = 0; at < hole.length; at++) {
    if (hole[at] === 0) continue;
    const x = Math.max(0, Math.min(across - 1.001, ((at % width) - 0.5) / 2));
    const y = Math.max(0, Math.min(down - 1.001, (Math.floor(at / width) - 0.5) / 2));
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const from = row * across + column;
    half.forEach((plane, c) => {
      const upper = mixed(plane, from, x - column);
      const lower = mixed(plane, from + across, x - column);
      (planes[c] as Float32Array)[at] = upper + (lower - upper) * (y - row);
    });
  }
}

/** Between a value and the one after it. */
const mixed = (plane: Float32Array, at: number, share: number): number =>
  (plane[at] as number) + ((plane[at + 1] as number) - (plane[at] as number)) * share;

/** For each pixel the four beside it; itself for those beyond the picture. */
function neighboursOf(pixels: Int32Array, width: number, size: number): Int32Array {
  const beside = new Int32Array(4 * pixels.length);
  for (let index = 0; index < pixels.length; index++) {
    const at = pixels[index] as number;
    const x = at % width;
    beside[4 * index] = x > 0 ? at - 1 : at;
    beside[4 * index + 1] = x + 1 < width ? at + 1 : at;
    beside[4 * index + 2] = at >= width ? at - width : at;
    beside[4 * index + 3] = at + width < size ? at + width : at;
  }
  return beside;
}

/** Brings each pixel to the mean of those beside it and beyond, one after another. */
function relax(
  plane: Float32Array,
  pixels: Int32Array,
  beside: Int32Array,
  isBackward: boolean,
): void {
  for (let n = 0; n < pixels.length; n++) {
    const index = isBackward ? pixels.length - 1 - n : n;
    let sum = 0;
    for (let side = 4 * index; side < 4 * index + 4; side++)
      sum += plane[beside[side] as number] as number;
    const at = pixels[index] as number;
    const own = plane[at] as number;
    plane[at] = own + RELAXATION * (sum / 4 - own);
  }
}
