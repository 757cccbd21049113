import { mixColour, scaleColour } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { roll, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { spine } from '../spine.ts';
import type { Back } from '../with-animals/back.ts';
import { ridersOn } from '../with-animals/rider.ts';

const BLACK: Colour = [0.17, 0.155, 0.15];
const WHITE: Colour = [0.93, 0.91, 0.86];
const SKIN: Colour = [0.78, 0.62, 0.54];
const HORN: Colour = [0.72, 0.58, 0.42];
const EYE: Colour = [0.04, 0.03, 0.03];

/** Curls of the plumes, the same on every ostrich. */
const noise = createNoise(20_278);

/** Where one sits on it. */
const BACK: Back = { at: [-0.04, 1.01, 0], man: 0.86 };

/** An ostrich: a heap of loose dark plumes, white at wing and tail, on two strong legs; a long bare neck. */
export function ostrich(wish: Wish): Sprite {
  const plumage = wish.colour ?? BLACK;
  const model = [
    ...body(plumage),
    ...neck(plumage),
    ...leg(-1, 0.1),
    ...leg(1, -0.1),
    ...ridersOn(wish, BACK),
  ];
  const turn = 0.3 + 0.4 * wish.random.unit();
  const yaw = looksLeft(wish) ? Math.PI - turn : turn;
  return sculpt(model, { yaw, pitch: 0.04, away: 4 }, wish.rays, wish.tall, wish.random);
}

const plumes = (colour: Colour): Look => ({
  paint: (x, y, z) => scaleColour(colour, 1 + 0.5 * noise.fbm(x * 7 + z * 3, y * 16 - z * 6, 3)),
  bump: (x, y, z) => 0.016 * noise.fbm(x * 12 + z * 5, y * 22 - z * 9, 2),
  fur: 0.07,
});

function body(plumage: Colour): Solid[] {
  const dark = plumes(plumage);
  const white = plumes(WHITE);
  return [
    ellipsoid(dark, [-0.04, 0.8, 0], [0.34, 0.22, 0.23], 0, roll(0.12)),
    ellipsoid(dark, [0.16, 0.82, 0], [0.18, 0.18, 0.17], 0.1),
    ...[-0.09, 0, 0.09].map((z) =>
      limb(white, [-0.3, 0.83, z], [-0.52, 0.76 - Math.abs(z), z * 1.5], 0.08, 0.05, 0.04),
    ),
    ...[-1, 1].flatMap((side) => [
      ellipsoid(dark, [-0.02, 0.83, side * 0.19], [0.27, 0.15, 0.08], 0.04, roll(0.3)),
      ...[0, 1, 2].map((n) =>
        limb(
          white,
          [-0.08 - 0.06 * n, 0.7 + 0.02 * n, side * 0.2],
          [-0.26 - 0.06 * n, 0.6 + 0.04 * n, side * 0.19],
          0.055,
          0.03,
          0.03,
        ),
      ),
    ]),
  ];
}

/** A bare neck with a little down, a small flat head, large eyes with lashes, a broad bill. */
function neck(plumage: Colour): Solid[] {
  const skin: Look = {
    paint: (x, y, z) => scaleColour(SKIN, 0.95 + 0.12 * noise.fbm(x * 20, y * 40 + z * 20, 2)),
    fur: 0.012,
  };
  const bill = plain(HORN, { gloss: 0.3 });
  const dark = plain(EYE, { gloss: 0.95 });
  return [
    ...spine(
      skin,
      [
        [[0.22, 0.86, 0], 0.1],
        [[0.36, 0.98, 0], 0.06],
        [[0.36, 1.2, 0], 0.046],
        [[0.32, 1.4, 0], 0.041],
        [[0.36, 1.56, 0], 0.04],
      ],
      0.04,
    ),
    ellipsoid(skin, [0.4, 1.6, 0], [0.082, 0.06, 0.06], 0.03),
    ellipsoid(
      { ...plain(mixColour(plumage, SKIN, 0.4)), fur: 0.02 },
      [0.38, 1.635, 0],
      [0.06, 0.03, 0.045],
      0.02,
    ),
    limb(bill, [0.46, 1.592, 0], [0.55, 1.575, 0], 0.036, 0.02, 0.01),
    limb(plain(scaleColour(HORN, 0.45)), [0.57, 1.572, 0], [0.46, 1.575, 0.034], 0.005, 0.005),
    ...[-1, 1].flatMap((side) => [
      ball(dark, [0.42, 1.62, side * 0.05], 0.024),
      ball(plain([1, 1, 1]), [0.434, 1.63, side * 0.064], 0.006),
      limb(dark, [0.4, 1.645, side * 0.06], [0.45, 1.645, side * 0.062], 0.008, 0.005),
    ]),
  ];
}

/** A bare muscled thigh, a heel bent back, and two toes; a step ahead or behind. */
function leg(side: number, step: number): Solid[] {
  const skin = plain(SKIN, { gloss: 0.12 });
  const shank = plain(mixColour(SKIN, HORN, 0.6), { gloss: 0.2 });
  const at = (x: number, y: number, z: number): Vector => [x, y, side * z];
  const heel = at(-0.1 + step, 0.36, 0.1);
  const foot = at(-0.02 + step * 1.5, 0.04, 0.1);
  return [
    limb(skin, at(0, 0.7, 0.1), at(0.02 + step * 0.6, 0.54, 0.11), 0.12, 0.085, 0.06),
    limb(skin, at(0.02 + step * 0.6, 0.54, 0.11), heel, 0.085, 0.036, 0.05),
    ball(shank, heel, 0.04, 0.03),
    limb(shank, heel, foot, 0.034, 0.03, 0.02),
    limb(shank, foot, at(0.14 + step * 1.5, 0.02, 0.09), 0.034, 0.018, 0.02),
    limb(shank, foot, at(0.06 + step * 1.5, 0.018, 0.15), 0.026, 0.014, 0.02),
  ];
}
