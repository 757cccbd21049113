import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import type { Solid } from '../sculpt/solid.ts';
import type { Vector } from '../sculpt/vector.ts';
import { figureOfRider, riderModel } from './rider.ts';
import { hipsOf } from './stance.ts';

const RAYS = {
  toward: [0, 1, 0],
  sun: [1, 1, 1],
  sky: [1, 1, 1],
  ground: [0, 0, 0],
} as const;

/** Who rides, the near hand held there. */
const seated = (rider: 'monkey' | 'bear' | 'astronaut' | undefined, near: Vector): Solid[] =>
  riderModel(
    {
      random: createRandom(5),
      rays: RAYS,
      colour: null,
      posture: null,
      tall: 200,
      isPortrait: false,
      ...(rider === undefined ? {} : { rider }),
    },
    'riding',
    { near },
  );

describe('who rides', () => {
  const grip: Vector = [0.22, 0.55, -0.15];

  it.each(['monkey', 'bear', 'astronaut', undefined] as const)(
    'has the hands on what they hold: %s',
    (rider) => {
      const nearest = Math.min(
        ...seated(rider, grip).map(({ a }) =>
          Math.hypot(a[0] - grip[0], a[1] - grip[1], a[2] - grip[2]),
        ),
      );
      expect(nearest).toBeLessThan(0.03);
    },
  );

  it('has fur where it is a monkey, and none where it is somebody', () => {
    const furred = (model: readonly Solid[]) =>
      model.filter(({ look, reach }) => (look.fur ?? 0) > 0.02 && reach > 0.08).length;
    expect(furred(seated('monkey', grip))).toBeGreaterThan(8);
    expect(furred(seated(undefined, grip))).toBe(0);
  });

  it('has legs of its own length', () => {
    const monkey = figureOfRider({ rider: 'monkey' });
    expect(hipsOf(monkey, 'riding')).toBeLessThan(hipsOf(figureOfRider({}), 'riding'));
    expect(figureOfRider({ rider: 'astronaut' })).toEqual(figureOfRider({}));
  });
});
