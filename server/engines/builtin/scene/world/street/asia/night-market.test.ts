import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import type { Solid } from '../solid.ts';
import { wayOf } from '../way.ts';
import { buildMarketHouse, overMarket } from './night-market.ts';

const PLOT = { x: 6, z: 12, u: [0, 1], w: [1, 0], wide: 8, deep: 9 } as const;

const glowOf = ({ faces, paint }: Solid) =>
  Math.max(...faces.map((face) => paint(face, { along: 0.3, up: 0.25, pixel: 0.01 }).glow[0]));

describe('a market by night', () => {
  it('has stalls before its houses whose signs and food shine where lamps are lit', () => {
    const stalls = (lamps: number) =>
      buildMarketHouse(PLOT, createRandom(3), lamps).filter(({ high }) => high < 3.3);
    expect(stalls(0.5).filter((one) => glowOf(one) > 0.3).length).toBeGreaterThan(8);
    expect(stalls(0).filter((one) => glowOf(one) > 0)).toEqual([]);
    for (const { plan } of stalls(0.5)) for (const [x] of plan) expect(x).toBeGreaterThan(2.9);
  });

  it('has none before the eye', () => {
    const near = buildMarketHouse({ ...PLOT, z: -6 }, createRandom(3), 0.5);
    for (const { plan, high } of near)
      if (high < 3.3) expect(Math.min(...plan.map(([, z]) => z))).toBeGreaterThan(3);
  });

  it('has red lanterns over the heads of those who are there', () => {
    const way = wayOf(decide(readPrompt('a night market'), null, 3, 0));
    const lanterns = overMarket(way, createRandom(2), 0.5).filter((one) => glowOf(one) > 0.5);
    expect(lanterns.length).toBeGreaterThan(20);
    for (const { low } of lanterns) expect(low).toBeGreaterThan(3.5);
  });

  it('has lanterns of several papers, and no more than a few small signs over them', () => {
    const way = wayOf(decide(readPrompt('a night market'), null, 3, 0));
    const glows = overMarket(way, createRandom(2), 0.5).flatMap(({ faces: [face], paint }) =>
      face === undefined ? [] : [paint(face, { along: 0.3, up: 0.25, pixel: 0.01 }).glow],
    );
    const tints = new Set(glows.flatMap(([r, g]) => (r > 0.5 ? [Math.round((8 * g) / r)] : [])));
    expect(tints.size).toBeGreaterThan(2);
    const signs = Array.from({ length: 20 }, (_, seed) =>
      buildMarketHouse(PLOT, createRandom(seed), 0.5).filter(
        ({ low, high, faces }) => low > 3.6 && high - low < 7 && high - low > 1 && faces.length > 0,
      ),
    );
    const mean = signs.flat().length / signs.length;
    expect(mean).toBeLessThan(4);
  });
});
