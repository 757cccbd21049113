import type { Areas } from '../../kernels/label-areas.ts';
import { MASK_TILE, type TileStore } from './tile-store.ts';

/** Where an area is, image px (`right` and `bottom` exclusive), and how large. */
export interface AreaExtent {
  left: number;
  top: number;
  right: number;
  bottom: number;
  pixels: number;
  /** Its first pixel, counted row by row through the whole image. */
  first: number;
}

/** The extents of a tile's areas by their numbers; number 0, no area, is among them, empty. */
export function measureAreas(areas: Areas, store: TileStore, tile: number): AreaExtent[] {
  // A wholly painted tile need not be looked at.
  return store.tiles.get(tile) === store.full(tile)
    ? [emptyExtent(), wholeExtent(store, tile)]
    : extentsOf(areas, store, tile);
}

function wholeExtent({ width, height, columns }: TileStore, tile: number): AreaExtent {
  const left = (tile % columns) * MASK_TILE;
  const top = Math.floor(tile / columns) * MASK_TILE;
  const right = Math.min(width, left + MASK_TILE);
  const bottom = Math.min(height, top + MASK_TILE);
  const pixels = (right - left) * (bottom - top);
  return { left, top, right, bottom, pixels, first: top * width + left };
}

function extentsOf(
  { labels, count }: Areas,
  { width, columns }: TileStore,
  tile: number,
): AreaExtent[] {
  const extents = Array.from({ length: count + 1 }, emptyExtent);
  const column = tile % columns;
  const originX = column * MASK_TILE;
  const originY = ((tile - column) / columns) * MASK_TILE;
  for (let i = 0; i < labels.length; i += 1) {
    const label = labels[i] ?? 0;
    const extent = label === 0 ? undefined : extents[label];
    if (extent === undefined) continue;
    const x = originX + (i % MASK_TILE);
    const y = originY + Math.floor(i / MASK_TILE);
    // Row by row: the first pixel met is the topmost, the last the lowest.
    if (extent.pixels === 0) {
      extent.first = y * width + x;
      extent.top = y;
    }
    if (x < extent.left) extent.left = x;
    if (x >= extent.right) extent.right = x + 1;
    extent.bottom = y + 1;
    extent.pixels += 1;
  }
  return extents;
}

function emptyExtent(): AreaExtent {
  return { left: Number.POSITIVE_INFINITY, top: 0, right: 0, bottom: 0, pixels: 0, first: 0 };
}

/** Takes the extent of an area into that of another that it is one with. */
export function includeExtent(into: AreaExtent, other: AreaExtent): void {
  into.left = Math.min(into.left, other.left);
  into.top = Math.min(into.top, other.top);
  into.right = Math.max(into.right, other.right);
  into.bottom = Math.max(into.bottom, other.bottom);
  into.first = Math.min(into.first, other.first);
  into.pixels += other.pixels;
}
