import { expect, it } from 'vitest';
import { LEVEL } from '../../../world/scenery/level-site.ts';
import { STAIRS, upStairs } from '../../../world/scenery/old/hanging-gardens.ts';
import { levelStage } from '../testing/level-stage.ts';
import { hangingGardens } from './hanging-gardens.ts';

it('has people on its stairs, each as high as the step there, and none where none are wanted', () => {
  const stage = levelStage('the hanging gardens of Babylon');
  const all = hangingGardens(stage);
  const middle = stage.setting.side * STAIRS.aside;
  const onStairs = all.filter(
    ({ x, z, size }) => Math.abs(x - middle) < STAIRS.half && z > 19 && size < 2,
  );
  expect(onStairs.length).toBe(7);
  const [first] = onStairs;
  for (const { base, z } of onStairs)
    expect(base - (first?.base ?? LEVEL)).toBeCloseTo(upStairs(z) - upStairs(first?.z ?? 0), 1);
  const bare = hangingGardens(levelStage('the hanging gardens of Babylon without people'));
  expect(all.length - bare.length).toBe(11);
});
