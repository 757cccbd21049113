/** A place along the straight way between two ends, as a share of its length, and beside it, the same. */
export interface Place {
  readonly along: number;
  readonly beside: number;
}

/** A curve over the straight way from 0 to 1, in samples of equal distance. */
export interface Way {
  readonly places: readonly Place[];
  /** The samples nearest to the way's ends. */
  readonly enter: number;
  readonly leave: number;
  /** How far what it was fitted to lies from it (root of the mean square), as a share of the way. */
  readonly misfit: number;
}

/**
 * Solves linear equations by Gauss's elimination with the largest pivot of a column; each row holds its
 * right side last, and is overwritten. Null where they do not tell.
 */
export function solve(rows: number[][]): number[] | null {
  const count = rows.length;
  for (let column = 0; column < count; column++) {
    const left = rows.splice(column);
    left.sort((a, b) => Math.abs(b[column] ?? 0) - Math.abs(a[column] ?? 0));
    rows.push(...left);
    const pivot = rows[column] as number[];
    if (Math.abs(pivot[column] as number) < 1e-12) return null;
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = (row[column] as number) / (pivot[column] as number);
      for (let at = column; at <= count; at++) {
        row[at] = (row[at] as number) - factor * (pivot[at] as number);
      }
    }
  }
  return rows.map((row, at) => (row[count] as number) / (row[at] as number));
}

/** The equations of least squares for values that are sums of terms. */
export function leastSquares(
  terms: readonly (readonly number[])[],
  values: readonly number[],
): number[] | null {
  const count = terms[0]?.length ?? 0;
  const rows = [...Array(count).keys()].map((row) =>
    [...Array(count + 1).keys()].map((column) =>
      terms.reduce(
        (sum, term, n) =>
          sum + (term[row] ?? 0) * (column < count ? (term[column] ?? 0) : (values[n] ?? 0)),
        0,
      ),
    ),
  );
  return solve(rows);
}
