import { expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { beast } from '../beast.ts';
import { SHEEP } from '../beasts/hoofed.ts';
import { wishFor } from '../testing/model-of.ts';

it('somebody stands over a sheep that is shorn, its wool on the ground', () => {
  const wish = wishFor([], { random: createRandom(1), colour: null, tall: 96 });
  const alone = beast(SHEEP, ['standing'], wish);
  const shorn = beast(SHEEP, ['standing'], { ...wish, traits: ['shearing'], crew: [['woman']] });
  expect(alone.width / alone.height).toBeGreaterThan((1.1 * shorn.width) / shorn.height);
});
