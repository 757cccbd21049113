import { describe, expect, it } from 'vitest';
import { upholstered } from './upholstery.ts';

const seat = (along: readonly [number, number]) =>
  upholstered({ rear: 2, side: 1, along, fabric: () => [0.5, 0.3, 0.2], cushions: [] });

describe('an upholstered seat', () => {
  it('has a cushion more for each place on it', () => {
    expect(seat([2, 4.4]).length).toBeGreaterThan(seat([2, 3.1]).length);
  });

  it('stands before its rear, between the ends of its arms, and is soft all over', () => {
    for (const { low, high, form } of seat([2, 4.4])) {
      expect(form.kind).toBe('pad');
      expect(high[0]).toBeLessThanOrEqual(2);
      expect(low[0]).toBeGreaterThan(1);
      expect(low[2]).toBeGreaterThanOrEqual(2);
      expect(high[2]).toBeLessThanOrEqual(4.4);
    }
  });
});
