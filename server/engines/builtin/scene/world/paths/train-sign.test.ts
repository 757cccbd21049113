import { expect, it } from 'vitest';
import { trainSign } from './train-sign.ts';

it('is a train on rails: its body is seen, not its window nor what is beside it', () => {
  expect(trainSign(0, -0.06, 0.001)).toBe(1);
  expect(trainSign(0, 0.12, 0.001)).toBe(0);
  expect(trainSign(0.4, 0, 0.001)).toBe(0);
  expect(trainSign(0.185, -0.255, 0.001)).toBe(1);
  expect(trainSign(-0.185, -0.255, 0.001)).toBe(trainSign(0.185, -0.255, 0.001));
});
