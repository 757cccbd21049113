import { describe, expect, it } from 'vitest';
import { finishGradients } from './gradient-finish.ts';
import { createLevel } from './level.ts';
import { startPatchProgram } from './program/patch-program.ts';

const [WIDTH, HEIGHT] = [60, 30];
const isHole = (x: number, y: number) => x >= 20 && x < 40 && y >= 8 && y < 22;

/** The steepest step right in the hole's middle rows where its halves come from two plain grounds. */
function steepest(left: number, right: number): number {
  const pixels = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  const hole = new Uint8Array(WIDTH * HEIGHT);
  const source = new Int32Array(WIDTH * HEIGHT).fill(-1);
  for (let at = 0; at < hole.length; at++) {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
    pixels.set([...Array(3).fill(x < 30 ? left : right), 255], at * 4);
    if (isHole(x, y)) hole[at] = 1;
    if (x >= 18 && x < 42 && y >= 6 && y < 24) source[at] = at + (x < 30 ? -15 : 15);
  }
  const level = createLevel(WIDTH, HEIGHT, new Uint8Array(pixels), hole);
  const field = { source, cost: new Int32Array(source.length) };
  finishGradients({ level, field }, startPatchProgram(), pixels, false, () => {});
  const red = (x: number) => pixels[(15 * WIDTH + x) * 4] as number;
  const steps = [...Array(18).keys()].map((n) => Math.abs(red(21 + n) - red(20 + n)));
  return Math.max(...steps);
}

type Colour = readonly [number, number, number];
const grey = (level: number): Colour => [level, level, level];

/** Where the top of a thing was cut away and a ground was filled in: the ground's red three pixels above. */
function groundAbove(thing: Colour, ground = grey(60), isOutOfFocus = false): number {
  const isBright = (y: number) => y >= 22;
  const pixels = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  const hole = new Uint8Array(WIDTH * HEIGHT);
  const source = new Int32Array(WIDTH * HEIGHT).fill(-1);
  for (let at = 0; at < hole.length; at++) {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
    pixels.set([...(isBright(y) ? thing : ground), 255], at * 4);
    if (isHole(x, y)) hole[at] = 1;
    if (isHole(x, y)) source[at] = (y % 6) * WIDTH + x;
  }
  const level = createLevel(WIDTH, HEIGHT, new Uint8Array(pixels), hole);
  const field = { source, cost: new Int32Array(source.length) };
  finishGradients({ level, field }, startPatchProgram(), pixels, isOutOfFocus, () => {});
  return pixels[(19 * WIDTH + 30) * 4] as number;
}

describe('the finish of a fill', () => {
  it('draws no fog into a fill from a thing that it does not fit', () => {
    expect(groundAbove(grey(220))).toBeLessThan(66);
  });

  it('goes over into what it does not fit where nothing around is in focus', () => {
    expect(groundAbove(grey(220), grey(60), true)).toBeGreaterThan(150);
  });

  it('meets a ground that is a little lighter', () => {
    expect(groundAbove(grey(72))).toBeGreaterThan(64);
  });

  it('takes the light of the same ground, and none of a thing of another colour that is as light', () => {
    const cloth: Colour = [150, 75, 30];
    expect(groundAbove([225, 112, 45], cloth)).toBeGreaterThan(170);
    expect(groundAbove([225, 75, 120], cloth)).toBeLessThan(156);
  });

  it('spreads the step between two pieces of unlike lightness', () => {
    expect(steepest(120, 134)).toBeLessThanOrEqual(4);
  });

  it('keeps an edge between two things', () => {
    expect(steepest(60, 180)).toBeGreaterThan(110);
  });
});
