import { describe, expect, it } from 'vitest';
import { boxOn, type Plot } from '../solid.ts';
import { houseFront } from './house-front.ts';
import type { HouseLook } from './looks.ts';

const PLOT: Plot = { x: 0, z: 0, u: [1, 0], w: [0, 1], wide: 9, deep: 8 };
const lookOf = (foot: HouseLook['foot']): HouseLook => ({
  ...{ fabric: 'plaster', wall: [0.8, 0.6, 0.4], trim: [0.9, 0.88, 0.8], shutters: null },
  ...{ roof: [0.6, 0.3, 0.2], foot, paint: [0.2, 0.3, 0.4], ground: 3.8, storey: 3.2, eaves: 10.6 },
  ...{ bay: 2.4, window: 1.1, number: 8, base: 0, flowers: 0 },
});

/** What is seen all over the front between two heights. */
function seen(foot: HouseLook['foot'], lamps: number, low: number, high: number) {
  const paint = houseFront(lookOf(foot), lamps);
  const [front] = boxOn(PLOT, 0, 10.6, paint).faces;
  if (front === undefined) throw new Error('A box has a front.');
  return Array.from({ length: 2000 }, (_, n) =>
    paint(front, {
      along: ((n % 50) / 50) * 9,
      up: low + (Math.floor(n / 50) / 40) * (high - low),
      pixel: 0.02,
    }),
  );
}

describe("a house's front", () => {
  it('has windows in each storey, and wall between them', () => {
    for (const low of [3.8, 7]) {
      const glass = seen('doors', 0, low, low + 3.2).filter((one) => one.glass > 0.5).length;
      expect(glass).toBeGreaterThan(200);
      expect(glass).toBeLessThan(1200);
    }
  });

  it('has more glass below where there is a shop', () => {
    const glassOf = (foot: HouseLook['foot']) =>
      seen(foot, 0, 0, 3.8).reduce((sum, { glass }) => sum + glass, 0);
    expect(glassOf('shop')).toBeGreaterThan(1.3 * glassOf('doors'));
  });

  it('shines from its windows and shops when lamps are lit alone', () => {
    const lit = (lamps: number, low: number, high: number) =>
      seen('shop', lamps, low, high).filter(({ glow }) => Math.max(...glow) > 0.2).length;
    expect(lit(0, 0, 10)).toBe(0);
    expect(lit(0.5, 0, 3.8)).toBeGreaterThan(100);
    expect(lit(0.9, 3.8, 10)).toBeGreaterThan(100);
  });
});
