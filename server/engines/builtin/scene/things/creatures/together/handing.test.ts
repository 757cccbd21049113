import { expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { figureOf } from '../figure.ts';
import { sizesOf } from '../members.ts';
import { flowerHanding, handing } from './handing.ts';

/** How many flowers a bunch has: what of the model comes last. */
const BLOOMS = 19;

it.each([
  ['a child to a woman', [['child'], ['woman']]],
  ['a man to a woman', [[], ['woman']]],
] as const)('flowers hide no face: %s', (_, members) => {
  const { model } = flowerHanding(createRandom(3), null, members, 0);
  const [first = 1, second = 1] = sizesOf(members);
  const [giver, taker] = members;
  const chin = Math.min(first * figureOf(giver).chin, second * figureOf(taker).chin);
  for (const { middle } of model.slice(-BLOOMS)) expect(middle[1]).toBeLessThan(chin - 0.04);
});

it.each(['cup', 'book', 'apple', 'bread'] as const)(
  'a %s that is handed over is between both',
  (handed) => {
    const { model } = handing(createRandom(3), null, [['woman'], []], 0, handed);
    const last = model.at(-1);
    expect(Math.abs(last?.middle[0] ?? 1)).toBeLessThan(0.12);
    const hands = model.filter(({ middle }) => Math.abs(middle[1] - (last?.middle[1] ?? 0)) < 0.1);
    expect(hands.some(({ middle }) => middle[0] < 0)).toBe(true);
    expect(hands.some(({ middle }) => middle[0] > 0)).toBe(true);
  },
);
