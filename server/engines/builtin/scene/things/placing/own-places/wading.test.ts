import { expect, it } from 'vitest';
import { levelStage } from '../testing/level-stage.ts';
import { underWaterOf } from './wading.ts';

it('has who goes through shallow water in it over hooves and paws, who bathes deeper, who swims to the back, and who drinks no more than its feet', () => {
  const depthOf = (prompt: string): number => {
    const { setting } = levelStage(prompt, 3);
    return Math.max(...setting.subjects.map((one) => underWaterOf(setting, one)));
  };
  const shallow = depthOf('cows standing in shallow water in a river');
  expect(shallow).toBeGreaterThan(0.14);
  const bathing = depthOf('cows bathing in a river');
  expect(shallow).toBeLessThan(bathing);
  expect(bathing).toBeLessThan(depthOf('cows swimming in a river'));
  expect(depthOf('cows drinking from a river')).toBeLessThan(shallow);
});
