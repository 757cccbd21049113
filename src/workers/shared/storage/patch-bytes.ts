import type { Patch } from '../mask/edit.ts';

/** Bytes of a patch: number of tiles, then for each its number, length and difference. */
export function encodePatch(patch: Patch): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(patchSize(patch));
  const view = new DataView(bytes.buffer);
  view.setUint32(0, patch.size, true);
  let at = 4;
  for (const [tile, difference] of patch) {
    view.setUint32(at, tile, true);
    view.setUint32(at + 4, difference.length, true);
    bytes.set(difference, at + 8);
    at += 8 + difference.length;
  }
  return bytes;
}

/** Reads {@link encodePatch}. Throws a RangeError if the bytes end too early. */
export function decodePatch(bytes: Uint8Array<ArrayBuffer>): Patch {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const patch = new Map<number, Uint8Array<ArrayBuffer>>();
  let at = 4;
  for (let left = view.getUint32(0, true); left > 0; left -= 1) {
    const length = view.getUint32(at + 4, true);
    patch.set(view.getUint32(at, true), bytes.slice(at + 8, at + 8 + length));
    at += 8 + length;
  }
  if (at > bytes.length) throw new RangeError('The patch ends too early.');
  return patch;
}

/** Bytes that a patch takes when written, about what it takes in memory. */
export function patchSize(patch: Patch): number {
  let size = 4;
  for (const difference of patch.values()) size += 8 + difference.length;
  return size;
}
