import { expect, it } from 'vitest';
import { levelStage } from '../testing/level-stage.ts';
import { underWaterOf } from './wading.ts';

it('has who goes through shallow water in it over hooves and paws, and less deep than who bathes', () => {
  const depthOf = (prompt: string): number => {
    const { setting } = levelStage(prompt, 3);
    return Math.max(...setting.subjects.map((one) => underWaterOf(setting, one)));
  };
  const shallow = depthOf('cows standing in shallow water in a river');
  expect(shallow).toBeGreaterThan(0.14);
  expect(shallow).toBeLessThan(depthOf('cows bathing in a river'));
});
