import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expandedSize, type Padding, type Size } from './expansion.ts';
import { dragPadding, EXPAND_HANDLES, type ExpandHandle } from './expansion-drag.ts';

const PICTURE = { width: 400, height: 300 };
const NONE: Padding = { left: 0, right: 0, top: 0, bottom: 0 };
const SIDES = ['left', 'right', 'top', 'bottom'] as const;

const side = fc.integer({ min: 1, max: 4_000 });
const picture = fc.record({ width: side, height: side });
const amount = fc.integer({ min: 0, max: 900 });
const padding = fc.record({ left: amount, right: amount, top: amount, bottom: amount });
const way = fc.double({ min: -3_000, max: 3_000, noNaN: true });
const handle = fc.constantFrom(...EXPAND_HANDLES);
const snap = fc.oneof(
  fc.constant({ to: 'none' } as const),
  fc.constant({ to: 'grid' } as const),
  fc.record({ to: fc.constant('ratio' as const), reach: fc.integer({ min: 0, max: 200 }) }),
);

/** Sides that a handle has in its name. */
const named = (grabbed: ExpandHandle) => SIDES.filter((one) => grabbed.split('-').includes(one));

function drag(
  grabbed: ExpandHandle,
  dx: number,
  dy: number,
  from: Padding = NONE,
  of: Size = PICTURE,
) {
  return dragPadding(of, from, grabbed, { dx, dy }, { to: 'none' }).padding;
}

describe('a handle of the expand area', () => {
  it.each([
    ['top-left', -10, -20, { left: 10, top: 20 }],
    ['top-middle', -10, -20, { top: 20 }],
    ['top-right', 10, -20, { right: 10, top: 20 }],
    ['middle-right', 10, -20, { right: 10 }],
    ['bottom-right', 10, 20, { right: 10, bottom: 20 }],
    ['bottom-middle', 10, 20, { bottom: 20 }],
    ['bottom-left', -10, 20, { left: 10, bottom: 20 }],
    ['middle-left', -10, 20, { left: 10 }],
  ] as const)('%s moved by %d, %d adds %j', (grabbed, dx, dy, added) => {
    expect(drag(grabbed, dx, dy)).toEqual({ ...NONE, ...added });
  });

  it('moves its sides only, in whole px, and never into the picture', () => {
    fc.assert(
      fc.property(picture, padding, handle, way, way, snap, (of, from, grabbed, dx, dy, to) => {
        const after = dragPadding(of, from, grabbed, { dx, dy }, to).padding;
        const moved = SIDES.filter((one) => after[one] !== from[one]);
        expect(named(grabbed)).toEqual(expect.arrayContaining(moved));
        expect(SIDES.every((one) => Number.isInteger(after[one]) && after[one] >= 0)).toBe(true);
      }),
    );
  });

  it('leaves each dimension that it moves at 50 px at least', () => {
    const small = { width: 20, height: 10 };
    expect(expandedSize(small, drag('middle-right', -100, 0, NONE, small)).width).toBe(50);
    expect(expandedSize(small, drag('middle-right', -100, 0, NONE, small)).height).toBe(10);
    fc.assert(
      fc.property(padding, handle, way, way, snap, (from, grabbed, dx, dy, to) => {
        const after = dragPadding(small, from, grabbed, { dx, dy }, to).padding;
        const { width, height } = expandedSize(small, after);
        const sides = grabbed.split('-');
        if (sides.includes('left') || sides.includes('right')) expect(width >= 50).toBe(true);
        if (sides.includes('top') || sides.includes('bottom')) expect(height >= 50).toBe(true);
      }),
    );
  });

  it('follows the pointer to the nearest px while nothing draws it', () => {
    fc.assert(
      fc.property(padding, handle, way, way, (from, grabbed, dx, dy) => {
        const after = drag(grabbed, dx, dy, from);
        const wanted = { left: -dx, right: dx, top: -dy, bottom: dy };
        for (const one of named(grabbed)) {
          expect(Math.abs(after[one] - Math.max(0, from[one] + wanted[one]))).toBeLessThanOrEqual(
            0.5,
          );
        }
      }),
    );
  });
});

describe('with the modifier', () => {
  it('sizes are multiples of 8 px, or the picture’s own', () => {
    const size = (dx: number, dy: number) =>
      expandedSize(
        { width: 403, height: 301 },
        dragPadding({ width: 403, height: 301 }, NONE, 'bottom-right', { dx, dy }, { to: 'grid' })
          .padding,
      );
    expect(size(10, 10)).toEqual({ width: 416, height: 312 });
    expect(size(9.5, 6)).toEqual({ width: 416, height: 304 });
    expect(size(-50, 40)).toEqual({ width: 403, height: 344 });
  });
});

describe('near the line of a ratio', () => {
  const near = (grabbed: ExpandHandle, dx: number, dy: number, from = NONE) =>
    dragPadding(PICTURE, from, grabbed, { dx, dy }, { to: 'ratio', reach: 8 });

  it('a side is drawn to it', () => {
    // 300 · 16 / 9 = 533.3
    expect(near('middle-right', 139, 0)).toEqual({
      padding: { ...NONE, right: 133 },
      snapped: '16:9',
    });
    expect(near('middle-right', 143, 0)).toEqual({
      padding: { ...NONE, right: 143 },
      snapped: null,
    });
    expect(near('bottom-middle', 0, 96)).toEqual({
      padding: { ...NONE, bottom: 100 },
      snapped: '1:1',
    });
  });

  it('a corner goes to the nearest point of it', () => {
    expect(near('bottom-right', 100, 206)).toEqual({
      padding: { ...NONE, right: 103, bottom: 203 },
      snapped: '1:1',
    });
    expect(near('top-left', -100, -220)).toEqual({
      padding: { ...NONE, left: 100, top: 220 },
      snapped: null,
    });
  });

  it('a snapped size has the ratio to the px and lies within reach', () => {
    fc.assert(
      fc.property(picture, padding, handle, way, way, (of, from, grabbed, dx, dy) => {
        const reach = 40;
        const after = dragPadding(of, from, grabbed, { dx, dy }, { to: 'ratio', reach });
        fc.pre(after.snapped !== null);
        const [across = 0, down = 0] = (after.snapped ?? '').split(':').map(Number);
        const { width, height } = expandedSize(of, after.padding);
        const off = Math.min(
          Math.abs(width - (height * across) / down),
          Math.abs(height - (width * down) / across),
        );
        expect(off).toBeLessThanOrEqual(0.5);
        const free = dragPadding(of, from, grabbed, { dx, dy }, { to: 'none' }).padding;
        const way2 = expandedSize(of, free);
        expect(Math.hypot(way2.width - width, way2.height - height)).toBeLessThanOrEqual(reach + 1);
      }),
    );
  });
});
