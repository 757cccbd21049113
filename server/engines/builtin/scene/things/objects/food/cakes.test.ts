import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import type { Baked } from '../../../words/baked.ts';
import { createLight } from '../../../world/light.ts';
import { smallerSize } from '../../sprite.ts';
import { raysOf } from '../../wish.ts';
import { cake } from './cakes.ts';

/** The share of a cake's pixels that pass a test of their colour, each channel 0 to 1 in plain light. */
function share(
  baked: Baked | undefined,
  test: (r: number, g: number, b: number) => boolean,
): number {
  const { rgba } = smallerSize(
    cake({
      random: createRandom(4),
      rays: raysOf(createLight('day', 'clear', 0.4, 0, null)),
      posture: null,
      colour: null,
      tall: 160,
      isPortrait: false,
      ...(baked && { baked }),
    }),
  );
  let [hits, all] = [0, 0];
  for (let at = 0; at < rgba.length; at += 4) {
    if ((rgba[at + 3] as number) < 0.9) continue;
    all++;
    if (test(rgba[at] as number, rgba[at + 1] as number, rgba[at + 2] as number)) hits++;
  }
  return hits / all;
}

const isBrown = (r: number, g: number, b: number) => r < 0.4 && r > 1.2 * g && g >= b;
const isRed = (r: number, g: number, b: number) => r > 0.2 && r > 3 * g && r > 2 * b;
const isBlue = (r: number, _: number, b: number) => b > 1.25 * r;

describe('a cake', () => {
  it('is brown of chocolate and red within of red velvet', () => {
    const of = (flavour: Baked['flavour']): Baked => ({ flavour, toppings: [] });
    expect(share(of('chocolate'), isBrown)).toBeGreaterThan(0.3);
    expect(share(of('lemon'), isBrown)).toBeLessThan(0.1);
    expect(share(of('redvelvet'), isRed)).toBeGreaterThan(share(of('carrot'), isRed) + 0.08);
  });

  it('has on it what was asked for', () => {
    const on = (topping: Baked['toppings'][number]): Baked => ({
      flavour: 'carrot',
      toppings: [topping],
    });
    expect(share(on('raspberry'), isRed)).toBeGreaterThan(share(on('lemon'), isRed) + 0.02);
    expect(share(on('blueberry'), isBlue)).toBeGreaterThan(share(on('lemon'), isBlue) + 0.01);
  });

  it('is white in tiers for a wedding, with roses on it', () => {
    const wedding: Baked = { flavour: 'wedding', toppings: [] };
    const isWhite = (r: number, g: number, b: number) =>
      Math.min(r, g, b) > 0.75 * Math.max(r, g, b);
    const isPink = (r: number, g: number, b: number) => r > 1.2 * g && r > 1.1 * b;
    expect(share(wedding, isWhite)).toBeGreaterThan(0.5);
    expect(share(wedding, isPink)).toBeGreaterThan(0.03);
    expect(share(wedding, isBrown)).toBeLessThan(0.02);
  });
});
