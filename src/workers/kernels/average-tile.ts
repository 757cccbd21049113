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
  const words = width === side && side % 4 === 0 ? wordsOf(tile) : null;
  if (level === 1 && words !== null && height === side) {
    halve(words, side, out);
    return;
  }
  const sums = new Uint32Array(length);
  for (let row = 0; row < length; row += 1) {
    const top = row << level;
    const bottom = Math.min(top + block, height);
    sums.fill(0);
    for (let y = top; y < bottom; y += 1) {
      if (words === null || level < 2) addBytes(tile, y * side, width, level, sums);
      else addWords(words, (y * side) >> 2, width >> 2, level, sums);
    }
    const rows = Math.max(0, bottom - top);
    for (let column = 0; column < length; column += 1) {
      const count = rows * Math.max(0, Math.min(block, width - (column << level)));
      const sum = sums[column] ?? 0;
      out[row * length + column] = count === 0 ? 0 : Math.floor((2 * sum + count) / (2 * count));
    }
  }
}

/** The bytes four at a time; null where they do not begin at a multiple of 4. */
function wordsOf(bytes: Uint8Array): Uint32Array | null {
  if (bytes.byteOffset % 4 !== 0) return null;
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2);
}

/** Adds each byte of a line to the sum of its block. */
function addBytes(
  tile: Uint8Array,
  start: number,
  width: number,
  level: number,
  sums: Uint32Array,
): void {
  for (let x = 0; x < width; x += 1) {
    const at = x >> level;
    sums[at] = (sums[at] ?? 0) + (tile[start + x] ?? 0);
  }
}

/** The same from level 2 on, four bytes at a time; most of a mask is nothing. */
function addWords(
  words: Uint32Array,
  start: number,
  length: number,
  level: number,
  sums: Uint32Array,
): void {
  for (let i = 0; i < length; i += 1) {
    const word = words[start + i] ?? 0;
    if (word === 0) continue;
    const pairs = pairsOf(word);
    const at = i >> (level - 2);
    sums[at] = (sums[at] ?? 0) + (pairs & 0xffff) + (pairs >>> 16);
  }
}

/** Two sums in one number: of the first two bytes in its lower half, of the others in its upper. */
function pairsOf(word: number): number {
  return (word & 0x00ff00ff) + ((word >>> 8) & 0x00ff00ff);
}

/** Level 1 of a whole tile: a word and the one below it make two bytes. */
function halve(words: Uint32Array, side: number, out: Uint8Array): void {
  const line = side >> 2;
  for (let row = 0, to = 0; row < side; row += 2) {
    for (let i = row * line; i < (row + 1) * line; i += 1, to += 2) {
      const pairs = pairsOf(words[i] ?? 0) + pairsOf(words[i + line] ?? 0);
      out[to] = ((pairs & 0xffff) + 2) >> 2;
      out[to + 1] = ((pairs >>> 16) + 2) >> 2;
    }
  }
}
