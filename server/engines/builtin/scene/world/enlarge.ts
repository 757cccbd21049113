import { createFrame, type Frame, seenPart } from './frame.ts';

/** An empty frame of the same proportions, so many times as large. */
export const smaller = ({ width, height }: Pick<Frame, 'width' | 'height'>, by: number): Frame =>
  createFrame(Math.max(1, Math.round(width * by)), Math.max(1, Math.round(height * by)));

/**
 * Fills the seen part of a frame with a smaller painting of the same: colours in straight lines between its pixels,
 * depth and kind of the nearest one.
 */
export function enlarge(from: Frame, to: Frame): void {
  const { left, right, top, bottom } = seenPart(to);
  const perColumn = from.width / to.width;
  const perRow = from.height / to.height;
  for (let row = top; row < bottom; row++) {
    const nearRow = Math.min(from.height - 1, Math.floor((row + 0.5) * perRow));
    const y = Math.min(from.height - 1, Math.max(0, (row + 0.5) * perRow - 0.5));
    const upper = Math.floor(y);
    const down = y - upper;
    const upperRow = upper * from.width;
    const lowerRow = Math.min(from.height - 1, upper + 1) * from.width;
    for (let column = left; column < right; column++) {
      const nearest = nearRow * from.width + Math.floor((column + 0.5) * perColumn);
      const at = row * to.width + column;
      to.depth[at] = from.depth[nearest] as number;
      to.kind[at] = from.kind[nearest] as number;
      const x = Math.min(from.width - 1, Math.max(0, (column + 0.5) * perColumn - 0.5));
      const before = Math.floor(x);
      const after = Math.min(from.width - 1, before + 1);
      const along = x - before;
      for (let c = 0; c < 3; c++) {
        const a = from.rgb[(upperRow + before) * 3 + c] as number;
        const b = from.rgb[(upperRow + after) * 3 + c] as number;
        const d = from.rgb[(lowerRow + before) * 3 + c] as number;
        const e = from.rgb[(lowerRow + after) * 3 + c] as number;
        const above = a + (b - a) * along;
        to.rgb[at * 3 + c] = above + (d + (e - d) * along - above) * down;
      }
    }
  }
}
