import { describe, it } from 'vitest';
import { LONE_THINGS } from '../../../words/lone-things.ts';
import { expectFormAndColour } from '../testing/form-and-colour.ts';
import { LONE } from './make-lone.ts';

/** How much wider than high each is at the least and most. */
const FORMS = {
  bed: [1.8, 2.8],
  sofa: [1.5, 2.6],
  laidtable: [1.3, 2.4],
  desk: [1.2, 2.4],
  phonebox: [0.3, 0.6],
  busshelter: [1.1, 1.9],
} as const;

describe('what stands alone in open land', () => {
  it.each(LONE_THINGS.filter((one) => one !== 'bathtub'))(
    'has its form, and another colour where one is said: %s',
    (name) => {
      expectFormAndColour(LONE[name], FORMS[name]);
    },
  );
});
