import { expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { beast } from '../beast.ts';
import { COW } from '../beasts/hoofed.ts';
import { wishFor } from '../testing/model-of.ts';

it('somebody sits behind the leg of a cow that is milked, a pail beneath it', () => {
  const wish = wishFor([], { random: createRandom(1), colour: [0.4, 0.2, 0.08], tall: 96 });
  const alone = beast(COW, ['standing'], wish);
  const crew = [['woman'] as const];
  const milked = beast(COW, ['standing'], { ...wish, traits: ['milking'], crew });
  expect(milked.width / milked.height).toBeGreaterThan((1.1 * alone.width) / alone.height);
});
