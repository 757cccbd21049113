import { deflateSync, inflateRawSync, inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADLER_START, adler32 } from './adler32.ts';
import { DEFLATE_END } from './deflate-block.ts';
import { quickDeflate } from './quick-deflate.ts';

/** What another library makes of the parts. */
function inflated(...parts: Uint8Array[]): Uint8Array {
  return inflateRawSync(Buffer.concat([...parts.map(quickDeflate), DEFLATE_END]));
}

/** Bytes in runs, as filtered scanlines have them. */
const runs = fc
  .array(fc.tuple(fc.nat(255), fc.oneof(fc.nat(4), fc.nat(700))), { maxLength: 60 })
  .map((list) => Uint8Array.from(list.flatMap(([byte, length]) => Array(length).fill(byte))));

describe('the quick deflate', () => {
  it('gives back any bytes, in one part or several', () => {
    fc.assert(
      fc.property(runs, fc.uint8Array({ maxLength: 400 }), (one, other) => {
        expect(Buffer.compare(inflated(one, other), Buffer.concat([one, other]))).toBe(0);
      }),
    );
  });

  it('gives back runs of every length that has an end of its own', () => {
    const bytes = Array.from({ length: 600 }, (_, length) => [
      ...Array<number>(length).fill(length % 2),
      7,
    ]);
    const whole = Uint8Array.from(bytes.flat());
    expect(Buffer.compare(inflated(whole), whole)).toBe(0);
  });

  it('keeps codes within 15 bits where one byte is a thousand million times rarer', () => {
    const fibonacci = [1, 1];
    while (fibonacci.length < 26) fibonacci.push((fibonacci.at(-1) ?? 0) + (fibonacci.at(-2) ?? 0));
    // Every other byte differs, so that nothing becomes a run.
    const bytes = fibonacci.flatMap((count, i) =>
      Array.from({ length: 2 * count }, (_, k) => (k % 2 === 0 ? i : 255)),
    );
    const whole = Uint8Array.from(bytes);
    expect(Buffer.compare(inflated(whole), whole)).toBe(0);
  });

  it('makes photograph-like bytes about as small as a full search does', () => {
    let state = 1;
    const noise = (): number => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return (state >>> 24) % 9;
    };
    const bytes = Uint8Array.from({ length: 60_000 }, () => noise() + noise() - 8);
    const ratio = quickDeflate(bytes).length / deflateSync(bytes).length;
    expect(ratio).toBeLessThan(1.1);
  });
});

describe('Adler-32', () => {
  it('is what another library finds at the end of its stream', () => {
    const bytes = Uint8Array.from({ length: 40_000 }, (_, i) =>
      i < 20_000 ? (i * 7919) >> 3 : 255,
    );
    const stream = deflateSync(bytes);
    expect(inflateSync(stream).length).toBe(bytes.length);
    const halfway = adler32(ADLER_START, bytes.subarray(0, 11_111));
    expect(adler32(halfway, bytes.subarray(11_111))).toBe(stream.readUInt32BE(stream.length - 4));
  });
});
