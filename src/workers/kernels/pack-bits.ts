/** Times four bits that lie a byte apart, this brings them together in the highest four. */
const GATHER = 0x80402010;

/**
 * Packs bytes that are each 0 or 255 to a bit a pixel, the leftmost in the highest bit, as in a
 * scanline of a 1-bit PNG, and writes how each packed byte differs from the one above it: filter
 * "Up" of the PNG specification, section 9.2.
 * @param words the bytes, four a word, from `start` on; 0 beyond the last pixel of the row
 * @param count bytes of `out` to write, each of two words, from `at` on
 * @param above the packed row above, from `at` on; becomes this row
 */
export function packBitsUp(
  words: Uint32Array,
  start: number,
  count: number,
  out: Uint8Array,
  at: number,
  above: Uint8Array,
): void {
  for (let i = 0; i < count; i += 1) {
    const left = words[start + 2 * i] ?? 0;
    const right = words[start + 2 * i + 1] ?? 0;
    // Most words are blank or wholly painted.
    const packed = left === right && (left === 0 || ~left === 0) ? left & 0xff : pack(left, right);
    const before = above[at + i] ?? 0;
    if (packed === before) continue;
    out[at + i] = packed - before;
    above[at + i] = packed;
  }
}

function pack(left: number, right: number): number {
  return (nibble(left) << 4) | nibble(right);
}

/** Bit 3 for a word's first byte (the lowest), bit 0 for its last. */
function nibble(word: number): number {
  return Math.imul(word & 0x01010101, GATHER) >>> 28;
}
