import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { createWater } from '../../water/water-of.ts';
import { levelAt, ROCKS, riverAt } from './rapids.ts';
import { WATER_PLACES } from './waters.ts';

describe('rapids', () => {
  const setting = decide(readPrompt('rapids'), null, 5, 0);
  const water = createWater(setting);
  const places = Array.from({ length: 60 }, (_, n) => [(n % 9) - 4, 8 + n] as const);

  it('fall toward the eye', () => {
    const near = water.swell(riverAt(10, setting.side), 10);
    const far = water.swell(riverAt(100, setting.side), 100);
    expect(far - near).toBeGreaterThan(3);
    expect(levelAt(100)).toBeGreaterThan(levelAt(30));
  });

  it('are white in part, and not all over', () => {
    const foam = places.map(
      ([aside, z]) => water.wakes?.(riverAt(z, setting.side) + aside, z) ?? 0,
    );
    const white = foam.filter((share) => share > 0.5).length / foam.length;
    expect(white).toBeGreaterThan(0.1);
    expect(white).toBeLessThan(0.8);
  });

  it('are torn behind a rock', () => {
    const [aside, z, high] = ROCKS[6] as (typeof ROCKS)[number];
    const x = riverAt(z, setting.side) + setting.side * aside * 8.5;
    expect(water.wakes?.(x, z - 0.4 * high)).toBeGreaterThan(0.5);
  });
});

describe('the rapids of a gorge', () => {
  it('run between red walls that rise higher than the valley of others', () => {
    const groundOf = (prompt: string) => {
      const setting = decide(readPrompt(prompt), null, 5, 0);
      const plan = WATER_PLACES[prompt.includes('canyon') ? 'gorge' : 'rapids'];
      const ground = plan.ground?.(() => 0, setting) ?? (() => 0);
      const soil = plan.soil?.(() => [0, 0, 0], setting) ?? (() => [0, 0, 0]);
      return { high: ground(45, 60) - ground(16, 60), soil: soil(45, 60, 40, 1) };
    };
    const [gorge, valley] = ['rapids in a canyon', 'rapids'].map(groundOf);
    expect(gorge?.high).toBeGreaterThan(2 * (valley?.high ?? 0));
    expect(gorge?.soil[0]).toBeGreaterThan(1.3 * (gorge?.soil[2] ?? 0));
  });
});
