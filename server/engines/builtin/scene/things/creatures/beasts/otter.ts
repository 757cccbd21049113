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

const BROWN: Colour = [0.36, 0.24, 0.15];
const CREAM: Colour = [0.86, 0.76, 0.62];
const BLACK: Colour = [0.04, 0.035, 0.035];

/** Tufts of wet fur, the same on every otter. */
const noise = createNoise(20_271);

/** An otter on a bank: a long body on short legs, its head raised, a thick tail that tapers behind it. */
export function otter(wish: Wish): Sprite {
  const base = wish.colour ?? BROWN;
  const coat = coatOf(base);
  const model = [
    ...spine(
      coat,
      [
        [[-1.18, 0.05, -0.16], 0.022],
        [[-0.92, 0.07, -0.1], 0.06],
        [[-0.66, 0.14, 0], 0.1],
        [[-0.4, 0.27, 0], 0.175],
        [[-0.08, 0.33, 0], 0.19],
        [[0.24, 0.36, 0], 0.17],
        [[0.42, 0.5, 0], 0.135],
        [[0.5, 0.62, 0], 0.125],
      ],
      0.08,
    ),
    ...head(coat, base),
    ...[-1, 1].flatMap((side) => legs(coat, base, side)),
  ];
  const turn = 0.5 + 0.3 * wish.random.unit();
  const yaw = looksLeft(wish) ? Math.PI - turn : turn;
  return sculpt(model, { yaw, pitch: 0.1, away: 4 }, wish.rays, wish.tall, wish.random);
}

/** Brown, its throat and chest pale, in tufts as if it came out of the water. */
function coatOf(base: Colour): Look {
  return {
    paint: (x, y, z, normal) => {
      const ahead = smoothstep(0.1, 0.4, x);
      const pale = ahead * smoothstep(0.25, -0.35, normal[1] - 0.35 * normal[0]);
      const tuft = 1 + 0.3 * noise.fbm(x * 9, y * 22 + z * 16, 2);
      return scaleColour(mixColour(base, CREAM, 0.8 * pale), tuft);
    },
    bump: (x, y, z) => 0.006 * noise.fbm(x * 14, y * 34 + z * 30, 2),
    fur: 0.022,
    gloss: 0.22,
  };
}

/** The head of an otter of a colour, null its natural one, and its coat. */
export function otterHead(colour: Colour | null): OwnHead {
  const coat = coatOf(colour ?? BROWN);
  return { coat, pieces: head(coat, colour ?? BROWN) };
}

/** A broad flat head, small round ears at its sides, whiskers on a blunt pale muzzle. */
function head(coat: Look, base: Colour): Solid[] {
  const dark = plain(BLACK, { gloss: 0.7 });
  const muzzle: Look = { ...plain(CREAM), fur: 0.012 };
  const hair = plain([0.92, 0.88, 0.8]);
  return [
    ellipsoid(coat, [0.57, 0.71, 0], [0.175, 0.13, 0.15], 0.06, roll(-0.08)),
    ellipsoid(muzzle, [0.7, 0.665, 0], [0.09, 0.065, 0.095], 0.04),
    ellipsoid(coat, [0.68, 0.725, 0], [0.1, 0.055, 0.075], 0.04),
    ellipsoid(dark, [0.782, 0.71, 0], [0.026, 0.026, 0.036]),
    limb(dark, [0.782, 0.685, 0], [0.775, 0.652, 0], 0.006, 0.006),
    ...[-1, 1].flatMap((side) => [
      ball(dark, [0.682, 0.765, side * 0.088], 0.025),
      ball(plain([1, 1, 1]), [0.7, 0.775, side * 0.096], 0.006),
      ellipsoid(
        plain(scaleColour(base, 0.8), { fur: 0.01 }),
        [0.5, 0.79, side * 0.135],
        [0.02, 0.04, 0.038],
        0.02,
      ),
      ...[-0.06, -0.01, 0.04].map((up) =>
        limb(
          hair,
          [0.73, 0.665 + up * 0.4, side * 0.08],
          [0.72, 0.63 + up, side * 0.27],
          0.003,
          0.002,
        ),
      ),
    ]),
  ];
}

/** A short foreleg and hind leg, their feet webbed. */
function legs(coat: Look, base: Colour, side: number): Solid[] {
  const foot: Look = { ...plain(scaleColour(base, 0.62)), fur: 0.008 };
  const web = (x: number, z: number, long: number): Solid[] =>
    [-0.45, 0, 0.45].map((out) =>
      limb(
        foot,
        [x, 0.035, z],
        [x + long, 0.016, z + out * long + side * 0.02],
        0.034,
        0.018,
        0.035,
      ),
    );
  return [
    limb(coat, [0.28, 0.3, side * 0.12], [0.31, 0.05, side * 0.15], 0.075, 0.046, 0.06),
    ...web(0.32, side * 0.155, 0.1),
    ellipsoid(coat, [-0.38, 0.22, side * 0.13], [0.15, 0.15, 0.085], 0.07),
    limb(coat, [-0.36, 0.14, side * 0.18], [-0.34, 0.04, side * 0.2], 0.075, 0.042, 0.05),
    ...web(-0.32, side * 0.2, 0.15),
  ];
}
