import { packBitsUp } from '../../kernels/pack-bits.ts';
import { PNG_COLOR, pngChunk } from '../../kernels/png-chunks.ts';
import {
  isTwoValued,
  MASK_TILE,
  MASK_TILE_BYTES,
  type MaskTiles,
  readMaskRow,
} from '../mask/tile-store.ts';
import { quickDeflateStream, smallDeflate } from './deflate-stream.ts';
import { type PngPlan, writePng } from './write-png.ts';

/**
 * mask.png (decision 36): exactly the image's size, RGB white, alpha = the mask's value. All the
 * palette is white, its alpha is the value: a bit a pixel where the mask is all or nothing, a byte
 * a pixel where feathering left values between.
 */
export function encodeMaskPng(
  tiles: MaskTiles,
  width: number,
  height: number,
  signal?: AbortSignal,
): Promise<Blob> {
  // Wholly painted tiles are one array: it is looked at once.
  const isSharp = [...new Set(tiles.values())].every(isTwoValued);
  // Bits hardly differ from those above: what is left of them is runs of 0, which are found quickly.
  if (isSharp) return writePng(bitPlan(tiles, width, height), quickDeflateStream(), signal);
  // Soft rows look like others further up, which only a search back finds.
  return writePng(bytePlan(tiles, width, height), smallDeflate(), signal);
}

/** Names the filter of a scanline whose bytes are differences from those above. */
const FILTER_UP = 2;

function bitPlan(tiles: MaskTiles, width: number, height: number): PngPlan {
  const columns = Math.ceil(width / MASK_TILE);
  const shared = new Map([...new Set(tiles.values())].map((bytes) => [bytes, wordsOf(bytes)]));
  const words = new Map([...tiles].map(([tile, bytes]) => [tile, shared.get(bytes) ?? BLANK]));
  const uniform = new Set([BLANK, ...[...shared.values()].filter(isUniform)]);
  const rowBytes = 1 + Math.ceil(width / 8);
  const above = new Uint8Array(rowBytes);
  return {
    width,
    height,
    depth: 1,
    color: PNG_COLOR.palette,
    ancillary: whitePalette(Uint8Array.of(0, 255)),
    rowBytes,
    writeRow(row, out) {
      const first = Math.floor(row / MASK_TILE) * columns;
      const start = ((row % MASK_TILE) * MASK_TILE) / 4;
      out[0] = FILTER_UP;
      for (let column = 0; column < columns; column += 1) {
        const tile = words.get(first + column) ?? BLANK;
        // Its rows are like its first.
        if (start > 0 && uniform.has(tile)) continue;
        const left = column * MASK_TILE;
        const count = Math.ceil(Math.min(MASK_TILE, width - left) / 8);
        packBitsUp(tile, start, count, out, 1 + left / 8, above);
      }
    },
  };
}

/** A tile where nothing is painted. */
const BLANK = new Uint32Array(MASK_TILE_BYTES / 4);

function wordsOf(bytes: Uint8Array<ArrayBuffer>): Uint32Array {
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2);
}

function isUniform(tile: Uint32Array): boolean {
  const first = tile[0];
  for (let i = 1; i < tile.length; i += 1) if (tile[i] !== first) return false;
  return true;
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
