import sharp, { type Metadata } from 'sharp';
import { Refusal } from '../refusal.ts';
import { readImageFormat } from './image-format.ts';
import type { ImageLimits } from './image-limits.ts';

/** A picture file that was looked at. Sizes in pixels, of the picture the right way up. */
export interface InspectedImage {
  readonly contentType: string;
  readonly width: number;
  readonly height: number;
  readonly hasAlpha: boolean;
}

/**
 * How files are decoded, wherever that is: what only makes a decoder warn (bytes between the parts of a JPEG, as some
 * cameras and programs leave) is no reason to refuse a picture, and what was accepted has to be read ever after. Sizes
 * are held against limits of ours.
 */
export const DECODING = { failOn: 'error', limitInputPixels: false } as const;

/**
 * Reads what a file's head says, without decoding it. `what` names the file in messages.
 * @throws {Refusal} `not_an_image`, `unsupported_media_type`, `image_unreadable`, `image_too_large`.
 */
export async function inspectImage(
  path: string,
  what: string,
  limits: ImageLimits,
): Promise<InspectedImage> {
  const verdict = await readImageFormat(path);
  if (verdict.kind === 'unknown') throw new Refusal('not_an_image', `${what} is not an image.`);
  if (verdict.kind !== 'accepted') {
    const sentence = `${what} is in the format ${verdict.name}; send a PNG, JPEG or WebP.`;
    throw new Refusal('unsupported_media_type', sentence);
  }
  const { width, height, hasAlpha } = await readHead(path, what);
  assertAllowedSize({ width, height }, what, limits);
  return { contentType: verdict.format.contentType, width, height, hasAlpha };
}

/**
 * Holds a size against the limits; `what` begins the sentence.
 * @throws {Refusal} `image_too_large`.
 */
export function assertAllowedSize(
  { width, height }: { readonly width: number; readonly height: number },
  what: string,
  { maxPixels, maxSide }: ImageLimits,
): void {
  if (width <= maxSide && height <= maxSide && width * height <= maxPixels) return;
  const megapixels = Math.floor(maxPixels / 1_000_000);
  const sentence = `${what} has ${width}×${height} pixels; at most ${megapixels} megapixels and ${maxSide} a side are accepted.`;
  throw new Refusal('image_too_large', sentence);
}

/**
 * Decodes a whole picture once, keeping next to nothing in memory.
 * @throws {Refusal} `image_unreadable` when it is cut off or damaged.
 */
export async function assertDecodes(path: string, what: string): Promise<void> {
  const pipeline = sharp(path, { ...DECODING, sequentialRead: true });
  // Shrinking to one pixel by averaging reads every row, in the order of the file.
  await pipeline
    .resize(1, 1, { fit: 'fill', fastShrinkOnLoad: false })
    .raw()
    .toBuffer()
    .catch((error: unknown) => {
      throw unreadable(what, error);
    });
}

/**
 * Decodes a mask and looks for a pixel that it marks (alpha above 0).
 * @throws {Refusal} `mask_unreadable`, `mask_empty`.
 */
export async function assertMarksSomething(path: string): Promise<void> {
  const alpha = await sharp(path, DECODING)
    .extractChannel('alpha')
    .raw({ depth: 'uchar' })
    .toBuffer()
    .catch((error: unknown) => {
      throw new Refusal('mask_unreadable', `The mask can't be read: ${reasonOf(error)}.`);
    });
  if (isAllZero(alpha)) {
    throw new Refusal('mask_empty', 'The mask marks no pixel; paint over what is to go.');
  }
}

/** Bytes that are compared at once. */
const ZEROS = new Uint8Array(1_048_576);

/** By comparing memory: asked byte by byte, a large mask holds up all that the server does for seconds. */
function isAllZero(bytes: Buffer): boolean {
  for (let at = 0; at < bytes.length; at += ZEROS.length) {
    const piece = bytes.subarray(at, at + ZEROS.length);
    if (!piece.equals(ZEROS.subarray(0, piece.length))) return false;
  }
  return true;
}

/**
 * What a file's head says; width and height are those of the picture the right way up, as cameras that
 * were turned store it on its side.
 * @throws {Refusal} `image_unreadable`.
 */
export async function readHead(path: string, what: string): Promise<Metadata> {
  try {
    const stored = await sharp(path, DECODING).metadata();
    return { ...stored, ...stored.autoOrient };
  } catch (error) {
    throw unreadable(what, error);
  }
}

function unreadable(what: string, error: unknown): Refusal {
  const sentence = `${what} can't be read: ${reasonOf(error)}. It may be cut off or damaged.`;
  return new Refusal('image_unreadable', sentence);
}

/** The decoder's first line, without the path that it may name. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text.split('\n')[0] ?? '').replace(/\/\S+/g, 'the file');
}
