import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unfilterRow } from './png-unfilter.ts';

/** What the PNG specification (9.2) subtracts from a byte, by filter number. */
const SUBTRACTED: readonly ((a: number, b: number, c: number) => number)[] = [
  () => 0,
  (a) => a,
  (_, b) => b,
  (a, b) => Math.floor((a + b) / 2),
  (a, b, c) =>
    [a, b, c].reduce((best, one) => (off(one, a, b, c) < off(best, a, b, c) ? one : best)),
];

const off = (one: number, a: number, b: number, c: number): number => Math.abs(a + b - c - one);

it('A filtered row becomes what it was, by each of the five filters', () => {
  const bytes = fc.uint8Array({ minLength: 24, maxLength: 24 });
  fc.assert(
    fc.property(bytes, bytes, fc.nat(4), fc.constantFrom(3, 4), (row, above, filter, stride) => {
      const filtered = row.map((byte, i) => {
        const [a, c] = i < stride ? [0, 0] : [row[i - stride] ?? 0, above[i - stride] ?? 0];
        return byte - (SUBTRACTED[filter]?.(a, above[i] ?? 0, c) ?? 0);
      });
      unfilterRow(filter, filtered, above, stride);
      expect([...filtered]).toEqual([...row]);
    }),
  );
});
