import { visitPolygon } from '../../../kernels/polygon.ts';
import type { Edit } from '../edit.ts';
import { MASK_TILE, PAINTED, type TileStore } from '../tile-store.ts';
import type { StepOf } from './step-command.ts';

/** Paints the pixels whose centre is inside the closed polygon, even-odd. */
export function lasso(edit: Edit, store: TileStore, step: StepOf<'lasso'>): void {
  const value = step.erase ? 0 : PAINTED;
  let tileRow = 0;
  visitPolygon(step.points, store.width, store.height, (row, left, right) => {
    const below = Math.floor(row / MASK_TILE);
    // What a huge lasso painted wholly is let go of as it goes.
    if (below !== tileRow) collapseRow(store, tileRow);
    tileRow = below;
    edit.fillSpan(row, left, right, value);
  });
}

function collapseRow(store: TileStore, tileRow: number): void {
  const first = tileRow * store.columns;
  for (let tile = first; tile < first + store.columns; tile += 1) store.collapse(tile);
}
