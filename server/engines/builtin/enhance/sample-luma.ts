import type { Pixels } from '../../engine.ts';
import { clean, type Dirt } from './clean.ts';
import { cutBand, type Planes } from './planes.ts';

/** Pictures of more pixels are sampled by tiles. */
const WHOLE_PIXELS = 400_000;
/** Tiles each way, and their side in pixels. */
const TILES = 3;
const TILE_SIDE = 208;

/**
 * Lumas of parts of a picture, spread over it, freed of the given dirt; of the whole picture if it
 * is small. Widths and heights are even.
 */
export function sampleLuma(
  image: Pixels,
  dirt: Dirt,
): { readonly data: Float32Array; readonly width: number }[] {
  const { width, height } = image;
  const isSmall = width * height <= WHOLE_PIXELS;
  const across = isSmall ? [0] : spread(width);
  const down = isSmall ? [0] : spread(height);
  const columns = isSmall ? width & ~1 : Math.min(width & ~1, TILE_SIDE);
  const rows = isSmall ? height & ~1 : Math.min(height & ~1, TILE_SIDE);
  if (columns === 0 || rows === 0) return [];
  return down.flatMap((top) => {
    const band = cutBand(image, top, top + rows);
    return across.map((left) => {
      const tile = cutColumns(band, left, columns);
      return { data: clean(tile, dirt, { left, top }).luma, width: columns };
    });
  });
}

/** Where tiles begin along a side. */
function spread(length: number): number[] {
  const room = Math.max(0, (length & ~1) - TILE_SIDE);
  const all = Array.from({ length: TILES }, (_, n) => Math.floor((room * n) / (TILES - 1)));
  return [...new Set(all)];
}

function cutColumns(band: Planes, left: number, columns: number): Planes {
  const cut = (plane: Float32Array) => {
    const part = new Float32Array(columns * band.height);
    for (let y = 0; y < band.height; y++) {
      const from = y * band.width + left;
      part.set(plane.subarray(from, from + columns), y * columns);
    }
    return part;
  };
  const { luma, blue, red, alpha } = band;
  return {
    width: columns,
    height: band.height,
    luma: cut(luma),
    blue: cut(blue),
    red: cut(red),
    alpha: cut(alpha),
  };
}
