import { describe, expect, it } from 'vitest';
import { paint, speck } from '../testing/pictures.ts';
import { fillArea } from './fill.ts';
import { findGaps } from './gaps.ts';

const SIZE = 160;

/** A hole of what a function marks. */
const holeOf = (isMarked: (x: number, y: number) => boolean): Uint8Array =>
  Uint8Array.from({ length: SIZE * SIZE }, (_, at) =>
    isMarked(at % SIZE, Math.floor(at / SIZE)) ? 1 : 0,
  );
const away = (x: number, y: number) => Math.hypot(x - 80, y - 80);
const marked = (plane: Uint8Array) => [...plane.keys()].filter((at) => plane[at] === 1);
/** Two strokes beside each other with a slit between them that both their ends close. */
const isSlit = (x: number, y: number) => Math.abs(x - 80) < 3 && Math.abs(y - 80) < 20;
const strokes = holeOf((x, y) => Math.abs(x - 80) < 28 && Math.abs(y - 80) < 32 && !isSlit(x, y));

describe('gaps that a brush leaves', () => {
  it('are what strokes enclose narrowly', () => {
    const slit = marked(holeOf(isSlit));
    expect(marked(findGaps(strokes, SIZE))).toEqual(slit);
  });

  it('are not what a frame is brushed away from around', () => {
    const frame = holeOf((x, y) => away(x, y) < 14 && away(x, y) > 6);
    expect(marked(findGaps(frame, SIZE))).toEqual([]);
    const wide = holeOf((x, y) => away(x, y) < 70 && away(x, y) > 14);
    expect(marked(findGaps(wide, SIZE))).toEqual([]);
  });

  it('are not the meshes of a net', () => {
    const isInside = (x: number, y: number) => away(x, y) < 60;
    const net = holeOf((x, y) => isInside(x, y) && !(x % 20 < 5 && y % 20 < 12 && away(x, y) < 54));
    expect(marked(findGaps(net, SIZE))).toEqual([]);
  });

  it('are nothing where what is left out goes on to a side', () => {
    const bay = holeOf((x, y) => away(x, y) < 50 && !(Math.abs(x - 80) < 3 && y < 80));
    expect(marked(findGaps(bay, SIZE))).toEqual([]);
  });

  it('are filled with the area where results are blended', () => {
    const red = ([r = 0, g = 0]: Uint8ClampedArray) => r - g;
    const { data } = paint(SIZE, SIZE, (x, y) => {
      const grain = 12 * speck(x, y);
      return Math.abs(x - 80) < 24 && Math.abs(y - 80) < 28 ? [200, 40, 60] : [90, 130 + grain, 70];
    });
    const before = data.slice();
    const { beside } = fillArea(data, strokes, SIZE, 3, () => {}, { isBlended: true });
    for (let at = 0; at < strokes.length; at++) {
      const pixel = data.subarray(at * 4, at * 4 + 4);
      if (strokes[at] === 1 || beside?.[at] === 1) expect(red(pixel)).toBeLessThan(20);
      else expect(pixel).toEqual(before.subarray(at * 4, at * 4 + 4));
    }
    for (const at of marked(holeOf(isSlit))) expect(beside?.[at]).toBe(1);
  });
});
