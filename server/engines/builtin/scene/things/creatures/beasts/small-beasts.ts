import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, after, roll, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import type { OwnHead } from '../own-head.ts';
import { smooth } from '../smooth-path.ts';
import { treatModel } from '../treats/treats.ts';

const BLACK: Colour = [0.04, 0.035, 0.035];
const SPINES: Colour = [0.4, 0.32, 0.24];
const FACE: Colour = [0.72, 0.58, 0.42];
const RED: Colour = [0.62, 0.28, 0.12];
const CREAM: Colour = [0.93, 0.88, 0.78];
const GREY: Colour = [0.52, 0.47, 0.43];
const PINK: Colour = [0.86, 0.6, 0.56];

const seen = (wish: Wish, model: readonly Solid[]): Sprite => {
  const { random, rays, tall } = wish;
  const turn = 0.35 + 0.3 * random.unit();
  const yaw = looksLeft(wish) ? Math.PI - turn : turn;
  return sculpt(model, { yaw, pitch: 0.08, away: 4 }, rays, tall, random);
};

/** How many spines stand on a hedgehog, how long they are, and how thick at their root. */
const PRICKLES = 760;
const LONG = 0.125;
const STOUT = 0.0105;
/** How high its body is carried by its short legs. */
const CARRIED = 0.09;

/** A hedgehog: a dome of fine spines, banded pale and dark, with a pale pointed face on short legs. */
export function hedgehog(wish: Wish): Sprite {
  const base = wish.colour ?? SPINES;
  const skin: Look = { ...plain(FACE), fur: 0.025 };
  const brow: Look = { ...plain(scaleColour(FACE, 0.72)), fur: 0.02 };
  const paw = plain(scaleColour(FACE, 0.72));
  const snout = plain(BLACK, { gloss: 0.6 });
  // Evenly over the dome, by the golden angle.
  const spines = Array.from({ length: PRICKLES }, (_, n) => {
    const up = 1 - (1.36 * (n + 0.5)) / PRICKLES;
    const around = n * 2.39996;
    const flat = Math.sqrt(1 - up * up);
    const [x, y, z] = [flat * Math.cos(around), up, flat * Math.sin(around)];
    const root: Vector = [-0.1 + 0.43 * x, 0.34 + CARRIED + 0.29 * y, 0.325 * z];
    const long = LONG * (0.75 + 0.5 * wish.random.unit());
    const astray = () => 0.35 * (wish.random.unit() - 0.5);
    const tip: Vector = [
      root[0] + long * (x - 0.5 + astray()),
      root[1] + long * (y + 0.25 + astray()),
      root[2] + long * (z + astray()),
    ];
    const band = 0.62 + 0.16 * wish.random.unit();
    const tone = 0.85 + 0.3 * wish.random.unit();
    const [dark, pale] = [
      scaleColour(base, 0.42 * tone),
      scaleColour(mixColour(base, CREAM, 0.6), tone),
    ];
    const quill: Look = {
      paint: (px, py, pz) => {
        const on = Math.hypot(px - root[0], py - root[1], pz - root[2]) / long;
        return mixColour(
          dark,
          pale,
          smoothstep(band - 0.3, band - 0.1, on) * smoothstep(1.12, 0.9, on),
        );
      },
    };
    return x > 0.6 && y < 0.66 ? null : limb(quill, root, tip, STOUT, 0.003);
  }).filter((one) => one !== null);
  return seen(wish, [
    ellipsoid(plain(scaleColour(base, 0.4)), [-0.1, 0.34 + CARRIED, 0], [0.43, 0.3, 0.33]),
    ellipsoid(skin, [0, 0.2 + CARRIED, 0], [0.42, 0.17, 0.28]),
    ellipsoid(skin, [0.35, 0.29 + CARRIED, 0], [0.17, 0.17, 0.17], 0.08),
    // The face narrows to a long snout that is turned up a little.
    limb(skin, [0.42, 0.27 + CARRIED, 0], [0.58, 0.225 + CARRIED, 0], 0.115, 0.062, 0.06),
    limb(brow, [0.5, 0.29 + CARRIED, 0], [0.685, 0.245 + CARRIED, 0], 0.062, 0.036, 0.05),
    limb(skin, [0.48, 0.19 + CARRIED, 0], [0.63, 0.19 + CARRIED, 0], 0.05, 0.028, 0.03),
    ball(snout, [0.722, 0.252 + CARRIED, 0], 0.034),
    ...[-1, 1].flatMap((side) => [
      ball(plain(BLACK, { gloss: 0.95 }), [0.495, 0.33 + CARRIED, side * 0.1], 0.031),
      // The mouth, its corner drawn up.
      ...MOUTH.slice(1).map(([x, y, z], n) => {
        const [fromX, fromY, fromZ] = MOUTH[n] ?? [x, y, z];
        return limb(
          snout,
          [fromX, fromY + CARRIED, side * fromZ],
          [x, y + CARRIED, side * z],
          0.0075,
          0.0075,
        );
      }),
      ellipsoid(brow, [0.3, 0.46 + CARRIED, side * 0.15], [0.04, 0.07, 0.055], 0.02),
      ellipsoid(
        plain(scaleColour(FACE, 0.5)),
        [0.325, 0.46 + CARRIED, side * 0.16],
        [0.025, 0.045, 0.035],
      ),
      ...[0.2, -0.3].flatMap((x) => [
        limb(
          paw,
          [x, 0.16 + CARRIED, side * 0.18],
          [x + 0.03, 0.05, side * 0.19],
          0.062,
          0.045,
          0.03,
        ),
        ...[-0.028, 0, 0.028].map((toe) =>
          limb(
            paw,
            [x + 0.03, 0.035, side * 0.19 + toe * 0.6],
            [x + 0.11, 0.018, side * 0.19 + toe * 1.5],
            0.026,
            0.013,
            0.01,
          ),
        ),
      ]),
    ]),
    ...spines,
    ...hadBy(wish.treat),
  ]);
}

