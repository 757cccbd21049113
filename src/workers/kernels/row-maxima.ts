/** Answers quickly what the greatest value in any stretch of a row is. */
export interface RowMaxima {
  /**
   * Raises `run[i]` to the greatest of the `length` values from column `left + i` of row `row`, for
   * every i; all of them must lie in the row.
   */
  raise(row: number, left: number, length: number, run: Uint8Array): void;
}

/**
 * Maxima over the rows of a square of `wide²` bytes. For each row that is asked for, tables of the
 * maxima over 1, 2, 4, … pixels; any stretch is covered by two of those.
 */
export function createRowMaxima(square: Uint8Array, wide: number): RowMaxima {
  const rows: (readonly Uint8Array[] | undefined)[] = Array.from({ length: wide });

  return {
    raise(row, left, length, run) {
      const tables = (rows[row] ??= tablesOf(square.subarray(row * wide, (row + 1) * wide)));
      if (tables.length === 0) return;
      const level = 31 - Math.clz32(length);
      const table = tables[level] ?? square;
      const offset = length - (1 << level);
      for (let i = 0; i < run.length; i += 1) {
        const first = table[left + i] ?? 0;
        const second = table[left + offset + i] ?? 0;
        const greater = first > second ? first : second;
        if (greater > (run[i] ?? 0)) run[i] = greater;
      }
    },
  };
}

/** Table k has the maxima over 2^k pixels from each column on; no table at all for a blank row. */
function tablesOf(row: Uint8Array): Uint8Array[] {
  if (row.every((value) => value === 0)) return [];
  const tables = [row];
  for (let step = 1; 2 * step <= row.length; step *= 2) {
    const last = tables.at(-1) ?? row;
    const table = new Uint8Array(row.length - 2 * step + 1);
    for (let i = 0; i < table.length; i += 1) {
      const first = last[i] ?? 0;
      const second = last[i + step] ?? 0;
      table[i] = first > second ? first : second;
    }
    tables.push(table);
  }
  return tables;
}
