import { readImageHeader } from '../../kernels/image-header.ts';
import { brokenLimit, PICTURE_LIMITS } from '../../kernels/picture-limits.ts';
import { ImagingError } from '../imaging-error.ts';

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
  if (brokenLimit({ width, height }) === null) return;
  const { pixels, side } = PICTURE_LIMITS;
  throw new ImagingError(
    'image_too_large',
    `${width} × ${height} px is more than ${pixels / 1e6} megapixels or ${side} px a side.`,
  );
}
