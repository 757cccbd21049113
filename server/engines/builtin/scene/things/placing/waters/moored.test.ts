import { expect, it } from 'vitest';
import { landStage } from '../testing/land-stage.ts';
import { moored } from './moored.ts';

it('boats of several kinds lie in a harbour, each on its own side of the next', () => {
  const boats = moored(landStage('a small harbour', 3, 0));
  expect(boats.length).toBeGreaterThan(4);
  expect(new Set(boats.map(({ size }) => size)).size).toBeGreaterThan(3);
  const sides = boats.map(({ x }) => Math.sign(x));
  expect(sides).toContain(-1);
  expect(sides).toContain(1);
});

it('open boats and fishing boats lie among several that sail, and none beside the boats that are counted', () => {
  const among = moored(landStage('boats in a harbour', 3, 0));
  expect(among.length).toBeGreaterThan(2);
  expect(Math.max(...among.map(({ size }) => size))).toBeLessThan(7);
  expect(moored(landStage('three boats in a harbour', 3, 0))).toEqual([]);
});

it('none lie there where fishing boats are named', () => {
  expect(moored(landStage('a harbour with fishing boats', 3, 0))).toEqual([]);
});
