import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readImageHeader } from './image-header.ts';

const picture = sharp({
  create: { width: 123, height: 45, channels: 3, background: { r: 200, g: 90, b: 20 } },
});

/** A 24-bit BMP, which the library does not write. */
function bmp(width: number, height: number): Uint8Array {
  const row = Math.ceil((width * 3) / 4) * 4;
  const bytes = new Uint8Array(54 + row * height);
  const view = new DataView(bytes.buffer);
  bytes.set([0x42, 0x4d]);
  view.setUint32(10, 54, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, width, true);
  view.setInt32(22, -height, true);
  view.setUint16(28, 24, true);
  return bytes;
}

const files: Record<string, () => Promise<Uint8Array>> = {
  'image/png': () => picture.clone().png().toBuffer(),
  'image/jpeg': () => picture.clone().jpeg().toBuffer(),
  'image/gif': () => picture.clone().gif().toBuffer(),
  'image/webp': () => picture.clone().webp().toBuffer(),
  'image/bmp': async () => bmp(123, 45),
};

describe('the header of an image', () => {
  it.each(Object.keys(files))('tells type and size of a %s', async (type) => {
    const bytes = (await files[type]?.()) ?? new Uint8Array();
    expect(readImageHeader(bytes)).toMatchObject({ type, width: 123, height: 45, complete: true });
  });

  it.each(['lossless', 'alpha'])('tells the size of a WebP in its %s form', async (form) => {
    const source = form === 'alpha' ? picture.clone().ensureAlpha(0.5) : picture.clone();
    const bytes = await source.webp({ lossless: form === 'lossless' }).toBuffer();
    expect(readImageHeader(bytes)).toMatchObject({ width: 123, height: 45, complete: true });
  });

  it.each(Object.keys(files))('sees that a %s was cut, wherever', async (type) => {
    const bytes = (await files[type]?.()) ?? new Uint8Array();
    for (let length = 13; length < bytes.length - 1; length += 7) {
      expect(readImageHeader(bytes.subarray(0, length))?.complete, `${length} bytes`).toBe(false);
    }
  });

  it('knows which PNG is opaque for certain', async () => {
    const opaque = await picture.clone().png().toBuffer();
    const withAlpha = await picture.clone().ensureAlpha(0.5).png().toBuffer();
    const palette = await picture.clone().ensureAlpha(0.5).png({ palette: true }).toBuffer();
    expect(
      [opaque, withAlpha, palette].map((bytes) => readImageHeader(bytes)?.mayHaveAlpha),
    ).toEqual([false, true, true]);
  });

  it('knows nothing of other bytes', () => {
    expect(readImageHeader(new TextEncoder().encode('<svg xmlns="…">'))).toBeNull();
    expect(readImageHeader(new Uint8Array())).toBeNull();
  });

  it('reads the size that a file claims', async () => {
    const bytes = new Uint8Array(await picture.clone().png().toBuffer());
    new DataView(bytes.buffer).setUint32(16, 60_000);
    expect(readImageHeader(bytes)?.width).toBe(60_000);
  });
});
