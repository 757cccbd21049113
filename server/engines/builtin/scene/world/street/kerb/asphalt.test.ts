import { describe, expect, it } from 'vitest';
import { lumaOf } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { wayOf } from '../way.ts';
import { asphaltAt, CROSSING } from './asphalt.ts';

const way = { ...wayOf(decide(readPrompt('a city street'), null, 3, 0)), kind: 'avenue' as const };
const noise = createNoise(5);
/** How light a roadway is at a place, seen by an eye two units above it in a picture 512 pixels wide. */
const at = (aside: number, z: number, snowy = false): number => {
  const pixel = z / 470;
  return lumaOf(...asphaltAt({ way, noise, snowy }, { aside, z, pixel, deep: (z * pixel) / 2 }));
};
const across = (z: number, snowy = false) =>
  Array.from({ length: 200 }, (_, n) => at(-4 + n * 0.04, z, snowy));
const spread = (all: readonly number[]) => Math.max(...all) - Math.min(...all);

describe('asphalt', () => {
  it('has a crossing close before the eye, and a line on either side at which cars stop', () => {
    const middle = (CROSSING.from + CROSSING.to) / 2;
    const edges = across(middle).filter(
      (light, n, all) => n > 0 && light > 0.5 !== (all[n - 1] ?? 0) > 0.5,
    );
    expect(edges.length).toBeGreaterThan(10);
    const painted = (z: number, side: number) =>
      [0.8, 1.4, 3, 3.6].filter((off) => at(side * off, z) > 0.4).length;
    expect(painted(CROSSING.from - 1.1, 1)).toBeGreaterThan(2);
    expect(painted(CROSSING.from - 1.1, -1)).toBe(0);
    expect(painted(CROSSING.to + 1.1, -1)).toBeGreaterThan(2);
  });

  it('is nowhere one even grey close to the eye: grains, tar and iron show', () => {
    for (const z of [4, 4.4, 4.8, 5.2])
      expect(spread(across(z).slice(105, 150))).toBeGreaterThan(0.05);
    const all = Array.from({ length: 80 }, (_, n) => across(3.6 + 0.02 * n)).flat();
    expect(all.filter((light) => light < 0.17).length).toBeGreaterThan(100);
  });

  it('shows the ruts of wheels in snow', () => {
    expect(spread(across(8, true))).toBeGreaterThan(0.2);
  });
});
