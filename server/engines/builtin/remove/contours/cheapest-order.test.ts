import { describe, expect, it } from 'vitest';
import { cheapestOrder } from './cheapest-order.ts';

/** Sources before and beyond a hole, each of a single grey value. */
const sourcesOf = (values: readonly number[]) =>
  values.map((value, n) => ({ sample: n, rest: Float32Array.of(value, value, value, 0) }));

describe('the order in which columns are copied', () => {
  it('goes on in the pattern, and ends so that what is seen beyond goes on from it', () => {
    const wave = [0, 4, 8, 12, 16, 20];
    const sources = sourcesOf([...wave, ...wave, ...wave]);
    const shown = Array.from(cheapestOrder(sources, 12, 12), (n) => wave[n % 6]);
    expect(shown).toEqual([...wave, ...wave]);
  });

  it('takes a long stretch for many short ones where all is alike', () => {
    const order = cheapestOrder(sourcesOf(Array(12).fill(5)), 12, 11);
    expect(Array.from(order, (n, step) => n - (order[0] as number) - step)).toEqual(
      Array(11).fill(0),
    );
  });

  it('copies no stain', () => {
    const order = cheapestOrder(sourcesOf([0, 0, 0, 90, 90, 0, 0, 0, 0, 0, 0, 0]), 12, 20);
    expect([...order].filter((n) => n === 3 || n === 4)).toEqual([]);
  });
});
