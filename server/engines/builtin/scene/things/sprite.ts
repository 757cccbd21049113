import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';

/** One size of a sprite: premultiplied RGBA, with glow as a share of its own light in `glow`. */
export interface SpriteSize {
  readonly width: number;
  readonly height: number;
  readonly rgba: Float32Array;
  /** 0 to 1 a pixel: how much it shines by itself. */
  readonly glow: Float32Array;
}

/** A thing drawn once and placed often. The middle of its lower edge stands on the ground. */
export interface Sprite {
  /** Sizes from the drawn one down, each half the one before. */
  readonly sizes: readonly SpriteSize[];
  readonly width: number;
  readonly height: number;
  /** Whether the light of its scene is in its colours already. */
  readonly isLit?: boolean;
  /** Where a rope is tied to it or held, as shares of its width from the left and of its height from above; missing: nowhere. */
  readonly grip?: readonly [across: number, down: number];
}

/** First and last texel of each row that is not empty, in turn; last before first in an empty one. */
export function spansOf({
  width,
  height,
  rgba,
}: Pick<SpriteSize, 'width' | 'height' | 'rgba'>): Int32Array {
  const spans = new Int32Array(height * 2);
  for (let row = 0; row < height; row++) {
    const alpha = row * width * 4 + 3;
    let first = 0;
    while (first < width && rgba[alpha + first * 4] === 0) first++;
    let last = first < width ? width - 1 : -1;
    while (last > first && rgba[alpha + last * 4] === 0) last--;
    spans[row * 2] = first;
    spans[row * 2 + 1] = last;
  }
  return spans;
}

/** Height in pixels that is enough to tell a sprite's outline. */
const OUTLINED = 130;

/** A size of a sprite that tells its outline, and is quickly read. */
export const smallerSize = ({ sizes }: Sprite): SpriteSize =>
  sizes.find(({ height }) => height <= OUTLINED) ?? (sizes[sizes.length - 1] as SpriteSize);

/** Draws into a context whose origin is the top left; units are pixels. */
export type Draw = (context: SKRSContext2D, width: number, height: number) => void;

/** Draws a sprite; `drawGlow` paints in white where it shines by itself. */
export function createSprite(width: number, height: number, draw: Draw, drawGlow?: Draw): Sprite {
  const colour = rasterise(width, height, draw);
  const shine = drawGlow && rasterise(width, height, drawGlow);
  const rgba = new Float32Array(colour.length);
  const glow = new Float32Array(width * height);
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = (colour[at + 3] as number) / 255;
    for (let c = 0; c < 3; c++) rgba[at + c] = ((colour[at + c] as number) * alpha) / 255;
    rgba[at + 3] = alpha;
    if (shine) glow[at / 4] = (shine[at + 3] as number) / 255;
  }
  return withSizes({ width, height, rgba, glow });
}

/** A sprite in the making: premultiplied red, green, blue and alpha, 0 to 1, row by row. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly rgba: Float32Array;
}

/** Paints a sprite onto an empty sheet. */
export function paintSprite(width: number, height: number, paint: (sheet: Sheet) => void): Sprite {
  const sheet = { width, height, rgba: new Float32Array(width * height * 4) };
  paint(sheet);
  return withSizes({ ...sheet, glow: new Float32Array(width * height) });
}

/** Paints a sprite in the light of its scene. */
export const paintLitSprite = (
  width: number,
  height: number,
  paint: (sheet: Sheet) => void,
): Sprite => ({ ...paintSprite(width, height, paint), isLit: true });

/** A sprite of lit colours that are not premultiplied: its light is in it already. */
export function spriteOf({ width, height, rgba, glow }: SpriteSize): Sprite {
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = rgba[at + 3] as number;
    for (let c = 0; c < 3; c++) rgba[at + c] = (rgba[at + c] as number) * alpha;
  }
  return { ...withSizes({ width, height, rgba, glow }), isLit: true };
}

/** A picture without its empty sides, and how many columns and rows are gone before it. */
export function trim({
  width,
  height,
  rgba,
  glow,
}: SpriteSize): SpriteSize & { readonly left: number; readonly top: number } {
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let at = 0; at < width * height; at++) {
    if ((rgba[at * 4 + 3] as number) < 0.04) continue;
    const x = at % width;
    const y = (at - x) / width;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    bottom = y;
  }
  const columns = Math.max(1, right + 1 - left);
  const rows = Math.max(1, bottom + 1 - top);
  const cut = {
    rgba: new Float32Array(columns * rows * 4),
    glow: new Float32Array(columns * rows),
  };
  for (let y = 0; y < rows; y++) {
    const from = (top + y) * width + Math.min(left, width - 1);
    cut.rgba.set(rgba.subarray(from * 4, (from + columns) * 4), y * columns * 4);
    cut.glow.set(glow.subarray(from, from + columns), y * columns);
  }
  return { width: columns, height: rows, ...cut, left: Math.min(left, width - 1), top };
}

/** A sprite with its halves; all sizes are made alike, for the engine that runs this reads objects of one kind much faster. */
function withSizes({ width, height, rgba, glow }: SpriteSize): Sprite {
  const drawn: SpriteSize = { width, height, rgba, glow };
  const sizes = [drawn];
  for (let last = drawn; last.width > 3 && last.height > 3; ) {
    last = halve(last);
    sizes.push(last);
  }
  return { sizes, width: drawn.width, height: drawn.height };
}

function rasterise(width: number, height: number, draw: Draw): Uint8ClampedArray {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  draw(context, width, height);
  return context.getImageData(0, 0, width, height).data;
}

function halve({ width, height, rgba, glow }: SpriteSize): SpriteSize {
  const columns = width >> 1;
  const rows = height >> 1;
  const half = new Float32Array(columns * rows * 4);
  const halfGlow = new Float32Array(columns * rows);
  for (let y = 0; y < rows; y++) {
    halveRow(rgba, half, 4, 2 * y * width, y * columns, width, columns);
    halveRow(glow, halfGlow, 1, 2 * y * width, y * columns, width, columns);
  }
  return { width: columns, height: rows, rgba: half, glow: halfGlow };
}

/** One row of a plane of so many channels at half its size: of the rows of a `width` from a place on into those from another. */
function halveRow(
  from: Float32Array,
  to: Float32Array,
  channels: number,
  fromRow: number,
  toRow: number,
  width: number,
  columns: number,
): void {
  const below = width * channels;
  for (let x = 0; x < columns; x++) {
    const a = (fromRow + 2 * x) * channels;
    const b = (toRow + x) * channels;
    for (let c = 0; c < channels; c++)
      to[b + c] =
        ((from[a + c] as number) +
          (from[a + channels + c] as number) +
          (from[a + below + c] as number) +
          (from[a + below + channels + c] as number)) /
        4;
  }
}

/** A canvas colour from 0-to-1 parts. */
export function css(colour: readonly [number, number, number], alpha = 1): string {
  const [red, green, blue] = colour.map((part) => Math.round(Math.max(0, Math.min(1, part)) * 255));
  return `rgba(${red},${green},${blue},${alpha})`;
}
