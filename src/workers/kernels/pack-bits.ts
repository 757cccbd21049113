/** Times four bits that lie a byte apart, this brings them together in the highest four. */
const GATHER = 0x80402010;

/**
 * Writes a bit a pixel for bytes that are each 0 or 255, the leftmost in the highest bit, as in a
 * scanline of a 1-bit PNG.
 * @param words the bytes, four a word, from `start` on; 0 beyond the last pixel of the row
 * @param count bytes of `out` to write, each of two words, from `at` on
 */
export function packBits(
  words: Uint32Array,
  start: number,
  count: number,
  out: Uint8Array,
  at: number,
): void {
  for (let i = 0; i < count; i += 1) {
    const left = nibble(words[start + 2 * i] ?? 0);
    const right = nibble(words[start + 2 * i + 1] ?? 0);
    out[at + i] = (left << 4) | right;
  }
}

/** Bit 3 for a word's first byte (the lowest), bit 0 for its last. */
function nibble(word: number): number {
  return Math.imul(word & 0x01010101, GATHER) >>> 28;
}
