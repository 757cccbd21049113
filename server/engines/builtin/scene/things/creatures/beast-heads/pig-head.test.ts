import { expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { coated } from '../beast-body/coated.ts';
import { PIG } from '../beasts/barnyard.ts';
import { CAPYBARA } from '../beasts/capybara.ts';
import { pigHead } from './pig-head.ts';

const { looks } = coated(PIG, null, createRandom(4));

it('a pig has a short snout that ends in a flat disc, broader than long', () => {
  const pieces = pigHead(looks, false);
  const disc = pieces.find(({ look }) => look === looks.nose);
  if (disc === undefined) throw new Error('no disc');
  expect(disc.b[0]).toBeLessThan(0.5 * disc.b[2]);
  for (const { middle, reach, look } of pieces)
    if (look === looks.coat) expect(middle[0] - reach).toBeLessThan(disc.a[0]);
  // Its snout is no longer than the rest of its head.
  expect(disc.a[0]).toBeLessThan(0.9);
});

it('a capybara, which is made after it, has a face of its own', () => {
  expect(CAPYBARA.face).toBeUndefined();
});
