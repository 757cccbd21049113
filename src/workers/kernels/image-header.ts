/** What the first bytes of an image file say. Sizes in px as stored, before any orientation. */
export interface ImageHeader {
  readonly type: string;
  readonly width: number;
  readonly height: number;
  /** False where the file says that every pixel is opaque. */
  readonly mayHaveAlpha: boolean;
  /** False if the file ends before its picture does. */
  readonly complete: boolean;
}

type Reader = (bytes: Uint8Array, view: DataView) => ImageHeader;

const READERS: readonly (readonly [magic: RegExp, read: Reader])[] = [
  [/^\x89PNG\r\n\x1a\n/, readPng],
  [/^\xff\xd8\xff/, readJpeg],
  [/^GIF8[79]a/, readGif],
  [/^RIFF[^]{4}WEBP/, readWebp],
  [/^BM/, readBmp],
  [/^[^]{4}ftyp(avif|avis)/, (bytes, view) => readHeif('image/avif', bytes, view)],
  [/^[^]{4}ftyp(heic|heix|hevc|mif1|msf1)/, (bytes, view) => readHeif('image/heic', bytes, view)],
];

/** Type and size by content, never by name; null if the bytes begin no format known here. */
export function readImageHeader(bytes: Uint8Array): ImageHeader | null {
  const start = ascii(bytes, 0, 12);
  const found = READERS.find(([magic]) => magic.test(start));
  if (found === undefined) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return found[1](bytes, view);
  } catch (error) {
    // A DataView throws RangeError past its end: the file stops within its own header.
    if (error instanceof RangeError)
      return { type: '', width: 0, height: 0, mayHaveAlpha: true, complete: false };
    throw error;
  }
}

function ascii(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

/** PNG specification, section 5: chunks up to IEND. */
function readPng(bytes: Uint8Array, view: DataView): ImageHeader {
  const header = { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
  // Colour types 4 and 6 have an alpha channel, the others may have a tRNS chunk.
  let mayHaveAlpha = view.getUint8(25) >= 4;
  let at = 8;
  while (at + 12 <= bytes.length) {
    const chunk = ascii(bytes, at + 4, 4);
    if (chunk === 'IEND') return { ...header, mayHaveAlpha, complete: true };
    if (chunk === 'tRNS') mayHaveAlpha = true;
    at += view.getUint32(at) + 12;
  }
  return { ...header, mayHaveAlpha, complete: false };
}

/** ITU T.81, annex B: segments up to the scan, the size in the frame header, EOI at the end. */
function readJpeg(bytes: Uint8Array, view: DataView): ImageHeader {
  let width = 0;
  let height = 0;
  let at = 2;
  for (;;) {
    while (view.getUint8(at) === 0xff && view.getUint8(at + 1) === 0xff) at += 1;
    const marker = view.getUint16(at);
    if (marker === 0xffda) break;
    if (marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)) {
      height = view.getUint16(at + 5);
      width = view.getUint16(at + 7);
    }
    at += 2 + view.getUint16(at + 2);
  }
  const complete = endOfJpeg(bytes, at);
  return { type: 'image/jpeg', width, height, mayHaveAlpha: false, complete };
}

function endOfJpeg(bytes: Uint8Array, scan: number): boolean {
  let at = bytes.lastIndexOf(0xd9);
  while (at > scan && bytes[at - 1] !== 0xff) at = bytes.lastIndexOf(0xd9, at - 1);
  return at > scan;
}

/** GIF89a specification: blocks up to the end of the first image. */
function readGif(bytes: Uint8Array, view: DataView): ImageHeader {
  const header = {
    type: 'image/gif',
    width: view.getUint16(6, true),
    height: view.getUint16(8, true),
    mayHaveAlpha: true,
  };
  let at = 13 + colorTableBytes(view.getUint8(10));
  while (at < bytes.length) {
    const block = view.getUint8(at);
    if (block === 0x3b) break;
    if (block === 0x2c) {
      const data = at + 11 + colorTableBytes(view.getUint8(at + 9));
      return { ...header, complete: skipSubBlocks(view, data) <= bytes.length };
    }
    at = skipSubBlocks(view, at + 2);
  }
  return { ...header, complete: false };
}

function colorTableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function skipSubBlocks(view: DataView, start: number): number {
  let at = start;
  for (;;) {
    const length = view.getUint8(at);
    at += length + 1;
    if (length === 0) return at;
  }
}

/** RFC 9649: the size is in the first chunk, in one of three forms. */
function readWebp(bytes: Uint8Array, view: DataView): ImageHeader {
  const complete = view.getUint32(4, true) + 8 <= bytes.length;
  const size = webpSize(ascii(bytes, 12, 4), view);
  return { type: 'image/webp', ...size, mayHaveAlpha: true, complete };
}

function webpSize(chunk: string, view: DataView): { width: number; height: number } {
  if (chunk === 'VP8X') {
    const width = (view.getUint32(24, true) & 0xffffff) + 1;
    return { width, height: (view.getUint32(26, true) >>> 8) + 1 };
  }
  if (chunk === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

/** BITMAPINFOHEADER and its successors, and the 12-byte core header before it. */
function readBmp(bytes: Uint8Array, view: DataView): ImageHeader {
  const core = view.getUint32(14, true) === 12;
  const width = core ? view.getUint16(18, true) : Math.abs(view.getInt32(18, true));
  const height = core ? view.getUint16(20, true) : Math.abs(view.getInt32(22, true));
  const bits = view.getUint16(core ? 24 : 28, true);
  const compression = core ? 0 : view.getUint32(30, true);
  const rows = Math.ceil((width * bits) / 32) * 4 * height;
  const needed = view.getUint32(10, true) + (compression === 0 || compression === 3 ? rows : 0);
  return {
    type: 'image/bmp',
    width,
    height,
    mayHaveAlpha: bits > 24,
    complete: needed <= bytes.length,
  };
}

/** ISO/IEC 23008-12: the largest `ispe` property is the picture, smaller ones are its parts. */
function readHeif(type: string, bytes: Uint8Array, view: DataView): ImageHeader {
  const head = ascii(bytes, 0, Math.min(bytes.length, 16_384));
  let width = 0;
  let height = 0;
  for (let at = head.indexOf('ispe'); at >= 0; at = head.indexOf('ispe', at + 4)) {
    width = Math.max(width, view.getUint32(at + 8));
    height = Math.max(height, view.getUint32(at + 12));
  }
  return { type, width, height, mayHaveAlpha: true, complete: true };
}
