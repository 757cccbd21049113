import { expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { beast } from '../beast.ts';
import { COW } from '../beasts/hoofed.ts';
import { wishFor } from '../testing/model-of.ts';

it('who ploughs walks behind the animals, the plough between them', () => {
  const wish = wishFor([], { random: createRandom(1), colour: [0.4, 0.2, 0.08], tall: 96 });
  const alone = beast(COW, ['standing'], wish);
  const crew = [['farmer'] as const];
  const team = beast(COW, ['standing'], { ...wish, traits: ['ploughing'], crew });
  expect(team.width / team.height).toBeGreaterThan((1.5 * alone.width) / alone.height);
});
