import { describe, it } from 'vitest';
import { WAYSIDE_THINGS } from '../../../words/wayside-things.ts';
import { expectFormAndColour } from '../testing/form-and-colour.ts';
import { WAYSIDE } from './make-wayside.ts';

/** How much wider than high each is at the least and most. */
const FORMS = {
  flag: [0.2, 0.6],
  billboard: [0.8, 1.2],
  mural: [1.7, 2.4],
  railsignal: [0.2, 0.5],
  popcorncart: [0.8, 1.3],
  icecreamcart: [0.8, 1.3],
  ticketbooth: [0.5, 0.8],
  tumbleweed: [0.8, 1.3],
  cowskull: [0.8, 1.3],
  loudspeaker: [0.8, 1.3],
  divingboard: [1.1, 1.8],
  torch: [0.15, 0.4],
} as const;

describe('what stands by the wayside', () => {
  it.each(WAYSIDE_THINGS)('has its form, and another colour where one is said: %s', (name) => {
    expectFormAndColour(WAYSIDE[name], FORMS[name]);
  });
});
