/** A channel between texels, bilinearly; nothing beyond the edges. `stride` values a texel. */
export function sampleTexel(
  texels: Float32Array,
  width: number,
  height: number,
  u: number,
  v: number,
  channel: number,
  stride: number,
): number {
  const left = Math.floor(u);
  const top = Math.floor(v);
  const dx = u - left;
  const dy = v - top;
  const read = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height
      ? 0
      : (texels[(y * width + x) * stride + channel] as number);
  return (
    (read(left, top) * (1 - dx) + read(left + 1, top) * dx) * (1 - dy) +
    (read(left, top + 1) * (1 - dx) + read(left + 1, top + 1) * dx) * dy
  );
}
