import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createBitRow, filterForSearch, filterUp } from './bit-row-filter.ts';

const BYTES = 9;

/** Rows as masks have them, some like the one above, some noise. */
const rows = fc.array(
  fc.oneof(
    fc.uint8Array({ minLength: BYTES, maxLength: BYTES }),
    fc.constantFrom(0, 255, 15).map((byte) => new Uint8Array(BYTES).fill(byte)),
    fc.nat(BYTES).map((edge) => new Uint8Array(BYTES).fill(255, edge)),
  ),
  { maxLength: 12 },
);

/** The filters' numbers, and the rows that a reader makes of them (PNG specification, 9.2). */
function filtered(
  lines: readonly Uint8Array[],
  filter = filterForSearch,
): { filters: number[]; read: number[][] } {
  const filters: number[] = [];
  const read: number[][] = [];
  let above = createBitRow(BYTES);
  for (const line of lines) {
    const row = createBitRow(BYTES);
    row.bytes.set(line);
    const out = new Uint8Array(1 + BYTES);
    filter(row, above, out);
    const before = read.at(-1) ?? [];
    const [number = -1, ...bytes] = out;
    filters.push(number);
    read.push(bytes.map((byte, i) => (number === 2 ? (byte + (before[i] ?? 0)) & 255 : byte)));
    above = row;
  }
  return { filters, read };
}

it('A reader gets the rows back', () => {
  fc.assert(
    fc.property(rows, (lines) => {
      const { filters, read } = filtered(lines);
      expect(filters.every((number) => number === 0 || number === 2)).toBe(true);
      expect(read).toEqual(lines.map((line) => [...line]));
      const up = filtered(lines, filterUp);
      expect(up).toEqual({ filters: lines.map(() => 2), read });
    }),
  );
});

it('Rows stay as they are but for those like the one above and for noise', () => {
  const edge = Uint8Array.of(0, 0, 0, 15, 255, 255, 255, 255, 255);
  const moved = Uint8Array.of(0, 0, 0, 7, 255, 255, 255, 255, 255);
  const noise = Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9);
  const blank = new Uint8Array(BYTES);
  expect(filtered([blank, blank, edge, moved, moved, noise]).filters).toEqual([0, 0, 0, 0, 2, 2]);
});
