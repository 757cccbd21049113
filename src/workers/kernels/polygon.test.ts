import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInPolygon } from '../../../e2e/oracle/operations-oracle.ts';
import { visitPolygon } from './polygon.ts';

describe('a polygon', () => {
  it('is exact at corners a million px away', () => {
    const [width, height] = [60, 40];
    const far = fc.integer({ min: -(2 ** 24), max: 2 ** 24 });
    const near = fc.integer({ min: -200, max: 1200 });
    const corners = fc.array(fc.oneof(fc.tuple(far, far), fc.tuple(near, near)), {
      minLength: 3,
      maxLength: 12,
    });
    fc.assert(
      fc.property(corners, (pairs) => {
        const points = Int32Array.from(pairs.flat());
        const inside = new Uint8Array(width * height);
        visitPolygon(points, width, height, (row, left, right) => {
          inside.fill(1, row * width + left, row * width + right + 1);
        });
        const expected = inside.map((_, at) =>
          isInPolygon(at % width, Math.floor(at / width), points) ? 1 : 0,
        );
        expect(Buffer.compare(inside, expected)).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  it('visits nothing without corners, for one, or for two', () => {
    const rows: number[] = [];
    for (const points of [[], [100, 100], [100, 100, 900, 900]]) {
      visitPolygon(Int32Array.from(points), 100, 100, (row) => rows.push(row));
    }
    expect(rows).toEqual([]);
  });
});
