import type { Edit } from '../edit.ts';
import type { TileStore } from '../tile-store.ts';

/** 255 − value for every pixel; blank and wholly painted tiles are swapped without a copy. */
export function invert(edit: Edit, store: TileStore): void {
  for (let tile = 0; tile < store.columns * store.rows; tile += 1) {
    const bytes = store.tiles.get(tile);
    const full = store.full(tile);
    if (bytes === undefined) edit.put(tile, full);
    else if (bytes === full) edit.put(tile, null);
    else edit.put(tile, inverted(bytes, full));
  }
}

/** `full` is zero beyond the image, so that nothing is painted there. */
function inverted(bytes: Uint8Array, full: Uint8Array): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(bytes.length);
  for (let i = 0; i < out.length; i += 1) out[i] = (full[i] ?? 0) - (bytes[i] ?? 0);
  return out;
}
