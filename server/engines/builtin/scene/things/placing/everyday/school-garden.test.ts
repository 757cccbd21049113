import { expect, it } from 'vitest';
import { levelStage } from '../testing/level-stage.ts';
import { vegetablegarden } from './home-places.ts';

it('leaves the front of the school in sight behind the beds of its garden', () => {
  const trees = (prompt: string) =>
    vegetablegarden(levelStage(prompt, 12, 2)).filter(({ size }) => size > 5);
  expect(trees('a vegetable garden').some(({ x }) => Math.abs(x) < 15)).toBe(true);
  const behind = trees('a school garden');
  expect(behind).not.toEqual([]);
  for (const { x } of behind) expect(Math.abs(x)).toBeGreaterThan(15);
});
