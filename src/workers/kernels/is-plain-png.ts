/** Chunks that make the numbers of a pixel mean something else than upright sRGB (PNG specification, section 11.3). */
const MEANS_MORE = /iCCP|cICP|eXIf|tRNS|gAMA|cHRM/;

/**
 * Whether the pixels of a PNG can be taken as they stand in it: sRGB, upright, with no colour left out.
 * May be false of such a one too: where it says sRGB in two ways.
 * @param png the bytes, in any encoding that leaves ASCII as it is
 */
export function isPlainPng(png: string): boolean {
  // What stands before the pixels and after them.
  const parts = png.split('IDAT');
  return !MEANS_MORE.test(`${parts[0]}${parts.at(-1)}`);
}
