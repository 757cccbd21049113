import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { createFrame } from '../../../world/frame.ts';
import { lookUp } from '../../../world/height-map.ts';
import { bedAt } from '../../../world/paths/garden-plan.ts';
import { islandsOf, pondOf } from '../../../world/paths/raked-plan.ts';
import { mapGround } from '../../../world/view.ts';
import { levelStage } from '../testing/level-stage.ts';
import { rakedGarden } from './raked-garden.ts';

/** In smaller pictures the ground is known too roughly to tell where a shore is. */
const SIDE = 512;

const stageOf = (prompt: string) => {
  const stage = levelStage(prompt);
  return { ...stage, map: mapGround(createFrame(SIDE, SIDE), stage.setting) };
};

describe('a garden of raked gravel', () => {
  it('is dry where no water is named, and each of its islands has stones', () => {
    const stage = stageOf('a zen garden');
    expect(pondOf(stage.setting)).toBeNull();
    const planted = rakedGarden(stage, createRandom(3));
    expect(planted.every(({ isAfloat }) => isAfloat !== true)).toBe(true);
    for (const { x, z, wide, long } of islandsOf(stage.setting)) {
      const on = planted.filter((one) => Math.hypot((one.x - x) / wide, (one.z - z) / long) < 1);
      expect(on.length).toBeGreaterThan(1);
      expect(lookUp(stage.map.heights, x, z)).toBeGreaterThan(0);
    }
  });

  it('has koi in the water of its pond, and its stones, lantern and trees beside it', () => {
    const stage = stageOf('a japanese garden');
    const { heights } = stage.map;
    const planted = rakedGarden(stage, createRandom(3));
    const koi = planted.filter(({ isAfloat }) => isAfloat === true);
    expect(koi.length).toBeGreaterThan(5);
    for (const { x, z } of koi) expect(lookUp(heights, x, z)).toBeLessThan(0);
    const dry = planted.filter(({ isAfloat, boost }) => isAfloat !== true && boost === undefined);
    expect(dry.length).toBeGreaterThan(20);
    for (const { x, z } of dry) expect(lookUp(heights, x, z)).toBeGreaterThan(0);
  });

  it('has a bed of the flowers that are named, and none where none are', () => {
    const inBed = (prompt: string) => {
      const { setting } = stageOf(prompt);
      return bedAt(setting, 6, 21);
    };
    expect(inBed('a zen garden with irises')).toBeGreaterThan(0.9);
    expect(inBed('a zen garden')).toBe(0);
  });
});

describe('the bridge of such a garden', () => {
  it('leads from bank to bank: both of its ends are ashore, and water is beneath its middle', () => {
    for (const prompt of ['a japanese garden', 'koi pond in a zen garden with a red bridge']) {
      const stage = stageOf(prompt);
      const { heights } = stage.map;
      const [bridge] = rakedGarden(stage, createRandom(3)).filter(
        ({ sprite, boost, base }) => boost === 1 && base === 0.1 && sprite.width > sprite.height,
      );
      if (bridge === undefined) throw new Error('no bridge');
      const half = (0.5 * bridge.size * bridge.sprite.width) / bridge.sprite.height;
      expect(lookUp(heights, bridge.x, bridge.z), prompt).toBeLessThan(0);
      for (const side of [-1, 1])
        expect(lookUp(heights, bridge.x + side * half, bridge.z), prompt).toBeGreaterThan(0);
    }
  });
});
