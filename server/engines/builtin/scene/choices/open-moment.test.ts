import { describe, expect, it } from 'vitest';
import { createRandom } from '../../kernels/random.ts';
import { decide } from '../setting.ts';
import { readPrompt } from '../words/read-prompt.ts';
import { openMoment } from './open-moment.ts';

const SEEDS = Array.from({ length: 200 }, (_, seed) => seed);

/** The moments of a request's first four pictures. */
const fourOf = (seed: number) => [0, 1, 2, 3].map((index) => openMoment(createRandom(seed), index));

describe('when pictures are of which no word says it', () => {
  it('gives the four of a request four times of day, and more than one season', () => {
    for (const seed of SEEDS) {
      const four = fourOf(seed);
      expect(new Set(four.map(({ time }) => time)).size).toBe(4);
      expect(new Set(four.map(({ season }) => season)).size).toBeGreaterThan(1);
    }
  });

  it('shows one picture alone mostly green and by day, never at dusk, but now and then at another hour or in autumn', () => {
    const firsts = SEEDS.map((seed) => openMoment(createRandom(seed), 0));
    const share = (is: (moment: (typeof firsts)[number]) => boolean) =>
      firsts.filter(is).length / firsts.length;
    expect(share(({ time }) => time === 'dusk')).toBe(0);
    expect(share(({ time }) => time === 'day')).toBeGreaterThan(0.6);
    expect(share(({ season }) => season !== 'autumn')).toBeGreaterThan(0.75);
    expect(share(({ time }) => time === 'dawn')).toBeGreaterThan(0.05);
    expect(share(({ time }) => time === 'sunset')).toBeGreaterThan(0.05);
    expect(share(({ season }) => season === 'autumn')).toBeGreaterThan(0.05);
  });

  it('hardly ever lights autumn leaves by a low sun', () => {
    const all = SEEDS.flatMap(fourOf);
    const golden = all.filter(
      ({ time, season }) => season === 'autumn' && (time === 'dawn' || time === 'sunset'),
    );
    expect(golden.length / all.length).toBeLessThan(0.1);
  });

  it('never lets dusk fall on autumn leaves, which would be brown in it', () => {
    for (const { time, season } of SEEDS.flatMap(fourOf))
      expect(time === 'dusk' && season === 'autumn').toBe(false);
  });

  it('leaves what a prompt says', () => {
    for (const seed of SEEDS.slice(0, 20)) {
      const { time, season } = decide(readPrompt('an autumn meadow at dusk'), null, seed, 0);
      expect([time, season]).toEqual(['dusk', 'autumn']);
      expect(decide(readPrompt('a meadow in the rain'), null, seed, 0).time).toBe('day');
    }
  });

  it('is at different times in compositions of the same kind', () => {
    const great = SEEDS.filter((seed) => decide(readPrompt('a meadow'), null, seed, 0).turn === 2);
    const times = great.map((seed) => decide(readPrompt('a meadow'), null, seed, 0).time);
    expect(new Set(times).size).toBe(3);
  });
});
