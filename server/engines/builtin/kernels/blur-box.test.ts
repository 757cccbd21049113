import { describe, expect, it } from 'vitest';
import { blurBox } from './blur-box.ts';
import { createRandom } from './random.ts';

/** The mean over each square, added up value by value. */
function meanOfSquares(plane: Float32Array, width: number, radius: number): Float32Array {
  const height = plane.length / width;
  return plane.map((_, at) => {
    let sum = 0;
    for (let v = -radius; v <= radius; v++)
      for (let u = -radius; u <= radius; u++) {
        const y = Math.min(height - 1, Math.max(0, Math.floor(at / width) + v));
        const x = Math.min(width - 1, Math.max(0, (at % width) + u));
        sum += plane[y * width + x] as number;
      }
    return sum / (2 * radius + 1) ** 2;
  });
}

const random = createRandom(7);
const chance = (length: number) => Float32Array.from({ length }, () => 255 * random.unit());
const furthest = (one: Float32Array, other: Float32Array) =>
  one.reduce((most, value, at) => Math.max(most, Math.abs(value - (other[at] as number))), 0);

describe('blurBox', () => {
  it.each([
    [9, 7, 1],
    [9, 7, 3],
    [5, 4, 8],
    [1, 6, 2],
    [6, 1, 2],
    [1, 1, 3],
  ])('takes the mean of squares, %i×%i with radius %i', (width, height, radius) => {
    const plane = chance(width * height);
    expect(
      furthest(blurBox(plane, width, radius), meanOfSquares(plane, width, radius)),
    ).toBeLessThan(1e-3);
  });

  it('takes it several times over, and leaves the plane as it was', () => {
    const plane = chance(20 * 13);
    const before = plane.slice();
    let thrice: Float32Array = plane;
    for (let pass = 0; pass < 3; pass++) thrice = meanOfSquares(thrice, 20, 2);
    expect(furthest(blurBox(plane, 20, 2, 3), thrice)).toBeLessThan(1e-3);
    expect(plane).toEqual(before);
  });

  it('copies a plane whose radius is none', () => {
    const plane = chance(12);
    expect(blurBox(plane, 4, 0, 3)).toEqual(plane);
  });
});
