import sharp from 'sharp';
import { expect, it } from 'vitest';
import { isAnimated } from './animated.ts';

const raw = { width: 9, height: 20, channels: 3 } as const;
const pixels = Uint8Array.from({ length: 9 * 20 * 3 }, (_, at) => (at * 37) % 256);
/** The same pixels as one picture, or as two of half their height. */
const still = sharp(pixels, { raw });
const moving = sharp(pixels, { raw: { ...raw, pageHeight: 10 } });
const blobOf = async (file: Promise<Uint8Array>) => new Blob([new Uint8Array(await file)]);

/** A PNG with the chunk that says of how many pictures it is; the decoder passes over its sum. */
const apng = async (pictures: number): Promise<Blob> => {
  const png = new Uint8Array(await still.clone().png().toBuffer());
  const chunk = new Uint8Array(20);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, 8);
  chunk.set(
    [...'acTL'].map((letter) => letter.charCodeAt(0)),
    4,
  );
  view.setUint32(8, pictures);
  const head = 8 + 25;
  return new Blob([png.slice(0, head), chunk, png.slice(head)]);
};

it('knows a file of several pictures from one of a single picture', async () => {
  for (const format of ['gif', 'webp'] as const) {
    const [one, two] = [still, moving].map((picture) => picture.clone()[format]().toBuffer());
    expect(await isAnimated(await blobOf(one as Promise<Buffer>)), format).toBe(false);
    expect(await isAnimated(await blobOf(two as Promise<Buffer>)), format).toBe(true);
  }
  expect(await isAnimated(await apng(2))).toBe(true);
  expect(await isAnimated(await apng(1))).toBe(false);
  for (const format of ['png', 'jpeg'] as const)
    expect(await isAnimated(await blobOf(still.clone()[format]().toBuffer()))).toBe(false);
});

it('takes what is cut off anywhere for no animation, and comes to an end', async () => {
  const gif = new Uint8Array(await moving.clone().gif().toBuffer());
  for (let length = 0; length < 60; length++)
    expect(await isAnimated(new Blob([gif.slice(0, length)]))).toBe(false);
  expect(await isAnimated(new Blob(['\x89PNG\r\n\x1a\n\xff\xff\xff\xff']))).toBe(false);
});
