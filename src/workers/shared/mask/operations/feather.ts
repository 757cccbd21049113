import { boxRadii, meanRow, sumColumns } from '../../../kernels/box-blur.ts';
import type { Edit } from '../edit.ts';
import { unpackedTiles } from '../packed-tiles.ts';
import { readExtended } from '../read-window.ts';
import { MASK_TILE, MASK_TILE_BYTES, type TileStore } from '../tile-store.ts';
import { filterTiles, reachOf } from './filter-tiles.ts';
import type { StepOf } from './step-command.ts';
import { createStrips, eachRow } from './strips.ts';

/** Blurs within `by` px; beyond the image its border goes on, so that a mask does not fade there. */
export function feather(edit: Edit, store: TileStore, step: StepOf<'feather'>): void {
  const reach = reachOf(step.by);
  const radii = boxRadii(reach);
  const tiles = unpackedTiles(store.tiles);
  const wide = MASK_TILE + 2 * reach;
  const bytes = new Uint8Array(MASK_TILE * wide);
  const sums = new Int32Array(wide);
  const work = new Float64Array(wide);
  const strips = createStrips((left, top) => {
    readExtended(tiles, store, { left, top: top - reach, width: MASK_TILE, height: wide }, bytes);
    return sumColumns(bytes, MASK_TILE, radii);
  });
  filterTiles(store, {
    tiles,
    isUnchanged: (_, around) => around !== 'mixed',
    compute(left, top) {
      const out = new Uint8Array(MASK_TILE_BYTES);
      const at = (column: number): Int32Array => strips.at(left + column * MASK_TILE, top);
      eachRow(at, reach, sums, (row) => {
        meanRow(sums, radii, work, out.subarray(row * MASK_TILE, (row + 1) * MASK_TILE));
      });
      return out;
    },
    put: edit.put,
  });
}
