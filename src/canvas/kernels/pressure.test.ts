import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bendPressure, pressureRadius } from './pressure.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const curve = fc.integer({ min: -100, max: 100 });
const diameter = fc.integer({ min: 10, max: 300 });

describe('a pressure curve', () => {
  it('keeps nothing, everything and the order in between', () => {
    fc.assert(
      fc.property(share, share, curve, (a, b, bend) => {
        expect(bendPressure(0, bend)).toBe(0);
        expect(bendPressure(1, bend)).toBe(1);
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        expect(bendPressure(less, bend)).toBeLessThanOrEqual(bendPressure(more, bend) + 1e-12);
      }),
    );
  });

  it('is a line at 0, soft above and hard below', () => {
    expect(bendPressure(0.3, 0)).toBeCloseTo(0.3, 12);
    expect(bendPressure(0.3, 60)).toBeGreaterThan(0.4);
    expect(bendPressure(0.3, -60)).toBeLessThan(0.2);
  });
});

describe('a radius by pressure', () => {
  it('is whole sixteenths of a pixel, between half a pixel and the brush itself', () => {
    fc.assert(
      fc.property(diameter, share, curve, (size, pressure, bend) => {
        const radius = pressureRadius(size, pressure, bend);
        expect(Number.isInteger(radius)).toBe(true);
        expect(radius).toBeGreaterThanOrEqual(8);
        expect(radius).toBeLessThanOrEqual(size * 8);
      }),
    );
  });

  it('is the brush itself at full pressure and a tenth of it at none', () => {
    expect(pressureRadius(100, 1, 0)).toBe(800);
    expect(pressureRadius(100, 0, 0)).toBe(80);
    expect(pressureRadius(100, 0.5, 0)).toBe(440);
    expect(pressureRadius(10, 0, -100)).toBe(8);
  });
});
