import { expect, it } from 'vitest';
import { planBreaker } from '../../../world/water/breaker.ts';
import { levelStage } from '../testing/level-stage.ts';
import { onBreaker } from './on-breaker.ts';

it('has who surfs on the front of the great wave, above the sea and below its crest', () => {
  const stage = levelStage('a surfer riding a huge wave');
  const wave = planBreaker(stage.frame, stage.camera, stage.setting);
  const spot = onBreaker(stage, 0);
  expect(spot?.base).toBeGreaterThan(0.05 * (wave?.top ?? 0));
  expect(spot?.base).toBeLessThan(0.6 * (wave?.top ?? 0));
  expect(onBreaker(levelStage('a calm sea'), 0)).toBeNull();
});
