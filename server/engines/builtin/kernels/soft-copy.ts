import { blurBox } from './blur-box.ts';
import { lumaAt } from './luma.ts';

/** A picture of RGBA bytes, row by row. */
interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** Larger radii are blurred in a smaller copy: nobody sees the difference, and it is quicker. */
const LARGEST_RADIUS = 6;

/**
 * A blurred copy of one channel (0 to 255), as three box passes of the radius (near a Gaussian of
 * that deviation). Wide blurs are made in a smaller copy.
 */
export function blurPlane(plane: Float32Array, width: number, radius: number): Float32Array {
  const height = plane.length / width;
  if (radius > LARGEST_RADIUS && width > 8 && height > 8) {
    const half = halve(plane, width, height);
    const soft = blurPlane(half.plane, half.width, radius / 2);
    return enlargeTo(soft, half.width, width, height);
  }
  const whole = Math.max(1, Math.round(radius));
  return blurBox(plane, width, whole, 3);
}

/** One channel of a picture, 0 to 255. */
export function planeOf({ data }: Picture, channel: number): Float32Array {
  const plane = new Float32Array(data.length / 4);
  for (let at = 0; at < plane.length; at++) plane[at] = data[at * 4 + channel] as number;
  return plane;
}

/** The luma of a picture (Rec. 601), 0 to 255. */
export function lumaPlane({ data }: Picture): Float32Array {
  const plane = new Float32Array(data.length / 4);
  for (let at = 0; at < plane.length; at++) plane[at] = lumaAt(data, at);
  return plane;
}

/** A blurred copy of a picture's colours; alpha as it was. */
export function softCopy(picture: Picture, radius: number): Picture {
  const data = picture.data.slice();
  const soft = (channel: number) => blurPlane(planeOf(picture, channel), picture.width, radius);
  const [red, green, blue] = [soft(0), soft(1), soft(2)];
  for (let at = 0, to = 0; at < red.length; at++, to += 4) {
    data[to] = (red[at] as number) + 0.5;
    data[to + 1] = (green[at] as number) + 0.5;
    data[to + 2] = (blue[at] as number) + 0.5;
  }
  return { ...picture, data };
}

/** A plane at half its size, each value the mean of four; at an odd side the last row or column counts twice. */
export function halve(plane: Float32Array, width: number, height: number) {
  const columns = Math.ceil(width / 2);
  const rows = Math.ceil(height / 2);
  const half = new Float32Array(columns * rows);
  const halveRow = (y: number): void => {
    const upper = 2 * y * width;
    const lower = Math.min(height - 1, 2 * y + 1) * width;
    for (let x = 0; x < columns; x++) {
      const left = 2 * x;
      const right = Math.min(width - 1, left + 1);
      half[y * columns + x] =
        ((plane[upper + left] as number) +
          (plane[upper + right] as number) +
          (plane[lower + left] as number) +
          (plane[lower + right] as number)) /
        4;
    }
  };
  for (let y = 0; y < rows; y++) halveRow(y);
  return { plane: half, width: columns, height: rows };
}

function enlargeTo(half: Float32Array, columns: number, width: number, height: number) {
  const rows = half.length / columns;
  const plane = new Float32Array(width * height);
  const places = Float64Array.from({ length: width }, (_, x) =>
    Math.min(columns - 1, Math.max(0, x / 2 - 0.25)),
  );
  const fillRow = (y: number): void => {
    const v = Math.min(rows - 1, Math.max(0, y / 2 - 0.25));
    const upper = Math.floor(v) * columns;
    const lower = Math.min(rows - 1, Math.floor(v) + 1) * columns;
    const down = v - Math.floor(v);
    const to = y * width;
    for (let x = 0; x < width; x++) {
      const u = places[x] as number;
      const left = u | 0;
      const right = left + 1 < columns ? left + 1 : left;
      const across = u - left;
      const top =
        (half[upper + left] as number) * (1 - across) + (half[upper + right] as number) * across;
      const bottom =
        (half[lower + left] as number) * (1 - across) + (half[lower + right] as number) * across;
      plane[to + x] = top + (bottom - top) * down;
    }
  };
  for (let y = 0; y < height; y++) fillRow(y);
  return plane;
}
