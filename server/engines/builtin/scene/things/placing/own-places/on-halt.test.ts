import { expect, it } from 'vitest';
import type { Subject } from '../../../words/idea.ts';
import { groundOfHalt } from '../../../world/paths/halt.ts';
import { PLATFORM } from '../../../world/paths/halt-plan.ts';
import { groundStage } from '../testing/ground-stage.ts';
import { onHalt } from './on-halt.ts';

it('lets people wait on the platform, each in another place, as tall as they are', () => {
  const stage = groundStage('two women and a dog at a country train station');
  const [women, dog] = stage.setting.subjects as [Subject, Subject];
  const places = [onHalt(stage, women, 0), onHalt(stage, women, 1), onHalt(stage, dog, 0)];
  const base = groundOfHalt(stage.map, stage.setting) + PLATFORM.high;
  for (const place of places) expect(place?.base).toBeCloseTo(base, 5);
  expect(new Set(places.map((place) => place?.x)).size).toBe(3);
  expect(onHalt(groundStage('a woman in a field'), women, 0)).toBeNull();
});
