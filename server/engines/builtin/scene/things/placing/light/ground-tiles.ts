import { type Frame, LAND, seenPart } from '../../../world/frame.ts';

/** Squares of a frame, row by row, and how far off the ground is that they show. */
export interface GroundTiles {
  /** How many squares a row has. */
  readonly columns: number;
  /** The nearest and the farthest ground of each, world units; the nearest is infinite where none is seen. */
  readonly nearest: Float32Array;
  readonly farthest: Float32Array;
}

/** Pixels on a side of a square. */
export const TILE = 16;

/** Sorts the ground of a frame that is seen into squares: what is looked for at one distance is not looked for in all pixels. */
export function groundTiles(
  frame: Pick<Frame, 'width' | 'height' | 'kind' | 'depth' | 'seen'>,
): GroundTiles {
  const { width, height, kind, depth } = frame;
  const { left, right, top, bottom } = seenPart(frame);
  const columns = Math.ceil(width / TILE);
  const count = columns * Math.ceil(height / TILE);
  const nearest = new Float32Array(count).fill(Number.POSITIVE_INFINITY);
  const farthest = new Float32Array(count).fill(Number.NEGATIVE_INFINITY);
  const sortRow = (row: number): void => {
    const first = Math.floor(row / TILE) * columns;
    for (let column = left, at = row * width + left; column < right; column++, at++) {
      if (kind[at] !== LAND) continue;
      const tile = first + Math.floor(column / TILE);
      const away = depth[at] as number;
      if (away < (nearest[tile] as number)) nearest[tile] = away;
      if (away > (farthest[tile] as number)) farthest[tile] = away;
    }
  };
  for (let row = top; row < bottom; row++) sortRow(row);
  return { columns, nearest, farthest };
}
