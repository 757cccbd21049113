import { describe, expect, it } from 'vitest';
import { railwayOf } from '../../../world/paths/railway.ts';
import { levelStage } from '../testing/level-stage.ts';
import { wishes } from '../wishes.ts';
import { trainOnRails } from './train-on-rails.ts';

describe('a train in open land', () => {
  const stage = levelStage('an old steam train in the mountains');
  const all = trainOnRails(stage);
  const cars = all.filter(({ thing }) => thing === 'train');

  it('is a locomotive with its carriages behind it, each farther off than the one before', () => {
    expect(cars.length).toBeGreaterThan(4);
    const far = cars.map(({ z }) => z);
    expect(far).toEqual(far.toSorted((a, b) => a - b));
  });

  it('is large in the picture', () => {
    const [engine] = cars;
    const tall = (stage.camera.focal * (engine?.size ?? 0)) / (engine?.z ?? 1);
    expect(tall / stage.frame.height).toBeGreaterThan(0.18);
    expect(tall / stage.frame.height).toBeLessThan(0.7);
  });

  it('stands on its rails', () => {
    const line = railwayOf(stage.setting);
    for (const { x, z, base } of cars) {
      expect(Math.abs(x - line.middle(z))).toBeLessThan(4);
      // Its lower edge is the front's, which is nearer than its middle.
      const row = (stage.camera.height - base) / z;
      expect(row).toBeGreaterThan(stage.camera.height / (1.1 * z));
      expect(row).toBeLessThan(stage.camera.height / (0.55 * z));
    }
  });

  it('trails its smoke above it', () => {
    const smoke = all.filter(({ thing }) => thing === undefined);
    expect(smoke.length).toBeGreaterThan(10);
    for (const { base, size } of smoke) expect(base + size).toBeGreaterThan(3);
  });

  it('is drawn once', () => {
    expect(wishes(stage).filter(({ thing }) => thing === 'train')).toHaveLength(cars.length);
  });

  it('is elsewhere what it was', () => {
    expect(trainOnRails(levelStage('a train by the sea'))).toEqual([]);
    expect(trainOnRails(levelStage('a lake in the mountains'))).toEqual([]);
  });
});
