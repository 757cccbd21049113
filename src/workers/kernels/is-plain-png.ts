/** Chunks that make the numbers of a pixel mean something else than upright sRGB (PNG specification, section 11.3). */
const MEANS_MORE = /iCCP|cICP|eXIf|tRNS|gAMA|cHRM/;

/**
 * Whether the pixels of a PNG can be taken as they stand in it: sRGB, upright, with no colour left out.
 * May be false of such a one too: where it says sRGB in two ways.
 */
export function isPlainPng(bytes: Uint8Array): boolean {
  // What stands before the pixels and after them.
  const parts = new TextDecoder('latin1').decode(bytes).split('IDAT');
  return !MEANS_MORE.test(`${parts[0]}${parts.at(-1)}`);
}
