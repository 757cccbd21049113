import { expect, it } from 'vitest';
import { clearOf } from './clear-of.ts';
import { headBefore, hiddenBy, outlineOf } from './outline.ts';
import type { Planted } from './stage.ts';
import { levelStage } from './testing/level-stage.ts';

const stage = levelStage('a street', 3);

const figure = (x: number, z: number, rest: Partial<Planted> = {}): Planted => ({
  sprite: { sizes: [], width: 40, height: 100 },
  ...{ thing: 'person', x, z, base: 3, size: 1.7 },
  ...rest,
});

const wished = figure(0, 8);

it('lets who is about step aside from behind and before who was asked for', () => {
  for (const z of [7.6, 10]) {
    const [aside] = clearOf(stage, [wished])([figure(0.3, z)]);
    if (aside === undefined) throw new Error('somebody is lost');
    const [seen, star] = [outlineOf(stage, aside), outlineOf(stage, wished)];
    if (z > wished.z) expect(headBefore(star, seen)).toBe(0);
    expect(hiddenBy(seen, star)).toBe(0);
    expect(hiddenBy(star, seen)).toBe(0);
  }
});

it('leaves out who finds no room', () => {
  const row = [-2, -1, 0, 1, 2].map((x) => figure(x, 8));
  expect(clearOf(stage, row)([figure(0.1, 12)])).toEqual([]);
});

it('leaves where they are those who are clear, what rises above all, and what is as small as a speck', () => {
  const clear = clearOf(stage, [wished]);
  const about = [figure(3, 8), figure(0, 20, { size: 9 }), figure(0.2, 40, { base: 2, size: 0.8 })];
  expect(clear(about)).toEqual(about);
});
