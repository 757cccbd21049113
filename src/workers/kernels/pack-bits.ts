/**
 * One scanline of a 1-bit PNG: the filter byte 0, then a bit a pixel, the leftmost in the highest
 * bit; a bit is set where the byte is not zero. `out` has 1 + ceil(width / 8) bytes.
 */
export function packBitRow(row: Uint8Array, out: Uint8Array): void {
  out.fill(0);
  for (let x = 0; x < row.length; x += 1) {
    if (row[x] !== 0) out[1 + (x >> 3)] = (out[1 + (x >> 3)] ?? 0) | (0x80 >> (x & 7));
  }
}
