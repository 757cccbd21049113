import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { createNoise } from '../../../noise.ts';
import type { Front } from '../front.ts';
import { boxOn, type Face, type Plot } from '../solid.ts';
import { fallenIn, grownOver, reclaimedFloor } from './forsaken.ts';

const PLOT: Plot = { x: 0, z: 10, u: [1, 0], w: [0, 1], wide: 12, deep: 10 };
const GLASS: Front = { colour: [0.2, 0.2, 0.2], glass: 1, glow: [1, 1, 1] };
const tower = boxOn(PLOT, 0, 40, () => GLASS);
const roof = boxOn(PLOT, 40, 41, () => GLASS);

describe('a building that is left to itself', () => {
  it('has fallen in or stands whole, and never stands higher than it did', () => {
    const all = Array.from({ length: 12 }, (_, n) => fallenIn([tower, roof], createRandom(n)));
    const fallen = all.filter((parts) => parts.length > 2);
    expect(fallen.length).toBeGreaterThan(2);
    expect(fallen.length).toBeLessThan(12);
    for (const parts of fallen) {
      expect(parts).not.toContain(roof);
      expect(Math.max(...parts.map(({ high }) => high))).toBeLessThanOrEqual(40);
      expect(new Set(parts.map(({ high }) => Math.round(high))).size).toBeGreaterThan(2);
    }
  });

  it('stays as it is where it is low', () => {
    const low = [boxOn(PLOT, 0, 5, () => GLASS)];
    for (let seed = 0; seed < 8; seed++) expect(fallenIn(low, createRandom(seed))).toEqual(low);
  });

  it('has no lamps, hardly a whole pane, and ivy at its foot', () => {
    const { faces, paint } = grownOver(tower, createNoise(4), false);
    const front = faces[0] as Face;
    const places = Array.from({ length: 400 }, (_, n) => ({
      along: (n % 20) * 0.6,
      up: Math.floor(n / 20) * 2,
      pixel: 0.02,
    }));
    const shown = places.map((place) => ({ ...place, ...paint(front, place) }));
    expect(shown.every(({ glow }) => Math.max(...glow) === 0)).toBe(true);
    expect(shown.filter(({ glass }) => glass > 0.5)).toEqual([]);
    const isGreen = ({ colour: [red, green, blue] }: Front) => green > 1.3 * red && green > blue;
    const share = (from: number, to: number) => {
      const there = shown.filter(({ up }) => up >= from && up < to);
      return there.filter(isGreen).length / there.length;
    };
    expect(share(0, 4)).toBeGreaterThan(0.5);
    expect(share(16, 26)).toBeLessThan(share(0, 4));
  });

  it('has weeds along its foot more than in the middle of the street', () => {
    const noise = createNoise(4);
    const green = (aside: number) => {
      const shown = Array.from({ length: 60 }, (_, n) =>
        reclaimedFloor([0.3, 0.3, 0.3], noise, { aside, z: 6 + n, deep: 0.02, front: 9 }),
      );
      return shown.filter(([red, high]) => high > 1.15 * red).length;
    };
    expect(green(8.6)).toBeGreaterThan(green(0));
  });
});
