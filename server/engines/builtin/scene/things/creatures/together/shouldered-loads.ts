import type { Colour } from '../../../words/idea.ts';
import { plain, worn } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { ellipsoid, frustum, limb } from '../../sculpt/solid.ts';
import { roll } from '../../sculpt/vector.ts';
import type { BorneLoad } from './burden.ts';

const OAK: Colour = [0.56, 0.38, 0.23];
const BARK: Colour = [0.36, 0.26, 0.17];
const FIR: Colour = [0.1, 0.3, 0.14];

/** A trunk of a tree, its cut ends pale. */
export const log = (): BorneLoad => ({
  model: [
    limb(worn(BARK, 0.3), [-0.72, 0, 0], [0.72, 0.005, 0], 0.075, 0.066),
    limb(plain([0.78, 0.62, 0.4]), [-0.74, 0, 0], [0.74, 0.005, 0], 0.058, 0.05),
    limb(worn(BARK, 0.3), [0.2, 0.05, 0], [0.28, 0.13, 0.02], 0.022, 0.016),
  ],
  end: 0.5,
  wide: 0.07,
  on: 'shoulders',
});

/** A ladder of wood, its rungs upright. */
export const ladder = (): BorneLoad => {
  const wood = plain([0.74, 0.54, 0.3]);
  return {
    model: [
      ...[-0.1, 0.1].map((y) => limb(wood, [-0.85, y, 0], [0.85, y, 0], 0.017, 0.017)),
      ...Array.from({ length: 11 }, (_, n) =>
        limb(wood, [-0.75 + 0.15 * n, -0.1, 0], [-0.75 + 0.15 * n, 0.1, 0], 0.012, 0.012),
      ),
    ],
    end: 0.55,
    wide: 0.11,
    on: 'shoulders',
  };
};

/** A carpet that is rolled up. */
export const rug = (): BorneLoad => ({
  model: [
    limb(
      {
        paint: (x) =>
          Math.abs(x) > 0.62
            ? [0.86, 0.74, 0.5]
            : Math.sin(x * 26) > 0.4
              ? [0.16, 0.2, 0.36]
              : [0.6, 0.12, 0.12],
      },
      [-0.68, 0, 0],
      [0.68, 0, 0],
      0.085,
      0.085,
    ),
  ],
  end: 0.48,
  wide: 0.08,
  on: 'shoulders',
});

/** A canoe, its keel down. */
export const canoe = (): BorneLoad => ({
  model: [
    ellipsoid(
      {
        paint: (_x, y) => (y > 0.045 ? [0.9, 0.86, 0.7] : [0.68, 0.16, 0.1]),
        gloss: 0.4,
      },
      [0, 0.02, 0],
      [1.0, 0.11, 0.15],
    ),
    ...[-1, 1].map((side) =>
      limb(plain(OAK), [side * 0.9, 0.06, 0], [side * 1.01, 0.14, 0], 0.02, 0.014),
    ),
  ],
  end: 0.55,
  wide: 0.1,
  on: 'shoulders',
});

/** A young fir, its foot ahead. */
export const fir = (): BorneLoad => {
  const needles = worn(FIR, 0.35, { fur: 0.03 });
  return {
    model: [
      limb(plain(BARK), [0.8, 0, 0], [0.3, 0, 0], 0.03, 0.03),
      ...Array.from({ length: 13 }, (_, n) => {
        const ragged = 0.012 * Math.sin(n * 2.6);
        const [from, wide] = [0.58 - 0.1 * n, 0.2 - 0.0135 * n + ragged];
        return moved([frustum(needles, [0, 0, 0], 0.2, wide, 0.4 * wide, roll(ragged * 4))], {
          by: roll(Math.PI / 2),
          to: [from, ragged, ragged],
        });
      }).flat(),
    ],
    end: 0.52,
    wide: 0.06,
    on: 'shoulders',
  };
};
