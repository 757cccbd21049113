import { describe, expect, it } from 'vitest';
import type { Subject } from '../../../words/idea.ts';
import { crestAt, TOP } from '../../../world/scenery/famous/asia/great-wall.ts';
import { levelStage } from '../testing/level-stage.ts';
import { onGreatWall } from './on-great-wall.ts';

describe('who is named on the Great Wall', () => {
  it.each([0, 1, 2, 3])('stands on its paving, the feet in the picture: %s', (index) => {
    const stage = levelStage('an old man doing tai chi on the great wall', index);
    const man = stage.setting.subjects.find(({ thing }) => thing === 'person') as Subject;
    const place = onGreatWall(stage, man, 0);
    expect(place).not.toBeNull();
    const { z = 1, base = 0 } = place ?? {};
    expect(base).toBe(crestAt(z) + TOP);
    const { camera, frame } = stage;
    const row = camera.horizon + ((camera.height - base) * camera.focal) / z;
    expect(row).toBeLessThan(0.94 * frame.height);
  });

  it('is beside the others who are there, and stands nowhere else', () => {
    const stage = levelStage('two monks on the great wall', 0);
    const monks = stage.setting.subjects.find(({ thing }) => thing === 'person') as Subject;
    const [first, second] = [0, 1].map((index) => onGreatWall(stage, monks, index));
    expect(first?.x).not.toBe(second?.x);
    const field = levelStage('two monks in a field', 0);
    expect(onGreatWall(field, field.setting.subjects[0] as Subject, 0)).toBeNull();
  });
});
