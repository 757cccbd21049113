/** Times four bits that lie a byte apart, this brings them together in the highest four. */
const GATHER = 0x80402010;

/** The four bytes, each 0 or 255, for four bits: the highest bit is the first byte, a word's lowest. */
const SCATTERED = Uint32Array.from({ length: 16 }, (_, bits) =>
  [8, 4, 2, 1].reduce((word, bit, i) => word + ((bits & bit) === 0 ? 0 : 255 * 256 ** i), 0),
);

/**
 * Packs bytes that are each 0 or 255 to a bit each, the first in the highest bit, as in a scanline of
 * a 1-bit PNG.
 * @param words the bytes, four a word, an even number of words
 */
export function packBits(words: Uint32Array): Uint8Array<ArrayBuffer> {
  const bits = new Uint8Array(words.length >> 1);
  for (let i = 0; i < bits.length; i += 1) {
    const left = words[2 * i] ?? 0;
    const right = words[2 * i + 1] ?? 0;
    // Most words are blank or wholly painted.
    bits[i] = left === right && (left === 0 || ~left === 0) ? left & 0xff : pack(left, right);
  }
  return bits;
}

/** The bytes, each 0 or 255, that {@link packBits} packed, four a word. */
export function unpackBits(bits: Uint8Array): Uint32Array<ArrayBuffer> {
  const words = new Uint32Array(2 * bits.length);
  for (let i = 0; i < bits.length; i += 1) {
    const byte = bits[i] ?? 0;
    if (byte === 0) continue;
    words[2 * i] = SCATTERED[byte >> 4] ?? 0;
    words[2 * i + 1] = SCATTERED[byte & 15] ?? 0;
  }
  return words;
}

function pack(left: number, right: number): number {
  return (nibble(left) << 4) | nibble(right);
}

/** Bit 3 for a word's first byte (the lowest), bit 0 for its last. */
function nibble(word: number): number {
  return Math.imul(word & 0x01010101, GATHER) >>> 28;
}
