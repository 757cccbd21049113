import { expect, test } from 'vitest';
import { createMaskKinds, maskRuns } from './mask-kinds.ts';

const window = { octave: 0, level: 0, left: 3, top: 2, right: 8, bottom: 6 };

function kinds() {
  return createMaskKinds(5, 4);
}

test('A full cell among full ones is plain; at the window’s edge or beside others it may have an edge', () => {
  const held = kinds();
  for (let row = 2; row < 5; row += 1) {
    for (let column = 4; column < 8; column += 1)
      held.put({ column, row, pixels: null, value: 255 });
  }
  expect(maskRuns(held, window)).toEqual([
    { left: 4, right: 8, row: 2, plain: false },
    { left: 4, right: 5, row: 3, plain: false },
    { left: 5, right: 7, row: 3, plain: true },
    { left: 7, right: 8, row: 3, plain: false },
    { left: 4, right: 8, row: 4, plain: false },
  ]);
});

test('Blank cells are not drawn, grey and edged ones are', () => {
  const held = kinds();
  expect(held.put({ column: 3, row: 2, pixels: null, value: 0 })).toBe(false);
  expect(held.put({ column: 4, row: 2, pixels: new Uint8Array(1), value: 0 })).toBe(true);
  expect(held.put({ column: 6, row: 5, pixels: null, value: 90 })).toBe(true);
  expect(maskRuns(held, window)).toEqual([
    { left: 4, right: 5, row: 2, plain: false },
    { left: 6, right: 7, row: 5, plain: false },
  ]);
});

test('A cell that goes out of view makes place for the one that comes in', () => {
  const held = kinds();
  held.put({ column: 3, row: 2, pixels: null, value: 255 });
  held.put({ column: 8, row: 2, pixels: null, value: 0 });
  expect(maskRuns(held, { ...window, left: 4, right: 9 })).toEqual([]);
});
