import type { Pixels } from '../../engine.ts';
import type { Bounds } from './canvas.ts';

/** A cell's side: the canvas's mean side has so many. */
const CELLS = 160;
const LEAST_CELL = 4;
/** A cell is even when the means of its quarters are within so much, and its pixels this near their mean, 0 to 255. */
const MOST_STEP = 7;
const MOST_DEVIATION = 9;

/** The canvas in cells. Tones are 3 numbers a cell. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly side: number;
  readonly tones: Float32Array;
  /** One byte a cell: 1 where hardly anything but grain is seen. */
  readonly even: Uint8Array;
  /** One byte a cell: 1 where all of it lies in the picture. */
  readonly inside: Uint8Array;
}

/** Measures a canvas in cells; `own` is the picture's place in it. */
export function gridOf({ width, height, data }: Pixels, own: Bounds): Grid {
  const side = Math.max(LEAST_CELL, Math.round(Math.sqrt(width * height) / CELLS));
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  const tones = new Float32Array(columns * rows * 3);
  const [even, inside] = [new Uint8Array(columns * rows), new Uint8Array(columns * rows)];
  for (let cell = 0; cell < even.length; cell++) {
    const left = (cell % columns) * side;
    const top = Math.floor(cell / columns) * side;
    const right = Math.min(width, left + side);
    const bottom = Math.min(height, top + side);
    const isWithin =
      left >= own.left && right <= own.right && top >= own.top && bottom <= own.bottom;
    // Of a cell at the picture's side, what was made is measured.
    const { mean, isEven } = measure(
      data,
      width,
      { left, top, right, bottom },
      isWithin ? NOWHERE : own,
    );
    inside[cell] = isWithin ? 1 : 0;
    tones.set(mean, cell * 3);
    even[cell] = isEven ? 1 : 0;
  }
  return { columns, rows, side, tones, even, inside };
}

const NOWHERE: Bounds = { left: 0, top: 0, right: 0, bottom: 0 };

/** The mean colour of a cell without what lies in `except`, and whether it is even. */
function measure(
  data: Uint8ClampedArray,
  width: number,
  { left, top, right, bottom }: Bounds,
  except: Bounds,
) {
  const sums = new Float64Array(12);
  const counts = new Float64Array(4);
  let squares = 0;
  let opaque = true;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      if (isIn(except, x, y)) continue;
      const at = (y * width + x) * 4;
      const quarter = (2 * y < top + bottom - 1 ? 0 : 2) + (2 * x < left + right - 1 ? 0 : 1);
      counts[quarter] = (counts[quarter] as number) + 1;
      for (let c = 0; c < 3; c++) {
        const value = data[at + c] as number;
        sums[quarter * 3 + c] = (sums[quarter * 3 + c] as number) + value;
        squares += value * value;
      }
      if (data[at + 3] !== 255) opaque = false;
    }
  }
  const count = Math.max(
    1,
    counts.reduce((sum, value) => sum + value, 0),
  );
  const mean = [0, 1, 2].map(
    (c) => [0, 3, 6, 9].reduce((sum, quarter) => sum + (sums[quarter + c] as number), 0) / count,
  );
  const variance = squares / count / 3 - mean.reduce((sum, value) => sum + value * value, 0) / 3;
  let step = 0;
  for (let quarter = 0; quarter < 4; quarter++) {
    const own = counts[quarter] as number;
    if (own === 0) continue;
    for (let c = 0; c < 3; c++)
      step = Math.max(
        step,
        Math.abs((sums[quarter * 3 + c] as number) / own - (mean[c] as number)),
      );
  }
  return { mean, isEven: opaque && step < MOST_STEP / 2 && variance < MOST_DEVIATION ** 2 };
}

/** Whether a pixel lies within bounds. */
export const isIn = ({ left, top, right, bottom }: Bounds, x: number, y: number): boolean =>
  x >= left && x < right && y >= top && y < bottom;

/** The cells beside a cell, within the grid. */
export function neighbours({ columns, rows }: Grid, cell: number): number[] {
  const x = cell % columns;
  const near: number[] = [];
  if (x > 0) near.push(cell - 1);
  if (x + 1 < columns) near.push(cell + 1);
  if (cell >= columns) near.push(cell - columns);
  if (cell + columns < columns * rows) near.push(cell + columns);
  return near;
}
