import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { drawnIn, membrane } from '../../sculpt/membrane.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, carry, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, after, pitch, roll, subtract, turn, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';

const BROWN: Colour = [0.34, 0.24, 0.18];
const SKIN: Colour = [0.3, 0.2, 0.18];
const PINK: Colour = [0.72, 0.48, 0.42];
const BLACK: Colour = [0.03, 0.025, 0.025];

/** A moment of a bat's flight. Angles in radians. */
export interface Wingbeat {
  /** How far the arms are raised above level, and the hands above the arms. */
  readonly arm: number;
  readonly hand: number;
  /** How far the hands are drawn back toward the body: the wings are half closed on the way up. */
  readonly closed: number;
  /** How far it leans to one side, and how steeply it climbs. */
  readonly bank: number;
  readonly climb: number;
  /** How high it looks beside one that glides, wings of the same span. */
  readonly tall: number;
}

/** Moments of its flight, each unlike the next: down, up, gliding in a turn, half closed, at the top of the beat. */
export const WINGBEATS: readonly Wingbeat[] = [
  { arm: 0.3, hand: -0.5, closed: 0, bank: 0.12, climb: 0.75, tall: 1 },
  { arm: 0.75, hand: 0.45, closed: 0, bank: -0.15, climb: 0.6, tall: 1.5 },
  { arm: 0.12, hand: 0.06, closed: 0.1, bank: 0.6, climb: 0.55, tall: 1.55 },
  { arm: 0.62, hand: -0.95, closed: 0.45, bank: -0.3, climb: 0.8, tall: 1.05 },
  { arm: -0.3, hand: -0.35, closed: 0, bank: -0.1, climb: 0.7, tall: 1.1 },
];

/** So high that all of it is above the model's ground. */
const ALOFT = 2;
/** From how far below it is seen, radians. */
const BELOW = -0.12;

/** How thick the skin of a wing is, and how deep its free edge hangs in between two fingers, as a share of its length. */
const THIN = 0.02;
const HANGS_IN = 0.2;

/** A bat on the wing that comes toward the eye, in one of the moments of its flight. */
export function bat(wish: Wish): Sprite {
  const { random, nth } = wish;
  const base = wish.colour ?? BROWN;
  const coat: Look = { ...plain(base), fur: 0.03 };
  const chance = Math.floor(random.unit() * WINGBEATS.length);
  const beat = WINGBEATS[(nth ?? chance) % WINGBEATS.length] as Wingbeat;
  const isLeft = looksLeft(wish);
  const flown = after(pitch(isLeft ? beat.bank : -beat.bank), roll(beat.climb));
  const model = [
    ...[-1, 1].flatMap((side) => wing(side, mixColour(SKIN, base, 0.4), beat)),
    ...bodyOf(coat),
    ...headOf(coat, beat.climb),
  ].map((piece) => carry(piece, flown, [0, ALOFT, 0]));
  const aside = 0.15 + 0.5 * random.unit();
  const yaw = Math.PI / 2 + (isLeft ? aside : -aside);
  return sculpt(model, { yaw, pitch: BELOW, away: 4 }, wish.rays, wish.tall, random);
}

/** A slight body along +x, deep at the breast where the muscles of flight are, and the skin between its short legs. */
function bodyOf(coat: Look): Solid[] {
  return [
    ellipsoid(coat, [0.06, -0.02, 0], [0.16, 0.105, 0.1], 0.03),
    ellipsoid(coat, [-0.12, -0.01, 0], [0.17, 0.07, 0.07], 0.06),
    ...[-1, 1].map((side) =>
      limb(coat, [-0.22, -0.01, side * 0.035], [ANKLE[0], ANKLE[1], side * ANKLE[2]], 0.026, 0.01),
    ),
  ];
}

