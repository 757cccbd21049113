import { expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import type { Trait } from '../../words/trait.ts';
import { shareWithAide, withAide } from './aide.ts';
import { featOf } from './at-feat.ts';
import type { Feat } from './feat.ts';
import { wishFor } from './testing/model-of.ts';

/** Somebody who does that, alone and with who takes part in it. */
function both(deed: Trait, aide: readonly Trait[]) {
  const alone = featOf(wishFor([deed])) as Feat;
  const { model } = withAide(createRandom(2), alone, [deed], aide);
  return { alone: alone.model, more: model.slice(alone.model.length) };
}

it.each([
  ...(['baking', 'vegetablecutting', 'dishwashing', 'planting', 'bicyclerepair'] as const),
  ...(['fencepainting', 'stirring', 'chopping', 'stargazing', 'ironing'] as const),
])('who takes part in %s is right beside it, the feet on the ground or a stool', (deed) => {
  for (const aide of [[], ['child']] as const) {
    const { alone, more } = both(deed, aide);
    const xs = alone.map(({ middle }) => middle[0]);
    const low = more.filter(({ middle }) => middle[1] < 0.12);
    expect(low.length).toBeGreaterThan(0);
    const top = Math.max(...more.map(({ middle }) => middle[1]));
    expect(top).toBeGreaterThan(aide.length > 0 ? 0.3 : 0.5);
    for (const { middle } of more) {
      expect(middle[0]).toBeGreaterThan(Math.min(...xs) - 0.6);
      expect(middle[0]).toBeLessThan(Math.max(...xs) + 0.6);
    }
  }
});

it('two are as high as the taller of them', () => {
  expect(shareWithAide(['bicyclerepair'], ['child'])).toBeCloseTo(0.78);
  expect(shareWithAide(['child', 'baking'], [])).toBeGreaterThan(1.2);
});

it('a child at a sink is so high on a stool that its rack hides no head', () => {
  const { alone, more } = both('dishwashing', ['child']);
  const rack = Math.max(
    ...alone
      .filter(({ middle }) => middle[2] > 0.25 && middle[0] > 0.2)
      .map(({ middle }) => middle[1]),
  );
  expect(Math.max(...more.map(({ middle }) => middle[1]))).toBeGreaterThan(rack + 0.18);
});
