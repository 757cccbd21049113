import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { masonry, plain, planks, worn } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, box, frustum, type Look, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { pitch } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';

const STEEL: Colour = [0.36, 0.38, 0.4];
const FRAME: Colour = [0.88, 0.88, 0.86];
const BRICK: Colour = [0.62, 0.36, 0.27];
const SEMAPHORE: Colour = [0.82, 0.12, 0.09];
const WHITE: Colour = [0.94, 0.93, 0.9];

/** Half the width and height of a billboard's picture, and how high over the ground its middle is. */
const BOARD = { wide: 2.7, high: 1.3, up: 3.6 } as const;

/** What an advertisement shows at a place of it, −1 to 1 each way: a bottle before the rays of a sun, fruit beside it. */
function advertisement(ground: Colour, x: number, y: number): Colour {
  const [dx, dy] = [(x + 0.3) * 2, y + 0.2];
  const ray = Math.sin(Math.atan2(dy, dx) * 16) > 0;
  const sun = Math.hypot(dx, dy) < 0.7;
  const back = sun
    ? mixColour(ground, [1, 0.93, 0.5], 0.75)
    : ray
      ? ground
      : mixColour(ground, WHITE, 0.28);
  const neck = y > 0.2 ? 0.045 : 0.045 + 0.075 * smoothstep(0.24, -0.06, y);
  if (Math.abs(x + 0.3) < neck && y > -0.86 && y < 0.76) {
    if (y > 0.66) return [0.9, 0.74, 0.2];
    if (y > -0.56 && y < -0.14) return WHITE;
    return x < -0.33 ? [0.3, 0.68, 0.36] : [0.08, 0.42, 0.2];
  }
  for (const [cx, cy, r, tone] of [
    [0.24, -0.5, 0.3, [0.98, 0.55, 0.1]],
    [0.52, -0.56, 0.26, [0.9, 0.2, 0.16]],
    [0.4, -0.16, 0.26, [0.98, 0.82, 0.2]],
  ] as const) {
    const off = Math.hypot((x - cx) * 2, y - cy);
    if (off < r) return scaleColour(tone, 1.12 - (0.5 * off) / r);
  }
  return back;
}

/** A billboard high on two posts, lamps over it: an advertisement without words. */
export function billboard(wish: Wish): Sprite {
  const steel = worn(STEEL, 0.2, { gloss: 0.3 });
  const ground = wish.colour ?? [0.14, 0.6, 0.78];
  const { wide, high, up } = BOARD;
  const picture: Look = {
    paint: (x, y) => advertisement(ground, x / wide, (y - up) / high),
    glow: () => 0.5,
  };
  const model = [
    ...[-1.4, 1.4].flatMap((x): Solid[] => [
      box(steel, [x, 1.8, 0.2], [0.11, 1.8, 0.11]),
      limb(steel, [x, 0.2, 1.2], [x, up - 0.4, 0.26], 0.06, 0.06),
    ]),
    box(worn(FRAME, 0.1), [0, up, 0.06], [wide + 0.14, high + 0.14, 0.09]),
    box(picture, [0, up, -0.06], [wide, high, 0.04]),
    box(steel, [0, up - high - 0.26, -0.24], [wide, 0.03, 0.24]),
    ...[-1.8, -0.6, 0.6, 1.8].flatMap((x): Solid[] => [
      limb(steel, [x, up + high + 0.1, 0], [x, up + high + 0.34, -0.4], 0.03, 0.03),
      box(steel, [x, up + high + 0.32, -0.44], [0.14, 0.05, 0.09]),
    ]),
  ];
  return portray(wish, model, 0.28, 0.04, 3.4);
}

/** Colours that are sprayed on walls. */
const SPRAYED: readonly Colour[] = [
  [0.96, 0.26, 0.56],
  [0.16, 0.7, 0.86],
  [0.98, 0.8, 0.14],
  [0.5, 0.26, 0.78],
];

