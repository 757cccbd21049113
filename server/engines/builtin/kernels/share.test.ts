import { expect, it } from 'vitest';
import { divideShare } from './share.ts';

it('tells of a work what its parts tell, by their weights', () => {
  const told: number[] = [];
  const [first, second] = divideShare((share) => told.push(share), [1, 3]);
  first(0.5);
  first(1);
  second(0);
  second(2 / 3);
  second(1);
  expect(told).toEqual([0.125, 0.25, 0.25, 0.75, 1]);
});
