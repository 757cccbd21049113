import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blendWeights, WIDEST_BAND } from './blend-weights.ts';

const WIDTH = 41;
const HEIGHT = 33;

/** A rectangle that is fully masked, with a half masked row below it. */
const masks = fc
  .record({
    left: fc.integer({ min: 0, max: 20 }),
    top: fc.integer({ min: 0, max: 16 }),
    width: fc.integer({ min: 1, max: 20 }),
    height: fc.integer({ min: 1, max: 15 }),
  })
  .map(({ left, top, width, height }) => {
    const alpha = new Uint8Array(WIDTH * HEIGHT);
    for (let y = top; y < top + height; y++)
      alpha.fill(255, y * WIDTH + left, y * WIDTH + left + width);
    alpha.fill(128, (top + height) * WIDTH + left, (top + height) * WIDTH + left + width);
    return alpha;
  });

/** Brute force: distance from a pixel to the nearest of another kind. */
function distance(alpha: Uint8Array, at: number, wanted: (value: number) => boolean): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let other = 0; other < alpha.length; other++) {
    if (!wanted(alpha[other] ?? 0)) continue;
    const dx = (other % WIDTH) - (at % WIDTH);
    const dy = Math.floor(other / WIDTH) - Math.floor(at / WIDTH);
    nearest = Math.min(nearest, Math.hypot(dx, dy));
  }
  return nearest;
}

describe('blend weights', () => {
  it('are the definition: 0 beyond the band, a ramp across it, 255 where it ends', () => {
    fc.assert(
      fc.property(masks, fc.integer({ min: 0, max: 24 }), (alpha, feather) => {
        const outside = Math.min(WIDEST_BAND, feather);
        const inside = feather - outside;
        const wanted = Array.from(alpha, (value, at) => {
          if (value === 255) {
            const depth = distance(alpha, at, (other) => other !== 255);
            return depth > inside ? 255 : ramp((depth + outside) / (outside + inside + 1));
          }
          const away = distance(alpha, at, (other) => other === 255);
          const share = (outside + 1 - away) / (outside + inside + 1);
          return Math.max(value, away > outside ? 0 : ramp(share));
        });
        expect([...blendWeights(alpha, WIDTH, feather)]).toEqual(wanted);
      }),
      { numRuns: 12 },
    );
  });

  it('are the mask itself without a feather', () => {
    fc.assert(
      fc.property(masks, (alpha) => {
        expect(blendWeights(alpha, WIDTH, 0)).toEqual(alpha);
      }),
      { numRuns: 10 },
    );
  });

  it('reach 16 px out of the mask and no further, however wide the blend (decision 32)', () => {
    const alpha = Uint8Array.from({ length: WIDTH }, (_, x) => (x < 3 ? 255 : 0));
    const weights = blendWeights(alpha, WIDTH, 17);
    expect(weights[2 + 16]).toBeGreaterThan(0);
    expect([...weights.subarray(2 + 17)]).toEqual(Array(WIDTH - 19).fill(0));
    const widest = blendWeights(alpha, WIDTH, 64);
    expect([...widest.subarray(2 + 17)]).toEqual(Array(WIDTH - 19).fill(0));
  });
});

const ramp = (share: number) => Math.round(255 * share * share * (3 - 2 * share));
