/** Rounds of relaxation at each size. */
const ROUNDS = 60;
/** Grids of at most this many pixels a side are not halved further. */
const SMALLEST = 8;
/** Over-relaxation at the finest sizes. */
const OVER = 1.7;

/**
 * Finds the plane whose steps to the right and downward are nearest to the given ones (least squares,
 * the Poisson equation with free borders, from coarse to fine), up to a constant: its middle value is 0.
 */
export function integrate(across: Float32Array, down: Float32Array, width: number): Float32Array {
  const plane = solve(across, down, width, across.length / width);
  const sorted = plane.toSorted();
  const middle = sorted[sorted.length >> 1] as number;
  return plane.map((value) => value - middle);
}

function solve(
  across: Float32Array,
  down: Float32Array,
  width: number,
  height: number,
): Float32Array {
  const plane = new Float32Array(width * height);
  if (Math.min(width, height) > SMALLEST) {
    const [columns, rows] = [Math.ceil(width / 2), Math.ceil(height / 2)];
    const coarse = solve(
      halve(across, width, height, 1),
      halve(down, width, height, width),
      columns,
      rows,
    );
    for (let at = 0; at < plane.length; at++) {
      const x = at % width;
      const y = (at - x) / width;
      plane[at] = coarse[(y >> 1) * columns + (x >> 1)] as number;
    }
  }
  for (let round = 0; round < ROUNDS; round++) relax(plane, across, down, width, height);
  return plane;
}

/** Steps of the halved grid: two steps one after the other in the step's direction, mean across it. */
function halve(steps: Float32Array, width: number, height: number, along: number): Float32Array {
  const [columns, rows] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const result = new Float32Array(columns * rows);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      let sum = 0;
      for (let part = 0; part < 4; part++) {
        const column = Math.min(width - 1, 2 * x + (part & 1));
        const row = Math.min(height - 1, 2 * y + (part >> 1));
        // From the middle of a block to the middle of the next: half of the first step, all of the second, half of the third.
        const at = row * width + column;
        const beyond = along === 1 ? column + 1 < width : row + 1 < height;
        sum += (steps[at] as number) + (beyond ? (steps[at + along] as number) : 0);
      }
      result[y * columns + x] = sum / 4;
    }
  }
  return result;
}

function relax(
  plane: Float32Array,
  across: Float32Array,
  down: Float32Array,
  width: number,
  height: number,
): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      let sum = 0;
      let count = 0;
      if (x > 0) {
        sum += (plane[at - 1] as number) + (across[at - 1] as number);
        count++;
      }
      if (x + 1 < width) {
        sum += (plane[at + 1] as number) - (across[at] as number);
        count++;
      }
      if (y > 0) {
        sum += (plane[at - width] as number) + (down[at - width] as number);
        count++;
      }
      if (y + 1 < height) {
        sum += (plane[at + width] as number) - (down[at] as number);
        count++;
      }
      if (count === 0) continue;
      plane[at] = (plane[at] as number) + OVER * (sum / count - (plane[at] as number));
    }
  }
}
