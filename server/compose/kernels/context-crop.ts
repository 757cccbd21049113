import type { Rectangle } from './rectangle.ts';

/** Context on each side, as a multiple of the area's size in that direction. */
const CONTEXT_RATIO = 1.5;
/** Least context on each side, in pixels. */
const CONTEXT_MIN = 128;
/** Most context on each side, in pixels: beyond it more surroundings cost time and add nothing. */
const CONTEXT_MAX = 512;

/**
 * The part of a picture that an engine is shown: the area's bounds plus context on each side, cut
 * at the picture's borders. It grows with the area, never with the picture.
 */
export function contextCrop(area: Rectangle, width: number, height: number): Rectangle {
  const [left, right] = span(area.left, area.width, width);
  const [top, bottom] = span(area.top, area.height, height);
  return { left, top, width: right - left, height: bottom - top };
}

function span(start: number, length: number, limit: number): [number, number] {
  const context = Math.min(CONTEXT_MAX, Math.max(CONTEXT_MIN, Math.ceil(length * CONTEXT_RATIO)));
  return [Math.max(0, start - context), Math.min(limit, start + length + context)];
}
