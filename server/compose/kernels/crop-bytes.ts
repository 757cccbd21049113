import type { Rectangle } from './rectangle.ts';

/** Copies a rectangle out of pixels of `size` bytes that are `width` pixels wide. */
export function cropBytes(
  data: Uint8Array | Uint8ClampedArray,
  width: number,
  { left, top, width: columns, height: rows }: Rectangle,
  size = 1,
): Uint8Array<ArrayBuffer> {
  const crop = new Uint8Array(columns * rows * size);
  for (let y = 0; y < rows; y++) {
    const from = ((top + y) * width + left) * size;
    crop.set(data.subarray(from, from + columns * size), y * columns * size);
  }
  return crop;
}
