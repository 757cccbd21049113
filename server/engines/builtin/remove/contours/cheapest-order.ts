/** What it costs not to go on where the last column came from, in grey levels. */
const JUMP = 6;
/** Share of what a column differs from the trend beyond what is usual that it costs to copy it: a stain would be seen twice. */
const ODD = 0.3;
/** Colours are RGBA: of four values three tell. */
const TELLING = 0.75;

/** A column that is seen beyond an end: how its colours differ from their strips' trends, RGBA by strip. */
export interface Source {
  readonly sample: number;
  readonly rest: Float32Array;
}

/**
 * The numbers of `count` sources, one after the other, whose copies cost least together: each goes on where the
 * last came from, or looks as if it did (dynamic programming). Sources lie in the order of the way; the first `own` of
 * them before the hole, the others beyond it, if any are.
 */
export function cheapestOrder(sources: readonly Source[], own: number, count: number): Int32Array {
  const size = sources.length;
  const joins = joinCosts(sources, own);
  const odd = oddCosts(sources);
  const from = new Int16Array(count * size);
  let costs = odd.map((cost, n) => cost + (joins[(own - 1) * size + n] as number));
  for (let step = 1; step < count; step++) {
    const next = new Float32Array(size).fill(Number.POSITIVE_INFINITY);
    for (let last = 0; last < size; last++) {
      for (let to = 0; to < size; to++) {
        const cost = (costs[last] as number) + (joins[last * size + to] as number);
        if (cost >= (next[to] as number)) continue;
        next[to] = cost;
        from[step * size + to] = last;
      }
    }
    costs = next.map((cost, n) => cost + (odd[n] as number));
  }
  const isClosed = size > own;
  const whole = costs.map((cost, n) => cost + (isClosed ? (joins[n * size + own] as number) : 0));
  let best = 0;
  for (let n = 1; n < size; n++) if ((whole[n] as number) < (whole[best] as number)) best = n;
  const chosen = new Int32Array(count);
  for (let step = count - 1; step >= 0; step--) {
    chosen[step] = best;
    best = from[step * size + best] as number;
  }
  return chosen;
}

/** What it costs that a source follows another, by the number of the other and its own. */
function joinCosts(sources: readonly Source[], own: number): Float32Array {
  const size = sources.length;
  const joins = new Float32Array(size * size);
  const restOf = (n: number) => (sources[n] as Source).rest;
  for (let one = 0; one < size; one++) {
    const hasNext = one + 1 < size && one + 1 !== own;
    for (let other = 0; other < size; other++) {
      if (hasNext && other === one + 1) continue;
      const hasLast = other > 0 && other !== own;
      const seen = [
        ...(hasNext ? [apart(restOf(one + 1), restOf(other))] : []),
        ...(hasLast ? [apart(restOf(one), restOf(other - 1))] : []),
      ];
      const least = seen.length > 0 ? Math.min(...seen) : apart(restOf(one), restOf(other));
      joins[one * size + other] = JUMP + least;
    }
  }
  return joins;
}

function oddCosts(sources: readonly Source[]): Float32Array {
  const plain = new Float32Array((sources[0] as Source).rest.length);
  const odd = Float32Array.from(sources, ({ rest }) => apart(rest, plain));
  const usual = odd.toSorted()[odd.length >> 1] as number;
  return odd.map((value) => ODD * Math.max(0, value - usual));
}

/** Grey levels by which two columns differ. */
function apart(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let n = 0; n < one.length; n++) sum += ((one[n] as number) - (other[n] as number)) ** 2;
  return Math.sqrt(sum / (TELLING * one.length));
}
