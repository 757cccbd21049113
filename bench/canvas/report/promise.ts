/** Something promised of the canvas, and what became of it. */
export interface Verdict {
  readonly promise: string;
  readonly measured: string;
  /** Null where this run did not measure it. */
  readonly reached: boolean | null;
}

/** One measurement that a promise is about. */
export interface Claim {
  /** Where it was taken, such as `GL 4096² brush 100`. */
  readonly where: string;
  readonly value: number;
  /** The most it may be. */
  readonly most: number;
}

/**
 * A promise that nothing exceeds its limit. Tells the claim that comes nearest to its limit or
 * passes it furthest, and how many fail; a NaN counts as not measured.
 */
export function atMost(
  promise: string,
  claims: readonly Claim[],
  words: (value: number) => string,
): Verdict {
  const measured = claims.filter(({ value, most }) => !Number.isNaN(value) && !Number.isNaN(most));
  const [worst] = measured.toSorted((a, b) => b.value / b.most - a.value / a.most);
  if (worst === undefined) return { promise, measured: 'not measured', reached: null };
  const failing = measured.filter(({ value, most }) => value > most);
  const limit = `at most ${words(worst.most)}`;
  return {
    promise,
    measured: `${words(worst.value)} (${limit}) at ${worst.where}; ${measured.length - failing.length} of ${measured.length} within`,
    reached: failing.length === 0,
  };
}
