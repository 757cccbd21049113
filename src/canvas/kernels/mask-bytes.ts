import { MASK_TILE, type MaskWindow } from './mask-window.ts';

/**
 * The bytes of a window on the mask, for drawing without a GPU. They wrap around: the cell of tile
 * (column, row) has its place at (column mod columns, row mod rows).
 */
export interface MaskBytes {
  readonly level: number;
  /** Size in texels. */
  readonly width: number;
  readonly height: number;
  readonly held: Uint8Array;
  /** Takes a cell over; answers what of it is other than before, null if nothing. */
  put(cell: Cell): TexelArea | null;
  /** True if a window of this shape can be held. */
  fits(window: MaskWindow): boolean;
}

interface Cell {
  readonly column: number;
  readonly row: number;
  readonly level: number;
  readonly pixels: Uint8Array | null;
  readonly value: number;
}

/** A part of a cell in texels; `right` and `bottom` exclusive. */
export interface TexelArea {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** All zero, for windows of this shape. */
export function createMaskBytes({ level, left, right, top, bottom }: MaskWindow): MaskBytes {
  const side = MASK_TILE >> level;
  const columns = right - left;
  const rows = bottom - top;
  const width = columns * side;
  const held = new Uint8Array(width * rows * side);
  return {
    level,
    width,
    height: rows * side,
    held,
    put(cell) {
      if (cell.level !== level) return null;
      const { pixels, value } = cell;
      const corner = (cell.row % rows) * side * width + (cell.column % columns) * side;
      let [left, top, right, bottom] = [side, side, 0, 0];
      for (let y = 0; y < side; y += 1) {
        const at = corner + y * width;
        const next = (x: number): number => (pixels === null ? value : (pixels[y * side + x] ?? 0));
        let first = 0;
        while (first < side && held[at + first] === next(first)) first += 1;
        if (first === side) continue;
        let last = side - 1;
        while (held[at + last] === next(last)) last -= 1;
        [left, right] = [Math.min(left, first), Math.max(right, last + 1)];
        [top, bottom] = [Math.min(top, y), y + 1];
        if (pixels === null) held.fill(value, at + first, at + last + 1);
        else held.set(pixels.subarray(y * side + first, y * side + last + 1), at + first);
      }
      return bottom === 0 ? null : { left, top, right, bottom };
    },
    fits: (window) =>
      window.level === level &&
      window.right - window.left === columns &&
      window.bottom - window.top === rows,
  };
}
