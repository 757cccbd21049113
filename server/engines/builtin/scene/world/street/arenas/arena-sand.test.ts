import { describe, expect, it } from 'vitest';
import { lumaOf } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Floor, FloorPlace } from '../floor.ts';
import { sandAt } from './arena-sand.ts';
import { turfAt } from './turf.ts';

const floor = {
  way: { front: 30, end: 60, middle: () => 0 },
  noise: createNoise(5),
  snowy: false,
  hasRails: false,
  rink: null,
} as unknown as Floor;

/** How much the light of a ground differs over what fills the lower third of a picture. */
function varied(groundAt: (floor: Floor, place: FloorPlace) => readonly [number, number, number]) {
  const lumas: number[] = [];
  for (let z = 4; z < 12; z += 0.13)
    for (let aside = -4; aside < 4; aside += 0.21)
      lumas.push(lumaOf(...groundAt(floor, { aside, z, pixel: 0.02, deep: 0.05 })));
  const mean = lumas.reduce((sum, one) => sum + one, 0) / lumas.length;
  return Math.sqrt(lumas.reduce((sum, one) => sum + (one - mean) ** 2, 0) / lumas.length) / mean;
}

describe('ground that fills the foreground of an arena and a stadium', () => {
  it('is no even surface: ruts and prints in the sand, squares of two tones on the turf', () => {
    expect(varied(sandAt)).toBeGreaterThan(0.06);
    expect(varied(turfAt)).toBeGreaterThan(0.09);
  });

  it('is mown across as well as along: beside a stripe is another where nothing else changes', () => {
    const at = (aside: number) => lumaOf(...turfAt(floor, { aside, z: 8, pixel: 0.02, deep: 0.9 }));
    const row = Array.from({ length: 40 }, (_, n) => at(n * 0.2));
    expect(Math.max(...row) / Math.min(...row)).toBeGreaterThan(1.15);
  });
});
