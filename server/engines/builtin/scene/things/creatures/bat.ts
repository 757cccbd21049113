import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain } from '../sculpt/looks.ts';
import { drawnIn, membrane } from '../sculpt/membrane.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { ball, ellipsoid, limb, type Look, type Solid } from '../sculpt/solid.ts';
import { roll, type Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import { looksLeft, type Wish } from '../wish.ts';

const BROWN: Colour = [0.34, 0.24, 0.18];
const SKIN: Colour = [0.3, 0.2, 0.18];
const PINK: Colour = [0.72, 0.48, 0.42];
const BLACK: Colour = [0.03, 0.025, 0.025];

/** How thick the skin of a wing is, and how deep its free edge hangs in between two fingers, as a share of its length. */
const THIN = 0.024;
const HANGS_IN = 0.2;

/** A bat on the wing that comes toward the eye, its wings spread. */
export function bat(wish: Wish): Sprite {
  const base = wish.colour ?? BROWN;
  const coat: Look = { ...plain(base), fur: 0.045 };
  const model = [
    ...[-1, 1].flatMap((side) => wing(side, mixColour(SKIN, base, 0.4))),
    ellipsoid(coat, [0, 0.48, 0], [0.12, 0.2, 0.125], 0, roll(0.12)),
    ball(coat, [0.02, 0.62, 0], 0.115, 0.08),
    ...head(coat),
    ...[-1, 1].map((side) =>
      limb(coat, [-0.02, 0.32, side * 0.06], [-0.05, 0.22, side * 0.09], 0.04, 0.014),
    ),
  ];
  const aside = 0.3 + 0.3 * wish.random.unit();
  const yaw = Math.PI / 2 + (looksLeft(wish) ? aside : -aside);
  return sculpt(model, { yaw, pitch: 0.05, away: 4 }, wish.rays, wish.tall, wish.random);
}

/** A short face with a blunt nose, and tall ears with pink insides. */
function head(coat: Look): Solid[] {
  const dark = plain(BLACK, { gloss: 0.9 });
  return [
    ball(coat, [0.07, 0.75, 0], 0.115, 0.05),
    ellipsoid(coat, [0.17, 0.72, 0], [0.06, 0.05, 0.055], 0.03),
    ellipsoid(plain(PINK), [0.225, 0.735, 0], [0.018, 0.022, 0.03]),
    ...[-1, 1].flatMap((side) => [
      ball(dark, [0.165, 0.78, side * 0.062], 0.022),
      ball(plain([1, 1, 1]), [0.184, 0.788, side * 0.064], 0.006),
      ellipsoid({ ...coat, fur: 0.02 }, [0.04, 0.9, side * 0.085], [0.028, 0.115, 0.055], 0.03),
      ellipsoid(plain(PINK), [0.066, 0.895, side * 0.087], [0.014, 0.088, 0.036]),
      limb(
        plain([0.95, 0.93, 0.88]),
        [0.2, 0.69, side * 0.02],
        [0.205, 0.665, side * 0.02],
        0.008,
        0.002,
      ),
    ]),
  ];
}

/** An arm, four long fingers from its wrist, and skin between them. Skin first: its edge is cut. */
function wing(side: number, colour: Colour): Solid[] {
  const bone = plain(scaleColour(colour, 0.7));
  const shoulder: Vector = [0, 0.6, side * 0.09];
  const wrist: Vector = [0.04, 0.86, side * 0.46];
  const skin: Look = {
    paint: (_x, y, z) => {
      const away = Math.hypot(y - wrist[1], z - wrist[2]);
      return scaleColour(colour, 1.35 - 0.5 * smoothstep(0.7, 0, away));
    },
    gloss: 0.12,
  };
  const ends: readonly [Vector, Vector, Vector, Vector] = [
    [0, 0.8, side * 1.16],
    [-0.04, 0.36, side * 1.0],
    [-0.04, 0.22, side * 0.58],
    [-0.03, 0.28, side * 0.1],
  ];
  const fingers = [
    [ends[0], ends[1]],
    [ends[1], ends[2]],
    [ends[2], ends[3]],
  ] as const;
  return [
    ...fingers.map(([from, to]) => membrane(skin, [wrist, from, to], THIN)),
    membrane(skin, [wrist, ends[3], shoulder], THIN),
    ...fingers.map(([from, to]) => drawnIn(skin, wrist, from, to, HANGS_IN)),
    limb(bone, shoulder, wrist, 0.034, 0.024),
    ...ends.slice(0, 3).map((end) => limb(bone, wrist, end, 0.018, 0.006)),
    limb(bone, wrist, [0.06, 0.93, side * 0.44], 0.016, 0.004),
  ];
}
