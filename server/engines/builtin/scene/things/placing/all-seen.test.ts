import { describe, expect, it } from 'vitest';
import { allSeen } from './all-seen.ts';
import type { Planted } from './stage.ts';
import { levelStage } from './testing/level-stage.ts';

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

  it('shows the heads of who is far behind beside the shoulders of the nearest', () => {
    const between = (z: number) => {
      const [a, b] = columns(shown([figure(0, 8), figure(0.1, z)]));
      if (a === undefined || b === undefined) throw new Error('somebody is lost');
      return Math.abs(a.at - b.at) / (a.half + b.half);
    };
    expect(between(12)).toBeLessThan(0.6);
    expect(between(12)).toBeGreaterThan(0.5);
    expect(between(8.4)).toBeGreaterThan(0.75);
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
