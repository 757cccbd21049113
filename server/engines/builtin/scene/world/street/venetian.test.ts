import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import { frontAt } from './facade.ts';
import { planCanal } from './plan.ts';

const PIXEL = 0.02;
const HOUSES = planCanal(createRandom(5)).left.slice(0, 12);

describe('a front along a canal', () => {
  it('is green at the water, has windows with white stone around them, and ends in tiles', () => {
    for (const house of HOUSES) {
      const long = house.to - house.from;
      const row = (up: number) =>
        Array.from({ length: 240 }, (_, n) =>
          frontAt(house, { along: (n / 240) * long, up, pixel: PIXEL }, 0),
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
          frontAt(
            house,
            {
              along: ((n % 40) / 40) * (house.to - house.from),
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
