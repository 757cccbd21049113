import { describe, expect, it } from 'vitest';
import { coarsestLevel, levelFor, visibleTiles } from './picture-tiles.ts';

const PICTURE = { width: 12_000, height: 8_000 };

describe('picture tiles', () => {
  it('have a coarsest level that is one tile', () => {
    const level = coarsestLevel(PICTURE);
    expect(12_000 / 2 ** level).toBeLessThanOrEqual(512);
    expect(12_000 / 2 ** (level - 1)).toBeGreaterThan(512);
    expect(coarsestLevel({ width: 512, height: 3 })).toBe(0);
  });

  it('come from the level that is as fine as the screen, never coarser', () => {
    expect(levelFor(PICTURE, 1)).toBe(0);
    expect(levelFor(PICTURE, 0.5)).toBe(1);
    expect(levelFor(PICTURE, 0.51)).toBe(0);
    expect(levelFor(PICTURE, 64)).toBe(0);
    expect(levelFor(PICTURE, 0.0001)).toBe(coarsestLevel(PICTURE));
  });

  it('are those in view and no others', () => {
    const camera = { scale: 1, x: -600, y: 100 };
    const tiles = visibleTiles(PICTURE, 0, camera, { width: 900, height: 500 });
    expect(tiles.map(({ column, row }) => [column, row])).toEqual([
      [1, 0],
      [2, 0],
    ]);
  });

  it('are none where the picture is out of view', () => {
    const camera = { scale: 1, x: 5000, y: 0 };
    expect(visibleTiles(PICTURE, 0, camera, { width: 900, height: 500 })).toEqual([]);
  });
});
