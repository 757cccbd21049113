import { describe, expect, it } from 'vitest';
import { createNoise } from '../../noise.ts';
import type { Colour } from '../../words/idea.ts';
import { lawnAt } from '../scenery/everyday/lawn.ts';
import { underLeaves } from './leaf-litter.ts';

const GRASS: Colour = [0.3, 0.44, 0.18];
const noise = createNoise(5);
const isLeaf = ([red, green]: Colour): boolean => red > green + 0.04;

/** The share of places near the eye on which leaves lie. */
const shareOf = (colourAt: (x: number, z: number) => Colour): number => {
  const places = Array.from({ length: 4000 }, (_, n) =>
    isLeaf(colourAt((n % 80) * 0.113 - 4, 4 + Math.floor(n / 80) * 0.097)),
  );
  return places.filter(Boolean).length / places.length;
};

describe('fallen leaves', () => {
  it('cover the more of the ground the more have fallen', () => {
    const [none, few, many] = [0, 0.25, 0.75].map((cover) =>
      shareOf((x, z) => underLeaves(GRASS, x, z, noise, cover)),
    ) as [number, number, number];
    expect(none).toBe(0);
    expect(few).toBeGreaterThan(0.1);
    expect(many).toBeGreaterThan(few + 0.25);
  });

  it('lie on lawns in autumn, and not in summer', () => {
    expect(shareOf((x, z) => lawnAt(x, z, noise, 'autumn'))).toBeGreaterThan(0.35);
    expect(shareOf((x, z) => lawnAt(x, z, noise, 'summer'))).toBeLessThan(0.05);
  });
});
