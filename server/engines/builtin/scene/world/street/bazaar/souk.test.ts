import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { planStreet } from '../plan-street.ts';
import { wayOf } from '../way.ts';
import { carpetAt } from './souk-front.ts';
import { overSouk } from './souk-roof.ts';
import { soukStall } from './souk-stalls.ts';

const setting = decide(readPrompt('a souk in Marrakech'), null, 3, 0);
const way = wayOf(setting);

describe('a bazaar', () => {
  it('is covered from wall to wall, with gaps through which the sky is seen', () => {
    const over = overSouk(way, createRandom(4));
    const covered = (z: number) =>
      over.some(
        ({ plan, low, high }) =>
          low > 4 &&
          high - low < 1 &&
          (plan[0]?.[1] ?? 0) <= z &&
          (plan[2]?.[1] ?? 0) >= z &&
          (plan[1]?.[0] ?? 0) - (plan[0]?.[0] ?? 0) > 0.8,
      );
    const places = Array.from({ length: 60 }, (_, n) => covered(6 + 0.4 * n));
    expect(new Set(places)).toEqual(new Set([true, false]));
    expect(places.filter((one) => one).length).toBeGreaterThan(30);
  });

  it('burns its lamps by day', () => {
    const glows = overSouk(way, createRandom(4)).filter(({ faces, paint }) =>
      faces.some((face) => paint(face, { along: 0, up: 0.03, pixel: 0.01 }).glow[0] > 0.7),
    );
    expect(glows.length).toBeGreaterThan(12);
  });

  it('has stalls on both sides that leave room between them', () => {
    const low = planStreet(way, setting, 0.4).filter(({ high }) => high < 2.2);
    for (const side of [-1, 1])
      expect(low.filter(({ plan }) => side * (plan[0]?.[0] ?? 0) > 0).length).toBeGreaterThan(40);
    for (const { plan } of low)
      for (const [x, z] of plan)
        if (z > 3) expect(Math.abs(x - way.middle(z))).toBeGreaterThan(1.6);
  });

  it('sells spices of many colours, pottery and carpets', () => {
    const plot = { x: 0, z: 10, u: [1, 0], w: [0, 1], wide: 5, deep: 9 } as const;
    const stalls = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => soukStall(plot, createRandom(seed)));
    expect(new Set(stalls.map((one) => one.length)).size).toBeGreaterThan(2);
    const colours = new Set([0.1, 0.3, 0.5, 0.7, 0.9].map((v) => String(carpetAt(3, 0.5, v, 2))));
    expect(colours.size).toBeGreaterThan(1);
  });
});
