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
  return (column, row) => {
    const left = Math.floor(column / STEP);
    const top = Math.floor(row / STEP);
    const at = top * columns + left;
    const along = column / STEP - left;
    const near = values[at] as number;
    const upper = near + ((values[at + 1] as number) - near) * along;
    const next = values[at + columns] as number;
    const lower = next + ((values[at + columns + 1] as number) - next) * along;
    return upper + (lower - upper) * (row / STEP - top);
  };
}
