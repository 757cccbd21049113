/** Luma of one RGBA pixel, 0 to 255 (ITU-R BT.601); `at` is the pixel's index. */
export const lumaAt = (pixels: Uint8ClampedArray, at: number): number =>
  0.299 * (pixels[at * 4] as number) +
  0.587 * (pixels[at * 4 + 1] as number) +
  0.114 * (pixels[at * 4 + 2] as number);

/** Luma of every pixel, 0 to 255 in whole steps. */
export function lumaBytes(pixels: Uint8ClampedArray): Uint8Array<ArrayBuffer> {
  const luma = new Uint8Array(pixels.length / 4);
  for (let at = 0; at < luma.length; at++) luma[at] = lumaAt(pixels, at) + 0.5;
  return luma;
}
