import { expect, it } from 'vitest';
import { paintSprite } from '../../sprite.ts';
import { levelStage } from '../testing/level-stage.ts';
import { atWatersEdge } from './water-edge.ts';

const [stone, tuft] = [paintSprite(8, 8, () => {}), paintSprite(8, 8, () => {})];

/** How many stones and tufts stand on a field of places on ground so high. */
function standingOn(prompt: string, base: number) {
  const stage = levelStage(prompt);
  const all = Array.from({ length: 900 }, (_, n) =>
    atWatersEdge(stage, { stones: [stone], grass: [tuft] }, (n % 30) - 15, 8 + n / 30, base),
  );
  const count = (sprite: typeof stone) => all.filter((one) => one?.sprite === sprite).length;
  return { stones: count(stone), tufts: count(tuft) };
}

it('strews the edge of a river with stones, and lets grass grow the higher it is', () => {
  const [low, high] = [standingOn('a river', 0.2), standingOn('a river', 1)];
  expect(low.stones).toBeGreaterThan(20);
  expect(high.tufts).toBeGreaterThan(2 * low.tufts);
  expect(standingOn('a river', -0.2)).toMatchObject({ tufts: 0 });
});

it('leaves ice, quays and what is higher alone', () => {
  for (const [prompt, base] of [
    ['a frozen lake', 0.2],
    ['a village by a river', 0.2],
    ['a river', 3],
  ] as const)
    expect(standingOn(prompt, base), prompt).toEqual({ stones: 0, tufts: 0 });
});
