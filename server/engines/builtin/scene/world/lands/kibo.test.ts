import { expect, it } from 'vitest';
import { createNoise } from '../../noise.ts';
import { KIBO, kiboOutline } from './kibo.ts';

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
  },
);
