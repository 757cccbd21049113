import { expect, it } from 'vitest';
import { createNoise } from '../../noise.ts';
import { createGround } from '../ground.ts';

/** The side of a cell of the map of a middle-sized picture, world units. */
const CELL = 5;

it.each([1, 2, 3, 4])(
  'crests of dunes are not cut into teeth by the map that holds them: chance %i',
  (seed) => {
    const ground = createGround('desert', createNoise(seed), { side: 1, relief: 1 });
    let [worst, highest] = [0, 0];
    for (let z = 60; z < 600; z += CELL)
      for (let x = -300; x < 300; x += CELL) {
        const corners = [
          ground(x, z),
          ground(x + CELL, z),
          ground(x, z + CELL),
          ground(x + CELL, z + CELL),
        ];
        const between = corners.reduce((sum, one) => sum + one, 0) / 4;
        worst = Math.max(worst, ground(x + CELL / 2, z + CELL / 2) - between);
        highest = Math.max(highest, corners[0] as number);
      }
    expect(highest).toBeGreaterThan(25);
    expect(worst).toBeLessThan(1);
  },
);
