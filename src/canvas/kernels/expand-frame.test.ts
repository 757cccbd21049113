import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXPAND_HANDLES } from '../../workers/kernels/expansion-drag.ts';
import { frameOnCanvas, handlePlaces, snapLine, wayIntoView } from './expand-frame.ts';

const at = fc.integer({ min: -2_000, max: 2_000 });
const extent = fc.integer({ min: 0, max: 3_000 });
const rectangle = fc
  .tuple(at, at, extent, extent)
  .map(([left, top, width, height]) => ({ left, top, right: left + width, bottom: top + height }));
const FREE = { left: 0, top: 0, right: 1_000, bottom: 800 };

describe('the frame on the canvas', () => {
  it('lies around the picture by its padding', () => {
    const padding = { left: 10, top: 20, right: 30, bottom: 40 };
    const camera = { scale: 2, x: 100, y: 50 };
    expect(frameOnCanvas(camera, { width: 60, height: 70 }, padding)).toEqual({
      left: 80,
      top: 10,
      right: 280,
      bottom: 270,
    });
  });
});

describe('handles', () => {
  it('are at the corners and in the middle of the sides', () => {
    const places = handlePlaces({ left: 100, top: 100, right: 500, bottom: 400 }, FREE);
    expect(places['top-left']).toEqual({ x: 100, y: 100 });
    expect(places['bottom-middle']).toEqual({ x: 300, y: 400 });
    expect(places['middle-right']).toEqual({ x: 500, y: 250 });
  });

  it('of a side stay with the part of it that is seen', () => {
    const places = handlePlaces({ left: -1_000, top: 100, right: 400, bottom: 400 }, FREE);
    expect(places['top-middle']).toEqual({ x: 200, y: 100 });
  });

  it('never cover each other, however small the frame is: 44 px each', () => {
    fc.assert(
      fc.property(rectangle, rectangle, (frame, free) => {
        const places = EXPAND_HANDLES.map((handle) => handlePlaces(frame, free)[handle]);
        const covering = places.flatMap((one, index) =>
          places
            .slice(index + 1)
            .filter(({ x, y }) => Math.abs(one.x - x) < 44 && Math.abs(one.y - y) < 44),
        );
        expect(covering).toEqual([]);
      }),
    );
  });

  it('out of view come wholly into it by the shortest way', () => {
    expect(wayIntoView({ x: 500, y: 400 }, FREE)).toEqual({ dx: 0, dy: 0 });
    expect(wayIntoView({ x: -30, y: 795 }, FREE)).toEqual({ dx: 52, dy: -17 });
  });
});

describe('the line that a drag is drawn to', () => {
  const frame = { left: 100, top: 100, right: 500, bottom: 400 };

  it('goes through both corners, and on from the dragged one', () => {
    const [from, to] = snapLine(frame, 'top-right');
    expect(from).toEqual({ x: 100, y: 400 });
    expect(to.x).toBeGreaterThan(5_000);
    expect((to.y - from.y) / (to.x - from.x)).toBeCloseTo(-3 / 4);
  });

  it('is the side that is dragged', () => {
    expect(snapLine(frame, 'middle-left').map(({ x }) => x)).toEqual([100, 100]);
    expect(snapLine(frame, 'bottom-middle').map(({ y }) => y)).toEqual([400, 400]);
  });
});
