import { describe, expect, it } from 'vitest';
import { hiddenBy, outlineOf } from '../outline.ts';
import type { Planted } from '../stage.ts';
import { levelStage } from '../testing/level-stage.ts';
import { allSeen } from './all-seen.ts';

const stage = levelStage('a meadow', 3);

const figure = (x: number, z: number, rest: Partial<Planted> = {}): Planted => ({
  sprite: { sizes: [], width: 40, height: 100 },
  ...{ thing: 'person', x, z, base: 3, size: 1.7, isLoose: true },
  ...rest,
});

const shown = (planted: readonly Planted[]) =>
  allSeen(stage, planted, ({ isLoose }) => isLoose === true);

/** The column of the middle of each, and half its width. */
const columns = (planted: readonly Planted[]) =>
  planted.map(({ x, z, size }) => {
    const { centre, focal } = stage.camera;
    return { at: centre + (x * focal) / z, half: (0.2 * size * focal) / z };
  });

describe('a loose group', () => {
  it('makes room so that nobody stands before another', () => {
    const [a, b, c] = columns(shown([figure(0, 8), figure(0.2, 9), figure(-0.1, 10)]));
    if (a === undefined || b === undefined || c === undefined) throw new Error('somebody is lost');
    for (const [one, other] of [
      [a, b],
      [a, c],
      [b, c],
    ] as const)
      expect(Math.abs(one.at - other.at)).toBeGreaterThan(0.75 * (one.half + other.half));
  });

  it('goes farther back where there is no room beside each other, as a herd does', () => {
    const long = {
      ...{ sprite: { sizes: [], width: 100, height: 70 }, size: 1.2 },
      thing: 'elephant' as const,
    };
    const herd = shown(Array.from({ length: 5 }, (_, n) => figure(n - 2, 8 + 0.1 * n, long)));
    const seen = herd.map((one) => outlineOf(stage, one));
    for (const [n, near] of seen.entries())
      for (const far of seen.slice(n + 1))
        expect(far.z > near.z ? hiddenBy(far, near) : hiddenBy(near, far)).toBeLessThan(0.2);
    expect(Math.max(...herd.map(({ z }) => z))).toBeGreaterThan(8.8);
    for (const { left, width } of seen) {
      expect(left).toBeGreaterThan(0);
      expect(left + width).toBeLessThan(stage.frame.width);
    }
  });

  it('moves one aside before whose vehicle another has the head, and nobody before a house', () => {
    const wide = { sprite: { sizes: [], width: 200, height: 80 } };
    const one = figure(0.4, 8);
    const behind = (thing: 'car' | 'house') => {
      const { isLoose: _, ...fixed } = figure(0.2, 9, { ...wide, thing });
      return shown([one, fixed])[0];
    };
    const [beside, before] = [behind('car'), behind('house')];
    expect(beside?.x).not.toBeCloseTo(one.x, 1);
    expect(before).toBe(one);
  });

  it('stays in the picture', () => {
    for (const { at, half } of columns(shown([figure(3.4, 8), figure(3.5, 8.4)]))) {
      expect(at + half).toBeLessThan(stage.frame.width);
      expect(at - half).toBeGreaterThan(0);
    }
  });

  it('moves nobody who is seen, nor who has a place', () => {
    const apart = [figure(-2, 8), figure(2, 8)];
    expect(shown(apart).map(({ x }) => x)).toEqual([
      expect.closeTo(-2) as number,
      expect.closeTo(2) as number,
    ]);
    const { isLoose: _, ...placed } = figure(0, 9);
    const [, fixed] = shown([figure(0.1, 8), placed]);
    expect(fixed).toBe(placed);
  });
});
