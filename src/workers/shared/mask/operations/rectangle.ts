import { firstCentre } from '../../../kernels/pixel-centre.ts';
import type { PixelBounds } from '../../imaging.ts';
import type { Edit } from '../edit.ts';
import { MASK_TILE, PAINTED, type TileStore } from '../tile-store.ts';
import type { StepOf } from './step-command.ts';

/**
 * Paints the pixels whose centre is inside, the left and upper edge belonging to the rectangle and
 * the right and lower not, so that rectangles side by side neither overlap nor leave a gap.
 */
export function rectangle(edit: Edit, store: TileStore, step: StepOf<'rectangle'>): void {
  const value = step.erase ? 0 : PAINTED;
  const bounds = {
    left: Math.max(0, firstCentre(Math.min(step.left, step.right))),
    top: Math.max(0, firstCentre(Math.min(step.top, step.bottom))),
    right: Math.min(store.width, firstCentre(Math.max(step.left, step.right))),
    bottom: Math.min(store.height, firstCentre(Math.max(step.top, step.bottom))),
  };
  if (bounds.left >= bounds.right) return;
  for (let top = bounds.top; top < bounds.bottom; ) {
    const bottom = Math.min(bounds.bottom, (Math.floor(top / MASK_TILE) + 1) * MASK_TILE);
    fillStrip(edit, store, { ...bounds, top, bottom }, value);
    top = bottom;
  }
}

/** A strip within one row of tiles: tiles that it covers are replaced, not written. */
function fillStrip(edit: Edit, store: TileStore, strip: PixelBounds, value: number): void {
  const row = Math.floor(strip.top / MASK_TILE);
  const isTall =
    strip.top === row * MASK_TILE && strip.bottom === Math.min(store.height, (row + 1) * MASK_TILE);
  for (let left = strip.left; left < strip.right; ) {
    const column = Math.floor(left / MASK_TILE);
    const end = Math.min(store.width, (column + 1) * MASK_TILE);
    const right = Math.min(strip.right, end);
    const tile = row * store.columns + column;
    if (isTall && left === column * MASK_TILE && right === end) {
      edit.put(tile, value === 0 ? null : store.full(tile));
    } else {
      for (let y = strip.top; y < strip.bottom; y += 1) edit.fillSpan(y, left, right - 1, value);
    }
    left = right;
  }
}
