import { expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import type { Trait } from '../../words/trait.ts';
import { tractor } from './tractor.ts';

const drawn = (traits: readonly Trait[]) => {
  const { sizes } = tractor({
    random: createRandom(2),
    rays: {
      toward: [0.4, 0.7, -0.6],
      sun: [0.9, 0.9, 0.9],
      sky: [0.4, 0.4, 0.4],
      ground: [0.2, 0.2, 0.2],
    },
    colour: null,
    posture: null,
    traits,
    faces: 1,
    tall: 140,
    isPortrait: false,
  });
  return sizes[0] ?? { rgba: new Float32Array(), width: 1, height: 1 };
};

it('shows who drives in whole above the wheels', () => {
  const [driven, empty] = [drawn(['crewed']), drawn([])];
  expect(driven.height / driven.width).toBeGreaterThan(empty.height / empty.width);
});

it('has lugs that stand out of its tread', () => {
  const { rgba, width, height } = drawn([]);
  const firsts = Array.from({ length: Math.floor(0.34 * height) }, (_, n) => {
    const row = Math.floor(0.6 * height) + n;
    let column = 0;
    while (column < width && (rgba[(row * width + column) * 4 + 3] ?? 0) < 0.5) column++;
    return column;
  });
  // Down the rear wheel's hind side its outline comes and goes.
  const turns = firsts.filter(
    (at, n) => n > 0 && n < firsts.length - 1 && at > (firsts[n + 1] ?? 0),
  );
  expect(turns.length).toBeGreaterThan(2);
});

it.each(['excavator', 'bulldozer'] as const)(
  'is a machine on tracks, which is meant: %s',
  (kind) => {
    const [crawler, farm] = [drawn([kind]), drawn([])];
    expect(crawler.width / crawler.height).toBeGreaterThan(1.1);
    expect([...crawler.rgba]).not.toEqual([...farm.rgba]);
  },
);
