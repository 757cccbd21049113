import type { PictureFileType } from '../imaging.ts';
import { ImagingError } from '../imaging-error.ts';

/**
 * Sides that a file's own header can say, px: 14 bits for WebP (RFC 9649), 16 for JPEG (ITU T.81),
 * of which encoders leave the highest values out.
 */
const MAX_SIDE: Readonly<Record<PictureFileType, number>> = {
  'image/webp': 16_383,
  'image/jpeg': 65_500,
  'image/png': 0x7fff_ffff,
};

/** Throws `too_large_for_type` for a picture that no file of this type can hold; sizes in px. */
export function checkEncodable(width: number, height: number, type: PictureFileType): void {
  const limit = MAX_SIDE[type];
  if (width <= limit && height <= limit) return;
  throw new ImagingError(
    'too_large_for_type',
    `${width} × ${height} px is more than the ${limit} px a side of ${type}.`,
  );
}
