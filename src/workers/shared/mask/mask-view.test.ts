import { describe, expect, it } from 'vitest';
import type { MaskCell } from '../imaging.ts';
import { createMaskViewer } from './mask-view.ts';
import { createTileStore, type TileStore } from './tile-store.ts';

/** 5 × 4 tiles, the last column 76 px wide, the last row 32 px high. */
function store(): TileStore {
  return createTileStore(1100, 800);
}

function names(cells: readonly MaskCell[]): string[] {
  return cells.map(({ column, row }) => `${column},${row}`);
}

describe('The view of a mask', () => {
  it('shows nothing before it is told where to look', () => {
    const viewer = createMaskViewer(store());
    expect(viewer.cells([0, 1, 7])).toEqual([]);
  });

  it('gives only what comes into view while the level stays', () => {
    const viewer = createMaskViewer(store());
    const first = viewer.look({ level: 1, left: 0, top: 0, right: 2, bottom: 2 });
    expect(names(first)).toEqual(['0,0', '1,0', '0,1', '1,1']);
    const moved = viewer.look({ level: 1, left: 1, top: 0, right: 3, bottom: 2 });
    expect(names(moved)).toEqual(['2,0', '2,1']);
    const back = viewer.look({ level: 1, left: 0, top: 0, right: 2, bottom: 2 });
    expect(names(back)).toEqual(['0,0', '0,1']);
  });

  it('gives everything at another level', () => {
    const viewer = createMaskViewer(store());
    viewer.look({ level: 1, left: 0, top: 0, right: 2, bottom: 1 });
    const again = viewer.look({ level: 2, left: 0, top: 0, right: 2, bottom: 1 });
    expect(names(again)).toEqual(['0,0', '1,0']);
  });

  it('keeps within the mask', () => {
    const viewer = createMaskViewer(store());
    const cells = viewer.look({ level: 9, left: -3, top: 3, right: 40, bottom: 40 });
    expect(names(cells)).toEqual(['0,3', '1,3', '2,3', '3,3', '4,3']);
    expect(cells[0]?.level).toBe(6);
  });

  it('tells blank and wholly painted tiles by their value alone, also at the edge', () => {
    const tiles = store();
    for (const tile of [4, 19]) tiles.put(tile, tiles.full(tile));
    const viewer = createMaskViewer(tiles);
    const cells = viewer.look({ level: 0, left: 4, top: 0, right: 5, bottom: 4 });
    expect(cells.map(({ pixels, value }) => [pixels, value])).toEqual([
      [null, 255],
      [null, 0],
      [null, 0],
      [null, 255],
    ]);
  });

  it('does not let what lies beyond the image darken its edge', () => {
    const tiles = store();
    const last = tiles.writable(4);
    for (let y = 0; y < 256; y += 1) last.fill(255, y * 256 + 60, y * 256 + 76);
    const viewer = createMaskViewer(tiles);
    const [cell] = viewer.look({ level: 4, left: 4, top: 0, right: 5, bottom: 1 });
    // Texels of 16 px: 60 to 64 in the fourth, 64 to 76 is all there is of the fifth.
    expect([...(cell?.pixels?.subarray(0, 6) ?? [])]).toEqual([0, 0, 0, 64, 255, 0]);
  });

  it('puts all bytes of an answer into one buffer that is its own', () => {
    const tiles = store();
    tiles.writable(0)[5] = 9;
    tiles.writable(1)[6] = 8;
    const viewer = createMaskViewer(tiles);
    const [one, other] = viewer.look({ level: 0, left: 0, top: 0, right: 2, bottom: 1 });
    expect(one?.pixels?.buffer).toBe(other?.pixels?.buffer);
    expect(one?.pixels?.buffer).not.toBe(tiles.writable(0).buffer);
    expect([one?.pixels?.[5], other?.pixels?.[6]]).toEqual([9, 8]);
  });
});
