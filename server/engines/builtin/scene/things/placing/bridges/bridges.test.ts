import { describe, expect, it } from 'vitest';
import { landStage } from '../testing/land-stage.ts';
import { bridgeAcross, viaduct } from './bridges.ts';

describe('a bridge of ropes that somebody crosses', () => {
  it.each([0, 1, 2, 3])(
    'is large, its middle in the picture however much of the water is (composition %i)',
    (index) => {
      const stage = landStage('two hikers crossing a rope bridge in the jungle', 7, index);
      const { camera, frame } = stage;
      const [subject] = stage.setting.idea.subjects;
      if (subject === undefined) throw new Error('A bridge was asked for.');
      const bridge = bridgeAcross(stage, subject);
      if (bridge === null) throw new Error('There is a river.');
      const { x, z, size, sprite } = bridge;
      const middle = (camera.centre + (x * camera.focal) / z) / frame.width;
      expect(middle).toBeGreaterThan(0.37);
      expect(middle).toBeLessThan(0.63);
      const wide = (size * sprite.width * camera.focal) / (sprite.height * z) / frame.width;
      expect(wide).toBeGreaterThan(0.65);
    },
  );
});

describe('a viaduct that a train crosses', () => {
  it.each([0, 1, 2, 3])(
    'is near, and all of it that rises is in the picture (composition %i)',
    (index) => {
      const stage = landStage('a steam train crossing a viaduct', 5, index);
      const { camera, frame } = stage;
      const [subject] = stage.setting.idea.subjects;
      if (subject === undefined) throw new Error('A viaduct was asked for.');
      const { z, base, size } = viaduct(stage, subject);
      const foot = camera.horizon + ((camera.height - base) * camera.focal) / z;
      const high = (size * camera.focal) / z;
      expect(high / frame.height).toBeGreaterThan(0.3);
      expect(foot - high).toBeGreaterThan(0);
    },
  );
});
