import type { Rectangle } from './rectangle.ts';

/**
 * The smallest rectangle that holds every byte above 0, or null when there is none.
 * `data` has one byte a pixel, `width` bytes a row.
 */
export function areaBounds(data: Uint8Array, width: number): Rectangle | null {
  const height = data.length / width;
  const top = firstMarkedRow(data, width, 0, height, 1);
  if (top === null) return null;
  const bottom = firstMarkedRow(data, width, height - 1, -1, -1) ?? top;
  let left = width;
  let right = -1;
  for (let y = top; y <= bottom; y++) {
    const row = y * width;
    for (let x = 0; x < left; x++) if (data[row + x] !== 0) left = x;
    for (let x = width - 1; x > right; x--) if (data[row + x] !== 0) right = x;
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

function firstMarkedRow(
  data: Uint8Array,
  width: number,
  from: number,
  to: number,
  step: number,
): number | null {
  for (let y = from; y !== to; y += step) {
    for (let at = y * width; at < (y + 1) * width; at++) if (data[at] !== 0) return y;
  }
  return null;
}
