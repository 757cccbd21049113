import { createBitRow, filterForSearch, filterUp } from '../../kernels/bit-row-filter.ts';
import { BRIEF, THOROUGH } from '../../kernels/edge-deflate.ts';
import { PNG_COLOR, pngChunk } from '../../kernels/png-chunks.ts';
import { quadsOf } from '../../kernels/quads.ts';
import type { CallOptions } from '../imaging.ts';
import type { FrozenTiles, MaskTiles } from '../mask/packed-tiles.ts';
import { MASK_TILE, readMaskRow } from '../mask/tile-store.ts';
import { edgeDeflateStream, quickDeflateStream, smallDeflate } from './deflate-stream.ts';
import { type PngPlan, writePng } from './write-png.ts';

/**
 * mask.png (decision 36): exactly the image's size, RGB white, alpha = the mask's value. All the
 * palette is white, its alpha is the value: a bit a pixel where the mask is all or nothing, a byte
 * a pixel where feathering left values between.
 */
export function encodeMaskPng(
  tiles: FrozenTiles,
  width: number,
  height: number,
  options?: CallOptions,
): Promise<Blob> {
  const bits = bitsOf(tiles);
  if (bits !== null) {
    const bytes = (width / 8) * height;
    if (bytes < SEARCH_FROM)
      return writePng(bitPlan(bits, width, height, filterUp), quickDeflateStream(), options);
    const deflate = edgeDeflateStream(bytes < THOROUGH_FROM ? BRIEF : THOROUGH);
    return writePng(bitPlan(bits, width, height, filterForSearch), deflate, options);
  }
  // Soft rows look like others further up, which only a search back finds.
  return writePng(bytePlan(tiles, width, height), smallDeflate(), options);
}

/**
 * Bytes of bits from which edges are searched for further up, and from which thoroughly: that makes every file
 * smaller, but takes four and six times as long, which is felt where the whole mask takes less than a twentieth of a
 * second otherwise.
 */
const SEARCH_FROM = 2_000_000;
const THOROUGH_FROM = 4_000_000;

/** Words of a tile's row, a bit a pixel. */
const TILE_ROW = MASK_TILE / 32;

function bitPlan(
  bits: ReadonlyMap<number, Uint8Array>,
  width: number,
  height: number,
  filter: typeof filterUp,
): PngPlan {
  const columns = Math.ceil(width / MASK_TILE);
  const tiles = wordsOf(bits);
  let row = createBitRow(4 * TILE_ROW * columns);
  let above = createBitRow(4 * TILE_ROW * columns);
  return {
    width,
    height,
    depth: 1,
    color: PNG_COLOR.palette,
    ancillary: whitePalette(Uint8Array.of(0, 255)),
    rowBytes: 1 + Math.ceil(width / 8),
    writeRow(y, out) {
      const first = Math.floor(y / MASK_TILE) * columns;
      const start = (y % MASK_TILE) * TILE_ROW;
      for (let column = 0; column < columns; column += 1) {
        const tile = tiles.get(first + column) ?? BLANK;
        const left = column * TILE_ROW;
        for (let i = 0; i < TILE_ROW; i += 1) row.words[left + i] = tile[start + i] as number;
      }
      filter(row, above, out);
      [row, above] = [above, row];
    },
  };
}

/** A tile where nothing is painted. */
const BLANK = new Uint32Array(TILE_ROW * MASK_TILE);

/** The same tiles, four bytes a word. */
function wordsOf(bits: ReadonlyMap<number, Uint8Array>): ReadonlyMap<number, Uint32Array> {
  return new Map(
    [...bits].map(([tile, bytes]) => [tile, quadsOf(bytes) ?? quadsOf(bytes.slice()) ?? BLANK]),
  );
}

/** The bits of all tiles; null if one has values between 0 and 255. */
function bitsOf(tiles: FrozenTiles): ReadonlyMap<number, Uint8Array> | null {
  const all = new Map<number, Uint8Array>();
  for (const tile of tiles.keys()) {
    const bits = tiles.bits(tile);
    if (bits === null) return null;
    all.set(tile, bits);
  }
  return all;
}

function bytePlan(tiles: MaskTiles, width: number, height: number): PngPlan {
  return {
    width,
    height,
    depth: 8,
    color: PNG_COLOR.palette,
    ancillary: whitePalette(Uint8Array.from({ length: 256 }, (_, value) => value)),
    rowBytes: 1 + width,
    writeRow(row, out) {
      // The first byte names the filter: none.
      readMaskRow(tiles, width, row, out.subarray(1));
    },
  };
}

/** White once for every alpha. */
function whitePalette(alphas: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const white = new Uint8Array(3 * alphas.length).fill(255);
  return [pngChunk('PLTE', white), pngChunk('tRNS', alphas)];
}
