import { describe, expect, it } from 'vitest';
import { lumaOf } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import { rosettes } from './rosettes.ts';

const paint = rosettes([0.8, 0.8, 0.8], [0.1, 0.1, 0.1], createNoise(4).fbm);

/** Shares of dark places and of those a little darker than the base, over a part of the flank. */
function sharesOf(low: number): readonly [dark: number, within: number] {
  const lights = Array.from({ length: 80 * 40 }, (_, n) =>
    lumaOf(...paint((n % 80) * 0.01 - 0.4, low + Math.floor(n / 80) * 0.005, 0.13)),
  );
  const share = (from: number, to: number) =>
    lights.filter((light) => light >= from && light < to).length / lights.length;
  return [share(0, 0.3), share(0.5, 0.72)];
}

describe("a leopard's rosettes", () => {
  it('are dark rings on its trunk, each with a darker middle than the coat between them', () => {
    const [dark, within] = sharesOf(0.62);
    expect(dark).toBeGreaterThan(0.15);
    expect(dark).toBeLessThan(0.6);
    expect(within).toBeGreaterThan(0.04);
  });

  it('are solid spots on its legs', () => {
    const [dark, within] = sharesOf(0.1);
    expect(dark).toBeGreaterThan(0.06);
    expect(within).toBeLessThan(sharesOf(0.62)[1]);
  });
});
