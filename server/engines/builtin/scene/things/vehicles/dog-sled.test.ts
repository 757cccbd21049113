import { expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import type { Wish } from '../wish.ts';
import { dogSled } from './dog-sled.ts';
import { sleigh } from './horse-coach.ts';

it('has a team before it that is lower than a horse, and who drives it stands behind', () => {
  const wish = (): Wish => ({
    random: createRandom(2),
    rays: {
      toward: [0.4, 0.7, -0.6],
      sun: [0.9, 0.9, 0.9],
      sky: [0.4, 0.4, 0.4],
      ground: [0.2, 0.2, 0.2],
    },
    colour: null,
    posture: null,
    faces: 1,
    tall: 60,
    isPortrait: false,
  });
  /** How far below the top the left and the right third of a picture begin, as shares of its height, sorted. */
  const topsOf = ({ sizes: [first] }: ReturnType<typeof dogSled>) => {
    const { rgba, width, height } = first ?? { rgba: [], width: 1, height: 1 };
    const topOf = (from: number) => {
      const row = Array.from({ length: height }).findIndex((_, y) =>
        Array.from({ length: Math.floor(width / 3) }).some(
          (__, x) => (rgba[(y * width + from + x) * 4 + 3] ?? 0) > 0.5,
        ),
      );
      return row / height;
    };
    return [topOf(0), topOf(Math.ceil((2 * width) / 3))].sort((a, b) => a - b);
  };
  const [musher = 1, dogs = 0] = topsOf(dogSled(wish()));
  expect(musher).toBeLessThan(0.1);
  expect(dogs).toBeGreaterThan(0.4);
  expect(topsOf(sleigh(wish()))[1]).toBeLessThan(0.4);
});
