import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { roll } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import type { OwnHead } from '../own-head.ts';
import { spine } from '../spine.ts';

const TAN: Colour = [0.62, 0.44, 0.29];
const CREAM: Colour = [0.88, 0.8, 0.68];
const BLACK: Colour = [0.05, 0.045, 0.045];

/** Hairs of the coat, the same on every kangaroo. */
const noise = createNoise(20_276);

/** A kangaroo that stands upright on its long hind feet and its tail, the hands before its chest. */
export function kangaroo(wish: Wish): Sprite {
  const base = wish.colour ?? TAN;
  const coat = coatOf(base);
  const model = [
    ...spine(
      coat,
      [
        [[-0.98, 0.05, 0], 0.028],
        [[-0.72, 0.055, 0], 0.05],
        [[-0.46, 0.14, 0], 0.085],
        [[-0.26, 0.32, 0], 0.15],
        [[-0.12, 0.46, 0], 0.2],
        [[0.02, 0.68, 0], 0.155],
        [[0.1, 0.88, 0], 0.115],
        [[0.15, 1.04, 0], 0.066],
        [[0.21, 1.16, 0], 0.06],
      ],
      0.1,
    ),
    ...head(coat, base),
    ...[-1, 1].flatMap((side) => limbs(coat, base, side)),
  ];
  const turn = 0.4 + 0.4 * wish.random.unit();
  const yaw = looksLeft(wish) ? Math.PI - turn : turn;
  return sculpt(model, { yaw, pitch: 0.05, away: 4 }, wish.rays, wish.tall, wish.random);
}

/** The hair of a kangaroo of that colour, its belly pale. */
const coatOf = (base: Colour): Look => ({
  paint: (x, y, z, normal) => {
    const belly =
      smoothstep(0.25, 0.8, normal[0] - 0.2 * normal[1]) *
      smoothstep(-0.15, 0.05, x) *
      smoothstep(0.17, 0.09, Math.abs(z));
    const hair = 1 + 0.22 * noise.fbm(x * 22 + z * 9, y * 10 - z * 6, 2);
    return scaleColour(mixColour(base, CREAM, 0.75 * belly), hair);
  },
  fur: 0.028,
});

/** The head of a kangaroo of a colour, null its natural one, and its coat. */
export function kangarooHead(colour: Colour | null): OwnHead {
  const coat = coatOf(colour ?? TAN);
  return { coat, pieces: head(coat, colour ?? TAN) };
}

/** A deer's face with long ears that turn outward. */
function head(coat: Look, base: Colour): Solid[] {
  const dark = plain(BLACK, { gloss: 0.9 });
  return [
    ellipsoid(coat, [0.24, 1.22, 0], [0.105, 0.085, 0.082], 0.05),
    limb(coat, [0.29, 1.21, 0], [0.44, 1.15, 0], 0.066, 0.044, 0.04),
    ellipsoid(plain(BLACK, { gloss: 0.5 }), [0.468, 1.158, 0], [0.02, 0.024, 0.03]),
    limb(plain(scaleColour(base, 0.35)), [0.46, 1.125, 0.01], [0.37, 1.125, 0.043], 0.006, 0.005),
    ...[-1, 1].flatMap((side) => [
      ball(dark, [0.3, 1.245, side * 0.064], 0.023),
      ball(plain([1, 1, 1]), [0.314, 1.256, side * 0.075], 0.006),
      ellipsoid(coat, [0.17, 1.38, side * 0.085], [0.034, 0.125, 0.05], 0.02, roll(0.16)),
      ellipsoid(
        plain([0.82, 0.62, 0.52]),
        [0.196, 1.375, side * 0.09],
        [0.02, 0.095, 0.034],
        0,
        roll(0.16),
      ),
    ]),
  ];
}

/** A small arm with dark hands; a great thigh, a shank, and a long foot flat on the ground. */
function limbs(coat: Look, base: Colour, side: number): Solid[] {
  const dark: Look = { ...plain(scaleColour(base, 0.4)), fur: 0.012 };
  return [
    limb(coat, [0.12, 0.86, side * 0.12], [0.18, 0.68, side * 0.16], 0.062, 0.045, 0.05),
    limb(coat, [0.18, 0.68, side * 0.16], [0.33, 0.64, side * 0.1], 0.042, 0.03, 0.03),
    ...[-0.02, 0.02].map((out) =>
      limb(dark, [0.33, 0.64, side * 0.1], [0.38, 0.58, side * 0.1 + out], 0.03, 0.012, 0.02),
    ),
    ellipsoid(coat, [-0.06, 0.36, side * 0.17], [0.21, 0.22, 0.11], 0.08, roll(-0.3)),
    limb(coat, [0.1, 0.32, side * 0.2], [-0.2, 0.1, side * 0.2], 0.09, 0.05, 0.06),
    limb(coat, [-0.2, 0.07, side * 0.2], [0.12, 0.04, side * 0.22], 0.052, 0.042, 0.03),
    limb(dark, [0.12, 0.04, side * 0.22], [0.27, 0.02, side * 0.23], 0.042, 0.018, 0.03),
  ];
}
