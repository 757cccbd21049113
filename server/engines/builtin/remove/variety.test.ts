import { expect, it } from 'vitest';
import { disc, lattice, paint } from '../testing/pictures.ts';
import { blurTexture, rawFeature } from './feature.ts';
import { createLevel } from './level.ts';
import { varietyAround } from './variety.ts';

const [WIDTH, HEIGHT] = [64, 64];

function varietyOf(data: Uint8ClampedArray): number {
  const hole = disc(WIDTH, HEIGHT, 32, 32, 10).data.map((value) => (value === 0 ? 0 : 1));
  const raw = rawFeature(data, hole, new Uint8Array(hole.length), WIDTH);
  const level = createLevel(WIDTH, HEIGHT, blurTexture(raw), hole);
  return varietyAround(level, level.holePixels, 10);
}

it('is small around a hole in one texture, and large where two things meet', () => {
  const { data } = lattice(WIDTH, HEIGHT);
  expect(varietyOf(data)).toBeLessThan(20);
  const met = paint(WIDTH, HEIGHT, (x, y) => {
    const brick = (y * WIDTH + x) * 4;
    return x > 36
      ? [250, 250, 250]
      : ([data[brick], data[brick + 1], data[brick + 2]] as [number, number, number]);
  });
  expect(varietyOf(met.data)).toBeGreaterThan(40);
});
