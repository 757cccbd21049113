import { expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { createLight } from '../../../world/light.ts';
import { raysOf } from '../../wish.ts';
import { rowboat } from './rowboat.ts';

/** The highest pixel row that a boat covers in each column, from its stern to its bow. */
function topsOf(trait: 'dragonboat' | 'canoe'): number[] {
  const { sizes } = rowboat({
    random: createRandom(3),
    rays: raysOf(createLight('day', 'clear', 1, 0, null)),
    colour: null,
    posture: null,
    tall: 120,
    isPortrait: false,
    heading: 0,
    traits: [trait],
  });
  const [{ width, height, rgba }] = sizes as [(typeof sizes)[number]];
  return Array.from({ length: width }, (_, x) =>
    Array.from({ length: height }, (_, y) => y).findIndex(
      (y) => (rgba[(y * width + x) * 4 + 3] as number) > 0.5,
    ),
  );
}

it('a dragon boat has a head at its bow over its hull, and a crew whoever is named', () => {
  const tops = topsOf('dragonboat');
  const bow = tops.slice(Math.round(0.88 * tops.length)).filter((top) => top >= 0);
  const crew = tops.slice(Math.round(0.25 * tops.length), Math.round(0.7 * tops.length));
  expect(Math.min(...bow)).toBeLessThan(40);
  expect(Math.min(...crew)).toBeLessThan(40);
  expect(tops.length).toBeGreaterThan(2 * 120);
});
