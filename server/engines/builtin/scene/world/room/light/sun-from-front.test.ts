import { describe, expect, it } from 'vitest';
import { flat } from '../furniture.ts';
import { box, type Point } from '../solids/solid.ts';
import { createSunFromFront } from './sun-from-front.ts';

const MORNING = { land: 'bakery', time: 'dawn', weather: 'clear', side: 1 } as const;
const TO_EYE: Point = [0, 0, -1];

/** Whether anything of what faces the eye at a distance is in the sun. */
const isLit = (sun: ReturnType<typeof createSunFromFront>, z: number): boolean =>
  Array.from({ length: 60 }, (_, n) => -3 + 0.1 * n).some((x) =>
    [0.2, 0.6, 1].some((y) => (sun?.(TO_EYE, x, y, z) ?? 0) > 0),
  );

describe('the low sun of a morning in a shop', () => {
  it('falls on what faces its front, and on nothing that faces away', () => {
    const sun = createSunFromFront([], MORNING);
    expect(isLit(sun, 4)).toBe(true);
    expect(sun?.([0, 0, 1], 0, 0.6, 4)).toBe(0);
  });

  it('is kept off by what stands before it', () => {
    const wall = box([-9, 0, 1], [9, 4, 1.1], flat([1, 1, 1]));
    expect(isLit(createSunFromFront([wall], MORNING), 4)).toBe(false);
  });

  it('falls in no room that has none, nor by day, by night or in rain', () => {
    for (const other of [
      { land: 'winecellar' },
      { time: 'day' },
      { time: 'night' },
      { weather: 'rain' },
    ] as const)
      expect(createSunFromFront([], { ...MORNING, ...other })).toBeNull();
  });
});
