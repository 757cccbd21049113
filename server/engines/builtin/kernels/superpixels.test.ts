import { expect, it } from 'vitest';
import { solid } from '../../testing/pictures.ts';
import { findSuperpixels } from './superpixels.ts';
import { createView } from './view.ts';

it.each([
  ['a picture', 300, 200],
  ['a strip', 30_000, 1],
  ['a strip on end', 2, 20_000],
])('%s is cut into about as many areas as are wanted', (_, width, height) => {
  const view = createView(solid(width, height, [120, 130, 140, 255]));
  const { count, labels } = findSuperpixels(view, 400);
  expect(count).toBeGreaterThan(200);
  expect(count).toBeLessThan(600);
  expect(labels.every((label) => label < count)).toBe(true);
});
