import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { createLight } from '../../../world/light.ts';
import { fishBowl } from '../../objects/fish-bowl.ts';
import { spiderWeb } from '../../outdoors/spider-web.ts';
import type { Sprite } from '../../sprite.ts';
import { raysOf, type Wish } from '../../wish.ts';
import { hummingbird } from './hummingbird.ts';
import { peacock } from './peacock.ts';

const wish = (rest: Partial<Wish> = {}): Wish => ({
  random: createRandom(5),
  rays: raysOf(createLight('day', 'clear', 1, 0, null)),
  colour: null,
  posture: null,
  tall: 160,
  isPortrait: true,
  ...rest,
});

/** The share of a sprite's texels, or of those of so much of its width from the left, of which a test of their colour and coverage holds. */
function shareOf(
  { sizes }: Sprite,
  test: (red: number, green: number, blue: number, cover: number) => boolean,
  part = 1,
): number {
  const [whole] = sizes;
  if (whole === undefined) throw new Error('a sprite has a size');
  const { width, height, rgba } = whole;
  const end = Math.round(part * width);
  let found = 0;
  for (let row = 0; row < height; row++)
    for (let at = 4 * row * width; at < 4 * (row * width + end); at += 4)
      if (test(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0, rgba[at + 3] ?? 0)) found++;
  return found / (end * height);
}

describe('a peacock', () => {
  it('is wider than high with its train, green around a blue breast', () => {
    const sprite = peacock(wish());
    expect(sprite.width).toBeGreaterThan(1.2 * sprite.height);
    expect(shareOf(sprite, (r, g, b, a) => a > 0.5 && g > b && g > r)).toBeGreaterThan(0.25);
    expect(shareOf(sprite, (r, g, b, a) => a > 0.5 && b > 1.5 * g && b > 1.5 * r)).toBeGreaterThan(
      0.03,
    );
  });
});

describe('a hummingbird', () => {
  it('has a flower before its bill where it is said to be at one, and red at its throat', () => {
    const alone = hummingbird(wish());
    const fed = hummingbird(wish({ traits: ['onflower'], bloom: 'poppy' }));
    const isRed = (r: number, g: number, b: number) => r > 0.25 && r > 3 * g && r > 1.5 * b;
    expect(shareOf(alone, isRed)).toBeGreaterThan(0.001);
    // Before the throat is nothing red but the flower.
    expect(shareOf(fed, isRed, 0.2)).toBeGreaterThan(0.01);
    expect(shareOf(alone, isRed, 0.2)).toBe(0);
  });
});

describe('a goldfish bowl', () => {
  it('has a fish of gold in its water, and nothing beside the glass', () => {
    const sprite = fishBowl(wish());
    expect(shareOf(sprite, (r, g, b, a) => a > 0.8 && r > 1.6 * g && r > 2.5 * b)).toBeGreaterThan(
      0.02,
    );
    expect(shareOf(sprite, (_r, _g, _b, a) => a < 0.05)).toBeGreaterThan(0.15);
  });
});

describe('a spider’s web', () => {
  it('is mostly air between its threads, and darker with its spider', () => {
    const web = (traits: Wish['traits'] & object) => spiderWeb(wish({ traits }));
    const isDark = (r: number, g: number, b: number, a: number) => a > 0.9 && r + g + b < 0.5;
    expect(shareOf(web([]), (_r, _g, _b, a) => a < 0.3)).toBeGreaterThan(0.4);
    expect(shareOf(web(['crewed']), isDark)).toBeGreaterThan(shareOf(web([]), isDark) + 0.003);
  });
});
