import { describe, expect, it } from 'vitest';
import { createRandom } from '../kernels/random.ts';
import { fillArea } from './fill.ts';
import { BEYOND, findRemains } from './remains.ts';

const SIZE = 160;
type Colour = readonly [number, number, number];
const WALL: Colour = [190, 170, 140];
const FLOOR: Colour = [90, 100, 80];
const BALL: Colour = [200, 40, 60];

const fromMiddle = (x: number, y: number) => Math.hypot(x - 80, y - 80);
/** The ball, whose edge fades over four pixels as one out of focus does. */
const ballShare = (x: number, y: number, radius: number) =>
  Math.min(1, Math.max(0, (radius + 2 - fromMiddle(x, y)) / 4));
const mixed = (one: Colour, other: Colour, share: number): Colour => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
];
const ground = (_: number, y: number) => (y > 118 ? FLOOR : WALL);

/** A picture with sensor's grain of what a function says, brushed within a radius of its middle. */
function scene(colourAt: (x: number, y: number) => Colour, brushed: number) {
  const random = createRandom(5);
  const data = new Uint8ClampedArray(SIZE * SIZE * 4);
  const hole = new Uint8Array(SIZE * SIZE);
  for (let at = 0; at < hole.length; at++) {
    const [x, y] = [at % SIZE, Math.floor(at / SIZE)];
    const grain = 8 * random.unit() - 4;
    data.set([...colourAt(x, y).map((value) => value + grain), 255], at * 4);
    if (fromMiddle(x, y) < brushed) hole[at] = 1;
  }
  return { data, hole, width: SIZE, height: SIZE };
}

const ballOf = (radius: number) => (x: number, y: number) =>
  mixed(ground(x, y), BALL, ballShare(x, y, radius));
const marked = (plane: Uint8Array) => [...plane.keys()].filter((at) => plane[at] === 1);
const distanceOf = (at: number) => fromMiddle(at % SIZE, Math.floor(at / SIZE));

describe('what is left of a thing beside a brushed area', () => {
  it('is its whole rim where the brush was too small, and nothing else', () => {
    const found = findRemains(scene(ballOf(30), 27));
    for (let at = 0; at < found.length; at++) {
      const distance = distanceOf(at);
      if (distance >= 27 && distance < 31) expect(found[at], `rim, ${distance}`).toBe(1);
      if (distance > 36 || distance < 26.9) expect(found[at], `elsewhere, ${distance}`).toBe(0);
    }
  });

  it('is nothing where all of the thing is brushed', () => {
    expect(marked(findRemains(scene(ballOf(24), 30)))).toEqual([]);
  });

  it('is never farther away than results are blended', () => {
    for (const at of marked(findRemains(scene(ballOf(36), 26)))) {
      expect(distanceOf(at)).toBeLessThan(26 + 1.1 * BEYOND);
    }
  });

  it('is what sticks out of what is brushed and ends near it', () => {
    const tip = (x: number, y: number) => Math.abs(y - 80) < 2 && x > 80 && x < 80 + 34;
    const found = findRemains(scene((x, y) => (tip(x, y) ? BALL : ballOf(24)(x, y)), 29));
    for (let at = 0; at < found.length; at++) {
      const [x, y] = [at % SIZE, Math.floor(at / SIZE)];
      if (tip(x, y) && x >= 80 + 29) expect(found[at], `tip, ${x} ${y}`).toBe(1);
      if (Math.abs(y - 80) > 5 || x < 80) expect(found[at], `elsewhere, ${x} ${y}`).toBe(0);
    }
  });

  it('is not what goes on beyond: a pole of two colours that is brushed over at one end', () => {
    const isPole = (x: number, y: number) => Math.abs(y - 80) < 2 && x > 80;
    const pole = (x: number) => (x < 80 + 37 ? BALL : ([40, 60, 160] as const));
    const found = findRemains(scene((x, y) => (isPole(x, y) ? pole(x) : ballOf(24)(x, y)), 29));
    expect(marked(found)).toEqual([]);
  });

  it('is not what comes in from beside: a floor that the brush touches, half a ball', () => {
    expect(marked(findRemains(scene(ground, 36)))).toEqual([]);
    const half = (x: number, y: number) => (x > 80 ? BALL : ground(x, y));
    expect(marked(findRemains(scene(half, 27)))).toEqual([]);
  });

  it('is filled with the area where results are blended, and only there', () => {
    const { data, hole } = scene(ballOf(30), 27);
    const [plain, blended] = [data.slice(), data.slice()];
    expect(fillArea(plain, hole, SIZE, 3, () => {}).beside).toBeNull();
    const { beside } = fillArea(blended, hole, SIZE, 3, () => {}, { isBlended: true });
    const rest = marked(beside ?? new Uint8Array());
    expect(rest.length).toBeGreaterThan(300);
    const redness = (pixels: Uint8ClampedArray, at: number) =>
      (pixels[at * 4] as number) - (pixels[at * 4 + 1] as number);
    for (let at = 0; at < hole.length; at++) {
      const isMade = hole[at] === 1 || beside?.[at] === 1;
      if (isMade) expect(redness(blended, at)).toBeLessThan(45);
      else expect(blended.subarray(at * 4, at * 4 + 4)).toEqual(data.subarray(at * 4, at * 4 + 4));
    }
    // Without that, the rim is still there to be seen.
    expect(rest.some((at) => redness(plain, at) > 80)).toBe(true);
  });
});
