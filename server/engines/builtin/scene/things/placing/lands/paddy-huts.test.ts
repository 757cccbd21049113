import { expect, it } from 'vitest';
import { levelStage } from '../testing/level-stage.ts';
import { paddyHuts } from './paddy-huts.ts';

it('puts huts and palms among paddies, and none among tea', () => {
  expect(paddyHuts(levelStage('rice terraces in summer', 99, 99)).length).toBeGreaterThan(10);
  expect(paddyHuts(levelStage('a tea plantation in summer', 99, 99))).toEqual([]);
});
