import { describe, expect, it } from 'vitest';
import { type Point, plainPaint, type Solid } from './solid.ts';
import { turned } from './turned.ts';

const AXIS = [3, 40] as const;
const PAINT = plainPaint([0.5, 0.5, 0.5]);

const holds = ({ faces }: Solid, [x, y, z]: Point): boolean =>
  faces.every(({ normal, reach }) => normal[0] * x + normal[1] * y + normal[2] * z <= reach + 1e-9);

describe('what is turned', () => {
  it('is a part between every two rings that holds its axis and ends at its outline', () => {
    const parts = turned(
      AXIS,
      [
        [4, 0],
        [2, 10],
        [6, 14],
      ],
      12,
      PAINT,
    );
    expect(parts).toHaveLength(2);
    const [lower, upper] = parts as [Solid, Solid];
    expect(holds(lower, [3, 5, 40])).toBe(true);
    // Half way up it is three units wide to each side, at the corners a little more.
    expect(holds(lower, [3, 5, 40 - 2.95])).toBe(true);
    expect(holds(lower, [3, 5, 40 - 3.15])).toBe(false);
    expect(holds(upper, [3, 12, 40 + 3.95])).toBe(true);
    expect(holds(upper, [3, 12, 40 + 4.2])).toBe(false);
  });

  it('has sides whose measures lie in them', () => {
    const [part] = turned(
      AXIS,
      [
        [4, 0],
        [1, 9],
      ],
      7,
      PAINT,
    );
    const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    for (const { normal, along, up, origin, reach } of part?.faces ?? []) {
      expect(dot(normal, along)).toBeCloseTo(0, 9);
      expect(dot(normal, up)).toBeCloseTo(0, 9);
      expect(dot(normal, normal)).toBeCloseTo(1, 9);
      expect(dot(normal, origin)).toBeCloseTo(reach, 9);
    }
  });

  it('lies within its plan, and leaves out what has no height', () => {
    const parts = turned(
      AXIS,
      [
        [5, 2],
        [3, 2],
        [3, 8],
      ],
      8,
      PAINT,
    );
    expect(parts.map(({ low, high }) => [low, high])).toEqual([[2, 8]]);
    const far = Math.max(...(parts[0]?.plan ?? []).map(([x, z]) => Math.hypot(x - 3, z - 40)));
    expect(far).toBeGreaterThanOrEqual(3);
    expect(far).toBeLessThan(3.3);
  });
});
