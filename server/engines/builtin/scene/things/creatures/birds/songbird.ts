import { pick } from '../../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, carry, ellipsoid, type Look, limb, place, type Solid } from '../../sculpt/solid.ts';
import { pitch, roll, UNTURNED, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { treatModel } from '../treats/treats.ts';
import type { Back } from '../with-animals/back.ts';
import { ridersOn } from '../with-animals/rider.ts';
import { limbUnder } from './perch.ts';
import { dyed, EYE, feathers, PALE, type Plumage } from './plumage.ts';
import { feather, featheringOf, type Spread, wingOf } from './wings.ts';

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

/** Where one sits on a songbird on the wing. */
const ON_WING: Back = { at: [-0.02, 0.19, 0], man: 0.74 };

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
