import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { DOG, LION } from '../beasts/animals.ts';
import { looksOf } from '../beasts/coat-looks.ts';
import { DEER, HORSE } from '../beasts/hoofed.ts';
import type { Build } from '../build.ts';
import { quadruped } from './quadruped.ts';

const modelOf = (build: Build) => quadruped(build, 'standing', null, 0, createRandom(3));

describe('the legs of an animal on four', () => {
  it.each([
    ['dog', DOG],
    ['lion', LION],
    ['deer', DEER],
    ['horse', HORSE],
  ] as const)('have a heel that stands out behind each hind shin: %s', (_, build) => {
    const [, , hock] = build.hind.joints;
    const heels = modelOf(build).filter(
      ({ a, shape, r1, reach }) =>
        shape === 'cone' &&
        reach === r1 &&
        Math.abs(a[1] - hock[1]) < 0.09 &&
        Math.abs(a[0] - hock[0]) < 0.2 &&
        Math.abs(a[2]) > 0.03,
    );
    expect(heels).toHaveLength(2);
  });

  it.each([
    ['dog', DOG],
    ['lion', LION],
  ] as const)('have shorter hair than the body, so that joints are seen: %s', (_, build) => {
    const [coat] = build.coats;
    if (coat === undefined) throw new Error('no coat');
    const { coat: fur, socks } = looksOf(build, coat, createRandom(2));
    expect(socks.fur).toBeLessThan(0.6 * (fur.fur ?? 0));
  });
});

describe("a stag's antlers", () => {
  it('sweep back and then to the front, thin at their ends, with five tines each', () => {
    const [coat] = DEER.coats;
    if (coat === undefined) throw new Error('no coat');
    const looks = looksOf(DEER, coat, createRandom(2));
    const pieces = (DEER.extras?.(looks) ?? []).filter(({ a }) => a[2] > 0);
    const tips = pieces.filter(({ r2 }) => r2 < 0.011);
    expect(tips.length).toBeGreaterThanOrEqual(6);
    const beam = pieces.filter(({ r1 }) => r1 > 0.031);
    const backmost = Math.min(...beam.map(({ b }) => b[0]));
    expect(Math.max(...tips.map(({ b }) => b[0]))).toBeGreaterThan(backmost + 0.1);
  });
});
