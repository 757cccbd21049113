import { pick } from '../../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { withRoomAbove } from '../../compose-sprites.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, carry, ellipsoid, type Look, limb, place, type Solid } from '../../sculpt/solid.ts';
import { pitch, roll, UNTURNED, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { smooth } from '../smooth-path.ts';
import { treatModel } from '../treats/treats.ts';
import type { Back } from '../with-animals/back.ts';
import { ridersOn } from '../with-animals/rider.ts';
import { limbUnder } from './perch.ts';
import { type Feathering, feather, featheringOf, type Spread, wingOf } from './wings.ts';

/** Back, breast, head. */
type Plumage = readonly [back: Colour, breast: Colour, head: Colour];

const PLUMAGES: readonly Plumage[] = [
  [
    [0.36, 0.28, 0.22],
    [0.78, 0.34, 0.16],
    [0.4, 0.31, 0.24],
  ],
  [
    [0.2, 0.38, 0.62],
    [0.86, 0.66, 0.3],
    [0.18, 0.36, 0.64],
  ],
  [
    [0.3, 0.29, 0.32],
    [0.86, 0.84, 0.8],
    [0.14, 0.13, 0.15],
  ],
  [
    [0.42, 0.48, 0.2],
    [0.88, 0.8, 0.34],
    [0.24, 0.3, 0.5],
  ],
];
const BEAK: Colour = [0.24, 0.2, 0.18];
const LEG: Colour = [0.42, 0.3, 0.22];
const EYE: Colour = [0.03, 0.03, 0.03];
const ORANGE: Colour = [0.9, 0.45, 0.1];
const WHITE: Plumage = [
  [0.92, 0.91, 0.89],
  [0.95, 0.94, 0.92],
  [0.94, 0.93, 0.91],
];

const feathers = (colour: Colour, fur: number, uneven = 0.14): Look => ({
  paint: (x, y, z) =>
    scaleColour(colour, 1 + uneven * Math.sin(x * 46 + y * 30) * Math.sin(y * 52 + z * 20)),
  fur,
});

/** A songbird on a bare limb, its wings folded. */
export function perchedBird(wish: Wish): Sprite {
  if (wish.isUpon) return songbirdAlone(wish);
  const { random, rays, colour, tall } = wish;
  const [back, breast, head] = colour === null ? pick(random, PLUMAGES) : dyed(colour);
  const model = [
    ...[...songbird(back, breast, head), ...inBill(wish.treat)].map((piece) =>
      place(piece, UNTURNED, [0, LIMB, 0]),
    ),
    ...limbUnder(random, [0.06, 0.2 + LIMB, 0], 0.055),
  ];
  const turned = 0.35 + 0.3 * random.unit();
  const facing = random.unit() < 0.5 ? turned : Math.PI - turned;
  return sculpt(model, { yaw: facing, pitch: 0.08, away: 4 }, rays, tall, random);
}

/** The same bird without its stone, to be set on something else. */
export function songbirdAlone(wish: Wish): Sprite {
  const { random, rays, colour, tall } = wish;
  const [back, breast, head] = colour === null ? pick(random, PLUMAGES) : dyed(colour);
  const turned = random.unit() < 0.5 ? 0.4 : Math.PI - 0.4;
  return sculpt(
    songbird(back, breast, head),
    { yaw: turned, pitch: 0.04, away: 4 },
    rays,
    tall,
    random,
  );
}

/** Wings of a songbird at the top of their beat. */
const BEATING: Spread = {
  shoulder: [0.1, 0.08, 0.1],
  wrist: [0.2, 0.3, 0.34],
  hand: [0.16, 0.42, 0.48],
  tips: [
    [-0.02, 0.78, 0.82],
    [-0.3, 0.44, 0.6],
  ],
  inner: [-0.3, 0.1, 0.14],
  feathers: [8, 7],
  wide: 0.07,
  fingered: 0.3,
  lifted: 0.85,
};
/** High enough that nothing reaches the model's ground. */
const ALOFT = 1;

/** A songbird on the wing. */
export function songbirdOnWing(wish: Wish): Sprite {
  const { random, rays, colour, tall } = wish;
  const [back, breast, head] = colour === null ? pick(random, PLUMAGES) : dyed(colour);
  const coat: Look = {
    paint: (_x, _y, _z, normal) => mixColour(back, breast, smoothstep(0.25, -0.35, normal[1])),
    fur: 0.02,
  };
  // Pale feathers let the light through.
  const [vane, tip] = Math.min(...back) > PALE ? [1.08, 0.86] : [0.8, 0.5];
  const quill = featheringOf(random, scaleColour(back, vane), scaleColour(back, tip), back, 0);
  const flat = pitch(Math.PI / 2);
  const model = [
    ellipsoid(coat, [0, 0, 0], [0.32, 0.16, 0.15], 0, roll(0.14)),
    ball(coat, [0.16, 0.05, 0], 0.145, 0.1),
    ball(feathers(head, 0.015), [0.32, 0.1, 0], 0.115, 0.08),
    limb(plain(BEAK, { gloss: 0.3 }), [0.41, 0.1, 0], [0.53, 0.09, 0], 0.034, 0.006),
    ...[-1, 1].flatMap((side) => [
      ball(plain(EYE, { gloss: 0.9 }), [0.385, 0.125, side * 0.078], 0.022),
      limb(plain(LEG), [-0.16, -0.1, side * 0.05], [-0.28, -0.12, side * 0.05], 0.018, 0.01),
      ...wingOf(BEATING, quill, side === 1 ? 1 : -1),
    ]),
    ...[-2, -1, 0, 1, 2].map((n) =>
      feather(quill, [-0.26, -0.02, n * 0.012], [-0.62, -0.05, n * 0.05], [0.036, 0.042], flat),
    ),
    ...ridersOn(wish, ON_WING),
  ].map((piece) => carry(piece, roll(0.2), [0, ALOFT, 0]));
  const turn = 0.35 + 0.3 * random.unit();
  const facing = looksLeft(wish) ? Math.PI - turn : turn;
  return sculpt(model, { yaw: facing, pitch: 0.05, away: 4 }, rays, tall, random);
}

/** Where one sits on a songbird on the wing, and on a swan that swims. */
const ON_WING: Back = { at: [-0.02, 0.19, 0], man: 0.74 };
const AFLOAT: Back = { at: [0.02, 0.3, 0], man: 0.62 };

/** From what colour on a back is pale, and the least light that black feathers give back. */
const PALE = 0.6;
const BLACK = 0.24;

/** A plumage of one colour: the breast paler than the back, but not on what is black or white. */
function dyed(colour: Colour): Plumage {
  const lift = Math.max(0, BLACK - Math.max(...colour));
  // Black feathers shine a little blue.
  if (lift > 0) {
    const black: Colour = [
      colour[0] + 0.86 * lift,
      colour[1] + 0.92 * lift,
      colour[2] + 1.1 * lift,
    ];
    return [black, scaleColour(black, 1.1), black];
  }
  const breast = mixColour(colour, [0.95, 0.93, 0.88], 0.45);
  return [scaleColour(colour, Math.min(...colour) > PALE ? 0.9 : 0.75), breast, colour];
}

function songbird(back: Colour, breast: Colour, cap: Colour): Solid[] {
  const coat: Look = {
    paint: (x, y, _z, normal) =>
      mixColour(back, breast, smoothstep(0.25, -0.2, normal[1] - x * 0.6 + (y - 0.6) * 0.2)),
    fur: 0.035,
  };
  const wing = feathers(scaleColour(back, 0.72), 0.03);
  return [
    ellipsoid(coat, [0, 0.55, 0], [0.32, 0.22, 0.21], 0, roll(0.5)),
    ball(coat, [0.14, 0.62, 0], 0.19, 0.16),
    ball(feathers(cap, 0.025), [0.25, 0.82, 0], 0.145, 0.12),
    limb(plain(BEAK, { gloss: 0.3 }), [0.37, 0.81, 0], [0.49, 0.79, 0], 0.04, 0.008),
    ...[-1, 1].flatMap((side) => [
      ellipsoid(wing, [-0.1, 0.53, side * 0.18], [0.32, 0.13, 0.06], 0.04, roll(0.62)),
      ball(plain(EYE, { gloss: 0.9 }), [0.325, 0.845, side * 0.105], 0.03),
      limb(plain(LEG), [0.02, 0.4, side * 0.07], [0.05, 0.21, side * 0.07], 0.022, 0.016),
      limb(plain(LEG), [0.05, 0.21, side * 0.07], [0.13, 0.2, side * 0.08], 0.016, 0.012),
    ]),
    limb(wing, [-0.26, 0.42, 0], [-0.55, 0.26, 0], 0.08, 0.05, 0.08),
  ];
}

/** What a songbird has in its bill: how large beside what a dog has, where, and how far it is turned across, radians. */
const IN_BILL = { size: 0.85, at: [0.47, 0.775, 0], across: -0.7 } as const;

/** What a songbird has in its bill, across it. */
function inBill(treat: Wish['treat']): Solid[] {
  if (treat === undefined) return [];
  const { pieces } = treatModel(treat.thing, treat.colour, IN_BILL.size);
  return moved(pieces, { by: yaw(IN_BILL.across), to: IN_BILL.at });
}

/** How high the limb holds it. */
const LIMB = 0.36;

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
