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
  put(cell: {
    readonly column: number;
    readonly row: number;
    readonly level: number;
    readonly pixels: Uint8Array | null;
    readonly value: number;
  }): void;
  /** True if a window of this shape can be held. */
  fits(window: MaskWindow): boolean;
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
      if (cell.level !== level) return;
      const { pixels, value } = cell;
      const corner = (cell.row % rows) * side * width + (cell.column % columns) * side;
      for (let y = 0; y < side; y += 1) {
        const at = corner + y * width;
        if (pixels === null) held.fill(value, at, at + side);
        else held.set(pixels.subarray(y * side, (y + 1) * side), at);
      }
    },
    fits: (window) =>
      window.level === level &&
      window.right - window.left === columns &&
      window.bottom - window.top === rows,
  };
}
