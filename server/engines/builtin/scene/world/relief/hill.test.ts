import { describe, expect, it } from 'vitest';
import { createNoise } from '../../noise.ts';
import { decide } from '../../setting.ts';
import { findSpot } from '../../things/placing/spots/find-spot.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { createFrame } from '../frame.ts';
import { createGround } from '../ground.ts';
import { lookUp } from '../height-map.ts';
import { createCamera, mapGround } from '../view.ts';
import { hilltopOf } from './hill.ts';

const SEEDS = [1, 2, 3, 4];

describe('one hill', () => {
  it.each(SEEDS)('rises over its field and has a top to stand on: chance %i', (seed) => {
    const side = seed % 2 === 0 ? 1 : -1;
    const flat = createGround('field', createNoise(seed), { side, relief: 1 });
    const ground = createGround('field', createNoise(seed), { side, relief: 1, hill: 'one' });
    const top = hilltopOf(side);
    const above = (x: number, z: number) => ground(x, z) - flat(x, z);
    expect(above(top.x, top.z)).toBeGreaterThan(18);
    expect(above(top.x + 12, top.z)).toBeGreaterThan(0.85 * above(top.x, top.z));
    expect(above(0, 0)).toBeLessThan(2);
    expect(above(top.x + 120, top.z)).toBeLessThan(2);
  });

  it.each([
    'a lone tree on a hill',
    'a castle on a hill',
    'a horse on top of a hill',
    'ein Schaf auf einem Hügel',
    '丘の上の小さな教会',
  ])('carries what is on it, before the sky: %s', (prompt) => {
    for (const seed of SEEDS) {
      const setting = { ...decide(readPrompt(prompt), null, seed, 0), eye: 1 };
      const frame = createFrame(160, 160);
      const map = mapGround(frame, setting);
      const camera = createCamera(frame, setting, map);
      const [subject] = setting.subjects;
      if (subject === undefined) throw new Error('nothing was read');
      const spot = findSpot({ frame, map, camera, setting }, subject, {
        middle: 0.5,
        index: 0,
        count: 1,
      });
      const { x, z } = spot ?? { x: 0, z: 0 };
      expect(lookUp(map.heights, x, z)).toBeGreaterThan(lookUp(map.heights, 0, 5) + 10);
    }
  });
});

describe('many hills', () => {
  it.each(SEEDS)('stand one behind the other, hollows hidden between them: chance %i', (seed) => {
    const ground = createGround('field', createNoise(seed), {
      side: 1,
      relief: 1,
      hill: 'many',
    });
    const eye = ground(0, 0) + 6;
    const hidden = [-0.3, -0.1, 0.1, 0.3].map((aside) => {
      let [steepest, count, isHidden] = [Number.NEGATIVE_INFINITY, 0, false];
      for (let z = 10; z < 1_500; z += 3) {
        const slope = (ground(aside * z, z) - eye) / z;
        const isBehind = slope < steepest - 0.004;
        if (isBehind && !isHidden) count++;
        isHidden = isBehind;
        steepest = Math.max(steepest, slope);
      }
      return count;
    });
    expect(hidden.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(6);
  });

  it('are no walls of rock', () => {
    const ground = createGround('field', createNoise(5), { side: 1, relief: 1, hill: 'many' });
    let [steep, all] = [0, 0];
    for (let z = 10; z < 900; z += 9)
      for (let x = -0.6 * z; x < 0.6 * z; x += 9, all++)
        if (Math.abs(ground(x + 3, z) - ground(x, z)) > 1.8) steep++;
    expect(steep / all).toBeLessThan(0.05);
  });
});
