import type { Camera } from './camera.ts';

/** A part of a picture to show: see PictureTileAddress of the workers. */
export interface TileAddress {
  readonly level: number;
  readonly column: number;
  readonly row: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Side of a tile in px of its level; the picture worker cuts them so. */
export const PICTURE_TILE = 512;

/** The first level that fits into one tile. */
export function coarsestLevel(picture: Size): number {
  const side = Math.max(picture.width, picture.height);
  return Math.max(0, Math.ceil(Math.log2(side / PICTURE_TILE)));
}

/** The level whose pixels are at least as fine as device pixels, at most twice as fine. */
export function levelFor(picture: Size, devicePixelsPerImagePixel: number): number {
  const level = Math.floor(Math.log2(1 / devicePixelsPerImagePixel));
  return Math.min(coarsestLevel(picture), Math.max(0, level));
}

/** The tiles of a level that the camera shows. */
export function visibleTiles(
  picture: Size,
  level: number,
  camera: Camera,
  view: Size,
): TileAddress[] {
  const side = PICTURE_TILE * 2 ** level;
  const columns = visibleRange(picture.width, side, camera.x, camera.scale, view.width);
  const rows = visibleRange(picture.height, side, camera.y, camera.scale, view.height);
  const tiles: TileAddress[] = [];
  for (let row = rows.first; row <= rows.last; row += 1) {
    for (let column = columns.first; column <= columns.last; column += 1) {
      tiles.push({ level, column, row });
    }
  }
  return tiles;
}

/** Numbers of the tiles of `side` image px that lie in the view, along one axis. */
export function visibleRange(
  extent: number,
  side: number,
  offset: number,
  scale: number,
  room: number,
): { first: number; last: number } {
  const first = Math.floor(-offset / scale / side);
  const last = Math.floor((room - offset) / scale / side);
  return { first: Math.max(0, first), last: Math.min(Math.ceil(extent / side) - 1, last) };
}

/** From this many device px on, an image px is shown as a square. */
export const NEAREST_FROM = 2;
