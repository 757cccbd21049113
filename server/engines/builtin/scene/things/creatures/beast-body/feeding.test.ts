import { expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { poseOf } from '../beast-poses/pose.ts';
import { PANDA } from '../beasts/bears.ts';
import { bambooIn, feedingPose } from './feeding.ts';

it('a panda that eats sits upright, both forepaws before its mouth, its soles ahead', () => {
  const { head, legs, trunk } = feedingPose(PANDA);
  const seated = poseOf(PANDA, 'sitting', createRandom(2));
  expect(trunk[0]?.[0]).toBeLessThan(seated.trunk[0]?.[0] ?? 0);
  const { size } = PANDA.head;
  for (const [, , , , paw] of legs.slice(0, 2)) {
    expect(Math.hypot(paw[0] - head[0], paw[1] - head[1])).toBeLessThan(2.4 * size);
    expect(paw[1]).toBeGreaterThan(0.5);
  }
  for (const [hip, , , , sole] of legs.slice(2)) expect(sole[0]).toBeGreaterThan(hip[0] + 0.3);
});

it('holds a green stalk from below its paws to its mouth', () => {
  const pose = feedingPose(PANDA);
  const stalk = bambooIn(PANDA, pose);
  const [red, green, blue] = stalk[0]?.look.paint(0, 0, 0, [0, 1, 0]) ?? [1, 0, 1];
  expect(green).toBeGreaterThan(Math.max(red, blue));
  const ends = stalk.map(({ b }) => Math.hypot(b[0] - pose.head[0], b[1] - pose.head[1]));
  expect(Math.min(...ends)).toBeLessThan(1.5 * PANDA.head.size);
});
