import { describe, expect, it } from 'vitest';
import { flat } from '../furniture.ts';
import { bone } from '../solids/bone.ts';
import { meet } from '../solids/meet.ts';
import { plate } from '../solids/plate.ts';
import { ball, box, drum, type Point, pad, roll } from '../solids/solid.ts';
import { movedTo } from './moved.ts';

const LOOK = flat([1, 1, 1]);
const AT: Point = [2, 0.7, 5];

describe('what is moved to a place', () => {
  it.each([
    ['box', box([-0.2, 0, -0.1], [0.2, 0.3, 0.1], LOOK)],
    ['ball', ball([-0.2, 0, -0.1], [0.2, 0.3, 0.1], LOOK)],
    ['drum', drum([0, 0], [0, 0.3], [0.2, 0.1], LOOK)],
    ['pad', pad([-0.2, 0, -0.1], [0.2, 0.3, 0.1], LOOK, 0.05)],
    ['roll', roll(0, [0, 0.1], [-0.2, 0.2], [0.1, 0.05], LOOK)],
    ['roll', roll(2, [0, 0.1], [-0.2, 0.2], [0.1, 0.05], LOOK)],
    ['bone', bone([-0.1, 0.1, 0], [0.1, 0.2, 0], [0.05, 0.04], LOOK)],
    ['plate', plate(2, [-0.2, 0, -0.1], [0.2, 0.3, 0.1], (x, y) => x < 0.1 && y < 0.2, LOOK)],
    ['plate', plate(0, [-0.1, 0, -0.2], [0.1, 0.3, 0.2], (y, z) => y < 0.2 && z < 0.1, LOOK)],
  ])('is met there as it was where it was made: a %s', (_, solid) => {
    const [moved] = movedTo({ solids: [solid], lamps: [] }, AT).solids;
    if (moved === undefined) throw new Error('There is no solid.');
    for (const dx of [-0.15, -0.05, 0.05, 0.15])
      for (const dy of [0.05, 0.12, 0.25]) {
        const from: Point = [dx, dy + 0.1, -3];
        const along: Point = [0.01, -0.03, 1];
        const there: Point = [from[0] + AT[0], from[1] + AT[1], from[2] + AT[2]];
        const [before, after] = [meet(solid, from, along), meet(moved, there, along)];
        if (before === null) expect(after).toBeNull();
        else expect(after?.at).toBeCloseTo(before.at, 4);
      }
  });

  it('is still glass, and a part of somebody', () => {
    const pane = {
      ...box([-1, 0, -1], [1, 1, 1], LOOK),
      isGlass: true,
      isBody: true,
      glow: 0.3,
    } as const;
    const { solids } = movedTo({ solids: [pane], lamps: [] }, AT);
    expect(solids).toEqual([expect.objectContaining({ isGlass: true, isBody: true, glow: 0.3 })]);
  });

  it('looks there as it did, and its lamps are with it', () => {
    const stripes = box([-1, 0, -1], [1, 1, 1], (x) => (x < 0 ? [1, 0, 0] : [0, 0, 1]));
    const { solids, lamps } = movedTo({ solids: [stripes], lamps: [[0, 1, 0]] }, AT);
    expect(solids[0]?.material(1.9, 1, 5, 2)).toEqual([1, 0, 0]);
    expect(solids[0]?.material(2.1, 1, 5, 2)).toEqual([0, 0, 1]);
    expect(lamps).toEqual([[2, 1.7, 5]]);
  });
});
