import { readImageHeader } from '../../kernels/image-header.ts';
import { ImagingError } from '../imaging-error.ts';

/** The largest picture that is opened: pixels in all, and px on a side. */
const MAX_PIXELS = 100_000_000;
const MAX_SIDE = 30_000;

/** What a file is, before anything is decoded. */
export interface ImageKind {
  /** MIME type, or the empty string for a format that only the browser may know. */
  readonly type: string;
  /** False where the file says that every pixel is opaque. */
  readonly mayHaveAlpha: boolean;
}

/** Looks into a file. Rejects with `image_too_large` or `image_truncated`. */
export async function inspectImage(source: Blob): Promise<ImageKind> {
  const header = readImageHeader(new Uint8Array(await source.arrayBuffer()));
  if (header === null) return { type: '', mayHaveAlpha: true };
  checkSize(header.width, header.height);
  if (!header.complete) {
    throw new ImagingError('image_truncated', 'The file ends before its picture does.');
  }
  return header;
}

/** Rejects a picture beyond the limits; sizes in px. */
export function checkSize(width: number, height: number): void {
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS) {
    throw new ImagingError(
      'image_too_large',
      `${width} × ${height} px is more than ${MAX_PIXELS / 1e6} megapixels or ${MAX_SIDE} px a side.`,
    );
  }
}
