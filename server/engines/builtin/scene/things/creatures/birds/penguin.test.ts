import { expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { levelStage } from '../../placing/testing/level-stage.ts';
import { wishIn } from '../../wish.ts';
import { penguin } from './penguin.ts';

const { setting } = levelStage('a meadow', 3);

/** How wide a penguin is drawn beside its height. */
function broadOf(traits: readonly ('sliding' | 'throwing')[]): number {
  const look = { colour: null, posture: null, tall: 120, isPortrait: false, traits };
  const { width, height } = penguin({ ...wishIn(setting, look), random: createRandom(5) });
  return width / height;
}

it('a penguin stands upright, or lies on its belly where it slides', () => {
  expect(broadOf([])).toBeLessThan(0.8);
  expect(broadOf(['sliding'])).toBeGreaterThan(1.2);
});

it('a penguin that throws snow has balls of it in the air before it', () => {
  expect(broadOf(['throwing'])).toBeGreaterThan(1.2 * broadOf([]));
});
