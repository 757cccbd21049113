import type { Box } from '../editors/editor.ts';

/** A point of the page, whole CSS px. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** How many pointer moves a second, and how long a full stroke takes. */
export const MOVES_PER_SECOND = 120;
export const STROKE_SECONDS = 1.5;

/** The share of the picture's width and height that the figure fills. */
const SPREAD = 0.9;

/** The share of the figure that one stroke follows. */
const SHARE = 1 / 4;

/** How far the figure turns from stroke to stroke, so that no two strokes are the same; radians. */
const DRIFT = 0.17;

/**
 * Stroke `index` on a 3:2 Lissajous figure over the picture: the positions of the pointer at
 * {@link MOVES_PER_SECOND}, the first one where the button goes down.
 */
export function strokePath(index: number, box: Box, seconds: number): readonly ScreenPoint[] {
  const moves = Math.round(seconds * MOVES_PER_SECOND);
  return Array.from({ length: moves + 1 }, (_, move) => {
    const full = STROKE_SECONDS * MOVES_PER_SECOND;
    const turn = 2 * Math.PI * SHARE * (index + move / full);
    return {
      x: Math.round(box.left + (box.width / 2) * (1 + SPREAD * Math.sin(3 * turn + DRIFT * index))),
      y: Math.round(box.top + (box.height / 2) * (1 + SPREAD * Math.sin(2 * turn))),
    };
  });
}
