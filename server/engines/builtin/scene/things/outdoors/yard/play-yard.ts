import type { Colour } from '../../../words/idea.ts';
import { plain, planks, rough } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, ellipsoid, frustum, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { pitch, roll, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';

const RED: Colour = [0.84, 0.18, 0.14];
const BLUE: Colour = [0.16, 0.42, 0.74];
const YELLOW: Colour = [0.96, 0.76, 0.16];
const STEEL: Colour = [0.5, 0.52, 0.55];
const WOOD: Colour = [0.66, 0.48, 0.28];
const SAND: Colour = [0.86, 0.74, 0.5];

/** How far a seesaw's plank leans, radians, and half its length; metres. */
const SEESAW = { leans: 0.2, half: 1.7, high: 0.6 } as const;

/** A seesaw: a plank on its stand, one end on the ground, a seat and a handle at either. */
export function seesaw(wish: Wish): Sprite {
  const paint = plain(wish.colour ?? RED, { gloss: 0.3 });
  const steel = plain(STEEL, { gloss: 0.5 });
  const { leans, half, high } = SEESAW;
  const at = (along: number, up: number, z: number): Vector => [
    along * Math.cos(leans) - up * Math.sin(leans),
    high + along * Math.sin(leans) + up * Math.cos(leans),
    z,
  ];
  const ends = [-1, 1].flatMap((side): Solid[] => {
    const seat = plain(side < 0 ? BLUE : YELLOW, { gloss: 0.3 });
    const handle = side * (half - 0.55);
    return [
      box(seat, at(side * (half - 0.2), 0.07, 0), [0.22, 0.03, 0.2], roll(leans), 0.02),
      limb(steel, at(handle, 0, 0), at(handle, 0.32, 0), 0.022, 0.022),
      limb(steel, at(handle, 0.32, -0.2), at(handle, 0.32, 0.2), 0.022, 0.022),
    ];
  });
  const model = [
    box(paint, at(0, 0, 0), [half, 0.045, 0.13], roll(leans), 0.01),
    ...ends,
    ...[-1, 1].flatMap((side) => [
      limb(steel, [-0.34, 0, side * 0.22], [0, high, side * 0.16], 0.035, 0.035),
      limb(steel, [0.34, 0, side * 0.22], [0, high, side * 0.16], 0.035, 0.035),
    ]),
    limb(steel, [0, high, -0.22], [0, high, 0.22], 0.05, 0.05),
    ring(
      plain([0.1, 0.1, 0.1]),
      [-half * Math.cos(leans) + 0.1, 0.1, 0],
      0.11,
      0.05,
      pitch(Math.PI / 2),
    ),
  ];
  return portray(wish, model, 0.35, 0.14, 3);
}

/** A box of boards full of sand: a castle, a bucket, a spade and a mould in it. */
export function sandbox(wish: Wish): Sprite {
  const wood = planks(wish.colour ?? WOOD, 0.12, 'lying');
  const sand = rough(SAND, 2.4);
  const red = plain(RED, { gloss: 0.35 });
  const yellow = plain(YELLOW, { gloss: 0.35 });
  const half = 1.3;
  const model = [
    ...[-1, 1].flatMap((side) => [
      box(wood, [0, 0.15, side * half], [half + 0.06, 0.15, 0.05]),
      box(wood, [side * half, 0.15, 0], [0.05, 0.15, half]),
      // Boards to sit on in the corners.
      box(wood, [side * (half - 0.14), 0.31, 0], [0.22, 0.02, half]),
    ]),
    box(sand, [0, 0.08, 0], [half, 0.09, half]),
    ...[
      [-0.5, 0.2, 0.42, 0.15],
      [0.5, 0.6, 0.55, 0.2],
      [0.2, -0.7, 0.3, 0.1],
    ].map(([x = 0, z = 0, wide = 0, high = 0]) =>
      ellipsoid(sand, [x, 0.15, z], [wide, high, wide]),
    ),
    // A castle of four moulded towers.
    ...[
      [-0.62, 0.3],
      [-0.34, 0.3],
      [-0.48, 0.06],
      [-0.48, 0.18],
    ].map(([x = 0, z = 0], n) => frustum(sand, [x, 0.22, z], n === 3 ? 0.4 : 0.24, 0.13, 0.085)),
    limb(plain(WOOD), [-0.48, 0.6, 0.18], [-0.48, 0.84, 0.18], 0.008, 0.008),
    box(red, [-0.41, 0.78, 0.18], [0.07, 0.045, 0.005]),
    frustum(red, [0.42, 0.18, -0.3], 0.26, 0.11, 0.15),
    ring(yellow, [0.42, 0.5, -0.3], 0.13, 0.012, pitch(Math.PI / 2)),
    limb(yellow, [0.0, 0.2, -0.5], [0.16, 0.56, -0.62], 0.02, 0.02),
    ellipsoid(yellow, [-0.05, 0.19, -0.46], [0.1, 0.05, 0.08]),
    frustum(plain(BLUE, { gloss: 0.35 }), [0.78, 0.2, 0.12], 0.12, 0.12, 0.06),
  ];
  return portray(wish, model, 0.24, 0.3, 3);
}

/** How high a basketball hoop hangs (rules of the FIBA), half its width, and its board; metres. */
const HOOP = { rim: 3.05, radius: 0.225, board: [0.9, 0.525] } as const;

/** A basketball hoop on its post: a board with its square, the ring, its net. */
export function basketballHoop(wish: Wish): Sprite {
  const post = plain(wish.colour ?? [0.2, 0.22, 0.26], { gloss: 0.3 });
  const rim = plain([0.92, 0.36, 0.1], { gloss: 0.3 });
  const net = plain([0.94, 0.94, 0.92]);
  const { radius } = HOOP;
  const [wide, high] = HOOP.board;
  const up = HOOP.rim + 0.4;
  const z = -0.6 - radius;
  const board: Solid = box(
    {
      paint: (x, y) => {
        const [u, v] = [Math.abs(x), y - HOOP.rim];
        const isEdge = u > wide - 0.06 || Math.abs(y - up) > high - 0.06;
        const isSquare = u < 0.3 && v > -0.03 && v < 0.47 && (u > 0.25 || v < 0.02 || v > 0.42);
        return isEdge || isSquare ? [0.82, 0.2, 0.14] : [0.93, 0.94, 0.95];
      },
      gloss: 0.3,
    },
    [0, up, -0.55],
    [wide, high, 0.025],
  );
  const strings = Array.from({ length: 12 }, (_, n) => (n / 12) * Math.PI * 2);
  const on = (angle: number, by: number, y: number): Vector => [
    by * radius * Math.cos(angle),
    y,
    z + by * radius * Math.sin(angle),
  ];
  const model = [
    frustum(post, [0, 0, 0.2], 0.1, 0.3, 0.26),
    limb(post, [0, 0, 0.2], [0, 3, 0.2], 0.09, 0.08),
    limb(post, [0, 3, 0.2], [0, up, -0.5], 0.07, 0.06),
    limb(post, [0, 2.5, 0.2], [0, up - 0.3, -0.5], 0.05, 0.05),
    board,
    ring(rim, [0, HOOP.rim, z], radius, 0.022),
    box(rim, [0, HOOP.rim, -0.6], [0.06, 0.03, 0.06]),
    ...strings.flatMap((angle, n): Solid[] => {
      const turn = n % 2 === 0 ? 0.26 : -0.26;
      return [
        limb(net, on(angle, 1, HOOP.rim), on(angle + turn, 0.8, HOOP.rim - 0.22), 0.01, 0.01),
        limb(
          net,
          on(angle + turn, 0.8, HOOP.rim - 0.22),
          on(angle, 0.62, HOOP.rim - 0.45),
          0.01,
          0.01,
        ),
      ];
    }),
  ];
  return portray(wish, model, 0.4, 0.02, 3);
}
