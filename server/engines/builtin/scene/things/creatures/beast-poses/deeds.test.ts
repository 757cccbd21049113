import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import type { Trait } from '../../../words/trait.ts';
import { quadruped } from '../beast-body/quadruped.ts';
import { youngWith } from '../beast-body/with-young.ts';
import { CAT, DOG, WOLF } from '../beasts/animals.ts';
import { HORSE, SHEEP } from '../beasts/hoofed.ts';
import type { Build } from '../build.ts';
import { diggingPose } from './digging.ts';
import { poseOf } from './pose.ts';
import { rearing, rears } from './rearing.ts';

const model = (build: Build, traits: readonly Trait[]) =>
  quadruped(build, 'standing', null, 0, createRandom(4), traits);

describe('an animal at a deed', () => {
  it('has its nose at the hole that it digs, and earth that flies behind it', () => {
    const pose = diggingPose(DOG);
    const paw = Math.max(...pose.legs.slice(0, 2).map(([, , , , toe]) => toe[0]));
    expect(pose.head[1]).toBeLessThan(0.6);
    expect(Math.abs(pose.head[0] - paw)).toBeLessThan(0.5);
    const behind = (traits: readonly Trait[]) =>
      model(DOG, traits).filter(({ middle }) => middle[0] < -0.6);
    expect(behind(['digging']).length).toBeGreaterThan(behind([]).length + 5);
  });

  it('fights on its hind legs if it has no horns, its head higher than as it stands', () => {
    expect([WOLF, HORSE, SHEEP].map(rears)).toEqual([true, true, false]);
    const head = poseOf(WOLF, 'walking', createRandom(4)).head;
    expect(rearing(WOLF).head[1]).toBeGreaterThan(head[1] + 0.2);
  });

  it.each([
    ['a foal at her flank, on the ground', SHEEP, 'nursing', 'standing', 1, [-0.05, 0.1]],
    ['three of a litter at her belly', CAT, 'nursing', 'lying', 3, [-0.05, 0.1]],
    ['one on her back', CAT, 'youngonback', 'walking', 1, [0.5, 1.2]],
    ['one in her jaws, off the ground', CAT, 'younginjaws', 'walking', 1, [0.2, 1.2]],
  ] as const)('has its young: %s', (_, build, trait, posture, count, [least, most]) => {
    const pose = poseOf(build, posture, createRandom(4));
    let made = 0;
    const young = youngWith(build, pose, [trait], createRandom(4), (own, traits, random) => {
      made++;
      return quadruped(build, own, null, 0, random, traits);
    });
    expect(made).toBe(count);
    const lowest = Math.min(...young.map(({ middle, reach }) => middle[1] - reach));
    expect(lowest).toBeGreaterThan(least - 0.3);
    expect(lowest).toBeLessThan(most);
  });
});
