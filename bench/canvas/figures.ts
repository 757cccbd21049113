/** The value below which the given share (0 to 1) of the numbers lies; NaN of no numbers. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const index = Math.min(sorted.length - 1, Math.floor(share * sorted.length));
  return sorted[index] ?? Number.NaN;
}

/** What is told of a list of measurements. Units are the measurements'. */
export interface Spread {
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
  readonly count: number;
}

/** Median, 95th percentile, greatest and number of the measurements. */
export function spreadOf(numbers: readonly number[]): Spread {
  return {
    p50: quantile(numbers, 0.5),
    p95: quantile(numbers, 0.95),
    max: quantile(numbers, 1),
    count: numbers.length,
  };
}

/** Sum of numbers. */
export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