/** What a hedgehog has: an apple on its spines, anything else before its snout. */
function hadBy(treat: Wish['treat']): Solid[] {
  if (treat === undefined) return [];
  const isApple = treat.thing === 'apple';
  const { pieces, half } = treatModel(treat.thing, treat.colour, isApple ? 1.5 : 0.9);
  return moved(pieces, {
    by: roll(isApple ? 0.25 : 0),
    to: isApple ? [-0.12, 0.79 + half * 0.7, -0.04] : [0.82 + half, half, -0.05],
  });
}

/** The line of a hedgehog's mouth from beneath its nose. */
const MOUTH = [
  [0.69, 0.2, 0.01],
  [0.645, 0.196, 0.042],
  [0.585, 0.2, 0.066],
  [0.545, 0.222, 0.088],
] as const;

/** A squirrel that sits up, a nut in its paws, its tail high behind it. */
export function squirrel(wish: Wish): Sprite {
  const base = wish.colour ?? RED;
  const coat: Look = {
    paint: (x, y, z, normal) => {
      const belly = smoothstep(0.3, 0.75, normal[0]) * smoothstep(0.72, 0.6, y);
      const fleck = 0.93 + 0.1 * Math.sin(x * 50 + y * 31) * Math.sin(z * 44);
      return scaleColour(mixColour(base, CREAM, 0.9 * belly), fleck);
    },
    fur: 0.03,
  };
  const brush: Look = { ...plain(scaleColour(base, 1.08)), fur: 0.11 };
  const tail = smooth([
    [-0.22, 0.08, 0],
    [-0.42, 0.2, 0],
    [-0.42, 0.52, 0],
    [-0.36, 0.84, 0],
    [-0.52, 1.02, 0],
  ]);
  const thick = (n: number) =>
    0.07 + 0.09 * Math.sin((Math.PI * Math.min(1, n / tail.length)) ** 0.9);
  return seen(wish, [
    ...tail.slice(1).map((to, n) => limb(brush, tail[n] ?? to, to, thick(n), thick(n + 1), 0.04)),
    ellipsoid(coat, [-0.04, 0.3, 0], [0.2, 0.29, 0.19], 0, roll(-0.2)),
    ball(coat, [0.04, 0.52, 0], 0.14, 0.1),
    ellipsoid(coat, [0.12, 0.74, 0], [0.155, 0.13, 0.125], 0.06),
    limb(coat, [0.2, 0.71, 0], [0.28, 0.685, 0], 0.075, 0.045, 0.04),
    ball(plain(BLACK, { gloss: 0.6 }), [0.325, 0.7, 0], 0.018),
    ball(plain([0.5, 0.32, 0.14], { gloss: 0.3 }), [0.29, 0.5, 0], 0.055),
    ...[-1, 1].flatMap((side) => [
      ball(plain(BLACK, { gloss: 0.95 }), [0.2, 0.77, side * 0.102], 0.027),
      limb(coat, [0.06, 0.84, side * 0.08], [0.03, 0.99, side * 0.11], 0.042, 0.008, 0.02),
      limb(coat, [0.06, 0.54, side * 0.12], [0.16, 0.42, side * 0.11], 0.05, 0.04, 0.03),
      limb(coat, [0.16, 0.42, side * 0.11], [0.27, 0.49, side * 0.04], 0.036, 0.028, 0.02),
      ellipsoid(coat, [0.0, 0.18, side * 0.16], [0.16, 0.16, 0.08], 0.05, roll(0.3)),
      limb(coat, [0.0, 0.04, side * 0.16], [0.2, 0.03, side * 0.17], 0.042, 0.034, 0.03),
    ]),
  ]);
}

