import type { Rectangle } from './rectangle.ts';

/** Copies pixels of `size` bytes, as large as `place`, into a picture that is `width` pixels wide. */
export function copyInto(
  picture: Uint8Array,
  width: number,
  part: Uint8Array,
  place: Rectangle,
  size: number,
): void {
  const bytes = place.width * size;
  for (let y = 0; y < place.height; y++) {
    const to = ((place.top + y) * width + place.left) * size;
    picture.set(part.subarray(y * bytes, (y + 1) * bytes), to);
  }
}
