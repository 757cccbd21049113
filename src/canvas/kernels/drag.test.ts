import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alongDirection, directionOf } from './direction.ts';
import { dragRectangle } from './drag-rectangle.ts';

const coordinate = fc.integer({ min: -900, max: 900 });
const point = fc.record({ x: coordinate, y: coordinate });

describe('the direction of a straight drag', () => {
  it.each([
    [10, 1, 1, 0],
    [10, 5, 1, 1],
    [1, 9, 0, 1],
    [-7, 6, -1, 1],
    [-9, -1, -1, 0],
    [4, -5, 1, -1],
    [0, -3, 0, -1],
  ])('of %d, %d is %d, %d', (dx, dy, x, y) => {
    expect(directionOf({ x: 50, y: 60 }, { x: 50 + dx, y: 60 + dy })).toEqual({ x, y });
  });

  it('is at most 22.5° from the way, and the point on it the nearest', () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        fc.pre(from.x !== to.x || from.y !== to.y);
        const direction = directionOf(from, to);
        const on = alongDirection(from, direction, to);
        const off = Math.hypot(on.x - to.x, on.y - to.y);
        const way = Math.hypot(to.x - from.x, to.y - from.y);
        expect(off).toBeLessThanOrEqual(way * Math.sin(Math.PI / 8) + 1e-9);
        const across = (on.x - from.x) * direction.y - (on.y - from.y) * direction.x;
        expect(Math.abs(across)).toBeLessThan(1e-9);
      }),
    );
  });
});

describe('a dragged rectangle', () => {
  it('spans both points, whichever comes first', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        const one = dragRectangle(a, b, false, false);
        expect(one).toEqual(dragRectangle(b, a, false, false));
        expect([one.left, one.top]).toEqual([Math.min(a.x, b.x), Math.min(a.y, b.y)]);
        expect([one.right, one.bottom]).toEqual([Math.max(a.x, b.x), Math.max(a.y, b.y)]);
      }),
    );
  });

  it('is as high as wide with Shift and has its middle at the start with Alt', () => {
    fc.assert(
      fc.property(point, point, fc.boolean(), fc.boolean(), (a, b, square, centred) => {
        const { left, top, right, bottom } = dragRectangle(a, b, square, centred);
        if (square) expect(right - left).toBe(bottom - top);
        if (centred) expect([left + right, top + bottom]).toEqual([2 * a.x, 2 * a.y]);
        expect(right >= left && bottom >= top).toBe(true);
      }),
    );
  });

  it('goes with Shift to the side where the pointer is', () => {
    const square = dragRectangle({ x: 100, y: 100 }, { x: 70, y: 110 }, true, false);
    expect(square).toEqual({ left: 70, top: 100, right: 100, bottom: 130 });
  });
});
