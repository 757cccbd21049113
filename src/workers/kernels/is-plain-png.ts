/** Chunks that make the numbers of a pixel mean something else than upright sRGB (PNG specification, section 11.3). */
const MEANS_MORE: readonly string[] = ['iCCP', 'cICP', 'eXIf', 'tRNS'];

/** Those that say nothing where a file says that it is sRGB. */
const WITHOUT_SRGB: readonly string[] = ['gAMA', 'cHRM'];

const chunkName = (bytes: Uint8Array, at: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + 4));

/** Whether the pixels of a PNG can be taken as they stand in it: sRGB, upright, with no colour left out. */
export function isPlainPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const names: string[] = [];
  for (let at = 8; at + 12 <= bytes.length; at += view.getUint32(at) + 12) {
    names.push(chunkName(bytes, at + 4));
  }
  const isSrgb = names.includes('sRGB');
  return !names.some(
    (name) => MEANS_MORE.includes(name) || (!isSrgb && WITHOUT_SRGB.includes(name)),
  );
}
