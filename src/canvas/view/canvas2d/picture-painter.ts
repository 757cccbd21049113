import type { PictureTile } from '../../../workers/index.ts';
import { NEAREST_FROM, PICTURE_TILE } from '../../kernels/picture-tiles.ts';
import { unpremultiply } from '../../kernels/unpremultiply.ts';
import type { Scene, ScenePicture } from '../../scene/scene.ts';
import { GRID_FROM, SQUARE } from '../picture-look.ts';
import type { HeldTile } from '../tile-set.ts';
import type { Context2d } from './still-canvas.ts';

/** A tile as a canvas of its own, from which any part is drawn at any scale. */
export type TileCanvas = HTMLCanvasElement;

/** Puts a tile's pixels into a canvas. */
export function makeTileCanvas(tile: PictureTile, hasAlpha: boolean): TileCanvas {
  const canvas = document.createElement('canvas');
  canvas.width = tile.width;
  canvas.height = tile.height;
  const pixels = new Uint8ClampedArray(tile.pixels.buffer, tile.pixels.byteOffset);
  if (hasAlpha) unpremultiply(pixels);
  canvas.getContext('2d')?.putImageData(new ImageData(pixels, tile.width, tile.height), 0, 0);
  return canvas;
}

/**
 * Draws a picture with checkerboard behind and pixel grid before it; the context is empty. It ends,
 * and its tiles meet, at whole device px: none is seen through.
 * @param corner where the context's corner lies on the canvas, device px
 */
export function paintPicture(
  context: Context2d,
  { camera, devicePixelRatio }: Pick<Scene, 'camera' | 'devicePixelRatio'>,
  picture: ScenePicture,
  tiles: readonly HeldTile<TileCanvas>[],
  corner: { readonly left: number; readonly top: number },
): void {
  const density = camera.scale * devicePixelRatio;
  const x = camera.x * devicePixelRatio - corner.left;
  const y = camera.y * devicePixelRatio - corner.top;
  if (picture.hasAlpha) paintChecker(context, picture, { x, y, density, devicePixelRatio });
  context.imageSmoothingEnabled = density < NEAREST_FROM;
  const edges = {
    across: edgesOf(x, density, picture.width),
    down: edgesOf(y, density, picture.height),
  };
  for (const tile of tiles) paintTile(context, tile, picture, edges);
  if (camera.scale >= GRID_FROM) paintGrid(context, picture, { x, y, density });
}

/** The device px at which something of a picture ends that ends at so many image px. */
type Edges = (pixels: number) => number;

/** All that is touched belongs to the picture. */
function edgesOf(start: number, density: number, length: number): Edges {
  return (pixels) => {
    const at = start + pixels * density;
    if (pixels === 0) return Math.floor(at);
    return pixels >= length ? Math.ceil(at) : Math.round(at);
  };
}

function paintTile(
  context: Context2d,
  { level, column, row, drawable }: HeldTile<TileCanvas>,
  picture: ScenePicture,
  { across, down }: { readonly across: Edges; readonly down: Edges },
): void {
  const unit = 2 ** level;
  const left = column * PICTURE_TILE;
  const top = row * PICTURE_TILE;
  // The last column and row of a level may cover image px that do not exist.
  const width = Math.min(drawable.width, picture.width / unit - left);
  const height = Math.min(drawable.height, picture.height / unit - top);
  const [x, y] = [across(left * unit), down(top * unit)];
  const [right, bottom] = [across((left + width) * unit), down((top + height) * unit)];
  context.drawImage(drawable, 0, 0, width, height, x, y, right - x, bottom - y);
}

interface Place {
  /** Corner of the picture and its scale, device px. */
  readonly x: number;
  readonly y: number;
  readonly density: number;
}

function paintChecker(
  context: Context2d,
  picture: ScenePicture,
  { x, y, density, devicePixelRatio }: Place & { readonly devicePixelRatio: number },
): void {
  const squares = document.createElement('canvas');
  squares.width = 2;
  squares.height = 2;
  const small = squares.getContext('2d');
  if (small === null) return;
  small.fillStyle = 'rgb(204 204 204)';
  small.fillRect(0, 0, 2, 2);
  small.fillStyle = 'rgb(235 235 235)';
  small.fillRect(1, 0, 1, 1);
  small.fillRect(0, 1, 1, 1);
  const pattern = context.createPattern(squares, 'repeat');
  if (pattern === null) return;
  const side = SQUARE * devicePixelRatio;
  const [right, bottom] = [
    edgesOf(x, density, picture.width)(picture.width),
    edgesOf(y, density, picture.height)(picture.height),
  ];
  context.imageSmoothingEnabled = false;
  context.setTransform(side, 0, 0, side, x, y);
  context.fillStyle = pattern;
  const [from, above] = [Math.floor(x) - x, Math.floor(y) - y];
  context.fillRect(
    from / side,
    above / side,
    (right - x - from) / side,
    (bottom - y - above) / side,
  );
  context.setTransform(1, 0, 0, 1, 0, 0);
}

function paintGrid(context: Context2d, picture: ScenePicture, { x, y, density }: Place): void {
  const { width, height } = context.canvas;
  const right = Math.min(width, x + picture.width * density);
  const bottom = Math.min(height, y + picture.height * density);
  context.beginPath();
  for (let i = Math.max(0, Math.floor(-x / density)); i < picture.width; i += 1) {
    const at = Math.ceil(x + i * density - 0.5);
    if (at >= right) break;
    context.rect(at, Math.max(0, y), 1, bottom - Math.max(0, y));
  }
  for (let i = Math.max(0, Math.floor(-y / density)); i < picture.height; i += 1) {
    const at = Math.ceil(y + i * density - 0.5);
    if (at >= bottom) break;
    context.rect(Math.max(0, x), at, right - Math.max(0, x), 1);
  }
  context.fillStyle = 'rgb(128 128 128 / 0.35)';
  context.fill();
}
