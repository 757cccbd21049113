import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { wayOf } from '../way.ts';
import { alongDutchCanal } from './dutch-canal.ts';
import { buildDutchHouse } from './dutch-house.ts';

describe('a canal house of Holland', () => {
  it('is higher than wide, and most have a gable that grows narrower toward its top', () => {
    const plot = { x: 0, z: 10, u: [1, 0], w: [0, 1], wide: 5.4, deep: 10 } as const;
    const houses = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
      buildDutchHouse(plot, createRandom(seed), 0),
    );
    for (const [body] of houses) expect(body?.high).toBeGreaterThan(plot.wide * 1.5);
    const widths = houses.map((solids) => {
      const top = solids.reduce((a, b) => (b.high > a.high ? b : a));
      const xs = top.plan.map(([x]) => x);
      return Math.max(...xs) - Math.min(...xs);
    });
    expect(widths.filter((wide) => wide < plot.wide * 0.6).length).toBeGreaterThan(4);
  });
});

describe('a canal of Holland', () => {
  const way = wayOf(decide(readPrompt('an Amsterdam canal'), null, 3, 0));

  it('is spanned by bridges unless none are wanted', () => {
    const spans = (isBridged: boolean) =>
      alongDutchCanal(way, createRandom(1), 0, isBridged).filter(({ plan }) =>
        plan.some(([x, z]) => Math.abs(x - way.middle(z)) < 1),
      ).length;
    expect(spans(true)).toBeGreaterThan(4);
    expect(spans(false)).toBe(0);
  });

  it('has boats along its quays whose windows shine when lamps are lit', () => {
    const glowing = (lamps: number) =>
      alongDutchCanal(way, createRandom(1), lamps, false).filter(
        ({ faces, paint, high }) =>
          high < 2.2 &&
          faces.some(
            (face) => paint(face, { along: face.long / 14, up: 0.6, pixel: 0.02 }).glow[0] > 0,
          ),
      ).length;
    expect(glowing(0.4)).toBeGreaterThan(2);
    expect(glowing(0)).toBe(0);
  });
});
