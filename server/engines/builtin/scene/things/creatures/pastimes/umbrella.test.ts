import { describe, expect, it } from 'vitest';
import { canopyOf, stickOf } from './umbrella.ts';

/** The height of a grown woman, metres. */
const TALL = 1.65;

describe('an umbrella over a grown woman', () => {
  it('is about a metre wide', () => {
    const [canopy] = canopyOf([0.8, 0.1, 0.1], [0, 1, 0]);
    const wide = 2 * (canopy?.reach ?? 0) * TALL;
    expect(wide).toBeGreaterThan(0.9);
    expect(wide).toBeLessThan(1.15);
  });

  it('has a stick no thicker than a broom', () => {
    const [shaft] = stickOf([0, 0.7, 0], [0, 1, 0]);
    expect(2 * (shaft?.r1 ?? 1) * TALL).toBeLessThan(0.03);
  });
});
