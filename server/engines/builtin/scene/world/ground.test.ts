import { describe, expect, it } from 'vitest';
import { createNoise } from '../noise.ts';
import { createGround } from './ground.ts';

const OPTIONS = { side: 1, relief: 1, isRough: true } as const;
const SEEDS = [1, 2, 3, 4, 5];

/** How far the steepest step of a unit rises along rows across the land ahead, and how much is under water. */
function coastOf(seed: number, hasCliffs: boolean) {
  const ground = createGround('sea', createNoise(seed), { ...OPTIONS, hasCliffs });
  let steepest = 0;
  let wet = 0;
  let all = 0;
  for (let z = 80; z < 240; z += 8) {
    for (let x = -90; x < 90; x++) {
      const height = ground(x, z);
      steepest = Math.max(steepest, Math.abs(ground(x + 1, z) - height));
      wet += height < 0 ? 1 : 0;
      all++;
    }
  }
  return { steepest, wet: wet / all };
}

describe('a sea with cliffs', () => {
  it.each(SEEDS)('has walls that rise from the water, and open water beside them (%i)', (seed) => {
    const cliffs = coastOf(seed, true);
    expect(cliffs.steepest).toBeGreaterThan(4);
    expect(cliffs.steepest).toBeGreaterThan(2 * coastOf(seed, false).steepest);
    expect(cliffs.wet).toBeGreaterThan(0.3);
    expect(cliffs.wet).toBeLessThan(0.95);
  });
});

describe('an island of palms', () => {
  it.each(SEEDS)('is nearer than others, with open water before it (%i)', (seed) => {
    const shoreOf = (isTropical: boolean) => {
      const ground = createGround('island', createNoise(seed), { ...OPTIONS, isTropical });
      let z = 20;
      while (z < 900 && ground(24, z) < 0) z += 2;
      return z;
    };
    expect(shoreOf(true)).toBeGreaterThan(60);
    expect(shoreOf(true)).toBeLessThan(0.8 * shoreOf(false));
  });
});

describe('a river in which animals bathe', () => {
  it.each(SEEDS)(
    'has both its banks before the eye, and comes from afar between them (%i)',
    (seed) => {
      const ground = createGround('river', createNoise(seed), { ...OPTIONS, isWaded: true });
      for (let z = 10; z <= 60; z += 10) {
        const wet = Array.from({ length: 121 }, (_, n) => n - 60).filter((x) => ground(x, z) < 0);
        expect(wet.length).toBeGreaterThan(12);
        expect(wet.length).toBeLessThan(48);
        expect(Math.abs((wet[0] as number) + (wet.at(-1) as number)) / 2).toBeLessThan(20);
      }
    },
  );
});
