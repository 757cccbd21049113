import { expect, it } from 'vitest';
import { HELD } from '../../world/scenery/outlying/junkyard.ts';
import { junkyard } from './junkyard.ts';
import { levelStage } from './testing/level-stage.ts';

it('stacks wrecks several high on both sides of a junkyard, and holds one over them', () => {
  const wrecks = junkyard(levelStage('a junkyard without people'));
  for (const side of [-1, 1]) {
    const near = wrecks.filter(({ x, z }) => Math.sign(x) === side && z < 18);
    expect(new Set(near.map(({ base }) => base.toFixed(1))).size).toBeGreaterThan(3);
  }
  expect(wrecks.filter(({ base }) => base > HELD.up - 0.1).map(({ z }) => z)).toContain(HELD.z);
});
