import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growOf } from '../../../e2e/oracle/operations-oracle.ts';
import { chordsOf, raiseBetween } from './disc-grow.ts';
import { createDiscMaxima, createPlainMaxima } from './disc-maxima.ts';

/** The middle of a square of bytes, `margin` px from each side. */
function middleOf(square: Uint8Array, wide: number, margin: number): Uint8Array {
  const size = wide - 2 * margin;
  return Uint8Array.from({ length: size * size }, (_, at) => {
    return square[(margin + Math.floor(at / size)) * wide + margin + (at % size)] ?? 0;
  });
}

describe.each([
  ['sixteen at a time', createDiscMaxima],
  ['one by one', createPlainMaxima],
] as const)('looking through discs %s', (_, create) => {
  it('gives each pixel that is asked for the greatest value near it, among any greys', () => {
    const value = fc.oneof(
      { weight: 6, arbitrary: fc.constant(0) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 255 }) },
      { weight: 1, arbitrary: fc.constant(255) },
    );
    const example = fc
      .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 14 }))
      .chain(([reach, size]) => {
        const length = (size + 2 * reach) ** 2;
        return fc.record({
          reach: fc.constant(reach),
          size: fc.constant(size),
          window: fc.array(value, { minLength: length, maxLength: length }),
        });
      });
    fc.assert(
      fc.property(example, ({ reach, size, window }) => {
        const wide = size + 2 * reach;
        const data = Uint8Array.from(window);
        const asked = Uint8Array.from({ length: size * size }, (_, at) => (at % 7 === 3 ? 0 : 1));
        const grown = new Uint8Array(size * size);
        const maxima = create(size, chordsOf(reach));
        maxima.load(data);
        raiseBetween(size, maxima, asked, grown);
        const all = middleOf(growOf({ width: wide, height: wide, data }, reach).data, wide, reach);
        // Between two that are asked for the others are there too.
        const isBetween = (at: number): boolean => {
          const row = asked.subarray(at - (at % size), at - (at % size) + size);
          return row.indexOf(1) <= at % size && at % size <= row.lastIndexOf(1);
        };
        const expected = all.map((byte, at) => (isBetween(at) ? byte : 0));
        expect(Buffer.compare(grown, expected)).toBe(0);
      }),
      { numRuns: 120 },
    );
  });
});
