import { expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { subtract, type Vector } from '../../sculpt/vector.ts';
import { wearsHalter } from '../beast-heads/halter.ts';
import { poseOf } from '../beast-poses/pose.ts';
import { CAMEL } from '../beasts/exotic.ts';
import { HORSE } from '../beasts/hoofed.ts';
import { DONKEY } from '../beasts/horse-kin.ts';
import { reins } from './reins.ts';

it.each([
  ['horse', HORSE],
  ['donkey', DONKEY],
  ['camel', CAMEL],
])(
  'the reins of a %s go from its mouth, outside its neck on both sides, to the hands',
  (_, build) => {
    expect(wearsHalter(build)).toBe(true);
    const pose = poseOf(build, 'walking', createRandom(1));
    const held: Vector = [0.3, 1.5, 0];
    const [fore, aft, otherFore, otherAft] = reins(build, pose, 0, [held, 0.03]);
    for (const [bit, hand, side] of [
      [fore, aft, -1],
      [otherFore, otherAft, 1],
    ] as const) {
      expect(Math.hypot(...subtract(bit?.a ?? held, pose.head))).toBeLessThan(build.head.size);
      expect(bit?.b).toEqual(hand?.a);
      expect((bit?.b[2] ?? 0) * side).toBeGreaterThan(build.neck.base * build.neck.flat);
      expect(hand?.b).toEqual([0.3, 1.5, side * 0.03]);
    }
  },
);