/** What is painted on a wall at a place of it: a face with closed eyes among leaves, a sun behind it, letters of no alphabet beside. */
function sprayed(wall: Colour, x: number, y: number): Colour {
  const [fx, fy] = [x + 0.9, y - 1.5];
  const face = Math.hypot(fx / 0.62, fy / 0.84);
  if (face < 1) {
    const eye = Math.abs(Math.hypot(Math.abs(fx) - 0.26, fy - 0.22) - 0.16) < 0.035 && fy < 0.2;
    const mouth = Math.hypot(fx / 0.2, (fy + 0.42) / 0.09) < 1;
    const nose = Math.abs(fx - 0.06 * (fy + 0.2)) < 0.03 && fy > -0.24 && fy < 0.14;
    if (eye || nose) return [0.12, 0.1, 0.24];
    if (mouth) return [0.9, 0.14, 0.3];
    const cheek = Math.hypot(Math.abs(fx) - 0.36, fy + 0.14) < 0.14;
    if (cheek) return [0.98, 0.5, 0.5];
    return fx < 0.04 * Math.sin(fy * 9) ? [0.98, 0.76, 0.5] : [0.36, 0.72, 0.8];
  }
  const angle = Math.atan2(fy, fx);
  const hair = 1.28 + 0.16 * Math.sin(angle * 9);
  if (face < hair)
    return Math.sin(angle * 9 + face * 12) > 0 ? [0.5, 0.26, 0.78] : [0.28, 0.12, 0.5];
  const petals = 1.86 + 0.16 * Math.sin(angle * 14);
  if (face < petals) return [0.98, 0.8, 0.14];
  // Fat letters that nobody reads, each in its colour with a dark outline.
  const cell = (x - 0.72) / 0.58;
  const n = Math.floor(cell);
  if (n >= 0 && n < 4) {
    const [u, v] = [(cell - n - 0.5) * 2, (y - 0.86 - 0.08 * Math.sin(n * 2.3)) / 0.52];
    const round = (Math.abs(u) ** 3 + Math.abs(v) ** 3) ** (1 / 3);
    const hole =
      Math.hypot((u - 0.1 * n + 0.1) / 0.24, (v - (n % 2 === 0 ? 0.2 : -0.2)) / 0.18) < 1;
    const notch = n % 2 === 0 && v < -0.5 && Math.abs(u) < 0.16;
    if (round < 1.08 && (round > 0.88 || hole)) return [0.08, 0.07, 0.12];
    if (round < 0.88 && !notch)
      return scaleColour(SPRAYED[n] as Colour, 0.86 + 0.3 * smoothstep(-1, 1, v));
  }
  const cloud = Math.hypot((x - 1.9) / 1.5, (y - 0.9) / 0.84);
  if (cloud < 1 + 0.08 * Math.sin(x * 11)) return [0.9, 0.95, 0.98];
  const spot = Math.hypot(x - 1.9, y - 2.16);
  if (spot < 0.3) return [0.95, 0.34, 0.2];
  return wall;
}

/** How far a wall along a street is turned toward its middle, radians. */
const ALONG = 0.86;

/** A wall of bricks with what has been painted and sprayed on it; on the `side` of a street (1 right, −1 left) along that, null: across. */
export function paintedWall(wish: Wish, side: number | null): Sprite {
  const base = masonry(wish.colour ?? BRICK, 0.14);
  const front: Look = {
    ...base,
    paint: (x, y, z, normal) => {
      const brick = base.paint(x, y, z, normal);
      if (normal[2] > -0.5) return brick;
      const paint = sprayed(brick, x, y);
      return paint === brick ? brick : mixColour(paint, brick, 0.12);
    },
  };
  const coping = worn([0.6, 0.58, 0.54], 0.16);
  const model = [
    box(front, [0.4, 1.4, 0.16], [3, 1.4, 0.16]),
    box(coping, [0.4, 2.86, 0.16], [3.08, 0.07, 0.24], undefined, 0.02),
    box(base, [-2.62, 1.46, 0.14], [0.22, 1.5, 0.24]),
    box(base, [3.42, 1.46, 0.14], [0.22, 1.5, 0.24]),
  ];
  if (side === null) return portray(wish, model, 0.22, 0.04, 3.2);
  const { rays, tall, random } = wish;
  return sculpt(model, { yaw: side * ALONG, pitch: 0.04, away: 3.2 }, rays, tall, random);
}

/** A railway's signal: an arm on a high post, its two spectacles, a ladder behind. */
export function semaphore(wish: Wish): Sprite {
  const post = worn(WHITE, 0.1);
  const dark = worn([0.16, 0.16, 0.17], 0.14);
  const arm: Look = {
    paint: (x) => (x > 1.02 && x < 1.2 ? WHITE : (wish.colour ?? SEMAPHORE)),
  };
  const lamp = (y: number, colour: Colour): Solid[] => [
    ring(dark, [-0.34, y, -0.1], 0.14, 0.04, pitch(Math.PI / 2)),
    ball(plain(colour, { glow: () => 0.8, gloss: 0.6 }), [-0.34, y, -0.08], 0.12),
  ];
  const model = [
    frustum(dark, [0, 0, 0], 0.5, 0.2, 0.17),
    limb(post, [0, 0.4, 0], [0, 5.2, 0], 0.13, 0.09),
    frustum(dark, [0, 5.2, 0], 0.4, 0.11, 0.02),
    box(arm, [0.68, 4.7, -0.14], [0.76, 0.15, 0.03]),
    ...lamp(4.84, [0.95, 0.1, 0.06]),
    ...lamp(4.5, [0.1, 0.8, 0.36]),
    box(dark, [-0.24, 4.68, 0.06], [0.12, 0.2, 0.1]),
    ...[-0.14, 0.14].map((z) => limb(dark, [0.9, 0, z], [0.14, 4.4, z], 0.025, 0.025)),
    ...Array.from({ length: 13 }, (_, n) => {
      const share = (n + 1) / 14;
      return limb(
        dark,
        [0.9 - 0.76 * share, 4.4 * share, -0.14],
        [0.9 - 0.76 * share, 4.4 * share, 0.14],
        0.018,
        0.018,
      );
    }),
    box(planks([0.4, 0.3, 0.22], 0.1), [0.1, 4.1, 0], [0.3, 0.03, 0.3]),
  ];
  return portray(wish, model, 0.3, 0.03, 3.4);
}
