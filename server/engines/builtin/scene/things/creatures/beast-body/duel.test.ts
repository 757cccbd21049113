import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { charging } from '../beast-poses/charging.ts';
import { poseOf } from '../beast-poses/pose.ts';
import { DEER } from '../beasts/hoofed.ts';
import { quadruped } from './quadruped.ts';

describe('one that fights', () => {
  it('lowers its head before its chest, its brow ahead', () => {
    const pose = poseOf(DEER, 'walking', createRandom(4));
    const low = charging(DEER, pose);
    expect(low.head[1]).toBeLessThan(pose.head[1] - 0.15);
    expect(low.head[0]).toBeGreaterThan(pose.head[0]);
    expect(low.nod).toBeLessThan(-0.9);
  });

  it('does so as soon as that is told of it', () => {
    const highest = (traits: readonly 'fighting'[]) =>
      Math.max(
        ...quadruped(DEER, 'walking', null, 0, createRandom(4), traits).map(
          ({ middle }) => middle[1],
        ),
      );
    expect(highest(['fighting'])).toBeLessThan(highest([]) - 0.1);
  });
});
