import { describe, expect, it } from 'vitest';
import { disc, paint, speck } from '../testing/pictures.ts';
import { rawFeature } from './feature.ts';
import { fillArea } from './fill.ts';
import { isInOneHue } from './one-hue.ts';

const [WIDTH, HEIGHT] = [160, 120];

type Colour = readonly [number, number, number];

/** Whether the middle of a picture lies in one hue. */
function isOne(colour: (x: number, y: number) => Colour): boolean {
  const { data } = paint(WIDTH, HEIGHT, colour);
  const hole = disc(WIDTH, HEIGHT, 80, 60, 20).data.map((value) => (value === 0 ? 0 : 1));
  return isInOneHue(rawFeature(data, hole, new Uint8Array(hole.length), WIDTH));
}

const lit = ([red, green, blue]: Colour, light: number): Colour => [
  red * light,
  green * light,
  blue * light,
];
const fold = (x: number, y: number) => 0.8 + 0.25 * Math.sin((x + 2 * y) / 14);

describe('one hue around a hole', () => {
  it('is seen in folds of cloth, in any light', () => {
    expect(isOne((x, y) => lit([225, 95, 45], fold(x, y)))).toBe(true);
    expect(isOne((x, y) => lit([30, 70, 190], fold(x, y)))).toBe(true);
  });

  it('is not seen where there is none, or more than one', () => {
    expect(isOne((x, y) => lit([150, 145, 130], fold(x, y)))).toBe(false);
    expect(isOne((x) => (x < 80 ? [225, 95, 45] : [12, 12, 14]))).toBe(false);
    expect(isOne((x) => (x < 80 ? [225, 95, 45] : [60, 160, 60]))).toBe(false);
  });

  it('lets plain cloth of another light be copied, rather than seams of the same', () => {
    // Light falls from left to right; what is lit as the hole is has seams.
    const cloth = (x: number, y: number) => lit([205, 85, 40], 1.15 - x / 200 + 0.03 * speck(x, y));
    const isSeam = (x: number, y: number) =>
      Math.abs(x - 80) < 26 && (7 * x + 3 * y) % 23 < 3 && (y < 33 || y > 87);
    const { data } = paint(WIDTH, HEIGHT, (x, y) =>
      isSeam(x, y) ? lit(cloth(x, y), 0.5) : cloth(x, y),
    );
    const area = disc(WIDTH, HEIGHT, 80, 60, 22).data;
    const copiesSeam = (seed: number) => {
      const filled = data.slice();
      fillArea(filled, area, WIDTH, seed, () => {});
      return area.some((value, at) => {
        const [red] = cloth(at % WIDTH, Math.floor(at / WIDTH));
        return value !== 0 && Math.abs(red - (filled[at * 4] as number)) >= 30;
      });
    };
    // Now and then a piece at the border brings a stitch.
    expect([1, 2, 3, 4, 5, 6, 7, 8].filter(copiesSeam).length).toBeLessThan(2);
  });
});
