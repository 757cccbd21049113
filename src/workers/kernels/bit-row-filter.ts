/** Filters of a scanline by their number (PNG specification, 9.2). */
const FILTER_NONE = 0;
const FILTER_UP = 2;

/** A row with more changes than this share of its bytes is noise. */
const NOISE = 1 / 3;

/** A scanline of a 1-bit picture, packed, with 0 up to a whole word. */
export interface BitRow {
  readonly bytes: Uint8Array;
  /** The same, four bytes a word. */
  readonly words: Uint32Array;
}

/** A blank row with room for so many bytes. */
export function createBitRow(bytes: number): BitRow {
  const words = new Uint32Array(Math.ceil(bytes / 4));
  return { bytes: new Uint8Array(words.buffer), words };
}

/**
 * Writes a scanline of a mask for a deflate that searches: mostly as it is, for then edges look like
 * others further up. As differences from the row above where that leaves nothing, and where there is
 * hardly anything but edges, of which only those that moved are left.
 * @param out takes the filter's number and the bytes; all zero
 */
export function filterForSearch(row: BitRow, above: BitRow, out: Uint8Array): void {
  const count = out.length - 1;
  if (prefersUp(row, above, count)) {
    filterUp(row, above, out);
    return;
  }
  out[0] = FILTER_NONE;
  out.set(row.bytes.subarray(0, count), 1);
}

/**
 * Writes how a scanline differs from the one above: little but runs of 0 is left.
 * @param out takes the filter's number and the bytes; all zero
 */
export function filterUp(row: BitRow, above: BitRow, out: Uint8Array): void {
  out[0] = FILTER_UP;
  for (let i = 0; i < row.words.length; i += 1) {
    if (row.words[i] === above.words[i]) continue;
    for (let at = 4 * i; at < 4 * i + 4; at += 1) {
      out[1 + at] = (row.bytes[at] as number) - (above.bytes[at] as number);
    }
  }
}

function prefersUp(row: BitRow, above: BitRow, count: number): boolean {
  const changes = changesOf(row);
  // A row without any is as small as it is.
  return changes > count * NOISE || (changes > 0 && isSame(row, above));
}

/** How often a byte differs from the one before. */
function changesOf({ bytes, words }: BitRow): number {
  let changes = 0;
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i] as number;
    // Most words are like the one before, and four bytes of 0 or of 255.
    if (i > 0 && word === words[i - 1] && (word === 0 || ~word === 0)) continue;
    for (let at = Math.max(1, 4 * i); at < 4 * i + 4; at += 1) {
      if (bytes[at] !== bytes[at - 1]) changes += 1;
    }
  }
  return changes;
}

function isSame({ words }: BitRow, above: BitRow): boolean {
  for (let i = 0; i < words.length; i += 1) if (words[i] !== above.words[i]) return false;
  return true;
}
