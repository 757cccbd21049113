import { describe, expect, it } from 'vitest';
import { levelStage } from '../testing/level-stage.ts';
import { onIce } from './on-ice.ts';

const tentOn = (prompt: string) => {
  const stage = levelStage(prompt);
  const tent = stage.setting.subjects.find(({ thing }) => thing === 'tent');
  if (tent === undefined) throw new Error('no tent');
  return { place: onIce(stage, tent, 0), camera: stage.camera };
};

describe('a tent on a frozen lake', () => {
  it('stands near on the ice, as large as tents are', () => {
    const { place, camera } = tentOn('frozen lake at night with northern lights and a small tent');
    if (place === null) throw new Error('no place');
    expect(place.z).toBeLessThan(40);
    // Not half as high as the trees of its shore.
    expect((place.tall * place.z) / camera.focal).toBeLessThan(5);
  });

  it('stands as it likes by a lake that is not frozen', () => {
    expect(tentOn('a tent by a lake').place).toBeNull();
  });
});
