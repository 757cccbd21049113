import { describe, expect, it } from 'vitest';
import type { Pixels } from '../../engine.ts';
import { disc, lattice, paint, solid, speck } from '../testing/pictures.ts';
import { expandPicture } from './expand.ts';

const nobody = () => undefined;
const SIDES = { left: 12, top: 0, right: 40, bottom: 9 };

type Grey = [number, number, number];
const allSides = (by: number) => ({ left: by, top: by, right: by, bottom: by });

/** Share of the new pixels that a rule finds strange. */
function strangeShare(
  { width, height, data }: Pixels,
  { left, top, right, bottom }: typeof SIDES,
  isStrange: (red: number, green: number, blue: number) => boolean,
): number {
  let [fresh, strange] = [0, 0];
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    if (x >= left && x < width - right && y >= top && y < height - bottom) continue;
    fresh++;
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
    if (isStrange(red, green, blue)) strange++;
  }
  return strange / fresh;
}

describe('expandPicture', () => {
  it('makes the announced size and leaves the picture’s own pixels as they are', () => {
    const own = lattice(48, 40);
    const { image } = expandPicture(own, SIDES, 1, nobody);
    expect([image.width, image.height]).toEqual([100, 49]);
    const rows = Array.from({ length: 40 }, (_, y) => {
      const from = (y * 100 + 12) * 4;
      return [...image.data.subarray(from, from + 48 * 4)];
    });
    expect(rows.flat()).toEqual([...own.data]);
  });

  it('makes every new pixel, opaque, in colours of the picture', () => {
    const { image } = expandPicture(lattice(48, 40), SIDES, 1, nobody);
    const alphas = image.data.filter((_, at) => at % 4 === 3);
    expect(new Set(alphas)).toEqual(new Set([255]));
    // The lattice is reddish everywhere: red well above blue.
    const strange = Array.from({ length: 100 * 49 }, (_, at) => {
      const [red = 0, , blue = 0] = image.data.subarray(at * 4, at * 4 + 3);
      return red < blue;
    });
    expect(strange.filter(Boolean).length).toBeLessThan(100);
  });

  it('grows far beyond the picture, ring by ring, with progress that never falls', () => {
    const shares: number[] = [];
    const all = { left: 50, top: 0, right: 50, bottom: 30 };
    const { image } = expandPicture(lattice(32, 32), all, 2, (share) => shares.push(share));
    expect([image.width, image.height]).toEqual([132, 62]);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBeCloseTo(1, 9);
  });

  it('gives the same for the same seed, something else for another', () => {
    const noisy = paint(40, 40, (x, y) => [(x * 97 + y * 31) % 200, (x * y) % 256, 90]);
    const make = (seed: number) => expandPicture(noisy, SIDES, seed, nobody).image.data;
    expect(make(3)).toEqual(make(3));
    expect(make(4)).not.toEqual(make(3));
  });

  it('continues even a single pixel', () => {
    const one = paint(1, 1, () => [10, 20, 30]);
    const { image, smooth } = expandPicture(one, allSides(9), 1, nobody);
    expect(smooth).toBe(true);
    expect(new Set(image.data)).toEqual(new Set([10, 20, 30, 255]));
  });

  it.each([
    [8, 8],
    [300, 3],
    [3, 300],
  ])('takes a picture of %i×%i', (width, height) => {
    const { image } = expandPicture(lattice(width, height), allSides(5), 1, nobody);
    expect([image.width, image.height]).toEqual([width + 10, height + 10]);
    expect(strangeShare(image, allSides(5), (red, _, blue) => red < blue - 20)).toBe(0);
  });

  it('takes a very long picture', () => {
    const long = paint(10_000, 50, (x) => [x % 200, 90, 40]);
    const { image } = expandPicture(long, { left: 0, top: 0, right: 9, bottom: 0 }, 1, nobody);
    expect([image.width, image.height]).toEqual([10_009, 50]);
  });

  it('keeps grey grey and what is transparent transparent', () => {
    const grey = paint(40, 40, (x, y) => Array(3).fill(80 + Math.round(speck(x, y) * 60)) as Grey);
    const { image } = expandPicture(grey, SIDES, 1, nobody);
    const coloured = (red: number, green: number, blue: number) => red !== green || red !== blue;
    expect(strangeShare(image, SIDES, coloured)).toBe(0);
    const clear = expandPicture(solid(40, 40, [0, 0, 0, 0]), SIDES, 1, nobody).image;
    expect(Math.max(...clear.data.filter((_, at) => at % 4 === 3))).toBe(0);
  });

  it('does not repeat a subject that stands apart from the border', () => {
    const subject = disc(80, 60, 20, 30, 11);
    const own = paint(80, 60, (x, y) => {
      const grain = Math.round(speck(x, y) * 40);
      return subject.data[y * 80 + x] === 0 ? [60 + grain, 110 + grain, 60] : [210, 40 + grain, 40];
    });
    const sides = { left: 30, top: 15, right: 0, bottom: 0 };
    const { image } = expandPicture(own, sides, 1, nobody);
    expect(strangeShare(image, sides, (red, green) => red > green + 30)).toBe(0);
  });

  it('keeps a horizon level and the slope of a sky', () => {
    const own = paint(90, 60, (x, y) => {
      const grain = Math.round(speck(x, y) * 20);
      return y < 36 ? [70 + 3 * y, 110 + 2 * y, 200] : [90 + grain, 80 + grain, 40];
    });
    const { image } = expandPicture(own, { left: 24, top: 0, right: 24, bottom: 0 }, 1, nobody);
    const fresh = [...Array(24).keys()].flatMap((x) => [x, 137 - x]);
    const blueAt = (x: number, y: number) => image.data[(y * 138 + x) * 4 + 2] ?? 0;
    const redAt = (x: number, y: number) => image.data[(y * 138 + x) * 4] ?? 0;
    const horizons = fresh.map((x) => [...Array(60).keys()].find((y) => blueAt(x, y) < 125));
    expect(Math.max(...horizons.map((y) => Math.abs((y ?? 0) - 36)))).toBeLessThanOrEqual(2);
    const errors = fresh.map((x) => Math.abs(redAt(x, 18) - (70 + 3 * 18)));
    expect(Math.max(...errors)).toBeLessThanOrEqual(12);
  });

  it('does not draw out the light line that a scanner left at the edge', () => {
    const own = lattice(60, 50);
    for (let y = 0; y < 50; y++) own.data.set([255, 255, 255], (y * 60 + 59) * 4);
    const sides = { left: 0, top: 0, right: 20, bottom: 0 };
    const { image, rims } = expandPicture(own, sides, 1, nobody);
    expect(rims).toEqual(['right']);
    expect(strangeShare(image, sides, (red, green, blue) => red + green + blue > 690)).toBe(0);
    expect(image.data[(10 * 80 + 59) * 4 + 1]).toBe(255);
  });

  it('copies no mirror image', () => {
    const own = paint(60, 60, (x, y) => Array(3).fill(Math.round(speck(x, y) * 255)) as Grey);
    const { image } = expandPicture(own, { left: 20, top: 0, right: 0, bottom: 0 }, 1, nobody);
    const pairs = [...Array(60 * 20).keys()].map((at) => {
      const [x, y] = [at % 20, Math.floor(at / 20)];
      const read = (column: number) => image.data[(y * 80 + column) * 4] ?? 0;
      return Math.abs(read(x) - read(39 - x));
    });
    // Unrelated noise of this kind differs by 85 on average; what is averaged by less.
    expect(pairs.reduce((sum, one) => sum + one, 0) / pairs.length).toBeGreaterThan(45);
  });
});
