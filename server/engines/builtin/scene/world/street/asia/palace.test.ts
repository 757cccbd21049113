import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { wayOf } from '../way.ts';
import { buildPalaceCourt } from './palace.ts';
import { PALACES } from './palace-styles.ts';

describe.each(['gyeongbok', 'forbidden'] as const)('the palace %s', (town) => {
  const prompt = town === 'gyeongbok' ? 'Gyeongbokgung palace' : 'the Forbidden City';
  const way = wayOf(decide(readPrompt(prompt), null, 3, 0));
  const solids = buildPalaceCourt(way, PALACES[town], 0.3);

  it('leaves its court free up to the stairs of the hall', () => {
    const reach = (plan: readonly (readonly [number, number])[]) => ({
      near: Math.min(...plan.map(([, z]) => z)),
      aside: Math.min(...plan.map(([x]) => Math.abs(x - way.middle(way.end)))),
    });
    for (const { plan } of solids) {
      const { near, aside } = reach(plan);
      expect(aside > 3.2 || near > way.end - 14).toBe(true);
    }
  });

  it('raises its hall on terraces, its roofs far above the galleries', () => {
    for (const { low, high } of solids) expect(low).toBeLessThan(high);
    const tallest = Math.max(...solids.map(({ high }) => high));
    expect(tallest).toBeGreaterThan(15);
    expect(PALACES.forbidden.terraces).toBeGreaterThan(PALACES.gyeongbok.terraces);
  });
});

it('swings its eaves up toward the corners', () => {
  const way = wayOf(decide(readPrompt('Gyeongbokgung palace'), null, 3, 0));
  const lows = buildPalaceCourt(way, PALACES.gyeongbok, 0)
    .filter(({ faces, low }) => faces.length > 8 && low > 6 && low < 10)
    .map(({ low }) => low);
  expect(Math.max(...lows) - Math.min(...lows)).toBeGreaterThan(0.5);
});
