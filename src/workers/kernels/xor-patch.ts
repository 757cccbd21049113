/** First byte of a patch: runs follow, or the bytes themselves. */
const RUNS = 0;
const PLAIN = 1;

/**
 * The difference of two equally long byte arrays (null stands for all zero), small where they
 * differ little: applied to either it gives the other. Null if they are equal.
 * Form: one tag byte, then either runs (varint of equal bytes to skip, varint length, the xor
 * byte), or, where that would be longer, the xor of all bytes. `length` is a multiple of 4.
 */
export function makePatch(
  before: Uint8Array | null,
  after: Uint8Array | null,
  length: number,
): Uint8Array<ArrayBuffer> | null {
  const { difference, words, packed } = roomFor(length);
  const differs = writeXor(wordsOf(before), wordsOf(after), words);
  return differs ? (packRuns(difference, words, packed) ?? plain(difference)) : null;
}

/** Room to work in. */
interface Room {
  readonly difference: Uint8Array;
  readonly words: Uint32Array;
  readonly packed: Uint8Array<ArrayBuffer>;
}

let room: Room | null = null;

/** The same room as long as the length is: a big step makes thousands of patches. */
function roomFor(length: number): Room {
  if (room?.difference.length === length) return room;
  const difference = new Uint8Array(length);
  const words = new Uint32Array(difference.buffer);
  // Packed, one run more than fits: two varints and a byte.
  room = { difference, words, packed: new Uint8Array(length + 12) };
  return room;
}

/** The bytes, from an array that begins at a multiple of 4, four at a time. */
function wordsOf(bytes: Uint8Array | null): Uint32Array | null {
  return bytes && new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2);
}

/** Writes a xor b into `out`; whether any of it is not 0. */
function writeXor(a: Uint32Array | null, b: Uint32Array | null, out: Uint32Array): boolean {
  let differs = 0;
  for (let i = 0; i < out.length; i += 1) {
    const word = (a?.[i] ?? 0) ^ (b?.[i] ?? 0);
    out[i] = word;
    differs |= word;
  }
  return differs !== 0;
}

/** Applies a patch of {@link makePatch} in place. */
export function applyPatch(bytes: Uint8Array, patch: Uint8Array): void {
  if (patch[0] === PLAIN) {
    for (let i = 0; i < bytes.length; i += 1) bytes[i] = (bytes[i] ?? 0) ^ (patch[i + 1] ?? 0);
    return;
  }
  const reader = { at: 1 };
  let position = 0;
  while (reader.at < patch.length) {
    position += readVarint(patch, reader);
    const end = position + readVarint(patch, reader);
    const value = patch[reader.at++] ?? 0;
    for (; position < end; position += 1) bytes[position] = (bytes[position] ?? 0) ^ value;
  }
}

/** Runs of the difference, written in `out`; null as soon as they grow beyond the difference itself. */
function packRuns(
  difference: Uint8Array,
  words: Uint32Array,
  out: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> | null {
  const writer = { at: 1 };
  out[0] = RUNS;
  let written = 0;
  for (let position = 0; position < difference.length; ) {
    const value = difference[position] ?? 0;
    const end = endOfRun(difference, words, position, value);
    if (value !== 0) {
      writeVarint(out, writer, position - written);
      writeVarint(out, writer, end - position);
      out[writer.at++] = value;
      written = end;
      if (writer.at > difference.length) return null;
    }
    position = end;
  }
  return out.slice(0, writer.at);
}

/** Where the run of `value` that begins at `start` ends; four bytes at a time where it is long. */
function endOfRun(bytes: Uint8Array, words: Uint32Array, start: number, value: number): number {
  const four = value * 0x01010101;
  let end = start + 1;
  while (end < bytes.length && bytes[end] === value) {
    end += 1;
    if ((end & 3) !== 0) continue;
    let word = end >> 2;
    while (word < words.length && words[word] === four) word += 1;
    end = word * 4;
  }
  return end;
}

function plain(difference: Uint8Array): Uint8Array<ArrayBuffer> {
  const patch = new Uint8Array(difference.length + 1);
  patch[0] = PLAIN;
  patch.set(difference, 1);
  return patch;
}

function writeVarint(out: Uint8Array, writer: { at: number }, value: number): void {
  let rest = value;
  while (rest >= 0x80) {
    out[writer.at++] = (rest & 0x7f) | 0x80;
    rest >>>= 7;
  }
  out[writer.at++] = rest;
}

function readVarint(bytes: Uint8Array, reader: { at: number }): number {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[reader.at++] ?? 0;
    value |= (byte & 0x7f) << shift;
    if (byte < 0x80) return value;
  }
}
