import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropPremultiplied, halve, halveStraight } from './halve.ts';

test('Halving straight pixels in bands gives what halving a premultiplied copy gives', () => {
  const size = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 150 }));
  fc.assert(
    fc.property(size, fc.integer({ min: 1, max: 2 ** 30 }), ([width, height], seed) => {
      const pixels = Uint8Array.from(
        { length: width * height * 4 },
        (_, at) => ((at + 1) * seed) >>> 7,
      );
      const source = { width, height, pixels };
      const whole = cropPremultiplied(source, 0, 0, width, height, true);
      expect(halveStraight(source)).toEqual(halve(whole));
    }),
    { numRuns: 60 },
  );
});
