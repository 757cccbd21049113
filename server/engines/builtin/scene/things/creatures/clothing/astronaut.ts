import type { Random } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain, worn } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, blade, box, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import {
  add,
  between,
  cross,
  normalise,
  roll,
  scale,
  subtract,
  type Vector,
  yaw,
} from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { figureOf } from '../figure.ts';
import { heldBy } from '../held/held.ts';
import { flagOn } from '../held/held-things.ts';
import { bend } from '../stance.ts';
import { bentLeg, leg, SEAT } from './suit-legs.ts';

/** The cloth of a space suit. */
export const SUIT: Colour = [0.86, 0.86, 0.85];
const GREY: Colour = [0.5, 0.51, 0.53];
const DARK: Colour = [0.2, 0.21, 0.23];
const RED: Colour = [0.76, 0.16, 0.12];
const BLUE: Colour = [0.16, 0.3, 0.62];

/** How far one is turned to the eye, radians. */
const TURNS = { walking: 0.5, standing: 0.95 } as const;

/** How far who floats is tilted at the least and how much more by chance, radians. */
const TILT = { least: 0.35, more: 0.5 } as const;

/** Someone in a space suit, with a golden visor and a pack on the back; `isAdrift`: floating in no one's upright. */
export function astronaut(
  { random, rays, colour, tall, posture, holds }: Wish,
  isAdrift = false,
): Sprite {
  const vary = 0.35 * (random.unit() - 0.5);
  const isLeft = random.unit() >= 0.5;
  const flag = holds?.thing === 'flag' ? holds : null;
  const sits = posture === 'sitting' && !isAdrift && holds === undefined;
  const isWalking =
    !sits &&
    holds === undefined &&
    (posture === 'walking' || posture === 'running' || random.unit() < 0.5);
  // A stride is seen from aside: toward the eye one leg would hide the other.
  const turn = (isWalking ? TURNS.walking : TURNS.standing) + vary;
  const yaw = isLeft ? Math.PI - turn : turn;
  const inHands = holds === undefined || flag !== null ? null : heldInSuit(random, holds);
  const upright = modelOf(colour ?? SUIT, isWalking ? 0.15 : 0.03, flag, inHands, sits);
  const model = sits ? moved(upright, { to: [0, -SEAT, 0] }) : upright;
  const tilt = isAdrift ? TILT.least + TILT.more * random.unit() : 0;
  const seen = isAdrift ? moved(model, { by: roll(random.unit() < 0.5 ? tilt : -tilt) }) : model;
  return sculpt(seen, { yaw, pitch: 0.05, away: 4 }, rays, tall, random);
}

/** Thick cloth with creases that run across the limbs, closest at their joints. */
export const quilted = (colour: Colour): Look => {
  const cloth = worn(colour, 0.06);
  return {
    ...cloth,
    bump: (x, y, z) => 0.0006 * Math.sin(y * 150 + 4 * Math.sin(x * 23 + z * 19)),
  };
};

/** The visor: gold that mirrors the dark sky above and the bright ground below. */
const VISOR: Look = {
  paint: (_x, _y, _z, normal) => {
    const up = normal[1] * 0.5 + 0.5;
    const band = Math.exp(-(((up - 0.46) / 0.1) ** 2));
    const low = up < 0.46 ? 0.5 : 0.16;
    return [low * 0.95 + 0.5 * band, low * 0.66 + 0.4 * band, low * 0.2 + 0.16 * band];
  },
  gloss: 1,
};

/** How large the head of an animal is in a space suit, as a share of the suit's height for a height of a human head, and where its chin is. */
const OPEN = { size: 0.19, chin: [0.01, 0.8, 0] } as const;

/** The space suit of an animal that has taken its helmet off, with its head, which is in heights of a human head with the chin at 0. */
export function spacesuit(head: readonly Solid[]): Solid[] {
  const suit = quilted(SUIT);
  return [
    ...trunk(suit, worn(SUIT, 0.04, { gloss: 0.25 })),
    ...[-1, 1].flatMap((side) => [...leg(suit, side, -side * 0.03), ...arm(suit, side)]),
    ...pack(),
    limb(plain(GREY), [0, 0.8, -0.02], [0, 0.8, 0.02], 0.1, 0.1, 0.01),
    ...moved(head, { size: OPEN.size, to: OPEN.chin }),
    ...controls(),
  ];
}

