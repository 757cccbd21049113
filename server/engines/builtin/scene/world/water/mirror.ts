import { mixColour, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { type Camera, type Frame, LAND, SKY, seenPart, THING } from '../frame.ts';

/** How much the distance of two neighbouring rows of ground may differ, as a share, to be one surface. */
const JOINED = 0.4;

/** Columns of a frame that are gone through together. */
export const STRIP = 32;

/** Stands for a row of which nothing is known. */
export const UNKNOWN = -1;

/** What still, level water mirrors. */
export interface Mirror {
  readonly width: number;
  /**
   * For each pixel below the horizon the row of its column that is mirrored there; −2 and less where
   * that is one, two, … rows above the picture.
   */
  readonly rows: Int16Array;
  /** The picture that is mirrored: red, green, blue. */
  readonly rgb: Float32Array;
  /** Its topmost row, smooth: what the sky above it is like. */
  readonly above: Float32Array;
}

/** A mirror of nothing. */
export const NO_MIRROR: Mirror = {
  width: 0,
  rows: new Int16Array(),
  rgb: new Float32Array(),
  above: new Float32Array(),
};

/** Over how many rows above the picture what it shows goes over into even sky, as a share of its width. */
const SOFT = 0.05;
/** How far the sky above the picture is blurred to each side, as a share of its width. */
const BLUR = 0.08;

/**
 * What water mirrors of a frame. What stands `h` above the water at a distance is seen as far below
 * the line where it meets the water as its image lies beyond that line; of two images the nearer one
 * hides the other. Where nothing stands it is the sky. Call it before things are drawn: what they
 * hide from the eye is mirrored all the same.
 */
export function createMirror(frame: Frame, camera: Camera): Mirror {
  const rows = imagesOf(frame, camera, (kind) => kind === LAND || kind === THING);
  fillSky(frame, camera, rows);
  const above = blurred(frame, Math.ceil(BLUR * frame.width));
  return { width: frame.width, rows, rgb: frame.rgb.slice(), above };
}

/** The topmost row of a frame, each of its colours the mean of those so many pixels to both sides that are seen. */
function blurred(frame: Frame, reach: number): Float32Array {
  const { width, rgb } = frame;
  const { left, right } = seenPart(frame);
  const means = new Float32Array(width * 3);
  for (let at = left * 3; at < right * 3; at++) {
    const column = Math.floor(at / 3);
    const [from, to] = [Math.max(left, column - reach), Math.min(right - 1, column + reach)];
    let sum = 0;
    for (let one = from; one <= to; one++) sum += rgb[one * 3 + (at % 3)] as number;
    means[at] = sum / (to - from + 1);
  }
  return means;
}

/** The colour of a row of a column, or of what is above the picture. */
export function mirroredColour({ width, rgb, above }: Mirror, row: number, column: number): Colour {
  const beyond = row < 0 ? -1 - row : 0;
  const at = (row < 0 ? Math.min(beyond, rgb.length / 3 / width - 1) : row) * width + column;
  const own = colourAt(rgb, at);
  if (beyond === 0) return own;
  return mixColour(own, colourAt(above, column), smoothstep(0, SOFT * width, beyond));
}

/** The colour of a pixel. */
export const colourAt = (rgb: Float32Array, at: number): Colour => [
  rgb[at * 3] as number,
  rgb[at * 3 + 1] as number,
  rgb[at * 3 + 2] as number,
];

/** The rows that water mirrors of the things in a frame; `UNKNOWN` where it mirrors none. */
export const mirrorThings = (frame: Frame, camera: Camera): Int16Array =>
  imagesOf(frame, camera, (kind) => kind === THING);

/** The rows of what counts that each pixel mirrors. */
function imagesOf(
  frame: Frame,
  { horizon, focal, height: eye }: Camera,
  counts: (kind: number) => boolean,
): Int16Array {
  const { width, height, kind, depth } = frame;
  const { left: start, right: end } = seenPart(frame);
  const rows = new Int16Array(width * height).fill(UNKNOWN);
  // A few columns at a time: pixels of a row lie side by side, and so are read together.
  const nearest = new Float32Array(height * STRIP);
  const before = new Float32Array(STRIP);
  const last = new Int32Array(STRIP);
  for (let left = start; left < end; left += STRIP) {
    const right = Math.min(end, left + STRIP);
    nearest.fill(Number.POSITIVE_INFINITY);
    before.fill(0);
    for (let row = 0; row < height; row++)
      for (let column = left; column < right; column++) {
        const at = row * width + column;
        const own = column - left;
        const z = depth[at] as number;
        if (z === Number.POSITIVE_INFINITY || !counts(kind[at] as number)) {
          before[own] = 0;
          continue;
        }
        const image = Math.round(2 * (horizon + (focal * eye) / z) - row);
        const nearer = before[own] as number;
        const joined = last[own] as number;
        // Ground that comes nearer goes on between the images of two rows.
        const isJoined = nearer > 0 && kind[at] === LAND && Math.abs(z - nearer) < JOINED * z;
        const from = Math.max(0, isJoined ? Math.min(image, joined + 1) : image);
        const to = Math.min(height - 1, isJoined ? Math.max(image, joined - 1) : image);
        for (let line = from; line <= to; line++) {
          if (z > (nearest[line * STRIP + own] as number)) continue;
          nearest[line * STRIP + own] = z;
          rows[line * width + column] = row;
        }
        before[own] = kind[at] === LAND ? z : 0;
        last[own] = image;
      }
  }
  return rows;
}

/** Gives what nothing stands above the sky, as far above the horizon as it is below. */
function fillSky(frame: Frame, { horizon }: Camera, rows: Int16Array): void {
  const { width, height, kind } = frame;
  const { left, right } = seenPart(frame);
  const first = Math.max(0, Math.ceil(horizon));
  const kept = new Int16Array(width).fill(Math.max(0, first - 1));
  for (let row = first; row < height; row++) {
    const far = 2 * first - 1 - row;
    for (let column = left; column < right; column++) {
      const at = row * width + column;
      if (rows[at] !== UNKNOWN) {
        kept[column] = rows[at] as number;
        continue;
      }
      if (far < 0) kept[column] = far - 1;
      else if (kind[far * width + column] === SKY) kept[column] = far;
      rows[at] = kept[column] as number;
    }
  }
}

/** A column of the picture, of which those from `left` to before `right` are painted, for one that may lie beside them: beyond them it goes on mirrored. */
export function foldColumn(column: number, left: number, right: number): number {
  const most = right - 1;
  const folded = left + Math.abs(column - left);
  return folded > most ? Math.max(left, 2 * most - folded) : folded;
}
