import { describe, expect, it } from 'vitest';
import { disc, paint, speck } from '../testing/pictures.ts';
import { blurTexture, rawFeature } from './feature.ts';
import { leastTexture } from './least-texture.ts';
import { createLevel } from './level.ts';
import { createSeamCosts } from './seams.ts';

const [WIDTH, HEIGHT] = [96, 72];
/** Grain, but none in the right third: there is only the grain's mean. */
const isFlat = (x: number) => x >= 64;
const picture = paint(WIDTH, HEIGHT, (x, y) => {
  const grey = isFlat(x) ? 120 : 100 + Math.round(speck(x, y) * 40);
  return [grey, grey, grey];
});

function levelWith(x: number, y: number, radius: number) {
  const hole = disc(WIDTH, HEIGHT, x, y, radius).data.map((value) => (value === 0 ? 0 : 1));
  const raw = rawFeature(picture.data, hole, new Uint8Array(hole.length), WIDTH);
  return createLevel(WIDTH, HEIGHT, blurTexture(raw), hole);
}

describe('the least texture around a hole', () => {
  it('is the grain’s within grain and nothing beside what is flat', () => {
    const within = leastTexture(levelWith(28, 36, 10));
    const beside = leastTexture(levelWith(80, 36, 10));
    expect(within[36 * WIDTH + 28]).toBeGreaterThan(30);
    expect(beside[36 * WIDTH + 80]).toBeLessThan(3);
    expect(within[36 * WIDTH + 50]).toBe(0);
  });

  it('makes what is flatter dear to copy where pieces are grouped', () => {
    const level = levelWith(28, 36, 10);
    const { own } = createSeamCosts(level);
    const middle = 36 * WIDTH + 28;
    const [grain, flat] = [own(middle, 20, 0), own(middle, 50, 0)];
    // In eighths: far more than the way there.
    expect(flat - grain).toBeGreaterThan(8 * 60);
  });
});
