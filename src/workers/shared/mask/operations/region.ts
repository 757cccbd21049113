import type { Edit } from '../edit.ts';
import { readBounded } from '../read-window.ts';
import { clearBeyond, MASK_TILE, MASK_TILE_BYTES, type TileStore } from '../tile-store.ts';
import { partOf } from './part.ts';
import type { StepOf } from './step-command.ts';

/** Takes away the region that contains the pixel. */
export function clearRegion(edit: Edit, store: TileStore, step: StepOf<'clear-region'>): void {
  const part = partOf(edit, store, step);
  for (const tile of part.tiles.keys()) part.put(tile, null);
}

/** Moves the region that contains the pixel by whole px; where it meets others the greater stays. */
export function moveRegion(edit: Edit, store: TileStore, step: StepOf<'move-region'>): void {
  const part = partOf(edit, store, step);
  const [dx, dy] = [Math.trunc(step.dx), Math.trunc(step.dy)];
  for (let tile = 0; tile < store.columns * store.rows; tile += 1) {
    const column = tile % store.columns;
    const left = column * MASK_TILE - dx;
    const top = ((tile - column) / store.columns) * MASK_TILE - dy;
    const arrives = tilesAt(store, left, top).some((from) => part.tiles.has(from));
    if (!arrives && !part.tiles.has(tile)) continue;
    const bytes = new Uint8Array(MASK_TILE_BYTES);
    readBounded(part.tiles, store, { left, top, width: MASK_TILE, height: MASK_TILE }, bytes);
    clearBeyond(store, tile, bytes);
    part.put(tile, bytes);
  }
}

/** The tiles that a square the size of a tile lies over. */
function tilesAt({ columns, rows }: TileStore, left: number, top: number): number[] {
  const [column, row] = [Math.floor(left / MASK_TILE), Math.floor(top / MASK_TILE)];
  const places = [0, 1].flatMap((y) => [0, 1].map((x) => ({ x: column + x, y: row + y })));
  return places
    .filter(({ x, y }) => x >= 0 && x < columns && y >= 0 && y < rows)
    .map(({ x, y }) => y * columns + x);
}
