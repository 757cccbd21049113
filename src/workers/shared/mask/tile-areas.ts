import { type Areas, labelAreas } from '../../kernels/label-areas.ts';
import { MASK_TILE, MASK_TILE_BYTES, type TileStore } from './tile-store.ts';

/** Which area each pixel along the sides of a tile belongs to, 0 for none. */
export interface TileSides {
  readonly top: Uint16Array;
  readonly bottom: Uint16Array;
  readonly left: Uint16Array;
  readonly right: Uint16Array;
}

const BLANK: Areas = { labels: new Uint16Array(MASK_TILE_BYTES), count: 0 };
const areasOfFull = new WeakMap<Uint8Array, Areas>();

/** The connected areas of a tile by itself; the same numbers each time while it does not change. */
export function areasOf(store: TileStore, tile: number): Areas {
  const bytes = store.tiles.get(tile);
  if (bytes === undefined) return BLANK;
  const known = areasOfFull.get(bytes);
  if (known !== undefined) return known;
  const areas = labelAreas(bytes, MASK_TILE);
  if (bytes === store.full(tile)) areasOfFull.set(bytes, areas);
  return areas;
}

const sidesOfAreas = new WeakMap<Areas, TileSides>();

/** Copies of the labels along the four sides. */
export function sidesOf(areas: Areas): TileSides {
  const known = sidesOfAreas.get(areas);
  if (known !== undefined) return known;
  const sides = copySides(areas);
  sidesOfAreas.set(areas, sides);
  return sides;
}

function copySides({ labels }: Areas): TileSides {
  const column = (x: number): Uint16Array =>
    Uint16Array.from({ length: MASK_TILE }, (_, y) => labels[y * MASK_TILE + x] ?? 0);
  return {
    top: labels.slice(0, MASK_TILE),
    bottom: labels.slice(MASK_TILE_BYTES - MASK_TILE),
    left: column(0),
    right: column(MASK_TILE - 1),
  };
}
