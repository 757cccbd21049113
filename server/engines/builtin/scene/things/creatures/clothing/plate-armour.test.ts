import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import type { Vector } from '../../sculpt/vector.ts';
import { human } from '../human.ts';
import type { Doing } from '../postures/doings.ts';
import { helmOf } from './helms.ts';
import { steelOf, USUAL_PLATES } from './plate-armour.ts';

const lightness = (colour: Colour): number => colour[0] + colour[1] + colour[2];

describe('a knight in plate armour', () => {
  const knight = (doing: Doing, colour: Colour | null = null, traits: readonly Trait[] = []) =>
    human(createRandom(5), doing, colour, ['knight', ...traits]);

  it('has many plates over a whole body', () => {
    expect(knight('standing').length).toBeGreaterThan(
      human(createRandom(5), 'standing', null).length + 40,
    );
  });

  it('has cloth hanging from the belt upright, and none on a horse', () => {
    expect(knight('standing').length).toBeGreaterThan(knight('riding').length);
  });

  it('is gilded where gold is said', () => {
    const mean = (colour: Colour | null) => {
      const seen = knight('standing', colour).map(({ look, a }) => look.paint(...a, [0, 0.3, 1]));
      return seen.reduce((sum, [red, , blue]) => sum + red - blue, 0) / seen.length;
    };
    expect(mean([0.86, 0.65, 0.22])).toBeGreaterThan(mean(null) + 0.2);
  });
});

describe('a helm', () => {
  it('hides no woman’s face', () => {
    expect(helmOf(USUAL_PLATES, ['knight', 'woman'])).toEqual([]);
    expect(helmOf(USUAL_PLATES, ['knight'])).not.toEqual([]);
  });

  it('is open before the face in a portrait and closed else', () => {
    // What covers the place before the mouth.
    const covers = (isPortrait: boolean) =>
      helmOf(USUAL_PLATES, ['knight'], isPortrait).some(
        ({ shape, a, b }) =>
          shape === 'ellipsoid' && a[0] + b[0] > 0.5 && Math.abs(a[1] - 0.3) < b[1],
      );
    expect(covers(false)).toBe(true);
    expect(covers(true)).toBe(false);
  });
});

describe('steel', () => {
  it('mirrors the sky above, the dark of the horizon ahead, and the earth below', () => {
    const seen = (up: number) => {
      const normal: Vector = [Math.sqrt(1 - up * up), up, 0];
      return lightness(steelOf([0.5, 0.5, 0.5]).paint(0.1, 0.7, 0.1, normal));
    };
    expect(seen(0.7)).toBeGreaterThan(1.4 * seen(-0.1));
    expect(seen(-0.6)).toBeLessThan(seen(0.7));
  });
});
