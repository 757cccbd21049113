import type { PixelPlace } from '../../imaging.ts';
import type { Edit } from '../edit.ts';
import { type MaskTiles, unpackedTiles } from '../packed-tiles.ts';
import { regionTiles } from '../region-tiles.ts';
import { MASK_TILE_BYTES, type TileStore } from '../tile-store.ts';

/** What an operation works on: the mask, or one region of it while the rest stays. */
export interface Part {
  /** Its pixels before the operation. */
  readonly tiles: MaskTiles;
  /** Puts what became of a tile of it into the mask; null if nothing is left. */
  put(tile: number, bytes: Uint8Array<ArrayBuffer> | null): void;
}

/** The region that contains pixel `at`, or without it the whole mask. */
export function partOf(edit: Edit, store: TileStore, at: PixelPlace | undefined): Part {
  if (at === undefined) return { tiles: unpackedTiles(store.tiles), put: edit.put };
  const tiles = regionTiles(store, at);
  return {
    tiles,
    put(tile, bytes) {
      const rest = without(store.tiles.get(tile), tiles.get(tile));
      edit.put(tile, rest === null || bytes === null ? (rest ?? bytes) : greater(rest, bytes));
    },
  };
}

/** The bytes less those of the region, a copy; null if nothing is left. */
function without(
  bytes: Uint8Array | undefined,
  region: Uint8Array | undefined,
): Uint8Array<ArrayBuffer> | null {
  if (bytes === undefined || bytes === region) return null;
  const out = new Uint8Array(MASK_TILE_BYTES);
  for (let i = 0; i < out.length; i += 1) out[i] = (bytes[i] ?? 0) - (region?.[i] ?? 0);
  return out;
}

function greater(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(a, (value, i) => Math.max(value, b[i] ?? 0));
}
