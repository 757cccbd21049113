import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import type { WaterPlace } from '../../../words/scenery.ts';
import { RIVERSIDE } from './riverside.ts';
import { WATER_PLACES } from './waters.ts';

describe.each<[WaterPlace, string]>([
  ['hanriver', 'a couple at the Han river'],
  ['neva', 'a sailor at the Neva in Saint Petersburg'],
  ['pontneuf', 'a couple kisses in the snow on the Pont Neuf in Paris'],
  ['seine', 'a couple by the Seine in Paris'],
  ['thames', 'people walking along the Thames in London'],
  ['tiber', 'a couple by the Tiber in Rome'],
  ['danube', 'a couple in Budapest'],
  ['vltava', 'a couple in Prague'],
])('a city by a river: %s', (place, prompt) => {
  const setting = decide(readPrompt(prompt), null, 3, 0);
  const plan = WATER_PLACES[place];
  const ground = plan.ground?.(() => 0, setting) ?? (() => 0);
  const solids =
    plan.solids?.({ setting, random: createRandom(3), lamps: 0, groundAt: ground }) ?? [];
  const nearOf = (corners: (typeof solids)[number]['plan']) =>
    Math.min(...corners.map(([, z]) => z));

  it('lies beyond water, over which a bridge leads on piers', () => {
    expect(setting.idea.scenery).toBe(place);
    expect(ground(0, 9)).toBeGreaterThan(1);
    expect(ground(0, 40)).toBeLessThan(0);
    const piers = solids.filter(
      ({ plan: corners, low }) =>
        low < 0 && nearOf(corners) > RIVERSIDE.ends && nearOf(corners) < RIVERSIDE.far,
    );
    // One that hangs on chains has two.
    expect(piers.length).toBeGreaterThanOrEqual(place === 'danube' ? 2 : 3);
    const beyond = solids.filter(({ plan: corners }) => nearOf(corners) > RIVERSIDE.far);
    expect(beyond.length).toBeGreaterThan(20);
  });

  it('leaves room on its bank for who is there', () => {
    const inWay = solids.filter(
      ({ plan: corners, low }) =>
        low < RIVERSIDE.high + 2.5 && nearOf(corners) < 9 && corners.some(([x]) => Math.abs(x) < 3),
    );
    expect(inWay).toEqual([]);
  });
});

describe('Shanghai over its river', () => {
  it('is known by its towers, of which three are far higher than the others', () => {
    const setting = decide(readPrompt('Shanghai at night'), null, 3, 0);
    const { solids } = WATER_PLACES.huangpu;
    const high = (
      solids?.({ setting, random: createRandom(3), lamps: 0.4, groundAt: () => 2 }) ?? []
    ).map((one) => one.high);
    expect(setting.idea.scenery).toBe('huangpu');
    expect(high.filter((top) => top > 54).length).toBeGreaterThan(4);
    expect(high.filter((top) => top > 15 && top < 50).length).toBeGreaterThan(40);
  });
});

describe('the Charles Bridge', () => {
  it('leads ahead under who is on it, water on both sides, to its tower', () => {
    const setting = decide(readPrompt('people walking over the Charles Bridge'), null, 3, 0);
    const { ground, solids } = WATER_PLACES.charlesbridge;
    const height = ground?.(() => 0, setting) ?? (() => 0);
    expect(height(0, 20)).toBeGreaterThan(3);
    expect(height(12, 20)).toBeLessThan(0);
    const built = solids?.({ setting, random: createRandom(3), lamps: 0, groundAt: height }) ?? [];
    const inWay = built.filter(({ plan }) => plan.some(([x, z]) => Math.abs(x) < 4 && z < 70));
    expect(inWay).toEqual([]);
    expect(built.some(({ plan, high }) => high > 28 && plan.some(([, z]) => z < 90))).toBe(true);
  });
});

describe('Istanbul over its water', () => {
  const of = (prompt: string) => {
    const setting = decide(readPrompt(prompt), null, 3, 0);
    const plan = WATER_PLACES[setting.idea.scenery as WaterPlace];
    const groundAt = plan.ground?.(() => 0, setting) ?? (() => 0);
    return {
      groundAt,
      solids: plan.solids?.({ setting, random: createRandom(3), lamps: 0, groundAt }) ?? [],
    };
  };

  it('has slender minarets over its houses, ferries before them and a cart beside who is there', () => {
    const { solids } = of('a man in Istanbul');
    const slender = solids.filter(
      ({ plan, high, low }) =>
        high - low > 20 &&
        Math.max(...plan.map(([x]) => x)) - Math.min(...plan.map(([x]) => x)) < 3,
    );
    expect(slender.length).toBeGreaterThanOrEqual(4);
    expect(
      solids.filter(({ low, plan }) => low < 0 && plan.every(([, z]) => z > 40 && z < 90)).length,
    ).toBe(2);
    expect(solids.some(({ plan }) => plan.every(([x, z]) => Math.abs(x) < 6 && z < 12))).toBe(true);
  });

  it('is behind a ferry on whose deck alone one stands', () => {
    const { groundAt, solids } = of('a woman on a ferry in Istanbul');
    expect(groundAt(0, 8)).toBeGreaterThan(8);
    for (const z of [40, 160, 200]) expect(groundAt(0, z)).toBeLessThan(0);
    expect(solids.filter(({ plan }) => plan.every(([, z]) => z > 140)).length).toBeGreaterThan(100);
  });
});
