import { growDisc } from '../../../kernels/disc-grow.ts';
import type { Edit } from '../edit.ts';
import { readBounded, readInverted } from '../read-window.ts';
import { MASK_TILE, type TileStore } from '../tile-store.ts';
import { filterTiles, reachOf } from './filter-tiles.ts';
import { partOf } from './part.ts';
import type { StepOf } from './step-command.ts';

/** Each pixel gets the greatest value of those at most `by` px away. */
export function grow(edit: Edit, store: TileStore, step: StepOf<'grow'>): void {
  const reach = reachOf(step.by);
  const { tiles, put } = partOf(edit, store, step.at);
  const window = new Uint8Array((MASK_TILE + 2 * reach) ** 2);
  filterTiles(store, {
    reach,
    tiles,
    isUnchanged: (here, around) => here === 'full' || around === 'blank',
    compute(place) {
      readBounded(tiles, store, place, window);
      return growDisc(window, MASK_TILE, reach);
    },
    put,
  });
}

/**
 * Each pixel gets the smallest value of those at most `by` px away in the image: what lies beyond
 * it takes nothing away.
 */
export function shrink(edit: Edit, store: TileStore, step: StepOf<'shrink'>): void {
  const reach = reachOf(step.by);
  const { tiles, put } = partOf(edit, store, step.at);
  const window = new Uint8Array((MASK_TILE + 2 * reach) ** 2);
  filterTiles(store, {
    reach,
    tiles,
    isUnchanged: (here, around) => here === 'blank' || around === 'full',
    // What is not painted grows.
    compute(place) {
      readInverted(tiles, store, place, window);
      const bytes = growDisc(window, MASK_TILE, reach) ?? new Uint8Array(MASK_TILE * MASK_TILE);
      for (let i = 0; i < bytes.length; i += 1) bytes[i] = 255 - (bytes[i] ?? 0);
      return bytes;
    },
    put,
  });
}
