import { type Camera, toCanvas, toImage } from './camera.ts';
import { MASK_TILE } from './mask-window.ts';

/** A part of the canvas in CSS px; `right` and `bottom` exclusive. */
export interface ScreenArea {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What covers both; null is nothing. */
export function union(one: ScreenArea | null, other: ScreenArea | null): ScreenArea | null {
  if (one === null || other === null) return one ?? other;
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/** How far a change of a cell shows beyond it, CSS px: outline and smoothing. */
const REACH = 3;

/**
 * Where tiles of the mask show, with what a change of them may touch; null if there are none.
 * @param tiles `column` to `right` (exclusive, default one), in tiles
 */
export function areaOfTiles(
  tiles: readonly { readonly column: number; readonly row: number; readonly right?: number }[],
  camera: Camera,
): ScreenArea | null {
  let area: ScreenArea | null = null;
  for (const { column, row, right = column + 1 } of tiles) {
    const from = toCanvas(camera, column * MASK_TILE, row * MASK_TILE);
    const to = toCanvas(camera, right * MASK_TILE, (row + 1) * MASK_TILE);
    area = union(area, {
      left: from.x - REACH,
      top: from.y - REACH,
      right: to.x + REACH,
      bottom: to.y + REACH,
    });
  }
  return area;
}

/**
 * Where texels of a tile show, with what a change of them may touch.
 * @param part in texels of 2^`level` image px, from the tile's corner
 */
export function areaOfTexels(
  tile: { readonly column: number; readonly row: number; readonly level: number },
  part: { left: number; top: number; right: number; bottom: number },
  camera: Camera,
): ScreenArea {
  const unit = 2 ** tile.level;
  const [x, y] = [tile.column * MASK_TILE, tile.row * MASK_TILE];
  const from = toCanvas(camera, x + part.left * unit, y + part.top * unit);
  const to = toCanvas(camera, x + part.right * unit, y + part.bottom * unit);
  const reach = Math.max(REACH, unit * camera.scale + 1);
  return {
    left: from.x - reach,
    top: from.y - reach,
    right: to.x + reach,
    bottom: to.y + reach,
  };
}

/** The tiles that may show in an area, with what a change of them may touch; ends exclusive. */
export function tilesUnder(area: ScreenArea, camera: Camera): ScreenArea {
  const from = toImage(camera, area.left - REACH, area.top - REACH);
  const to = toImage(camera, area.right + REACH, area.bottom + REACH);
  return {
    left: Math.floor(from.x / MASK_TILE),
    top: Math.floor(from.y / MASK_TILE),
    right: Math.ceil(to.x / MASK_TILE),
    bottom: Math.ceil(to.y / MASK_TILE),
  };
}

/** The whole device px of a canvas of this size that an area touches; null if none. */
export function devicePixelsOf(
  area: ScreenArea,
  devicePixelRatio: number,
  width: number,
  height: number,
): { left: number; top: number; width: number; height: number } | null {
  const left = Math.max(0, Math.floor(area.left * devicePixelRatio));
  const top = Math.max(0, Math.floor(area.top * devicePixelRatio));
  const right = Math.min(width, Math.ceil(area.right * devicePixelRatio));
  const bottom = Math.min(height, Math.ceil(area.bottom * devicePixelRatio));
  return right <= left || bottom <= top
    ? null
    : { left, top, width: right - left, height: bottom - top };
}
