import type { PixelPlace } from '../imaging.ts';
import type { MaskTiles } from './packed-tiles.ts';
import { areasOf, sidesOf, type TileSides } from './tile-areas.ts';
import { MASK_TILE, type TileStore } from './tile-store.ts';

/** Which areas of which tiles. */
type AreasByTile = ReadonlyMap<number, ReadonlySet<number>>;

/**
 * Only that connected area of a mask which contains the pixel, with its values; no tiles if nothing
 * is painted there. Goes from tile to tile as far as the area does. A tile that is wholly painted
 * is the store's own.
 */
export function regionTiles(store: TileStore, place: PixelPlace): MaskTiles {
  const region = new Map<number, Uint8Array<ArrayBuffer>>();
  for (const [tile, wanted] of areasFrom(store, place)) {
    const bytes = store.tiles.get(tile);
    if (bytes === undefined) continue;
    const { labels, count } = areasOf(store, tile);
    region.set(tile, wanted.size === count ? bytes : pick(bytes, labels, wanted));
  }
  return region;
}

function pick(
  bytes: Uint8Array,
  labels: Uint16Array,
  wanted: ReadonlySet<number>,
): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(bytes.length);
  for (let i = 0; i < out.length; i += 1) if (wanted.has(labels[i] ?? 0)) out[i] = bytes[i] ?? 0;
  return out;
}

function areasFrom(store: TileStore, place: PixelPlace): AreasByTile {
  const found = new Map<number, Set<number>>();
  const sides = new Map<number, TileSides>();
  const waiting: { readonly tile: number; readonly label: number }[] = [];

  const sidesOfTile = (tile: number): TileSides => {
    const known = sides.get(tile);
    if (known !== undefined) return known;
    const made = sidesOf(areasOf(store, tile));
    sides.set(tile, made);
    return made;
  };
  const visit = (tile: number, label: number): void => {
    if (label === 0) return;
    const labels = found.get(tile) ?? new Set();
    if (labels.has(label)) return;
    found.set(tile, labels.add(label));
    waiting.push({ tile, label });
  };
  const cross = (label: number, side: Uint16Array, tile: number, facing: keyof TileSides): void => {
    if (!store.tiles.has(tile)) return;
    const others = sidesOfTile(tile)[facing];
    side.forEach((own, i) => {
      if (own === label) visit(tile, others[i] ?? 0);
    });
  };

  const start = placeOf(store, place);
  if (start !== null) visit(start.tile, areasOf(store, start.tile).labels[start.index] ?? 0);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { tile, label } = next;
    const { top, bottom, left, right } = sidesOfTile(tile);
    const column = tile % store.columns;
    if (column > 0) cross(label, left, tile - 1, 'right');
    if (column < store.columns - 1) cross(label, right, tile + 1, 'left');
    cross(label, top, tile - store.columns, 'bottom');
    cross(label, bottom, tile + store.columns, 'top');
  }
  return found;
}

/** The tile of a pixel and its place therein; null beyond the image. */
function placeOf(
  { width, height, columns }: TileStore,
  { x, y }: PixelPlace,
): { readonly tile: number; readonly index: number } | null {
  if (!(x >= 0 && x < width && y >= 0 && y < height)) return null;
  const [column, row] = [Math.floor(x / MASK_TILE), Math.floor(y / MASK_TILE)];
  const index = (Math.floor(y) - row * MASK_TILE) * MASK_TILE + Math.floor(x) - column * MASK_TILE;
  return { tile: row * columns + column, index };
}
