import { expect, it } from 'vitest';
import { createNoise } from '../../noise.ts';
import { KIBO, kiboOutline } from './kibo.ts';

/** More than the outline is torn anywhere, as a share of the top. */
const CLEARLY = 0.05;

/** The highest of heights that is clearly above one before it; 0 where none is. */
const risenAgain = (heights: readonly number[]): number =>
  Math.max(
    0,
    ...heights.filter((height, n) => height > CLEARLY + Math.min(...heights.slice(0, n))),
  );

it.each([-1, 1])(
  'rises once, is level at its top and has a lower peak beside it (side %i)',
  (side) => {
    const outline = kiboOutline(createNoise(4), side);
    const heights = Array.from({ length: 801 }, (_, n) => outline((n - 400) * 10));
    const top = Math.max(...heights);
    expect(top).toBeGreaterThan(0.9 * KIBO.high);
    const high = heights.flatMap((one, n) => (one > 0.9 * top ? [n] : []));
    const [first, last] = [high[0] ?? 0, high.at(-1) ?? 0];
    // One level top, wide and unbroken.
    expect(last - first).toBeGreaterThan(30);
    expect(high).toHaveLength(last - first + 1);
    // Downward from its top it rises again on one side alone.
    const [left, right] = [heights.slice(0, first).reverse(), heights.slice(last + 1)].map((down) =>
      risenAgain(down.map((height) => height / top)),
    );
    const [peak, none] = side > 0 ? [left, right] : [right, left];
    expect(peak).toBeGreaterThan(0.2);
    expect(peak).toBeLessThan(0.6);
    expect(none).toBe(0);
  },
);
