import { expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { coated } from '../beast-body/coated.ts';
import { DOG } from '../beasts/animals.ts';
import { EYES_UP, shortHead } from './short-head.ts';

it('the brows of a dog lie flat in its skull: who frowns looks sad and human', () => {
  const { coat, looks } = coated(DOG, null, createRandom(4));
  const { eye } = DOG.head;
  const brows = shortHead(DOG.head, coat, looks, false, 0).filter(
    ({ shape, a, b }) =>
      shape === 'ellipsoid' && a[1] > EYES_UP + eye.size && Math.abs(a[2]) > 0.2 && b[0] < 0.4,
  );
  expect(brows).toHaveLength(2);
  for (const { b, blend } of brows) {
    expect(b[1]).toBeLessThan(0.8 * eye.size);
    expect(blend).toBeGreaterThan(1.5 * b[1]);
  }
});
