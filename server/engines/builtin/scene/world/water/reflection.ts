import { clamp } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import type { Camera, Frame } from '../frame.ts';
import { colourAt, type Mirror, mirroredColour, STRIP, UNKNOWN } from './mirror.ts';

/** The image that level water has of all that stands above it, as its waves show it. */
export interface Reflection {
  /** The row of the frame that a place of the water mirrors, −2 and less above the picture. */
  readonly rowOf: (row: number, column: number) => number;
  /** Whether a thing is what such a place mirrors. */
  readonly isThing: (row: number, column: number) => boolean;
  /**
   * The mean of what the rows up to `spread` above and below such a place mirror: waves too small to
   * be told apart throw each other's rows to the eye, and so draw the image out upright.
   */
  readonly meanAt: (row: number, column: number, spread: number) => Colour;
}

/**
 * The reflection of a frame in water; `things` are the rows of the things that it mirrors, null where none are
 * mirrored yet. Columns are summed up when they are first asked for; the water itself is never mirrored, so that it
 * may be painted meanwhile.
 */
export function createReflection(
  { width, height, rgb }: Frame,
  camera: Camera,
  mirror: Mirror,
  things: Int16Array | null,
): Reflection {
  const first = Math.max(0, Math.ceil(camera.horizon));
  const rows = Math.max(0, height - first);
  // Sums of each column from the horizon down, so that the mean of any stretch is two of them.
  const sums = new Float32Array(width * (rows + 1) * 3);
  const isSummed = new Uint8Array(Math.ceil(width / STRIP));

  const thingAt = (row: number, column: number): number =>
    things === null ? UNKNOWN : (things[row * width + column] as number);

  const colourOf = (row: number, column: number): Colour => {
    const thing = thingAt(row, column);
    return thing === UNKNOWN
      ? mirroredColour(mirror, mirror.rows[row * width + column] as number, column)
      : colourAt(rgb, thing * width + column);
  };

  /** Sums up a strip of columns at once: pixels of a row lie side by side, and so are read together. */
  const sumUp = (strip: number): void => {
    isSummed[strip] = 1;
    const left = strip * STRIP;
    const right = Math.min(width, left + STRIP);
    for (let row = first; row < height; row++)
      for (let column = left; column < right; column++) {
        const at = (column * (rows + 1) + row - first) * 3;
        const thing = thingAt(row, column);
        const source = thing === UNKNOWN ? (mirror.rows[row * width + column] as number) : thing;
        if (source >= 0) {
          const from = (source * width + column) * 3;
          const picture = thing === UNKNOWN ? mirror.rgb : rgb;
          sums[at + 3] = (sums[at] as number) + (picture[from] as number);
          sums[at + 4] = (sums[at + 1] as number) + (picture[from + 1] as number);
          sums[at + 5] = (sums[at + 2] as number) + (picture[from + 2] as number);
        } else {
          const sky = mirroredColour(mirror, source, column);
          for (let c = at; c < at + 3; c++)
            sums[c + 3] = (sums[c] as number) + (sky[c - at] as number);
        }
      }
  };

  return {
    rowOf: (row, column) => {
      const thing = thingAt(row, column);
      return thing === UNKNOWN ? (mirror.rows[row * width + column] as number) : thing;
    },
    isThing: (row, column) => thingAt(row, column) !== UNKNOWN,
    meanAt: (row, column, spread) => {
      if (spread === 0) return colourOf(row, column);
      const strip = Math.floor(column / STRIP);
      if (isSummed[strip] === 0) sumUp(strip);
      const own = row - first;
      const from = clamp(Math.floor(own - spread), 0, rows - 1);
      const to = clamp(Math.ceil(own + spread) + 1, from + 1, rows);
      const start = column * (rows + 1) * 3;
      const low = start + from * 3;
      const high = start + to * 3;
      const share = 1 / (to - from);
      return [
        share * ((sums[high] as number) - (sums[low] as number)),
        share * ((sums[high + 1] as number) - (sums[low + 1] as number)),
        share * ((sums[high + 2] as number) - (sums[low + 2] as number)),
      ];
    },
  };
}
