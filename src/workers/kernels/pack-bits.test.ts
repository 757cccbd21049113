import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packBits, unpackBits } from './pack-bits.ts';

/** Rows of pixels that are painted or not, 64 a row. */
const rows = fc.array(fc.array(fc.boolean(), { minLength: 64, maxLength: 64 }), {
  minLength: 1,
  maxLength: 4,
});
const wordsOf = (painted: readonly boolean[]): Uint32Array =>
  new Uint32Array(Uint8Array.from(painted, (is) => (is ? 255 : 0)).buffer);

/** As the PNG specification says it (7.2): pixels side by side in a byte, the leftmost in the highest bit. */
const byteAt = (painted: readonly boolean[], at: number): number =>
  Number.parseInt(
    painted
      .slice(8 * at, 8 * at + 8)
      .map(Number)
      .join(''),
    2,
  );

it('Bits stand in a byte as in a scanline, and come back as the bytes they were', () => {
  fc.assert(
    fc.property(rows, (pixels) => {
      const words = wordsOf(pixels.flat());
      const bits = packBits(words);
      expect([...bits]).toEqual(Array.from(bits, (_, i) => byteAt(pixels.flat(), i)));
      expect(unpackBits(bits)).toEqual(words);
    }),
  );
});
