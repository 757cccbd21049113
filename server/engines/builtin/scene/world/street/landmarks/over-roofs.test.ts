import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { planStreet } from '../plan-street.ts';
import type { Solid } from '../solid.ts';
import { wayOf } from '../way.ts';
import { CITY_LOOKS } from './city-looks.ts';
import { landmarkInSkyline, landmarkOver, seenWholeFrom } from './over-roofs.ts';

/** How high a picture shows what is so far off, whose upper edge rises by 0.6 a unit. */
const reach = (z: number): number => 1.6 + 0.6 * z;

const topOf = (solids: readonly Solid[]): number => Math.max(...solids.map(({ high }) => high));

describe('the landmark of a city', () => {
  it.each(
    Object.entries(CITY_LOOKS).flatMap(([city, { landmark }]) =>
      landmark === undefined ? [] : [[city, landmark] as const],
    ),
  )('fills the height and the width that it must be seen in: %s', (city, { build, high, wide }) => {
    const solids = build([0, 0], 0.5);
    // Over the mountains of Los Angeles there is sky as well.
    expect(topOf(solids) / high).toBeGreaterThan(city === 'losangeles' ? 0.45 : 0.8);
    const sides = solids.flatMap(({ plan }) => plan.map(([x]) => x));
    expect(Math.max(...sides) - Math.min(...sides)).toBeGreaterThan(0.5 * wide);
  });

  it('stands where the picture shows it whole', () => {
    const z = seenWholeFrom(100, reach, 50);
    expect(reach(z)).toBeGreaterThan(100);
    expect(seenWholeFrom(10, reach, 50)).toBe(50);
  });

  it.each([0, 1, 2, 3])('rises over the end of its streets and squares: %s', (index) => {
    for (const prompt of ['Vienna', 'Seville', 'Copenhagen', 'two friends walking in Toronto']) {
      const setting = decide(readPrompt(prompt), null, 3, index);
      const way = wayOf(setting);
      const over = landmarkOver(way, setting.idea.city, 0, reach);
      const far = Math.min(...(over?.solids ?? []).flatMap(({ plan }) => plan.map(([, z]) => z)));
      expect([prompt, way.form]).not.toEqual([prompt, 'bend']);
      expect(far).toBeGreaterThan(40);
      const all = planStreet(way, setting, 0, reach);
      expect(all.length).toBeGreaterThan(over?.solids.length ?? 0);
      expect(all).toEqual(
        expect.arrayContaining([expect.objectContaining({ high: topOf(over?.solids ?? []) })]),
      );
    }
  });

  it('is seen between the houses of a square, which stand aside', () => {
    const setting = decide(readPrompt('Munich'), null, 3, 0);
    const way = { ...wayOf(setting), form: 'square' as const };
    const over = landmarkOver(way, 'munich', 0, reach);
    const x = way.middle(way.end);
    expect(over?.isHiddenBy(x - 1, x + 1, way.end)).toBe(true);
    expect(over?.isHiddenBy(x + 30, x + 40, way.end)).toBe(false);
  });

  it('stands over the skyline, before it low roofs, behind it nothing higher', () => {
    const over = landmarkInSkyline('toronto', 0, 272, 0, reach);
    expect(topOf(over?.solids ?? [])).toBeGreaterThan(220);
    expect(over?.highestAt(-5, 5, 280)).toBeLessThan(20);
    expect(over?.highestAt(-5, 5, 660)).toBeLessThan(220);
    expect(over?.highestAt(80, 90, 280)).toBe(Number.POSITIVE_INFINITY);
  });

  it('is none where no such city is named', () => {
    expect(landmarkInSkyline(null, 0, 272, 0, reach)).toBeNull();
  });
});
