import { describe, expect, it } from 'vitest';
import { createFrame, LAND, WATER } from '../../../world/frame.ts';
import { groundTiles, TILE } from './ground-tiles.ts';

describe('groundTiles', () => {
  const frame = createFrame(TILE + 5, 2 * TILE);
  const show = (column: number, row: number, kind: number, depth: number) => {
    frame.kind[row * frame.width + column] = kind;
    frame.depth[row * frame.width + column] = depth;
  };
  show(3, 2, LAND, 40);
  show(7, 9, LAND, 12);
  show(9, 9, WATER, 5);
  show(TILE + 4, TILE + 1, LAND, 7);
  const { columns, nearest, farthest } = groundTiles(frame);

  it('knows the nearest and the farthest ground of each square, the last ones of rows too', () => {
    expect(columns).toBe(2);
    expect([nearest[0], farthest[0]]).toEqual([12, 40]);
    expect([nearest[3], farthest[3]]).toEqual([7, 7]);
  });

  it('knows that a square shows none', () => {
    expect(nearest[1]).toBe(Number.POSITIVE_INFINITY);
    expect(nearest[2]).toBe(Number.POSITIVE_INFINITY);
  });

  it('leaves out what is not seen', () => {
    const seen = { left: 5, right: frame.width, top: 0, bottom: TILE };
    const of = groundTiles({ ...frame, seen });
    expect([of.nearest[0], of.farthest[0]]).toEqual([12, 12]);
    expect(of.nearest[3]).toBe(Number.POSITIVE_INFINITY);
  });
});
