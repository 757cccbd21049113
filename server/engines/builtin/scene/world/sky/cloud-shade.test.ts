import { describe, expect, it } from 'vitest';
import { createNoise } from '../../noise.ts';
import { cloudShadeOf } from './cloud-shade.ts';

const ACROSS = Array.from({ length: 61 }, (_, n) => 2 * n - 60);

/** The least and the most that clouds take from the ground between two distances. */
function shadeBetween(cover: number, from: number, to: number): [number, number] {
  const shade = cloudShadeOf({ cover }, createNoise(4));
  const all: number[] = [];
  for (let z = from; z <= to; z += 2) for (const x of ACROSS) all.push(shade(x, z));
  return [Math.min(...all), Math.max(...all)];
}

describe('the shade of clouds', () => {
  it('lies in bands across a view under broken clouds, and not on what is before the eye', () => {
    const [least, most] = shadeBetween(0.42, 24, 120);
    expect(least).toBe(0);
    expect(most).toBeGreaterThan(0.5);
    expect(shadeBetween(0.3, 2, 11)).toEqual([0, 0]);
  });

  it('is not seen where there are no clouds', () => {
    expect(shadeBetween(0, 2, 400)).toEqual([0, 0]);
  });

  it('comes near in no bands under a closed sky', () => {
    const shade = cloudShadeOf({ cover: 0.94 }, createNoise(4));
    const steps = ACROSS.map((x) => Math.abs(shade(x, 40) - shade(x, 60)));
    expect(Math.max(...steps)).toBeLessThan(0.1);
  });
});
