import type { MaskWindow } from './mask-window.ts';

/** What is in a cell of the mask: nothing, everything, or an edge or grey values. */
export const KIND = { blank: 0, full: 1, mixed: 2 } as const;

/** What each cell of a window holds; it wraps around as the window moves. */
export interface MaskKinds {
  /** Notes a cell; answers whether that is something else than before. */
  put(cell: { column: number; row: number; pixels: unknown; value: number }): boolean;
  /** {@link KIND} of a tile within the window. */
  at(column: number, row: number): number;
}

/** All blank, for windows of this many cells. */
export function createMaskKinds(columns: number, rows: number): MaskKinds {
  const kinds = new Uint8Array(columns * rows);
  const place = (column: number, row: number): number =>
    (row % rows) * columns + (column % columns);
  return {
    put({ column, row, pixels, value }) {
      const at = place(column, row);
      const before = kinds[at];
      kinds[at] = kindOf(pixels, value);
      return kinds[at] !== before;
    },
    at: (column, row) => kinds[place(column, row)] ?? KIND.blank,
  };
}

function kindOf(pixels: unknown, value: number): number {
  if (pixels === null && value === 0) return KIND.blank;
  return pixels === null && value === 255 ? KIND.full : KIND.mixed;
}

/** Neighbouring cells of a row that are drawn alike: columns `left` to `right` (exclusive). */
export interface MaskRun {
  readonly left: number;
  readonly right: number;
  readonly row: number;
  /** True where no edge can be: the tint alone. */
  readonly plain: boolean;
}

/** Everything of a window that has something to draw, as few runs, row by row. */
export function maskRuns(kinds: MaskKinds, window: MaskWindow): MaskRun[] {
  const runs: MaskRun[] = [];
  for (let row = window.top; row < window.bottom; row += 1) {
    let left = window.left;
    while (left < window.right) {
      const style = styleOf(kinds, window, left, row);
      let right = left + 1;
      while (right < window.right && styleOf(kinds, window, right, row) === style) right += 1;
      if (style !== 'nothing') runs.push({ left, right, row, plain: style === 'plain' });
      left = right;
    }
  }
  return runs;
}

function styleOf(
  kinds: MaskKinds,
  window: MaskWindow,
  column: number,
  row: number,
): 'nothing' | 'plain' | 'edged' {
  const kind = kinds.at(column, row);
  if (kind === KIND.blank) return 'nothing';
  const isFull = (x: number, y: number): boolean =>
    x >= window.left &&
    x < window.right &&
    y >= window.top &&
    y < window.bottom &&
    kinds.at(x, y) === KIND.full;
  const isInner =
    kind === KIND.full &&
    isFull(column - 1, row) &&
    isFull(column + 1, row) &&
    isFull(column, row - 1) &&
    isFull(column, row + 1);
  return isInner ? 'plain' : 'edged';
}
