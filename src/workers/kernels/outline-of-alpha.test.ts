import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInPolygon } from '../../../e2e/oracle/operations-oracle.ts';
import { outlineOfAlpha } from './outline-of-alpha.ts';

const masks = fc
  .record({ width: fc.integer({ min: 1, max: 12 }), height: fc.integer({ min: 1, max: 9 }) })
  .chain((size) =>
    fc.record({
      size: fc.constant(size),
      alpha: fc.array(fc.constantFrom(0, 0, 1, 255), {
        minLength: size.width * size.height,
        maxLength: size.width * size.height,
      }),
    }),
  );

describe('the outline of what a mask marks', () => {
  it('has inside exactly the pixels that are not transparent', () => {
    fc.assert(
      fc.property(masks, ({ size, alpha }) => {
        const pixels = Uint8Array.from(alpha.flatMap((value) => [255, 255, 255, value]));
        const outline = outlineOfAlpha({ ...size, pixels });
        const inside = alpha.map((_, at) =>
          isInPolygon(at % size.width, Math.floor(at / size.width), outline) ? 1 : 0,
        );
        expect(inside).toEqual(alpha.map((value) => (value > 0 ? 1 : 0)));
      }),
      { numRuns: 200 },
    );
  });

  it('is empty where nothing is marked', () => {
    expect(outlineOfAlpha({ width: 3, height: 2, pixels: new Uint8Array(24) })).toHaveLength(0);
  });
});
