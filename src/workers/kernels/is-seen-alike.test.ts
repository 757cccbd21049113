import { expect, it } from 'vitest';
import { isSeenAlike } from './is-seen-alike.ts';

const alike = (one: number[], other: number[]) =>
  isSeenAlike(Uint8Array.from(one), Uint8Array.from(other));

it('What differs only where it is not seen is seen alike', () => {
  expect(alike([200, 10, 90, 0, 5, 6, 7, 255], [0, 0, 0, 0, 5, 6, 7, 255])).toBe(true);
  expect(alike([200, 10, 90, 2], [128, 0, 128, 2])).toBe(true);
});

it('Another colour or another alpha is not', () => {
  expect(alike([200, 10, 90, 255], [197, 10, 90, 255])).toBe(false);
  expect(alike([200, 10, 90, 128], [180, 10, 90, 128])).toBe(false);
  expect(alike([200, 10, 90, 1], [200, 10, 90, 0])).toBe(false);
});
