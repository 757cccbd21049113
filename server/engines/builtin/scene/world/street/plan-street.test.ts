import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { planStreet } from './plan-street.ts';
import type { Solid } from './solid.ts';
import { wayOf } from './way.ts';

const settingOf = (prompt: string, index = 0) => decide(readPrompt(prompt), null, 3, index);

function streetOf(prompt: string, index = 0) {
  const setting = settingOf(prompt, index);
  const way = wayOf(setting);
  return { way, solids: planStreet(way, setting, 0) };
}

/** What stands on the ground. */
const bodies = (solids: readonly Solid[]) =>
  solids.filter(({ low, high }) => low < 0.1 && high > 4);

describe('a street', () => {
  it.each([
    'a city street',
    'a street market',
    'a narrow lane',
    'a neon alley',
    'a venice canal',
    'a suburb',
    'a water town',
    'a souk',
    'a night market',
    'a sidewalk café',
    'a wild west town',
    'an Amsterdam canal',
    'a street in India',
  ])('leaves its way free, in each of the four pictures: %s', (prompt) => {
    for (const index of [0, 1, 2, 3]) {
      const { way, solids } = streetOf(prompt, index);
      const near = way.form === 'square' ? way.end - 8 : Math.min(40, way.end);
      for (const { plan } of bodies(solids))
        for (const [x, z] of plan)
          if (z > 0 && z < near)
            expect(Math.abs(x - way.middle(z)) * Math.cos(Math.atan(way.turns(z)))).toBeGreaterThan(
              way.front - 0.9,
            );
    }
  });

  it.each(['a street market', 'a city street', 'a narrow lane', 'a neon alley'])(
    'has houses of many heights on both sides, and roofs or ledges on them: %s',
    (prompt) => {
      const { way, solids } = streetOf(prompt);
      for (const side of [-1, 1]) {
        const own = bodies(solids).filter(
          ({ plan }) => side * ((plan[0]?.[0] ?? 0) - way.middle(plan[0]?.[1] ?? 0)) > 0,
        );
        expect(new Set(own.map(({ high }) => Math.round(high * 2))).size).toBeGreaterThan(4);
      }
      expect(solids.filter(({ low }) => low > 5).length).toBeGreaterThan(20);
    },
  );

  it.each(['a street market', 'a village square', 'a narrow lane', 'a venice canal'])(
    'leads to a tower that is higher than its houses: %s',
    (prompt) => {
      const { way, solids } = streetOf(prompt);
      const heights = solids.filter(({ plan }) => (plan[0]?.[1] ?? 0) < way.end - 8);
      const highest = Math.max(...solids.map(({ high }) => high));
      expect(highest).toBeGreaterThan(1.3 * Math.max(...heights.map(({ high }) => high)));
    },
  );

  it('spans the water of a water town with round arches of stone, unless no bridge is wanted', () => {
    const { way, solids } = streetOf('a water town in Jiangnan');
    const { solids: bare } = streetOf('a water town in Jiangnan without a bridge');
    const overWater = (all: readonly Solid[]) =>
      all.filter(({ plan, high }) => {
        const [x, z] = plan[0] ?? [0, 0];
        return z > 10 && z < 80 && high > 3 && Math.abs(x - way.middle(z)) < way.road - 2;
      });
    expect(overWater(solids).length).toBeGreaterThan(20);
    expect(overWater(bare)).toEqual([]);
  });

  it('runs and ends otherwise in each of the four pictures', () => {
    for (const prompt of ['a city street', 'a street market', 'a narrow lane', 'a town square']) {
      const ways = [0, 1, 2, 3].map((index) => wayOf(settingOf(prompt, index)));
      const told = ways.map(({ form, end, front, middle }) =>
        [form, end, front, middle(40)].join(),
      );
      expect(new Set(told).size, prompt).toBeGreaterThan(2);
    }
  });

  it('is straight where rails or a tower at its end were asked for', () => {
    for (const prompt of ['a tram in a city street', 'a city street with the eiffel tower'])
      for (const index of [0, 1, 2, 3]) expect(wayOf(settingOf(prompt, index)).middle(60)).toBe(0);
  });
});
