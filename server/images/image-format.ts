import { open } from 'node:fs/promises';

/** A file format that is kept and served as it came. */
export interface ImageFormat {
  readonly name: 'png' | 'jpeg' | 'webp';
  readonly contentType: string;
}

/**
 * What the first bytes of a file say: a format that is accepted, one that can be made into one that
 * is up to `maxPixels`, one that can't, or none.
 */
export type FormatVerdict =
  | { readonly kind: 'accepted'; readonly format: ImageFormat }
  | { readonly kind: 'convertible'; readonly name: string; readonly maxPixels: number }
  | { readonly kind: 'refused'; readonly name: string }
  | { readonly kind: 'unknown' };

/**
 * Of AVIF, whose decoder takes 18 bytes a pixel at once, however small the file: a kilobyte took a gigabyte.
 * Of others with 100 megapixels it takes less than this.
 */
const MAX_AVIF_PIXELS = 32_000_000;

/** First bytes as latin1 text; `.` stands for any byte. */
const SIGNATURES: readonly (readonly [RegExp, FormatVerdict])[] = [
  [/^\x89PNG\r\n\x1a\n/, accepted('png')],
  [/^\xff\xd8\xff/, accepted('jpeg')],
  [/^RIFF[^]{4}WEBP/, accepted('webp')],
  [/^GIF8[79]a/, convertible('GIF')],
  [/^BM/, refused('BMP')],
  [/^(II\*\0|MM\0\*)/, convertible('TIFF')],
  [/^[^]{4}ftyp(avif|avis)/, convertible('AVIF', MAX_AVIF_PIXELS)],
  [/^[^]{4}ftyp(heic|heix|mif1|msf1)/, refused('HEIC')],
  [/^\s*(<\?xml[^]*)?<svg/, refused('SVG')],
];

const HEAD_BYTES = 64;

/** Decides a file's format by its first bytes, whatever its name says. */
export async function readImageFormat(path: string): Promise<FormatVerdict> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const head = buffer.toString('latin1', 0, bytesRead);
    return SIGNATURES.find(([signature]) => signature.test(head))?.[1] ?? { kind: 'unknown' };
  } finally {
    await file.close();
  }
}

function accepted(name: ImageFormat['name']): FormatVerdict {
  return { kind: 'accepted', format: { name, contentType: `image/${name}` } };
}

function refused(name: string): FormatVerdict {
  return { kind: 'refused', name };
}

function convertible(name: string, maxPixels = Infinity): FormatVerdict {
  return { kind: 'convertible', name, maxPixels };
}
