import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import type { Trait } from '../../words/trait.ts';
import { featOf } from './at-feat.ts';
import { featShare } from './feat.ts';
import { person } from './person.ts';
import { wishFor } from './testing/model-of.ts';

/** How wide somebody who is like that is by the height. */
const across = (traits: readonly Trait[], seed = 1): number => {
  const { width, height } = person(wishFor(traits, { random: createRandom(seed) }));
  return width / height;
};

describe('what takes the whole body', () => {
  it('is not done with something else in the hands, or sitting', () => {
    const wish = wishFor(['boxing']);
    expect(featOf(wish)).not.toBeNull();
    expect(featOf({ ...wish, holds: { thing: 'cup', colour: null } })).toBeNull();
    expect(featOf({ ...wish, posture: 'sitting' })).toBeNull();
    expect(featOf(wishFor(['old']))).toBeNull();
  });

  it('stretches a keeper out over the ground, and tells how high that is', () => {
    expect(across(['keeper'])).toBeGreaterThan(1.4);
    expect(across(['hammering'])).toBeLessThan(0.8);
    expect(featShare(['keeper'])).toBeLessThan(featShare(['kneeling']));
    expect(featShare(['old'])).toBe(1);
  });

  it('shows one of three postures of yoga', () => {
    const shapes = Array.from({ length: 9 }, (_, seed) => across(['yoga'], seed + 1));
    expect(Math.max(...shapes)).toBeGreaterThan(2 * Math.min(...shapes));
  });

  it('has who sits cross-legged no larger than those who stand', () => {
    const empty = Array.from({ length: 9 }, (_, seed) => {
      const { height, sizes } = person(wishFor(['yoga'], { random: createRandom(seed + 1) }));
      const [{ width = 0, rgba = new Float32Array() } = {}] = sizes;
      const first = rgba.findIndex((value, n) => n % 4 === 3 && value > 0.5);
      return Math.floor(first / 4 / width) / height;
    });
    expect(Math.max(...empty)).toBeGreaterThan(0.3);
    expect(Math.min(...empty)).toBeLessThan(0.1);
  });

  it('brings a pram that is wider than who pushes it', () => {
    expect(across(['pram', 'woman'])).toBeGreaterThan(1.5 * across(['woman', 'hiker']));
  });

  it('brings a wheelchair that is as long as a step, and a stretcher as long as who lies on it', () => {
    const walks = across(['woman', 'hiker']);
    expect(across(['pushingwheelchair', 'woman'])).toBeGreaterThan(1.4 * walks);
    expect(across(['pushingstretcher', 'woman'])).toBeGreaterThan(2.2 * walks);
    expect(featShare(['inwheelchair'])).toBeLessThan(0.85);
  });

  it('is higher than upright with a racket or a bar over the head', () => {
    expect(featShare(['tennis'])).toBeGreaterThan(1);
    expect(featShare(['lifting', 'old'])).toBeGreaterThan(1);
    expect(across(['karate'])).toBeGreaterThan(across(['pointing']));
  });
});
