import { mixColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Look, limb } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import type { Build } from '../build.ts';
import { coat } from './coat-looks.ts';
import { HORSE } from './hoofed.ts';

/** Small and sturdy, with long ears, a pale muzzle and a tuft at the end of its tail. */
export const DONKEY: Build = {
  ...HORSE,
  neck: { length: 0.44, base: 0.16, end: 0.095, rise: 0.72, flat: 0.62 },
  head: {
    ...HORSE.head,
    kind: 'long',
    size: 0.45,
    hangs: 0.68,
    muzzle: { length: 0.94, base: 0.2, end: 0.125, drop: 0.02 },
    ears: { kind: 'leaf', size: 0.56 },
  },
  tail: { kind: 'tuft', length: 0.5, thick: 0.034 },
  fur: 0.022,
  coats: [
    coat('none', [0.46, 0.43, 0.41], [0.84, 0.81, 0.76], [0.2, 0.18, 0.17], 'pale'),
    coat('none', [0.36, 0.27, 0.2], [0.82, 0.76, 0.68], [0.16, 0.12, 0.1], 'pale'),
  ],
};

const IVORY: Colour = [0.93, 0.88, 0.74];
const GOLD: Colour = [0.82, 0.62, 0.28];

/** Foot and point of its horn, in lengths of the head; the face hangs, so what is up leans back. */
const FOOT: Vector = [0.2, 0.2, 0];
const POINT: Vector = [0.5, 1.16, 0];
/** Turns of the groove along it. */
const TURNS = 7;

function horn() {
  const along: Vector = [POINT[0] - FOOT[0], POINT[1] - FOOT[1], 0];
  const length2 = along[0] ** 2 + along[1] ** 2;
  const grooved: Look = {
    paint: (x, y, z) => {
      const share = ((x - FOOT[0]) * along[0] + (y - FOOT[1]) * along[1]) / length2;
      const groove = Math.sin(2 * Math.PI * TURNS * share + 3 * Math.sign(z) * Math.abs(z) * 20);
      return mixColour(IVORY, GOLD, groove > 0.4 ? 0.8 : 0.1);
    },
    gloss: 0.4,
  };
  return limb(grooved, FOOT, POINT, 0.062, 0.008);
}

/** A white horse with a horn. */
export const UNICORN: Build = {
  ...HORSE,
  coats: [
    coat('none', [0.9, 0.88, 0.87], [0.86, 0.82, 0.84], [0.86, 0.74, 0.84]),
    coat('none', [0.92, 0.9, 0.86], [0.88, 0.84, 0.8], [0.8, 0.84, 0.92]),
  ],
  extras: () => [horn()],
};
