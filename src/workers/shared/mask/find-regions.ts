import type { MaskRegion } from '../imaging.ts';
import { createAreaForest } from './area-forest.ts';
import { type AreaExtent, measureAreas } from './measure-areas.ts';
import { areasOf, sidesOf } from './tile-areas.ts';
import type { TileStore } from './tile-store.ts';

/**
 * The connected areas of a mask, the largest first, at most `limit`; those of one size by their
 * first pixel. Tile by tile: the areas of a tile that reach its side are joined with those beside
 * it, all others are done with, so that little is held whatever the mask looks like.
 */
export function findRegions(store: TileStore, limit: number): MaskRegion[] {
  const forest = createAreaForest();
  const rights = new Map<number, Int32Array>();
  const bottoms = new Map<number, Int32Array>();
  let whole: AreaExtent[] = [];

  for (const tile of [...store.tiles.keys()].sort((a, b) => a - b)) {
    const areas = areasOf(store, tile);
    const sides = sidesOf(areas);
    const extents = measureAreas(areas, store, tile);
    const trees = new Int32Array(areas.count + 1).fill(-1);
    for (const side of Object.values(sides)) {
      for (const label of side) {
        const extent = label === 0 ? undefined : extents[label];
        if (extent !== undefined && trees[label] === -1) trees[label] = forest.plant(extent);
      }
    }
    whole.push(...extents.filter((_, label) => label > 0 && trees[label] === -1));
    if (whole.length > 2 * limit) whole = largestOf(whole, limit);
    const treesAlong = (side: Uint16Array): Int32Array =>
      Int32Array.from(side, (label) => trees[label] ?? -1);
    if (tile % store.columns > 0) forest.joinAlong(rights.get(tile - 1), treesAlong(sides.left));
    forest.joinAlong(bottoms.get(tile - store.columns), treesAlong(sides.top));
    rights.set(tile, treesAlong(sides.right));
    bottoms.set(tile, treesAlong(sides.bottom));
  }
  return largestOf([...whole, ...forest.extents()], limit).map((extent) => regionOf(extent, store));
}

function largestOf(extents: AreaExtent[], limit: number): AreaExtent[] {
  return extents.sort((a, b) => b.pixels - a.pixels || a.first - b.first).slice(0, limit);
}

function regionOf(
  { left, top, right, bottom, pixels, first }: AreaExtent,
  { width }: TileStore,
): MaskRegion {
  const x = first % width;
  return { bounds: { left, top, right, bottom }, pixels, x, y: (first - x) / width };
}