/** A small head held level: a short muzzle, small eyes, pointed ears that stand apart. */
function headOf(coat: Look, climb: number): Solid[] {
  const dark = plain(BLACK, { gloss: 0.9 });
  const fur: Look = { ...coat, fur: 0.02 };
  const ear = plain(scaleColour(PINK, 0.62));
  const pieces = [
    ball(coat, [0, 0, 0], 0.082, 0.02),
    ellipsoid(fur, [0.075, -0.028, 0], [0.05, 0.038, 0.042], 0.03),
    ellipsoid(dark, [0.124, -0.022, 0], [0.012, 0.014, 0.018]),
    ...[-1, 1].flatMap((side) => [
      ball(dark, [0.066, 0.028, side * 0.044], 0.013),
      limb(fur, [-0.01, 0.05, side * 0.05], [-0.02, 0.19, side * 0.095], 0.048, 0.004, 0.02),
      limb(ear, [0.02, 0.066, side * 0.058], [0.002, 0.155, side * 0.086], 0.026, 0.004),
    ]),
  ];
  const level = roll(-climb * 0.85);
  return pieces.map((piece) => carry(piece, level, [0.26, 0.03, 0]));
}

/** Where a foot is: the skin of the wing ends at it. */
const ANKLE: Vector = [-0.34, -0.02, 0.075];
const SHOULDER: Vector = [0.12, 0.04, 0.075];
const ELBOW: Vector = [-0.02, 0.04, 0.3];
const WRIST: Vector = [0.2, 0.04, 0.5];
/** Tips of the fingers of a wing that is spread, from the foremost on. */
const FINGERS: readonly Vector[] = [
  [0.2, 0.03, 1.22],
  [-0.2, 0.03, 1.06],
  [-0.36, 0.03, 0.62],
];

/** An arm, long fingers from its wrist, and skin between them and the leg. Skin first: its edge is cut. */
function wing(side: number, colour: Colour, { arm, hand, closed }: Wingbeat): Solid[] {
  const bone = plain(scaleColour(colour, 0.7));
  const aside = ([x, y, z]: Vector): Vector => [x, y, side * z];
  // Raised about the shoulder; the hand beyond the wrist once more, and drawn back.
  const raised = (at: Vector): Vector => add(SHOULDER, turn(pitch(arm), subtract(at, SHOULDER)));
  const wrist = raised(WRIST);
  const tips = FINGERS.map((tip): Vector => {
    const [x, y, z] = subtract(tip, WRIST);
    const drawn: Vector = [x - closed * z * 0.9, y, z * (1 - closed * 0.75)];
    return add(wrist, turn(pitch(arm + hand), drawn));
  });
  const ends = [...tips, ANKLE].map(aside);
  const [root, joint, elbow] = [aside(SHOULDER), aside(wrist), aside(raised(ELBOW))];
  const skin: Look = {
    paint: (x, y, z) => {
      const away = Math.hypot(x - joint[0], y - joint[1], z - joint[2]);
      return scaleColour(colour, 1.35 - 0.5 * smoothstep(0.7, 0, away));
    },
    gloss: 0.12,
  };
  const spans = ends.slice(1).map((to, n) => [ends[n] ?? to, to] as const);
  const ankle = aside(ANKLE);
  return [
    ...spans.map(([from, to]) => membrane(skin, [joint, from, to], THIN)),
    membrane(skin, [joint, ankle, elbow], THIN),
    membrane(skin, [elbow, ankle, root], THIN),
    ...spans.map(([from, to]) => drawnIn(skin, joint, from, to, HANGS_IN)),
    membrane(skin, [ankle, [ANKLE[0] - 0.05, ANKLE[1], 0], [-0.2, 0, 0]], THIN),
    limb(bone, root, elbow, 0.03, 0.022),
    limb(bone, elbow, joint, 0.024, 0.018),
    ...ends.slice(0, 3).map((end) => limb(bone, joint, end, 0.014, 0.005)),
    limb(bone, joint, add(joint, [0.09, 0.02, 0]), 0.012, 0.003),
  ];
}
