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

const GREY: Colour = [0.5, 0.47, 0.44];
const PALE: Colour = [0.88, 0.86, 0.82];
const BLACK: Colour = [0.07, 0.065, 0.065];
const EYE: Colour = [0.03, 0.025, 0.02];

/** Hairs of the coat, the same on every raccoon. */
const noise = createNoise(20_275);

/** Rings on a tail, by its length from the root. */
const RINGS = 6;

/** A raccoon on all fours: hunched, grey, a black mask on a white face, black rings round its tail. */
export function raccoon(wish: Wish): Sprite {
  const base = wish.colour ?? GREY;
  const coat = coatOf(base);
  const model = [
    ...tail(base),
    ellipsoid(coat, [-0.2, 0.44, 0], [0.36, 0.3, 0.26], 0, roll(0.1)),
    ellipsoid(coat, [0.14, 0.42, 0], [0.27, 0.25, 0.22], 0.14),
    ...head(coat),
    ...[-1, 1].flatMap((side) => legs(coat, side)),
  ];
  const turn = 0.6 + 0.35 * wish.random.unit();
  const yaw = looksLeft(wish) ? Math.PI - turn : turn;
  return sculpt(model, { yaw, pitch: 0.1, away: 4 }, wish.rays, wish.tall, wish.random);
}

/** Grizzled: pale and dark hairs among the grey. */
function coatOf(base: Colour): Look {
  return {
    paint: (x, y, z, normal) => {
      const grizzle = 0.9 + 0.5 * noise.fbm(x * 16 + z * 9, y * 30 - z * 14, 2);
      const back = scaleColour(base, grizzle * (1 - 0.3 * smoothstep(0.3, 0.9, normal[1])));
      return mixColour(back, PALE, 0.35 * smoothstep(-0.2, -0.8, normal[1]));
    },
    fur: 0.065,
  };
}

function tail(base: Colour): Solid[] {
  const ringed: Look = {
    paint: (x, y) => {
      const along = Math.hypot(x + 0.46, y - 0.36) * RINGS * 1.35;
      const ring = smoothstep(-0.15, 0.15, Math.sin(along * Math.PI));
      return mixColour(BLACK, mixColour(base, PALE, 0.35), ring);
    },
    fur: 0.055,
  };
  return spine(
    ringed,
    [
      [[-0.46, 0.36, 0], 0.09],
      [[-0.7, 0.24, 0.02], 0.11],
      [[-0.94, 0.2, 0.02], 0.105],
      [[-1.16, 0.26, 0], 0.085],
      [[-1.28, 0.36, 0], 0.04],
    ],
    0.04,
  );
}

/** The head of a raccoon of a colour, null its natural one, and its coat. */
export function raccoonHead(colour: Colour | null): OwnHead {
  const coat = coatOf(colour ?? GREY);
  return { coat, pieces: head(coat) };
}

/** White brows and muzzle, a black mask over the eyes and down the nose, ears rimmed in white. */
function head(coat: Look): Solid[] {
  const face: Look = {
    paint: (x, y, z, normal) => {
      const side = Math.abs(z);
      // The mask slants down from the nose to the cheeks.
      const middle = 0.585 - 0.32 * (side - 0.08);
      const mask = smoothstep(0.075, 0.05, Math.abs(y - middle)) * smoothstep(0.34, 0.4, x);
      const stripe = smoothstep(0.03, 0.016, side) * smoothstep(0.35, 0.4, x);
      const brow = smoothstep(0.33, 0.4, x) * smoothstep(0.76, 0.7, y);
      const own = mixColour(coat.paint(x, y, z, normal), PALE, brow);
      return mixColour(own, BLACK, Math.max(mask, 0.85 * stripe));
    },
    fur: 0.03,
  };
  const dark = plain(EYE, { gloss: 0.9 });
  const muzzle: Look = { ...plain(PALE), fur: 0.012 };
  return [
    ellipsoid(face, [0.36, 0.6, 0], [0.185, 0.175, 0.215], 0.06),
    limb(muzzle, [0.5, 0.55, 0], [0.66, 0.515, 0], 0.085, 0.045, 0.05),
    limb({ ...plain(BLACK), fur: 0.01 }, [0.5, 0.61, 0], [0.66, 0.55, 0], 0.035, 0.025, 0.02),
    ball(dark, [0.705, 0.53, 0], 0.032),
    ...[-1, 1].flatMap((side) => [
      ball(plain([0.2, 0.12, 0.06], { gloss: 0.9 }), [0.515, 0.615, side * 0.092], 0.031),
      ball(dark, [0.53, 0.617, side * 0.096], 0.022),
      ball(plain([1, 1, 1]), [0.548, 0.63, side * 0.096], 0.008),
      ellipsoid(muzzle, [0.27, 0.78, side * 0.15], [0.035, 0.09, 0.07], 0.02, roll(0.15)),
      ellipsoid(plain(BLACK), [0.293, 0.775, side * 0.15], [0.025, 0.062, 0.046], 0, roll(0.15)),
      ...[-0.04, 0.01].map((up) =>
        limb(muzzle, [0.62, 0.51, side * 0.04], [0.6, 0.49 + up, side * 0.24], 0.0045, 0.002),
      ),
    ]),
  ];
}

/** Grey legs with dark stockings and long fingers. */
function legs(coat: Look, side: number): Solid[] {
  const paw: Look = { ...plain(BLACK), fur: 0.012 };
  const fingers = (x: number, z: number): Solid[] =>
    [-0.4, 0, 0.4].map((out) =>
      limb(paw, [x, 0.035, z], [x + 0.12, 0.018, z + out * 0.12], 0.036, 0.015, 0.02),
    );
  return [
    limb(coat, [0.22, 0.36, side * 0.14], [0.24, 0.17, side * 0.15], 0.085, 0.06, 0.06),
    limb(paw, [0.24, 0.17, side * 0.15], [0.25, 0.04, side * 0.15], 0.056, 0.044, 0.03),
    ...fingers(0.26, side * 0.15),
    ellipsoid(coat, [-0.3, 0.3, side * 0.17], [0.18, 0.2, 0.1], 0.08),
    limb(paw, [-0.34, 0.17, side * 0.19], [-0.32, 0.04, side * 0.19], 0.064, 0.046, 0.04),
    ...fingers(-0.31, side * 0.19),
  ];
}
