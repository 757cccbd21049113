import { describe, expect, it } from 'vitest';
import { createRandom } from '../kernels/random.ts';
import { matchChroma, type Toned } from './match-chroma.ts';

const SIZE = 20_000;

/** Colours about a line over light, spread along and across a direction. */
function toned(
  seed: number,
  { slope, along, across, angle }: Record<'slope' | 'along' | 'across' | 'angle', number>,
): Toned {
  const random = createRandom(seed);
  const normal = () => random.unit() + random.unit() + random.unit() + random.unit() - 2;
  const light = Float32Array.from({ length: SIZE }, () => random.unit());
  const chroma = [new Float32Array(SIZE), new Float32Array(SIZE)] as const;
  for (let at = 0; at < SIZE; at++) {
    const [u, v] = [along * normal(), across * normal()];
    const middle = slope * ((light[at] as number) - 0.5);
    chroma[0][at] = middle + u * Math.cos(angle) - v * Math.sin(angle);
    chroma[1][at] = -middle + u * Math.sin(angle) + v * Math.cos(angle);
  }
  return { light, chroma };
}

const mean = (values: Float32Array) => values.reduce((sum, value) => sum + value, 0) / SIZE;
const product = (one: Float32Array, other: Float32Array) => {
  const [a, b] = [mean(one), mean(other)];
  return one.reduce((sum, value, at) => sum + (value - a) * ((other[at] as number) - b), 0) / SIZE;
};

const PLAIN = toned(1, { slope: 0.1, along: 0.05, across: 0.04, angle: 0.3 });
const VIVID = toned(2, { slope: -0.4, along: 0.07, across: 0.03, angle: 1.4 });

describe('colours matched at each light', () => {
  it('have the middle of the other at dark and at light', () => {
    const [first] = matchChroma(PLAIN, VIVID);
    const middle = (values: Float32Array, { light }: Toned, low: number, high: number) => {
      const inside = values.filter((_, at) => {
        const tone = light[at] as number;
        return tone > low && tone < high;
      });
      return inside.reduce((sum, value) => sum + value, 0) / inside.length;
    };
    for (const [low, high] of [
      [0.1, 0.3],
      [0.7, 0.9],
    ] as const)
      expect(middle(first, PLAIN, low, high)).toBeCloseTo(
        middle(VIVID.chroma[0], VIVID, low, high),
        1,
      );
  });

  it('are spread in the directions of the other', () => {
    const level = (seed: number, rest: { along: number; across: number; angle: number }) =>
      toned(seed, { slope: 0, ...rest });
    const slanted = level(5, { along: 0.07, across: 0.03, angle: 1.1 });
    const even = level(6, { along: 0.05, across: 0.04, angle: 0.3 });
    const [first, second] = matchChroma(even, slanted);
    const [one, other] = slanted.chroma;
    expect(product(first, first)).toBeCloseTo(product(one, one), 4);
    expect(product(first, second)).toBeCloseTo(product(one, other), 4);
    expect(product(second, second)).toBeCloseTo(product(other, other), 4);
  });

  it('are the same where the other is the same', () => {
    const [first, second] = matchChroma(VIVID, VIVID);
    for (let at = 0; at < SIZE; at += 97) {
      expect(first[at]).toBeCloseTo(VIVID.chroma[0][at] as number, 4);
      expect(second[at]).toBeCloseTo(VIVID.chroma[1][at] as number, 4);
    }
  });

  it('stretch the faintest tinges of a grey picture no more than is allowed', () => {
    const grey = toned(3, { slope: 0, along: 0.02, across: 0.02, angle: 0 });
    const [first] = matchChroma(grey, toned(4, { slope: 0, along: 0.3, across: 0.3, angle: 0 }));
    expect(Math.sqrt(product(first, first) / product(grey.chroma[0], grey.chroma[0]))).toBeLessThan(
      1.8,
    );
  });
});
