import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { createFrame, LAND, THING, WATER } from '../frame.ts';
import { beforeCave, floodCave, shelving } from './sea-cave.ts';

const SIDE = 96;

const settingOf = (prompt: string, index = 0) => decide(readPrompt(prompt), null, 5, index);

describe('a cave by the sea', () => {
  it('has sand before the eye that falls into the water', () => {
    const floor = shelving(settingOf('a sea cave'));
    for (const x of [-2, 0, 2]) {
      expect(floor(x, 2.5)).toBeGreaterThan(0.1);
      expect(floor(x, 9)).toBeLessThan(-0.2);
    }
  });

  it('is seen from as low as it is before the sea, nobody out there', () => {
    const outside = beforeCave(settingOf('a pirate in a sea cave'));
    expect(outside).toMatchObject({ land: 'sea', subjects: [] });
    expect(outside.eye).toBeLessThan(0.3);
  });

  it('is flooded where its floor lies below the water, and nowhere else', () => {
    const eye = { focal: 90, horizon: 40, height: 1.9, centre: SIDE / 2 };
    const frame = createFrame(SIDE, SIDE);
    for (let row = 41; row < SIDE; row++) {
      const water = (eye.focal * eye.height) / (row + 0.5 - eye.horizon);
      for (let column = 0; column < SIDE; column++) {
        // On the left a floor below the water, on the right a rock before it.
        frame.kind[row * SIDE + column] = column < SIDE / 2 ? LAND : THING;
        frame.depth[row * SIDE + column] = water * (column < SIDE / 2 ? 1.1 : 0.9);
      }
    }
    floodCave(frame, eye);
    for (let row = 41; row < SIDE; row++) {
      expect(frame.kind[row * SIDE + 3]).toBe(WATER);
      expect(frame.kind[row * SIDE + SIDE - 3]).toBe(THING);
    }
  });
});