/** Where the staff of a flag is put into the ground before a suit, and how high the glove on each side holds it. */
const STAFF: Vector = [0.27, 0, 0];
const GRIP = { near: 0.68, far: 0.58 } as const;

/** Who stands in a suit, as those who hold things are measured: broader, the chin behind the visor. */
const MEASURES = { ...figureOf([]), shoulder: 0.755, shoulders: 0.155, waist: 0.56, chin: 0.84 };
/** Upper and lower arms of a suit, shares of its height. */
const ARM = { upper: 0.182, lower: 0.166 } as const;
/** Whither elbows go that are bent. */
const outward = (side: number): Vector => [-0.5, -1, side * 0.8];

/** Arms that hold a thing before the suit, and that thing. */
interface InHands {
  readonly arm: (side: number) => Bent;
  readonly pieces: readonly Solid[];
}

/** Something held or played in a suit; a hand that it leaves free hangs. */
function heldInSuit(random: Random, { thing, colour }: NonNullable<Wish['holds']>): InHands {
  const { hands, pieces } = heldBy(random, thing, MEASURES, colour);
  const arm = (side: number): Bent => {
    const wrist = side < 0 ? hands.near : hands.far;
    if (wrist === undefined) return hanging(side);
    const root = shoulderOf(side);
    return { elbow: bend(root, wrist, ARM.upper, ARM.lower, outward(side)), wrist };
  };
  return { arm, pieces };
}

/** Looks right; a foot is ahead by a `stride`, or the legs are bent before it as it `sits`, an arm is lifted a little, or both hold the staff of a flag or what is in the hands. */
function modelOf(
  colour: Colour,
  stride: number,
  flag: Wish['holds'] | null,
  inHands: InHands | null,
  sits: boolean,
): Solid[] {
  const suit = quilted(colour);
  const hard = worn(colour, 0.04, { gloss: 0.25 });
  return [
    ...trunk(suit, hard),
    ...[-1, 1].flatMap((side) => [
      ...(sits ? bentLeg(suit, side) : leg(suit, side, -side * stride)),
      ...arm(
        suit,
        side,
        flag ? atStaff(side) : (inHands?.arm(side) ?? hanging(side, side * stride)),
      ),
    ]),
    ...(flag ? flagOn(STAFF, flag.colour) : []),
    ...(inHands?.pieces ?? []),
    ...pack(),
    ...helmet(hard),
    ...controls(),
  ];
}

const ACROSS = yaw(Math.PI / 2);

const trunk = (suit: Look, hard: Look): Solid[] => [
  blade(hard, [0, 0.71, 0], [0, 0.62, 0], 0.145, 0.14, 0.78, 0, ACROSS),
  blade(suit, [0, 0.62, 0], [0, 0.5, 0], 0.135, 0.135, 0.8, 0.03, ACROSS),
  limb(plain(GREY), [0, 0.545, -0.06], [0, 0.545, 0.06], 0.104, 0.104, 0.01),
  limb(suit, [-0.005, 0.755, -0.11], [-0.005, 0.755, 0.11], 0.066, 0.066, 0.04),
];

/** Where an arm has its elbow and its wrist. */
interface Bent {
  readonly elbow: Vector;
  readonly wrist: Vector;
}

/** An arm that hangs bent, away from the body as a stiff suit holds it, its hand farther ahead by `ahead`. */
const hanging = (side: number, ahead = 0): Bent => ({
  elbow: [-0.035 + 0.5 * ahead, 0.6, side * 0.245],
  wrist: [0.055 + 0.9 * ahead, 0.472 + 0.25 * Math.max(0, ahead), side * 0.235],
});

/** An arm whose glove is at the staff of a flag. */
const atStaff = (side: number): Bent => ({
  elbow: [0.07, 0.63, side * 0.21],
  wrist: [STAFF[0] - 0.06, side < 0 ? GRIP.near : GRIP.far, side * 0.035],
});

const shoulderOf = (side: number): Vector => [0, 0.755, side * 0.155];

