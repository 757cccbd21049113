import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import type { Posture } from '../../../words/trait.ts';
import type { Solid } from '../../sculpt/solid.ts';
import type { SpriteSize } from '../../sprite.ts';
import { beast } from '../beast.ts';
import { CAT, DOG, FOX } from '../beasts/animals.ts';
import type { Build } from '../build.ts';
import { quadruped } from './quadruped.ts';

/** From where to where a model reaches on an axis. */
function reachOf(model: readonly Solid[], axis: 0 | 1 | 2): number {
  const ends = model.flatMap(({ shape, a, b, r1, r2, reach }) =>
    shape === 'cone'
      ? [a[axis] - r1, a[axis] + r1, b[axis] - r2, b[axis] + r2]
      : [a[axis] - reach, a[axis] + reach],
  );
  return Math.max(...ends) - Math.min(...ends);
}

const modelOf = (build: Build, posture: Posture) =>
  quadruped(build, posture, null, 0, createRandom(5));

describe('an animal that sleeps', () => {
  it.each([
    ['cat', CAT],
    ['fox', FOX],
  ])('lies low and round where it rolls up: %s', (_, build) => {
    const model = modelOf(build, 'sleeping');
    const [long, high, wide] = [reachOf(model, 0), reachOf(model, 1), reachOf(model, 2)];
    expect(wide).toBeGreaterThan(0.75 * long);
    expect(high).toBeLessThan(0.75 * long);
    expect(high).toBeLessThan(0.6 * reachOf(modelOf(build, 'sitting'), 1));
    for (const { shape, a, b, r1, r2 } of model)
      if (shape === 'cone') expect(Math.min(a[1] - r1, b[1] - r2)).toBeGreaterThan(-0.06);
  });

  it.each([1, -1] as const)(
    'holds its ears above its back where it is a fox: facing %s',
    (faces) => {
      const rays = { toward: [0.5, 0.7, -0.5], sun: [1, 1, 1], sky: [0.4, 0.4, 0.4] } as const;
      const sprite = beast(FOX, [], {
        random: createRandom(3),
        rays: { ...rays, ground: [0.2, 0.2, 0.2] },
        colour: null,
        posture: 'sleeping',
        faces,
        tall: 120,
        isPortrait: true,
      });
      const [{ width, height, rgba }] = sprite.sizes as [SpriteSize];
      const top = Math.round(0.1 * height);
      const solid = Array.from({ length: top * width }, (_, at) => rgba[at * 4 + 3] ?? 0);
      expect(solid.filter((alpha) => alpha > 0.5).length).toBeLessThan(0.2 * solid.length);
    },
  );

  it('stretches out where it is a dog', () => {
    const model = modelOf(DOG, 'sleeping');
    expect(reachOf(model, 2)).toBeLessThan(0.75 * reachOf(model, 0));
  });
});
