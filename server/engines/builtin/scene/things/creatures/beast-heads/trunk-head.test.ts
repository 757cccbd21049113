import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { quadruped } from '../beast-body/quadruped.ts';
import { ELEPHANT } from '../beasts/exotic.ts';

describe('an elephant that sprays water', () => {
  const model = (traits: readonly 'spraying'[]) =>
    quadruped(ELEPHANT, 'standing', null, 0.2, createRandom(3), traits);
  const highest = (traits: readonly 'spraying'[]) =>
    Math.max(...model(traits).map(({ middle, reach }) => middle[1] + reach));

  it('has its trunk over its brow, and water above that', () => {
    expect(highest(['spraying'])).toBeGreaterThan(1.25 * highest([]));
    expect(model(['spraying']).length).toBeGreaterThan(model([]).length + 50);
  });
});
