import type { Pixels } from '../../engine.ts';
import { localExtremes } from '../kernels/local-extremes.ts';
import { clean, type Dirt } from './clean.ts';
import { createDeconvolution } from './deconvolve.ts';
import { cutBand, type Planes, writeBand } from './planes.ts';

/** Side of the tiles that are worked on, and how far what is kept of them lies from their sides, in pixels. */
const SIDE = 256;
const MARGIN = 32;
const KEPT = SIDE - 2 * MARGIN;
/** Pixels at a tile's sides that are mixed with those of the opposite side, which a transform takes for their neighbours. */
const MIXED = 16;
/**
 * How far values may pass the range of what is near: narrow lines, when blurred, lie far below what they
 * were, but beside an edge more would be a halo. A number from 0 to 255, and a share of the range.
 */
const OVERSHOOT = 4;
const OVERSHOOT_SHARE = 0.04;
/** What is near, in radii of the blur. */
const NEAR = 2;
/** Cleaning leaves no more noise than this. */
const NOISE_LEFT = 2;
/** What a blur that is no Gaussian, or is more than was thought, counts like as noise, for each pixel of the radius. */
const MISTAKE = 1;

/** What a picture is to be freed of. */
interface Blur {
  /** Standard deviation of the blur, in pixels. */
  readonly radius: number;
  /** Standard deviation of the noise that was measured, 0 to 255. */
  readonly noise: number;
  readonly dirt: Dirt;
}

/**
 * A picture cleaned of its dirt and freed of a blur, by its luma, tile by tile; where they meet does not
 * show. `onShare` is told the share of rows that are done, 0 to 1.
 */
export function deblur(
  image: Pixels,
  { radius, noise, dirt }: Blur,
  onShare: (share: number) => void,
): Pixels {
  const { width, height } = image;
  const result = { width, height, data: new Uint8ClampedArray(image.data.length) };
  const likelyError = Math.max(MISTAKE * radius, Math.min(NOISE_LEFT, noise));
  const sharpenTiles = createDeconvolution(SIDE, { radius, noise: likelyError });
  const make = () => new Float64Array(SIDE * SIDE);
  const grid = { width: SIDE, height: SIDE, real: make(), imaginary: make() };
  for (let top = 0; top < height; top += KEPT) {
    const first = Math.max(0, top - MARGIN);
    const band = cutBand(image, first, Math.min(height, top + KEPT + MARGIN));
    const cleaned = clean(band, dirt, { left: 0, top: first });
    const luma = cleaned.luma.slice();
    for (let left = 0; left < width; left += 2 * KEPT) {
      const one = { x: left - MARGIN, y: top - MARGIN - first };
      const other = { x: one.x + KEPT, y: one.y };
      readTile(cleaned, one, grid.real);
      readTile(cleaned, other, grid.imaginary);
      sharpenTiles(grid);
      writeTile(grid.real, one, luma, width);
      writeTile(grid.imaginary, other, luma, width);
    }
    keepNear(luma, cleaned.luma, width, Math.ceil(NEAR * radius));
    const rows = Math.min(KEPT, height - top);
    writeBand({ ...cleaned, luma }, result, { from: top - first, to: top, rows });
    onShare((top + rows) / height);
  }
  return result;
}

/** Where a tile begins in its band. */
interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Reads a tile, mirrored beyond the band's sides, its opposite sides mixed so that they meet. */
function readTile({ luma, width, height }: Planes, corner: Corner, to: Float64Array): void {
  for (let y = 0; y < SIDE; y++) {
    const row = mirror(corner.y + y, height) * width;
    for (let x = 0; x < SIDE; x++)
      to[y * SIDE + x] = luma[row + mirror(corner.x + x, width)] as number;
  }
  for (let line = 0; line < SIDE; line++) mixEnds(to, line * SIDE, 1);
  for (let line = 0; line < SIDE; line++) mixEnds(to, line, SIDE);
}

/** A place on a line of places that is mirrored at both ends again and again. */
function mirror(place: number, length: number): number {
  const turn = 2 * length;
  const within = ((place % turn) + turn) % turn;
  return within < length ? within : turn - 1 - within;
}

function mixEnds(tile: Float64Array, start: number, step: number): void {
  for (let from = 0; from < MIXED; from++) {
    const [near, far] = [start + from * step, start + (SIDE - 1 - from) * step];
    const own = 0.5 + (from + 0.5) / MIXED / 2;
    const [a, b] = [tile[near] as number, tile[far] as number];
    tile[near] = own * a + (1 - own) * b;
    tile[far] = own * b + (1 - own) * a;
  }
}

/** Writes what is kept of a tile where it lies within the band. */
function writeTile(tile: Float64Array, corner: Corner, luma: Float32Array, width: number): void {
  const height = luma.length / width;
  for (let y = MARGIN; y < SIDE - MARGIN && corner.y + y < height; y++) {
    for (let x = MARGIN; x < SIDE - MARGIN && corner.x + x < width; x++) {
      luma[(corner.y + y) * width + corner.x + x] = tile[y * SIDE + x] as number;
    }
  }
}

/** Moves values, in place, to within little more than the range that was near before. */
function keepNear(luma: Float32Array, before: Float32Array, width: number, radius: number): void {
  const low = localExtremes(before, width, radius, Math.min);
  const high = localExtremes(before, width, radius, Math.max);
  for (let at = 0; at < luma.length; at++) {
    const [least, most] = [low[at] as number, high[at] as number];
    const beyond = OVERSHOOT + OVERSHOOT_SHARE * (most - least);
    luma[at] = Math.min(most + beyond, Math.max(least - beyond, luma[at] as number));
  }
}
