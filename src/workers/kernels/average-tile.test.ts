import fc from 'fast-check';
import { expect, test } from 'vitest';
import { averageTile } from './average-tile.ts';

const SIDE = 16;

/** The mean by definition: rational arithmetic on the covered pixels, rounded half up. */
function meanAt(
  tile: Uint8Array,
  level: number,
  size: { width: number; height: number },
  column: number,
  row: number,
): number {
  const block = 2 ** level;
  const covered: number[] = [];
  for (let y = row * block; y < Math.min(size.height, (row + 1) * block); y += 1) {
    const left = y * SIDE + column * block;
    const right = y * SIDE + Math.min(size.width, (column + 1) * block);
    covered.push(...tile.subarray(left, Math.max(left, right)));
  }
  const sum = covered.reduce((total, value) => total + value, 0);
  return covered.length === 0 ? 0 : Math.round(sum / covered.length);
}

test('Each byte is the mean of the existing pixels that it covers, rounded half up', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: SIDE * SIDE, maxLength: SIDE * SIDE }),
      fc.integer({ min: 0, max: 4 }),
      // A whole tile is gone through in another way.
      fc.oneof(fc.constant(SIDE), fc.integer({ min: 1, max: SIDE })),
      fc.oneof(fc.constant(SIDE), fc.integer({ min: 1, max: SIDE })),
      (tile, level, width, height) => {
        const length = SIDE >> level;
        const out = new Uint8Array(length * length).fill(77);
        averageTile(tile, SIDE, level, width, height, out);
        const expected = out.map((_, at) =>
          meanAt(tile, level, { width, height }, at % length, Math.floor(at / length)),
        );
        expect(out).toEqual(expected);
      },
    ),
  );
});
