import { expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { LEVEL } from '../level-site.ts';
import { planOf } from '../sceneries.ts';
import { GOAL } from './village-pitch.ts';

it('a pitch of earth has no grass, and a goal of three sticks', () => {
  const setting = decide(readPrompt('kids playing football on a dirt pitch in Ghana'), null, 5, 0);
  const plan = planOf(setting);
  const soil = plan?.soil?.(() => [0, 1, 0], setting);
  for (const [x, z] of [
    [0.4, 6],
    [-9, 9],
    [6, 20],
  ] as const) {
    const [red = 0, green = 0] = soil?.(x, z, LEVEL, 0) ?? [];
    expect(red).toBeGreaterThan(green);
  }
  const solids = plan?.solids?.({
    setting,
    random: createRandom(1),
    lamps: 0,
    groundAt: () => LEVEL,
  });
  const bar = solids?.filter(({ low }) => low > LEVEL + 1.7 && low < LEVEL + 2.1);
  expect(bar?.length).toBeGreaterThan(0);
  for (const { plan: corners } of solids ?? [])
    for (const [, z] of corners) expect(Math.abs(z - GOAL.z)).toBeLessThan(0.5);
});
