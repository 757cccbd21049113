import { expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { levelStage } from '../../placing/testing/level-stage.ts';
import { wishIn } from '../../wish.ts';
import { bat, WINGBEATS } from './bat.ts';

const { setting } = levelStage('a meadow', 3);

/** How wide a bat in that moment of its flight is drawn beside its height. */
function broadOf(nth: number): number {
  const wish = wishIn(setting, {
    ...{ colour: null, posture: null, tall: 120, isPortrait: false, faces: 1, nth },
  });
  const { width, height } = bat({ ...wish, random: createRandom(5) });
  return width / height;
}

it('each of several bats beats its wings at another moment', () => {
  const outlines = WINGBEATS.map((_, nth) => broadOf(nth));
  // Wings raised are narrow and high, wings spread are broad.
  expect(outlines[1]).toBeLessThan(1.5);
  expect(outlines[0]).toBeGreaterThan(2);
  for (const [n, broad] of outlines.entries())
    for (const other of outlines.slice(n + 1))
      expect(Math.abs(broad - other)).toBeGreaterThan(0.05);
});
