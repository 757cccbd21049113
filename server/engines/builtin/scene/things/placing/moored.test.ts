import { expect, it } from 'vitest';
import { moored } from './moored.ts';
import { landStage } from './testing/land-stage.ts';

it('boats of several kinds lie in a harbour, each on its own side of the next', () => {
  const boats = moored(landStage('a small harbour', 3, 0));
  expect(boats.length).toBeGreaterThan(4);
  expect(new Set(boats.map(({ size }) => size)).size).toBeGreaterThan(3);
  const sides = boats.map(({ x }) => Math.sign(x));
  expect(sides).toContain(-1);
  expect(sides).toContain(1);
});

it('none lie there where boats are named', () => {
  expect(moored(landStage('a harbour with fishing boats', 3, 0))).toEqual([]);
});
