import { packBitRow } from '../../kernels/pack-bits.ts';
import { PNG_COLOR, pngChunk } from '../../kernels/png-chunks.ts';
import { type MaskTiles, readMaskRow } from '../mask/tile-store.ts';
import { type PngPlan, writePng } from './write-png.ts';

/** Both palette entries are white; entry 0 is transparent, entry 1 opaque (decision 36). */
const WHITE_TWICE = Uint8Array.of(255, 255, 255, 255, 255, 255);
const CLEAR_AND_OPAQUE = Uint8Array.of(0, 255);

/** mask.png: exactly the image's size, RGB white, alpha 0 or 255, as a 1-bit palette. */
export function encodeMaskPng(
  tiles: MaskTiles,
  width: number,
  height: number,
  signal?: AbortSignal,
): Promise<Blob> {
  const bytes = new Uint8Array(width);
  const plan: PngPlan = {
    width,
    height,
    depth: 1,
    color: PNG_COLOR.palette,
    ancillary: [pngChunk('PLTE', WHITE_TWICE), pngChunk('tRNS', CLEAR_AND_OPAQUE)],
    rowBytes: 1 + Math.ceil(width / 8),
    writeRow(row, out) {
      readMaskRow(tiles, width, row, bytes);
      packBitRow(bytes, out);
    },
  };
  return writePng(plan, signal);
}
