import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { buildHaussmann } from '../europe/haussmann.ts';
import { wayOf } from '../way.ts';
import { cafeTerraces, terraceTables } from './cafe-terrace.ts';

const way = wayOf(decide(readPrompt('a sidewalk café'), null, 3, 0));

describe('the terraces of cafés', () => {
  it('leave the middle of the street free', () => {
    for (const { x, z } of terraceTables(way))
      expect(Math.abs(x - way.middle(z))).toBeGreaterThan(way.front / 2);
  });

  it('have tables, chairs with backs, and parasols above the heads of those who sit there', () => {
    const solids = cafeTerraces(way, createRandom(2));
    const parasols = solids.filter(({ low, high }) => low > 1.8 && high > 2.4);
    expect(parasols.length).toBeGreaterThan(8);
    const tables = solids.filter(({ low, high }) => low > 0.7 && high < 0.78);
    expect(tables.length).toBeGreaterThan(20);
  });
});

describe('a house of Paris', () => {
  it('is of pale stone, has balconies with rails and chimneys, and an awning below', () => {
    const plot = { x: 0, z: 10, u: [1, 0], w: [0, 1], wide: 12, deep: 10 } as const;
    const solids = buildHaussmann(plot, createRandom(5), 0);
    const [body] = solids;
    const wall = body?.paint(body.faces[1] as (typeof body.faces)[number], {
      ...{ along: 1, up: 6.9, pixel: 0.02 },
    });
    expect(Math.min(...(wall?.colour ?? [0]))).toBeGreaterThan(0.4);
    const out = Math.min(...solids.flatMap(({ plan }) => plan.map(([, z]) => z)));
    expect(out).toBeLessThan(8.5);
    const roof = Math.max(...solids.map(({ high }) => high));
    expect(roof).toBeGreaterThan((body?.high ?? 0) + 4);
  });
});
