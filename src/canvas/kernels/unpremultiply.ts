/** Makes premultiplied 8-bit RGBA straight, in place; what is wholly transparent becomes black. */
export function unpremultiply(pixels: Uint8ClampedArray): void {
  for (let i = 0; i < pixels.length; i += 4) {
    const alpha = pixels[i + 3] ?? 0;
    if (alpha === 255) continue;
    for (let channel = i; channel < i + 3; channel += 1) {
      pixels[channel] = alpha === 0 ? 0 : ((pixels[channel] ?? 0) * 255) / alpha;
    }
  }
}
