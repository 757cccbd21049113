import { describe, expect, it } from 'vitest';
import { speck } from '../testing/pictures.ts';
import { fillArea } from './fill.ts';
import { findLoneDetails } from './lone-details.ts';

const SIZE = 100;
const [FIRST, LAST] = [28, 74];

/** A grey level, or red, green and blue. */
type Ground = (x: number, y: number) => number | readonly [number, number, number];
type Shape = (x: number, y: number) => boolean;

/** A picture with grain; its fill is a square in the middle. */
function picture(ground: Ground) {
  const pixels = new Uint8ClampedArray(SIZE * SIZE * 4);
  const filled = new Uint8Array(SIZE * SIZE);
  for (let at = 0; at < filled.length; at++) {
    const [x, y] = [at % SIZE, Math.floor(at / SIZE)];
    const colour = [ground(x, y)].flat();
    const [red = 0, green = red, blue = red] = colour.map((value) => value + 2 * speck(x, y));
    pixels.set([red, green, blue, 255], at * 4);
    filled[at] = x >= FIRST && x < LAST && y >= FIRST && y < LAST ? 1 : 0;
  }
  return { pixels, filled };
}

const find = (ground: Ground) => {
  const { pixels, filled } = picture(ground);
  return findLoneDetails(pixels, filled, SIZE);
};
const with_ =
  (shape: Shape, value: number): Ground =>
  (x, y) =>
    shape(x, y) ? value : 120;
const disc =
  (middleX: number, middleY: number, radius: number): Shape =>
  (x, y) =>
    Math.hypot(x - middleX, y - middleY) <= radius;

describe('lone details of a fill', () => {
  it.each([
    ['a light speck', disc(60, 60, 1.5), 220],
    ['a dark chip', disc(52, 66, 3), 20],
    ['a scratch', (x: number, y: number) => x === 60 && y > 55 && y < 64, 220],
  ])('are such as %s, wholly and little more', (_, shape, value) => {
    const details = find(with_(shape, value))?.details ?? new Uint8Array();
    const marked = [...details.keys()].filter((at) => details[at] === 1);
    const own = [...Array(SIZE * SIZE).keys()].filter((at) =>
      shape(at % SIZE, Math.floor(at / SIZE)),
    );
    expect(own.filter((at) => details[at] !== 1)).toEqual([]);
    expect(marked.length).toBeLessThan(300);
  });

  it('are what stands out by its hue alone: a pale chip in wood that is as light', () => {
    // Streaks of wood hide how light the chip is.
    const wood: Ground = (x, y) => {
      const streak = 25 * Math.sin((x + 2 * y) / 2);
      return disc(60, 60, 2.5)(x, y)
        ? [150 + streak, 130 + streak, 110 + streak]
        : [180 + streak, 120 + streak, 80 + streak];
    };
    const details = find(wood)?.details ?? new Uint8Array();
    expect(details[60 * SIZE + 60]).toBe(1);
    expect(details.reduce((sum, value) => sum + value, 0)).toBeLessThan(300);
  });

  it.each([
    ['a line', (x: number) => x === 60, 220],
    ['the edge of a thing', (x: number, y: number) => x > 60 && y > 60, 220],
    ['what goes on beyond the fill', disc(FIRST, 60, 3), 220],
    ['grain', () => false, 0],
  ])('are not %s', (_, shape, value) => {
    expect(find(with_(shape, value))).toBeNull();
  });

  it('are not what is usual around the fill', () => {
    expect(find((x, y) => (x % 12 < 3 && y % 12 < 3 ? 220 : 120))).toBeNull();
  });

  it('are not many: lit windows are a pattern', () => {
    const isWindow: Shape = (x, y) =>
      x > 30 && x < 70 && y > 30 && y < 70 && x % 9 < 2 && y % 9 < 2;
    expect(find(with_(isWindow, 220))).toBeNull();
  });

  it('are not what is large in a wide fill, however many pixels hang together', () => {
    const side = 2000;
    const pixels = new Uint8ClampedArray(side * side * 4).fill(100);
    const filled = new Uint8Array(side * side);
    for (let at = 0; at < filled.length; at++) {
      const [x, y] = [at % side, Math.floor(at / side)];
      // A comb of more pixels than a call may have arguments.
      const isComb = x > 600 && x < 1220 && y > 600 && y < 1220 && (y % 8 < 3 || x < 604);
      if (isComb) pixels.fill(220, at * 4, at * 4 + 3);
      filled[at] = x > 20 && x < 1980 && y > 20 && y < 1980 ? 1 : 0;
    }
    expect(findLoneDetails(pixels, filled, side)).toBeNull();
  });

  it('are not looked for in strokes', () => {
    const { pixels } = picture(with_(disc(60, 60, 1.5), 220));
    const stroke = Uint8Array.from({ length: SIZE * SIZE }, (_, at) =>
      Math.abs((at % SIZE) - 60) < 10 ? 1 : 0,
    );
    expect(findLoneDetails(pixels, stroke, SIZE)).toBeNull();
  });

  it('bar what is as strong among what is known', () => {
    const twice: Shape = (x, y) => disc(60, 60, 1.5)(x, y) || disc(20, 20, 1.5)(x, y);
    const barred = find(with_(twice, 220))?.barred ?? new Uint8Array();
    expect(barred[20 * SIZE + 20]).toBe(1);
    expect(barred[90 * SIZE + 90]).toBe(0);
  });
});

describe('a fill', () => {
  it.each([1, 3, 4])('of glaze repeats none of the specks around it (seed %i)', (seed) => {
    // Without a second look each of these seeds copies one.
    const places = [
      [22, 30],
      [30, 78],
      [78, 24],
      [76, 70],
      [50, 20],
    ];
    const glaze: Ground = (x, y) =>
      places.some(([atX = 0, atY = 0]) => disc(atX, atY, 1.5)(x, y)) ? 230 : 100 + 0.5 * x;
    const { pixels, filled } = picture(glaze);
    fillArea(pixels, filled, SIZE, seed, () => {});
    const lightest = filled.reduce((most, value, at) => {
      const apart = (pixels[at * 4] as number) - (100 + 0.5 * (at % SIZE));
      return value === 1 ? Math.max(most, apart) : most;
    }, 0);
    expect(lightest).toBeLessThan(30);
  });
});
