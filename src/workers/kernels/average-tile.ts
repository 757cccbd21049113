/**
 * A square tile scaled down by a power of two: each byte of the result is the mean of the up to
 * 2^level × 2^level pixels that it covers and that exist, rounded half up, in whole numbers:
 * floor((2 × sum + count) / (2 × count)). What covers no pixel is 0.
 * @param tile `side` × `side` bytes, row by row
 * @param level 0 copies
 * @param width @param height px of the tile that exist, from its top left corner; the others are
 * not looked at
 * @param out at least (side >> level)² bytes, row by row; filled
 */
export function averageTile(
  tile: Uint8Array,
  side: number,
  level: number,
  width: number,
  height: number,
  out: Uint8Array,
): void {
  if (level === 0 && width === side && height === side) {
    out.set(tile);
    return;
  }
  const block = 1 << level;
  const length = side >> level;
  const sums = new Uint32Array(length);
  for (let row = 0; row < length; row += 1) {
    const top = row << level;
    const bottom = Math.min(top + block, height);
    sums.fill(0);
    for (let y = top; y < bottom; y += 1) {
      const line = y * side;
      for (let x = 0; x < width; x += 1) {
        const at = x >> level;
        sums[at] = (sums[at] ?? 0) + (tile[line + x] ?? 0);
      }
    }
    const rows = Math.max(0, bottom - top);
    for (let column = 0; column < length; column += 1) {
      const count = rows * Math.max(0, Math.min(block, width - (column << level)));
      const sum = sums[column] ?? 0;
      out[row * length + column] = count === 0 ? 0 : Math.floor((2 * sum + count) / (2 * count));
    }
  }
}
