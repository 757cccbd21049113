import { expect, it } from 'vitest';
import { createNoise } from '../../noise.ts';
import { createSoil } from './soil.ts';

/** The share of places on a steep wall far off that snow whitens. */
function whiteShare(snowy: boolean): number {
  const soil = createSoil('mountain', 'winter', snowy, createNoise(4));
  let white = 0;
  for (let n = 0; n < 400; n++) {
    const [red, , blue] = soil((n % 20) * 17 - 170, 700, 90 + 6 * Math.floor(n / 20), 3.2);
    if (red > 0.6 && blue >= red) white++;
  }
  return white / 400;
}

it('lets snow cling to the ledges of walls in a snowy land, and leaves rock between them', () => {
  expect(whiteShare(true)).toBeGreaterThan(0.25);
  expect(whiteShare(true)).toBeLessThan(0.85);
  expect(whiteShare(false)).toBeLessThan(0.05);
});

it('lays snow on high peaks that are said to be snowy, and none on the meadows below them', () => {
  const whiteAt = (height: number, isCapped: boolean): number => {
    const soil = createSoil(
      'mountain',
      'summer',
      false,
      createNoise(4),
      1,
      'ridges',
      false,
      isCapped,
    );
    let white = 0;
    for (let n = 0; n < 400; n++) {
      const [red, , blue] = soil((n % 20) * 17 - 170, 300 + 20 * Math.floor(n / 20), height, 0.7);
      if (red > 0.6 && blue >= red) white++;
    }
    return white / 400;
  };
  expect(whiteAt(190, true)).toBeGreaterThan(0.6);
  expect(whiteAt(190, false)).toBeLessThan(0.35);
  expect(whiteAt(12, true)).toBe(0);
});
