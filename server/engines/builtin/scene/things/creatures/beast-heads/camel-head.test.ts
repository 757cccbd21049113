import { expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { coated } from '../beast-body/coated.ts';
import { quadruped } from '../beast-body/quadruped.ts';
import { CAMEL } from '../beasts/exotic.ts';
import { camelHead } from './camel-head.ts';

it('a camel carries its head over a neck that hangs below its root before it rises', () => {
  const model = quadruped(CAMEL, 'standing', null, 0, createRandom(4));
  const ahead = model.filter(({ shape, a, r1 }) => shape === 'cone' && a[0] > 0.38 && r1 > 0.055);
  const lowest = Math.min(...ahead.map(({ a }) => a[1]));
  const highest = Math.max(...ahead.map(({ b }) => b[1]));
  expect(lowest).toBeLessThan(0.82);
  expect(highest).toBeGreaterThan(1.2);
});

it('has a lip that hangs over the lower one, and lids over its eyes while it sleeps', () => {
  const { looks } = coated(CAMEL, null, createRandom(4));
  const awake = camelHead(looks, false);
  const lips = awake.filter(({ shape, a }) => shape === 'ellipsoid' && a[0] > 0.78);
  const nose = Math.max(...lips.map(({ a, b }) => a[0] + b[0]));
  const lower = lips.reduce((low, lip) => (lip.a[1] < low.a[1] ? lip : low));
  expect(nose).toBeGreaterThan(lower.a[0] + lower.b[0] + 0.03);
  expect(camelHead(looks, true).length).toBeGreaterThan(awake.length);
});
