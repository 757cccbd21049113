import { expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { planOf } from '../../../world/scenery/sceneries.ts';

it('puts hives among the trees of an orchard where a beekeeper is named, and no single tree in blossom before them', () => {
  const built = (prompt: string) => {
    const setting = decide(readPrompt(prompt), null, 5, 0);
    return planOf(setting)?.solids?.({
      setting,
      random: setting.random,
      lamps: 0,
      groundAt: () => 0,
    }).length;
  };
  expect(built('a beekeeper in an orchard full of apple blossom')).toBeGreaterThan(12);
  expect(built('an orchard full of apple blossom')).toBe(0);
});
