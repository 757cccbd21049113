import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { sunAmong } from '../rendering/shade.ts';
import { wayOf } from '../way.ts';
import { alongPlaza, buildMexicanHouse } from './mexican-plaza.ts';

const way = wayOf(decide(readPrompt('a Mexican plaza'), null, 3, 0));

describe('a plaza of Mexico', () => {
  it('has houses of many strong colours', () => {
    const plot = { x: 0, z: 10, u: [1, 0], w: [0, 1], wide: 9, deep: 9 } as const;
    const walls = Array.from({ length: 12 }, (_, seed) => {
      const [body] = buildMexicanHouse(plot, createRandom(seed), 0);
      const side = body?.faces.find(({ role }) => role === 'side');
      return side === undefined ? null : body?.paint(side, { along: 2, up: 2, pixel: 0.05 }).colour;
    });
    const hues = new Set(walls.map((one) => one?.map((part) => Math.round(part * 3)).join(' ')));
    expect(hues.size).toBeGreaterThan(4);
  });

  it('has strings of paper over all heads that throw no shadow, and a church across its end', () => {
    const solids = alongPlaza(way);
    const papers = solids.filter(({ isSheer }) => isSheer === true);
    expect(papers.length).toBeGreaterThan(80);
    for (const { low } of papers) expect(low).toBeGreaterThan(4);
    expect(sunAmong(papers, [0, 0.8, -0.6])(0, 0, 20)).toBe(1);
    const church = solids.filter(({ high }) => high > 15);
    expect(church.length).toBeGreaterThan(4);
    for (const { plan } of church) for (const [, z] of plan) expect(z).toBeGreaterThan(way.end - 8);
  });
});
