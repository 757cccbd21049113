import { packBits } from '../../kernels/pack-bits.ts';
import { PNG_COLOR, pngChunk } from '../../kernels/png-chunks.ts';
import { isTwoValued, MASK_TILE, type MaskTiles, readMaskRow } from '../mask/tile-store.ts';
import { smallDeflate } from './deflate-stream.ts';
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
  const plan = isSharp ? bitPlan(tiles, width, height) : bytePlan(tiles, width, height);
  // Rows of a mask repeat those above them, which only a search back finds.
  return writePng(plan, smallDeflate(), signal);
}

function bitPlan(tiles: MaskTiles, width: number, height: number): PngPlan {
  const columns = Math.ceil(width / MASK_TILE);
  const words = new Map(
    [...tiles].map(([tile, bytes]) => [
      tile,
      new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2),
    ]),
  );
  return {
    width,
    height,
    depth: 1,
    color: PNG_COLOR.palette,
    ancillary: whitePalette(Uint8Array.of(0, 255)),
    rowBytes: 1 + Math.ceil(width / 8),
    writeRow(row, out) {
      const first = Math.floor(row / MASK_TILE) * columns;
      const start = ((row % MASK_TILE) * MASK_TILE) / 4;
      for (let column = 0; column < columns; column += 1) {
        const tile = words.get(first + column);
        const left = column * MASK_TILE;
        const count = Math.ceil(Math.min(MASK_TILE, width - left) / 8);
        // The first byte names the filter: none.
        if (tile !== undefined) packBits(tile, start, count, out, 1 + left / 8);
      }
    },
  };
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
