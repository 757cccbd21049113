import type { PictureFileType } from '../shared/imaging.ts';
import { ImagingError } from '../shared/imaging-error.ts';
import { checkEncodable } from '../shared/picture/check-encodable.ts';
import type { DecodedPicture } from '../shared/picture/picture-service.ts';
import { canvasTellsPixels } from './canvas-tells-pixels.ts';

/** Quality for WebP and JPEG, 0 to 1: no loss that one sees at 100 %. */
const QUALITY = 0.92;

/**
 * Encodes with the browser. JPEG has no alpha: transparent parts become white. Rejects with
 * `type_not_written` where the browser has no such encoder, or withholds what is on a canvas.
 */
export async function encodeLossy(picture: DecodedPicture, type: PictureFileType): Promise<Blob> {
  const { width, height, pixels } = picture;
  checkEncodable(width, height, type);
  const canvas = new OffscreenCanvas(width, height);
  // Never on the GPU: reading 8192² back from there took 14 s instead of 3 s.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new ImagingError('internal', 'There is no 2D canvas in workers.');
  context.putImageData(new ImageData(new Uint8ClampedArray(pixels.buffer), width, height), 0, 0);
  if (type === 'image/jpeg') {
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
  }
  const blob = await canvas.convertToBlob({ type, quality: QUALITY });
  // A browser without this encoder (Safari has none of WebP) silently gives PNG, and name and bytes must agree.
  if (blob.type === type && canvasTellsPixels()) return blob;
  throw new ImagingError('type_not_written', type);
}
