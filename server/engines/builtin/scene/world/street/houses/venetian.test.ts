import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { type Palace, venetianAt } from './venetian.ts';

const PIXEL = 0.02;
const random = createRandom(5);
const HOUSES = Array.from(
  { length: 12 },
  (): Palace => ({
    long: 8 + 8 * random.unit(),
    height: 10 + 7 * random.unit(),
    wall: [0.8, 0.56, 0.38],
    storey: 3.2 + 0.5 * random.unit(),
    bay: 2.2 + 0.7 * random.unit(),
    number: random.below(4096),
  }),
);

describe('a front along a canal', () => {
  it('is green at the water, has windows with white stone around them, and ends in tiles', () => {
    for (const house of HOUSES) {
      const long = house.long;
      const row = (up: number) =>
        Array.from({ length: 240 }, (_, n) =>
          venetianAt(house, { along: (n / 240) * long, up, pixel: PIXEL }, 0),
        );
      const green = row(0.1).filter(({ colour: [red, grn] }) => grn > red);
      expect(green.length).toBeGreaterThan(160);
      const storey = [1.2, 1.6, 2].flatMap((up) => row(4.2 + up));
      expect(storey.some(({ glass }) => glass > 0.6)).toBe(true);
      expect(storey.some(({ colour }) => Math.min(...colour) > 0.74)).toBe(true);
      const roof = row(house.height - 0.2);
      expect(roof.every(({ colour: [red, , blue], glass }) => red > 2 * blue && glass === 0)).toBe(
        true,
      );
    }
  });

  it('shines from its windows at night alone', () => {
    const lit = (lamps: number) =>
      HOUSES.flatMap((house) =>
        Array.from({ length: 200 }, (_, n) =>
          venetianAt(
            house,
            {
              along: ((n % 40) / 40) * house.long,
              up: 4.6 + (n / 200) * 5,
              pixel: PIXEL,
            },
            lamps,
          ),
        ),
      ).filter(({ glow }) => Math.max(...glow) > 0.2).length;
    expect(lit(0)).toBe(0);
    expect(lit(0.5)).toBeGreaterThan(20);
  });
});