/** A mouse: an egg of a body, large round ears, a pointed face with whiskers, and a long bare tail. */
export function mouse(wish: Wish): Sprite {
  const base = wish.colour ?? GREY;
  const coat = coatOfMouse(base);
  const bare = plain(PINK, { gloss: 0.15 });
  const tail = smooth([
    [-0.44, 0.12, 0],
    [-0.66, 0.05, -0.04],
    [-0.86, 0.04, -0.16],
    [-1.04, 0.05, -0.1],
    [-1.16, 0.12, 0],
    [-1.3, 0.2, 0.02],
  ]);
  const thin = (n: number) => 0.036 - 0.026 * (n / tail.length);
  return seen(wish, [
    ellipsoid(coat, [-0.14, 0.27, 0], [0.37, 0.26, 0.25]),
    ellipsoid(coat, [0.12, 0.28, 0], [0.24, 0.2, 0.19], 0.1),
    ...tail.slice(1).map((to, n) => limb(bare, tail[n] ?? to, to, thin(n), thin(n + 1), 0.01)),
    ...[-1, 1].flatMap((side) => [
      ellipsoid(coat, [-0.22, 0.19, side * 0.17], [0.22, 0.19, 0.1], 0.05),
      limb(bare, [-0.22, 0.03, side * 0.2], [-0.02, 0.025, side * 0.22], 0.035, 0.025),
      limb(coat, [0.2, 0.18, side * 0.12], [0.26, 0.06, side * 0.12], 0.05, 0.032, 0.03),
      limb(bare, [0.26, 0.04, side * 0.12], [0.34, 0.025, side * 0.13], 0.028, 0.02),
    ]),
    ...faceOfMouse(coat, bare),
  ]);
}

/** The fur of a mouse of that colour, pale beneath. */
const coatOfMouse = (base: Colour): Look => ({
  paint: (x, y, z, normal) => {
    const fleck = 0.95 + 0.06 * Math.sin(x * 97 + y * 61) * Math.sin(z * 88 + y * 37);
    return scaleColour(mixColour(base, CREAM, 0.75 * smoothstep(-0.3, -0.8, normal[1])), fleck);
  },
  fur: 0.03,
});

/** The head of a mouse of a colour, null its natural one, and its fur. */
export function mouseHead(colour: Colour | null): OwnHead {
  const coat = coatOfMouse(colour ?? GREY);
  return { coat, pieces: faceOfMouse(coat, plain(PINK, { gloss: 0.15 })) };
}

/** The head of a mouse: pointed, with whiskers and large ears. */
const faceOfMouse = (coat: Look, bare: Look): Solid[] => [
  ellipsoid(coat, [0.34, 0.37, 0], [0.19, 0.165, 0.16], 0.08),
  limb(coat, [0.42, 0.34, 0], [0.62, 0.28, 0], 0.115, 0.042, 0.06),
  ball(bare, [0.665, 0.285, 0], 0.032),
  ...[-1, 1].flatMap((side) => [
    ball(plain(BLACK, { gloss: 0.95 }), [0.46, 0.41, side * 0.118], 0.036),
    ...ear(coat, bare, side),
    ...[-0.11, 0, 0.11].map((up) =>
      limb(plain(CREAM), [0.6, 0.28, side * 0.04], [0.56, 0.28 + up, side * 0.3], 0.0045, 0.002),
    ),
  ]),
];

/** A round ear, bare within, that stands up and looks ahead. */
const ear = (coat: Look, bare: Look, side: number): Solid[] => {
  const turned = after(yaw(-side * 0.5), roll(0.25));
  const at: Vector = [0.2, 0.58, side * 0.155];
  return [
    ellipsoid({ ...coat, fur: 0.012 }, at, [0.045, 0.155, 0.14], 0.02, turned),
    ellipsoid(bare, add(at, [0.035, 0, side * 0.02]), [0.025, 0.115, 0.1], 0, turned),
  ];
};
