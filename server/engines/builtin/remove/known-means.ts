import type { Level } from './level.ts';

/** Means of what is known over squares of a picture. */
export interface KnownMeans {
  /** Writes the mean colour of the known pixels within `radius` columns and rows of a pixel; there has to be one. */
  readonly write: (pixel: number, radius: number, into: Float32Array) => void;
}

/** Prepares means over squares of any size (summed areas, Crow 1984). `pixels` is RGBA. */
export function knownMeans(
  { width, height, hole }: Pick<Level, 'width' | 'height' | 'hole'>,
  pixels: Uint8ClampedArray,
): KnownMeans {
  const across = width + 1;
  // Three colours and the number of known pixels; what overflows comes out right in differences.
  const sums = new Int32Array(across * (height + 1) * CHANNELS);
  for (let y = 0; y < height; y++) {
    let [red, green, blue, count] = [0, 0, 0, 0];
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const above = (y * across + x + 1) * CHANNELS;
      const to = above + across * CHANNELS;
      if (hole[at] === 0) {
        red += pixels[at * 4] as number;
        green += pixels[at * 4 + 1] as number;
        blue += pixels[at * 4 + 2] as number;
        count++;
      }
      sums[to] = (sums[above] as number) + red;
      sums[to + 1] = (sums[above + 1] as number) + green;
      sums[to + 2] = (sums[above + 2] as number) + blue;
      sums[to + COUNT] = (sums[above + COUNT] as number) + count;
    }
  }
  return {
    write(pixel, radius, into) {
      const x = pixel % width;
      const y = (pixel - x) / width;
      const left = Math.max(0, x - radius);
      const right = Math.min(width, x + radius + 1);
      const upper = Math.max(0, y - radius) * across;
      const lower = Math.min(height, y + radius + 1) * across;
      const upperLeft = (upper + left) * CHANNELS;
      const upperRight = (upper + right) * CHANNELS;
      const lowerLeft = (lower + left) * CHANNELS;
      const lowerRight = (lower + right) * CHANNELS;
      let count = 1;
      for (let c = CHANNELS - 1; c >= 0; c--) {
        const here = (sums[lowerRight + c] as number) - (sums[lowerLeft + c] as number);
        const above = (sums[upperRight + c] as number) - (sums[upperLeft + c] as number);
        const sum = (here - above) | 0;
        if (c === COUNT) count = Math.max(1, sum);
        else into[c] = sum / count;
      }
    },
  };
}

const CHANNELS = 4;
const COUNT = 3;
