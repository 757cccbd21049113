import { describe, expect, it } from 'vitest';
import { type Camera, createFrame, type Frame, LAND, THING, WATER } from '../frame.ts';
import { createMirror, foldColumn, mirroredColour, mirrorThings, UNKNOWN } from './mirror.ts';

const camera: Camera = { focal: 60, horizon: 20, height: 20, centre: 4 };
const WIDTH = 8;

/** A far wall over the water; `boat`: with a boat before its left half, from row 12 to its foot. */
function harbour(boat: boolean): Frame {
  const frame = createFrame(WIDTH, 64);
  for (let at = WIDTH * 8; at < WIDTH * 64; at++) {
    const row = Math.floor(at / WIDTH);
    const isBoat = boat && at % WIDTH < 4 && row >= 12 && row < 30;
    frame.kind[at] = isBoat ? THING : row < 22 ? LAND : WATER;
    frame.depth[at] = isBoat ? 120 : row < 22 ? 600 : (60 * 20) / (row - 19.5);
  }
  return frame;
}

const column = (rows: Int16Array, at: number, from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, n) => rows[(from + n) * WIDTH + at] ?? UNKNOWN);

describe('what water mirrors', () => {
  const { rows } = createMirror(harbour(false), camera);

  it('goes up as the water comes nearer, row for row', () => {
    // The wall meets the water at row 22.
    expect(column(rows, 6, 23, 36)).toEqual([21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9]);
  });

  it('is a thing upside down at its own foot, and nothing beside it', () => {
    const things = mirrorThings(harbour(true), camera);
    // The boat lies where row 30 meets the water.
    expect(column(things, 1, 31, 36)).toEqual([29, 28, 27, 26, 25]);
    expect(new Set(column(things, 6, 0, 64))).toEqual(new Set([UNKNOWN]));
    expect(column(things, 1, 20, 30).every((row) => row === UNKNOWN)).toBe(true);
  });

  it('goes on without a step beyond the sides and the top of the picture', () => {
    expect([-3, 0, 7, 9].map((at) => foldColumn(at, 0, WIDTH))).toEqual([3, 0, 7, 5]);
    const mirror = createMirror(harbour(false), camera);
    // Rows 39 and 40 mirror the topmost row and the first above it.
    expect(column(mirror.rows, 6, 37, 42)).toEqual([2, 1, 0, -2, -3]);
    mirror.rgb.fill(0.5);
    mirror.above.fill(0.7);
    expect(mirroredColour(mirror, -2, 6)[0]).toBeLessThan(0.7);
    expect(mirroredColour(mirror, -20, 6)[0]).toBeCloseTo(0.7);
  });

  it('is nothing beside the part of the picture that is painted', () => {
    expect([1, 2, 5, 7].map((at) => foldColumn(at, 2, 6))).toEqual([3, 2, 5, 3]);
    const frame = harbour(false);
    const seen = { left: 4, right: WIDTH, top: 0, bottom: 64 };
    frame.rgb.fill(1);
    for (let at = 0; at < 4 * 3; at++) frame.rgb[at] = 0;
    const { above } = createMirror({ ...frame, seen }, camera);
    expect([...above.subarray(4 * 3)]).toEqual(Array.from({ length: 4 * 3 }, () => 1));
  });
});
