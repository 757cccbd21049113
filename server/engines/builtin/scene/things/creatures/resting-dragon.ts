import type { Random } from '../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { circlet, coined, goblet, jewel, spilled, stuckSword } from '../objects/gold.ts';
import { chestModel } from '../objects/treasure.ts';
import { plain } from '../sculpt/looks.ts';
import { membrane } from '../sculpt/membrane.ts';
import { moved } from '../sculpt/move.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { ellipsoid, type Look, limb, type Solid } from '../sculpt/solid.ts';
import { add, after, roll, type Vector, yaw } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import { looksLeft, type Wish } from '../wish.ts';
import { SCALES } from './dragon.ts';
import { dragonHide } from './dragon-hide.ts';

const HORN: Colour = [0.88, 0.82, 0.68];
const BELLY: Colour = [0.82, 0.62, 0.34];
const LID: Colour = [0.1, 0.06, 0.05];

/** From the tail's tip around the front, over the back to the head that rests on it: places and thickness. */
const SPINE: readonly (readonly [Vector, number])[] = [
  [[0.86, 0.05, -0.74], 0.012],
  [[0.5, 0.06, -0.86], 0.04],
  [[0.05, 0.07, -0.88], 0.062],
  [[-0.42, 0.09, -0.74], 0.085],
  [[-0.76, 0.13, -0.42], 0.115],
  [[-0.8, 0.19, -0.02], 0.165],
  [[-0.56, 0.26, 0.24], 0.235],
  [[-0.16, 0.31, 0.36], 0.28],
  [[0.24, 0.31, 0.3], 0.275],
  [[0.52, 0.27, 0.08], 0.2],
  [[0.72, 0.27, -0.2], 0.145],
  [[0.68, 0.32, -0.48], 0.12],
  [[0.42, 0.34, -0.66], 0.108],
  [[0.16, 0.31, -0.74], 0.1],
];
/** Where the neck begins in it, and the head. */
const HEAD: Vector = [0, 0.29, -0.79];
/** From how far above it is seen, radians. */
const ABOVE = 0.3;

/** A dragon that sleeps rolled up, its wings folded, its head on its tail; on a heap of gold where it lies on its treasure. */
export function restingDragon(wish: Wish): Sprite {
  const { random, rays, tall, traits = [] } = wish;
  const isLeft = looksLeft(wish);
  const body = model(wish.colour ?? SCALES);
  const shown = traits.includes('hoarding')
    ? [...bed(random, isLeft), ...moved(body, { by: roll(0.03), to: [0, ON_GOLD, 0.06] })]
    : body;
  const turned = isLeft ? -0.12 : 0.12;
  return sculpt(shown, { yaw: turned, pitch: ABOVE, away: 4 }, rays, tall, random);
}

/** How high over the ground a dragon lies on its gold. */
const ON_GOLD = 0.2;
/** How large a coin is beside a dragon. */
const COIN = 0.04;

/** The heap of gold that a dragon lies in, higher behind it than before, with a chest and goblets. */
function bed(random: Random, isLeft: boolean): Solid[] {
  const look = coined(COIN);
  const side = isLeft ? -1 : 1;
  return [
    ellipsoid(look, [0, 0, -0.18], [1.62, 0.24, 1.16], 0.1),
    ellipsoid(look, [0, 0.02, 0.02], [1.26, 0.27, 0.92], 0.2),
    ellipsoid(look, [0.76 * side, 0.1, 0.62], [0.66, 0.5, 0.4], 0.25),
    ellipsoid(look, [-0.7 * side, 0.08, 0.6], [0.62, 0.62, 0.4], 0.25),
    ellipsoid(look, [-1.02 * side, 0.02, -0.34], [0.44, 0.32, 0.42], 0.25),
    ...spilled(random, [0, -0.18], [1.62, 1.16], COIN, 64),
    ...moved(chestModel(random), {
      size: 0.66,
      by: after(yaw(-0.55 * side), roll(0.12 * side)),
      to: [-1.02 * side, 0.2, -0.42],
    }),
    ...goblet([1.06 * side, 0.16, -0.62], 0.3, 0.2 * side, 0),
    ...goblet([0.72 * side, 0.14, -1.0], 0.26, 1.3 * side, 1),
    ...goblet([-0.34 * side, 0.13, -1.08], 0.26, -0.2 * side, 2),
    ...circlet([1.2 * side, 0.2, -0.22], 0.28, -0.25 * side),
    ...stuckSword([1.0 * side, 0.42, 0.52], 0.72, -0.25 * side),
    ...Array.from({ length: 10 }, (_, n): Solid => {
      const around = n * 2.4 + 0.4;
      const out = 0.72 + 0.2 * ((n * 0.382) % 1);
      const [x, z] = [
        1.62 * out * Math.cos(around),
        -0.18 - 1.16 * out * Math.abs(Math.sin(around)),
      ];
      return jewel([x, 0.24 * Math.sqrt(1 - out * out) + 0.015, z], 0.03, n);
    }),
  ];
}