function arm(suit: Look, side: number, { elbow, wrist }: Bent = hanging(side)): Solid[] {
  const shoulder = shoulderOf(side);
  return [
    limb(suit, shoulder, elbow, 0.064, 0.056, 0.04),
    limb(plain(RED), between(shoulder, elbow, 0.42), between(shoulder, elbow, 0.56), 0.0635, 0.062),
    ball(suit, elbow, 0.06, 0.02),
    limb(suit, elbow, between(elbow, wrist, 0.9), 0.056, 0.047, 0.02),
    limb(plain(GREY), between(elbow, wrist, 0.88), wrist, 0.05, 0.05, 0.005),
    ...gloveOf(elbow, wrist, side),
  ];
}

/** A thick glove that goes on from the wrist as the forearm points, its fingers bent to the body, its thumb ahead. */
function gloveOf(elbow: Vector, wrist: Vector, side: number): Solid[] {
  const dark = plain(DARK);
  const along = normalise(subtract(wrist, elbow));
  const inward: Vector = [0, 0, -side];
  const ahead = normalise(cross(inward, scale(along, side)));
  const at = (on: number, front: number, within = 0): Vector =>
    add(add(wrist, scale(along, on)), add(scale(ahead, front), scale(inward, within)));
  return [
    limb(dark, at(0.012, 0), at(0.045, 0), 0.036, 0.035, 0.012),
    ...[-0.022, 0, 0.022].flatMap((front) => [
      limb(dark, at(0.06, front), at(0.092, front * 1.05, 0.008), 0.0155, 0.0145, 0.006),
      limb(dark, at(0.092, front * 1.05, 0.008), at(0.112, front, 0.028), 0.0145, 0.0125, 0.006),
    ]),
    limb(dark, at(0.03, 0.03), at(0.075, 0.048, 0.01), 0.0155, 0.013, 0.008),
  ];
}

/** The pack on the back of who stands. */
export function pack(): Solid[] {
  const shell = worn([0.8, 0.8, 0.79], 0.05);
  return [
    box(shell, [-0.165, 0.69, 0], [0.07, 0.16, 0.13], undefined, 0.025),
    box(plain(GREY), [-0.165, 0.86, 0], [0.05, 0.02, 0.09], undefined, 0.01),
    ...[-1, 1].flatMap((side) => [
      limb(shell, [-0.1, 0.8, side * 0.1], [0.08, 0.79, side * 0.085], 0.014, 0.014),
      limb(plain(GREY), [-0.12, 0.62, side * 0.12], [0.04, 0.55, side * 0.14], 0.013, 0.013),
      limb(plain(GREY), [0.04, 0.55, side * 0.14], [0.12, 0.64, side * 0.075], 0.013, 0.013),
    ]),
  ];
}

const helmet = (hard: Look): Solid[] => [
  limb(plain(GREY), [0, 0.8, -0.02], [0, 0.8, 0.02], 0.088, 0.088, 0.01),
  ball(hard, [0.004, 0.894, 0], 0.12, 0.008),
  ellipsoid(hard, [0.05, 0.896, 0], [0.088, 0.086, 0.102], 0.012),
  // The visor takes most of what is seen of the helmet from before, in a dark rim.
  ellipsoid(plain(GREY), [0.036, 0.897, 0], [0.103, 0.099, 0.1085]),
  ellipsoid(VISOR, [0.046, 0.897, 0], [0.103, 0.09, 0.1]),
  ...[-1, 1].map((side) => ellipsoid(plain(GREY), [0, 0.89, side * 0.118], [0.035, 0.04, 0.014])),
];

/** The helmet and the pack of who stands. */
export const headgear = (): Solid[] => [...pack(), ...helmet(worn(SUIT, 0.04, { gloss: 0.25 }))];

const controls = (): Solid[] => [
  box(plain(GREY), [0.122, 0.665, 0], [0.028, 0.05, 0.078], undefined, 0.01),
  box(plain(DARK), [0.15, 0.69, 0], [0.004, 0.012, 0.055]),
  box(plain(RED), [0.15, 0.655, 0.035], [0.006, 0.012, 0.014]),
  box(plain(BLUE), [0.15, 0.655, -0.035], [0.006, 0.012, 0.014]),
  box(plain(SUIT), [0.15, 0.655, 0], [0.006, 0.012, 0.014]),
  box(plain(BLUE), [0.07, 0.755, -0.1], [0.05, 0.03, 0.004], undefined, 0.002),
];
