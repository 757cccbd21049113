import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { writePng } from './write-png.ts';

/** Bytes that are unlike their neighbours, transparent ones among them. */
const speckled = (length: number) =>
  Uint8Array.from({ length }, (_, at) => (at * 7919 + (at >> 5) * 104_729) % 256);

describe('a PNG', () => {
  it.each([
    [1, 1, 3],
    [1, 1, 4],
    [700, 500, 3],
    [2_000, 300, 4],
  ] as const)(
    'of %i×%i pixels with %i channels holds every byte',
    async (width, height, channels) => {
      const data = speckled(width * height * channels);
      const bytes = await writePng({ data, width, height, channels }, () => {});
      const read = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
      expect(read.info).toMatchObject({ width, height, channels });
      expect(Buffer.compare(read.data, data)).toBe(0);
      expect(bytes.buffer.byteLength).toBe(bytes.length);
    },
  );

  it('tells on the way how far it is', async () => {
    const [width, height] = [1_000, 2_000];
    const shares: number[] = [];
    const data = new Uint8Array(width * height * 3);
    await writePng({ data, width, height, channels: 3 }, (share) => void shares.push(share));
    expect(shares.length).toBeGreaterThan(5);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });
});
