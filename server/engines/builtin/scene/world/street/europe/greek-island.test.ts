import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import type { Solid } from '../solid.ts';
import { bougainvillea } from './greek-house.ts';
import { greekIsland, hillSide, TERRACE, terraceHeight } from './greek-island.ts';

const settingOf = (index: number) => decide(readPrompt('Santorini'), null, 3, index);

const colourOf = ({ faces, paint }: Solid) =>
  paint(faces[0] as (typeof faces)[number], { along: 0.02, up: 0.02, pixel: 0.3 }).colour;

describe('a village of Greece', () => {
  it('lies on one side, the sea open on the other, in each of the four pictures', () => {
    for (const index of [0, 1, 2, 3]) {
      const setting = settingOf(index);
      const hill = hillSide(setting);
      const beyond = greekIsland(setting, createRandom(2), 0).filter(({ plan }) =>
        plan.every(([, z]) => z > 14 && z < 200),
      );
      expect(beyond.length).toBeGreaterThan(400);
      for (const { plan } of beyond)
        for (const [x, z] of plan) expect((hill * x) / z).toBeGreaterThan(-0.75);
    }
  });

  it('has blue domes among white houses that rise toward the ridge', () => {
    const solids = greekIsland(settingOf(0), createRandom(2), 0);
    const isBlue = (one: Solid) => colourOf(one)[2] > 0.4 && colourOf(one)[0] < 0.15;
    expect(solids.filter(isBlue).length).toBeGreaterThan(6);
    const houses = solids.filter(
      (one) => Math.min(...colourOf(one)) > 0.7 && one.plan.every(([, z]) => z > 14),
    );
    expect(houses.length).toBeGreaterThan(200);
    expect(new Set(houses.map(({ high }) => Math.round(high / 6))).size).toBeGreaterThan(5);
  });

  it('has houses far enough apart to be told from each other, and steps between them', () => {
    const solids = greekIsland(settingOf(0), createRandom(2), 0);
    const doors = solids.filter(
      ({ plan, high, low }) =>
        high - low > 9 && plan.length === 4 && plan.every(([, z]) => z > 14 && z < 60),
    );
    const middles = doors.map(({ plan }) =>
      plan.reduce<readonly [number, number]>(([a, b], [x, z]) => [a + x / 4, b + z / 4], [0, 0]),
    );
    const nearest = middles.map(([x, z], own) =>
      Math.min(...middles.map(([u, v], n) => (n === own ? 99 : Math.hypot(u - x, v - z)))),
    );
    expect(nearest.length).toBeGreaterThan(20);
    expect(nearest.sort((a, b) => a - b)[Math.floor(nearest.length / 2)]).toBeGreaterThan(6);
    const steps = solids.filter(({ low, high }) => Math.abs(high - low - 2.88) < 0.02);
    expect(steps.length).toBeGreaterThan(60);
  });

  it('is seen from a terrace with a wall that the eye looks over', () => {
    const setting = settingOf(0);
    const level = terraceHeight(setting);
    expect(TERRACE.wall).toBeLessThan(TERRACE.below);
    const walls = greekIsland(setting, createRandom(2), 0).filter(
      ({ low, high }) => low === level && high === level + TERRACE.wall,
    );
    expect(walls).toHaveLength(2);
  });

  it('has flowers that stay within their reach', () => {
    for (const { plan } of bougainvillea([3, 10, 6], 1, 40, createRandom(1)))
      for (const [x] of plan) expect(Math.abs(x - 3)).toBeLessThan(1.3);
  });
});
