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

/**
 * Calls back for each row of a tile when `line` has that row of the numbers of the tiles beside it
 * and its own, as far as `reach` px to both sides.
 */
export function eachRow(
  at: (column: number) => Int32Array,
  reach: number,
  line: Int32Array,
  visit: (row: number) => void,
): void {
  const steps = Math.ceil(reach / MASK_TILE);
  const tiles = Array.from({ length: 2 * steps + 1 }, (_, i) => at(i - steps));
  const margin = steps * MASK_TILE - reach;
  for (let row = 0; row < MASK_TILE; row += 1) {
    for (let i = 0; i < tiles.length; i += 1) {
      const numbers = tiles[i];
      if (numbers !== undefined) copyRow(numbers, row, line, i * MASK_TILE - margin);
    }
    visit(row);
  }
}

/** Copies what of a row falls into the line; a loop, as these pieces are too short for `set`. */
function copyRow(numbers: Int32Array, row: number, line: Int32Array, start: number): void {
  const offset = row * MASK_TILE;
  const to = Math.min(MASK_TILE, line.length - start);
  for (let x = Math.max(0, -start); x < to; x += 1) line[start + x] = numbers[offset + x] ?? 0;
}
