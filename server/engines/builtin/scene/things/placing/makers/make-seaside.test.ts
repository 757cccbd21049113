import { describe, it } from 'vitest';
import { SEASIDE_THINGS } from '../../../words/seaside-things.ts';
import { expectFormAndColour } from '../testing/form-and-colour.ts';
import { SEASIDE } from './make-seaside.ts';

/** How much wider than high each is at the least and most. */
const FORMS = {
  buoy: [0.5, 1],
  anchor: [0.6, 1.2],
  fishingnet: [1.3, 2.2],
  lobsterpot: [1.4, 2.4],
  seashells: [1.4, 2.6],
  driftwood: [2.6, 4.6],
  deckchair: [0.8, 1.6],
  beachball: [0.9, 1.1],
  airflamingo: [0.8, 1.4],
  bottledmessage: [2.2, 4],
  cannon: [1.4, 2.3],
} as const;

describe('what floats, lies and stands by the sea', () => {
  it.each(SEASIDE_THINGS)('has its form, and another colour where one is said: %s', (name) => {
    expectFormAndColour(SEASIDE[name], FORMS[name]);
  });
});
