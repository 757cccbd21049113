import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createMaskSession } from '../mask/mask-session.ts';
import { readMask } from '../mask/tile-store.ts';
import { encodeMaskPng } from './mask-png.ts';
import { encodePicturePng } from './picture-png.ts';
import { readPng } from './read-png.ts';

/** Pixels that repeat nowhere near, with soft runs between, so that every filter has its day. */
function somePixels(width: number, height: number, opaque: boolean): Uint8Array<ArrayBuffer> {
  const pixels = new Uint8Array(width * height * 4);
  for (let i = 0; i < pixels.length; i += 1) {
    const smooth = (i >> 4) + Math.floor(i / (width * 4)) * 3;
    pixels[i] =
      i % 4 === 3 && opaque ? 255 : Math.floor(i / 900) % 2 ? smooth : (i * 2654435761) >>> 24;
  }
  return pixels;
}

async function decode(png: Blob) {
  const image = sharp(Buffer.from(await png.arrayBuffer()));
  const { data } = await image.clone().ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { meta: await image.metadata(), data };
}

describe('original.png', () => {
  it.each([
    [1, 1],
    [7, 3],
    [257, 130],
  ])('decodes to the identical straight pixels at %i × %i', async (width, height) => {
    for (const opaque of [true, false]) {
      const pixels = somePixels(width, height, opaque);
      const png = await encodePicturePng({ width, height, pixels }, !opaque);
      const { meta, data } = await decode(png);
      expect(meta).toMatchObject({ width, height, channels: opaque ? 3 : 4, depth: 'uchar' });
      expect(data.equals(pixels)).toBe(true);
    }
  });

  it('tells how far it is, never less than before', async () => {
    const picture = { width: 900, height: 900, pixels: somePixels(900, 900, true) };
    const heard: number[] = [];
    await encodePicturePng(picture, false, { onProgress: (share) => heard.push(share) });
    expect(heard.length).toBeGreaterThan(2);
    expect(heard).toEqual(heard.toSorted((a, b) => a - b));
    expect([heard[0], (heard.at(-1) ?? 0) < 1]).toEqual([0, true]);
  });

  it('stops when it is aborted', async () => {
    const picture = { width: 600, height: 600, pixels: somePixels(600, 600, true) };
    const controller = new AbortController();
    const encoding = encodePicturePng(picture, false, { signal: controller.signal });
    controller.abort(new Error('no longer wanted'));
    await expect(encoding).rejects.toThrow('no longer wanted');
  });
});

describe('reading a PNG', () => {
  const [width, height] = [61, 23];

  it('gives the straight pixels, whatever filter each row has', async () => {
    for (const opaque of [true, false]) {
      const pixels = somePixels(width, height, opaque);
      const image = sharp(pixels, { raw: { width, height, channels: 4 } });
      const ours = await encodePicturePng({ width, height, pixels }, !opaque);
      const theirs = (opaque ? image.removeAlpha() : image).png({ adaptiveFiltering: true });
      for (const png of [ours, new Blob([Uint8Array.from(await theirs.toBuffer())])]) {
        const out = new Uint8Array(pixels.length);
        expect(await readPng(png, out)).toBe(true);
        expect(Buffer.compare(out, pixels)).toBe(0);
      }
    }
  });

  it('leaves other kinds and sizes to others', async () => {
    const image = sharp({ create: { width, height, channels: 4, background: '#39c8' } });
    const out = new Uint8Array(width * height * 4);
    for (const other of [
      image.clone().png({ palette: true }),
      image.clone().png({ progressive: true }),
      image.clone().toColourspace('rgb16').png(),
      image.clone().resize(9).png(),
    ]) {
      const png = new Blob([Uint8Array.from(await other.toBuffer())]);
      expect(await readPng(png, out)).toBe(false);
    }
  });
});

