/** Luma of a colour, in the units of its channels (ITU-R BT.601). */
export const lumaOf = (red: number, green: number, blue: number): number =>
  0.299 * red + 0.587 * green + 0.114 * blue;

/** Luma of one RGBA pixel, 0 to 255; `at` is the pixel's index. */
export const lumaAt = (pixels: Uint8ClampedArray | Float32Array, at: number): number =>
  lumaOf(pixels[at * 4] as number, pixels[at * 4 + 1] as number, pixels[at * 4 + 2] as number);

/** Luma of every pixel, 0 to 255 in whole steps. */
export function lumaBytes(pixels: Uint8ClampedArray): Uint8Array<ArrayBuffer> {
  const luma = new Uint8Array(pixels.length / 4);
  for (let at = 0; at < luma.length; at++) luma[at] = lumaAt(pixels, at) + 0.5;
  return luma;
}
