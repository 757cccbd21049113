import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { LEVEL } from '../level-site.ts';
import { planOf } from '../sceneries.ts';

const groundOf = (prompt: string) => {
  const setting = decide(readPrompt(prompt), null, 5, 0);
  return planOf(setting)?.ground?.(() => LEVEL, setting) ?? (() => Number.NaN);
};

describe('ground that is dug', () => {
  it('is deeper than a man in a trench, and level with him beside it', () => {
    const ground = groundOf('a WW1 trench');
    for (const z of [3, 8, 15]) {
      expect(ground(0, z)).toBeLessThan(LEVEL - 1.9);
      expect(ground(2.4, z)).toBeGreaterThan(LEVEL - 0.1);
    }
  });

  it('falls into a basin without water, deeper where one dives', () => {
    const ground = groundOf('a skateboarder in an empty swimming pool');
    expect(ground(0, 9)).toBeLessThan(LEVEL - 1);
    expect(Math.min(ground(2, 16), ground(-2, 16))).toBeLessThan(ground(0, 8) - 0.6);
    expect(ground(9.5, 4)).toBe(LEVEL);
  });

  it('rises to a rim all round a crater of the moon, and to a peak in it', () => {
    const ground = groundOf('a moon crater');
    const floor = ground(70, 205);
    for (const turn of [0.4, 1.2, 2, 2.8])
      expect(ground(195 * Math.cos(turn), 205 + 195 * Math.sin(turn))).toBeGreaterThan(floor + 35);
    expect(ground(0, 205)).toBeGreaterThan(floor + 15);
  });
});
