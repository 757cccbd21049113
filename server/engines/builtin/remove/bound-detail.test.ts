import { describe, expect, it } from 'vitest';
import { speck } from '../testing/pictures.ts';
import { boundDetail } from './bound-detail.ts';
import { fineDetail } from './fine-detail.ts';
import { createLevel } from './level.ts';

const [WIDTH, HEIGHT] = [120, 100];
const [LEFT, RIGHT, TOP, BOTTOM] = [40, 80, 30, 70];
const isHole = (x: number, y: number) => x >= LEFT && x < RIGHT && y >= TOP && y < BOTTOM;

/** A ground and its hole, each of whose halves is copied from beside it and made lighter or darker; after the bounds. */
function bounded(ground: (x: number, y: number) => number, lighter: number) {
  const pixels = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  const hole = new Uint8Array(WIDTH * HEIGHT);
  const source = new Int32Array(WIDTH * HEIGHT).fill(-1);
  for (let at = 0; at < hole.length; at++) {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
    const isLeft = x < (LEFT + RIGHT) / 2;
    const shift = isLeft ? -30 : 30;
    const own = isHole(x, y) ? ground(x + shift, y) + (isLeft ? lighter : -lighter) : ground(x, y);
    pixels.set([own, own, own, 255], at * 4);
    if (!isHole(x, y)) continue;
    hole[at] = 1;
    source[at] = at + shift;
  }
  const level = createLevel(WIDTH, HEIGHT, new Uint8Array(pixels), hole);
  const before = pixels.slice();
  boundDetail(
    { level, field: { source, cost: new Int32Array(source.length) } },
    pixels,
    fineDetail(level, pixels),
    () => {},
  );
  return { before, pixels, hole };
}

/** The steepest step right, from and to a column, between means over the rows of the hole, from which grain is gone. */
function steepest(pixels: Uint8ClampedArray, from: number, to: number): number {
  const mean = (x: number) => {
    let sum = 0;
    for (let y = TOP + 4; y < BOTTOM - 4; y++) sum += pixels[(y * WIDTH + x) * 4] as number;
    return sum / (BOTTOM - TOP - 8);
  };
  let most = 0;
  for (let x = from; x < to; x++) most = Math.max(most, Math.abs(mean(x + 1) - mean(x)));
  return most;
}

const blurred = (x: number, y: number) =>
  110 + 6 * Math.sin(x / 14) * Math.cos(y / 17) + 8 * speck(x, y);
const wall = (x: number, y: number) => (x % 6 < 2 || y % 6 < 2 ? 60 : 150) + 8 * speck(x, y);

describe('the bounds on the detail of a fill', () => {
  it('spread the joins of pieces on ground out of focus', () => {
    const { before, pixels } = bounded(blurred, 15);
    expect(steepest(before, LEFT, RIGHT - 1)).toBeGreaterThan(25);
    expect(steepest(pixels, LEFT, RIGHT - 1)).toBeLessThan(8);
  });

  it('make the outline of the hole weaker there', () => {
    const { before, pixels } = bounded(blurred, 15);
    expect(steepest(before, LEFT - 1, LEFT)).toBeGreaterThan(10);
    expect(steepest(pixels, LEFT - 1, LEFT)).toBeLessThan(0.6 * steepest(before, LEFT - 1, LEFT));
  });

  it('leave the grain', () => {
    const { before, pixels } = bounded(blurred, 15);
    const grain = (data: Uint8ClampedArray) => {
      let sum = 0;
      for (let y = TOP + 4; y < BOTTOM - 4; y++) {
        for (let x = LEFT + 4; x < LEFT + 14; x++) {
          const at = (y * WIDTH + x) * 4;
          sum += Math.abs((data[at] as number) - (data[at + 4] as number));
        }
      }
      return sum;
    };
    expect(grain(pixels)).toBeGreaterThan(0.85 * grain(before));
  });

  it('touch nothing where edges are in focus', () => {
    const { before, pixels } = bounded(wall, 15);
    expect(pixels).toEqual(before);
  });

  it('touch nothing outside the hole', () => {
    const { before, pixels, hole } = bounded(blurred, 15);
    expect(pixels.filter((_, at) => hole[at >> 2] === 0)).toEqual(
      before.filter((_, at) => hole[at >> 2] === 0),
    );
  });
});
