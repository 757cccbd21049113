import { describe, expect, it } from 'vitest';
import { ascending } from './ascending.ts';
import { createRandom } from './random.ts';

describe('the order of numbers', () => {
  it('is from the least to the largest, the first of those that are the same before the others', () => {
    const random = createRandom(2);
    const values = Float64Array.from({ length: 500 }, (_, n) =>
      n % 3 === 0 ? random.below(9) : random.unit() * 10 ** (random.below(20) - 10),
    );
    const wanted = [...values.keys()].sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0) || a - b);
    expect([...ascending(values)]).toEqual(wanted);
    expect([...ascending(values.subarray(3, 9))]).toHaveLength(6);
  });

  it('of none is none', () => {
    expect(ascending(new Float64Array(0))).toHaveLength(0);
  });
});
