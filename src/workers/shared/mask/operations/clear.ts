import type { Edit } from '../edit.ts';
import type { TileStore } from '../tile-store.ts';

/** Takes everything away. */
export function clear(edit: Edit, store: TileStore): void {
  for (const tile of [...store.tiles.keys()]) edit.put(tile, null);
}
