import { describe, expect, it } from 'vitest';
import { disc, paint, speck } from '../testing/pictures.ts';
import { blurTexture, rawFeature } from './feature.ts';
import { createLevel } from './level.ts';
import { createSeamCosts } from './seams.ts';

const [WIDTH, HEIGHT] = [96, 72];
/** The sides of a join are copied from places so far from each other, whose grain is the same. */
const APART = 60;

/** What a join in the middle of a hole costs in grey levels: its sides come from left and right of it, of which one is so much lighter. */
function joinCost(lighter: number, grain: number): number {
  const { data } = paint(WIDTH, HEIGHT, (x, y) => {
    const grey = Math.round(100 + (x < 48 ? 0 : lighter) + grain * speck(x % APART, y));
    return [grey, grey, grey];
  });
  const hole = disc(WIDTH, HEIGHT, 48, 36, 10).data.map((value) => (value === 0 ? 0 : 1));
  const raw = rawFeature(data, hole, new Uint8Array(hole.length), WIDTH);
  const level = createLevel(WIDTH, HEIGHT, blurTexture(raw), hole);
  const { between } = createSeamCosts(level);
  const costs = [...Array(9).keys()].map((row) => {
    const pixel = (32 + row) * WIDTH + 47;
    return between(pixel, pixel + 1, -APART / 2, 0, APART / 2, 0) / 8;
  });
  return costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
}

describe('what joins of pieces cost', () => {
  it('is less for many steps that smooth ground hides than for one that adds them up', () => {
    expect(6 * joinCost(3, 0)).toBeLessThan(0.75 * joinCost(18, 0));
  });

  it('is as much as they differ, and one grey level, where there is texture', () => {
    expect(joinCost(0, 90)).toBeCloseTo(1, 0);
    expect(joinCost(3, 90)).toBeCloseTo(1 + 2 * 3, 0);
    expect(joinCost(18, 90)).toBeCloseTo(1 + 2 * 18, 0);
  });
});
