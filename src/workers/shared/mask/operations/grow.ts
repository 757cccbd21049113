import type { Edit } from '../edit.ts';
import { readBounded, readInverted } from '../read-window.ts';
import { PAINTED, type TileStore } from '../tile-store.ts';
import { createDiscGrower } from './disc-grower.ts';
import { filterTiles, reachOf } from './filter-tiles.ts';
import { partOf } from './part.ts';
import type { StepOf } from './step-command.ts';

/** Each pixel gets the greatest value of those at most `by` px away. */
export function grow(edit: Edit, store: TileStore, step: StepOf<'grow'>): void {
  const { tiles, put } = partOf(edit, store, step.at);
  const grower = createDiscGrower(reachOf(step.by), (window, out) =>
    readBounded(tiles, store, window, out),
  );
  filterTiles(store, {
    tiles,
    isUnchanged: (here, around) => here === 'full' || around === 'blank',
    compute: grower.grow,
    put,
  });
}

/**
 * Each pixel gets the smallest value of those at most `by` px away in the image: what lies beyond
 * it takes nothing away.
 */
export function shrink(edit: Edit, store: TileStore, step: StepOf<'shrink'>): void {
  const { tiles, put } = partOf(edit, store, step.at);
  // What is not painted grows.
  const grower = createDiscGrower(reachOf(step.by), (window, out) =>
    readInverted(tiles, store, window, out),
  );
  filterTiles(store, {
    tiles,
    isUnchanged: (here, around) => here === 'blank' || around === 'full',
    compute(left, top) {
      const bytes = grower.grow(left, top);
      for (let i = 0; i < bytes.length; i += 1) bytes[i] = PAINTED - (bytes[i] ?? 0);
      return bytes;
    },
    put,
  });
}
