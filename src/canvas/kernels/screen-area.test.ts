import { expect, test } from 'vitest';
import { areaOfTexels, areaOfTiles, devicePixelsOf, tilesUnder, union } from './screen-area.ts';

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

test('A part of a tile covers its place, with more room the larger its texels are', () => {
  const part = { left: 1, top: 0, right: 3, bottom: 2 };
  const camera = { scale: 0.5, x: 10, y: -20 };
  const fine = areaOfTexels({ column: 1, row: 0, level: 0 }, part, camera);
  expect(fine).toEqual({ left: 135.5, top: -23, right: 142.5, bottom: -16 });
  const coarse = areaOfTexels({ column: 1, row: 0, level: 4 }, part, camera);
  expect(coarse).toEqual({ left: 137, top: -29, right: 171, bottom: 5 });
});

test('Under an area lie the tiles whose change it may show, also just beside it', () => {
  const camera = { scale: 0.5, x: 10, y: -20 };
  const inside = { left: 150, top: -10, right: 160, bottom: 0 };
  expect(tilesUnder(inside, camera)).toEqual({ left: 1, top: 0, right: 2, bottom: 1 });
  const besides = { left: 140, top: 106, right: 267, bottom: 110 };
  expect(tilesUnder(besides, camera)).toEqual({ left: 0, top: 0, right: 3, bottom: 2 });
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
