import { predict } from './png-filter.ts';

/**
 * Undoes the filter of a scanline in place (PNG specification, section 9).
 * @param filter number of the filter, 0 to 4
 * @param above the bytes of the row above, restored; all zero for the first
 * @param stride bytes a pixel
 */
export function unfilterRow(
  filter: number,
  row: Uint8Array,
  above: Uint8Array,
  stride: number,
): void {
  for (let i = 0; i < row.length; i += 1) {
    const left = i < stride ? 0 : (row[i - stride] as number);
    const up = above[i] as number;
    const corner = i < stride ? 0 : (above[i - stride] as number);
    row[i] = (row[i] as number) + expected(filter, left, up, corner);
  }
}

function expected(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  return filter === 4 ? predict(left, up, corner) : 0;
}
