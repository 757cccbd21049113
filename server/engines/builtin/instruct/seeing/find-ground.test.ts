import { describe, expect, it } from 'vitest';
import { paint, speck } from '../../testing/pictures.ts';
import { createSight } from './sight.ts';

const [WIDTH, HEIGHT] = [240, 160];

/** Sky, a lake behind a meadow with a red clump of flowers, and a dark house on its right. */
const scene = paint(WIDTH, HEIGHT, (x, y) => {
  const grain = speck(x, y) * 10;
  if (y < 60) return [120 + y, 160 + y, 230];
  if (x > 160 && x < 200 && y > 70 && y < 130) return [60 + grain, 40 + grain, 35];
  if (y < 95) return [50 + grain / 3, 70 + grain / 3, 190];
  if (Math.hypot(x - 60, y - 125) < 9) return [200, 40, 60];
  return [90 + grain, 150 + grain, 60];
});

describe('finding the ground', () => {
  const ground = createSight(scene).ground();
  const share = (left: number, top: number, right: number, bottom: number) => {
    let sum = 0;
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) sum += (ground[y * WIDTH + x] ?? 0) / 255;
    return sum / ((right - left) * (bottom - top));
  };

  it('is the meadow, with the flowers that stand on it and what lies behind them', () => {
    expect(share(0, 140, WIDTH, 160)).toBeGreaterThan(0.9);
    expect(share(54, 119, 66, 131)).toBeGreaterThan(0.8);
    expect(share(54, 102, 66, 114)).toBeGreaterThan(0.8);
  });

  it('is neither the lake behind its edge nor a house nor the sky', () => {
    expect(share(20, 66, 140, 88)).toBeLessThan(0.1);
    expect(share(166, 76, 194, 120)).toBeLessThan(0.1);
    expect(share(0, 0, WIDTH, 50)).toBe(0);
  });
});
