import { expect, test } from 'vitest';
import type { MaskCell } from '../../workers/index.ts';
import { createKnownSteps } from './known-steps.ts';

/** A cell of 4×4 bytes of one value in a buffer that it shares with many others. */
function cell(column: number, value: number): MaskCell {
  const pixels = new Uint8Array(1_600).subarray(16 * column, 16 * column + 16).fill(value);
  return { column, row: 0, level: 6, pixels, value: 0 };
}

const looks = (cells: readonly MaskCell[] | null) =>
  cells?.map(({ column, pixels }) => [column, pixels?.[0]]);

test('A step is foreseen back and forth, by its cells before and after', () => {
  const known = createKnownSteps();
  known.see([cell(0, 0), cell(1, 0)]);
  known.hear([cell(0, 10)], 'part');
  known.hear([cell(0, 20), cell(1, 30)], 'step');
  known.hear([cell(1, 40)], 'step');
  expect(looks(known.foresee('undo'))).toEqual([[1, 30]]);
  expect(looks(known.foresee('undo'))).toEqual([
    [0, 0],
    [1, 0],
  ]);
  expect(known.foresee('undo')).toBeNull();
  expect(looks(known.foresee('redo'))).toEqual([
    [0, 20],
    [1, 30],
  ]);
});

test('What is kept of a step does not keep the buffers in which its cells came', () => {
  const known = createKnownSteps();
  known.see([cell(0, 0)]);
  known.hear([cell(0, 10)], 'step');
  known.hear([cell(0, 20)], 'step');
  for (const direction of ['undo', 'undo', 'redo', 'redo'] as const) {
    for (const { pixels } of known.foresee(direction) ?? [])
      expect(pixels?.buffer.byteLength).toBe(16);
  }
});
