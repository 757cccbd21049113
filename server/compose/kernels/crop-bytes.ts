import type { Rectangle } from './rectangle.ts';

/** Copies a rectangle out of one-byte pixels that are `width` wide. */
export function cropBytes(
  data: Uint8Array,
  width: number,
  { left, top, width: columns, height: rows }: Rectangle,
): Uint8Array<ArrayBuffer> {
  const crop = new Uint8Array(columns * rows);
  for (let y = 0; y < rows; y++) {
    const from = (top + y) * width + left;
    crop.set(data.subarray(from, from + columns), y * columns);
  }
  return crop;
}
