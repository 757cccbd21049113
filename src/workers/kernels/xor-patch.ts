/** First byte of a patch: runs follow, or the bytes themselves. */
const RUNS = 0;
const PLAIN = 1;

/**
 * The difference of two equally long byte arrays (null stands for all zero), small where they
 * differ little: applied to either it gives the other. Null if they are equal.
 * Form: one tag byte, then either runs (varint of equal bytes to skip, varint length, the xor
 * byte), or, where that would be longer, the xor of all bytes.
 */
export function makePatch(
  before: Uint8Array | null,
  after: Uint8Array | null,
  length: number,
): Uint8Array<ArrayBuffer> | null {
  const difference = new Uint8Array(length);
  let differs = 0;
  for (let i = 0; i < length; i += 1) {
    const byte = (before === null ? 0 : (before[i] ?? 0)) ^ (after === null ? 0 : (after[i] ?? 0));
    difference[i] = byte;
    differs |= byte;
  }
  return differs === 0 ? null : (packRuns(difference) ?? plain(difference));
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

/** Runs of the difference, or null as soon as they grow beyond the difference itself. */
function packRuns(difference: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const out: number[] = [RUNS];
  let position = 0;
  let written = 0;
  while (position < difference.length) {
    const value = difference[position] ?? 0;
    let end = position + 1;
    while (end < difference.length && difference[end] === value) end += 1;
    if (value !== 0) {
      writeVarint(out, position - written);
      writeVarint(out, end - position);
      out.push(value);
      written = end;
    }
    if (out.length > difference.length) return null;
    position = end;
  }
  return Uint8Array.from(out);
}

function plain(difference: Uint8Array): Uint8Array<ArrayBuffer> {
  const patch = new Uint8Array(difference.length + 1);
  patch[0] = PLAIN;
  patch.set(difference, 1);
  return patch;
}

function writeVarint(out: number[], value: number): void {
  let rest = value;
  while (rest >= 0x80) {
    out.push((rest & 0x7f) | 0x80);
    rest >>>= 7;
  }
  out.push(rest);
}

function readVarint(bytes: Uint8Array, reader: { at: number }): number {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[reader.at++] ?? 0;
    value |= (byte & 0x7f) << shift;
    if (byte < 0x80) return value;
  }
}
