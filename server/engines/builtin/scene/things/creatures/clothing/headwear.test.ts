import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { human } from '../human.ts';

const GREEN: Colour = [0.1, 0.8, 0.1];

/** The highest point of pieces that are as green as that, and of all. */
function topsOf(traits: readonly Trait[]): readonly [green: number, all: number] {
  const model = human(createRandom(5), 'standing', [0.5, 0.5, 0.5], traits, {}, null, GREEN);
  const top = (pieces: typeof model) => Math.max(0, ...pieces.map(({ middle }) => middle[1]));
  const green = model.filter(({ look, middle: [x, y, z] }) => {
    const [red, own, blue] = look.paint(x, y, z, [0, 1, 0]);
    return own > 2 * red && own > 2 * blue;
  });
  return [top(green), top(model)];
}

describe('what somebody has on the head', () => {
  it.each(['hatted', 'headscarf'] as const)('has its colour, high up: %s', (trait) => {
    const [green, all] = topsOf(['woman', trait]);
    expect(green).toBeGreaterThan(0.85 * all);
    expect(topsOf(['woman'])[0]).toBe(0);
  });

  it('leaves nothing of the hair to be seen beneath a scarf or a veil', () => {
    const stars = (traits: readonly Trait[]) =>
      human(createRandom(5), 'standing', null, traits).filter(({ shape }) => shape === 'star')
        .length;
    for (const covered of ['headscarf', 'nun'] as const)
      expect(stars(['woman', covered])).toBeLessThan(stars(['woman']));
  });

  it('is a veil over white linen on a nun', () => {
    const model = human(createRandom(5), 'standing', null, ['nun', 'woman']);
    const lightest = (from: number): number =>
      Math.max(
        ...model
          .filter(({ shape, middle }) => shape === 'ellipsoid' && middle[1] > from)
          .map(({ look, middle: [x, y, z] }) => look.paint(x, y, z, [0, 1, 0])[2]),
      );
    expect(lightest(0.8)).toBeGreaterThan(0.8);
  });

  it.each(['raincoat', 'cloak'] as const)('is a hood of the same cloth: %s', (trait) => {
    const tops = (traits: readonly Trait[]) => {
      const model = human(createRandom(5), 'standing', GREEN, traits);
      return Math.max(
        ...model
          .filter(({ look, middle: [x, y, z] }) => {
            const [red, green] = look.paint(x, y, z, [0, 1, 0]);
            return green > 2 * red;
          })
          .map(({ middle }) => middle[1]),
      );
    };
    expect(tops([trait])).toBeGreaterThan(tops(['coat']) + 0.08);
  });

  it('has glasses as well: two rims', () => {
    const rings = (traits: readonly Trait[]) =>
      human(createRandom(5), 'standing', null, traits).filter(({ shape }) => shape === 'ring')
        .length;
    expect(rings(['glasses'])).toBe(rings([]) + 2);
  });
});
