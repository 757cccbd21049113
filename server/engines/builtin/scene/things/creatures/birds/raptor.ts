import { pick, type Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise, type Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import {
  ball,
  blade,
  carry,
  ellipsoid,
  type Look,
  limb,
  place,
  type Solid,
} from '../../sculpt/solid.ts';
import { add, after, pitch, roll, UNTURNED, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import type { Back } from '../with-animals/back.ts';
import { ridersOn } from '../with-animals/rider.ts';
import { limbUnder } from './perch.ts';
import { type Feathering, feather, featheringOf, type Spread, wingOf } from './wings.ts';

/** The colours of a bird of prey. */
interface Plumage {
  readonly back: Colour;
  readonly breast: Colour;
  readonly head: Colour;
  readonly tail: Colour;
  readonly bars: number;
}

/** A sea eagle with a white head and tail, and a golden one. */
const KINDS: readonly Plumage[] = [
  {
    back: [0.2, 0.135, 0.09],
    breast: [0.23, 0.15, 0.1],
    head: [0.94, 0.93, 0.9],
    tail: [0.92, 0.9, 0.86],
    bars: 0.1,
  },
  {
    back: [0.3, 0.19, 0.1],
    breast: [0.36, 0.23, 0.12],
    head: [0.62, 0.42, 0.2],
    tail: [0.34, 0.24, 0.15],
    bars: 0.3,
  },
];
const BILL: Colour = [0.95, 0.72, 0.16];
const HOOK: Colour = [0.28, 0.24, 0.2];
const FOOT: Colour = [0.9, 0.68, 0.16];
const TALON: Colour = [0.06, 0.05, 0.05];
const IRIS: Colour = [0.95, 0.75, 0.2];
const BLACK: Colour = [0.02, 0.02, 0.02];

/** In colours of its own, or in one that was asked for. */
const plumageOf = (random: Random, colour: Colour | null): Plumage =>
  colour === null
    ? pick(random, KINDS)
    : {
        back: scaleColour(colour, 0.8),
        breast: mixColour(colour, [0.95, 0.9, 0.8], 0.2),
        head: mixColour(colour, [0.95, 0.9, 0.8], 0.35),
        tail: scaleColour(colour, 0.9),
        bars: 0.2,
      };

/** Wings held wide and a little up, as eagles soar; the fingers of the hand apart. */
const SOARING: Spread = {
  shoulder: [0.14, 0.07, 0.1],
  wrist: [0.27, 0.12, 0.5],
  hand: [0.25, 0.13, 0.74],
  tips: [
    [0.26, 0.26, 1.36],
    [-0.36, 0.08, 0.82],
  ],
  inner: [-0.34, 0.05, 0.16],
  feathers: [9, 13],
  wide: 0.066,
  fingered: 1.1,
  lifted: 0.1,
};

/** How far a soaring bird leans into its turn, and how far it is turned to the eye. Radians. */
const BANK = { least: 0.5, more: 0.3 } as const;
const TURN = { least: 0.7, more: 0.35 } as const;

/** High enough that no wing reaches the ground of the model, beneath which nothing is drawn. */
const ALOFT = 2;

/** Where one sits on it. */
const BACK: Back = { at: [0.08, 0.12, 0], man: 0.74 };

/** An eagle that soars, leaning into its turn so that the whole of its wings is seen. */
export function soaringEagle(wish: Wish): Sprite {
  const { random, rays, tall } = wish;
  const look = plumageOf(random, wish.colour);
  const wings = featheringOf(
    random,
    look.back,
    scaleColour(look.back, 0.6),
    scaleColour(look.back, 1.2),
    look.bars,
  );
  const model = [
    ...trunkOf(random, look),
    ...wingOf(SOARING, wings, 1),
    ...wingOf(SOARING, wings, -1),
    ...fanOf(look, wings),
    ...headOf(random, look).map((piece) => place(piece, roll(-0.12), [0.34, 0.06, 0])),
    ...[-1, 1].map((side) => ball(plain(FOOT), [-0.2, -0.07, side * 0.05], 0.035)),
    ...ridersOn(wish, BACK),
  ];
  const bank = BANK.least + BANK.more * random.unit();
  const turn = TURN.least + TURN.more * random.unit();
  const isLeft = looksLeft(wish);
  // Banked toward the eye it shows its back, whichever way it flies.
  const banked = model.map((piece) =>
    carry(piece, after(pitch(isLeft ? -bank : bank), roll(-0.14)), [0, ALOFT, 0]),
  );
  const view = { yaw: isLeft ? Math.PI - turn : turn, pitch: 0.1, away: 3 };
  return sculpt(banked, view, rays, tall, random);
}

const coatOf = (random: Random, { back, breast }: Plumage, lean: number): Look => {
  const noise = createNoise(random.uint32());
  return {
    paint: (x, y, z, normal) => {
      const streak = 0.86 + 0.3 * noise.at(x * 26 + y * 9, z * 26 - y * 14);
      const front = smoothstep(-0.1, 0.5, lean * normal[0] - (1 - lean) * normal[1]);
      return scaleColour(mixColour(back, breast, front), streak);
    },
    fur: 0.02,
  };
};

/** A body that lies in the air, from the neck to the root of the tail. */
function trunkOf(random: Random, look: Plumage): Solid[] {
  const coat = coatOf(random, look, 0.2);
  return [
    ellipsoid(coat, [0.02, 0, 0], [0.36, 0.13, 0.14]),
    ball(coat, [0.2, 0.02, 0], 0.125, 0.1),
    limb(coat, [-0.2, 0, 0], [-0.42, 0.01, 0], 0.1, 0.05, 0.08),
  ];
}

/** A tail that is spread. */
function fanOf({ tail }: Plumage, wings: Feathering): Solid[] {
  const look = { ...wings, vane: tail, tip: scaleColour(tail, 0.9), bars: wings.bars * 0.8 };
  const flat = pitch(Math.PI / 2);
  return [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((n) =>
    feather(
      look,
      [-0.36, 0.01, n * 0.012],
      [-0.82 + 0.012 * n * n, -0.004 * Math.abs(n), n * 0.066],
      [0.036, 0.058],
      flat,
    ),
  );
}

/** Head with a hooked bill and a brow over the eye, its neck at the origin. */
const headOf = (random: Random, { head }: Plumage): Solid[] =>
  eagleHead(createNoise(random.uint32()), head);

/** An eagle's head in feathers of a colour, its neck at the origin. */
export function eagleHead(noise: Noise, head: Colour): Solid[] {
  const crown: Look = {
    paint: (x, y, z) => scaleColour(head, 0.9 + 0.14 * noise.at(x * 40, y * 22 + z * 30)),
    fur: 0.016,
  };
  const bill = plain(BILL, { gloss: 0.4 });
  return [
    limb(crown, [-0.06, -0.03, 0], [0.06, 0.05, 0], 0.11, 0.088, 0.05),
    ellipsoid(crown, [0.1, 0.07, 0], [0.105, 0.078, 0.076], 0.04),
    limb(bill, [0.17, 0.066, 0], [0.245, 0.06, 0], 0.044, 0.034, 0.008),
    limb(bill, [0.245, 0.06, 0], [0.276, 0.018, 0], 0.032, 0.016, 0.02),
    limb(plain(HOOK, { gloss: 0.5 }), [0.276, 0.018, 0], [0.27, -0.024, 0], 0.016, 0.003, 0.01),
    limb(bill, [0.17, 0.034, 0], [0.24, 0.022, 0], 0.026, 0.014, 0.008),
    ...[-1, 1].flatMap((side) => [
      ball(plain(IRIS, { gloss: 0.8 }), [0.145, 0.085, side * 0.062], 0.02),
      ball(plain(BLACK, { gloss: 0.9 }), [0.153, 0.085, side * 0.073], 0.0115),
      limb(crown, [0.1, 0.118, side * 0.068], [0.185, 0.1, side * 0.05], 0.018, 0.012, 0.012),
    ]),
  ];
}

/** How far an eagle that sits leans from upright, and how high what holds it is. */
const LIMB = 0.34;

/** An eagle that sits upright on a dead limb, or on what is named with it, its wings folded. */
export function perchedEagle(wish: Wish, onLimb: boolean): Sprite {
  const { random, rays, tall } = wish;
  const look = plumageOf(random, wish.colour);
  const lift: Vector = [0, onLimb ? LIMB : 0, 0];
  const model = [
    ...sittingOf(random, look).map((piece) => carry(piece, UNTURNED, lift)),
    ...(onLimb ? limbUnder(random, [0.04, LIMB + 0.01, 0], 0.062, false) : []),
  ];
  const turn = 0.45 + 0.35 * random.unit();
  const facing = looksLeft(wish) ? Math.PI - turn : turn;
  return sculpt(model, { yaw: facing, pitch: 0.02, away: 4 }, rays, tall, random);
}

function sittingOf(random: Random, look: Plumage): Solid[] {
  const coat = coatOf(random, look, 0.8);
  const wings = featheringOf(
    random,
    look.back,
    scaleColour(look.back, 0.62),
    scaleColour(look.back, 1.2),
    look.bars,
  );
  // Head turned a little to the eye.
  const turned = yaw(0.25);
  return [
    ellipsoid(coat, [0, 0.46, 0], [0.19, 0.33, 0.2], 0, roll(-0.22)),
    ball(coat, [0.07, 0.62, 0], 0.17, 0.1),
    limb(coat, [0.07, 0.66, 0], [0.09, 0.84, 0], 0.15, 0.1, 0.1),
    ...headOf(random, look).map((piece) => place(piece, turned, [0.06, 0.87, 0])),
    ...[-1, 1].flatMap((side) => [...foldedOf(wings, side), ...legOf(coat, side)]),
    ...[-2, -1, 0, 1, 2].map((n) =>
      feather(
        { ...wings, vane: look.tail, tip: look.tail },
        [-0.14, 0.24, n * 0.02],
        [-0.27, -0.16 + 0.01 * Math.abs(n), n * 0.04],
        [0.04, 0.05],
        after(roll(-0.32), yaw(Math.PI / 2)),
      ),
    ),
  ];
}

/** A folded wing: its shoulder high at the breast, the long feathers down beside the tail. */
function foldedOf(look: Feathering, side: number): Solid[] {
  const facing = yaw(side * 0.28);
  const covert = { ...look, vane: look.covert, tip: look.vane, bars: 0 };
  const long = [0, 1, 2, 3, 4, 5].map((n) =>
    feather(
      look,
      [0.02 - 0.028 * n, 0.56 - 0.03 * n, side * (0.178 - 0.008 * n)],
      [-0.2 - 0.016 * n, 0.02 + 0.05 * n, side * (0.1 + 0.012 * n)],
      [0.05, 0.026],
      facing,
      0.24,
    ),
  );
  const scales = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3].map((n) =>
      feather(
        covert,
        [0.1 - 0.055 * n - 0.02 * row, 0.7 - 0.09 * row, side * (0.16 + 0.014 * row)],
        [0.05 - 0.062 * n - 0.04 * row, 0.5 - 0.09 * row, side * (0.196 - 0.006 * n)],
        [0.05, 0.044],
        facing,
        0.3,
      ),
    ),
  );
  return [
    ...long,
    blade(
      scales[0]?.look ?? plain(look.covert),
      [0.08, 0.7, side * 0.14],
      [-0.06, 0.4, side * 0.165],
      0.1,
      0.09,
      0.5,
      0.05,
      facing,
    ),
    ...scales,
  ];
}

/** A leg in feathers like trousers, and a foot with talons. */
function legOf(coat: Look, side: number): Solid[] {
  const ankle: Vector = [0.06, 0.07, side * 0.09];
  const foot = plain(FOOT, { gloss: 0.2 });
  const talon = plain(TALON, { gloss: 0.5 });
  const toes = [-0.5, 0, 0.5].flatMap((way) => {
    const knuckle = add(ankle, [0.085 * Math.cos(way), -0.045, 0.085 * Math.sin(way)]);
    const end = add(knuckle, [0.035 * Math.cos(way), -0.03, 0.035 * Math.sin(way)]);
    return [limb(foot, ankle, knuckle, 0.03, 0.024, 0.01), limb(talon, knuckle, end, 0.018, 0.004)];
  });
  return [
    limb(coat, [0.04, 0.34, side * 0.1], [0.05, 0.12, side * 0.09], 0.105, 0.06, 0.05),
    limb(foot, [0.05, 0.14, side * 0.09], ankle, 0.034, 0.032),
    ...toes,
  ];
}
