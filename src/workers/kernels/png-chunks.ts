import { crc32 } from './crc32.ts';

/** The eight bytes that begin every PNG. */
export const PNG_SIGNATURE = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);

/** Colour types that we write, by their number in the PNG specification. */
export const PNG_COLOR = { rgb: 2, palette: 3, rgba: 6 } as const;

/** One chunk: length, four-letter type, data, CRC. */
export function pngChunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(data.length + 12);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  for (let i = 0; i < 4; i += 1) chunk[4 + i] = type.charCodeAt(i);
  chunk.set(data, 8);
  view.setUint32(data.length + 8, crc32(chunk.subarray(4, data.length + 8)));
  return chunk;
}

/** IHDR: sizes in px, bits a sample or palette index, one of {@link PNG_COLOR}; not interlaced. */
export function pngHeader(
  width: number,
  height: number,
  depth: number,
  color: number,
): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(13);
  const view = new DataView(data.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  data[8] = depth;
  data[9] = color;
  return pngChunk('IHDR', data);
}
