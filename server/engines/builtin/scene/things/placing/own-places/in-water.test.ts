import { describe, expect, it } from 'vitest';
import { WATER } from '../../../world/frame.ts';
import { plantWish } from '../plant-wish.ts';
import type { Planted } from '../stage.ts';
import { levelStage } from '../testing/level-stage.ts';
import { paintSplashes } from '../waters/splashes.ts';
import { inWater, swimsToward } from './in-water.ts';

/** The first thing of a prompt in water all around, in a stage of that. */
function afloat(prompt: string) {
  const stage = levelStage(prompt, -5, 11);
  const { frame, camera } = stage;
  for (let row = camera.horizon + 1; row < frame.height; row++)
    for (let column = 0; column < frame.width; column++) {
      frame.kind[row * frame.width + column] = WATER;
      frame.depth[row * frame.width + column] =
        (camera.focal * camera.height) / (row - camera.horizon);
    }
  const [subject] = stage.setting.subjects;
  if (subject === undefined) throw new Error(`nothing in ${prompt}`);
  const planted = plantWish(stage, subject, { index: 0, count: 1, middle: 0.5 });
  if (planted === null) throw new Error(`no place for ${prompt}`);
  return { stage, subject, planted };
}

const immersedOf = (prompt: string, wished?: (one: Planted) => Planted) => {
  const { stage, planted } = afloat(prompt);
  return inWater(stage, stage.camera, () => 0, [wished?.(planted) ?? planted])[0];
};

describe('what is in the water', () => {
  it('swims the way it looks, ships go ahead with foam, who wades stands', () => {
    const { stage, subject, planted } = afloat('a duck on a lake');
    expect(planted.faces).toBe(swimsToward(stage.setting, subject, 0));
    expect(immersedOf('a duck on a lake')).toMatchObject({ heading: planted.faces, churns: 0 });
    expect(immersedOf('a cargo ship at sea')).toMatchObject({
      heading: 1,
      churns: 1,
      isHull: true,
    });
    expect(immersedOf('a hippo in a river')).toMatchObject({ heading: 0, isCut: true });
  });

  it('is not what spans it', () => {
    expect(immersedOf('a duck on a lake', (one) => ({ ...one, thing: 'bridge' }))).toBeUndefined();
  });

  it('lies in it: a dolphin leaps with its tail in the water, which hides that', () => {
    const { planted } = afloat('a dolphin jumping out of the sea');
    expect(planted.deep).toBe(0);
    expect(planted.base).toBeLessThan(-0.08 * planted.size);
  });

  it('throws up spray at its tail as it leaps, and none as it swims', () => {
    const changed = (prompt: string) => {
      const { stage, planted } = afloat(prompt);
      const [thing] = inWater(stage, stage.camera, () => 0, [planted]);
      if (thing === undefined) throw new Error('it is not in the water');
      const from = Math.round((thing.left + thing.right) / 2);
      const row = Math.round(thing.row);
      const before = stage.frame.rgb.slice();
      paintSplashes(stage, [planted], [{ thing, from, rows: [row, row, row, row, row, row] }]);
      return stage.frame.rgb.filter((value, at) => value !== before[at]).length;
    };
    expect(changed('a whale breaching')).toBeGreaterThan(100);
    expect(changed('a duck on a lake')).toBe(0);
  });
});
