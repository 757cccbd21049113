import { MASK_TILE } from '../tile-store.ts';

/** Numbers that were worked out for a column of tiles, for the tile in its middle. */
export interface Strips<Values> {
  /** Of the tile whose upper left pixel this is; made once while tiles of that row are asked for. */
  at(left: number, top: number): Values;
}

/** Keeps what `make` makes for the tiles of one row: each is needed by its neighbours too. */
export function createStrips<Values>(make: (left: number, top: number) => Values): Strips<Values> {
  const strips = new Map<number, Values>();
  let current = 0;
  return {
    at(left, top) {
      if (top !== current) strips.clear();
      current = top;
      const known = strips.get(left);
      if (known !== undefined) return known;
      const made = make(left, top);
      strips.set(left, made);
      return made;
    },
  };
}

/** Some numbers of a tile, row by row. */
type TileNumbers = Uint16Array | Int32Array;

/**
 * Calls back for each row of a tile with that row of the numbers of the tiles beside it and its
 * own, as far as `reach` px to both sides, in one line that is used again.
 */
export function eachRow<Line extends Uint16Array | Float64Array>(
  at: (column: number) => TileNumbers,
  reach: number,
  line: Line,
  visit: (row: number, line: Line) => void,
): void {
  const steps = Math.ceil(reach / MASK_TILE);
  const tiles = Array.from({ length: 2 * steps + 1 }, (_, i) => at(i - steps));
  const margin = steps * MASK_TILE - reach;
  for (let row = 0; row < MASK_TILE; row += 1) {
    tiles.forEach((numbers, i) => {
      const start = i * MASK_TILE - margin;
      const from = Math.max(0, -start);
      const to = Math.min(MASK_TILE, line.length - start);
      line.set(numbers.subarray(row * MASK_TILE + from, row * MASK_TILE + to), start + from);
    });
    visit(row, line);
  }
}
