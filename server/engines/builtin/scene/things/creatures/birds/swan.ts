import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { withRoomAbove } from '../../compose-sprites.ts';
import { plain } from '../../sculpt/looks.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { roll, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { smooth } from '../smooth-path.ts';
import type { Back } from '../with-animals/back.ts';
import { ridersOn } from '../with-animals/rider.ts';
import { dyed, EYE, feathers, type Plumage } from './plumage.ts';
import { type Feathering, feather, featheringOf } from './wings.ts';

/** A swan's bill, and its feathers. */
const ORANGE: Colour = [0.9, 0.45, 0.1];
const WHITE: Plumage = [
  [0.92, 0.91, 0.89],
  [0.95, 0.94, 0.92],
  [0.94, 0.93, 0.91],
];

/** Where one sits on a swan that swims. */
const AFLOAT: Back = { at: [0.02, 0.3, 0], man: 0.62 };

/** How a swan holds its neck: from the breast up to the head. */
const NECKS: readonly (readonly Vector[])[] = [
  // Upright, in an S.
  [
    [0.34, 0.18, 0],
    [0.54, 0.28, 0],
    [0.5, 0.5, 0],
    [0.42, 0.7, 0],
    [0.48, 0.88, 0],
    [0.6, 0.9, 0],
  ],
  // Bowed, the bill toward the breast.
  [
    [0.34, 0.18, 0],
    [0.55, 0.3, 0],
    [0.5, 0.52, 0],
    [0.5, 0.74, 0],
    [0.62, 0.8, 0],
    [0.7, 0.7, 0],
  ],
  // Turned back, to preen a wing.
  [
    [0.34, 0.18, 0],
    [0.54, 0.3, 0],
    [0.54, 0.52, 0.02],
    [0.42, 0.68, 0.06],
    [0.26, 0.66, 0.1],
    [0.14, 0.54, 0.12],
  ],
  // Stretched, the bill at the water.
  [
    [0.34, 0.18, 0],
    [0.52, 0.34, 0],
    [0.68, 0.46, 0],
    [0.84, 0.4, 0],
    [0.9, 0.24, 0],
    [0.94, 0.16, 0],
  ],
];
/** How high it is so, by how high it is upright. */
const HIGH = [1, 0.9, 0.8, 0.54] as const;
/** How steeply a bill points down from where the neck's end does, radians. */
const BILL_DOWN = 0.34;
/** How far those are turned to or from the eye that swim to one side, radians. */
const TURNS = [0.3, 0.62, 0.16, 0.45] as const;

/** The head at the end of a neck, its bill a little downward from where that points. */
function swansHead(skin: Look, neck: readonly Vector[]): Solid[] {
  const [end, before] = [neck.at(-1) ?? UP_END, neck.at(-3) ?? UP_END];
  const [along, up] = [end[0] - before[0], end[1] - before[1]];
  // Backward it is the mirror image that points down.
  const back = along < 0 ? -1 : 1;
  const tilt = Math.atan2(up, Math.abs(along)) - BILL_DOWN;
  const at = (forward: number, high: number, aside = 0): Vector => [
    end[0] + back * (forward * Math.cos(tilt) - high * Math.sin(tilt)),
    end[1] + forward * Math.sin(tilt) + high * Math.cos(tilt),
    end[2] + aside,
  ];
  const black = plain(EYE);
  const bill = plain(ORANGE, { gloss: 0.3 });
  return [
    limb(skin, at(-0.02, 0), at(0.05, 0), 0.052, 0.044, 0.03),
    limb(bill, at(0.08, 0), at(0.15, -0.008), 0.032, 0.02),
    limb(bill, at(0.15, -0.008), at(0.2, -0.012), 0.02, 0.016, 0.01),
    limb(black, at(0.2, -0.012), at(0.208, -0.016), 0.012, 0.01),
    ball(black, at(0.082, 0.024), 0.022),
    limb(black, at(0.04, 0.012, 0.03), at(0.08, 0.012, 0.02), 0.013, 0.012),
    limb(black, at(0.04, 0.012, -0.03), at(0.08, 0.012, -0.02), 0.013, 0.012),
  ];
}
const UP_END: Vector = [0.6, 0.9, 0];

/** A swan as it swims; of several each holds its neck in another way. What is under the water is not drawn. */
export function swan(wish: Wish): Sprite {
  const { random, rays, colour, tall, nth } = wish;
  const [back, breast, head] = colour === null ? WHITE : dyed(colour);
  const body = feathers(breast, 0.02, 0.03);
  const wing = feathers(back, 0.03, 0.05);
  const skin = feathers(head, 0.012, 0.02);
  const held = (nth ?? 0) % NECKS.length;
  const neck = smooth(NECKS[held] ?? []);
  const slim = (n: number) => 0.1 - 0.056 * Math.min(1, n / (0.7 * neck.length));
  const quill = featheringOf(random, back, scaleColour(back, 0.94), back, 0);
  const model = [
    ellipsoid(body, [0, 0.1, 0], [0.5, 0.19, 0.25]),
    ball(body, [0.26, 0.14, 0], 0.19, 0.12),
    limb(body, [-0.4, 0.16, 0], [-0.66, 0.25, 0], 0.1, 0.025, 0.1),
    ...neck.slice(1).map((to, n) => limb(skin, neck[n] ?? to, to, slim(n), slim(n + 1), 0.05)),
    ...swansHead(skin, neck),
    ...[-1, 1].flatMap((side) => raisedWing(wing, quill, side)),
    ...ridersOn(wish, AFLOAT),
  ];
  const turn = TURNS[held] ?? TURNS[0];
  const turned = looksLeft(wish) ? Math.PI - turn : turn;
  const high = HIGH[held] ?? 1;
  const sight = { yaw: turned, pitch: 0.06, away: 4 };
  return withRoomAbove(sculpt(model, sight, rays, high * tall, random), high);
}

/** A wing that is folded high over the back: its shoulder round, the long feathers fanned toward the tail. */
function raisedWing(shoulder: Look, quill: Feathering, side: number): Solid[] {
  const facing = yaw(side * 0.3);
  const fan = (count: number, high: number, far: number) =>
    Array.from({ length: count }, (_, n) => {
      const share = n / (count - 1);
      return feather(
        quill,
        [0.16 - 0.16 * share, 0.2 + high * (1 - share), side * (0.2 - 0.05 * share)],
        [
          -0.34 - far * share,
          0.19 + 0.2 * (1 - share) + 0.06 * share,
          side * (0.14 - 0.06 * share),
        ],
        [0.07, 0.04],
        facing,
        0.3,
      );
    });
  return [
    ellipsoid(shoulder, [0.04, 0.22, side * 0.17], [0.32, 0.16, 0.08], 0.06, roll(-0.1)),
    ...fan(6, 0.14, 0.26),
    ...fan(5, 0.1, 0.1),
  ];
}
