import { expect, it } from 'vitest';
import { createSprite } from '../sprite.ts';
import { figuresAmong, headBefore, hiddenBy, outlineOf } from './outline.ts';
import type { Planted } from './stage.ts';
import { levelStage } from './testing/level-stage.ts';

const stage = levelStage('a meadow', 3);

/** A head on a post that is a fifth as wide as the sprite. */
const post = createSprite(100, 100, (context) => {
  context.fillRect(40, 0, 20, 100);
});

const planted = (x: number, z: number, rest: Partial<Planted> = {}): Planted => ({
  ...{ sprite: post, thing: 'person', x, z, base: 3, size: 1.7 },
  ...rest,
});

it('tells what of a silhouette another hides, not of the sprite around it', () => {
  const far = outlineOf(stage, planted(0, 8.1));
  const near = (x: number) => outlineOf(stage, planted(x, 8));
  expect(hiddenBy(far, near(0))).toBeGreaterThan(0.9);
  // Their sprites overlap there, the posts do not.
  expect(hiddenBy(far, near(0.9))).toBe(0);
  expect(hiddenBy(far, near(5))).toBe(0);
});

it('counts a hidden head for more than hidden feet', () => {
  const far = outlineOf(stage, planted(0, 9));
  const low = outlineOf(stage, planted(0, 8, { size: 0.6 }));
  const high = { ...low, top: far.top };
  expect(hiddenBy(far, high)).toBeGreaterThan(1.5 * hiddenBy(far, low));
});

it('tells whose head is seen before another', () => {
  const near = outlineOf(stage, planted(0, 8));
  expect(headBefore(near, outlineOf(stage, planted(0, 10, { size: 2.4 })))).toBeGreaterThan(0.8);
  expect(headBefore(near, outlineOf(stage, planted(0, 10, { size: 0.5, base: 2 })))).toBe(0);
});

it('looks for the head of an animal on four legs lower, where it grazes', () => {
  // A body above, and a head before it that is half as high.
  const beast = createSprite(200, 100, (context) => {
    context.fillRect(0, 0, 140, 60);
    context.fillRect(140, 40, 60, 30);
  });
  const near = outlineOf(stage, planted(-1.6, 8, { sprite: beast, thing: 'cow' }));
  const far = outlineOf(stage, planted(0, 8.2));
  expect(headBefore(near, far)).toBeGreaterThan(0.1);
});

it('looks at figures, not at what they stand before', () => {
  const all = [planted(0, 8), planted(1, 9, { thing: 'house' }), planted(1, 9, { size: 90 })];
  expect(figuresAmong(stage, all).map(({ one }) => one)).toEqual([all[0]]);
});
