import { mixColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { mirrored } from '../../sculpt/move.ts';
import { portray } from '../../sculpt/portray.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, carry, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { after, pitch, roll, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { partyHat } from '../beast-heads/beast-hats.ts';
import type { OwnHead } from '../own-head.ts';

const BACK: Colour = [0.1, 0.11, 0.14];
const BREAST: Colour = [0.95, 0.94, 0.9];
const CHEEK: Colour = [0.95, 0.7, 0.18];
const FOOT: Colour = [0.2, 0.17, 0.16];
const BEAK: Colour = [0.16, 0.13, 0.12];
const SNOW: Colour = [0.96, 0.98, 1];
const EYE: Colour = [0.02, 0.02, 0.02];

/** Where a hat is on its head. */
const CROWN: Vector = [0.02, 0.92, 0];

/** How far the head of one that stands may be turned aside, and how far its flippers may stand off. Radians. */
const LOOKS_ASIDE = 0.9;
const SPREADS = 0.5;
/** How one that slides lies on its belly, its head raised before it. Radians, and places. */
const PRONE = { body: -1.48, head: -0.06, lifted: 0.2, headTo: [0.8, -0.47, 0] } as const;

/** An emperor penguin: upright, its head turned one way or another, or sliding on its belly where that is told of it. */
export function penguin(wish: Wish): Sprite {
  const { traits = [], random } = wish;
  const back = wish.colour ?? BACK;
  if (traits.includes('sliding')) return portray(wish, prone(back), 0.5, 0.16, 3);
  if (traits.includes('throwing')) return throwsSnow(wish, back);
  const aside = yaw(LOOKS_ASIDE * (2 * random.unit() - 1));
  const model = [
    ...bodyOf(back, SPREADS * random.unit() ** 2),
    ...standing(back),
    ...[...headOf(back), ...(traits.includes('partyhat') ? partyHat(CROWN, 0.34) : [])].map(
      (piece) => carry(piece, aside),
    ),
  ];
  return portray(wish, model, 0.62, 0.06, 3);
}

/** How far the flipper that throws is raised, and the other stands off; how far it is turned from the eye; radians. Where the balls of snow are, in its heights: at the raised flipper, and on their way. */
const THROWS = { raised: 2.3, other: 0.7, turn: 0.5 } as const;
const BALLS: readonly Vector[] = [
  [0.0, 0.95, -0.42],
  [0.62, 0.86, -0.1],
  [0.98, 0.66, 0.08],
];

/** One that throws snow, every other one to the left: a flipper high with a ball, others in the air before it. */
function throwsSnow(wish: Wish, back: Colour): Sprite {
  const { random, rays, tall, nth = 0 } = wish;
  const snow = plain(SNOW);
  const model = [
    ...bodyOf(back, THROWS.other, THROWS.raised),
    ...standing(back),
    ...headOf(back),
    ...BALLS.map((at, n) => ball(snow, at, n === 0 ? 0.07 : 0.06)),
  ];
  const isLeft = nth % 2 === 1;
  const view = { yaw: isLeft ? Math.PI - THROWS.turn : THROWS.turn, pitch: 0.06, away: 3 };
  return sculpt(isLeft ? mirrored(model) : model, view, rays, tall, random);
}

/** One that lies on its belly, its feet behind it. */
function prone(back: Colour): Solid[] {
  const lying = roll(PRONE.body);
  const body = bodyOf(back, 0.7).map((piece) => carry(piece, lying, [0, PRONE.lifted, 0]));
  const head = headOf(back).map((piece) => carry(piece, roll(PRONE.head), PRONE.headTo));
  const nape = plain(back, { fur: 0.012 });
  return [
    ...body,
    limb(nape, [0.04, 0.2, 0], [-0.16, 0.17, 0], 0.07, 0.02, 0.06),
    ...[-1, 1].map((side) =>
      ellipsoid(plain(FOOT), [-0.06, 0.09, side * 0.1], [0.12, 0.03, 0.055]),
    ),
    limb(nape, [0.66, 0.24, 0], [0.84, 0.36, 0], 0.125, 0.1, 0.1),
    limb(plain(BREAST), [0.66, 0.17, 0], [0.85, 0.31, 0], 0.1, 0.085, 0.06),
    ...head,
  ];
}

/** The head of a penguin of a colour, null its natural one, and its feathers. */
export function penguinHead(colour: Colour | null): OwnHead {
  const back = colour ?? BACK;
  return { coat: plain(back, { fur: 0.012 }), pieces: headOf(back) };
}

/** The head with its golden cheeks, as one that stands carries it. */
function headOf(back: Colour): Solid[] {
  const hood: Look = {
    paint: (x, y, z) => {
      const spot = Math.hypot((x - 0.005) / 0.06, (y - 0.8) / 0.055);
      return mixColour(CHEEK, back, Math.abs(z) < 0.05 ? 1 : smoothstep(0.8, 1.1, spot));
    },
    fur: 0.01,
  };
  return [
    ball(hood, [0.03, 0.84, 0], 0.108, 0.05),
    limb(plain(BEAK, { gloss: 0.4 }), [0.12, 0.85, 0], [0.25, 0.825, 0], 0.028, 0.01, 0.02),
    ...[-1, 1].map((side) => ball(plain(EYE, { gloss: 0.9 }), [0.105, 0.868, side * 0.062], 0.016)),
  ];
}

/** What it stands on, and its tail. */
function standing(back: Colour): Solid[] {
  const leg = plain(BREAST, { fur: 0.012 });
  return [
    limb(plain(back, { fur: 0.008 }), [-0.14, 0.12, 0], [-0.27, 0.03, 0], 0.07, 0.02, 0.06),
    ...[-1, 1].flatMap((side) => [
      ellipsoid(plain(FOOT), [0.1, 0.02, side * 0.09], [0.12, 0.03, 0.06]),
      ball(leg, [0.02, 0.1, side * 0.09], 0.085, 0.06),
    ]),
  ];
}

/** All but the head and the feet, the flippers standing off by an angle, the one toward the eye by another. */
function bodyOf(back: Colour, spread: number, near = spread): Solid[] {
  // White in front, and a golden shine on the breast beneath the head.
  const coat: Look = {
    paint: (x, y, z) => {
      const front = smoothstep(-0.02, 0.03, x - Math.abs(z) * 0.35 - 0.02);
      const golden = smoothstep(0.6, 0.74, y) * 0.8;
      return mixColour(back, mixColour(BREAST, CHEEK, golden), front);
    },
    fur: 0.012,
  };
  const wing = plain(back, { fur: 0.008 });
  return [
    ellipsoid(coat, [0, 0.4, 0], [0.2, 0.37, 0.21]),
    ball(coat, [0.02, 0.7, 0], 0.12, 0.12),
    ...[-1, 1].map((side) => flipper(wing, side, side < 0 ? near : spread)),
  ];
}

/** Where a flipper leaves the body, and how long half of it is. */
const SHOULDER = { up: 0.63, aside: 0.19, half: 0.24 } as const;

/** A flipper that hangs from the shoulder, standing off by an angle. */
function flipper(wing: Look, side: number, spread: number): Solid {
  const { up, aside, half } = SHOULDER;
  const out = Math.max(0.1, spread);
  const middle: Vector = [-0.03, up - half * Math.cos(out), side * (aside + half * Math.sin(out))];
  const turned = after(pitch(side * out), roll(-0.12));
  return ellipsoid(wing, middle, [0.075, half, 0.028], 0.02, turned);
}