function model(colour: Colour): Solid[] {
  const hide = dragonHide(colour);
  const horn = plain(HORN);
  const lid = plain(LID);
  const [x, y, z] = HEAD;
  const at = (right: number, up: number, near: number): Vector => [x + right, y + up, z - near];
  return [
    ...SPINE.slice(1).map(([to, thick], n) => {
      const [from, thin] = SPINE[n] ?? [to, thick];
      return limb(hide, from, to, thin, thick, 0.08);
    }),
    // Thighs and feet.
    ellipsoid(hide, [-0.52, 0.2, -0.12], [0.27, 0.22, 0.2], 0.08),
    limb(hide, [-0.4, 0.08, -0.3], [-0.12, 0.06, -0.42], 0.08, 0.06, 0.04),
    limb(hide, [0.52, 0.2, -0.12], [0.32, 0.1, -0.36], 0.12, 0.075, 0.06),
    limb(hide, [0.32, 0.1, -0.36], [0.02, 0.06, -0.46], 0.07, 0.055, 0.04),
    ...wing(colour, -0.16, 0),
    ...wing(colour, 0.34, 0.1),
    // The head: skull, long snout, jaw, nostrils, closed eyes, horns swept back.
    ellipsoid(hide, at(0.06, 0.02, 0), [0.14, 0.11, 0.12], 0.05),
    limb(hide, at(-0.02, 0.0, 0.01), at(-0.32, -0.06, 0.03), 0.1, 0.062, 0.05),
    limb(hide, at(0, -0.07, 0.02), at(-0.28, -0.11, 0.03), 0.06, 0.04, 0.02),
    limb(lid, at(0.0, 0.035, 0.118), at(0.075, 0.02, 0.128), 0.011, 0.011),
    limb(hide, at(-0.04, 0.075, 0.09), at(0.1, 0.075, 0.1), 0.028, 0.02, 0.01),
    limb(lid, at(-0.335, -0.03, 0.075), at(-0.325, -0.03, 0.09), 0.012, 0.012),
    ...[-1, 1].flatMap((side) => [
      limb(horn, at(0.1, 0.09, side * 0.06), at(0.3, 0.2, side * 0.1), 0.03, 0.018, 0.01),
      limb(horn, at(0.3, 0.2, side * 0.1), at(0.46, 0.22, side * 0.09), 0.018, 0.004),
    ]),
    limb(horn, at(-0.28, 0.0, 0.03), at(-0.24, 0.08, 0.03), 0.02, 0.004),
    // A crest along the back, the neck and the tail, and the tail's point.
    ...SPINE.slice(2).map(([place, thick]) =>
      limb(
        horn,
        add(place, [0, thick * 0.86, 0]),
        add(place, [-0.03, thick + 0.03 + 0.2 * thick, 0.02]),
        0.02 + 0.05 * thick,
        0.004,
      ),
    ),
    limb(hide, [0.84, 0.05, -0.74], [1.0, 0.07, -0.66], 0.06, 0.006),
  ];
}

/** How thick the skin of a wing is. */
const SKIN = 0.02;

/** A folded wing that lies along the flank: its arm up to the wrist, fingers back from there, skin between them. */
function wing(colour: Colour, near: number, back: number): Solid[] {
  const bone = plain(scaleColour(colour, 0.66));
  const shoulder: Vector = [0.42, 0.46, near + 0.2];
  const wrist: Vector = [0.56 - back, 0.74, near + 0.06];
  const skin: Look = {
    paint: (x, y, z) => {
      const away = Math.hypot(x - wrist[0], y - wrist[1], z - wrist[2]);
      const around = Math.atan2(x - wrist[0], y - wrist[1]);
      const vein = smoothstep(0.7, 1, Math.sin(around * 30 + 2 * Math.sin(away * 8)));
      const base = mixColour(colour, BELLY, 0.16 + 0.3 * smoothstep(0.1, 1, away));
      return scaleColour(base, 1 - 0.24 * vein);
    },
  };
  const tips: readonly Vector[] = [
    [-0.74 - back, 0.5, near + 0.02],
    [-0.62 - back, 0.3, near - 0.06],
    [-0.3 - back, 0.2, near - 0.12],
    [0.1, 0.22, near - 0.06],
  ];
  return [
    ...tips.slice(1).map((tip, n) => membrane(skin, [wrist, tips[n] ?? tip, tip], SKIN)),
    membrane(skin, [wrist, tips[3] ?? wrist, shoulder], SKIN),
    limb(bone, shoulder, wrist, 0.06, 0.045),
    ...tips.slice(0, 3).map((tip) => limb(bone, wrist, tip, 0.03, 0.009)),
    limb(plain(HORN), wrist, add(wrist, [0.06, 0.12, 0]), 0.028, 0.004),
  ];
}
