import { expect, test } from 'vitest';
import { areaOfTiles, devicePixelsOf, union } from './screen-area.ts';

test('Tiles cover their place on the screen, with room for outline and smoothing', () => {
  const area = areaOfTiles(
    [
      { column: 1, row: 0 },
      { column: 3, row: 2, right: 5 },
    ],
    { scale: 0.5, x: 10, y: -20 },
  );
  expect(area).toEqual({ left: 135, top: -23, right: 653, bottom: 367 });
  expect(areaOfTiles([], { scale: 1, x: 0, y: 0 })).toBeNull();
});

test('An area is cut to the canvas in whole device px, outwards', () => {
  const area = { left: -4, top: 10.2, right: 20.1, bottom: 900 };
  expect(devicePixelsOf(area, 2, 100, 80)).toEqual({ left: 0, top: 20, width: 41, height: 60 });
  expect(devicePixelsOf({ ...area, right: -1 }, 2, 100, 80)).toBeNull();
});

test('Nothing and an area is that area', () => {
  const area = { left: 1, top: 2, right: 3, bottom: 4 };
  expect(union(null, area)).toBe(area);
  expect(union(area, { left: 0, top: 3, right: 2, bottom: 9 })).toEqual({
    left: 0,
    top: 2,
    right: 3,
    bottom: 9,
  });
});
