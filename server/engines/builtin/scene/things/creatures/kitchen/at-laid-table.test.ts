import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import type { Trait } from '../../../words/trait.ts';
import { featOf } from '../at-feat.ts';
import { figureOf } from '../figure.ts';
import { heldBy } from '../held/held.ts';
import { wishFor } from '../testing/model-of.ts';

const modelOf = (trait: Trait) => featOf(wishFor([trait, 'woman']))?.model ?? [];

describe('who makes something of dough by hand, cuts a cake or pours tea', () => {
  it.each(['tortillamaking', 'dumplingmaking', 'pastamaking'] as const)(
    'has more on the table than who bakes: %s',
    (trait) => {
      expect(modelOf(trait).length).toBeGreaterThan(modelOf('baking').length);
    },
  );

  it.each(['cakecutting', 'teapouring'] as const)('stands at a table: %s', (trait) => {
    const ahead = modelOf(trait).filter(({ middle }) => middle[0] > 0.3);
    expect(ahead.length).toBeGreaterThan(6);
  });

  it('has a slice of melon before the mouth with both hands', () => {
    const { hands, pieces } = heldBy(createRandom(1), 'melon', figureOf(['child']), null);
    expect(hands.near).toBeDefined();
    expect(hands.far).toBeDefined();
    expect(pieces).toHaveLength(1);
  });
});
