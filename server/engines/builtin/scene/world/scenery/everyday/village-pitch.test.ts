import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { LEVEL } from '../level-site.ts';
import { planOf } from '../sceneries.ts';
import { GOAL } from './village-pitch.ts';

const settingOf = (prompt: string) => decide(readPrompt(prompt), null, 5, 0);

describe('a village pitch', () => {
  const setting = settingOf('a boy playing football on a village pitch');
  const plan = planOf(setting);

  it('lies level, with its goal before the eye', () => {
    const ground = plan?.ground?.(() => 40, setting);
    for (const [x, z] of [
      [0, 5],
      [-20, 12],
      [20, 30],
    ] as const)
      expect(ground?.(x, z)).toBe(LEVEL);
    const solids = plan?.solids?.({
      setting,
      random: createRandom(1),
      lamps: 0,
      groundAt: () => LEVEL,
    });
    const bar = solids?.filter(
      ({ low, high }) => low > LEVEL + 2.4 && high < LEVEL + 2.7 && high > low + 0.1,
    );
    expect(bar?.length).toBeGreaterThan(0);
    expect(GOAL.half * 2).toBeCloseTo(7.32);
  });

  it('is bare earth where the keeper stands, between lines of chalk', () => {
    const soil = plan?.soil?.(() => [0, 1, 0], setting);
    const [red = 0, green = 0] = soil?.(0.4, GOAL.z - 1.6, LEVEL, 0) ?? [];
    expect(red).toBeGreaterThan(green);
    const line = soil?.(18, GOAL.z, LEVEL, 0) ?? [];
    expect(Math.min(...line)).toBeGreaterThan(0.6);
  });
});
