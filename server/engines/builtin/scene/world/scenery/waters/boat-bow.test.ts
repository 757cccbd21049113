import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import type { WaterPlace } from '../../../words/scenery.ts';
import { BOW } from './boat-bow.ts';
import { WATER_PLACES } from './waters.ts';

describe.each<[WaterPlace, string]>([
  ['xochimilco', 'a mariachi plays guitar on a trajinera in Xochimilco'],
  ['dallake', 'a woman sells flowers from a shikara on Dal Lake'],
])('the bow of a boat: %s', (place, prompt) => {
  const setting = decide(readPrompt(prompt), null, 3, 0);
  const plan = WATER_PLACES[place];
  const groundAt = plan.ground?.(() => 0, setting) ?? (() => 0);
  const solids = plan.solids?.({ setting, random: createRandom(3), lamps: 0, groundAt }) ?? [];

  it('is the ground before the eye, with water round it', () => {
    expect(setting.idea.scenery).toBe(place);
    expect(groundAt(0, 8)).toBe(BOW.high);
    expect(groundAt(BOW.half + 1, 8)).toBeLessThan(0);
    expect(groundAt(0, 30)).toBeLessThan(0);
  });

  it('leads to a roof under which one could sit, and leaves room before it', () => {
    const over = solids.filter(({ low }) => low > BOW.high + 1.5);
    expect(over.length).toBeGreaterThan(10);
    const inWay = solids.filter(
      ({ plan: corners, high }) =>
        high > BOW.high + 0.1 &&
        corners.some(([x, z]) => Math.abs(x) < BOW.half - 0.5 && z < BOW.ends - 2),
    );
    expect(inWay).toEqual([]);
  });
});
