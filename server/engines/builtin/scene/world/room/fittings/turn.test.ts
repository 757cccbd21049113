import { expect, it } from 'vitest';
import { bone } from '../solids/bone.ts';
import { meet } from '../solids/meet.ts';
import { plate } from '../solids/plate.ts';
import { box, type Point, roll, type Solid } from '../solids/solid.ts';
import { turnedTo } from './turn.ts';

const AT: Point = [1, 0, 4];
const PAINT = () => [1, 0, 0] as const;

/** What has its front to the eye: seen from before it at a place right of its middle, so far away. */
const SOLIDS: readonly Solid[] = [
  box([0.8, 0, 3.8], [1.4, 1, 4.3], PAINT),
  roll(2, [1.2, 0.5], [3.7, 4.2], [0.1, 0.4], PAINT),
  roll(0, [4.1, 0.5], [0.7, 1.4], [0.1, 0.3], PAINT),
  bone([0.9, 0.5, 3.8], [1.4, 0.5, 4.2], [0.2, 0.1], PAINT),
  plate(2, [0.7, 0, 3.9], [1.5, 1, 4], (u, v) => u > 1 && v > 0.2, PAINT),
  plate(0, [1.1, 0, 3.5], [1.2, 1, 4.5], (v, w) => w < 4.1 && v > 0.1, PAINT),
];

it.each(['right', 'left'] as const)('looks the same from its front when it faces %s', (facing) => {
  const way = facing === 'right' ? 1 : -1;
  for (const solid of SOLIDS)
    for (const aside of [-0.25, 0.12, 0.22, 0.37]) {
      const before = meet(solid, [AT[0] + aside, 0.5, 0], [0, 0, 1]);
      const [turned] = turnedTo({ solids: [solid], lamps: [] }, AT, facing).solids;
      const from: Point = [AT[0] + way * 4, 0.5, AT[2] + way * aside];
      const after = meet(turned as Solid, from, [-way, 0, 0]);
      expect(after === null).toBe(before === null);
      expect(after?.at ?? 0).toBeCloseTo(before?.at ?? 0, 6);
    }
});

it('leaves glass glass, somebody somebody and what shines shining', () => {
  const are = { isGlass: true, isBody: true, glow: 0.3 } as const;
  const solids = SOLIDS.map((one): Solid => ({ ...one, ...are }));
  for (const turned of turnedTo({ solids, lamps: [] }, AT, 'left').solids)
    expect(turned).toMatchObject(are);
});

it('gives a turned surface the colour that it has unturned', () => {
  const striped = box([0.5, 0, 3.8], [1.5, 1, 4.2], (x, _y, z, axis) => [x, z, axis]);
  const [turned] = turnedTo({ solids: [striped], lamps: [[1.2, 1, 4]] }, AT, 'right').solids;
  // Its right end is now farther off.
  const [x = 0, z = 0, axis] = turned?.material(1.2, 0.5, 4.3, 0) ?? [];
  expect([x.toFixed(6), z.toFixed(6), axis]).toEqual(['1.300000', '3.800000', 2]);
});
