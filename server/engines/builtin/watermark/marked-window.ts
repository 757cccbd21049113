/** How much of the surroundings is looked at, in pixels. */
const AROUND = 24;

/** A rectangle of a picture, in pixels. */
export interface Window {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The marked area's bounds with its surroundings; null where nothing is marked. */
export function windowOf(area: Uint8Array, width: number): Window | null {
  const height = area.length / width;
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let at = 0; at < area.length; at++) {
    if (area[at] === 0) continue;
    const x = at % width;
    const y = (at - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (right === -1) return null;
  left = Math.max(0, left - AROUND);
  top = Math.max(0, top - AROUND);
  return {
    left,
    top,
    width: Math.min(width, right + AROUND + 1) - left,
    height: Math.min(height, bottom + AROUND + 1) - top,
  };
}

/** Copies a window's rows of `depth` bytes a pixel into `to`, which is as large as the window; `width` is the picture's. */
export function cutRows<Bytes extends Uint8Array | Uint8ClampedArray>(
  from: Bytes,
  to: Bytes,
  window: Window,
  width: number,
  depth: number,
): Bytes {
  for (let y = 0; y < window.height; y++) {
    const start = ((window.top + y) * width + window.left) * depth;
    to.set(from.subarray(start, start + window.width * depth), y * window.width * depth);
  }
  return to;
}
