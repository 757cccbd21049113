import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { CAT, DOG, LION } from '../beasts/animals.ts';
import { CAMEL } from '../beasts/exotic.ts';
import { DEER, HORSE } from '../beasts/hoofed.ts';
import { bowOn } from './bow.ts';
import { quadruped } from './quadruped.ts';
import { youngOf } from './young.ts';

const KITTEN = youngOf(CAT);

describe('a young animal', () => {
  it.each([CAT, DOG, HORSE])('has a larger head on a shorter body', (build) => {
    const young = youngOf(build);
    const long = ({ trunk }: typeof build) => (trunk[0]?.[0] ?? 0) - (trunk.at(-1)?.[0] ?? 0);
    expect(long(young)).toBeLessThan(0.85 * long(build));
    expect(young.head.size).toBeGreaterThan(1.1 * build.head.size);
    expect(young.head.eye.size).toBeGreaterThan(build.head.eye.size);
    expect(young.fur).toBeGreaterThan(build.fur);
  });

  it('has neither mane nor antlers', () => {
    expect(youngOf(LION).mane).toBe('none');
    expect(DEER.extras).toBeDefined();
    expect(youngOf(DEER).extras).toBeUndefined();
  });

  it('has a small hump where grown ones have a large one, and the long legs of what eats grass', () => {
    const calf = youngOf(CAMEL);
    expect(calf.hump).toBeGreaterThan(0.3 * (CAMEL.hump ?? 0));
    expect(calf.hump).toBeLessThan(0.8 * (CAMEL.hump ?? 0));
    expect(calf.fore.joints[0][1]).toBe(CAMEL.fore.joints[0][1]);
  });

  it('wears a bow of the colour that is asked for', () => {
    const blue = [0.1, 0.2, 0.8] as const;
    const of = (bow?: typeof blue) =>
      quadruped(KITTEN, 'sitting', null, 0.3, createRandom(2), [], bowOn(KITTEN, bow));
    const bows = of(blue).filter(({ look }) => look.paint(0, 0, 0, [0, 1, 0])[2] > 0.6);
    expect(bows.length).toBeGreaterThan(2);
    expect(of().length).toBeLessThan(of(blue).length);
  });
});
