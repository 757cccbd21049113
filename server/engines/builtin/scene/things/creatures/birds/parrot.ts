import { pick, type Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, roll, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { limbUnder } from './perch.ts';

/** Body, wing from its shoulder to its tip, and the bare face. */
interface Dress {
  readonly body: Colour;
  readonly wing: readonly [shoulder: Colour, middle: Colour, tip: Colour];
  readonly face: Colour;
}

const DRESSES: readonly Dress[] = [
  {
    body: [0.68, 0.09, 0.07],
    wing: [
      [0.66, 0.09, 0.07],
      [0.95, 0.72, 0.1],
      [0.1, 0.28, 0.72],
    ],
    face: [0.94, 0.9, 0.84],
  },
  {
    body: [0.96, 0.7, 0.1],
    wing: [
      [0.1, 0.42, 0.78],
      [0.08, 0.36, 0.74],
      [0.06, 0.2, 0.56],
    ],
    face: [0.94, 0.92, 0.86],
  },
  {
    body: [0.24, 0.62, 0.16],
    wing: [
      [0.3, 0.66, 0.16],
      [0.86, 0.2, 0.12],
      [0.1, 0.34, 0.62],
    ],
    face: [0.9, 0.84, 0.4],
  },
];
const BILL: Colour = [0.16, 0.14, 0.14];
const HORN: Colour = [0.88, 0.82, 0.7];
const FOOT: Colour = [0.34, 0.31, 0.3];
const EYE: Colour = [0.03, 0.03, 0.03];
const IRIS: Colour = [0.92, 0.86, 0.5];

/** A parrot on a bare limb: a great hooked bill, wings in three colours, a tail as long as itself. */
export function parrot(wish: Wish): Sprite {
  const { random, rays, tall } = wish;
  const natural = wish.nth === undefined ? pick(random, DRESSES) : dressOf(wish.nth);
  const dress = wish.colour === null ? natural : { ...natural, body: wish.colour };
  const model = [...bodyOf(dress), ...limbUnder(random, [0.06, 0.66, 0], 0.045)];
  const turned = 0.3 + 0.25 * random.unit();
  const yaw = random.unit() < 0.5 ? turned : Math.PI - turned;
  return sculpt(model, { yaw, pitch: 0.05, away: 4 }, rays, tall, random);
}

/** How large a parrot is on a shoulder, as a share of one by itself, and how high its feet are there. */
const ON_SHOULDER = 0.3;
const FEET = 0.66;

/** A parrot that sits at a place, facing as who has it there; null colour: one of its own. */
export const parrotAt = (random: Random, foot: Vector, colour: Colour | null): Solid[] => {
  const natural = pick(random, DRESSES);
  const dress = colour === null ? natural : { ...natural, body: colour };
  return moved(bodyOf(dress), {
    size: ON_SHOULDER,
    to: add(foot, [0, -FEET * ON_SHOULDER, 0]),
  });
};

/** The dress of the one of several parrots that has that number: none is like the next. */
const dressOf = (nth: number): Dress => DRESSES[nth % DRESSES.length] as Dress;

/** Feathers that lie over each other in rows. */
const plumage = (colourAt: (x: number, y: number) => Colour): Look => ({
  paint: (x, y, z) =>
    scaleColour(colourAt(x, y), 0.95 + 0.2 * Math.sin(y * 70 + x * 26) * Math.sin(x * 60 - z * 34)),
  fur: 0.018,
});

function bodyOf({ body, wing, face }: Dress): Solid[] {
  const coat = plumage(() => body);
  // From the shoulder down a wing changes its colour twice.
  const folded = plumage((x, y) => {
    const down = 1.06 - y - 0.35 * x;
    return mixColour(
      mixColour(wing[0], wing[1], smoothstep(0.16, 0.22, down)),
      wing[2],
      smoothstep(0.3, 0.37, down),
    );
  });
  const quill = plumage((_x, y) => mixColour(wing[2], body, smoothstep(0.3, 0.62, y)));
  const lean = roll(-0.28 + Math.PI / 2);
  return [
    ellipsoid(coat, [0, 0.9, 0], [0.27, 0.155, 0.15], 0, lean),
    ball(coat, [0.08, 1.0, 0], 0.14, 0.12),
    ball(coat, [0.13, 1.2, 0], 0.125, 0.12),
    ellipsoid(plain(face), [0.195, 1.19, 0], [0.07, 0.07, 0.108], 0.02),
    // The upper bill hooks over the lower one.
    limb(plain(HORN, { gloss: 0.5 }), [0.225, 1.215, 0], [0.31, 1.185, 0], 0.058, 0.042, 0.02),
    limb(plain(HORN, { gloss: 0.5 }), [0.31, 1.185, 0], [0.335, 1.1, 0], 0.042, 0.01, 0.03),
    limb(plain(BILL, { gloss: 0.4 }), [0.225, 1.135, 0], [0.285, 1.115, 0], 0.04, 0.02, 0.01),
    ...[-1, 1].flatMap((side) => [
      ellipsoid(folded, [-0.06, 0.86, side * 0.13], [0.3, 0.12, 0.045], 0.03, lean),
      limb(folded, [-0.1, 0.72, side * 0.1], [-0.2, 0.46, side * 0.05], 0.06, 0.02, 0.05),
      ball(plain(IRIS, { gloss: 0.6 }), [0.185, 1.235, side * 0.103], 0.024),
      ball(plain(EYE, { gloss: 0.9 }), [0.192, 1.235, side * 0.115], 0.016),
      limb(plain(FOOT), [0.03, 0.74, side * 0.07], [0.07, 0.67, side * 0.075], 0.032, 0.024),
      limb(plain(FOOT), [0.07, 0.67, side * 0.075], [0.12, 0.655, side * 0.05], 0.024, 0.016, 0.01),
      limb(plain(FOOT), [0.05, 0.67, side * 0.085], [0.1, 0.65, side * 0.1], 0.02, 0.014, 0.01),
    ]),
    ...[-0.05, 0, 0.05].map((z) =>
      limb(
        quill,
        [-0.1, 0.68, z * 0.7],
        [-0.25 - Math.abs(z), 0.08 + Math.abs(z) * 1.6, z],
        0.055,
        0.016,
        0.03,
      ),
    ),
  ];
}
