import { expect, it } from 'vitest';
import { paintSprite } from '../../sprite.ts';
import { foreground } from '../foreground.ts';
import type { Planted } from '../stage.ts';
import { levelStage } from '../testing/level-stage.ts';
import { undergrowth } from './undergrowth.ts';

const STONES = [paintSprite(8, 8, () => {})];

/** Which share of squares with sides of so many world units holds half of what lies on the ground: a fifth or less where it lies in clumps, a third or more where it is strewn evenly. */
function halfIn(planted: readonly Planted[], side: number): number {
  const squares = new Map<string, number>();
  for (const { x, z } of planted) {
    const square = `${Math.floor(x / side)} ${Math.floor(z / side)}`;
    squares.set(square, (squares.get(square) ?? 0) + 1);
  }
  const [most, all] = [[...squares.values()].toSorted((a, b) => b - a), planted.length];
  let [held, count] = [0, 0];
  while (held < all / 2) held += most[count++] ?? all;
  const reach = new Set(planted.map(({ z }) => Math.floor(z / side))).size;
  return count / (reach * new Set(planted.map(({ x }) => Math.floor(x / side))).size);
}

it('strews sand with stones in clumps, and leaves it open between them', () => {
  const stones = undergrowth(levelStage('a beach at noon', 1.4, 5), STONES, []).filter(
    ({ z }) => z < 40,
  );
  expect(stones.length).toBeGreaterThan(20);
  expect(halfIn(stones, 4)).toBeLessThan(0.09);
});

it('lets what stands in the corners of bare ground come in groups', () => {
  const corners = foreground(levelStage('snow on a meadow', 8, 5), STONES, []);
  expect(corners.length).toBeGreaterThan(10);
  const nearest = corners.map((one) =>
    Math.min(
      ...corners
        .filter((other) => other !== one)
        .map(({ x, z }) => Math.hypot(x - one.x, z - one.z)),
    ),
  );
  const mean = nearest.reduce((sum, away) => sum + away, 0) / nearest.length;
  expect(mean).toBeLessThan(0.5);
});
