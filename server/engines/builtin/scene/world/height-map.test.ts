import { describe, expect, it } from 'vitest';
import { createHeightMap, EXTENT, lookUp } from './height-map.ts';

/** How often a map for a picture so wide asks for its ground within a distance and beyond it. */
function askedFor(pixels: number, distance: number): { near: number; far: number } {
  const asked = { near: 0, far: 0 };
  const ground = (_: number, z: number) => {
    asked[z < distance ? 'near' : 'far']++;
    return 0;
  };
  createHeightMap(
    ground,
    [0, 1, 0.1],
    pixels,
    () => true,
    () => 0,
  );
  return asked;
}

describe('the map of the ground', () => {
  it('asks for every fourth cell alone where the smallest pictures show none of them', () => {
    const cell = EXTENT / 256;
    const { near, far } = askedFor(96, 500);
    expect(near).toBeGreaterThan((500 / cell) * 256);
    expect(far).toBeLessThan(0.3 * (256 - 500 / cell) * 256);
  });

  it('gives the cells between the mean of their neighbours', () => {
    const slope = (x: number, z: number) => 0.2 * x + 0.1 * z;
    const { heights } = createHeightMap(
      slope,
      [0, 1, 0.1],
      96,
      () => true,
      () => 0,
    );
    for (const [x, z] of [
      [-330, 90],
      [250, 510],
      [-410, 1730],
    ] as const)
      expect(lookUp(heights, x, z)).toBeCloseTo(slope(x, z), 2);
  });
});
