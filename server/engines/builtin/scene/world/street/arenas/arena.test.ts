import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { wayOf } from '../way.ts';
import { buildArena } from './arena.ts';
import { seatedCrowd } from './arena-crowd.ts';
import { ARENAS } from './arena-styles.ts';

const way = wayOf(decide(readPrompt('a gladiator arena'), null, 3, 0));

describe.each(['colosseum', 'bullring'] as const)('the arena %s', (kind) => {
  const solids = buildArena(way, ARENAS[kind]);

  it('leaves the sand free, from the eye to its far wall', () => {
    const [x0, z0, deep] = [way.middle(way.end), (way.end - 7) / 2, (way.end + 7) / 2];
    for (const { plan, low } of solids)
      for (const [x, z] of plan)
        if (low < 2)
          expect(Math.hypot((x - x0) / way.front, (z - z0) / deep)).toBeGreaterThan(0.95);
  });

  it('rises outward from its wall to its arches', () => {
    for (const { low, high } of solids) expect(low).toBeLessThan(high);
    const near = solids.filter(({ plan }) => plan.every(([, z]) => z < way.end + 3));
    const top = (some: typeof solids) => Math.max(...some.map(({ high }) => high));
    expect(top(solids)).toBeGreaterThan(15);
    expect(near.length).toBeGreaterThan(0);
  });
});

it('seats people of many colours, with gaps between them', () => {
  const paint = seatedCrowd([0.7, 0.6, 0.5], ARENAS.colosseum.crowd, 3);
  const face = { role: 'front', long: 6 } as Parameters<typeof paint>[0];
  const seen = Array.from({ length: 60 }, (_, n) =>
    paint(face, { along: n * 0.1, up: 0.4, pixel: 0.02 })
      .colour.map((c) => c.toFixed(1))
      .join(),
  );
  expect(new Set(seen).size).toBeGreaterThan(5);
});
