import { expect, test } from 'vitest';
import { cutIntoPieces } from './cut-into-pieces.ts';

test('An area is cut where squares meet, and nowhere else', () => {
  expect(cutIntoPieces([{ left: 3, top: 8, width: 9, height: 4 }], 10)).toEqual([
    { left: 3, top: 8, width: 7, height: 2 },
    { left: 10, top: 8, width: 2, height: 2 },
    { left: 3, top: 10, width: 7, height: 2 },
    { left: 10, top: 10, width: 2, height: 2 },
  ]);
  const square = { left: 20, top: 30, width: 10, height: 10 };
  expect(cutIntoPieces([square], 10)).toEqual([square]);
});

test('What several areas have in a square is one part', () => {
  const areas = [
    { left: 1, top: 1, width: 2, height: 2 },
    { left: 25, top: 0, width: 1, height: 1 },
    { left: 4, top: 0, width: 3, height: 2 },
  ];
  expect(cutIntoPieces(areas, 10)).toEqual([
    { left: 1, top: 0, width: 6, height: 3 },
    { left: 25, top: 0, width: 1, height: 1 },
  ]);
  expect(cutIntoPieces([], 10)).toEqual([]);
});
