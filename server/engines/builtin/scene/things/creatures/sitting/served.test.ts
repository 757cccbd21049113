import { expect, it } from 'vitest';
import { dishOf, drinkOf } from './served.ts';

it('serves a doughnut as a ring on its plate, and coffee with it', () => {
  const rings = dishOf('donut', [0, 0.4, 0], 1).filter(({ shape }) => shape === 'ring');
  expect(rings).toHaveLength(2);
  expect(drinkOf('donut')).toBe(drinkOf('cup'));
});
