import { createRandom } from '../../../../kernels/random.ts';
import { STAGE } from '../../../world/scenery/built/open-stage.ts';
import type { Draft } from '../as-seen.ts';
import { dressed } from '../put-in-place.ts';
import type { Stage } from '../stage.ts';
import type { Stroller } from '../strollers.ts';

/** Those who listen, seen from behind: some have a hand high. */
const LISTENERS: readonly Stroller[] = [
  { traits: ['watching'], tall: 1.76, colour: [0.2, 0.42, 0.62], posture: 'standing' },
  {
    traits: ['watching', 'woman', 'longhaired'],
    tall: 1.66,
    colour: [0.9, 0.72, 0.24],
    posture: 'standing',
  },
  { traits: ['watching'], tall: 1.8, colour: [0.85, 0.84, 0.8], posture: 'jumping' },
  { traits: ['watching', 'woman'], tall: 1.64, colour: [0.78, 0.22, 0.3], posture: 'jumping' },
  { traits: ['watching'], tall: 1.74, colour: [0.24, 0.24, 0.27], posture: 'standing' },
  {
    traits: ['watching', 'woman', 'longhaired'],
    tall: 1.68,
    colour: [0.3, 0.56, 0.44],
    posture: 'standing',
  },
  { traits: ['watching'], tall: 1.78, colour: [0.62, 0.34, 0.6], posture: 'standing' },
];
/** The crowd: where its last row stands, from row to row, from one to the next. World units. */
const CROWD = { near: 6.6, deep: 1.3, apart: 1.15 } as const;

/** The crowd before a stage in a field, denser toward it. */
export function openstage(stage: Stage): Draft[] {
  const random = createRandom(stage.setting.random.uint32());
  const places: (readonly [number, number])[] = [];
  for (let z = CROWD.near; z < STAGE.edge - 1.5; z += CROWD.deep) {
    const half = Math.min(12, 0.62 * z);
    const share = 0.55 + (0.4 * (z - CROWD.near)) / STAGE.edge;
    for (let x = -half; x < half; x += CROWD.apart)
      if (random.unit() < share)
        places.push([x + 0.7 * (random.unit() - 0.5), z + (random.unit() - 0.5)]);
  }
  // The nearest are few, so that the stage is seen.
  return dressed(
    stage,
    LISTENERS,
    places.filter(([x, z]) => z > 9 || Math.abs(x) > 1.2),
  );
}