describe('mask.png', () => {
  it.each([
    [800, 620],
    [515, 1030],
    [1024, 512],
  ])('of whole, blank and mixed tiles decodes to the mask at %i × %i', async (width, height) => {
    const session = createMaskSession(width, height);
    const rectangle = (erase: boolean, left: number, top: number, right: number, bottom: number) =>
      ({
        kind: 'rectangle',
        erase,
        left: 16 * left,
        top: 16 * top,
        right: 16 * right,
        bottom: 16 * bottom,
      }) as const;
    const steps = [
      rectangle(false, 0, 0, 300, 620),
      rectangle(false, 256, 256, 2_000, 2_000),
      rectangle(true, 301, 200, 517, 515),
      { kind: 'invert' },
      { kind: 'clear' },
    ] as const;
    const alphas: Buffer[] = [];
    const masks: Buffer[] = [];
    for (const step of steps) {
      session.apply([step]);
      const png = await encodeMaskPng(session.freeze(), width, height);
      const image = sharp(Buffer.from(await png.arrayBuffer())).ensureAlpha();
      alphas.push(await image.extractChannel(3).raw().toBuffer());
      masks.push(Buffer.from(readMask(session.freeze(), width, height)));
    }
    expect(alphas.map((alpha, i) => Buffer.compare(alpha, masks[i] ?? alpha))).toEqual([
      0, 0, 0, 0, 0,
    ]);
  });

  it.each([
    { name: 'opaque exactly where the mask is', steps: [] },
    { name: 'as opaque as a feathered mask', steps: [{ kind: 'feather', by: 9 }] },
  ] as const)('is white, exactly as large as the image, and $name', async ({ steps }) => {
    const [width, height] = [531, 277];
    const session = createMaskSession(width, height);
    session.apply([
      { kind: 'begin', erase: false, diameter: 61 },
      { kind: 'points', points: Int32Array.of(100, 100, 8400, 4300) },
      { kind: 'end' },
      ...steps,
    ]);
    const png = await encodeMaskPng(session.freeze(), width, height);
    const { meta, data } = await decode(png);
    const mask = readMask(session.freeze(), width, height);
    expect(new Set(mask).size).toBeGreaterThan(steps.length === 0 ? 1 : 100);
    expect(meta).toMatchObject({ width, height, format: 'png' });
    const expected = Buffer.alloc(width * height * 4, 255);
    mask.forEach((byte, i) => {
      expected[4 * i + 3] = byte;
    });
    expect(data.equals(expected)).toBe(true);
  });

  it('of a large image has every bit of the mask, in a fraction of the bytes that runs take', async () => {
    const [width, height] = [8190, 4000];
    const session = createMaskSession(width, height);
    session.apply([
      { kind: 'begin', erase: false, diameter: 300 },
      { kind: 'points', points: Int32Array.of(4_000, 5_000, 120_000, 52_000, 60_000, 60_000) },
      { kind: 'end' },
    ]);
    const png = await encodeMaskPng(session.freeze(), width, height);
    const mask = readMask(session.freeze(), width, height);
    const wrong = unfiltered(scanlinesOf(Buffer.from(await png.arrayBuffer())), height).filter(
      (row, y) => row.some((byte, x) => byte !== bitsAt(mask, y * width, 8 * x, width)),
    );
    expect(wrong).toEqual([]);
    // Differences from above in runs take 32,226 bytes.
    expect(png.size).toBeLessThan(15_000);
  });
});

/** What is in a PNG's IDAT chunks, by another library. */
function scanlinesOf(png: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const data = png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(data);
  }
  return inflateSync(Buffer.concat(parts));
}

/** The rows' bytes, of filters 0 (none) and 2 (up). */
function unfiltered(lines: Buffer, height: number): Uint8Array[] {
  const length = lines.length / height;
  const rows: Uint8Array[] = [];
  for (let y = 0; y < height; y += 1) {
    const above = rows.at(-1);
    const isUp = lines[y * length] === 2;
    const bytes = lines.subarray(y * length + 1, (y + 1) * length);
    rows.push(isUp ? bytes.map((byte, i) => byte + (above?.[i] ?? 0)) : bytes);
  }
  return rows;
}

/** Eight pixels of a mask's row as a byte, the leftmost in the highest bit. */
function bitsAt(mask: Uint8Array, row: number, x: number, width: number): number {
  let byte = 0;
  for (let bit = 0; bit < 8 && x + bit < width; bit += 1) {
    if (mask[row + x + bit] === 255) byte |= 128 >> bit;
  }
  return byte;
}
