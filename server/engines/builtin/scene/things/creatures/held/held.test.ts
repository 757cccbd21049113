import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import type { Trait } from '../../../words/trait.ts';
import { subtract, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import { stanceOf } from '../stance.ts';
import { heldBy } from './held.ts';

const HELD = [
  'balloon',
  'plant',
  'flowers',
  'sunflowers',
  'lantern',
  'basket',
  'book',
  'guitar',
  'violin',
  'trumpet',
  'saxophone',
  'drum',
  'accordion',
  'flute',
  'cello',
  'cup',
  'box',
  'baby',
  'camera',
  'phone',
  'sparkler',
  'microphone',
  'leash',
  'bubbles',
  'icecream',
  'foodbowl',
  'sandwich',
  'pizzaslice',
  'cakeslice',
  'donut',
  'apple',
  'banana',
  'bread',
  'axe',
] as const;
const PEOPLE: readonly { readonly traits: readonly Trait[] }[] = [
  { traits: [] },
  { traits: ['woman'] },
  { traits: ['girl'] },
  { traits: ['child'] },
];

const farFrom = (a: Vector, b: Vector): number => Math.hypot(...subtract(a, b));

describe.each(HELD)('a %s', (thing) => {
  it.each(PEOPLE)('is within reach of the hands that hold it: $traits', ({ traits }) => {
    const figure = figureOf(traits);
    const { hands, pieces } = heldBy(createRandom(3), thing, figure, null);
    const { arms } = stanceOf(figure, 'standing', hands);
    const [upper, fore] = figure.arm;
    for (const [hand, [shoulder]] of [
      [hands.near, arms[0]],
      [hands.far, arms[1]],
    ] as const) {
      if (hand === undefined) continue;
      expect(farFrom(hand, shoulder)).toBeLessThan(1.04 * (upper + fore));
      const nearest = Math.min(...pieces.map(({ middle, reach }) => farFrom(hand, middle) - reach));
      expect(nearest).toBeLessThan(0.03);
    }
    // A cello stands on the ground, and a dog walks there.
    if (thing === 'cello' || thing === 'leash') return;
    for (const { middle } of pieces) expect(middle[1]).toBeGreaterThan(0.1);
  });
});

describe.each(['parrot', 'owl', 'raven'] as const)('a %s', (thing) => {
  it('has its feet on the shoulder of who has it, and its head above that', () => {
    for (const { traits } of PEOPLE) {
      const figure = figureOf(traits);
      const { hands, pieces } = heldBy(createRandom(3), thing, figure, null);
      expect(hands).toEqual({});
      const tops = pieces.map(({ middle, reach }) => middle[1] + reach);
      expect(Math.max(...tops)).toBeGreaterThan(figure.shoulder + 0.18);
      const near = pieces.map(({ middle }) => Math.abs(middle[1] - figure.shoulder));
      expect(Math.min(...near)).toBeLessThan(0.1);
    }
  });
});

describe('a balloon', () => {
  it('is above the head of who holds it, and has the colour that is said', () => {
    const { pieces } = heldBy(createRandom(3), 'balloon', figureOf(['child']), [0.1, 0.2, 0.9]);
    const high = Math.max(...pieces.map(({ middle }) => middle[1]));
    expect(high).toBeGreaterThan(1.1);
    const top = pieces.find(({ middle }) => middle[1] === high);
    expect(top?.look.paint(0, high, 0, [0, 1, 0])).toEqual([0.1, 0.2, 0.9]);
  });
});
