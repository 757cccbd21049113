import { TaskFailure } from '../threads/task.ts';
import { blendWeights } from './kernels/blend-weights.ts';
import { paste } from './kernels/paste.ts';
import type { Rectangle } from './kernels/rectangle.ts';
import type { PngFile } from './plan.ts';
import { openPicture, readRaw } from './read-picture.ts';
import { type RawPixels, writePng } from './write-png.ts';

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

/** How much of finishing a picture is done when it is decoded; the rest is encoding. */
const DECODED = 0.2;

/** What is told of finishing a picture, 0 to 1: when it is decoded, and while it is encoded. */
export function finishingShares(onShare: (share: number) => void) {
  return {
    decoded: () => onShare(DECODED),
    encoding: (share: number) => onShare(DECODED + (1 - DECODED) * share),
  };
}

/**
 * Blends a result into a picture file and encodes it; `onShare` is told how much of that is done,
 * 0 to 1. Rejects with {@link TaskFailure}.
 */
export async function pasteResult(
  originalPath: string,
  maxPixels: number,
  partial: PartialResult,
  onShare: (share: number) => void = () => {},
): Promise<PngFile> {
  const told = finishingShares(onShare);
  const { data, ...raw } = await blendResult(originalPath, maxPixels, partial, told.decoded);
  return encodePng(data, raw, told.encoding);
}

/**
 * Blends a result into the pixels of a picture file; `onDecoded` is called when those are there. Rejects with
 * {@link TaskFailure}.
 */
export async function blendResult(
  originalPath: string,
  maxPixels: number,
  { place, alpha, pixels, feather, whole }: PartialResult,
  onDecoded: () => void,
): Promise<RawPixels> {
  const { metadata, decode } = await openPicture(originalPath, maxPixels, 'image_unreadable');
  const { width, height } = metadata;
  const { data, channels } = await readColours(decode());
  onDecoded();
  const weights = blendWeights(alpha, place.width, feather);
  whole?.forEach((value, at) => {
    if (value > 0 && (weights[at] as number) > 0) weights[at] = 255;
  });
  paste({ data, width, channels }, pixels, weights, place);
  return { data, width, height, channels };
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

/** Encodes raw pixels; the bytes can be transferred. `onShare` is told how much is done, 0 to 1. */
export async function encodePng(
  data: Uint8Array | Uint8ClampedArray,
  raw: Omit<RawPixels, 'data'>,
  onShare: (share: number) => void = () => {},
): Promise<PngFile> {
  const bytes = await writePng({ data, ...raw }, onShare);
  return { bytes, width: raw.width, height: raw.height };
}
