import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pullString, stringLength } from './pulled-string.ts';

const coordinate = fc.double({ min: -5000, max: 5000, noNaN: true });
const point = fc.record({ x: coordinate, y: coordinate });
const way = fc.array(point, { minLength: 2, maxLength: 60 });
const length = fc.double({ min: 0.001, max: 500, noNaN: true });

type Position = { x: number; y: number };
const distance = (a: Position, b: Position): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Where the line is after each position of the pen. */
const follow = (pen: readonly Position[], string: number): Position[] => {
  let held = pen[0] as Position;
  return pen.map((at) => {
    held = pullString(held, at, string);
    return held;
  });
};

describe('smoothing by a pulled string', () => {
  it('of no strength gives the samples as they are', () => {
    expect(stringLength(0, 0.37)).toBe(0);
    fc.assert(
      fc.property(way, (pen) => {
        expect(follow(pen, 0)).toEqual(pen);
      }),
    );
  });

  it('never leaves the line further from the pen than the string is long', () => {
    fc.assert(
      fc.property(way, length, (pen, string) => {
        const gaps = follow(pen, string).map((line, i) => distance(line, pen[i] as Position));
        expect(Math.max(...gaps)).toBeLessThanOrEqual(string * (1 + 1e-9) + 1e-9);
      }),
    );
  });

  it('lets the line lie still while the pen trembles within the string', () => {
    const held = { x: 3, y: 4 };
    fc.assert(
      fc.property(fc.double({ min: 0, max: 6.28, noNaN: true }), (angle) => {
        const pen = { x: 3 + 9 * Math.cos(angle), y: 4 + 9 * Math.sin(angle) };
        expect(pullString(held, pen, 10)).toBe(held);
      }),
    );
  });

  it('makes a way no longer than the hand’s', () => {
    const lengthOf = (points: readonly Position[]): number =>
      points.slice(1).reduce((sum, p, i) => sum + distance(p, points[i] as Position), 0);
    fc.assert(
      fc.property(way, length, (pen, string) => {
        expect(lengthOf(follow(pen, string))).toBeLessThanOrEqual(lengthOf(pen) * (1 + 1e-9));
      }),
    );
  });

  it('gives the same line on a straight way however often the device reports', () => {
    const at = (x: number) => ({ x, y: 0 });
    const coarse = follow([at(0), at(100)], 30).at(-1);
    const fine = follow(
      Array.from({ length: 101 }, (_, x) => at(x)),
      30,
    ).at(-1);
    expect(coarse).toEqual({ x: 70, y: 0 });
    expect(fine?.x).toBeCloseTo(70, 9);
  });

  it('has a string that is as long on the screen at every zoom', () => {
    expect(stringLength(50, 1)).toBe(30);
    expect(stringLength(50, 4)).toBe(7.5);
    expect(stringLength(400, 1)).toBe(60);
  });
});
