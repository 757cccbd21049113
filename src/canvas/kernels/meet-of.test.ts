import { expect, test } from 'vitest';
import { meetOf } from './meet-of.ts';

const area = (left: number, top: number, width: number, height: number) => {
  return { left, top, width, height };
};

test('Areas meet in what both cover, and not where they only touch', () => {
  expect(meetOf(area(0, 0, 10, 10), area(4, -3, 20, 5))).toEqual(area(4, 0, 6, 2));
  expect(meetOf(area(5, 5, 2, 2), area(0, 0, 10, 10))).toEqual(area(5, 5, 2, 2));
  expect(meetOf(area(0, 0, 10, 10), area(10, 0, 5, 10))).toBeNull();
  expect(meetOf(area(0, 0, 10, 10), area(20, 20, 5, 5))).toBeNull();
});
