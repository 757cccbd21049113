import { describe, expect, it } from 'vitest';
import { blendByMask } from './blend-by-mask.ts';

/** By fractions of BigInt: nearest whole number, without a float. */
const nearest = (a: number, b: number, m: number): number => {
  const sum = BigInt(a) * BigInt(255 - m) + BigInt(b) * BigInt(m);
  const [whole, rest] = [sum / 255n, sum % 255n];
  return Number(rest * 2n > 255n ? whole + 1n : whole);
};

describe('blending two pictures by a mask', () => {
  it('gives the nearest byte of the mean for every mask value, in all four channels', () => {
    const values = [0, 1, 2, 63, 127, 128, 200, 254, 255];
    const width = values.length ** 2;
    const height = 256;
    const size = width * height;
    const a = new Uint8Array(size * 4);
    const b = new Uint8Array(size * 4);
    const mask = new Uint8Array(size);
    const expected = new Uint8Array(size * 4);
    for (let pixel = 0; pixel < size; pixel += 1) {
      const [x, m] = [pixel % width, Math.floor(pixel / width)];
      const from = values[x % values.length] ?? 0;
      const to = values[Math.floor(x / values.length)] ?? 0;
      mask[pixel] = m;
      a.set([from, to, 255 - from, from], pixel * 4);
      b.set([to, from, 255 - to, 255 - to], pixel * 4);
      for (let at = pixel * 4; at < pixel * 4 + 4; at += 1) {
        expected[at] = nearest(a[at] ?? 0, b[at] ?? 0, m);
      }
    }
    const before = a.slice();
    const made = blendByMask({ width, height, pixels: a }, { width, height, pixels: b }, mask);
    expect([made.width, made.height]).toEqual([width, height]);
    expect(Buffer.from(made.pixels).equals(Buffer.from(expected))).toBe(true);
    expect(Buffer.from(a).equals(Buffer.from(before))).toBe(true);
  });
});
