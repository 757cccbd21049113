import sharp from 'sharp';
import { TaskFailure } from '../threads/task.ts';
import { blendWeights } from './kernels/blend-weights.ts';
import { paste } from './kernels/paste.ts';
import type { Rectangle } from './kernels/rectangle.ts';
import type { PngFile } from './plan.ts';
import { openPicture, readRaw } from './read-picture.ts';

/** An engine's answer for a part of a picture. */
export interface PartialResult {
  /** Where it belongs. */
  readonly place: Rectangle;
  /** The mask's alpha there, one byte a pixel. */
  readonly alpha: Uint8Array;
  /** RGBA pixels. */
  readonly pixels: Uint8Array | Uint8ClampedArray;
  /** Width of the blend in pixels. */
  readonly feather: number;
  /** One byte a pixel, above 0 where the band takes the answer whole. */
  readonly whole?: Uint8Array;
}

/** How much of finishing a picture is done when it is decoded; most is encoding it, of which nothing can be told. */
export const DECODED = 0.2;

/**
 * Blends a result into a picture file and encodes it; `onDecoded` is called in between. Rejects
 * with {@link TaskFailure}.
 */
export async function pasteResult(
  originalPath: string,
  maxPixels: number,
  { place, alpha, pixels, feather, whole }: PartialResult,
  onDecoded: () => void = () => {},
): Promise<PngFile> {
  const { metadata, decode } = await openPicture(originalPath, maxPixels, 'image_unreadable');
  const { width, height } = metadata;
  const { data, channels } = await readColours(decode());
  onDecoded();
  const weights = blendWeights(alpha, place.width, feather);
  whole?.forEach((value, at) => {
    if (value > 0 && (weights[at] as number) > 0) weights[at] = 255;
  });
  paste({ data, width, channels }, pixels, weights, place);
  return encodePng(data, { width, height, channels });
}

/** Decodes to three or four channels. */
export async function readColours(
  pipeline: Parameters<typeof readRaw>[0],
): Promise<{ readonly data: Uint8Array; readonly channels: 3 | 4 }> {
  const { data, channels } = await readRaw(pipeline, 'image_unreadable');
  if (channels !== 3 && channels !== 4) {
    throw new TaskFailure('image_unreadable', `The picture decodes to ${channels} channels`);
  }
  return { data, channels };
}

/** Encodes raw pixels; the bytes can be transferred. */
export async function encodePng(
  data: Uint8Array | Uint8ClampedArray,
  raw: { readonly width: number; readonly height: number; readonly channels: 3 | 4 },
): Promise<PngFile> {
  const png = await sharp(data, { raw }).png().toBuffer();
  return { bytes: new Uint8Array(png), width: raw.width, height: raw.height };
}
