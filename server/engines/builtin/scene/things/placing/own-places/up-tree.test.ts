import { describe, expect, it } from 'vitest';
import { nearestGround } from '../foreground.ts';
import { heightInside } from '../spots/in-picture.ts';
import { levelStage } from '../testing/level-stage.ts';
import { atHarvest } from './at-harvest.ts';
import { isUpTree } from './up-tree.ts';

describe('who picks apples', () => {
  it('is up a tree near the eye, which is more than twice as high as anybody', () => {
    const stage = levelStage('a woman picking apples in an orchard', 120, 120);
    const [picker] = stage.setting.subjects;
    if (picker === undefined) throw new Error('nobody picks');
    const place = atHarvest(stage, picker, 0);
    expect(isUpTree(picker)).toBe(true);
    expect(place?.z).toBeLessThan(1.2 * Math.max(4.2, nearestGround(stage)));
    const metres = ((place?.tall ?? 0) * (place?.z ?? 0)) / stage.camera.focal;
    expect(metres).toBeGreaterThan(2 * 1.6);
  });

  it('has a tree that may be broader than what else stands in a land', () => {
    const own = (prompt: string) => {
      const stage = levelStage(prompt, 120, 120);
      const [subject] = stage.setting.subjects;
      if (subject === undefined) throw new Error('nothing is there');
      return heightInside(stage, subject, { own: 200, across: 1.2, row: 115, count: 1 });
    };
    expect(own('a woman picking apples')).toBeGreaterThan(1.2 * own('a woman picking olives'));
  });
});
