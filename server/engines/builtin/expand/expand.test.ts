import { describe, expect, it } from 'vitest';
import { lattice, paint } from '../testing/pictures.ts';
import { expandPicture } from './expand.ts';

const nobody = () => undefined;
const SIDES = { left: 12, top: 0, right: 40, bottom: 9 };

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
    const { image, smooth } = expandPicture(
      one,
      { left: 2, top: 2, right: 2, bottom: 2 },
      1,
      nobody,
    );
    expect(smooth).toBe(true);
    expect(new Set(image.data)).toEqual(new Set([10, 20, 30, 255]));
  });
});
