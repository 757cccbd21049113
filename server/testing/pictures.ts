import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { Parts } from './test-client.ts';

/** A PNG of one colour (RGBA, 0 to 255). */
export function plainPng(
  width: number,
  height: number,
  [r, g, b, alpha]: readonly [number, number, number, number],
): Promise<Buffer> {
  const background = { r, g, b, alpha: alpha / 255 };
  return sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();
}

/** A mask that marks the square of 8 pixels a side in the middle. */
export async function squareMask(width: number, height: number): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 4);
  for (let y = height / 2 - 4; y < height / 2 + 4; y++) {
    for (let x = width / 2 - 4; x < width / 2 + 4; x++)
      data.fill(255, (y * width + x) * 4, (y * width + x) * 4 + 4);
  }
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

/** A PNG whose pixels all differ from their neighbours: RGB by a fixed formula. */
export function busyPng(width: number, height: number, channels: 3 | 4 = 3): Promise<Buffer> {
  const data = Buffer.from(
    Uint8Array.from({ length: width * height * channels }, (_, at) => (at * 37 + (at >> 4)) % 251),
  );
  return sharp(data, { raw: { width, height, channels } }).png().toBuffer();
}

/** The EXIF orientation of each way to turn a picture clockwise by so many degrees, so that it stands upright. */
const ORIENTATIONS = { 90: 6, 180: 3, 270: 8 } as const;

/** A picture as a turned camera stores it: its pixels lie, and a tag says how to turn them upright. */
export function lying(
  upright: Uint8Array,
  turn: keyof typeof ORIENTATIONS,
  format: 'png' | 'webp' | 'jpeg' = 'png',
): Promise<Buffer> {
  return sharp(upright)
    .rotate(360 - turn)
    .withMetadata({ orientation: ORIENTATIONS[turn] })
    .toFormat(format, format === 'webp' ? { lossless: true, exact: true } : {})
    .toBuffer();
}

/** Decoded pixels of a picture file, or of a part of it. */
export function pixelsOf(
  file: Uint8Array,
  part?: { left: number; top: number; width: number; height: number },
): Promise<Buffer> {
  const picture = sharp(file);
  return (part === undefined ? picture : picture.extract(part)).raw().toBuffer();
}

/** The parts of a good removal of 64×48 pixels. */
export async function removalParts(): Promise<Parts> {
  return {
    width: '64',
    height: '48',
    original_image: await plainPng(64, 48, [200, 30, 60, 255]),
    mask_image: await squareMask(64, 48),
  };
}

/** The same PNG, its header claiming another size (with a right checksum). */
export function claimSize(png: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(png);
  copy.writeUInt32BE(width, 16);
  copy.writeUInt32BE(height, 20);
  copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29);
  return copy;
}
