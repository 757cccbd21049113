import type { Padding } from '../../../../src/net/contracts/task.ts';
import type { Pixels } from '../../engine.ts';

/** A rectangle of pixels; `right` and `bottom` are outside. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A side of a picture. */
export type Side = keyof Padding;

/** The order in which sides grow: those beside the picture first, so that skies stay level. */
export const SIDES: readonly Side[] = ['left', 'right', 'top', 'bottom'];

/** How long a rectangle is across a side: its width for the left and right ones. */
export const depthOf = ({ left, top, right, bottom }: Bounds, side: Side): number =>
  side === 'left' || side === 'right' ? right - left : bottom - top;

/** A rectangle grown by that many pixels beyond one side. */
export function grown(bounds: Bounds, side: Side, by: number): Bounds {
  const outward = side === 'left' || side === 'top' ? -by : by;
  return { ...bounds, [side]: bounds[side] + outward };
}

/** The strip between a rectangle and itself grown, with `reach` pixels of the rectangle along. */
export function windowOf(bounds: Bounds, side: Side, by: number, reach: number): Bounds {
  const across = Math.min(reach, depthOf(bounds, side));
  const whole = grown(bounds, side, by);
  switch (side) {
    case 'left':
      return { ...whole, right: bounds.left + across };
    case 'right':
      return { ...whole, left: bounds.right - across };
    case 'top':
      return { ...whole, bottom: bounds.top + across };
    case 'bottom':
      return { ...whole, top: bounds.bottom - across };
  }
}

/** Copies a rectangle out of a picture. */
export function cutOut({ width, data }: Pixels, { left, top, right, bottom }: Bounds): Pixels {
  const columns = right - left;
  const cut = new Uint8ClampedArray(columns * (bottom - top) * 4);
  for (let y = top; y < bottom; y++) {
    const from = (y * width + left) * 4;
    cut.set(data.subarray(from, from + columns * 4), (y - top) * columns * 4);
  }
  return { width: columns, height: bottom - top, data: cut };
}

/** Copies the rectangle `part` of a picture into another, its corner to (`left`, `top`). */
export function copyInto(
  from: Pixels,
  part: Bounds,
  to: Pixels,
  { left, top }: { readonly left: number; readonly top: number },
): void {
  for (let y = part.top; y < part.bottom; y++) {
    const start = (y * from.width + part.left) * 4;
    const row = from.data.subarray(start, start + (part.right - part.left) * 4);
    to.data.set(row, ((top + y - part.top) * to.width + left) * 4);
  }
}

/** One byte a pixel of a rectangle: 1 where it lies within another. */
export function markWithin(frame: Bounds, inner: Bounds): Uint8Array {
  const columns = frame.right - frame.left;
  const marked = new Uint8Array(columns * (frame.bottom - frame.top));
  const from = Math.max(frame.left, inner.left) - frame.left;
  const to = Math.min(frame.right, inner.right) - frame.left;
  const last = Math.min(frame.bottom, inner.bottom);
  for (let y = Math.max(frame.top, inner.top); y < last; y++) {
    const row = (y - frame.top) * columns;
    if (to > from) marked.fill(1, row + from, row + to);
  }
  return marked;
}
