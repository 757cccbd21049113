import {
  chordsOf,
  columnDistances,
  markReached,
  raiseBetween,
} from '../../../kernels/disc-grow.ts';
import { createDiscMaxima, type DiscMaxima } from '../../../kernels/disc-maxima.ts';
import { isTwoValued } from '../packed-tiles.ts';
import type { MaskWindow } from '../read-window.ts';
import { MASK_TILE, MASK_TILE_BYTES, PAINTED } from '../tile-store.ts';
import { createStrips, eachRow } from './strips.ts';

/** Grows a mask, tile by tile. */
export interface DiscGrower {
  /**
   * The bytes of the tile whose upper left pixel this is, grown. Quickest if asked along the rows
   * of tiles. What it gives beyond the image is of no meaning.
   */
  grow(left: number, top: number): Uint8Array<ArrayBuffer>;
}

/** A column of pixels of a tile and what is above and below it. */
interface Strip {
  readonly isSharp: boolean;
  /** Distances to values of 255 in the same column. */
  readonly toPainted: Int32Array;
  /** Distances to values above 0. */
  readonly toAny: Int32Array;
}

/** Grows what `read` reads by `reach` px. */
export function createDiscGrower(
  reach: number,
  read: (window: MaskWindow, out: Uint8Array) => void,
): DiscGrower {
  const wide = MASK_TILE + 2 * reach;
  const chords = chordsOf(reach);
  const bytes = new Uint8Array(MASK_TILE * wide);
  const line = new Int32Array(wide);
  /** Made for the first soft edge. */
  let maxima: DiscMaxima | null = null;
  const strips = createStrips((left, top): Strip => {
    read({ left, top: top - reach, width: MASK_TILE, height: wide }, bytes);
    const isSharp = isTwoValued(bytes);
    const toPainted = columnDistances(bytes, MASK_TILE, reach, PAINTED);
    const toAny = isSharp ? toPainted : columnDistances(bytes, MASK_TILE, reach, 1);
    return { isSharp, toPainted, toAny };
  });

  const mark = (
    left: number,
    top: number,
    distances: (strip: Strip) => Int32Array,
  ): Uint8Array<ArrayBuffer> => {
    const out = new Uint8Array(MASK_TILE_BYTES);
    const at = (column: number): Int32Array => distances(strips.at(left + column * MASK_TILE, top));
    eachRow(at, reach, line, (row) => {
      const pixels = out.subarray(row * MASK_TILE, (row + 1) * MASK_TILE);
      markReached(line, chords, PAINTED, pixels);
    });
    return out;
  };

  return {
    grow(left, top) {
      const out = mark(left, top, (strip) => strip.toPainted);
      const isSharp = [-1, 0, 1].every((i) => strips.at(left + i * MASK_TILE, top).isSharp);
      if (isSharp) return out;
      const touched = mark(left, top, (strip) => strip.toAny);
      const window = new Uint8Array(wide * wide);
      read({ left: left - reach, top: top - reach, width: wide, height: wide }, window);
      maxima ??= createDiscMaxima(MASK_TILE, chords);
      maxima.load(window);
      raiseBetween(MASK_TILE, maxima, touched, out);
      return out;
    },
  };
}
