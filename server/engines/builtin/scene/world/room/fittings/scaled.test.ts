import { expect, it } from 'vitest';
import { bone } from '../solids/bone.ts';
import { meet } from '../solids/meet.ts';
import { plate } from '../solids/plate.ts';
import { box, type Point, pad, roll, type Solid } from '../solids/solid.ts';
import { scaled } from './scaled.ts';

const AT: Point = [1, 2, 4];
const PAINT = () => [1, 0, 0] as const;

it('is the same half as large about its place', () => {
  const solids: readonly Solid[] = [
    box([0.8, 1.5, 3.8], [1.4, 2.6, 4], PAINT),
    pad([0.8, 1.5, 3.6], [1.4, 2.6, 4], PAINT, 0.1),
    roll(2, [1.2, 2.1], [3.7, 4], [0.1, 0.4], PAINT),
    roll(0, [3.9, 2.2], [0.7, 1.4], [0.1, 0.3], PAINT),
    bone([0.9, 2, 3.8], [1.4, 2.2, 3.9], [0.2, 0.1], PAINT),
    plate(2, [0.7, 1.5, 3.9], [1.5, 2.5, 4], (u, v) => u > 1 && v > 1.9, PAINT),
  ];
  for (const solid of solids)
    for (const [dx, dy] of [
      [-0.2, 0.1],
      [0.1, 0.2],
      [0.3, 0.15],
    ] as const) {
      const [small] = scaled({ solids: [solid], lamps: [] }, AT, 0.5).solids;
      const whole = meet(solid, [AT[0] + dx, AT[1] + dy, 0], [0, 0, 1]);
      const half = meet(small as Solid, [AT[0] + dx / 2, AT[1] + dy / 2, 2], [0, 0, 1]);
      expect(half === null).toBe(whole === null);
      expect(2 * (half?.at ?? 0)).toBeCloseTo(whole?.at ?? 0, 1);
    }
});

it('shows what it showed', () => {
  const one = box([0, 1, 3], [2, 3, 4], (x, y) => [x, y, 0]);
  const [small] = scaled({ solids: [one], lamps: [[1, 1, 3]] }, AT, 0.5).solids;
  expect(small?.material(1.25, 1.75, 4, 2)).toEqual([1.5, 1.5, 0]);
});
