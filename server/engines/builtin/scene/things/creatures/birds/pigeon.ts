import { pick } from '../../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { roll, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';

/** Body and wings, and neck and head. */
const COATS: readonly (readonly [Colour, Colour])[] = [
  [
    [0.56, 0.59, 0.65],
    [0.27, 0.31, 0.39],
  ],
  [
    [0.48, 0.51, 0.57],
    [0.24, 0.27, 0.34],
  ],
  [
    [0.62, 0.64, 0.68],
    [0.32, 0.36, 0.44],
  ],
  [
    [0.88, 0.87, 0.85],
    [0.84, 0.83, 0.82],
  ],
  [
    [0.5, 0.38, 0.32],
    [0.4, 0.29, 0.25],
  ],
];
const GREEN: Colour = [0.2, 0.46, 0.36];
const PURPLE: Colour = [0.46, 0.28, 0.46];
const DARK: Colour = [0.16, 0.17, 0.2];
const RED: Colour = [0.76, 0.3, 0.26];
const BILL: Colour = [0.26, 0.25, 0.25];

/** Where the neck begins. */
const NAPE: Vector = [0.23, 0.5, 0];
/** Where the head is of one that walks, looks about or picks something up, and which way its bill points. */
const HEADS: readonly (readonly [at: Vector, bill: Vector])[] = [
  [
    [0.38, 0.84, 0],
    [0.53, 0.8, 0],
  ],
  [
    [0.3, 0.9, 0],
    [0.45, 0.88, 0],
  ],
  [
    [0.56, 0.2, 0],
    [0.64, 0.07, 0],
  ],
];

/** A pigeon on the ground: it walks, looks about or pecks. */
export function pigeon(wish: Wish): Sprite {
  const { random, rays, colour, tall } = wish;
  const [coat, neck] = colour === null ? pick(random, COATS) : [colour, scaleColour(colour, 0.7)];
  const [head, bill] = pick(random, HEADS);
  const turned = 0.15 + 0.5 * random.unit();
  const yaw = looksLeft(wish) ? Math.PI - turned : turned;
  const model = [...body(coat), ...headOf(neck, head, bill), ...legs(0.1 * random.unit())];
  return sculpt(model, { yaw, pitch: wish.sight?.above ?? 0.2, away: 5 }, rays, tall, random);
}

function body(coat: Colour): Solid[] {
  const wing: Look = {
    paint: (x) => {
      // Two dark bars across the wing, and its dark tip.
      const bar = Math.max(
        smoothstep(0.035, 0.015, Math.abs(x + 0.12)),
        smoothstep(0.035, 0.015, Math.abs(x + 0.25)),
        smoothstep(-0.34, -0.42, x),
      );
      return mixColour(scaleColour(coat, 0.94), DARK, 0.8 * bar);
    },
    fur: 0.012,
  };
  const down: Look = { paint: (_x, y) => scaleColour(coat, 0.86 + 0.3 * y), fur: 0.015 };
  return [
    ellipsoid(down, [0, 0.44, 0], [0.36, 0.2, 0.2], 0, roll(0.2)),
    ball(down, [0.2, 0.47, 0], 0.185, 0.12),
    limb(plain(scaleColour(coat, 0.7)), [-0.26, 0.39, 0], [-0.66, 0.31, 0], 0.08, 0.055, 0.08),
    ...[-1, 1].map((side) =>
      ellipsoid(wing, [-0.1, 0.46, side * 0.16], [0.4, 0.13, 0.07], 0.03, roll(0.2)),
    ),
  ];
}

function headOf(neck: Colour, head: Vector, bill: Vector): Solid[] {
  const sheen: Look = {
    paint: (x, y) => mixColour(neck, y + x < 0.86 ? PURPLE : GREEN, 0.34),
    fur: 0.012,
  };
  return [
    limb(sheen, NAPE, head, 0.14, 0.075, 0.1),
    ball(plain(neck), head, 0.088, 0.05),
    limb(plain(BILL), head, bill, 0.035, 0.012),
    ...[-1, 1].map((side) =>
      ball(plain([0.8, 0.36, 0.14], { gloss: 0.6 }), [head[0] + 0.03, head[1], side * 0.074], 0.02),
    ),
  ];
}

/** Legs a step apart. */
const legs = (step: number): Solid[] =>
  [-1, 1].flatMap((side): Solid[] => {
    const foot: Vector = [0.04 + side * step, 0.015, side * 0.08];
    return [
      limb(plain(RED), [0.02, 0.3, side * 0.08], foot, 0.024, 0.018),
      limb(plain(RED), foot, [foot[0] + 0.12, 0.012, foot[2]], 0.017, 0.01),
    ];
  });
