import { expect, test } from 'vitest';
import { createMaskBytes } from './mask-bytes.ts';

/** Cells have 4×4 texels at this level. */
const WINDOW = { octave: -6, level: 6, left: 0, top: 0, right: 3, bottom: 2 };
const SIDE = 4;

function cellOf(value: (x: number, y: number) => number, column = 1, row = 1) {
  const pixels = Uint8Array.from({ length: SIDE ** 2 }, (_, at) =>
    value(at % SIDE, Math.floor(at / SIDE)),
  );
  return { column, row, level: 6, pixels, value: 0 };
}
const plain = (value: number) => ({ column: 1, row: 1, level: 6, pixels: null, value });

test('A cell tells what of it is other than before, and nothing when it comes again', () => {
  const bytes = createMaskBytes(WINDOW);
  const dot = cellOf((x, y) => (x === 2 && y === 1 ? 7 : 0));
  expect(bytes.put(dot)).toEqual({ left: 2, top: 1, right: 3, bottom: 2 });
  expect(bytes.put(dot)).toBeNull();
  const more = cellOf((x, y) => (y === 3 || (x === 2 && y === 1) ? 7 : 0));
  expect(bytes.put(more)).toEqual({ left: 0, top: 3, right: 4, bottom: 4 });
});

test('A cell of one value changes what differed from it', () => {
  const bytes = createMaskBytes(WINDOW);
  expect(bytes.put(plain(0))).toBeNull();
  bytes.put(cellOf((x, y) => (x > 1 && y > 0 && y < 3 ? 9 : 0)));
  expect(bytes.put(plain(0))).toEqual({ left: 2, top: 1, right: 4, bottom: 3 });
  expect([...bytes.held]).toEqual(Array.from({ length: 12 * 8 }, () => 0));
});

test('Cells lie beside each other, and one of another level is left out', () => {
  const bytes = createMaskBytes(WINDOW);
  bytes.put(cellOf((x, y) => 10 * y + x, 2, 1));
  expect([...bytes.held.subarray(5 * 12 + 8, 6 * 12)]).toEqual([10, 11, 12, 13]);
  expect(bytes.put({ ...plain(255), level: 5 })).toBeNull();
});
