import { expect, it } from 'vitest';
import { findSpot } from '../spots/find-spot.ts';
import { groundStage } from '../testing/ground-stage.ts';
import { landStage } from '../testing/land-stage.ts';
import { flockOfBats } from './bats.ts';

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

it('bats of a place are many small ones all over its sky', () => {
  for (const prompt of ['a haunted house', 'bats over a castle at night']) {
    const stage = landStage(prompt, 3, 0);
    const flock = flockOfBats(stage);
    const { focal, centre } = stage.camera;
    expect(flock.length, prompt).toBeGreaterThan(8);
    const columns = flock.map(({ x, z }) => (centre + (x * focal) / z) / stage.frame.width);
    expect(Math.max(...columns) - Math.min(...columns), prompt).toBeGreaterThan(0.6);
    const tall = flock.map(({ size, z }) => (size * focal) / z / stage.frame.height);
    expect(Math.max(...tall), prompt).toBeLessThan(0.06);
    // Each is in another moment of its flight than its neighbours.
    expect(new Set(flock.map(({ sprite }) => sprite)).size, prompt).toBeGreaterThan(3);
    expect(Math.max(...tall), prompt).toBeGreaterThan(1.5 * Math.min(...tall));
  }
});

it('as many bats as are counted fly over a castle, small beside it', () => {
  const stage = landStage('five bats over a castle', 3, 0);
  const { focal } = stage.camera;
  const flock = flockOfBats(stage);
  expect(flock).toHaveLength(5);
  for (const { size, z } of flock)
    expect((size * focal) / z / stage.frame.height).toBeLessThan(0.11);
});
