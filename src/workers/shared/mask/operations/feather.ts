import { blurBoxes } from '../../../kernels/box-blur.ts';
import type { Edit } from '../edit.ts';
import { readExtended } from '../read-window.ts';
import { MASK_TILE, type TileStore } from '../tile-store.ts';
import { filterTiles, reachOf } from './filter-tiles.ts';
import type { StepOf } from './step-command.ts';

/** Blurs within `by` px; beyond the image its border goes on, so that a mask does not fade there. */
export function feather(edit: Edit, store: TileStore, step: StepOf<'feather'>): void {
  const reach = reachOf(step.by);
  const tiles = new Map(store.tiles);
  const window = new Uint8Array((MASK_TILE + 2 * reach) ** 2);
  filterTiles(store, {
    reach,
    tiles,
    isUnchanged: (_, around) => around !== 'mixed',
    compute(place) {
      readExtended(tiles, store, place, window);
      return blurBoxes(window, MASK_TILE, reach);
    },
    put: edit.put,
  });
}
