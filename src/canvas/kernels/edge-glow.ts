import type { Rectangle } from './drag-rectangle.ts';

/** 8-bit RGBA, row by row. */
interface Raster {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Longest side of what is left of a picture, px: little enough to be a blur when it is enlarged. */
const REDUCED = 20;

/** Longest side of what is shown around it, px; the browser smooths it to the frame's size. */
const SHOWN = 64;

/** A picture as a few px, each the mean of what it stands for. Premultiplied, as the source. */
export function reduced({ width, height, pixels }: Raster): Raster {
  const scale = Math.min(1, REDUCED / Math.max(width, height));
  const [columns, rows] = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
  if (columns === undefined || rows === undefined) throw new Error('A picture has two sides.');
  const sums = new Float64Array(columns * rows * 5);
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * rows) / height);
    for (let x = 0; x < width; x++) {
      const to = (row * columns + Math.floor((x * columns) / width)) * 5;
      const from = (y * width + x) * 4;
      for (let channel = 0; channel < 4; channel++) {
        sums[to + channel] = (sums[to + channel] ?? 0) + (pixels[from + channel] ?? 0);
      }
      sums[to + 4] = (sums[to + 4] ?? 0) + 1;
    }
  }
  const means = new Uint8Array(columns * rows * 4);
  for (let at = 0; at < columns * rows; at++) {
    const count = Math.max(1, sums[at * 5 + 4] ?? 1);
    for (let channel = 0; channel < 4; channel++) {
      means[at * 4 + channel] = Math.round((sums[at * 5 + channel] ?? 0) / count);
    }
  }
  return { width: columns, height: rows, pixels: means };
}

/**
 * What a frame around a picture shows of it: the picture as a blur, its edges drawn outwards.
 * @param small the {@link reduced} picture
 * @param padding of the frame, in px of the picture
 */
export function edgeGlow(
  small: Raster,
  picture: { readonly width: number; readonly height: number },
  padding: Rectangle,
): Raster {
  const whole = {
    width: padding.left + picture.width + padding.right,
    height: padding.top + picture.height + padding.bottom,
  };
  const scale = SHOWN / Math.max(whole.width, whole.height);
  const width = Math.max(1, Math.round(whole.width * scale));
  const height = Math.max(1, Math.round(whole.height * scale));
  const across = places(width, whole.width, padding.left, picture.width, small.width);
  const down = places(height, whole.height, padding.top, picture.height, small.height);
  const pixels = new Uint8Array(width * height * 4);
  down.forEach((row, y) => {
    across.forEach((column, x) => {
      for (let channel = 0; channel < 4; channel++) {
        pixels[(y * width + x) * 4 + channel] = mixed(small, column, row, channel);
      }
    });
  });
  return { width, height, pixels };
}

/** A place between two neighbours, and how much of the second it is. */
interface Between {
  readonly first: number;
  readonly second: number;
  readonly share: number;
}

/** For each px of the result along one axis, where in the small picture its colour is from. */
function places(
  count: number,
  whole: number,
  before: number,
  own: number,
  small: number,
): Between[] {
  return Array.from({ length: count }, (_, at) => {
    const inPicture = (((at + 0.5) * whole) / count - before) / own;
    // Beyond the picture its edge goes on: anything else would promise what is not known.
    const place = Math.min(small - 1, Math.max(0, inPicture * small - 0.5));
    const first = Math.floor(place);
    return { first, second: Math.min(small - 1, first + 1), share: place - first };
  });
}

function mixed({ width, pixels }: Raster, column: Between, row: Between, channel: number): number {
  const at = (x: number, y: number): number => pixels[(y * width + x) * 4 + channel] ?? 0;
  const along = (y: number): number =>
    at(column.first, y) * (1 - column.share) + at(column.second, y) * column.share;
  return Math.round(along(row.first) * (1 - row.share) + along(row.second) * row.share);
}
