import { type ThreePlanes, threePlanes } from './three-planes.ts';

/** Means of the pixels of cells, three colours each, and how many pixels those are. */
export interface CellMeans {
  readonly known: ThreePlanes;
  readonly knownCount: Float32Array;
  readonly filled: ThreePlanes;
  readonly count: Float32Array;
}

/**
 * Means of what is known and of what was filled in each of so many cells. `hole` is 1 where a pixel was filled,
 * `pixels` is RGBA; `cellOf` has the cell of each pixel, −1 where it counts for none.
 */
export function cellMeans(
  hole: Uint8Array,
  pixels: Uint8ClampedArray,
  cells: number,
  cellOf: Int32Array,
): CellMeans {
  const planes = () => threePlanes(() => new Float32Array(cells));
  const [known, filled] = [planes(), planes()];
  const [knownCount, count] = [new Float32Array(cells), new Float32Array(cells)];
  for (let at = 0; at < hole.length; at++) {
    const cell = cellOf[at] as number;
    if (cell < 0) continue;
    const isHole = hole[at] === 1;
    const sums = isHole ? filled : known;
    add(sums[0], cell, pixels[at * 4] as number);
    add(sums[1], cell, pixels[at * 4 + 1] as number);
    add(sums[2], cell, pixels[at * 4 + 2] as number);
    add(isHole ? count : knownCount, cell, 1);
  }
  known.forEach((plane) => divide(plane, knownCount));
  filled.forEach((plane) => divide(plane, count));
  return { known, knownCount, filled, count };
}

/** Adds to a value of a plane. */
export function add(plane: Float32Array, at: number, value: number): void {
  plane[at] = (plane[at] as number) + value;
}

/** Divides sums by counts, in place; where nothing was counted they stay. */
export function divide(sums: Float32Array, counts: Float32Array): void {
  for (let at = 0; at < sums.length; at++) {
    sums[at] = (sums[at] as number) / Math.max(1, counts[at] as number);
  }
}
