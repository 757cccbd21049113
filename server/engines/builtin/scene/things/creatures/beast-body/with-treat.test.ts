import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import type { Posture } from '../../../words/trait.ts';
import type { Treat, TreatHold } from '../../../words/treat.ts';
import type { Solid } from '../../sculpt/solid.ts';
import { CAT, DOG } from '../beasts/animals.ts';
import { HORSE } from '../beasts/hoofed.ts';
import { treatModel } from '../treats/treats.ts';
import { quadruped } from './quadruped.ts';
import { leaping, spotOf } from './with-treat.ts';

const had = (thing: Treat, hold?: TreatHold) => ({ thing, colour: null, ...(hold && { hold }) });

const lowest = (pieces: readonly Solid[]): number =>
  Math.min(...pieces.map(({ middle, reach }) => middle[1] - reach));

const model = (posture: Posture, thing: Treat, hold?: TreatHold) =>
  quadruped(DOG, posture, null, 0.3, createRandom(3), [], undefined, had(thing, hold));

describe('what an animal has', () => {
  it('lies before its forefeet on the ground, or is in its jaws where that is said', () => {
    const { pieces, half } = treatModel('ball', null, 1);
    expect(pieces).toHaveLength(1);
    const onGround = model('sitting', 'ball').find(({ r1 }) => r1 === half);
    expect(onGround?.middle[1]).toBeCloseTo(half, 5);
    expect(onGround?.middle[0]).toBeGreaterThan(0.3);
    // A smaller one, where the head is.
    const jaws = model('sitting', 'ball', 'mouth').slice(model('sitting', 'frisbee').length - 2);
    expect(lowest(jaws)).toBeGreaterThan(2 * half);
  });

  it.each(['waterbowl', 'bowl'] as const)('has the head over it and not in it: %s', (thing) => {
    const head = (posture: Posture, of: Treat) =>
      Math.max(
        ...model(posture, of)
          .slice(-6)
          .map(({ middle }) => middle[1]),
      );
    const { half } = treatModel(thing, null, 1);
    expect(head('grazing', thing)).toBeGreaterThan(head('grazing', 'worm') + half);
  });

  it('is put where such an animal has it', () => {
    expect(spotOf(DOG, had('frisbee', 'leap'), false)).toBe('jaws');
    expect(spotOf(CAT, had('yarn'), false)).toBe('ground');
    expect(spotOf(CAT, had('butterfly'), false)).toBe('nose');
    expect(spotOf(HORSE, had('apple'), false)).toBe('jaws');
    expect(spotOf(DOG, had('honey'), true)).toBe('paws');
  });

  it('is cleared by who leaps over it', () => {
    const horse = quadruped(HORSE, 'jumping', null, 0.1, createRandom(2));
    const over = leaping(horse, 'jumping', had('hurdle'));
    const hurdle = over.slice(horse.length);
    expect(hurdle.length).toBeGreaterThan(8);
    expect(lowest(hurdle)).toBeLessThan(0.05);
    expect(lowest(over.slice(0, horse.length))).toBeGreaterThan(0.1);
    expect(leaping(horse, 'running', had('ball'))).toBe(horse);
  });
});
