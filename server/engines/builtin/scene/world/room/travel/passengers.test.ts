import { describe, expect, it } from 'vitest';
import type { Solid } from '../solids/solid.ts';
import { passengers } from './passengers.ts';

const CAR = { left: -1.5, right: 1.5, back: 14.6 };
const DOORS = [3.3, 8.2, 13.1];

/** The phones that are held, which alone of all that passengers are and have glow. */
const phonesIn = (solids: readonly Solid[]) => solids.filter(({ glow }) => glow > 0);

describe('passengers', () => {
  it('look at phones on both sides of the car, within its walls', () => {
    const solids = passengers(CAR, DOORS, 0, true);
    const phones = phonesIn(solids);
    expect(phones.length).toBeGreaterThan(20);
    for (const side of [-1, 1])
      expect(phones.filter(({ low }) => side * low[0] > 0.4).length).toBeGreaterThan(6);
    for (const { low, high } of solids) {
      expect(low[0]).toBeGreaterThan(CAR.left - 0.2);
      expect(high[0]).toBeLessThan(CAR.right + 0.2);
    }
  });

  it('are fewer in a car that is not full', () => {
    const few = phonesIn(passengers(CAR, DOORS, 0, false)).length;
    expect(few).toBeGreaterThan(2);
    expect(few).toBeLessThan(0.6 * phonesIn(passengers(CAR, DOORS, 0, true)).length);
  });

  it('leave room for somebody at the first door of one side', () => {
    const near = passengers(CAR, DOORS, -1, true).filter(({ low }) => low[2] < 3.9);
    expect(near.every(({ low }) => low[0] > 0)).toBe(true);
  });
});
