import type { Colour } from '../words/idea.ts';

/** Pixels between two places where a value is worked out. */
const STEP = 4;

/**
 * A value over a picture that changes so slowly that every fourth pixel's is enough: worked out
 * there, once, and between them in a straight line.
 */
export function createCoarse(
  { width, height }: { readonly width: number; readonly height: number },
  valueAt: (column: number, row: number) => number,
): (column: number, row: number) => number {
  const columns = Math.ceil(width / STEP) + 1;
  const rows = Math.ceil(height / STEP) + 1;
  const values = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      values[row * columns + column] = valueAt(column * STEP, row * STEP);
  return (column, row) => between(values, columns, 1, column, row);
}

/** The same of a colour; what it answers is overwritten by the next. */
export function createCoarseColour(
  { width, height }: { readonly width: number; readonly height: number },
  colourAt: (column: number, row: number) => Colour,
): (column: number, row: number) => Float64Array {
  const columns = Math.ceil(width / STEP) + 1;
  const rows = Math.ceil(height / STEP) + 1;
  const values = new Float32Array(columns * rows * 3);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      values.set(colourAt(column * STEP, row * STEP), (row * columns + column) * 3);
  const colour = new Float64Array(3);
  return (column, row) => {
    for (let c = 0; c < 3; c++) colour[c] = between(values, columns, 3, column, row, c);
    return colour;
  };
}

/** One of so many values a place, between the places. */
function between(
  values: Float32Array,
  columns: number,
  channels: number,
  column: number,
  row: number,
  channel = 0,
): number {
  const left = Math.floor(column / STEP);
  const top = Math.floor(row / STEP);
  const at = (top * columns + left) * channels + channel;
  const along = column / STEP - left;
  const near = values[at] as number;
  const upper = near + ((values[at + channels] as number) - near) * along;
  const below = at + columns * channels;
  const next = values[below] as number;
  const lower = next + ((values[below + channels] as number) - next) * along;
  return upper + (lower - upper) * (row / STEP - top);
}
