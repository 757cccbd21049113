import { describe, expect, it } from 'vitest';
import { createRandom } from '../kernels/random.ts';
import { fillArea } from './fill.ts';
import { fadeHalo } from './halo.ts';
import { BEYOND } from './remains.ts';

const SIZE = 160;
type Colour = readonly [number, number, number];
const THING: Colour = [225, 220, 235];

const fromMiddle = (x: number, y: number) => Math.hypot(x - 80, y - 80);
/** Ground out of focus, darker to the right. */
const ground = (x: number, _: number): Colour => [96 - x / 8, 90 - x / 8, 70 - x / 10];
/** A disc of light whose edge fades over so many pixels. */
const disc =
  (radius: number, fade: number, behind = ground) =>
  (x: number, y: number): Colour => {
    const inside = Math.min(1, Math.max(0, (radius + fade - fromMiddle(x, y)) / fade));
    const share = inside * inside * (3 - 2 * inside);
    const own = behind(x, y);
    return [0, 1, 2].map((c) => {
      const value = own[c] as number;
      return value + ((THING[c] as number) - value) * share;
    }) as unknown as Colour;
  };
/** Which grain a pixel has. */
const grainAt = (() => {
  const random = createRandom(5);
  return Float32Array.from({ length: SIZE * SIZE }, () => 6 * random.unit() - 3);
})();

/** A picture of what a function says, brushed within a radius of its middle. */
function scene(colourAt: (x: number, y: number) => Colour, brushed: number) {
  const data = new Uint8ClampedArray(SIZE * SIZE * 4);
  const hole = new Uint8Array(SIZE * SIZE);
  for (let at = 0; at < hole.length; at++) {
    const [x, y] = [at % SIZE, Math.floor(at / SIZE)];
    const colour = colourAt(x, y).map((value) => value + (grainAt[at] as number));
    data.set([...colour, 255], at * 4);
    if (fromMiddle(x, y) < brushed) hole[at] = 1;
  }
  return { data, hole, width: SIZE, height: SIZE };
}

/** By how much a ring's pixels differ from the ground, at most in a channel and on average of the ring. */
function error(data: Uint8ClampedArray, from: number, to: number): number {
  const sums = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < SIZE * SIZE; at++) {
    const [x, y] = [at % SIZE, Math.floor(at / SIZE)];
    const distance = fromMiddle(x, y);
    if (distance < from || distance >= to) continue;
    count++;
    ground(x, y).forEach((value, c) => {
      sums[c] = (sums[c] as number) + (data[at * 4 + c] as number) - value;
    });
  }
  return Math.max(...sums.map((sum) => Math.abs(sum) / count));
}

describe('the halo of a thing out of focus beside a brushed area', () => {
  it('fades into the ground, whose grain stays, and nothing farther away changes', () => {
    const view = scene(disc(20, 20), 32);
    const before = view.data.slice();
    const changed = fadeHalo(view);
    expect(error(before, 32, 34)).toBeGreaterThan(30);
    expect(error(view.data, 32, 34)).toBeLessThan(5);
    expect(error(view.data, 34, 40)).toBeLessThan(5);
    for (let at = 0; at < changed.length; at++) {
      const distance = fromMiddle(at % SIZE, Math.floor(at / SIZE));
      if (changed[at] === 1) {
        expect(distance).toBeGreaterThanOrEqual(32);
        expect(distance).toBeLessThan(32 + 1.1 * BEYOND);
      } else
        expect(view.data.subarray(at * 4, at * 4 + 4)).toEqual(before.subarray(at * 4, at * 4 + 4));
    }
    // What is left beside the ground and its grain changes little from pixel to pixel.
    let [rough, count] = [0, 0];
    for (let at = 0; at < changed.length; at++) {
      if (changed[at] === 0 || changed[at + 1] === 0) continue;
      const own = (view.data[at * 4] as number) - (view.data[at * 4 + 4] as number);
      rough += Math.abs(own - (grainAt[at] as number) + (grainAt[at + 1] as number));
      count++;
    }
    expect(rough / count).toBeLessThan(2);
  });

  it('is none where all of the thing is brushed', () => {
    expect(fadeHalo(scene(disc(12, 16), 34))).not.toContain(1);
  });

  it('is none where the ground itself grows lighter toward a thing', () => {
    const lit = (x: number, y: number): Colour => {
      const light = 60 - fromMiddle(x, y) / 2;
      return [90 + light, 90 + light, 80 + light];
    };
    expect(fadeHalo(scene(disc(10, 12, lit), 30))).not.toContain(1);
  });

  it('is not told where there is texture', () => {
    const checks = (x: number, y: number): Colour =>
      ((x >> 2) + (y >> 2)) % 2 === 0 ? [120, 110, 90] : [60, 60, 50];
    expect(fadeHalo(scene(disc(20, 20, checks), 32))).not.toContain(1);
  });

  it('tints no fill, where results are blended', () => {
    const { data, hole } = scene(disc(20, 20), 36);
    const [plain, blended] = [data.slice(), data.slice()];
    fillArea(plain, hole, SIZE, 3, () => {});
    const { beside } = fillArea(blended, hole, SIZE, 3, () => {}, { isBlended: true });
    expect(error(plain, 0, 40)).toBeGreaterThan(6);
    expect(error(blended, 0, 40)).toBeLessThan(2);
    for (let at = 0; at < hole.length; at++) {
      if (hole[at] === 1 || beside?.[at] === 1) continue;
      expect(blended.subarray(at * 4, at * 4 + 4)).toEqual(data.subarray(at * 4, at * 4 + 4));
    }
  });
});
