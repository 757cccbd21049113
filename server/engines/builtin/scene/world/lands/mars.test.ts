import { describe, expect, it } from 'vitest';
import { createNoise } from '../../noise.ts';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { createSoil } from '../soil/soil.ts';
import { rusty } from './mars.ts';

describe('Mars', () => {
  it('has a sky of dust by day, without clouds', () => {
    const { light, cumulus } = decide(readPrompt('an astronaut on mars at noon'), null, 5, 0);
    for (const [red, green, blue] of [light.zenith, light.middle, light.horizon]) {
      expect(red).toBeGreaterThan(green);
      expect(green).toBeGreaterThan(blue);
    }
    expect([light.cover, cumulus]).toEqual([0, 0]);
  });

  it('has redder ground than a desert', () => {
    const desert = createSoil('desert', 'summer', false, createNoise(4));
    const [red, , blue] = desert(20, 60, 8, 0.1);
    const [rust, , dull] = rusty(desert)(20, 60, 8, 0.1);
    expect(rust / dull).toBeGreaterThan(1.5 * (red / blue));
  });
});
