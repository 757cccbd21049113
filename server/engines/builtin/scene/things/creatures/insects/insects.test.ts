import { expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import type { Trait } from '../../../words/trait.ts';
import { levelStage } from '../../placing/testing/level-stage.ts';
import { type Sprite, smallerSize } from '../../sprite.ts';
import { type Wish, wishIn } from '../../wish.ts';
import { ant } from './ant.ts';
import { beetle } from './beetle.ts';
import { caterpillar } from './caterpillar.ts';
import { dragonfly } from './dragonfly.ts';
import { grasshopper } from './grasshopper.ts';

const { setting } = levelStage('a meadow', 3);

const wishFor = (traits: readonly Trait[] = []): Wish => ({
  ...wishIn(setting, {
    ...{ colour: null, posture: null, tall: 90, isPortrait: false, faces: 1, nth: 0, traits },
  }),
  random: createRandom(5),
});

/** How many of its pixels are such. */
function count(sprite: Sprite, is: (r: number, g: number, b: number) => boolean): number {
  const { rgba } = smallerSize(sprite);
  let found = 0;
  for (let at = 0; at < rgba.length; at += 4) {
    const [r = 0, g = 0, b = 0, a = 0] = [rgba[at], rgba[at + 1], rgba[at + 2], rgba[at + 3]];
    if (a > 0.5 && is(r, g, b)) found++;
  }
  return found;
}

const isGreen = (r: number, g: number, b: number): boolean => g > 1.4 * r && g > 1.4 * b;
const isRusset = (r: number, g: number): boolean => r > 1.5 * g;

it('an ant carries a green leaf where leaves are named', () => {
  expect(count(ant(wishFor(), 'ground'), isGreen)).toBe(0);
  expect(count(ant(wishFor(['onleaf']), 'ground'), isGreen)).toBeGreaterThan(60);
  expect(count(ant(wishFor(), 'ground'), isRusset)).toBeGreaterThan(60);
});

it('each has its colour by nature', () => {
  expect(count(beetle(wishFor(), 'ground'), isRusset)).toBeGreaterThan(200);
  expect(count(grasshopper(wishFor(), 'ground'), isGreen)).toBeGreaterThan(100);
  expect(count(caterpillar(wishFor(), 'ground'), isGreen)).toBeGreaterThan(200);
  const isBlue = (r: number, _g: number, b: number): boolean => b > 2 * r;
  expect(count(dragonfly(wishFor()), isBlue)).toBeGreaterThan(40);
});
