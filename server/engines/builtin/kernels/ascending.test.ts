import { describe, expect, it } from 'vitest';
import { ascending } from './ascending.ts';
import { createRandom } from './random.ts';

describe('the order of numbers', () => {
  it('is from the least to the largest, the first of those that are the same before the others', () => {
    const random = createRandom(2);
    const values = Float64Array.from({ length: 500 }, (_, n) =>
      n % 3 === 0 ? random.below(9) : random.unit() * 10 ** (random.below(20) - 10),
    );
    for (const some of [values, values.subarray(3, 9)]) {
      const wanted = [...some.keys()].sort((a, b) => (some[a] ?? 0) - (some[b] ?? 0) || a - b);
      expect([...ascending(some)]).toEqual(wanted);
    }
  });

  it('of none is none', () => {
    expect(ascending(new Float64Array(0))).toHaveLength(0);
  });
});
