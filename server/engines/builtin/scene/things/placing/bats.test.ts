import { expect, it } from 'vitest';
import { findSpot } from './find-spot.ts';
import { groundStage } from './testing/ground-stage.ts';

it('bats fly before the sky, however many there are', () => {
  for (const prompt of ['a bat', 'five bats under a full moon', 'drei Fledermäuse']) {
    const stage = groundStage(prompt);
    const [bat] = stage.setting.subjects;
    if (bat === undefined) throw new Error(`no bat in ${prompt}`);
    for (let index = 0; index < bat.count; index++) {
      const spot = findSpot(stage, bat, { middle: 0.5, index, count: bat.count });
      // What is aloft has its feet above the height of the eye.
      expect(spot?.base, `${prompt}, ${index}`).toBeGreaterThan(stage.camera.height);
    }
  }
});
