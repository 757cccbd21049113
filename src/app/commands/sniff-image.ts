/** Bytes from the beginning that are enough to tell. */
export const SNIFF_BYTES = 16;

const startsWith = (bytes: Uint8Array, expected: readonly number[], at = 0): boolean =>
  expected.every((byte, index) => bytes[at + index] === byte);

const ascii = (text: string): readonly number[] => [...text].map((char) => char.charCodeAt(0));

/**
 * Whether bytes begin as one of the file types that are promised: PNG, JPEG, GIF, WebP, BMP, by
 * the signatures of their specifications. `bytes` are the first {@link SNIFF_BYTES} of the file.
 */
export const looksLikeImage = (bytes: Uint8Array): boolean =>
  startsWith(bytes, [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a]) ||
  startsWith(bytes, [0xff, 0xd8, 0xff]) ||
  startsWith(bytes, ascii('GIF8')) ||
  (startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8)) ||
  startsWith(bytes, ascii('BM'));
