import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { subtract, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import { atNewspaper, newspaper } from '../held/held-things.ts';
import { hipsOf, stanceOf } from '../stance.ts';
import { conducting, conjuring, delivering, hosing, roasting } from './at-callings.ts';

const farFrom = (a: Vector, b: Vector): number => Math.hypot(...subtract(a, b));

describe.each([
  ['a baton', conducting],
  ['cards', conjuring],
  ['letters', delivering],
  ['a hose', hosing],
] as const)('%s', (_, make) => {
  it.each([[[]], [['woman']], [['child']]] as const)('is at hands that reach it: %j', (traits) => {
    const figure = figureOf(traits);
    const [upper, fore] = figure.arm;
    const pieces = make(traits, (doing, hands = {}) => {
      const { arms } = stanceOf(figure, doing, hands);
      for (const [hand, [shoulder]] of [
        [hands.near, arms[0]],
        [hands.far, arms[1]],
      ] as const)
        if (hand !== undefined) expect(farFrom(hand, shoulder)).toBeLessThan(1.2 * (upper + fore));
      return [];
    });
    expect(pieces.length).toBeGreaterThan(0);
  });
});

it('spouts water ahead out of a hose, far beyond the hands', () => {
  const ahead = hosing([], () => []).map(({ middle, reach }) => middle[0] + reach);
  expect(Math.max(...ahead)).toBeGreaterThan(1.5);
});

it('holds what is roasted ahead of who sits there, over the height of the ground', () => {
  const pieces = roasting(createRandom(1), 'sitting', null, []);
  const tip = pieces.at(-1)?.middle as Vector;
  expect(tip[0]).toBeGreaterThan(0.5);
  expect(tip[1]).toBeGreaterThan(hipsOf(figureOf([]), 'sitting'));
});

it('spreads a newspaper out between the hands, broader than a book', () => {
  const hands = atNewspaper([0.3, 0.6, 0]);
  const sheets = newspaper([0.3, 0.6, 0]);
  const [left, right] = sheets.map(({ middle }) => middle[2]);
  expect((right ?? 0) - (left ?? 0)).toBeGreaterThan(0.2);
  expect(hands.far[2] - hands.near[2]).toBeGreaterThan(0.3);
});
