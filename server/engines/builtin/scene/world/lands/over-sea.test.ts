import { expect, it } from 'vitest';
import { createNoise } from '../../noise.ts';
import { createGround } from '../ground.ts';

it.each([1, -1])(
  'falls from where one stands to the open sea, and goes on along one side: %s',
  (side) => {
    const ground = createGround('field', createNoise(4), { side, relief: 1, isOverSea: true });
    expect(ground(0, 4)).toBeGreaterThan(14);
    expect(ground(0, 45)).toBeLessThan(ground(0, 4));
    for (let z = 120; z < 2_400; z += 60) expect(ground(-side * 60, z)).toBeLessThan(0);
    expect(ground(side * 200, 180)).toBeGreaterThan(10);
  },
);
