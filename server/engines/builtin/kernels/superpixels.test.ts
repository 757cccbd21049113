import { expect, it } from 'vitest';
import { findSuperpixels } from './superpixels.ts';

it.each([
  ['a picture', 300, 200],
  ['a strip', 30_000, 1],
  ['a strip on end', 2, 20_000],
])('%s is cut into about as many areas as are wanted', (_, width, height) => {
  const even = new Float32Array(width * height).fill(0.5);
  const picture = { width, height, red: even, green: even, blue: even };
  const { count, labels } = findSuperpixels(picture, 400);
  expect(count).toBeGreaterThan(200);
  expect(count).toBeLessThan(600);
  expect(labels.every((label) => label < count)).toBe(true);
});
